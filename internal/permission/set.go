package permission

import (
	"strconv"
	"strings"
)

// Name returns the name of a bit, and "bit 47" for one that has none.
func Name(bit int) string {
	if bit < len(Names) && Names[bit] != "" {
		return Names[bit]
	}
	return "bit " + strconv.Itoa(bit)
}

// Text names the bits of a set, the lowest first: "KICK_MEMBERS, BAN_MEMBERS and bit 47".
func Text(set uint64) string {
	text := ""
	for bit := 0; set != 0; bit, set = bit+1, set>>1 {
		switch {
		case set&1 == 0:
			continue
		case text == "":
		case set == 1:
			text += " and "
		default:
			text += ", "
		}
		text += Name(bit)
	}
	return text
}

// Parse reads a bit set: names, and numbers as people write them (34, 0x22, 0b11, 1<<5), divided by
// commas, plus signs or bars. The words of a name may be written in any case and divided in any way, and a
// client library's enumeration may stand before it. named tells that there is a name; wrong is the
// first part that is neither, when ok is false.
func Parse(text string) (set uint64, named bool, wrong string, ok bool) {
	for more := true; more; {
		part := text
		i := strings.IndexAny(text, ",+|")
		if more = i >= 0; more {
			part, text = text[:i], text[i+1:]
		}
		part = strings.TrimSpace(part)
		if bit, is := bitOf(part); is {
			set, named = set|1<<bit, true
			continue
		}
		n, is := number(part)
		if !is {
			return 0, false, part, false
		}
		set |= n
	}
	return set, named, "", true
}

// bitOf returns the bit of a name.
func bitOf(name string) (bit int, ok bool) {
	name = name[strings.LastIndexByte(name, '.')+1:]
	for bit, known := range Names {
		if known != "" && same(known, name) {
			return bit, true
		}
	}
	return 0, false
}

// same reports whether a text is a name, whatever its case and whatever divides its words.
func same(name, text string) bool {
	for i := range len(text) {
		c := text[i]
		if c == '_' || c == '-' || c == ' ' {
			continue
		}
		name = strings.TrimPrefix(name, "_")
		if name == "" || c&^0x20 != name[0] {
			return false
		}
		name = name[1:]
	}
	return name == ""
}

// number reads a bit set of at most 64 bits: in decimal, hexadecimal or binary, or as one bit that
// is shifted.
func number(text string) (set uint64, ok bool) {
	if shift, is := strings.CutPrefix(strings.ReplaceAll(text, " ", ""), "1<<"); is {
		bit, err := strconv.ParseUint(shift, 10, 8)
		return 1 << bit, err == nil && bit < 64
	}
	base, digits := 10, text
	if len(text) > 2 && text[0] == '0' {
		switch text[1] | 0x20 {
		case 'x':
			base, digits = 16, text[2:]
		case 'b':
			base, digits = 2, text[2:]
		}
	}
	set, err := strconv.ParseUint(digits, base, 64)
	return set, err == nil
}
