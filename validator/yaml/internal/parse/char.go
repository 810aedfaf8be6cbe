package parse

func isBlank(c byte) bool { return c == ' ' || c == '\t' }
func isBreak(c byte) bool { return c == '\n' || c == '\r' }

func isFlowIndicator(c byte) bool {
	return c == ',' || c == '[' || c == ']' || c == '{' || c == '}'
}

func isHex(c byte) bool {
	return c >= '0' && c <= '9' || c >= 'a' && c <= 'f' || c >= 'A' && c <= 'F'
}

func isWord(c byte) bool {
	return c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '-'
}

// at returns the byte at an offset, a line feed at the end.
func (p *parser) at(i int) byte {
	if i >= p.limit {
		return '\n'
	}
	return p.src[i]
}

// spaceAt reports whether white space, a line break or the end is at an offset.
func (p *parser) spaceAt(i int) bool {
	c := p.at(i)
	return isBlank(c) || isBreak(c)
}

// breakLen returns the length of the line break at an offset, 0 for none.
func breakLen(src []byte, i int) int {
	switch {
	case i >= len(src):
		return 0
	case src[i] == '\n':
		return 1
	case src[i] != '\r':
		return 0
	case i+1 < len(src) && src[i+1] == '\n':
		return 2
	}
	return 1
}
