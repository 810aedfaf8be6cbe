package naming

// IsSpace reports whether a code point is white space, by Unicode's property White_Space.
func IsSpace(r rune) bool {
	switch r {
	case '\t', '\n', '\v', '\f', '\r', ' ', 0x85, 0xA0, 0x1680,
		0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
		return true
	}
	return 0x2000 <= r && r <= 0x200A
}

// Blank reports whether s is white space and nothing else. An empty s is not blank.
func Blank(s string) bool {
	for _, r := range s {
		if !IsSpace(r) {
			return false
		}
	}
	return s != ""
}
