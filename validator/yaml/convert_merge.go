package yaml

import (
	"github.com/goccy/go-yaml/ast"
)

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
