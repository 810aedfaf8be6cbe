package validator

import (
	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/locale"
)

// fallbackLocales has a bit for every locale that another falls back to.
const fallbackLocales = 1<<locale.EnglishGB | 1<<locale.EnglishUS | 1<<locale.Spanish

// fallingBack are the locales that have a fallback.
var fallingBack = [...]locale.Locale{locale.EnglishUS, locale.EnglishGB, locale.SpanishLATAM}

// redundant reports an entry that is identical to the default, unless it stops a fallback.
func (c *checker) redundant(s *String, d *Dictionary, id syntax.ID, l locale.Locale) {
	if l == locale.Unknown || c.stopsFallback(s, d, l) {
		return
	}
	found := c.report(&ruleLocalizationRedundant, c.at(id),
		quoted(s.Text)+" is the default already, so this entry is ignored")
	c.localize(found, id)
	found.perhaps("leave it out", c.removal(id))
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
		fallback, _ := l.Fallback()
		if d.Has(l) || !d.Has(fallback) {
			continue
		}
		if id, _ := d.find(fallback); textOf(c.tree, id).Text != s.Text {
			c.fallback(s, d, l, id)
		}
	}
}

func (c *checker) fallback(s *String, d *Dictionary, l locale.Locale, from syntax.ID) {
	severity := ruleLocalizationFallback.Severity
	if l == locale.SpanishLATAM {
		severity = Info
	}
	found := c.reportAs(&ruleLocalizationFallback, severity, c.at(d.id),
		l.String()+" has no entry: its people will see "+quotedStart(textOf(c.tree, from).Text)+
			" ("+c.tree.Key(from)+"), not the default")
	found.Locale = l.String()
	c.relate(found, c.at(from), "this is what they will see")
	if l == locale.SpanishLATAM || s.Text == "" || c.paths.member(d.id, l.String()) != 0 {
		return
	}
	end, _ := c.tree.KeyRange(d.first())
	entry := quoted(l.String()) + ": " + syntax.Quote(s.Text) + ", "
	found.perhaps("add the default as "+quoted(l.String()), TextEdit{end, end, entry})
}
