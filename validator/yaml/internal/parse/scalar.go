package parse

// header is what the line of a block scalar's indicator says.
type header struct {
	// indent is the indentation that is given, 0 for none; chomp "-", "+" or 0; end where the line ends.
	indent int
	chomp  byte
	end    int
}

// blockScalar reads a literal or folded scalar.
func (p *parser) blockScalar(indent int, props Properties) ID {
	if p.failed {
		return 0
	}
	kind := Literal
	if p.src[p.pos] == '>' {
		kind = Folded
	}
	h, ok := p.header()
	if !ok || p.failed {
		return 0
	}
	content := max(indent, 0) + h.indent
	if h.indent == 0 {
		content = p.detect(h.end, indent)
	}
	end := p.blockLines(h.end, content)
	if p.failed {
		return 0
	}
	id := p.add(kind, Span{p.pos, end}, props)
	p.tree.node(id).first = ID(content)
	p.tree.node(id).flags |= multiline
	p.take(end)
	return id
}

// header reads the line of the indicator.
func (p *parser) header() (header, bool) {
	h, ok := readHeader(p.src, p.pos)
	if !ok {
		p.fail(p.pos, p.wordEnd(p.pos), "unexpected text after "+quote(string(p.src[p.pos:p.pos+1])),
			"begin the text in the next line, or put it in quotes")
	}
	return h, ok
}

// readHeader reads the line of the block scalar at an offset.
func readHeader(src []byte, i int) (h header, ok bool) {
	i++
	for ; i < len(src); i++ {
		switch c := src[i]; {
		case c >= '1' && c <= '9' && h.indent == 0:
			h.indent = int(c - '0')
			continue
		case (c == '-' || c == '+') && h.chomp == 0:
			h.chomp = c
			continue
		}
		break
	}
	start := i
	for i < len(src) && isBlank(src[i]) {
		i++
	}
	if i < len(src) && src[i] == '#' && i > start {
		for i < len(src) && !isBreak(src[i]) {
			i++
		}
	}
	h.end = i
	return h, i == len(src) || isBreak(src[i])
}

// detect returns the indentation of a block scalar's text: that of its first line that is not blank.
// i is where the line before it ends.
func (p *parser) detect(i, indent int) int {
	blank, at := 0, 0
	for i < p.limit {
		i += breakLen(p.src, i)
		line := i
		for p.at(i) == ' ' && i < p.limit {
			i++
		}
		spaces := i - line
		if i < p.limit && !isBreak(p.src[i]) {
			if spaces <= indent {
				break
			}
			if blank > spaces {
				p.fail(at, at+blank, "a blank line is indented more than the text below it",
					"indent it less, or say by how much the text is indented, as in \"|2\"")
			}
			return spaces
		}
		if spaces > blank {
			blank, at = spaces, line
		}
		if i >= p.limit {
			break
		}
	}
	return max(blank, indent+1)
}

// blockLines moves to the last line of a block scalar that is not blank, and returns its end. i is
// where the line before the text ends.
func (p *parser) blockLines(i, content int) int {
	end := i
	for i < p.limit {
		i += breakLen(p.src, i)
		line := i
		for i < p.limit && p.src[i] == ' ' && i-line < content {
			i++
		}
		switch {
		case i >= p.limit:
			return end
		case isBreak(p.src[i]):
			continue
		case i-line < content:
			p.blankTab(i)
			return end
		}
		i = p.lineEnd(i)
		end = i
		p.lineStart = line
	}
	return end
}

// blankTab reports a tab in a line that is indented less than the text: such a line can be blank or a
// comment, but has no tabs before that.
func (p *parser) blankTab(i int) {
	if p.src[i] == '\t' {
		p.fail(i, i+1, "a tab cannot indent YAML", "indent with spaces")
	}
}
