package parse

// gap is the white space, comments and line breaks between two tokens.
type gap struct {
	// space is whether there is any, lines whether a line break is part of it.
	space, lines bool
	// indent is the number of spaces that the last line begins with, where lines; tab is whether tabs
	// follow them, or, on the same line, whether there are any.
	indent int
	tab    bool
}

// skip moves to the next token or the end. A "#" without space before it is no comment.
func (p *parser) skip() {
	for p.pos < p.limit {
		switch c := p.src[p.pos]; {
		case c == ' ':
			p.pos++
			p.gap.space = true
		case c == '\t':
			p.pos++
			p.gap.space, p.gap.tab = true, true
		case isBreak(c):
			p.newLine()
		case c == '#' && (p.gap.space || p.pos == p.lineStart):
			p.pos = p.lineEnd(p.pos)
		default:
			return
		}
	}
}

// newLine moves over a line break and the spaces behind it.
func (p *parser) newLine() {
	p.pos += breakLen(p.src, p.pos)
	p.startLine()
}

// startLine moves over the spaces at the start of a line.
func (p *parser) startLine() {
	p.lineStart = p.pos
	for p.pos < p.limit && p.src[p.pos] == ' ' {
		p.pos++
	}
	p.gap = gap{space: true, lines: true, indent: p.pos - p.lineStart}
}

// skipInLine moves over white space.
func (p *parser) skipInLine() {
	for p.pos < p.limit && isBlank(p.src[p.pos]) {
		p.gap.space = true
		p.gap.tab = p.gap.tab || p.src[p.pos] == '\t'
		p.pos++
	}
}

// lineEnd returns where the line of an offset ends, without its break.
func (p *parser) lineEnd(i int) int {
	for i < p.limit && !isBreak(p.src[i]) {
		i++
	}
	return i
}
