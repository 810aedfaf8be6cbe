package parse

// parser reads one document.
type parser struct {
	tree *Tree
	// src is the source up to the end of the document, limit its length.
	src   []byte
	limit int
	pos   int
	// lineStart is where the line of pos starts.
	lineStart int
	// gap is what has been skipped between the last token, which ended at last, and pos.
	gap  gap
	last int

	anchors map[string]ID
	// version is that of the directive %YAML, "" without one.
	version string
	depth   int
	// flowLevel is the number of brackets that are open.
	flowLevel int
	// failed is whether the current item has an error, resume where that was found, in the line that
	// starts at resumeLine.
	failed             bool
	resume, resumeLine int
	// items is the outermost collection, to whose items errors are kept, 0 before it has begun.
	items ID
	item  item
}

// maxDepth is how deep nodes may nest, well above what any document needs: rules call each other.
const maxDepth = 256

// enter notes one more level, unless it is too deep.
func (p *parser) enter() bool {
	if p.depth == maxDepth {
		p.fail(p.pos, p.wordEnd(p.pos), "lists and objects nest deeper than 64 levels", "")
		return false
	}
	p.depth++
	return true
}

func (p *parser) leave() { p.depth-- }

func (p *parser) end() bool { return p.pos >= p.limit }

func (p *parser) column() int { return p.pos - p.lineStart }

// take ends a token at an offset.
func (p *parser) take(end int) {
	if p.failed {
		return
	}
	p.pos, p.last, p.gap = end, end, gap{}
}

// indicator reports whether an indicator that needs space behind it is at the position.
func (p *parser) indicator(c byte) bool {
	return p.pos < p.limit && p.src[p.pos] == c && p.spaceAt(p.pos+1)
}

// link appends a child to a collection whose last child is given.
func (p *parser) link(parent, last, child ID) ID {
	if last == 0 {
		p.tree.node(parent).first = child
	} else {
		p.tree.node(last).next = child
	}
	return child
}

// close sets where a collection ends: with the last token.
func (p *parser) close(id ID) {
	if n := p.tree.node(id); uint32(p.last) > n.end {
		n.end = uint32(p.last)
	}
}

// register notes a node's anchor once the node exists.
func (p *parser) register(id ID, props *Properties) ID {
	if props.Anchor.End > 0 {
		if p.anchors == nil {
			p.anchors = map[string]ID{}
		}
		p.anchors[string(p.src[props.Anchor.Start+1:props.Anchor.End])] = id
	}
	return id
}

// maxNodes is about how many nodes a document may have: they take 20 bytes each.
const maxNodes = 1 << 24

// full reports that there are too many nodes.
func (p *parser) full() bool {
	if p.tree.count < maxNodes {
		return false
	}
	p.failHere("the document has more than 16,777,216 keys and values", "")
	return true
}

func (p *parser) add(kind Kind, at Span, props Properties) ID {
	return p.register(p.tree.add(kind, at, props), &props)
}

// empty adds a node without content, where a span stands for it.
func (p *parser) empty(props Properties, where Span) ID {
	switch {
	case props.Anchor.End > 0:
		where = props.Anchor
	case props.Tag.End > 0:
		where = props.Tag
	}
	return p.add(Empty, where, props)
}
