package yaml

import (
	"bytes"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/token"
	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/validator"
)

// tag writes a value whose type is given.
func (c *converter) tag(n *ast.TagNode, where span) span {
	tk := n.GetToken()
	at, ok := c.spans[tk]
	if !ok {
		at = where
	}
	c.tagged = true
	name := tk.Value
	switch name {
	case "!!str", "!":
		return c.taggedString(n.Value, at)
	case "!!int", "!!float", "!!bool", "!!null":
		return c.taggedScalar(n.Value, at)
	case "!!map", "!!seq":
	default:
		c.problem(validator.Warning, at, "the tag "+quotedText(name)+" means nothing in JSON", "the value is judged without it")
	}
	return c.value(n.Value, at)
}

func (c *converter) taggedString(node ast.Node, at span) span {
	n, ok := node.(ast.ScalarNode)
	if !ok || node.Type() == ast.LiteralType || node.Type() == ast.AliasType {
		return c.value(node, at)
	}
	from, how := c.written(n.GetToken(), at)
	i := c.begin(from, how)
	c.text(i, n.GetToken())
	return span{at.start, from.end}
}

func (c *converter) taggedScalar(node ast.Node, at span) span {
	n, ok := node.(ast.ScalarNode)
	if !ok || node.Type() == ast.LiteralType || node.Type() == ast.AliasType {
		return c.value(node, at)
	}
	from, how := c.written(n.GetToken(), at)
	if is, json := resolve(n.GetToken().Value); is != aString {
		c.scalar(from, how, json)
		return span{at.start, from.end}
	}
	return c.plainOrQuoted(n.GetToken(), at)
}

// written returns where a scalar stands and how it is written.
func (c *converter) written(tk *token.Token, where span) (span, style) {
	from, ok := c.spans[tk]
	if !ok {
		return where, implicit
	}
	switch tk.Type {
	case token.SingleQuoteType:
		return from, single
	case token.DoubleQuoteType:
		return from, double
	case token.LiteralType, token.FoldedType:
		return from, block
	}
	return from, plain
}

// literal writes a literal or folded text.
func (c *converter) literal(n *ast.LiteralNode) span {
	from := c.spans[n.Start]
	if text, ok := c.spans[n.Value.GetToken()]; ok && n.Value.Value != "" {
		from.end = max(from.end, text.end)
	}
	i := c.begin(from, block)
	c.json = syntax.AppendQuote(c.json, n.Value.Value)
	c.finish(i)
	return from
}

func (c *converter) plainOrQuoted(tk *token.Token, where span) span {
	from, how := c.written(tk, where)
	if how == implicit {
		return c.null(where)
	}
	if how == plain {
		is, json := resolve(tk.Value)
		c.ambiguous(from, tk.Value, false)
		if is == unknown {
			c.problem(validator.Error, from, "JSON has no "+tk.Value, "")
		}
		if is != aString {
			return c.scalar(from, plain, json)
		}
	}
	i := c.begin(from, how)
	c.text(i, tk)
	return from
}

// text writes the string of a token into a part. One in double quotes that JSON could have stays as
// it is.
func (c *converter) text(i int, tk *token.Token) {
	p := &c.parts[i]
	raw := c.src[p.from.start:p.from.end]
	if p.style == double && jsonString(raw) {
		c.json = append(c.json, raw...)
		p.text = p.from.start + 1
		c.finish(i)
		return
	}
	c.json = syntax.AppendQuote(c.json, tk.Value)
	c.finish(i)
	written := c.json[p.start+1 : p.end-1]
	switch {
	case p.style == plain && bytes.Equal(written, raw):
		p.text = p.from.start
	case (p.style == single || p.style == double) && bytes.Equal(written, raw[1:len(raw)-1]):
		p.text = p.from.start + 1
	}
}

// jsonString reports whether a text in double quotes is a string in JSON, too.
func jsonString(raw []byte) bool {
	tree := syntax.Read(raw, syntax.JSON)
	return len(tree.Problems) == 0 && tree.Kind(syntax.Root) == syntax.String
}

// ambiguous reports an unquoted text that readers differ on.
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
	switch {
	case !key && (is == "true" || is == "false") && c.ofBoolean():
		write("write "+is, is)
	case key || kind == aString:
		write("put it in quotes", `"`+text+`"`)
	default:
		finding.Note = "write it in plain digits, or in quotes"
	}
	c.findings = append(c.findings, finding)
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

func quotedText(text string) string { return syntax.Quote(clip(text)) }
