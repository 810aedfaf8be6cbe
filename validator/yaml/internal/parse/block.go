package parse

// context is where a block node is read.
type context struct {
	// indent is the indentation of the collection around it, -1 for none.
	indent int
	// sequenceAtIndent is whether a block sequence may be indented as little as that, compact whether
	// a block collection may begin in the line of the indicator before it.
	sequenceAtIndent, compact bool
	// outermost is whether the node is the document's.
	outermost bool
	// where stands for the node if it is empty.
	where Span
}

// blockNode reads a node in block context, or finds that it is empty.
func (p *parser) blockNode(c context) ID {
	if !p.enter() {
		return 0
	}
	defer p.leave()
	var outer Properties
	compact := c.compact
	for {
		p.skip()
		if p.noNode(&c) {
			return p.empty(outer, c.where)
		}
		first, column := p.pos, p.column()
		mayNest := p.gap.lines && !p.gap.tab || !p.gap.lines && compact && !p.gap.tab
		if p.gap.tab && p.tabBefore(&c) {
			return 0
		}
		inner := p.properties()
		if !inner.some() {
			return p.content(&c, outer, inner, first, column, mayNest)
		}
		p.skip()
		if !p.end() && !p.gap.lines {
			return p.content(&c, outer, inner, first, column, mayNest)
		}
		outer = p.merge(outer, inner)
		p.pending(inner)
		compact = false
	}
}

// tabBefore reports a tab before a node where not all readers take one, though the grammar does.
func (p *parser) tabBefore(c *context) bool {
	switch b := p.src[p.pos]; {
	case c.outermost && p.gap.lines && b != '[' && b != '{':
	case c.compact && (b == '|' || b == '>' || b == '!' || b == '&'):
	default:
		return false
	}
	p.tabIndent()
	return true
}

// pending hides an earlier anchor of the same name from the node that is being read.
func (p *parser) pending(props Properties) {
	if props.Anchor.End > 0 && p.anchors != nil {
		delete(p.anchors, string(p.src[props.Anchor.Start+1:props.Anchor.End]))
	}
}

// noNode reports whether what follows belongs to a collection further out.
func (p *parser) noNode(c *context) bool {
	switch {
	case p.end():
		return true
	case !p.gap.lines || p.gap.indent > c.indent:
		return false
	case p.gap.indent == c.indent && c.sequenceAtIndent && !p.gap.tab && p.indicator('-'):
		return false
	}
	return true
}

// content reads a node's content, and the collection that begins with it. Outer properties are those
// in lines before, inner ones those in the line of the content, which begins at first with them.
func (p *parser) content(c *context, outer, inner Properties, first, column int, mayNest bool) ID {
	if p.failed {
		return 0
	}
	switch {
	case p.indicator('-'), p.indicator('?'):
		if inner.some() || !mayNest {
			p.nested()
			return 0
		}
		if p.src[p.pos] == '-' {
			return p.blockSequence(c, outer, column)
		}
		return p.blockMapping(c, outer, column, 0)
	case p.indicator(':'):
		if !mayNest {
			p.nested()
			return 0
		}
		key := p.empty(inner, Span{p.pos, p.pos + 1})
		return p.blockMapping(c, outer, column, key)
	case p.src[p.pos] == '|' || p.src[p.pos] == '>':
		return p.blockScalar(c.indent, p.merge(outer, inner))
	}
	key, ok := p.implicitKey(c.indent, inner, first)
	if p.failed {
		return 0
	}
	if ok {
		if !mayNest {
			p.nestedMapping(key)
			return 0
		}
		return p.blockMapping(c, outer, column, key)
	}
	return p.finishScalar(c.indent, key, outer)
}

// nested reports a block collection where none can begin.
func (p *parser) nested() {
	p.failHere("a list or object cannot begin here", "begin it in a line of its own, or put the text in quotes")
}

// nestedMapping reports a key where no mapping can begin.
func (p *parser) nestedMapping(key ID) {
	n := p.tree.node(key)
	message := "a mapping cannot begin here"
	if n.kind == Plain {
		message = `": " is not allowed in a text without quotes`
	}
	p.fail(int(n.start), int(n.end), message, `put quotes around a text that has ": " in it`)
}

// finishScalar ends a node that is no key: a plain scalar may go on in further lines. Properties in
// lines before it are its own.
func (p *parser) finishScalar(indent int, id ID, outer Properties) ID {
	n := p.tree.node(id)
	if n.kind == Plain {
		p.plainLines(indent, id)
	}
	if !outer.some() || p.failed {
		return id
	}
	if n.kind == Alias {
		p.fail(int(n.start), int(n.end), "an alias cannot have a tag or an anchor", "")
		return id
	}
	p.own(id, outer)
	return id
}

// implicitKey reads a node that begins in this line and reports whether it is a key: whether ":" comes
// behind it.
func (p *parser) implicitKey(indent int, props Properties, first int) (ID, bool) {
	line := p.lineStart
	var id ID
	if p.startsPlain(p.pos) {
		id = p.plainLine(props)
	} else {
		id = p.flowContent(indent, props)
	}
	if p.failed {
		return id, false
	}
	sameLine := p.lineStart == line
	end := p.pos
	p.skipInLine()
	if !p.indicator(':') {
		p.pos = end
		p.gap = gap{}
		return id, false
	}
	switch {
	case !sameLine:
		p.fail(p.pos, p.pos+1, "a key cannot span lines", `put the text before ":" in one line`)
	case p.pos-first > maxKey && runes(p.src[first:p.pos]) > maxKey:
		p.fail(first, end, "a key has at most 1,024 characters", "")
	}
	return id, true
}

// maxKey is the most characters that a key without "?" has.
const maxKey = 1024

func runes(text []byte) int {
	count := 0
	for _, c := range text {
		if c&0xC0 != 0x80 {
			count++
		}
	}
	return count
}

// leftover reports text behind the document's node.
func (p *parser) leftover() {
	switch {
	case p.failed:
	case p.gap.lines && p.gap.tab:
		p.tabIndent()
	case p.gap.lines:
		p.misindented()
	default:
		p.afterValue()
	}
}

// misindented reports a line that is indented as no collection is.
func (p *parser) misindented() {
	p.failHere("unexpected indentation", "indent it as what it belongs to, or put the text before it in quotes")
}

// tabIndent reports the tab before the position.
func (p *parser) tabIndent() {
	at := p.pos
	for at > p.lineStart && p.at(at-1) != '\t' {
		at--
	}
	p.fail(at-1, at, "a tab cannot indent YAML", "indent with spaces")
}

// afterValue reports text in the line of a value that has ended.
func (p *parser) afterValue() {
	switch {
	case p.src[p.pos] == '#':
		p.unexpected()
	case p.src[p.pos] == ':' && p.spaceAt(p.pos+1):
		p.fail(p.pos, p.pos+1, `": " is not allowed in a text without quotes`, "put quotes around the whole text, or indent the line as what it belongs to")
	default:
		p.failHere("unexpected text after the value", "put the whole text in quotes")
	}
}
