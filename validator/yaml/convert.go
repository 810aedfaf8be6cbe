package yaml

import (
	"bytes"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/token"

	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/validator"
)

// maxAdded is how many bytes of JSON the aliases of a document may add.
const maxAdded = 4 << 20

// converter writes the JSON of a document.
type converter struct {
	*translation
	// first is where the text begins, behind a byte order mark.
	first int
	spans map[*token.Token]span
	// anchors are the nodes with an anchor so far, open those of them that are being written, and
	// aliased the anchors that an alias names.
	anchors       map[string]ast.Node
	open, aliased map[string]bool
	// expanding is the number of aliases, shared that of used anchors that are being written.
	expanding, shared int
	// added is what aliases have added, full whether that was too much.
	added int
	full  bool
	depth int
	// parent is the part of the list or mapping that is being written, -1 for none; lead where the
	// next part is brought in, -1 for by itself.
	parent, lead int
	// tagged is whether the next value has a tag.
	tagged bool
}

// begin opens a part at the end of the JSON and returns its index.
func (c *converter) begin(from span, how style) int {
	p := part{
		start: len(c.json), from: from, text: -1, lead: from.start, parent: c.parent, style: how,
		fixed: c.expanding > 0 || c.shared > 0 || c.tagged,
	}
	if len(c.parts) == 0 {
		p.parent, c.lead = -1, -1
	}
	if c.lead >= 0 {
		p.lead = c.lead
	}
	c.lead, c.tagged = -1, false
	c.parts = append(c.parts, p)
	return len(c.parts) - 1
}

func (c *converter) finish(i int) { c.parts[i].end = len(c.json) }

// scalar writes a part of given JSON.
func (c *converter) scalar(from span, how style, json string) span {
	i := c.begin(from, how)
	c.json = append(c.json, json...)
	c.finish(i)
	return from
}

func (c *converter) null(from span) span { return c.scalar(from, implicit, "null") }

// value writes the JSON of a node. What is not written stands at where. It returns where the value
// stands in the list or mapping around it, which is not where its text comes from when it is an alias.
func (c *converter) value(node ast.Node, where span) span {
	if c.expanding > 0 && !c.mayAdd() {
		return c.null(where)
	}
	switch n := node.(type) {
	case *ast.MappingNode:
		return c.mapping(n, n.Values, where)
	case *ast.MappingValueNode:
		return c.mapping(n, []*ast.MappingValueNode{n}, where)
	case *ast.SequenceNode:
		return c.sequence(n, where)
	case *ast.AnchorNode:
		return c.anchor(n, where)
	case *ast.AliasNode:
		return c.alias(n, where)
	case *ast.TagNode:
		return c.tag(n, where)
	case *ast.LiteralNode:
		return c.literal(n)
	case ast.ScalarNode:
		return c.plainOrQuoted(n.GetToken(), where)
	}
	return c.null(where)
}

// mayAdd tells, once, when aliases stand for too much.
func (c *converter) mayAdd() bool {
	if c.added+len(c.json) <= maxAdded+4*len(c.src) {
		return true
	}
	if !c.full {
		c.full = true
		kept := c.expanding
		c.expanding = 0
		c.problem(validator.Error, span{0, len(c.src)}, "the aliases stand for more than 4 MiB of JSON", "")
		c.expanding = kept
	}
	return false
}

// nested writes a list or mapping unless it is too deep, and returns its part.
func (c *converter) nested(from span, how style, write func()) bool {
	if c.depth == maxDepth {
		c.problem(validator.Error, from, tooDeep, "")
		c.null(from)
		return false
	}
	i := c.begin(from, how)
	outer := c.parent
	c.parent = i
	c.depth++
	write()
	c.depth--
	c.parent = outer
	c.finish(i)
	return true
}

// stand sets where a list or mapping stands, once its contents are known.
func (c *converter) stand(i int, at span) span {
	if i < len(c.parts) {
		c.parts[i].from = at
		c.parts[i].lead = min(c.parts[i].lead, at.start)
	}
	return at
}

func (c *converter) sequence(n *ast.SequenceNode, where span) span {
	at, how := c.extent(n.Start, n.End, n.IsFlowStyle, where)
	i := len(c.parts)
	c.nested(at, how, func() {
		c.json = append(c.json, '[')
		for k, element := range n.Values {
			if k > 0 {
				c.json = append(c.json, ',')
			}
			dash := at
			if !n.IsFlowStyle && k < len(n.Entries) {
				dash = c.spans[n.Entries[k].Start]
				c.lead = dash.start
			} else if k > 0 && k < len(n.Entries) && n.Entries[k].Start != nil {
				dash = c.spans[n.Entries[k].Start]
			}
			stands := c.value(element, dash)
			at.end = max(at.end, stands.end, dash.end)
		}
		c.json = append(c.json, ']')
	})
	return c.stand(i, at)
}

// extent returns what of a list or mapping is known before its contents are.
func (c *converter) extent(start, end *token.Token, inFlow bool, where span) (span, style) {
	at, ok := c.spans[start]
	if !ok {
		at = where
	}
	if !inFlow {
		return at, indented
	}
	if closing, ok := c.spans[end]; ok {
		at.end = max(at.end, closing.end)
	}
	return at, flow
}

func (c *converter) mapping(n ast.Node, values []*ast.MappingValueNode, where span) span {
	at, how := where, indented
	if m, ok := n.(*ast.MappingNode); ok && m.IsFlowStyle {
		at, how = c.extent(m.Start, m.End, true, where)
	} else if len(values) > 0 {
		at = c.keySpan(values[0].Key, where)
	}
	i := len(c.parts)
	c.nested(at, how, func() {
		c.json = append(c.json, '{')
		at.end = max(at.end, c.members(values, where))
		c.json = append(c.json, '}')
	})
	return c.stand(i, at)
}

// keySpan returns where a key stands, with what brings it in.
func (c *converter) keySpan(key ast.Node, where span) span {
	if at, ok := c.spans[key.GetToken()]; ok {
		return at
	}
	return where
}

// members writes the members of a mapping and returns where the last one ends.
func (c *converter) members(values []*ast.MappingValueNode, where span) int {
	end, some := 0, false
	comma := func() {
		if some {
			c.json = append(c.json, ',')
		}
		some = true
	}
	for _, value := range values {
		at := c.keySpan(value.Key, where)
		end = max(end, at.end)
		if _, ok := value.Key.(*ast.MergeKeyNode); ok {
			end = max(end, c.merge(value, values, comma))
			continue
		}
		if colon, ok := c.spans[value.Start]; ok {
			end = max(end, colon.end)
		}
		end = max(end, c.member(value, at, comma))
	}
	return end
}

// member writes a member and returns where it ends.
func (c *converter) member(m *ast.MappingValueNode, at span, comma func()) int {
	key, ok := c.keyToken(m.Key)
	if !ok {
		c.memberProblem(at, "a key must be a string", "JSON has no other keys")
		return at.end
	}
	comma()
	if _, ok := m.Key.(*ast.MappingKeyNode); ok {
		c.lead = at.start
	}
	stands := c.key(key, at)
	c.json = append(c.json, ':')
	return max(stands.end, c.value(m.Value, stands).end)
}

// keyToken returns the token of a key that is a scalar.
func (c *converter) keyToken(key ast.Node) (*token.Token, bool) {
	for range maxDepth {
		switch n := key.(type) {
		case *ast.MappingKeyNode:
			key = n.Value
		case *ast.TagNode:
			key = n.Value
		case *ast.AnchorNode:
			c.remember(n)
			key = n.Value
		case *ast.AliasNode:
			key = c.anchors[nameOf(n.Value)]
		case *ast.LiteralNode:
			return n.Value.GetToken(), true
		case ast.ScalarNode:
			return n.GetToken(), true
		default:
			return nil, false
		}
	}
	return nil, false
}

// key writes a key.
func (c *converter) key(tk *token.Token, where span) span {
	from, how := c.written(tk, where)
	if how == plain {
		c.ambiguous(from, tk.Value, true)
	}
	i := c.begin(from, how)
	c.parts[i].key = true
	c.text(i, tk)
	return from
}

// merge writes the members that "<<" brings in, except those that the mapping has itself. It returns
// where the member ends.
func (c *converter) merge(m *ast.MappingValueNode, values []*ast.MappingValueNode, comma func()) int {
	seen := map[string]bool{}
	for _, value := range values {
		if key, ok := c.keyToken(value.Key); ok {
			seen[key.Value] = true
		}
	}
	at := c.keySpan(m.Key, span{})
	c.merged(m.Value, at, seen, comma, 0)
	return max(at.end, c.outermost(m.Value).end)
}

// outermost returns where an alias or a list of them stands.
func (c *converter) outermost(node ast.Node) span {
	switch n := node.(type) {
	case *ast.AliasNode:
		return c.aliasSpan(n)
	case *ast.SequenceNode:
		at, _ := c.extent(n.Start, n.End, n.IsFlowStyle, span{})
		for _, value := range n.Values {
			at.end = max(at.end, c.outermost(value).end)
		}
		return at
	case *ast.MappingNode:
		at, _ := c.extent(n.Start, n.End, n.IsFlowStyle, span{})
		return at
	}
	return span{}
}

// merged writes the members of what is merged: a mapping, an alias of one, or a list of such.
func (c *converter) merged(node ast.Node, at span, seen map[string]bool, comma func(), depth int) {
	if depth > maxDepth || !c.mayAdd() {
		return
	}
	c.added++
	switch n := node.(type) {
	case *ast.AliasNode:
		name := nameOf(n.Value)
		target := c.target(name, n)
		if target == nil {
			return
		}
		c.open[name] = true
		c.expanding++
		c.merged(target, at, seen, comma, depth+1)
		c.expanding--
		delete(c.open, name)
	case *ast.AnchorNode:
		c.remember(n)
		c.merged(n.Value, at, seen, comma, depth+1)
	case *ast.SequenceNode:
		for _, value := range n.Values {
			c.merged(value, at, seen, comma, depth+1)
		}
	case *ast.MappingNode:
		c.mergedMembers(n.Values, at, seen, comma, depth)
	case *ast.MappingValueNode:
		c.mergedMembers([]*ast.MappingValueNode{n}, at, seen, comma, depth)
	default:
		c.memberProblem(at, "\"<<\" merges a mapping or a list of them", "")
	}
}

func (c *converter) mergedMembers(
	values []*ast.MappingValueNode, at span, seen map[string]bool, comma func(), depth int,
) {
	c.expanding++
	defer func() { c.expanding-- }()
	for _, value := range values {
		if c.added++; !c.mayAdd() {
			return
		}
		if _, ok := value.Key.(*ast.MergeKeyNode); ok {
			c.merged(value.Value, at, seen, comma, depth+1)
			continue
		}
		key, ok := c.keyToken(value.Key)
		if !ok || seen[key.Value] {
			continue
		}
		seen[key.Value] = true
		c.member(value, c.keySpan(value.Key, at), comma)
	}
}

func nameOf(node ast.Node) string {
	if node == nil {
		return ""
	}
	return node.GetToken().Value
}

// remember notes an anchor.
func (c *converter) remember(n *ast.AnchorNode) {
	if c.anchors == nil {
		c.anchors, c.open = map[string]ast.Node{}, map[string]bool{}
	}
	if c.expanding == 0 {
		c.anchors[nameOf(n.Name)] = n.Value
	}
}

func (c *converter) anchor(n *ast.AnchorNode, where span) span {
	c.remember(n)
	name := nameOf(n.Name)
	outer := c.open[name]
	c.open[name] = true
	if c.aliased[name] {
		c.shared++
		defer func() { c.shared-- }()
	}
	at := c.value(n.Value, c.after(n.Name, where))
	c.open[name] = outer
	return at
}

// after returns where a node stands, for the value that is not written behind it.
func (c *converter) after(n ast.Node, where span) span {
	if n != nil {
		if at, ok := c.spans[n.GetToken()]; ok {
			return at
		}
	}
	return where
}

func (c *converter) aliasSpan(n *ast.AliasNode) span {
	at := c.spans[n.Start]
	return span{at.start, max(at.end, c.after(n.Value, at).end)}
}

// target returns what an alias stands for, or reports that it is nothing.
func (c *converter) target(name string, n *ast.AliasNode) ast.Node {
	target, ok := c.anchors[name]
	switch {
	case !ok:
		c.problem(validator.Error, c.aliasSpan(n), "no anchor is named "+quotedText(name), "")
	case c.open[name]:
		c.problem(validator.Error, c.aliasSpan(n), "the value "+quotedText(name)+" contains itself", "")
		return nil
	}
	return target
}

func (c *converter) alias(n *ast.AliasNode, where span) span {
	at := c.aliasSpan(n)
	name := nameOf(n.Value)
	target := c.target(name, n)
	if target == nil {
		c.null(at)
		return at
	}
	c.open[name] = true
	c.expanding++
	c.value(target, at)
	c.expanding--
	delete(c.open, name)
	return at
}

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
	tree := syntax.Read(raw)
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
