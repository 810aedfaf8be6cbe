package validator

import (
	"strings"
	"unicode/utf8"

	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/validator/internal/naming"
	"github.com/slashlint/slashlint/validator/internal/syntax"
)

// patternName judges a name that must match the pattern and be lower-case.
func (c *checker) patternName(t *text) { c.name(t, Error) }

// maybeName judges a name that must do so only if its command is CHAT_INPUT.
func (c *checker) maybeName(t *text) { c.name(t, Warning) }

func (c *checker) name(t *text, severity Severity) {
	var seen [4]bool
	for i, r := range t.Text {
		class := naming.Of(r)
		if seen[class] {
			continue
		}
		seen[class] = true
		switch class {
		case naming.Outside:
			c.charset(t, severity, i, r)
		case naming.Unassigned:
			c.sayAt(&ruleNameNewerUnicode, Warning, t, c.characterSpot(t.id, i, r),
				character(r)+" is not assigned in Unicode "+UnicodeVersion+"; the service may refuse it")
		case naming.Capital:
			c.lowercase(t, severity)
		}
	}
	if strings.IndexByte(t.Text, '\'') >= 0 {
		c.apostrophe(t)
	}
}

// advice is what to do about characters that are often found in names.
var advice = []struct {
	is   func(r rune) bool
	says string
}{
	{naming.IsSpace, "write \"-\" or \"_\" between words: names have no blanks"},
	{func(r rune) bool { return r == 0x200C || r == 0x200D },
		"leave out the zero-width joiner: the pattern has no invisible characters"},
	{func(r rune) bool { return r == 0x2019 || r == 0x2018 || r == '`' || r == 0xB4 },
		"write \"ʼ\" (U+02BC), the apostrophe that is a letter"},
	{func(r rune) bool { return r == 0x0E3F },
		"the baht sign is no Thai letter: write the currency in words"},
	{func(r rune) bool { return r == 0x0964 || r == 0x0965 },
		"leave out the danda: it is punctuation, not a Devanagari letter"},
	{func(r rune) bool { return r == '/' }, "leave out the slash: people type it before the name"},
	{func(r rune) bool { return r == '\n' || r == '\r' }, "leave out the line break"},
}

func (c *checker) charset(t *text, severity Severity, index int, r rune) {
	d := c.sayAt(&ruleNameCharset, severity, t, c.characterSpot(t.id, index, r),
		quoted(t.Text)+" has "+character(r)+", which names may not have")
	start, end := c.tree.Range(t.id)
	if composed, changed := naming.AppendComposed(nil, t.Text); changed && !strings.ContainsRune(string(composed), r) {
		d.note("the letter is decomposed: write it as one character")
		d.perhaps("compose the letters", TextEdit{start, end, syntax.Quote(string(composed))})
		return
	}
	for _, a := range advice {
		if a.is(r) {
			d.note(a.says)
			break
		}
	}
	if mended := hyphenate(t.Text); mended != t.Text && mended != "" {
		d.perhaps("write "+quoted(mended), TextEdit{start, end, syntax.Quote(mended)})
	}
}

// hyphenate writes blanks inside a name as hyphens and drops those around it.
func hyphenate(name string) string {
	return strings.Join(strings.FieldsFunc(name, naming.IsSpace), "-")
}

func (c *checker) lowercase(t *text, severity Severity) {
	d := c.sayAt(&ruleNameLowercase, severity, t, c.at(t.id), quoted(t.Text)+" must be lower-case")
	lower := string(naming.AppendLower(nil, t.Text))
	start, end := c.tree.Range(t.id)
	d.offer(c.surelyMeant(t, lower), "lower-case it", TextEdit{start, end, syntax.Quote(lower)})
}

// surelyMeant reports whether writing a name in lower case brings no new error: it has the same
// length, matches the pattern, and no sibling has that name.
func (c *checker) surelyMeant(t *text, lower string) bool {
	sameLength := utf8.RuneCountInString(lower) == int(t.Runes)
	return sameLength && (naming.Whole(lower) || c.onlyOutside(lower)) &&
		!t.siblings.have(t.id, t.locale, lower)
}

// onlyOutside reports whether a name's only fault is characters outside the pattern, which were so
// before.
func (c *checker) onlyOutside(name string) bool {
	for _, r := range name {
		if naming.Of(r) == naming.Capital {
			return false
		}
	}
	return true
}

func (c *checker) apostrophe(t *text) {
	d := c.say(&ruleNameApostrophe, t,
		quoted(t.Text)+" has \"'\" (U+0027), which the live service refuses")
	d.note("write \"ʼ\" (U+02BC), the apostrophe that is a letter")
	start, end := c.tree.Range(t.id)
	mended := strings.ReplaceAll(t.Text, "'", "\u02BC")
	d.perhaps("write "+quoted(mended), TextEdit{start, end, syntax.Quote(mended)})
}

// siblings are the options or commands among which a name must be unique.
type siblings struct {
	options []Option
	// commands are those of a list; only those of one type are compared.
	commands []Command
	kind     CommandType
}

// mostCompared bounds the siblings that are looked at one by one.
const mostCompared = 128

// have reports whether a sibling of the name with this id has or, once lower-case, would have this
// name: as its default name, or in the locale; a default name is compared with every locale's. Where
// there are too many to tell, it reports true.
func (s siblings) have(id syntax.ID, l locale.Locale, name string) bool {
	if len(s.options)+len(s.commands) > mostCompared {
		return true
	}
	for i := range s.options {
		o := &s.options[i]
		if o.Name.id != id && same(o.Name.Text, name) ||
			o.NameLocalizations.shares(id, l, name) {
			return true
		}
	}
	for i := range s.commands {
		other := &s.commands[i]
		if l == locale.Unknown && other.Name.id != id && other.Kind() == s.kind &&
			same(other.Name.Text, name) {
			return true
		}
	}
	return false
}

// shares reports whether an entry other than id has the name in a locale, or in any for Unknown.
func (d *Dictionary) shares(id syntax.ID, l locale.Locale, name string) bool {
	if !d.Given() {
		return false
	}
	for e := range d.All() {
		if e.Value.id != id && (l == locale.Unknown || e.Locale == l) && same(e.Value.Text, name) {
			return true
		}
	}
	return false
}

// same reports whether a text is the name once it is lower-case.
func same(text, name string) bool {
	return text == name || string(naming.AppendLower(nil, text)) == name
}
