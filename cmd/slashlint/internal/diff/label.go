package diff

import (
	"fmt"
	"path"
	"strings"
)

// label returns how a file is called in the head of a diff, quoted as git does where its name would
// break the line, and with a tab at its end where it has a blank, so that patch sees all of it.
func label(prefix, name string) string {
	name = prefix + strings.TrimPrefix(path.Clean(name), "/")
	switch {
	case strings.ContainsFunc(name, special):
		return quote(name)
	case strings.Contains(name, " "):
		return name + "\t"
	}
	return name
}

func special(r rune) bool { return r < ' ' || r == 0x7F || r == '"' || r == '\\' }

// quote writes a name as a string of C.
func quote(name string) string {
	var b strings.Builder
	b.WriteByte('"')
	for i := range len(name) {
		c := name[i]
		switch {
		case c == '"' || c == '\\':
			b.WriteByte('\\')
			b.WriteByte(c)
		case special(rune(c)):
			fmt.Fprintf(&b, `\%03o`, c)
		default:
			b.WriteByte(c)
		}
	}
	b.WriteByte('"')
	return b.String()
}
