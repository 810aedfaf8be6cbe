package naming

import "unicode/utf8"

// Pattern is the interface's own pattern of a name, verbatim. It is matched with the Unicode flag.
const Pattern = `^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$`

// Class is what the naming rules make of a code point.
type Class uint8

const (
	// Outside code points are not in the pattern.
	Outside Class = iota
	// Unassigned code points are not in the pattern because UnicodeVersion assigns nothing to
	// them. A later version may. Surrogates and noncharacters, never to be assigned, are Outside.
	Unassigned
	// Allowed code points are in the pattern and are their own lower-case.
	Allowed
	// Capital code points are in the pattern but have a lower-case variant, which must be used.
	Capital
)

// Of returns the class of a code point. What is no code point is Outside.
func Of(r rune) Class {
	c := uint32(r)
	if c >= classEnd {
		return Class(inTail(classTail[:], c))
	}
	return Class(inBlocks(classIndex, classBlocks, classShift, c))
}

// Whole reports whether every code point of s is Allowed. An s that is not UTF-8 is not.
func Whole(s string) bool {
	if s != "" && s[0] < utf8.RuneSelf && wholeASCII(s) {
		return true
	}
	return wholeText(s)
}

// wholeText is Whole in any script. It decodes by itself, as each code point is looked up in the
// same breath, and refuses what is not UTF-8: overlong forms have too small a value, surrogates
// are not Allowed.
func wholeText(s string) bool {
	for i := 0; i < len(s); {
		c := uint32(s[i])
		rest := s[i+1:]
		switch {
		case c < 0x80:
			i++
		case c < 0xE0:
			if len(rest) < 1 {
				return false
			}
			c1 := uint32(rest[0]) ^ 0x80
			c = (c^0xC0)<<6 | c1
			if c1 > 0x3F || c < 0x80 || c >= 0x800 {
				return false
			}
			i += 2
		case c < 0xF0:
			if len(rest) < 2 {
				return false
			}
			c1, c2 := uint32(rest[0])^0x80, uint32(rest[1])^0x80
			c = (c^0xE0)<<12 | c1<<6 | c2
			if c1|c2 > 0x3F || c < 0x800 {
				return false
			}
			i += 3
		default:
			if len(rest) < 3 {
				return false
			}
			c1, c2, c3 := uint32(rest[0])^0x80, uint32(rest[1])^0x80, uint32(rest[2])^0x80
			c = (c^0xF0)<<18 | c1<<12 | c2<<6 | c3
			if c1|c2|c3 > 0x3F || c < 0x10000 || c >= classEnd {
				return false
			}
			i += 4
		}
		if inBlocks(classIndex, classBlocks, classShift, c) != uint8(Allowed) {
			return false
		}
	}
	return true
}
