package validator

import (
	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/locale"
)

// fallbackLocales has a bit for every locale that another falls back to.
const fallbackLocales = 1<<locale.EnglishGB | 1<<locale.EnglishUS | 1<<locale.Spanish

// fallingBack are the locales that have a fallback.
var fallingBack = [...]locale.Locale{locale.EnglishUS, locale.EnglishGB, locale.SpanishLATAM}

// hasPartner reports whether a dictionary has the locale that another one falls back to, or that falls
// back to it.
func (d *Dictionary) hasPartner(l locale.Locale) bool {
	for _, other := range fallingBack {
		fallback, _ := other.Fallback()
		if l == other && d.Has(fallback) || l == fallback && d.Has(other) {
			return true
		}
	}
	return false
}

// redundant reports an entry that is identical to the default, unless it stops a fallback.
func (c *checker) redundant(s *String, d *Dictionary, id syntax.ID, l locale.Locale) {
	if l == locale.Unknown || c.stopsFallback(s, d, l) {
		return
	}
	key := c.tree.Key(id)
	g, first := c.group(groupKey{rule: &ruleLocalizationRedundant, severity: Info, subject: key}, id)
	if first {
		g.locale = key
		g.one = "same as the default; Discord ignores it"
		g.many = "same as the defaults in " + clip(key) + "; Discord ignores them"
		g.fix.Title, g.fixMany = "remove it", "remove all of them"
	}
	g.addEdit(c.removal(id))
}

// stopsFallback reports whether people of a locale would see another text than the default if the
// locale had no entry.
func (c *checker) stopsFallback(s *String, d *Dictionary, l locale.Locale) bool {
	fallback, ok := l.Fallback()
	if !ok {
		return false
	}
	text, ok := d.Lookup(fallback)
	return ok && text != s.Text
}

// fallbacks reports the locales without an entry whose people will see their fallback's.
func (c *checker) fallbacks(s *String, d *Dictionary) {
	for _, l := range fallingBack {
		if id := c.fallbackEntry(s, d, l); id != 0 {
			c.fallback(s, d, l, id)
		}
	}
}

// fallbackEntry returns the entry that people of a locale without one see instead of the default, or 0.
func (c *checker) fallbackEntry(s *String, d *Dictionary, l locale.Locale) syntax.ID {
	fallback, _ := l.Fallback()
	if d.Has(l) || !d.Has(fallback) {
		return 0
	}
	id, _ := d.find(fallback)
	if textOf(c.tree, id).Text == s.Text {
		return 0
	}
	return id
}

// weighKeyFixes makes the fixes of a dictionary's keys suggestions where the entries under the right keys
// would be redundant or shown by fallback: a safe fix brings no new diagnostic.
func (c *checker) weighKeyFixes(s *String, d *Dictionary) {
	brings := false
	for _, l := range fallingBack {
		brings = brings || c.fallbackEntry(s, d, l) != 0
	}
	for id, end := d.first(), d.end(); id < end && !brings; id = c.tree.Next(id) {
		l := localeOf(c.tree.Node(id).Tag)
		brings = l != locale.Unknown && textOf(c.tree, id).Text == s.Text && !c.stopsFallback(s, d, l)
	}
	if !brings {
		return
	}
	about := c.keyFindings[d.id]
	for i := about[0]; i < about[1]; i++ {
		for k := range c.found[i].Fixes {
			c.found[i].Fixes[k].Safe = false
		}
	}
}

// fallback reports a locale without an entry: once for the document or, where other dictionaries of it
// have one, for the command.
func (c *checker) fallback(s *String, d *Dictionary, l locale.Locale, from syntax.ID) {
	key := groupKey{rule: &ruleLocalizationFallback, severity: Warning, subject: l.String()}
	if l == locale.SpanishLATAM {
		key.rule, key.severity = &ruleLocalizationInherited, Info
	}
	if c.locales>>l&1 != 0 {
		key.command = c.command
	}
	g, first := c.group(key, d.id)
	if first {
		missing, shown := "no "+key.subject+" translation", clip(c.tree.Key(from))
		g.locale, g.seen = key.subject, from
		g.one = missing + ": people there see the " + shown + " text " + quotedStart(textOf(c.tree, from).Text)
		g.many = missing + "s: people there see the " + shown + " texts"
		g.fix.Title = "add the default as " + key.subject
		g.fixMany = "add the defaults as " + key.subject
	}
	if l == locale.SpanishLATAM || s.Text == "" || c.paths.member(d.id, key.subject) != 0 {
		return
	}
	end, _ := c.tree.KeyRange(d.first())
	g.addEdit(TextEdit{end, end, quoted(key.subject) + ": " + syntax.Quote(s.Text) + ", "})
}
