package parse

import "unicode/utf8"

// AppendText appends the text of a scalar.
func (t *Tree) AppendText(out []byte, id ID) []byte {
	n := t.node(id)
	src := t.src[n.start:n.end]
	switch n.kind {
	case Plain:
		if n.flags&multiline == 0 {
			return append(out, src...)
		}
		return appendFolded(out, src, 0)
	case SingleQuoted, DoubleQuoted:
		return appendFolded(out, src[1:len(src)-1], src[0])
	case Literal, Folded:
		return t.appendBlock(out, n)
	}
	return out
}

// Text returns the text of a scalar.
func (t *Tree) Text(id ID) string { return string(t.AppendText(nil, id)) }

// appendFolded appends a scalar in flow style: quote is its quote, 0 for none. White space around a
// line break goes, a single line break is a space, and of several one goes.
func appendFolded(out, src []byte, quote byte) []byte {
	// solid is the length of what must not be trimmed.
	solid := len(out)
	for i := 0; i < len(src); {
		switch c := src[i]; {
		case isBreak(c):
			out = trimBlanks(out, solid)
			var breaks int
			i, breaks = passBreaks(src, i)
			out = appendBreaks(out, breaks)
			solid = len(out)
		case c == '\'' && quote == '\'':
			out = append(out, c)
			i += 2
		case c == '\\' && quote == '"':
			out, i = appendEscape(out, src, i)
			solid = len(out)
		default:
			out = append(out, c)
			i++
		}
	}
	return out
}

func trimBlanks(out []byte, solid int) []byte {
	for len(out) > solid && isBlank(out[len(out)-1]) {
		out = out[:len(out)-1]
	}
	return out
}

// passBreaks moves over line breaks and white space and counts the breaks.
func passBreaks(src []byte, i int) (next, breaks int) {
	for i < len(src) {
		switch {
		case isBreak(src[i]):
			i += breakLen(src, i)
			breaks++
		case isBlank(src[i]):
			i++
		default:
			return i, breaks
		}
	}
	return i, breaks
}

func appendBreaks(out []byte, breaks int) []byte {
	if breaks == 1 {
		return append(out, ' ')
	}
	for ; breaks > 1; breaks-- {
		out = append(out, '\n')
	}
	return out
}

// appendEscape appends what an escape sequence stands for. One that is not valid stays as it is.
func appendEscape(out, src []byte, i int) ([]byte, int) {
	if i+1 < len(src) && isBreak(src[i+1]) {
		next, breaks := passBreaks(src, i+1)
		for ; breaks > 1; breaks-- {
			out = append(out, '\n')
		}
		return out, next
	}
	if i+1 < len(src) {
		if text, ok := escapes[src[i+1]]; ok {
			return append(out, text...), i + 2
		}
	}
	if r, end := escaped(src, i); end > 0 {
		return utf8.AppendRune(out, r), end
	}
	return append(out, src[i]), i + 1
}

// appendBlock appends the text of a literal or folded scalar.
func (t *Tree) appendBlock(out []byte, n *node) []byte {
	src, end := t.src[:t.limit], int(n.end)
	h, _ := readHeader(src, int(n.start))
	some, more, blank := false, false, 0
	for i := h.end; i < end; {
		i += breakLen(src, i)
		for line := i; i < end && src[i] == ' ' && i-line < int(n.first); {
			i++
		}
		start := i
		for i < end && !isBreak(src[i]) {
			i++
		}
		if i == start {
			blank++
			continue
		}
		moreBefore := more
		more = n.kind == Literal || isBlank(src[start])
		out = appendBlockBreaks(out, blank, some, more || moreBefore)
		out = append(out, src[start:i]...)
		some, blank = true, 0
	}
	return appendLast(out, src, h, end, some)
}

// appendBlockBreaks appends what the line break before a line and blank lines before that stand for:
// itself after, unless it is folded.
func appendBlockBreaks(out []byte, blank int, some, kept bool) []byte {
	switch {
	case some && kept:
		blank++
	case some && blank == 0:
		return append(out, ' ')
	}
	for ; blank > 0; blank-- {
		out = append(out, '\n')
	}
	return out
}

// appendLast appends the line breaks behind the last line that is not blank, which ends at end. A line
// that the source ends in has one, too.
func appendLast(out, src []byte, h header, end int, some bool) []byte {
	if h.chomp == '-' || h.chomp == 0 && !some {
		return out
	}
	breaks := 1
	if h.chomp == '+' {
		breaks = trailingBreaks(src, end)
		if !some {
			breaks--
		}
	}
	for ; breaks > 0; breaks-- {
		out = append(out, '\n')
	}
	return out
}

// trailingBreaks counts the line breaks of a line that ends at an offset, and of the blank lines behind
// it.
func trailingBreaks(src []byte, i int) int {
	breaks, line := 0, -1
	for i < len(src) && isBreak(src[i]) {
		i += breakLen(src, i)
		breaks++
		for line = i; i < len(src) && src[i] == ' '; {
			i++
		}
	}
	if i == len(src) && line < i {
		breaks++
	}
	return breaks
}

// Unterminated reports whether a line break at the end of a block scalar's text is missing in the
// source, because that ends before.
func (t *Tree) Unterminated(id ID) bool {
	n := t.node(id)
	src := t.src[:t.limit]
	h, _ := readHeader(src, int(n.start))
	switch {
	case h.chomp == '-':
		return false
	case h.end == len(src):
		return false
	case h.chomp == '+':
		i := int(n.end)
		for i < len(src) && (src[i] == ' ' || isBreak(src[i])) {
			i++
		}
		return i == len(src) && !isBreak(src[i-1])
	}
	return int(n.end) == len(src)
}

// Indentation returns how many spaces the lines of a block scalar begin with.
func (t *Tree) Indentation(id ID) int { return int(t.node(id).first) }
