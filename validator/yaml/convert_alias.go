package yaml

import (
	"github.com/slashlint/slashlint/validator"
	"github.com/slashlint/slashlint/validator/yaml/internal/parse"
)

// maxAdded is how many bytes of JSON the aliases of a document may add beyond its size.
const maxAdded = 4 << 20

// mayAdd reports, once, when aliases stand for too much.
func (c *converter) mayAdd() bool {
	added := c.added
	if c.expanding > 0 {
		added += len(c.json) - c.mark
	}
	if added <= maxAdded+len(c.src) {
		return true
	}
	if !c.full {
		c.full = true
		c.always(func() {
			c.problem(validator.Error, span{0, len(c.src)}, "the aliases stand for more than 4 MiB of JSON", "")
		})
	}
	return false
}

// always reports what is wrong even where an alias is being written.
func (c *converter) always(report func()) {
	kept := c.expanding
	c.expanding = 0
	report()
	c.expanding = kept
}

// expand writes what an alias stands for.
func (c *converter) expand(write func()) {
	if c.expanding == 0 {
		c.mark = len(c.json)
	}
	c.expanding++
	write()
	c.expanding--
	if c.expanding == 0 {
		c.added += len(c.json) - c.mark
	}
}

// enter notes that a node with an alias is being written.
func (c *converter) enter(node parse.ID) {
	if c.open == nil {
		c.open = map[parse.ID]bool{}
	}
	c.open[node] = true
	c.shared++
}

func (c *converter) leave(node parse.ID) {
	delete(c.open, node)
	c.shared--
}

// target returns what an alias stands for, or reports that it is nothing and returns 0.
func (c *converter) target(alias parse.ID) parse.ID {
	target := c.tree.Target(alias)
	if target != 0 && !c.open[target] {
		return target
	}
	at := c.from(alias)
	name := quotedText(string(c.src[at.start+1 : at.end]))
	if target == 0 {
		c.problem(validator.Error, at, "no anchor is named "+name, "")
	} else {
		c.problem(validator.Error, at, "the value "+name+" contains itself", "")
	}
	return 0
}

func (c *converter) alias(node parse.ID) {
	target := c.target(node)
	if target == 0 {
		c.null(node)
		return
	}
	c.expand(func() { c.value(target) })
}
