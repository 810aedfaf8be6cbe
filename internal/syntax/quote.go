package syntax

import (
	"strconv"
	"unicode/utf8"
)

// Quote returns a JSON string of this text. Only what must be escaped is.
func Quote(text string) string {
	return string(AppendQuote(nil, text))
}

// AppendQuote appends a JSON string of this text, as Quote.
func AppendQuote(dst []byte, text string) []byte {
	dst = append(dst, '"')
	for _, r := range text {
		dst = appendEscaped(dst, r)
	}
	return append(dst, '"')
}

const hex = "0123456789abcdef"

func appendEscaped(dst []byte, r rune) []byte {
	switch {
	case r == '"' || r == '\\':
		return append(dst, '\\', byte(r))
	case r == '\n':
		return append(dst, '\\', 'n')
	case r == '\r':
		return append(dst, '\\', 'r')
	case r == '\t':
		return append(dst, '\\', 't')
	case r < ' ' || r == 0x7F:
		return append(dst, '\\', 'u', '0', '0', hex[r>>4], hex[r&15])
	}
	return utf8.AppendRune(dst, r)
}

// quote shows the bytes of a mistake in a message, at most 24 code points of them: as they are,
// but what does not show and bytes that are not UTF-8 as escapes.
func quote(b []byte) string {
	const most, widest = 24, 96
	shown := append(make([]byte, 0, 2*most), '"')
	for count := 0; len(b) > 0; count++ {
		if count == most || len(shown) > widest {
			shown = append(shown, "…"...)
			break
		}
		r, size := utf8.DecodeRune(b)
		switch {
		case r == utf8.RuneError && size == 1:
			shown = append(shown, '\\', 'x', hex[b[0]>>4], hex[b[0]&15])
		case r == '\\':
			shown = append(shown, '\\')
		case r >= utf8.RuneSelf && !strconv.IsPrint(r):
			escape := strconv.QuoteToASCII(string(r))
			shown = append(shown, escape[1:len(escape)-1]...)
		default:
			shown = appendEscaped(shown, r)
		}
		b = b[size:]
	}
	return string(append(shown, '"'))
}
