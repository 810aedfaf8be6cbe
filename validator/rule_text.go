package validator

import (
	"strings"
	"unicode/utf8"

	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/validator/internal/naming"
)

// textKind is a kind of localizable text and what it must obey; "Values obey the same rules" holds
// for its localizations.
type textKind struct {
	// what names it in messages, without an article.
	what string
	// least and most are its length in code points.
	least, most int32
	length      *Rule
	// fine reports quickly whether a text of legal length breaks no further rule.
	fine func(text string) bool
	// judge reports which it breaks.
	judge func(c *checker, t *text)
}

// text is a default or localized text under judgement.
type text struct {
	String
	of *textKind
	// key is the dictionary key, "" for the default.
	key string
	// locale is the locale of a localized text, locale.Unknown for the default.
	locale locale.Locale
	// siblings has the names that the text's must not come to equal.
	siblings siblings
	// standard is the default text of a localized one.
	standard string
	// dictionary has the localizations of a default text.
	dictionary *Dictionary
	// sole tells of a localized text that nothing else is shown or reported where it is removed.
	sole bool
}

// The kinds of text.
var (
	// patternName: "CHAT_INPUT command names and option names must match the regular expression".
	patternName = textKind{"name", 1, maxNameRunes, &ruleNameLength, fineName, (*checker).patternName}
	// maybeName is the name in an edit body that does not tell the command's type.
	maybeName = textKind{"name", 1, maxNameRunes, &ruleNameLength, fineName, (*checker).maybeName}
	// freeName: "USER and MESSAGE command names may be mixed case and may contain spaces".
	freeName = textKind{"name", 1, maxNameRunes, &ruleNameLength, notBlank, (*checker).freeName}
	// entryName is the name of an entry point, whose characters the interface does not state.
	entryName = textKind{"name", 1, maxNameRunes, &ruleNameLength, matches, (*checker).entryName}
	// looseName is the name of a command whose type is none of the interface's.
	looseName = textKind{"name", 1, maxNameRunes, &ruleNameLength, anything, nil}

	strictDescription = textKind{
		"description", 1, 100, &ruleDescriptionLength, notBlank, (*checker).blankDescription,
	}
	// maybeDescription is the description in an edit body that does not tell the command's type.
	maybeDescription = textKind{
		"description", 0, 100, &ruleDescriptionLength, notBlank, (*checker).maybeBlank,
	}
	// looseDescription is a description that may be left empty.
	looseDescription = textKind{"description", 0, 100, &ruleDescriptionLength, anything, nil}

	choiceName = textKind{"choice name", 1, 100, &ruleChoiceNameLength, anything, nil}
)

// maxNameRunes is the limit of "Command name | 1-32 characters".
const maxNameRunes = 32

func anything(string) bool { return true }

func notBlank(text string) bool { return !naming.Blank(text) }

func fineName(text string) bool {
	return naming.Whole(text) && strings.IndexByte(text, '\'') < 0
}

// matches reports whether a text matches the interface's pattern, whatever its case.
func matches(text string) bool {
	_, _, ok := outside(text)
	return ok
}

// outside returns the first character of a text that is outside the pattern, and its byte index; ok
// tells that there is none.
func outside(text string) (index int, r rune, ok bool) {
	for i, r := range text {
		if class := naming.Of(r); class == naming.Outside || class == naming.Unassigned {
			return i, r, false
		}
	}
	return 0, 0, true
}

// text judges a localizable text and its dictionary and counts them to the budget.
func (c *checker) text(of *textKind, s *String, d *Dictionary, among siblings) {
	longest := int32(0)
	if s.Given() {
		longest = s.Runes
		if s.Runes < of.least || s.Runes > of.most || !of.fine(s.Text) {
			c.judgeText(&text{String: *s, of: of, locale: locale.Unknown, siblings: among, dictionary: d})
		}
	}
	if d.Given() {
		longest = max(longest, c.localized(of, s, d, among))
	}
	c.used += int(longest)
}

// localized judges the entries of a dictionary and returns the length of the longest.
func (c *checker) localized(of *textKind, s *String, d *Dictionary, among siblings) int32 {
	t := c.tree
	longest := int32(0)
	for id, end := d.first(), d.end(); id < end; id = t.Next(id) {
		tag := t.Node(id).Tag
		if tag == notAnEntry {
			continue
		}
		entry := textOf(t, id)
		longest = max(longest, entry.Runes)
		if entry.Runes < of.least || entry.Runes > of.most || !of.fine(entry.Text) {
			c.judgeText(&text{
				String: entry, of: of, key: t.Key(id), locale: localeOf(tag), siblings: among,
				standard: s.Text, sole: d.sole(tag) && !d.unknownKeys && !d.hasPartner(localeOf(tag)),
			})
		}
		if s.Given() && !d.unknownKeys && len(entry.Text) == len(s.Text) && entry.Text == s.Text {
			c.redundant(s, d, id, localeOf(tag))
		}
	}
	switch {
	case !s.Given():
	case d.unknownKeys:
		c.weighKeyFixes(s, d)
	case d.locales&fallbackLocales != 0:
		c.fallbacks(s, d)
	}
	return longest
}

// localeOf returns the locale that a dictionary's node is tagged with.
func localeOf(tag uint8) locale.Locale {
	if int(tag) < locale.Known {
		return locale.Locale(tag)
	}
	return locale.Unknown
}

// judgeText reports everything that a text breaks.
func (c *checker) judgeText(t *text) {
	if t.Runes < t.of.least || t.Runes > t.of.most {
		c.length(t)
	}
	if t.of.judge != nil && t.Text != "" {
		t.of.judge(c, t)
	}
}

// say reports a diagnostic about a text.
func (c *checker) say(rule *Rule, t *text, message string) *Diagnostic {
	return c.sayAt(rule, rule.Severity, t, c.at(t.id), message)
}

//go:noinline
func (c *checker) sayAt(rule *Rule, severity Severity, t *text, at spot, message string) *Diagnostic {
	d := c.reportAs(rule, severity, at, message)
	d.Locale = t.key
	return d
}

func (c *checker) length(t *text) {
	if t.Runes == 0 {
		d := c.say(t.of.length, t, t.of.what+" is empty; it must have "+itoa(int64(t.of.least))+"-"+
			count(int(t.of.most), "character"))
		if t.key != "" {
			d.offer(t.sole, "remove it", c.removal(t.id))
		}
		return
	}
	d := c.sayAt(t.of.length, t.of.length.Severity, t, c.tail(t.id, t.Text, int(t.of.most)), quotedStart(t.Text)+" has "+
		count(int(t.Runes), "character")+"; the limit is "+itoa(int64(t.of.most)))
	if over := t.Runes - t.of.most; over > 0 {
		d.note("shorten it by " + count(int(over), "character"))
	}
}

// tail is the spot of a text that is too long, marked from the first character beyond its limit.
func (c *checker) tail(id syntax.ID, text string, limit int) spot {
	at := c.at(id)
	if c.tree.Kind(id) != syntax.String {
		return at
	}
	for i := range text {
		if limit == 0 {
			at.start, at.end = c.tree.Offset(id, i), c.tree.Offset(id, len(text))
			break
		}
		limit--
	}
	return at
}

// quotedStart shows the beginning of a text that is too long to repeat.
func quotedStart(text string) string {
	const most = 24
	seen := 0
	for i := range text {
		if seen == most {
			return quoted(text[:i] + "…")
		}
		seen++
	}
	return quoted(text)
}

func (c *checker) freeName(t *text) {
	if naming.Blank(t.Text) {
		c.say(&ruleNameBlank, t, quoted(t.Text)+" has only blanks; a name needs a visible character")
	}
}

func (c *checker) blankDescription(t *text) { c.blank(t, Error) }

func (c *checker) maybeBlank(t *text) { c.blank(t, Warning) }

func (c *checker) blank(t *text, severity Severity) {
	if naming.Blank(t.Text) {
		c.sayAt(&ruleDescriptionBlank, severity, t, c.at(t.id),
			quoted(t.Text)+" has only blanks, which the service trims; a description needs text")
	}
}

func (c *checker) entryName(t *text) {
	if i, r, ok := outside(t.Text); !ok {
		c.sayAt(&ruleEntryPointName, Warning, t, c.characterSpot(t.id, i, r),
			"a slash command's name may not have "+character(r)+"; an entry point's likely neither")
	}
}

// characterSpot marks one character of a string; index is that of its first byte in the text.
func (c *checker) characterSpot(id syntax.ID, index int, r rune) spot {
	if c.tree.Kind(id) != syntax.String {
		return c.at(id)
	}
	start := c.tree.Offset(id, index)
	end := c.tree.Offset(id, index+utf8.RuneLen(r))
	return spot{id, start, end}
}
