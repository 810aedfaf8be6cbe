package syntax

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// mayFill holds the bytes that a comment or a strange blank can start with.
var mayFill = [256]bool{
	'/': true, '#': true, '\v': true, '\f': true,
	0xC2: true, 0xE1: true, 0xE2: true, 0xE3: true, 0xEF: true,
}

// filler passes over white space from i and, reporting them, comments and strange blanks.
func (r *reader) filler(i int) int {
	for i < len(r.src) {
		end := r.comment(i)
		if end == i {
			end = r.strangeBlanks(i)
		}
		if end == i {
			break
		}
		i = blank(r.src, end)
	}
	return i
}

// comment passes over the comment at i, if there is one.
func (r *reader) comment(i int) int {
	end, closed := r.notation.comment(r.src, i)
	if end == i {
		return i
	}
	if end <= r.seen {
		return end
	}
	r.seen = end
	if !closed {
		r.problem(i, i+2, r.around(), "the comment is not closed: \"*/\" is missing")
		r.ended = true
		return end
	}
	if r.notation != JSON && r.src[i] == '/' {
		return end
	}
	p := r.problem(i, end, r.around(), "comments are not part of "+r.notation.String())
	p.perhaps("remove the comment", Edit{i, end, ""})
	return end
}

// comment returns the end of the comment at i, or i when there is none.
func (n Notation) comment(src []byte, i int) (end int, closed bool) {
	opening := string(src[i:min(i+2, len(src))])
	switch {
	case opening == "/*":
		return blockComment(src, i)
	case opening == "//" || src[i] == '#':
		for i < len(src) && src[i] != '\n' && src[i] != '\r' && (n != JSON5 || src[i] != 0xE2 || !endsLine(src, i)) {
			i++
		}
	}
	return i, true
}

// Comma returns the offset of the comma that follows the value before i, and whether there is one.
func (t *Tree) Comma(i int) (comma int, ok bool) {
	quiet := reader{src: t.Src, quiet: true, notation: t.notation, nodes: t.nodes[:Root+1]}
	comma = quiet.blank(i)
	return comma, quiet.at(comma) == ','
}

func blockComment(src []byte, i int) (end int, closed bool) {
	for end = i + 3; end < len(src); end++ {
		if src[end] == '/' && src[end-1] == '*' {
			return end + 1, true
		}
	}
	return len(src), false
}

// strangeBlanks passes over characters at i that look like white space, or like nothing.
func (r *reader) strangeBlanks(i int) int {
	if r.notation == JSON5 {
		if size := space(r.src[i:]); size > 0 {
			return i + size
		}
	}
	end := i
	for size := strangeBlank(r.src[end:]); size > 0; size = strangeBlank(r.src[end:]) {
		end += size
	}
	if end == i || end <= r.seen {
		return end
	}
	r.seen = end
	first, _ := utf8.DecodeRune(r.src[i:])
	p := r.problem(i, end, r.around(), codePoint(first)+" is not white space in "+r.notation.String())
	p.safely("write a space", Edit{i, end, " "})
	return end
}

// strangeBlank returns the size of the character that b starts with, if it looks like white space,
// or like nothing, and is no white space in JSON; else 0.
func strangeBlank(b []byte) int {
	c, size := utf8.DecodeRune(b)
	switch {
	case c == '\v', c == '\f', c == 0x85, c == 0xA0, c == 0x1680, c >= 0x2000 && c <= 0x200F,
		c >= 0x2028 && c <= 0x202F, c >= 0x205F && c <= 0x2064, c == 0x3000, c == 0xFEFF:
		return size
	}
	return 0
}

// codePoint names a code point, as in U+00A0.
func codePoint(c rune) string {
	hex := strings.ToUpper(strconv.FormatUint(uint64(c), 16))
	return "U+" + strings.Repeat("0", max(0, 4-len(hex))) + hex
}
