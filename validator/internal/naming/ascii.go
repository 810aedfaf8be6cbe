package naming

// Most names are short and ASCII. They are judged eight bytes at a time, without a branch for each.

// ones is a word of eight bytes that are 1: multiplied with a byte, it repeats it.
const ones = 0x0101010101010101

// wholeASCII reports whether s is not empty and all its bytes are ASCII and Allowed. Where the
// length is no multiple of the word's, bytes are looked at twice.
func wholeASCII(s string) bool {
	switch n := len(s); {
	case n >= 8:
		for i := 0; i+8 <= n; i += 8 {
			if !allowedWord(load8(s[i:])) {
				return false
			}
		}
		return allowedWord(load8(s[n-8:]))
	case n >= 4:
		return allowedWord(load4(s) | load4(s[n-4:])<<32)
	case n >= 1:
		first, middle, last := uint64(s[0]), uint64(s[n/2]), uint64(s[n-1])
		return allowedWord(first | middle<<8 | last<<16 | 'a'*(ones>>24)<<24)
	}
	return false
}

// allowedWord reports whether each byte of the word is a lower-case ASCII letter, a digit or one
// of the three signs. Every sum has its answer in the highest bit of each byte. Only a byte that
// is not ASCII can carry into the next one, and with such a byte the answer is no all the same.
func allowedWord(w uint64) bool {
	const high = 0x80 * ones
	letter := (w + (0x80-'a')*ones) &^ (w + (0x7F-'z')*ones)
	digit := (w + (0x80-'0')*ones) &^ (w + (0x7F-'9')*ones)
	notSign := (w ^ '-'*ones) + 0x7F*ones
	notSign &= (w ^ '_'*ones) + 0x7F*ones
	notSign &= (w ^ '\''*ones) + 0x7F*ones
	return (letter|digit|^notSign)&^w&high == high
}

// load8 returns the first eight bytes of s.
func load8(s string) uint64 {
	s = s[:8]
	return uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24 |
		uint64(s[4])<<32 | uint64(s[5])<<40 | uint64(s[6])<<48 | uint64(s[7])<<56
}

// load4 returns the first four bytes of s.
func load4(s string) uint64 {
	s = s[:4]
	return uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24
}
