package yaml

import "github.com/slashlint/slashlint/validator/yaml/internal/parse"

// isMerge reports whether a key is "<<" without quotes.
func (c *converter) isMerge(key parse.ID) bool {
	if c.tree.Kind(key) != parse.Plain {
		return false
	}
	at := c.from(key)
	return at.end-at.start == 2 && string(c.src[at.start:at.end]) == "<<" && c.tree.Tag(key) == ""
}

// merge is one "<<": its place, the keys that the mapping has by now, and how a comma is written.
type merge struct {
	at    span
	seen  map[string]bool
	comma func()
}

// merge writes the members that "<<" brings in, except those that the mapping has itself.
func (c *converter) merge(node, key, value parse.ID, comma func()) {
	m := merge{at: c.from(key), seen: map[string]bool{}, comma: comma}
	for key := c.tree.First(node); key != 0; key = c.tree.Next(c.tree.Next(key)) {
		if text := c.keyNode(key); text != 0 {
			m.seen[c.tree.Text(text)] = true
		}
	}
	c.merged(value, &m, 0)
}

// merged writes the members of what is merged: a mapping, an alias of one, or a list of such.
func (c *converter) merged(node parse.ID, m *merge, depth int) {
	if !c.mayAdd() {
		return
	}
	if depth > maxDepth {
		c.always(func() { c.memberProblem(m.at, tooDeep, "") })
		return
	}
	c.added++
	if c.tree.Aliased(node) {
		c.enter(node)
		defer c.leave(node)
	}
	switch c.tree.Kind(node) {
	case parse.Alias:
		if target := c.target(node); target != 0 {
			c.expand(func() { c.merged(target, m, depth+1) })
		}
	case parse.Sequence:
		c.mergedList(node, m, depth)
	case parse.Mapping:
		c.mergedMembers(node, m, depth)
	case parse.Broken:
	default:
		c.notMerged(m)
	}
}

// mergedList writes the members of the mappings of a list, which has no lists in it.
func (c *converter) mergedList(node parse.ID, m *merge, depth int) {
	for child := c.tree.First(node); child != 0; child = c.tree.Next(child) {
		item := child
		if c.tree.Kind(item) == parse.Alias {
			item = c.tree.Target(item)
		}
		if item != 0 && c.tree.Kind(item) == parse.Sequence {
			c.notMerged(m)
			continue
		}
		c.merged(child, m, depth+1)
	}
}

func (c *converter) notMerged(m *merge) {
	c.always(func() { c.memberProblem(m.at, "\"<<\" merges a mapping or a list of them", "") })
}

// mergedMembers writes the members of a mapping before those that it merges itself.
func (c *converter) mergedMembers(node parse.ID, m *merge, depth int) {
	c.shared++
	defer func() { c.shared-- }()
	own := map[string]bool{}
	var nested parse.ID
	for key := c.tree.First(node); key != 0; {
		value := c.tree.Next(key)
		if c.added++; !c.mayAdd() {
			return
		}
		if c.isMerge(key) {
			nested = value
		} else if text := c.keyNode(key); text != 0 {
			c.mergedMember(key, value, c.tree.Text(text), own, m)
		} else {
			c.badKey(key)
		}
		key = c.tree.Next(value)
	}
	if nested != 0 {
		c.merged(nested, m, depth+1)
	}
}

// mergedMember writes a member of a merged mapping unless there is one with this key.
func (c *converter) mergedMember(key, value parse.ID, text string, own map[string]bool, m *merge) {
	switch {
	case own[text]:
		c.memberProblem(c.from(key), "duplicate key "+quotedText(text)+" in a merged mapping", "")
	case !m.seen[text]:
		c.member(key, value, m.comma)
	}
	m.seen[text], own[text] = true, true
}
