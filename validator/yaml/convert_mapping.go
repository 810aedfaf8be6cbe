package yaml

import (
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/token"
)

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
