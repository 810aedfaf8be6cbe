package parse

import (
	"slices"
	"sort"
)

// Kind is what a node is and how it is written.
type Kind uint8

// The kinds. Empty is a node without content, Broken one that a problem keeps from being read.
const (
	Empty Kind = iota
	Broken
	Alias
	Plain
	SingleQuoted
	DoubleQuoted
	Literal
	Folded
	Sequence
	Mapping
)

// IsScalar reports whether a node of this kind has a text.
func (k Kind) IsScalar() bool { return k >= Plain && k <= Folded }

// ID is a node's index in its tree; 0 is no node.
type ID uint32

// Span is a part of the source, in bytes.
type Span struct{ Start, End int }

type flags uint8

const (
	flow       flags = 1 << iota // a collection in brackets
	properties                   // the node has a tag or an anchor
	aliased                      // an alias stands for the node
	multiline                    // the scalar is written on several lines
)

// node is one node of a tree. Offsets are those of the source.
type node struct {
	start, end uint32
	// first is a collection's first child, an alias's target, a block scalar's indentation.
	first ID
	next  ID
	// lead is how many bytes before start the "-", "?" or the first property is, farLead what is too far.
	lead  uint16
	kind  Kind
	flags flags
}

// farLead says that Tree.leads has the place.
const farLead = 1<<16 - 1

// Properties are where a node's tag and anchor are; a span of no bytes stands for none.
type Properties struct {
	Tag, Anchor Span
}

func (p *Properties) some() bool { return p.Tag.End > 0 || p.Anchor.End > 0 }

// chunk is how many nodes are allocated at once, so that a growing tree is never copied.
const chunk = 1 << 8

// Tree is one document.
type Tree struct {
	// Root is the document's node, 0 where it has no content.
	Root ID
	// Problems are in the order in which they were found, at most maxProblems; Unlisted is how many
	// there are beyond them.
	Problems []Problem
	Unlisted int
	// Lost is whether an item of the outermost collection has an error and is Broken, Unsure whether
	// entries of an outermost mapping are missing for one.
	Lost, Unsure bool

	src []byte
	// limit is where the document ends in the source.
	limit      int
	nodes      []*[chunk]node
	count      ID
	properties []nodeProperties
	handles    map[string]string
	leads      map[ID]int
}

// nodeProperties are the properties of a node. They are in the order of the nodes.
type nodeProperties struct {
	of                ID
	tag, tagEnd       uint32
	anchor, anchorEnd uint32
}

func (n *nodeProperties) set(p *Properties) {
	n.tag, n.tagEnd = uint32(p.Tag.Start), uint32(p.Tag.End)
	n.anchor, n.anchorEnd = uint32(p.Anchor.Start), uint32(p.Anchor.End)
}

func (t *Tree) node(id ID) *node { return &t.nodes[id/chunk][id%chunk] }

// Len returns the number of nodes; their ids are 1 to Len.
func (t *Tree) Len() int { return int(t.count) }

// Kind returns a node's kind.
func (t *Tree) Kind(id ID) Kind { return t.node(id).kind }

// Flow reports whether a collection is written in brackets.
func (t *Tree) Flow(id ID) bool { return t.node(id).flags&flow != 0 }

// Aliased reports whether an alias stands for a node.
func (t *Tree) Aliased(id ID) bool { return t.node(id).flags&aliased != 0 }

// Multiline reports whether a scalar is written on several lines.
func (t *Tree) Multiline(id ID) bool { return t.node(id).flags&multiline != 0 }

// First returns a collection's first child, 0 for none. The children of a mapping are its keys and
// values in turn.
func (t *Tree) First(id ID) ID {
	if n := t.node(id); n.kind >= Sequence {
		return n.first
	}
	return 0
}

// Next returns the child after a child, 0 for none.
func (t *Tree) Next(id ID) ID { return t.node(id).next }

// Target returns the node that an alias stands for.
func (t *Tree) Target(id ID) ID { return t.node(id).first }

// Range returns the bytes of a node without its properties. Those of an empty node are what stands for
// it: its property, key or "-". Those of a block scalar end with its last line that is not blank.
func (t *Tree) Range(id ID) Span {
	n := t.node(id)
	return Span{int(n.start), int(n.end)}
}

// Lead returns where a node begins with its properties and the "-" or "?" before it.
func (t *Tree) Lead(id ID) int {
	n := t.node(id)
	if n.lead == farLead {
		return t.leads[id]
	}
	return int(n.start) - int(n.lead)
}

// setLead sets where a node begins, unless that is known to be before.
func (t *Tree) setLead(id ID, at int) {
	n := t.node(id)
	distance := int(n.start) - at
	switch {
	case at >= t.Lead(id):
	case distance < farLead:
		n.lead = uint16(distance)
	default:
		if t.leads == nil {
			t.leads = map[ID]int{}
		}
		n.lead, t.leads[id] = farLead, at
	}
}

// Properties returns a node's properties.
func (t *Tree) Properties(id ID) Properties {
	if t.node(id).flags&properties == 0 {
		return Properties{}
	}
	n := &t.properties[t.propertiesOf(id)]
	return Properties{Span{int(n.tag), int(n.tagEnd)}, Span{int(n.anchor), int(n.anchorEnd)}}
}

// propertiesOf returns the index of a node's properties, or where they belong.
func (t *Tree) propertiesOf(id ID) int {
	return sort.Search(len(t.properties), func(i int) bool { return t.properties[i].of >= id })
}

// setProperties sets the properties of a node that may have children already.
func (t *Tree) setProperties(id ID, p Properties) {
	n := t.node(id)
	i := t.propertiesOf(id)
	if n.flags&properties == 0 {
		t.properties = slices.Insert(t.properties, i, nodeProperties{of: id})
	}
	t.properties[i].set(&p)
	n.flags |= properties
	for _, s := range [...]Span{p.Tag, p.Anchor} {
		if s.End > 0 {
			t.setLead(id, s.Start)
		}
	}
}

// add adds a node that starts and ends at some bytes.
func (t *Tree) add(kind Kind, at Span, p Properties) ID {
	t.count++
	id := t.count
	if int(id/chunk) == len(t.nodes) {
		t.nodes = append(t.nodes, new([chunk]node))
	}
	*t.node(id) = node{start: uint32(at.Start), end: uint32(at.End), kind: kind}
	if p.some() {
		t.setProperties(id, p)
	}
	return id
}
