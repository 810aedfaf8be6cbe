package yaml

import (
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/token"

	"github.com/slashlint/slashlint/validator"
)

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
