package preview

import (
	"unicode"
	"unicode/utf8"
)

// fold returns the code point that stands for all that differ from r in case only: the smallest of
// them, by Unicode's simple case folding. Unlike the full folding it never changes the number of
// code points, so that what matched can be shown in the text itself.
func fold(r rune) rune {
	if r < utf8.RuneSelf {
		if 'a' <= r && r <= 'z' {
			r -= 'a' - 'A'
		}
		return r
	}
	least := r
	for next := unicode.SimpleFold(r); next != r; next = unicode.SimpleFold(next) {
		least = min(least, next)
	}
	return least
}

// folded returns the code points of a text, folded.
func folded(text string) []rune {
	runes := make([]rune, 0, len(text))
	for _, r := range text {
		runes = append(runes, fold(r))
	}
	return runes
}

// hasPrefix reports whether a text begins with a folded word, and where in bytes the word ends.
func hasPrefix(text string, word []rune) (end int, ok bool) {
	for _, want := range word {
		r, size := utf8.DecodeRuneInString(text[end:])
		if size == 0 || fold(r) != want {
			return 0, false
		}
		end += size
	}
	return end, true
}

// sameFolded reports whether two texts differ in case only.
func sameFolded(a, b string) bool {
	end, ok := hasPrefix(a, folded(b))
	return ok && end == len(a)
}

// find returns the bytes where a folded word first stands inside a text.
func find(text string, word []rune) (start, end int, ok bool) {
	for start := range text {
		if length, ok := hasPrefix(text[start:], word); ok {
			return start, start + length, true
		}
	}
	return 0, 0, false
}
