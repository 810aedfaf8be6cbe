package position_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/validator/internal/position"
)

func TestAt(t *testing.T) {
	for _, c := range []struct {
		name, src string
		offset    int
		want      position.Position
	}{
		{"the start", "abc", 0, position.Position{Line: 1, Column: 1}},
		{"an empty document", "", 0, position.Position{Line: 1, Column: 1}},
		{"ASCII", "abc", 2, position.Position{Line: 1, Column: 3, UTF16: 2}},
		{"the end", "abc", 3, position.Position{Line: 1, Column: 4, UTF16: 3}},
		{"beyond the end", "abc", 9, position.Position{Line: 1, Column: 4, UTF16: 3}},
		{"before the start", "abc", -1, position.Position{Line: 1, Column: 1}},
		{"after LF", "a\nb", 2, position.Position{Line: 2, Column: 1, UTF16: 2}},
		{"after CRLF", "a\r\nb", 3, position.Position{Line: 2, Column: 1, UTF16: 3}},
		{"between CR and LF", "a\r\nb", 2, position.Position{Line: 1, Column: 3, UTF16: 2}},
		{"after CR", "a\rb", 2, position.Position{Line: 2, Column: 1, UTF16: 2}},
		{"after a last CR", "a\r", 2, position.Position{Line: 2, Column: 1, UTF16: 2}},
		{"LF, then CR", "\n\r", 2, position.Position{Line: 3, Column: 1, UTF16: 2}},
		{"a line separator ends no line", "\u2028a", 3, position.Position{Line: 1, Column: 2, UTF16: 1}},
		{"a byte order mark counts", "\uFEFFa", 3, position.Position{Line: 1, Column: 2, UTF16: 1}},
		{"Japanese", "日本語", 6, position.Position{Line: 1, Column: 3, UTF16: 2}},
		{"within a code point", "日本語", 5, position.Position{Line: 1, Column: 2, UTF16: 1}},
		{"Thai with vowel signs", "ที่", 9, position.Position{Line: 1, Column: 4, UTF16: 3}},
		{"Devanagari with a virama", "क्ष", 9, position.Position{Line: 1, Column: 4, UTF16: 3}},
		{"a combining accent", "e\u0301a", 3, position.Position{Line: 1, Column: 3, UTF16: 2}},
		{"an emoji", "😀a", 4, position.Position{Line: 1, Column: 2, UTF16: 2}},
		{"within an emoji", "a😀", 3, position.Position{Line: 1, Column: 2, UTF16: 1}},
		{
			"an emoji with joiners", "👩\u200D👧a", 11,
			position.Position{Line: 1, Column: 4, UTF16: 5},
		},
		{"after a stray continuation", "\x80\x80a", 2, position.Position{Line: 1, Column: 3, UTF16: 2}},
		{"an emoji that breaks off", "\xF0\x9F\x98a", 3, position.Position{Line: 1, Column: 2, UTF16: 1}},
		{"within what breaks off", "\xF0\x9F\x98a", 2, position.Position{Line: 1, Column: 1}},
		{"an overlong slash", "\xC0\xAFa", 2, position.Position{Line: 1, Column: 3, UTF16: 2}},
		{"half of a surrogate pair", "\xED\xA0\x80a", 3, position.Position{Line: 1, Column: 4, UTF16: 3}},
		{"beyond U+10FFFF", "\xF4\x90\x80\x80a", 4, position.Position{Line: 1, Column: 5, UTF16: 4}},
		{"many continuations", "é\x80\x80\x80\x80a", 6, position.Position{Line: 1, Column: 6, UTF16: 5}},
	} {
		if got := position.New([]byte(c.src)).At(c.offset); got != c.want {
			t.Errorf("%s: offset %d of %q is at %+v, want %+v", c.name, c.offset, c.src, got, c.want)
		}
	}
}

// pieces are what random documents are made of.
var pieces = []string{
	"a", "0", " ", "\"", "{", "name", "ß", "é", "e\u0301", "日", "本語", "ไทย", "ที่", "हिन्दी", "क्ष",
	"😀", "👩\u200D👩\u200D👧", "👍🏽", "🇩🇪", "\u200D", "\uFEFF", "\n", "\r\n", "\r", "\n\r", "\u2028",
	"\x80", "\xBF", "\xC0", "\xC3", "\xE0\x80", "\xE2\x82", "\xED\xA0\x80", "\xF0\x9F", "\xF0\x9F\x98",
	"\xF4\x90\x80\x80", "\xF8", "\xFF", strings.Repeat("x", 300), strings.Repeat("語", 100),
}

// stretch is the distance at which the index notes places.
const stretch = 1 << 10

func TestAtAgreesWithReference(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 300 {
		src := document(random)
		want := reference(src)
		offsets := everyOffset(src)
		random.Shuffle(len(offsets), func(i, j int) { offsets[i], offsets[j] = offsets[j], offsets[i] })
		index := position.New(src)
		for _, offset := range offsets {
			in := min(max(offset, 0), len(src))
			if got := index.At(offset); got != want[in] {
				t.Fatalf("offset %d of %q is at %+v, want %+v", offset, src, got, want[in])
			}
		}
	}
}

// document returns a random document of up to some four stretches. Half of the documents put a piece
// of their own across the end of every stretch.
func document(random *rand.Rand) []byte {
	var src []byte
	size := random.IntN(4 * stretch)
	across := random.IntN(2) == 0
	for len(src) < size {
		piece := pieces[random.IntN(len(pieces))]
		if left := stretch - len(src)%stretch; across && left < 300 {
			src = append(src, strings.Repeat(".", max(0, left-1-random.IntN(4)))...)
		}
		src = append(src, piece...)
	}
	return src
}

// everyOffset returns the offsets into a document, and some outside.
func everyOffset(src []byte) []int {
	offsets := []int{-1 << 40, -1, len(src) + 1, len(src) + stretch, 1 << 40}
	for i := range len(src) + 1 {
		offsets = append(offsets, i)
	}
	return offsets
}

// reference works out the position of every byte of a document and of its end, simply: a byte within
// a code point has the position of the code point.
func reference(src []byte) []position.Position {
	at := position.Position{Line: 1, Column: 1}
	var all []position.Position
	for i := 0; i < len(src); {
		n, units := decode(src[i:])
		all = append(all, slices.Repeat([]position.Position{at}, n)...)
		at.UTF16 += units
		at.Column++
		if src[i] == '\n' || src[i] == '\r' && !strings.HasPrefix(string(src[i+1:]), "\n") {
			at.Line, at.Column = at.Line+1, 1
		}
		i += n
	}
	return append(all, at)
}

// decode is the UTF-8 decoder of the WHATWG Encoding Standard. It returns how many bytes make the
// first code point or error, and how many UTF-16 units that is.
func decode(src []byte) (n, units int) {
	lower, upper := byte(0x80), byte(0xBF)
	needed := 0
	switch c := src[0]; {
	case c <= 0x7F:
		return 1, 1
	case c >= 0xC2 && c <= 0xDF:
		needed = 1
	case c >= 0xE0 && c <= 0xEF:
		needed = 2
		switch c {
		case 0xE0:
			lower = 0xA0
		case 0xED:
			upper = 0x9F
		}
	case c >= 0xF0 && c <= 0xF4:
		needed = 3
		switch c {
		case 0xF0:
			lower = 0x90
		case 0xF4:
			upper = 0x8F
		}
	default:
		return 1, 1
	}
	for n = 1; n <= needed; n++ {
		if n == len(src) || src[n] < lower || src[n] > upper {
			return n, 1
		}
		lower, upper = 0x80, 0xBF
	}
	return n, 1 + needed/3
}
