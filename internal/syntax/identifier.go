package syntax

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// What a code point may be in an identifier name of ECMAScript 5.1.
const (
	noName uint32 = iota
	// namePart may not begin a name.
	namePart
	nameStart
)

// joiner reports whether a code point is the zero width joiner or non-joiner.
func joiner(c rune) bool { return c|1 == 0x200D }

// identifier reports whether a key without quotes is right in JSON5: an IdentifierName of ECMAScript 5.1.
func identifier(name string) bool {
	for i, c := range name {
		class := nameClass(c)
		if class == noName || i == 0 && class == namePart {
			return false
		}
	}
	return true
}

// nameClass returns what a code point may be in a name.
func nameClass(c rune) uint32 {
	switch {
	case c < utf8.RuneSelf && byte(c)-'0' <= 9 || joiner(c):
		return namePart
	case c < utf8.RuneSelf && wordByte(byte(c)):
		return nameStart
	case c < utf8.RuneSelf || !strconv.IsPrint(c):
		return noName
	}
	end, class := uint32(utf8.RuneSelf), noName
	size, shift := uint32(0), 0
	for i := range len(nameRuns) {
		size |= uint32(nameRuns[i]&0x7F) << shift
		if shift += 7; nameRuns[i] >= 0x80 {
			continue
		}
		if end += size >> 1; uint32(c) < end {
			break
		}
		class = (class + 1 + size&1) % 3
		size, shift = 0, 0
	}
	return class
}

// unescape decodes the escapes of a name; where one is not right, the name stays as it is.
func unescape(name string) string {
	if strings.IndexByte(name, '\\') < 0 {
		return name
	}
	var decoded []byte
	for i := 0; i < len(name); i++ {
		if name[i] != '\\' {
			decoded = append(decoded, name[i])
			continue
		}
		escape := []byte(name[i:min(i+6, len(name))])
		unit, ok := hex4(escape, 2)
		if !ok || escape[1] != 'u' || unit >= 0xD800 && unit <= 0xDFFF {
			return name
		}
		decoded = utf8.AppendRune(decoded, unit)
		i += 5
	}
	return string(decoded)
}
