package yaml

import (
	"github.com/goccy/go-yaml/ast"
	"github.com/slashlint/slashlint/validator"
)

// maxAdded is how many bytes of JSON the aliases of a document may add.
const maxAdded = 4 << 20

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
