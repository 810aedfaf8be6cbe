package validator

import (
	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/validator/internal/syntax"
)

// readDictionary decodes a localization dictionary: every entry's node is tagged with its locale.
func (c *checker) readDictionary(d *Dictionary, id syntax.ID) {
	*d = Dictionary{Place: d.Place, tree: c.tree}
	if !c.begin(&d.Place, id, allowed) {
		return
	}
	t := c.tree
	if t.Kind(id) != syntax.Object {
		c.wrongType(id, "an object of locales and strings")
		return
	}
	d.state = Present
	strays := 0
	for child, end := t.First(id), t.End(id); child < end; child = t.Next(child) {
		l, known := locale.Parse(t.Key(child))
		if !known {
			strays++
			t.Node(child).Tag = unknownLocale
			continue
		}
		if d.Has(l) {
			c.repeatedLocale(d, l, child)
		}
		c.entry(d, l, child)
	}
	if strays > 0 {
		c.strayLocales(d)
	}
}

// entry decodes the entry of a locale.
func (c *checker) entry(d *Dictionary, l locale.Locale, id syntax.ID) {
	if c.entryText(id, uint8(l)) {
		d.locales |= 1 << l
	}
	if !l.Documented() {
		c.report(&ruleLocaleUndocumented, c.key(id),
			clip(l.String())+" is not among the documented locales; only the service's schema has it").
			Locale = l.String()
	}
}

// entryText tags an entry's node and reports whether its value is a string, or reads as one.
func (c *checker) entryText(id syntax.ID, tag uint8) bool {
	t := c.tree
	t.Node(id).Tag = tag
	if t.Kind(id) == syntax.String {
		return true
	}
	if c.integerLiteral(id) {
		c.localize(c.coercedToString(id), id)
		return true
	}
	t.Node(id).Tag = notAnEntry
	if t.Kind(id) != syntax.Invalid {
		c.localize(c.wrongEntry(id), id)
	}
	return false
}

func (c *checker) wrongEntry(id syntax.ID) *Diagnostic {
	d := c.wrongType(id, syntax.String.String())
	if c.tree.Kind(id) == syntax.Null {
		d.safely("leave the locale out", c.removal(id))
	}
	return d
}

// repeatedLocale reports a locale that stands twice; the earlier entry no longer counts.
func (c *checker) repeatedLocale(d *Dictionary, l locale.Locale, later syntax.ID) {
	earlier, _ := d.find(l)
	c.tree.Node(earlier).Tag = notAnEntry
	d.locales &^= 1 << l
	c.duplicateKey(earlier, later)
}

// strayLocales deals with the keys that are none of the interface's locales. An entry whose key
// surely means a locale that has no entry counts as that locale's.
func (c *checker) strayLocales(d *Dictionary) {
	t := c.tree
	seen := c.strays(nil)
	for child, end := d.first(), d.end(); child < end; child = t.Next(child) {
		if t.Node(child).Tag != unknownLocale || !t.Member(child) {
			continue
		}
		seen.add(child)
		c.strayLocale(d, child)
	}
	seen.duplicates()
}

func (c *checker) strayLocale(d *Dictionary, id syntax.ID) {
	key := c.tree.Key(id)
	finding := c.report(&ruleLocaleUnknown, c.key(id), clip(quoted(key))+" is no locale of the interface")
	finding.Locale = key
	tag := uint8(unknownLocale)
	meant, sure := locale.Meant(key)
	switch {
	case !sure:
		c.suggestLocale(finding, id, key)
	case d.Has(meant):
		finding.note("did you mean " + quoted(meant.String()) + "? It has an entry already")
	default:
		start, end := c.tree.KeyRange(id)
		finding.note("did you mean " + quoted(meant.String()) + ", " + meant.English() + "?")
		finding.safely("write "+quoted(meant.String()),
			TextEdit{start, end, quoted(meant.String())})
		tag = uint8(meant)
	}
	if c.entryText(id, tag) && tag != unknownLocale {
		d.locales |= 1 << meant
	}
}

// suggestLocale notes the locale whose code or name is nearest to a key.
func (c *checker) suggestLocale(finding *Diagnostic, id syntax.ID, key string) {
	code := nearestLocale(key)
	if code == "" {
		finding.note("the interface's locales are id, da, de, en-GB, en-US, es-ES, es-419, fr and so on")
		return
	}
	start, end := c.tree.KeyRange(id)
	finding.note("did you mean " + quoted(code) + "?")
	finding.perhaps("write "+quoted(code), TextEdit{start, end, quoted(code)})
}

// localize notes the locale of the dictionary entry that a diagnostic is about.
func (c *checker) localize(d *Diagnostic, id syntax.ID) *Diagnostic {
	d.Locale = c.tree.Key(id)
	return d
}
