package yaml

import (
	"github.com/slashlint/slashlint/validator"
	"github.com/slashlint/slashlint/validator/yaml/internal/parse"
)

// converter writes the JSON of a document.
type converter struct {
	*translation
	// open are the nodes with an alias that are being written.
	open map[parse.ID]bool
	// expanding is the number of aliases, shared that of nodes with an alias that are being written.
	expanding, shared int
	// added is what aliases have added, full whether that was too much.
	added int
	full  bool
	// mark is the length of the JSON before the alias that is being written.
	mark  int
	depth int
	// parent is the part of the list or mapping that is being written, -1 for none.
	parent int
	// tagged is whether the next value has a tag.
	tagged bool
	// broken are the parts of items with an error, of which nextBroken is the next one to be looked for.
	broken     []int
	nextBroken int
	// offsets are where in the JSON the first problems are.
	offsets []int
	// discarded is how many findings are not listed.
	discarded int
	scratch   []byte
}

// begin opens a part at the end of the JSON and returns its index.
func (c *converter) begin(node parse.ID, how style) int {
	p := part{
		start: uint32(len(c.json)), node: node, parent: int32(c.parent), style: how,
		fixed: c.expanding > 0 || c.shared > 0 || c.tagged,
	}
	if len(c.parts) == 0 {
		p.parent = -1
		c.parts = make([]part, 0, c.tree.Len())
	}
	c.tagged = false
	c.parts = append(c.parts, p)
	return len(c.parts) - 1
}

func (c *converter) finish(i int) { c.parts[i].end = uint32(len(c.json)) }

// scalar writes a part of given JSON.
func (c *converter) scalar(node parse.ID, how style, json string) {
	i := c.begin(node, how)
	c.json = append(c.json, json...)
	c.finish(i)
}

func (c *converter) null(node parse.ID) { c.scalar(node, implicit, "null") }

// value writes the JSON of a node.
func (c *converter) value(node parse.ID) {
	if c.expanding > 0 && !c.mayAdd() {
		c.null(node)
		return
	}
	if c.tree.Aliased(node) {
		c.enter(node)
		defer c.leave(node)
	}
	if tag := c.tree.Tag(node); tag != "" {
		c.tag(node, tag)
		return
	}
	c.content(node)
}

// content writes the JSON of a node whose tag does not matter.
func (c *converter) content(node parse.ID) {
	switch c.tree.Kind(node) {
	case parse.Mapping:
		c.collection(node, '{', '}', c.members)
	case parse.Sequence:
		c.collection(node, '[', ']', c.elements)
	case parse.Alias:
		c.alias(node)
	case parse.Empty:
		c.null(node)
	case parse.Broken:
		c.broken = append(c.broken, len(c.parts))
		c.scalar(node, implicit, invalid)
	default:
		c.text(node)
	}
}

// invalid stands for a value that could not be read. Package syntax reads it as one.
const invalid = "?"

// maxDepth is how deep lists and objects may nest, as in JSON.
const maxDepth = 64

const tooDeep = "lists and objects nest deeper than 64 levels"

// collection writes a list or mapping unless it is too deep.
func (c *converter) collection(node parse.ID, opening, closing byte, write func(parse.ID)) {
	if c.depth == maxDepth {
		c.problem(validator.Error, c.from(node), tooDeep, "")
		c.null(node)
		return
	}
	how := indented
	if c.tree.Flow(node) {
		how = flow
	}
	i := c.begin(node, how)
	outer := c.parent
	c.parent = i
	c.depth++
	c.json = append(c.json, opening)
	write(node)
	c.json = append(c.json, closing)
	c.depth--
	c.parent = outer
	c.finish(i)
}

func (c *converter) elements(node parse.ID) {
	first := c.tree.First(node)
	for child := first; child != 0; child = c.tree.Next(child) {
		if child != first {
			c.json = append(c.json, ',')
		}
		c.value(child)
	}
}
