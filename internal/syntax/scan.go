package syntax

import (
	"math/bits"
	"unicode/utf8"
)

const (
	ones  = 0x0101010101010101
	highs = 0x8080808080808080
)

// load returns eight bytes of src from i as a little-endian word.
func load(src []byte, i int) uint64 {
	b := src[i : i+8 : len(src)]
	return uint64(b[0]) | uint64(b[1])<<8 | uint64(b[2])<<16 | uint64(b[3])<<24 |
		uint64(b[4])<<32 | uint64(b[5])<<40 | uint64(b[6])<<48 | uint64(b[7])<<56
}

// special marks the high bit of bytes that are not plain ASCII inside a JSON string: controls,
// quotes, backslashes and everything above 0x7F. Only its lowest mark is exact.
func special(w uint64) uint64 {
	quote := w ^ ones*'"'
	slash := w ^ ones*'\\'
	return ((w-ones*' ')&^w | (quote-ones)&^quote | (slash-ones)&^slash | w) & highs
}

// plain returns the offset of the first byte at or after i that is not plain text inside a string:
// a quote, a backslash, a control, malformed UTF-8 or the end of src. It also returns how many
// bytes of what it passed continue a code point.
func plain(src []byte, i int) (end, continued int) {
	for i+8 <= len(src) {
		marks := special(load(src, i))
		if marks == 0 {
			i += 8
			continue
		}
		if i += bits.TrailingZeros64(marks) >> 3; src[i] < utf8.RuneSelf {
			return i, continued
		}
		next, more := multibyte(src, i)
		if next == i {
			return i, continued
		}
		i, continued = next, continued+more
	}
	return plainTail(src, i, continued)
}

// plainTail is plain for the last bytes of src, which are too few for a word.
func plainTail(src []byte, i, continued int) (end, allContinued int) {
	for i < len(src) && src[i] >= ' ' && src[i] != '"' && src[i] != '\\' {
		r, size := utf8.DecodeRune(src[i:])
		if r == utf8.RuneError && size == 1 {
			break
		}
		i += size
		continued += size - 1
	}
	return i, continued
}

// multibyte passes well-formed code points above U+007F up to ASCII, malformed UTF-8 or the end. It
// also returns how many of their bytes continue a code point. Code points of two and three bytes
// are told by their bits: those of the lead byte, of the bytes after it, and of values that are
// encoded too long or are surrogates.
func multibyte(src []byte, i int) (end, continued int) {
	for i+4 <= len(src) {
		b := src[i : i+4 : len(src)]
		w := uint32(b[0]) | uint32(b[1])<<8 | uint32(b[2])<<16 | uint32(b[3])<<24
		switch {
		case w&0xC0C0F0 == 0x8080E0 && w&0x200F != 0 && w&0x200F != 0x200D:
			i += 3
			continued += 2
		case w&0xC0E0 == 0x80C0 && w&0x1E != 0:
			i += 2
			continued++
		case w&0xF8 == 0xF0:
			_, size := utf8.DecodeRune(b)
			if size == 1 {
				return i, continued
			}
			i += 4
			continued += 3
		default:
			return i, continued
		}
	}
	for i < len(src) && src[i] >= utf8.RuneSelf {
		_, size := utf8.DecodeRune(src[i:])
		if size == 1 {
			break
		}
		i += size
		continued += size - 1
	}
	return i, continued
}

// blank returns the offset of the first byte at or after i that is no JSON white space.
func blank(src []byte, i int) int {
	for i < len(src) {
		switch src[i] {
		case ' ':
			i = spaces(src, i+1)
		case '\n', '\r', '\t':
			i++
		default:
			return i
		}
	}
	return i
}

// spaces returns the offset of the first byte at or after i that is not a space.
func spaces(src []byte, i int) int {
	for i+8 <= len(src) {
		if marks := load(src, i) ^ ones*' '; marks != 0 {
			return i + bits.TrailingZeros64(marks)>>3
		}
		i += 8
	}
	for i < len(src) && src[i] == ' ' {
		i++
	}
	return i
}

// number returns the end of the JSON number that starts at i, and whether there is one.
func number(src []byte, i int) (end int, ok bool) {
	if i < len(src) && src[i] == '-' {
		i++
	}
	whole := digits(src, i)
	if whole == i || src[i] == '0' && whole > i+1 {
		return whole, false
	}
	i = whole
	if i < len(src) && src[i] == '.' {
		fraction := digits(src, i+1)
		if fraction == i+1 {
			return fraction, false
		}
		i = fraction
	}
	if i < len(src) && src[i]|0x20 == 'e' {
		i++
		if i < len(src) && (src[i] == '+' || src[i] == '-') {
			i++
		}
		exponent := digits(src, i)
		if exponent == i {
			return exponent, false
		}
		i = exponent
	}
	return i, true
}

// digits returns the offset of the first byte at or after i that is no decimal digit.
func digits(src []byte, i int) int {
	for i < len(src) && src[i]-'0' <= 9 {
		i++
	}
	return i
}
