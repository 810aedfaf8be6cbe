package syntax

import "unicode/utf8"

// escape decodes the escape at i.
func (s *stringReader) escape(i int) int {
	r := s.r
	switch c := r.at(i + 1); c {
	case '"', '\\', '/':
		r.buffer = append(r.buffer, c)
	case 'b':
		r.buffer = append(r.buffer, '\b')
	case 'f':
		r.buffer = append(r.buffer, '\f')
	case 'n':
		r.buffer = append(r.buffer, '\n')
	case 'r':
		r.buffer = append(r.buffer, '\r')
	case 't':
		r.buffer = append(r.buffer, '\t')
	case 'u':
		return s.unicodeEscape(i)
	default:
		return s.otherEscape(i)
	}
	return i + 2
}

func (s *stringReader) unicodeEscape(i int) int {
	r := s.r
	unit, ok := hex4(r.src, i+2)
	if !ok {
		return s.badEscape(i)
	}
	if unit < 0xD800 || unit > 0xDFFF {
		r.buffer = utf8.AppendRune(r.buffer, unit)
		return i + 6
	}
	if unit < 0xDC00 && r.at(i+6) == '\\' && r.at(i+7) == 'u' {
		low, ok := hex4(r.src, i+8)
		if ok && low >= 0xDC00 && low <= 0xDFFF {
			r.buffer = utf8.AppendRune(r.buffer, (unit-0xD800)<<10+low-0xDC00+0x10000)
			return i + 12
		}
	}
	s.broken = true
	r.problem(i, i+6, s.id, quote(r.src[i:i+6])+" is half of a surrogate pair")
	r.buffer = append(r.buffer, "\uFFFD"...)
	return i + 6
}

// badEscape passes over the backslash at i, and over what is escaped for no need.
func (s *stringReader) badEscape(i int) int {
	r := s.r
	_, size := utf8.DecodeRune(r.src[i+1:])
	end := i + 1 + size
	switch c := r.at(i + 1); {
	case size == 0 || c >= utf8.RuneSelf && size == 1: // what comes next is reported itself
		return i + 1
	case c == '\'' || c == '`':
		return s.needlessEscape(i)
	case c == '\n' || c == '\r':
		return s.continuation(i)
	case c == 'u':
		for end < len(r.src) && end < i+6 && isHex(r.src[end]) {
			end++
		}
	case c < ' ':
		s.controlCharacter(i, end)
		r.buffer = append(r.buffer, c)
		return end
	}
	s.broken = true
	p := r.problem(i, end, s.id, quote(r.src[i:end])+" is no escape of "+r.notation.String())
	p.perhaps("write the backslash twice", Edit{i, i + 1, "\\\\"})
	return i + 1
}

// needlessEscape takes the escaped quote at i, a mistake unless the string's own quotes are one.
func (s *stringReader) needlessEscape(i int) int {
	r := s.r
	r.buffer = append(r.buffer, r.src[i+1])
	if s.foreign() {
		return i + 2
	}
	s.broken = true
	p := r.problem(i, i+2, s.id, quote(r.src[i:i+2])+" is no escape of "+r.notation.String())
	p.safely("remove the backslash", Edit{i, i + 1, ""})
	return i + 2
}

// continuation passes over the backslash at i and the line break after it.
func (s *stringReader) continuation(i int) int {
	_, size := utf8.DecodeRune(s.r.src[i+1:])
	end := i + 1 + size
	if s.r.src[i+1] == '\r' && s.r.at(end) == '\n' {
		end++
	}
	if s.foreign() || s.r.notation == JSON5 {
		return end
	}
	s.broken = true
	p := s.r.problem(i, i+1, s.id, "a string of JSON stands on one line")
	p.perhaps("join the lines", Edit{i, end, ""})
	return end
}

// foreign reports whether the quotes are those of a language that has escapes of its own.
func (s *stringReader) foreign() bool { return s.quote == '\'' || s.quote == '`' }

// isHex reports whether c is a hexadecimal digit.
func isHex(c byte) bool { return c-'0' <= 9 || c|0x20 >= 'a' && c|0x20 <= 'f' }

// hex4 reads four hexadecimal digits at i.
func hex4(src []byte, i int) (unit rune, ok bool) {
	if i+4 > len(src) {
		return 0, false
	}
	for _, c := range src[i : i+4] {
		if !isHex(c) {
			return 0, false
		}
		unit = unit<<4 | rune(hexDigit(c))
	}
	return unit, true
}

// Offset returns the byte offset in the document of the byte at index i of a string's text.
func (t *Tree) Offset(id ID, i int) int {
	n := &t.nodes[id]
	if n.flags&cooked == 0 {
		return int(n.start) + 1 + i
	}
	size := quoteSize(t.Src, int(n.start))
	if size == 0 {
		return int(n.start) + i
	}
	at := int(n.start) + size
	quiet := reader{src: t.Src[:n.end], quiet: true, bounded: true, notation: t.notation}
	s := stringReader{r: &quiet, open: int(n.start), quote: t.Src[n.start], control: none}
	for at < int(n.end) {
		next := at + 1
		if c := t.Src[at]; c == '\\' || c >= utf8.RuneSelf {
			next = s.step(at)
		} else {
			quiet.buffer = append(quiet.buffer, c)
		}
		if len(quiet.buffer) > i {
			return at
		}
		at = next
	}
	return at
}

// step decodes the escape or code point at i.
func (s *stringReader) step(i int) int {
	if _, size := utf8.DecodeRune(s.r.src[i:]); size > 1 {
		s.r.buffer = append(s.r.buffer, s.r.src[i:i+size]...)
		return i + size
	}
	next, _ := s.odd(i)
	return next
}
