package config

import "strings"

// pointerForm is what a pointer with wildcards has to look like.
var pointerForm = form{
	wrong:   wrongPointer,
	pattern: `^(/(\*\*?|([^~*/]|~[01])*))*$`,
	most:    mostPointer,
}

const mostPointer = 1024

func wrongPointer(pointer string) string {
	if pointer == "" {
		return ""
	}
	if pointer[0] != '/' {
		return "the pointer " + quoted(pointer) + ` does not begin with "/"`
	}
	if len([]rune(pointer)) > mostPointer {
		return "a pointer has at most 1,024 characters"
	}
	for segment := range strings.SplitSeq(pointer[1:], "/") {
		if strings.Contains(segment, "*") && segment != "*" && segment != "**" {
			return "in the pointer " + quoted(pointer) + `, "*" and "**" stand for whole segments only`
		}
		for rest := segment; ; {
			_, after, ok := strings.Cut(rest, "~")
			if !ok {
				break
			}
			if after == "" || after[0] != '0' && after[0] != '1' {
				return "in the pointer " + quoted(pointer) + `, "~" must be written "~0", and "/" in a key "~1"`
			}
			rest = after
		}
	}
	return ""
}

// segments divides a pointer; "" has none.
func segments(pointer string) []string {
	if pointer == "" {
		return nil
	}
	return strings.Split(pointer[1:], "/")
}

// matchSegments tells whether a pattern matches a whole pointer. Segments are compared as they are
// escaped. After a mismatch, only the last ** takes one more segment, so that time is at most the
// product of both lengths.
func matchSegments(pattern, pointer []string) bool {
	star, taken := -1, 0
	p := 0
	for i := 0; i < len(pointer); {
		switch {
		case p < len(pattern) && pattern[p] == "**":
			star, taken = p, i
			p++
		case p < len(pattern) && (pattern[p] == "*" || pattern[p] == pointer[i]):
			p++
			i++
		case star >= 0:
			taken++
			p, i = star+1, taken
		default:
			return false
		}
	}
	for p < len(pattern) && pattern[p] == "**" {
		p++
	}
	return p == len(pattern)
}

// reasonForm is what a reason has to look like.
var reasonForm = form{
	wrong: func(reason string) string {
		if strings.TrimFunc(reason, isBlank) == "" {
			return "the reason is empty; say why the diagnostics are accepted"
		}
		return ""
	},
	pattern: `[^ \t\n\r]`,
}

func isBlank(r rune) bool { return strings.ContainsRune(" \t\n\r", r) }
