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
	words := strings.FieldsFunc(t.Text, naming.IsSpace)
	switch mended := hyphenate(words); {
	case len(words) == 1 && words[0] != t.Text:
		d.note("leave out the blanks around the name")
		d.perhaps("write "+quoted(mended), TextEdit{start, end, syntax.Quote(mended)})
	case len(words) > 1:
		d.note(advise(r))
		d.perhaps("write "+quoted(mended), TextEdit{start, end, syntax.Quote(mended)})
	default:
		d.note(advise(r))
	}
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

// hyphenate joins words with hyphens, in lower case.
func hyphenate(words []string) string {
	return string(naming.AppendLower(nil, strings.Join(words, "-")))
}

func (c *checker) lowercase(t *text, severity Severity) {
	d := c.sayAt(&ruleNameLowercase, severity, t, c.at(t.id),
		quoted(t.Text)+" must be lower-case"+condition(severity))
	if d == &c.unheard {
		return
	}
	lower := string(naming.AppendLower(nil, t.Text))
	start, end := c.tree.Range(t.id)
	sure := severity == Error && c.surelyMeant(t, lower)
	d.offer(sure, "lower-case it", TextEdit{start, end, syntax.Quote(lower)})
}

// surelyMeant reports whether writing a name in lower case brings no new error: it has the same
// length, matches the pattern, and no sibling has that name. Those of an interaction are not known.
func (c *checker) surelyMeant(t *text, lower string) bool {
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
