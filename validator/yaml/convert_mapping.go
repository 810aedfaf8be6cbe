package yaml

import "github.com/slashlint/slashlint/validator/yaml/internal/parse"

// members writes the members of a mapping.
func (c *converter) members(node parse.ID) {
	some, merged := false, false
	comma := func() {
		if some {
			c.json = append(c.json, ',')
		}
		some = true
	}
	for key := c.tree.First(node); key != 0; {
		value := c.tree.Next(key)
		switch {
		case !c.isMerge(key):
			c.member(key, value, comma)
		case merged:
			c.memberProblem(c.from(key), `duplicate "<<"`, `write one with a list, as in "<<: [*a, *b]"`)
		default:
			merged = true
			c.merge(node, key, value, comma)
		}
		key = c.tree.Next(value)
	}
}

// member writes a member.
func (c *converter) member(key, value parse.ID, comma func()) {
	text := c.keyNode(key)
	if text == 0 {
		c.badKey(key)
		return
	}
	comma()
	c.key(key, text)
	c.json = append(c.json, ':')
	c.value(value)
}

// badKey reports a key that is no scalar.
func (c *converter) badKey(key parse.ID) {
	if c.tree.Kind(key) != parse.Broken {
		c.memberProblem(c.from(key), "a key must be a string", "JSON has no other keys")
	}
}

// keyNode returns the scalar of a key, 0 where it is something else.
func (c *converter) keyNode(key parse.ID) parse.ID {
	if c.tree.Kind(key) == parse.Alias {
		key = c.tree.Target(key)
	}
	if key == 0 || !c.tree.Kind(key).IsScalar() && c.tree.Kind(key) != parse.Empty {
		return 0
	}
	return key
}

// key writes a key, whose text is that of a scalar.
func (c *converter) key(key, scalar parse.ID) {
	c.ambiguousKey(key, scalar)
	i := c.begin(scalar, c.styleOf(scalar))
	c.parts[i].key = true
	if scalar != key || c.tree.Aliased(key) {
		c.parts[i].fixed = true
	}
	c.writeText(i, scalar)
}
