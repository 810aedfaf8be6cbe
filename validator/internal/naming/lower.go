package naming

import "unicode/utf8"

// lowerRange is a range of code points whose lower-case is delta away. Where delta is 1, that is
// every other code point of the range, and the ones between are the lower-case.
type lowerRange struct {
	lo, hi rune
	delta  rune
}

// The bits of the sigma contexts.
const (
	// ignorable code points do not interrupt a word: marks, modifier letters, apostrophes.
	ignorable uint8 = 1 << iota
	// cased code points are letters with case, upper or lower.
	cased
)

const (
	dottedI    = 'İ' // the one code point whose lower-case is two
	sigma      = 'Σ' // the one whose lower-case depends on its place
	dottedLow  = "i\u0307"
	finalSigma = 'ς'
)

// AppendLower appends the lower-case of s to dst: Unicode's full mapping, without regard to a
// locale. The Greek capital sigma becomes ς at the end of a word and σ elsewhere, as Unicode says
// and a Greek reader expects. Bytes that are not UTF-8 are kept as they are.
func AppendLower(dst []byte, s string) []byte {
	for i := 0; i < len(s); {
		c := s[i]
		if c < utf8.RuneSelf {
			if 'A' <= c && c <= 'Z' {
				c += 'a' - 'A'
			}
			dst = append(dst, c)
			i++
			continue
		}
		r, size := utf8.DecodeRuneInString(s[i:])
		switch {
		case r == utf8.RuneError:
			dst = append(dst, s[i:i+size]...)
		case r == dottedI:
			dst = append(dst, dottedLow...)
		case r == sigma && endsWord(s[:i], s[i+size:]):
			dst = utf8.AppendRune(dst, finalSigma)
		default:
			dst = utf8.AppendRune(dst, lower(r))
		}
		i += size
	}
	return dst
}

// lower returns the lower-case of a code point other than dottedI.
func lower(r rune) rune {
	low, high := 0, len(lowerRanges)
	for low < high {
		mid := int(uint(low+high) / 2)
		if lowerRanges[mid].hi < r {
			low = mid + 1
		} else {
			high = mid
		}
	}
	if low == len(lowerRanges) || r < lowerRanges[low].lo {
		return r
	}
	found := lowerRanges[low]
	if found.delta == 1 && (r-found.lo)%2 != 0 {
		return r
	}
	return r + found.delta
}

// endsWord reports whether a letter between the two ends a word of more than itself: a cased
// letter comes before it and none after it, ignorable code points aside. A code point that is
// cased and ignorable begins a word but does not continue one.
func endsWord(before, after string) bool {
	inWord := false
	for before != "" {
		r, size := utf8.DecodeLastRuneInString(before)
		context := contextOf(r)
		inWord = context&cased != 0
		if context != ignorable {
			break
		}
		before = before[:len(before)-size]
	}
	if !inWord {
		return false
	}
	for _, r := range after {
		if context := contextOf(r); context&ignorable == 0 {
			return context&cased == 0
		}
	}
	return true
}

// contextOf returns the bits of the sigma contexts that a code point has.
func contextOf(r rune) uint8 {
	c := uint32(r)
	if c >= contextEnd {
		return inTail(contextTail[:], c)
	}
	return inBlocks(contextIndex, contextBlocks, contextShift, c)
}
