package parse

// flowGap moves to the next token within brackets and reports whether there is one that is indented
// enough. Everybody takes a closing bracket that is not.
func (p *parser) flowGap(indent, open int) bool {
	if p.failed {
		return false
	}
	p.skip()
	if p.end() {
		p.unclosed(open, "")
		return false
	}
	if p.full() {
		return false
	}
	if !p.gap.lines || p.gap.indent > indent {
		return true
	}
	c := p.src[p.pos]
	if p.flowLevel == 1 && p.gap.indent == indent && !p.gap.tab && (c == ']' || c == '}') {
		return true
	}
	if p.gap.tab {
		p.tabIndent()
	}
	p.unclosed(open, " before a line that is not indented")
	return false
}

// unclosed reports a bracket whose closing one was not found before the position, and says where that is.
func (p *parser) unclosed(open int, before string) {
	what, closing := "list", `"]"`
	if p.src[open] == '{' {
		what, closing = "object", `"}"`
	}
	p.fail(open, open+1, "the "+what+" is not closed"+before, "close it with "+closing+", and indent the lines within it")
}

// flowCollection reads a collection in brackets.
func (p *parser) flowCollection(indent int, props Properties) ID {
	if !p.enter() {
		return 0
	}
	defer p.leave()
	open, kind, closing := p.pos, Sequence, byte(']')
	if p.src[open] == '{' {
		kind, closing = Mapping, '}'
	}
	id := p.add(kind, Span{open, open + 1}, props)
	p.tree.node(id).flags |= flow
	p.take(open + 1)
	p.flowLevel++
	var last ID
	for p.flowGap(indent, open) && p.src[p.pos] != closing {
		if p.src[p.pos] == ',' {
			p.fail(p.pos, p.pos+1, "a comma with nothing before it", "")
			break
		}
		if kind == Sequence {
			last = p.link(id, last, p.flowItem(indent, open))
		} else if k, v := p.flowPair(indent, open); !p.failed {
			last = p.link(id, p.link(id, last, k), v)
		}
		if !p.flowGap(indent, open) || !p.separated(closing) {
			break
		}
	}
	p.flowLevel--
	if !p.failed {
		p.take(p.pos + 1)
		p.tree.node(id).end = uint32(p.pos)
	}
	return id
}

// separated moves over the comma behind an item and reports whether there is one, or the closing
// bracket.
func (p *parser) separated(closing byte) bool {
	switch c := p.src[p.pos]; c {
	case ',':
		p.take(p.pos + 1)
	case closing:
	case '#', ']', '}':
		p.unexpected()
		return false
	default:
		p.failHere(`expected "," or "`+string(rune(closing))+`" here`, "")
		return false
	}
	return true
}

// flowColon reports whether the ":" before a value is at the position. Behind a key like those of JSON
// it needs no space.
func (p *parser) flowColon(key ID) bool {
	if p.at(p.pos) != ':' {
		return false
	}
	return key != 0 && p.likeJSON(key) || p.spaceAt(p.pos+1) || isFlowIndicator(p.at(p.pos+1))
}

func (p *parser) likeJSON(id ID) bool {
	n := p.tree.node(id)
	switch n.kind {
	case SingleQuoted, DoubleQuoted:
		return true
	case Sequence, Mapping:
		return n.flags&flow != 0
	}
	return false
}

// flowItem reads an item of a sequence, which may be a pair without braces.
func (p *parser) flowItem(indent, open int) ID {
	start, line := p.pos, p.lineStart
	if p.indicator('?') || p.flowColon(0) {
		return p.single(indent, open, start)
	}
	key := p.flowNode(indent, open)
	if !p.flowGap(indent, open) || !p.flowColon(key) {
		return key
	}
	switch {
	case p.lineStart != line:
		p.fail(p.pos, p.pos+1, "a key cannot span lines", "put the pair in braces")
	case p.pos-start > maxKey && runes(p.src[start:p.pos]) > maxKey:
		p.fail(start, p.pos, "a key has at most 1,024 characters", "")
	}
	pair := p.pair(start)
	p.link(pair, p.link(pair, 0, key), p.flowValue(indent, open, p.tree.Range(key)))
	p.close(pair)
	return pair
}

// single reads a pair without braces that begins with "?" or ":".
func (p *parser) single(indent, open, start int) ID {
	pair := p.pair(start)
	k, v := p.flowPair(indent, open)
	if !p.failed {
		p.link(pair, p.link(pair, 0, k), v)
		p.close(pair)
	}
	return pair
}

// pair adds a mapping of a single pair.
func (p *parser) pair(start int) ID {
	id := p.add(Mapping, Span{start, start}, Properties{})
	p.tree.node(id).flags |= flow
	return id
}

// flowPair reads a key and its value.
func (p *parser) flowPair(indent, open int) (k, v ID) {
	mark := Span{p.pos, p.pos + 1}
	explicit := p.indicator('?')
	if explicit {
		p.take(mark.End)
		if !p.flowGap(indent, open) {
			return 0, 0
		}
	}
	k = p.flowKey(indent, open, mark)
	if !p.flowGap(indent, open) {
		return 0, 0
	}
	if explicit {
		p.tree.setLead(k, mark.Start)
	}
	where := p.tree.Range(k)
	if !p.flowColon(k) {
		return k, p.empty(Properties{}, where)
	}
	return k, p.flowValue(indent, open, where)
}

func (p *parser) flowKey(indent, open int, mark Span) ID {
	if p.endsFlowNode() || p.flowColon(0) {
		return p.empty(Properties{}, mark)
	}
	return p.flowNode(indent, open)
}

// flowValue reads the ":" and what comes behind it.
func (p *parser) flowValue(indent, open int, where Span) ID {
	p.take(p.pos + 1)
	if !p.flowGap(indent, open) {
		return 0
	}
	if p.endsFlowNode() {
		return p.empty(Properties{}, where)
	}
	return p.flowNode(indent, open)
}

// flowNode reads a node within brackets.
func (p *parser) flowNode(indent, open int) ID {
	var props Properties
	for p.src[p.pos] == '&' || p.src[p.pos] == '!' {
		props = p.merge(props, p.properties())
		if !p.flowGap(indent, open) {
			return 0
		}
	}
	if props.some() && (p.endsFlowNode() || p.flowColon(0)) {
		return p.empty(props, Span{})
	}
	if !p.startsPlain(p.pos) {
		return p.flowContent(indent, props)
	}
	id := p.plainLine(props)
	p.tree.node(id).flags |= flow
	p.plainLines(indent, id)
	return id
}

// flowContent reads a node that is neither plain nor a block.
func (p *parser) flowContent(indent int, props Properties) ID {
	switch p.src[p.pos] {
	case '"', '\'':
		return p.quoted(indent, props)
	case '[', '{':
		return p.flowCollection(indent, props)
	case '*':
		return p.alias(props)
	}
	p.unexpected()
	return 0
}

// alias reads an alias.
func (p *parser) alias(props Properties) ID {
	end := p.nameEnd(p.pos + 1)
	switch {
	case end == p.pos+1:
		p.fail(p.pos, end, `a name is missing behind "*"`, "put a text that begins with \"*\" in quotes")
	case props.some():
		p.fail(p.pos, end, "an alias cannot have a tag or an anchor", "")
	}
	if p.failed {
		return 0
	}
	id := p.add(Alias, Span{p.pos, end}, Properties{})
	target := p.anchors[string(p.src[p.pos+1:end])]
	if target == 0 && p.tree.Lost || target != 0 && p.tree.Kind(target) == Broken {
		p.tree.node(id).kind = Broken
	} else if target != 0 {
		p.tree.node(id).first = target
		p.tree.node(target).flags |= aliased
	}
	p.take(end)
	return id
}

// nameEnd returns the end of an anchor's name.
func (p *parser) nameEnd(i int) int {
	for i < p.limit && !p.spaceAt(i) && !isFlowIndicator(p.src[i]) {
		i++
	}
	return i
}
