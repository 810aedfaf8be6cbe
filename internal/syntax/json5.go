package syntax

import "unicode/utf8"

// space returns the size of the character that b starts with, if it is white space in JSON5 and not in
// JSON; else 0.
func space(b []byte) int {
	c, size := utf8.DecodeRune(b)
	switch {
	case c == '\v', c == '\f', c == 0xA0, c == 0x1680, c >= 0x2000 && c <= 0x200A,
		separator(c), c == 0x202F, c == 0x205F, c == 0x3000, c == 0xFEFF:
		return size
	}
	return 0
}

// separator reports whether a character is U+2028 or U+2029, which end lines in JSON5.
func separator(c rune) bool { return c|1 == 0x2029 }

// endsLine reports whether a comment of JSON5 ends at i.
//
//go:noinline
func endsLine(src []byte, i int) bool {
	c, _ := utf8.DecodeRune(src[i:])
	return separator(c)
}

// otherEscape decodes the escape at i, which is not one of JSON.
func (s *stringReader) otherEscape(i int) int {
	r := s.r
	if r.notation != JSON5 {
		return s.badEscape(i)
	}
	c, size := utf8.DecodeRune(r.src[i+1:])
	next := i + 1 + size
	switch {
	case c == utf8.RuneError && size < 2, c >= '1' && c <= '9', c == 'u', c == '0' && r.at(next)-'0' <= 9:
		return s.badEscape(i)
	case c == '\n' || c == '\r' || separator(c):
		return s.continuation(i)
	case c == 'v':
		c = '\v'
	case c == '0':
		c = 0
	case c == 'x':
		if !isHex(r.at(next)) || !isHex(r.at(next+1)) {
			return s.badEscape(i)
		}
		c = rune(hexDigit(r.src[next])<<4 | hexDigit(r.src[next+1]))
		next += 2
	}
	r.buffer = utf8.AppendRune(r.buffer, c)
	return next
}

// json5Number adds the number of JSON5 that word is, which ends at end, and reports whether it is one.
func (r *reader) json5Number(word string, end int, n Node) bool {
	text, finite := jsonNumber(word)
	n.end = uint32(end)
	if !finite {
		r.literal(end, NonFinite, n)
		return true
	}
	if text == "" {
		return false
	}
	r.cooked(n, text)
	r.nodes[r.next()-1].kind = Number
	return true
}

// nonFinite reports whether a number without digits is at i.
func (r *reader) nonFinite(i int) bool {
	for _, word := range [...]string{"Infinity", "NaN"} {
		if r.word(i, word) {
			return true
		}
	}
	return false
}
