package yaml

import (
	"bytes"
	"regexp"
	"strings"

	"github.com/slashlint/slashlint/validator"
	"github.com/slashlint/slashlint/validator/yaml/internal/parse"
)

// What readers of YAML 1.1 take a plain text for, by its "Language-Independent Types" and PyYAML, where
// that is not what it is in YAML 1.2: words, and what begins with a digit, a sign or a point.
var elsewhereWords = map[string]string{
	"y": "true", "Y": "true", "yes": "true", "Yes": "true", "YES": "true", "on": "true", "On": "true", "ON": "true",
	"n": "false", "N": "false", "no": "false", "No": "false", "NO": "false", "off": "false", "Off": "false", "OFF": "false",
}

var elsewhere = []struct {
	text *regexp.Regexp
	is   string
}{
	{regexp.MustCompile(`^[-+]?0[0-7_]+$`), "an octal number"},
	{regexp.MustCompile(`^[-+]?0[0-9]+$`), "a string"},
	{regexp.MustCompile(`^0o[0-7]+$`), "a string"},
	{regexp.MustCompile(`^[-+]?0b[01_]+$`), "a binary number"},
	{regexp.MustCompile(`^[-+]?([1-9][0-9_]*(:[0-5]?[0-9])+|[0-9][0-9_]*(:[0-5]?[0-9])+\.[0-9_]*)$`), "a number to the base of 60"},
	{regexp.MustCompile(`^[-+]?([0-9]+_[0-9_]*(\.[0-9_]*)?|[0-9]+\.[0-9]*_[0-9_]*|\.[0-9]+_[0-9_]*)([eE][-+][0-9]+)?$`), "a number"},
	{regexp.MustCompile(`^[-+]?0x([0-9a-fA-F]*_[0-9a-fA-F_]*)$|^[-+]0x[0-9a-fA-F]+$`), "a number"},
	{regexp.MustCompile(`^[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}([Tt \t]+[0-9:.]+([ \t]*(Z|[-+][0-9:]+))?)?$`), "a date"},
	{regexp.MustCompile(`^[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)[eE][0-9]+$`), "a string"},
	{regexp.MustCompile(`^[-+]?[0-9]+[eE][-+][0-9]+$`), "a string"},
	{regexp.MustCompile(`^[-+]\.[0-9]+([eE][-+]?[0-9]+)?$`), "a string"},
}

// otherwise returns what readers of YAML 1.1 take a plain text for, "" where they agree.
func otherwise(text string) string {
	if !likeNumber(text) {
		return elsewhereWords[text]
	}
	for _, e := range elsewhere {
		if e.text.MatchString(text) {
			return e.is
		}
	}
	return ""
}

// ambiguous reports a plain text that readers differ on.
func (c *converter) ambiguous(from span, text string, key bool) {
	is := otherwise(text)
	if is == "" || c.expanding > 0 {
		return
	}
	finding := validator.Finding{
		Rule: ambiguousRule, Severity: validator.Warning, At: len(c.json),
		Start: from.start, End: from.end,
		Message: "readers of YAML 1.1 take " + quotedText(text) + " for " + is,
	}
	write := func(title, text string) {
		finding.Fixes = []validator.Fix{{
			Title: title, Safe: key,
			Edits: []validator.TextEdit{{Start: from.start, End: from.end, Text: text}},
		}}
	}
	kind, _ := resolve(text)
	quoted := c.src[from.start] == '"' || c.src[from.start] == '\''
	switch {
	case !key && (is == "true" || is == "false") && c.ofBoolean():
		write("write "+is, is)
	case (key || kind == aString) && !quoted:
		write("put it in quotes", `"`+text+`"`)
	default:
		finding.Note = "write it in plain digits, or in quotes"
	}
	c.add(finding)
}

// ofBoolean reports whether the next value is that of a boolean member.
func (c *converter) ofBoolean() bool {
	if len(c.parts) == 0 || !c.parts[len(c.parts)-1].key {
		return false
	}
	key := &c.parts[len(c.parts)-1]
	switch string(c.json[key.start:key.end]) {
	case `"required"`, `"autocomplete"`, `"nsfw"`, `"dm_permission"`, `"default_permission"`,
		`"permission"`:
		return true
	}
	return false
}

// ambiguousKey reports a key that is not the same string to all readers. Its text is that of a scalar.
func (c *converter) ambiguousKey(key, scalar parse.ID) {
	at, tag := c.from(key), c.tree.Tag(scalar)
	text := c.tree.Text(scalar)
	kind := c.tree.Kind(scalar)
	isPlain := kind == parse.Plain || kind == parse.Empty
	name, isCore := strings.CutPrefix(tag, core)
	is, _ := resolve(text)
	switch {
	case tag != "" && kind == parse.Plain && text == "<<":
		c.differ(at, `readers do not agree on the key "<<" with a tag`, "put it in quotes")
	case isCore && name == "str":
	case isCore && typeTags[name] != nil, isPlain && !canonical(text, is), tag == "!" && isPlain && is != aString:
		c.differ(at, "readers do not agree on the key "+quotedText(text), "put it in quotes")
	case tag != "" && tag != "!":
		c.problem(validator.Warning, at, "the tag of the key "+quotedText(text)+" means nothing in JSON", "the key is checked without it")
	case isPlain:
		c.ambiguous(at, text, key == scalar)
	}
}

// canonicalInteger is an integer that all readers write alike.
var canonicalInteger = regexp.MustCompile(`^(0|-?[1-9][0-9]{0,14})$`)

// canonical reports whether a plain key is the same text once it has been read as a value.
func canonical(text string, is kind) bool {
	switch is {
	case aString:
		return true
	case aBoolean:
		return text == "true" || text == "false"
	case aNumber:
		return canonicalInteger.MatchString(text) || otherwise(text) != ""
	}
	return false
}

// escapedBlank is an escaped line break with a blank line behind it.
var escapedBlank = regexp.MustCompile(`(^|[^\\])(\\\\)*\\\r?\n[ \t]*\r?\n`)

// differences reports where readers differ on the text of a scalar.
func (c *converter) differences(node parse.ID, at span) {
	switch c.tree.Kind(node) {
	case parse.Plain:
		if first := c.src[at.start]; c.tree.Flow(node) && (first == '?' || first == ':') {
			c.differ(at, "readers of YAML 1.1 take "+quotedText(string(first))+" within brackets for an indicator", "put the text in quotes")
		}
	case parse.DoubleQuoted:
		if c.tree.Multiline(node) && escapedBlank.Match(c.src[at.start:at.end]) {
			c.differ(at, "readers do not agree on a blank line behind an escaped line break", "write the line break as \"\\n\"")
		}
	case parse.Literal, parse.Folded:
		c.blockDifferences(node, at)
	}
}

// blockDifferences reports where readers differ on the text of a block scalar.
func (c *converter) blockDifferences(node parse.ID, at span) {
	mark := span{at.start, at.start + 1}
	if c.tree.Unterminated(node) {
		c.differ(mark, "readers do not agree on whether the text ends in a line break", "end the file with a line break")
	}
	line := bytes.LastIndexAny(c.src[at.start:at.end], "\r\n") + 1
	switch {
	case line == 0:
	case c.tree.Indentation(node) == 0:
		c.differ(mark, "to readers of YAML 1.1, lines without indentation are not part of the text", "indent the text")
	case len(bytes.Trim(c.src[at.start+line:at.end], " ")) == 0:
		c.differ(span{at.start + line, at.end}, "readers do not agree on whether this line of spaces is part of the text", "remove the spaces")
	}
}
