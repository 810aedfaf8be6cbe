package validator

import (
	"strings"
	"unicode/utf8"

	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/validator/internal/naming"
)

// patternName judges a name that must match the pattern and be lower-case.
func (c *checker) patternName(t *text) { c.name(t, Error) }

// maybeName judges a name that must do so only if its command is CHAT_INPUT.
func (c *checker) maybeName(t *text) { c.name(t, Warning) }

func (c *checker) name(t *text, severity Severity) {
	var seen [4]bool
	for i, r := range t.Text {
		class := naming.Of(r)
		unread := r == utf8.RuneError && c.guessed && !c.tree.Plain(t.id)
		if seen[class] || unread { // what could not be read is reported as such
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
	{func(r rune) bool { return r == '\n' || r == '\r' }, "leave out the line break"},
	{naming.IsSpace, "write \"-\" or \"_\" between words: names have no blanks"},
	{
		func(r rune) bool { return r == 0x200C || r == 0x200D },
		"leave out the zero-width joiner: the pattern has no invisible characters",
	},
	{
		func(r rune) bool { return r == 0x2019 || r == 0x2018 || r == '`' || r == 0xB4 },
		"write \"ʼ\" (U+02BC), the apostrophe that is a letter",
	},
	{
		func(r rune) bool { return r == 0x0E3F },
		"the baht sign is no Thai letter: write the currency in words",
	},
	{
		func(r rune) bool { return r == 0x0964 || r == 0x0965 },
		"leave out the danda: it is punctuation, not a Devanagari letter",
	},
	{func(r rune) bool { return r == '/' }, "leave out the slash: people type it before the name"},
}

func (c *checker) charset(t *text, severity Severity, index int, r rune) {
	d := c.sayAt(&ruleNameCharset, severity, t, c.characterSpot(t.id, index, r),
		quoted(t.Text)+" has "+character(r)+", which "+whose(severity)+"names may not have")
	c.furtherOutside(d, t.Text[index:], r)
	start, end := c.tree.Range(t.id)
	composed, changed := naming.AppendComposed(nil, t.Text)
	if changed && !strings.ContainsRune(string(composed), r) {
		d.note("the letter is decomposed: write it as one character")
		d.perhaps("compose the letters", TextEdit{start, end, syntax.Quote(string(composed))})
		return
	}
	d.note(advise(r))
	if name := validName(t.Text); name != "" {
		d.perhaps("rename to "+quoted(name), TextEdit{start, end, syntax.Quote(name)})
	}
}

// validName returns the valid name that comes nearest to a text: in lower case, "-" between its words,
// without what names may not have; "" when there is none.
func validName(text string) string {
	var name []byte
	previous := '-'
	for _, r := range strings.Join(strings.FieldsFunc(text, naming.IsSpace), "-") {
		switch class := naming.Of(r); {
		case class == naming.Outside || class == naming.Unassigned:
			continue
		case class == naming.Capital && previous != '-' && previous != '_' && naming.Of(previous) == naming.Allowed:
			name = append(name, '-')
		}
		name = utf8.AppendRune(name, r)
		previous = r
	}
	lower := string(naming.AppendLower(nil, string(name)))
	if n := utf8.RuneCountInString(lower); n == 0 || n > maxNameRunes || !naming.Whole(lower) {
		return ""
	}
	return lower
}

// whose and condition word a rule that holds only if the command is CHAT_INPUT: then it is a warning.
func whose(severity Severity) string {
	if severity == Error {
		return ""
	}
	return "a slash command's "
}

func condition(severity Severity) string {
	if severity == Error {
		return ""
	}
	return " if the command is a slash command"
}

// furtherOutside notes the next character of a name that is outside the pattern, too.
func (c *checker) furtherOutside(d *Diagnostic, rest string, first rune) {
	for _, r := range rest {
		if r != first && naming.Of(r) == naming.Outside {
			d.note(character(r) + " may not stand in it either")
			return
		}
	}
}

// advise returns what to do about a character that names may not have.
func advise(r rune) string {
	for _, a := range advice {
		if a.is(r) {
			return a.says
		}
	}
	return "use letters, digits, \"-\" and \"_\" only"
}

func (c *checker) lowercase(t *text, severity Severity) {
	d := c.sayAt(&ruleNameLowercase, severity, t, c.at(t.id),
		quoted(t.Text)+" must be lower-case"+condition(severity))
	if d == &c.unheard {
		return
	}
	name := string(naming.AppendLower(nil, t.Text))
	safe := severity == Error && c.safeLowercase(t, name)
	if words := validName(t.Text); t.key == "" && len(words) > len(name) {
		name, safe = words, false
	}
	start, end := c.tree.Range(t.id)
	d.offer(safe, "rename to "+quoted(name), TextEdit{start, end, syntax.Quote(name)})
}

// safeLowercase reports whether a name may be written in lower case without a look: it has the same
// length then, matches the pattern, no sibling has that name, and it is not the default of a
// localization. Handlers look options up by their default names, the siblings of an interaction are not
// known, nor are those in other files.
func (c *checker) safeLowercase(t *text, lower string) bool {
	if t.key == "" && (len(t.siblings.options) > 0 || c.options.Part || t.dictionary.entryOf(lower) != nil) ||
		lower == t.standard {
		return false
	}
	sameLength := utf8.RuneCountInString(lower) == int(t.Runes)
	wholeCommand := c.severity(&ruleLocalizationNameClashCommand, Off) != Off
	return sameLength && !wholeCommand && !c.received && (naming.Whole(lower) || c.onlyOutside(lower)) &&
		!c.lowered(t.siblings).clashes(t.locale, lower)
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
