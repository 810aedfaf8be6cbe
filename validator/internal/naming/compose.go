package naming

import "unicode/utf8"

// firstMark is the first code point that composes with one before it: below it there is nothing
// to search for.
const firstMark = 0x300

// bitsPerRune is how far apart the three code points of a composition are packed: the base in the
// highest bits, then the mark, then the whole.
const bitsPerRune = 21

// The Hangul syllables are not in the table: they compose by arithmetic.
const (
	syllable, leading, vowel, trailing = 0xAC00, 0x1100, 0x1161, 0x11A7

	leadings, vowels, trailings = 19, 21, 28
)

// Compose returns the code point that is the composed normal form of base followed by mark, if it
// is a single one: é for e and a combining acute accent. Base and mark have to be code points of
// the composed normal form themselves.
func Compose(base, mark rune) (rune, bool) {
	if mark < firstMark || mark > utf8.MaxRune {
		return 0, false
	}
	if r, ok := composeHangul(base, mark); ok {
		return r, true
	}
	key := uint64(base)<<bitsPerRune | uint64(mark)
	low, high := 0, len(compositions)
	for low < high {
		mid := int(uint(low+high) / 2)
		if compositions[mid]>>bitsPerRune < key {
			low = mid + 1
		} else {
			high = mid
		}
	}
	if low == len(compositions) || compositions[low]>>bitsPerRune != key {
		return 0, false
	}
	return rune(compositions[low] % (1 << bitsPerRune)), true
}

// composeHangul composes a leading consonant with a vowel, and a syllable of the two with a
// trailing consonant. The place of trailing itself stands for none.
func composeHangul(base, mark rune) (rune, bool) {
	l, v := base-leading, mark-vowel
	if 0 <= l && l < leadings && 0 <= v && v < vowels {
		return syllable + (l*vowels+v)*trailings, true
	}
	s, t := base-syllable, mark-trailing
	open := 0 <= s && s < leadings*vowels*trailings && s%trailings == 0
	if open && 0 < t && t < trailings {
		return base + t, true
	}
	return 0, false
}

// AppendComposed appends s to dst with each letter and the mark after it written as one code
// point, where there is one and names may contain it, and reports whether that changed anything.
//
// The result is canonically equivalent to s. It is the composed normal form if every mark composes
// with what is before it. It can be less than that where a mark does not compose but stands
// between a letter and one that would, or after it and out of the canonical order, and where the
// normal form decomposes or replaces a code point (Devanagari letters with a nukta, the Kelvin
// sign). Bytes that are not UTF-8 are kept as they are.
func AppendComposed(dst []byte, s string) (out []byte, changed bool) {
	const none = -1
	last, lastAt := rune(none), 0
	for i := 0; i < len(s); {
		r, size := utf8.DecodeRuneInString(s[i:])
		whole, ok := Compose(last, r)
		if ok && Of(whole) >= Allowed {
			dst = utf8.AppendRune(dst[:lastAt], whole)
			last, changed = whole, true
		} else {
			last, lastAt = r, len(dst)
			dst = append(dst, s[i:i+size]...)
		}
		i += size
	}
	return dst, changed
}
