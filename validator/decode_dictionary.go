package validator

import (
	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/locale"
)

// readDictionary decodes a localization dictionary: every entry's node is tagged with its locale.
func (c *checker) readDictionary(d *Dictionary, id syntax.ID) {
	*d = Dictionary{Place: d.Place, tree: c.tree}
	if !c.begin(&d.Place, id, optional) {
		return
	}
	t := c.tree
	if t.Kind(id) != syntax.Object {
		c.wrongType(id, "an object of locales and strings")
		return
	}
	d.state = Present
	var at keyed
	strays := false
	for child, end := t.First(id), t.End(id); child < end; child = t.Next(child) {
		l, known := locale.Parse(t.Key(child))
		if !known {
			strays = true
			t.Node(child).Tag = unknownLocale
			continue
		}
		if earlier := at[l]; earlier != 0 {
			c.repeatedLocale(d, l, earlier, child)
		}
		at[l] = child
		c.entry(d, l, child)
	}
	c.locales |= d.locales
	if strays {
		c.unknownLocales(d, &at)
	}
}

// keyed are the entries of a dictionary by the locale that their keys name, the last where several
// do; 0 is none.
type keyed [locale.Known]syntax.ID

// entry decodes the entry of a locale.
func (c *checker) entry(d *Dictionary, l locale.Locale, id syntax.ID) {
	if c.entryText(d, id, uint8(l)) {
		d.locales |= 1 << l
	}
	if !l.Documented() {
		c.undocumented(c.key(id), l).Locale = l.String()
	}
}

func (c *checker) undocumented(at spot, l locale.Locale) *Diagnostic {
	return c.report(&ruleLocaleUndocumented, at,
		l.String()+" is not among the documented locales; only the service's schema has it")
}

// entryText tags an entry's node and reports whether its value is a string, or reads as one.
func (c *checker) entryText(d *Dictionary, id syntax.ID, tag uint8) bool {
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
		c.localize(c.wrongEntry(d, id, tag), id)
	}
	return false
}

func (c *checker) wrongEntry(d *Dictionary, id syntax.ID, tag uint8) *Diagnostic {
	finding := c.wrongType(id, syntax.String.String())
	if c.tree.Kind(id) == syntax.Null {
		finding.offer(d.sole(tag), "leave the locale out", c.removal(id))
	}
	return finding
}

// repeatedLocale reports a locale that stands twice; the earlier entry no longer counts.
func (c *checker) repeatedLocale(d *Dictionary, l locale.Locale, earlier, later syntax.ID) {
	c.tree.Node(earlier).Tag = notAnEntry
	d.locales &^= 1 << l
	d.contested |= 1 << l
	c.duplicateKey(earlier, later)
}

// unknownLocales deals with the keys that are not locales. An entry whose key surely means a locale that
// has no entry counts as that locale's; of several, the one that differs in its spelling alone.
func (c *checker) unknownLocales(d *Dictionary, at *keyed) {
	t := c.tree
	d.unknownKeys = true
	first := len(c.found)
	seen := c.strays(nil)
	for _, respelled := range [...]bool{true, false} {
		for child, end := d.first(), d.end(); child < end; child = t.Next(child) {
			switch {
			case t.Node(child).Tag != unknownLocale:
			case !t.Member(child):
				t.Node(child).Tag = notAnEntry
			case isRespelled(t.Key(child)) == respelled:
				c.unknownLocale(d, at, child)
			}
		}
	}
	for child, end := d.first(), d.end(); child < end; child = t.Next(child) {
		if _, known := locale.Parse(t.Key(child)); !known {
			seen.add(child)
		}
	}
	if len(c.found) > first {
		if c.keyFindings == nil {
			c.keyFindings = map[syntax.ID][2]int{}
		}
		c.keyFindings[d.id] = [2]int{first, len(c.found)}
	}
	seen.duplicates()
}

// isRespelled reports whether a key is a locale's code but for case and separator.
func isRespelled(key string) bool {
	meant, ok := locale.Meant(key)
	code := meant.String()
	return ok && len(key) == len(code) && key[0]|0x20 == code[0] && key[1]|0x20 == code[1]
}

func (c *checker) unknownLocale(d *Dictionary, at *keyed, id syntax.ID) {
	key := c.tree.Key(id)
	finding := c.report(&ruleLocaleUnknown, c.key(id), "unknown locale "+quoted(key))
	finding.Locale = key
	tag := uint8(unknownLocale)
	meant, sure := locale.Meant(key)
	switch {
	case !sure:
		c.suggestLocale(finding, id, key)
	case d.Has(meant):
		finding.note("did you mean " + quoted(meant.String()) + "? It has an entry already")
		d.contested |= 1 << meant
	default:
		start, end := c.tree.KeyRange(id)
		finding.note("did you mean " + quoted(meant.String()) + ", " + meant.English() + "?")
		finding.offer(at[meant] == 0, "rename to "+quoted(meant.String()),
			TextEdit{start, end, quoted(meant.String())})
		tag, at[meant] = uint8(meant), id
	}
	if c.entryText(d, id, tag) && tag != unknownLocale {
		d.locales |= 1 << meant
	}
}

// suggestLocale notes the locale whose code or name is nearest to a key.
func (c *checker) suggestLocale(finding *Diagnostic, id syntax.ID, key string) {
	if finding == &c.unheard {
		return
	}
	code := nearestLocale(key)
	if code == "" {
		finding.note("the interface has " + localeCodes())
		return
	}
	start, end := c.tree.KeyRange(id)
	finding.note("did you mean " + quoted(code) + "?")
	finding.perhaps("rename to "+quoted(code), TextEdit{start, end, quoted(code)})
}

// localize notes the locale of the dictionary entry that a diagnostic is about.
func (c *checker) localize(d *Diagnostic, id syntax.ID) *Diagnostic {
	d.Locale = c.tree.Key(id)
	return d
}
