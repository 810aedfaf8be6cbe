package parse

// startsPlain reports whether a plain scalar can begin at an offset.
func (p *parser) startsPlain(i int) bool {
	switch c := p.at(i); c {
	case '-', '?', ':':
		return !p.spaceAt(i+1) && !(p.flowLevel > 0 && isFlowIndicator(p.at(i+1)))
	case ',', '[', ']', '{', '}', '#', '&', '*', '!', '|', '>', '\'', '"', '%', '@', '`', ' ', '\t', '\n', '\r':
		return false
	}
	return true
}

// plainLine reads the first line of a plain scalar.
func (p *parser) plainLine(props Properties) ID {
	end := p.plainEnd(p.pos)
	id := p.add(Plain, Span{p.pos, end}, props)
	p.take(end)
	return id
}

// plainEnd returns where the text of a plain scalar that starts at an offset ends in its line.
func (p *parser) plainEnd(i int) int {
	end := i
	for ; i < p.limit; i++ {
		switch c := p.src[i]; {
		case isBreak(c),
			c == ':' && (p.spaceAt(i+1) || p.flowLevel > 0 && isFlowIndicator(p.at(i+1))),
			c == '#' && end < i, p.flowLevel > 0 && isFlowIndicator(c):
			return end
		case !isBlank(c):
			end = i + 1
		}
	}
	return end
}

// plainLines reads the further lines of a plain scalar, which are indented more than indent.
func (p *parser) plainLines(indent int, id ID) {
	for {
		line, start := p.plainNext(indent)
		if line < 0 {
			return
		}
		end := p.plainEnd(start)
		if end == start {
			return
		}
		p.lineStart = line
		p.take(end)
		n := p.tree.node(id)
		n.end = uint32(end)
		n.flags |= multiline
	}
}

// plainNext returns where the next line of a plain scalar starts, and its text; -1 for none.
func (p *parser) plainNext(indent int) (line, start int) {
	line, i, tab := -1, p.pos, -1
	for {
		spaces := p.leading(i)
		i += spaces
		if line >= 0 && tab < 0 && spaces <= indent && p.at(i) == '\t' {
			tab = i
		}
		for i < p.limit && isBlank(p.src[i]) {
			i++
		}
		if i >= p.limit {
			return -1, 0
		}
		if !isBreak(p.src[i]) {
			break
		}
		i += breakLen(p.src, i)
		line = i
	}
	if line < 0 || p.leading(line) <= indent || p.src[i] == '#' {
		return -1, 0
	}
	if tab >= 0 {
		p.fail(tab, tab+1, "a tab cannot indent YAML", "indent with spaces")
		return -1, 0
	}
	return line, i
}

// leading returns how many spaces are at an offset.
func (p *parser) leading(i int) int {
	start := i
	for p.at(i) == ' ' {
		i++
	}
	return i - start
}
