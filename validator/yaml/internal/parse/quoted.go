package parse

import "unicode/utf8"

// quoted reads a scalar in quotes. Its further lines are indented more than indent.
func (p *parser) quoted(indent int, props Properties) ID {
	start, quote := p.pos, p.src[p.pos]
	kind, line := SingleQuoted, p.lineStart
	if quote == '"' {
		kind = DoubleQuoted
	}
	for i := start + 1; i < p.limit && !p.failed; {
		switch c := p.src[i]; {
		case c == quote && quote == '\'' && p.at(i+1) == quote:
			i += 2
		case c == quote:
			id := p.add(kind, Span{start, i + 1}, props)
			if p.lineStart != line {
				p.tree.node(id).flags |= multiline
			}
			p.take(i + 1)
			return id
		case c == '\\' && quote == '"':
			i = p.escape(i)
		case isBreak(c):
			i = p.quotedLine(i, indent, start)
		default:
			i++
		}
	}
	if !p.failed {
		p.pos = p.limit
	}
	p.fail(start, start+1, "the quotes are not closed", "close the quotes")
	return 0
}

// quotedLine moves over a line break and the white space behind it.
func (p *parser) quotedLine(i, indent, start int) int {
	i += breakLen(p.src, i)
	p.lineStart = i
	for p.at(i) == ' ' {
		i++
	}
	spaces := i - p.lineStart
	if p.at(i) == '\t' && spaces <= indent {
		p.pos = i
		p.fail(i, i+1, "a tab cannot indent YAML", "indent with spaces")
		return i
	}
	for i < p.limit && isBlank(p.src[i]) {
		i++
	}
	if i < p.limit && !isBreak(p.src[i]) && spaces <= indent {
		p.pos = i
		p.fail(start, start+1, "the quotes are not closed before a line that is not indented",
			"close the quotes, or indent all lines of the text")
	}
	return i
}

// escapes are the escape sequences of one character.
var escapes = map[byte]string{
	'0': "\x00", 'a': "\a", 'b': "\b", 't': "\t", '\t': "\t", 'n': "\n", 'v': "\v", 'f': "\f", 'r': "\r",
	'e': "\x1b", ' ': " ", '"': `"`, '/': "/", '\\': `\`, 'N': "\u0085", '_': "\u00a0", 'L': "\u2028",
	'P': "\u2029",
}

// escape reports what is wrong with an escape sequence, and returns its end.
func (p *parser) escape(i int) int {
	if _, ok := escapes[p.at(i+1)]; ok || isBreak(p.at(i+1)) {
		if isBreak(p.at(i + 1)) {
			return i + 1
		}
		return i + 2
	}
	r, end := escaped(p.src, i)
	switch {
	case end == 0:
		end = p.escapeEnd(i)
		p.note(i, end, "invalid escape sequence "+quote(string(p.src[i:end])), `write a backslash as "\\"`)
	case r == utf8.RuneError && end-i < 12 && p.surrogate(i):
		p.note(i, end, "half of a surrogate pair", "")
	}
	return end
}

// surrogate reports whether the escape sequence at i is of a half of a surrogate pair.
func (p *parser) surrogate(i int) bool {
	v, _ := hexValue(p.src, i+2, digits(p.src[i+1]))
	return v >= 0xD800 && v < 0xE000
}

// escapeEnd returns the end of an escape sequence that is not valid.
func (p *parser) escapeEnd(i int) int {
	if i+1 >= p.limit {
		return i + 1
	}
	n := digits(p.src[i+1])
	_, size := utf8.DecodeRune(p.src[i+1:])
	i += 1 + size
	for ; n > 0 && i < p.limit && isHex(p.src[i]); n-- {
		i++
	}
	return i
}

// digits returns how many hexadecimal digits an escape sequence has.
func digits(c byte) int {
	switch c {
	case 'x':
		return 2
	case 'u':
		return 4
	case 'U':
		return 8
	}
	return 0
}

// escaped returns the character of a hexadecimal escape sequence and its end, 0 where it is not valid.
// The halves of a surrogate pair are one character, as in JSON; one alone is U+FFFD.
func escaped(src []byte, i int) (rune, int) {
	if i+1 >= len(src) {
		return 0, 0
	}
	n := digits(src[i+1])
	v, ok := hexValue(src, i+2, n)
	if n == 0 || !ok || v > utf8.MaxRune {
		return 0, 0
	}
	end := i + 2 + n
	if v < 0xD800 || v >= 0xE000 {
		return rune(v), end
	}
	if v < 0xDC00 && end+1 < len(src) && src[end] == '\\' && src[end+1] == 'u' {
		if low, ok := hexValue(src, end+2, 4); ok && low >= 0xDC00 && low < 0xE000 {
			return rune(v-0xD800)<<10 + rune(low-0xDC00) + 0x10000, end + 6
		}
	}
	return utf8.RuneError, end
}

func hexValue(src []byte, i, n int) (uint64, bool) {
	if i+n > len(src) {
		return 0, false
	}
	v := uint64(0)
	for _, c := range src[i : i+n] {
		switch {
		case c >= '0' && c <= '9':
			c -= '0'
		case c >= 'a' && c <= 'f':
			c -= 'a' - 10
		case c >= 'A' && c <= 'F':
			c -= 'A' - 10
		default:
			return 0, false
		}
		v = v<<4 | uint64(c)
	}
	return v, true
}
