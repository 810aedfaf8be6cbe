package yaml

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/validator"
	"github.com/slashlint/slashlint/validator/yaml/internal/parse"
)

// core is what the tags of the core schema begin with.
const core = "tag:yaml.org,2002:"

// tag writes a value whose type is given.
func (c *converter) tag(node parse.ID, tag string) {
	c.tagged = true
	written := c.tree.Properties(node).Tag
	at := span{written.Start, written.End}
	kind := c.tree.Kind(node)
	scalar := kind.IsScalar() || kind == parse.Empty
	name, isCore := strings.CutPrefix(tag, core)
	switch {
	case tag == "!" && scalar:
		c.nonSpecific(node)
	case tag == "!", isCore && (name == "map" && kind == parse.Mapping || name == "seq" && kind == parse.Sequence),
		kind == parse.Broken:
		c.content(node)
	case isCore && name == "str" && scalar:
		c.str(node)
	case isCore && scalar && typeTags[name] != nil:
		c.typed(node, name)
	case isCore && (name == "map" || name == "seq" || name == "str" || typeTags[name] != nil):
		c.problem(validator.Error, at, "the value is not a valid !!"+name, "")
		c.content(node)
	default:
		c.problem(validator.Warning, at,
			"the tag "+quotedText(string(c.src[at.start:at.end]))+" means nothing in JSON", "the value is checked without it")
		c.content(node)
	}
}

// typeTags are the tags of scalars that are no strings, and what their text must be.
var typeTags = map[string]func(text string, is kind) bool{
	"int":   func(text string, is kind) bool { return is == aNumber && isInteger(text) },
	"float": func(_ string, is kind) bool { return is == aNumber || is == unknown },
	"bool":  func(_ string, is kind) bool { return is == aBoolean },
	"null":  func(_ string, is kind) bool { return is == aNull },
}

// typed writes a scalar whose tag says that it is no string.
func (c *converter) typed(node parse.ID, name string) {
	text := c.tree.Text(node)
	is, json := resolve(text)
	at := c.from(node)
	if !typeTags[name](text, is) {
		c.problem(validator.Error, at, quotedText(text)+" is not a valid !!"+name, "")
		c.content(node)
		return
	}
	if name == "float" && isInteger(text) {
		c.differ(at, "readers do not agree on !!float "+quotedText(text), "remove the tag")
	}
	c.ambiguous(at, text, false)
	c.unknown(at, text, is)
	c.scalar(node, c.styleOf(node), json)
}

// nonSpecific writes a scalar with the tag "!", which YAML 1.2 says is a string.
func (c *converter) nonSpecific(node parse.ID) {
	text := c.tree.Text(node)
	if is, _ := resolve(text); is != aString || otherwise(text) != "" {
		c.differ(c.from(node), "readers do not agree on "+quotedText(text)+` with the tag "!"`, `write "!!str" or remove the tag`)
	}
	c.str(node)
}

// str writes a scalar that is a string.
func (c *converter) str(node parse.ID) {
	i := c.begin(node, c.styleOf(node))
	c.writeText(i, node)
}

// styleOf returns how a scalar is written.
func (c *converter) styleOf(node parse.ID) style {
	switch c.tree.Kind(node) {
	case parse.Plain:
		return plain
	case parse.SingleQuoted:
		return single
	case parse.DoubleQuoted:
		return double
	case parse.Literal, parse.Folded:
		return block
	}
	return implicit
}

// text writes a scalar without a tag.
func (c *converter) text(node parse.ID) {
	if c.tree.Kind(node) == parse.Plain {
		text, at := c.tree.Text(node), c.from(node)
		is, json := resolve(text)
		c.ambiguous(at, text, false)
		c.unknown(at, text, is)
		if is != aString {
			c.scalar(node, plain, json)
			return
		}
	}
	c.str(node)
}

// unknown reports a number that JSON has no value for.
func (c *converter) unknown(at span, text string, is kind) {
	if is == unknown {
		c.problem(validator.Error, at, "JSON has no number "+quotedText(text), "")
	}
}

// writeText writes the string of a scalar into a part. One in double quotes that JSON could have stays
// as it is.
func (c *converter) writeText(i int, node parse.ID) {
	p := &c.parts[i]
	at := c.from(node)
	raw := c.src[at.start:at.end]
	if p.style == double && isJSON(raw) {
		c.json = append(c.json, raw...)
		p.verbatim = true
		c.finish(i)
		return
	}
	c.locate(at)
	c.differences(node, at)
	c.scratch = c.tree.AppendText(c.scratch[:0], node)
	c.json = syntax.AppendQuote(c.json, string(c.scratch))
	c.finish(i)
	switch p.style {
	case single, double:
		raw = raw[1 : len(raw)-1]
	case plain:
	default:
		return
	}
	p.verbatim = bytes.Equal(c.json[p.start+1:p.end-1], raw)
}

// isJSON reports whether a text in double quotes is a string in JSON, too.
func isJSON(raw []byte) bool {
	for i := 1; i < len(raw)-1; i++ {
		switch b := raw[i]; {
		case b < ' ':
			return false
		case b == '\\':
			i++
			if bytes.IndexByte([]byte(`"\/bfnrt`), raw[i]) < 0 {
				return isJSONString(raw)
			}
		}
	}
	return utf8.Valid(raw)
}

// isJSONString is isJSON for what has escape sequences of hexadecimal digits.
func isJSONString(raw []byte) bool {
	tree := syntax.Read(raw, syntax.JSON)
	return len(tree.Problems) == 0 && tree.Kind(syntax.Root) == syntax.String
}
