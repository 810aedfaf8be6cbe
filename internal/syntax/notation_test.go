package syntax

import (
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"
)

// Test data is text to read: bytes that do not show are spelled ‹0A›, in hexadecimal.
var spelled = regexp.MustCompile(`‹[0-9A-F ]+›`)

// unspell returns the bytes that a text of the test data stands for.
func unspell(text string) string {
	return spelled.ReplaceAllStringFunc(text, func(s string) string {
		var b []byte
		for _, word := range strings.Fields(strings.Trim(s, "‹›")) {
			c, err := strconv.ParseUint(word, 16, 8)
			if err != nil {
				panic(s + " in the test data is no byte")
			}
			b = append(b, byte(c))
		}
		return string(b)
	})
}

// spell is the reverse of unspell. Line breaks stay.
func spell(src string) string {
	var b strings.Builder
	for len(src) > 0 {
		r, size := utf8.DecodeRuneInString(src)
		if r == '\n' || r != utf8.RuneError && strconv.IsPrint(r) && r != '‹' {
			b.WriteString(src[:size])
		} else {
			for _, c := range []byte(src[:size]) {
				b.WriteString("‹" + string(hexUpper[c>>4]) + string(hexUpper[c&15]) + "›")
			}
		}
		src = src[size:]
	}
	return strings.ReplaceAll(b.String(), "›‹", " ")
}

const hexUpper = "0123456789ABCDEF"

// table reads the rows of a file of test data; cells stand apart by tabs, and # starts a comment.
func table(t testing.TB, path string, cells int) [][]string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var rows [][]string
	for number, line := range strings.Split(string(data), "\n") {
		if line == "" || strings.HasPrefix(line, "# ") {
			continue
		}
		row := strings.Split(line, "\t")
		if len(row) != cells {
			t.Fatalf("%s:%d: %d cells instead of %d", path, number+1, len(row), cells)
		}
		rows = append(rows, row)
	}
	return rows
}

// compact renders a value as JSON on one line, with ? where there is none.
func compact(t *Tree, id ID) string {
	switch t.Kind(id) {
	case Null, True, False:
		return t.Kind(id).String()
	case Number:
		return t.Raw(id)
	case String:
		return spell(Quote(t.Text(id)))
	case Invalid, NonFinite:
		return "?"
	}
	var parts []string
	for child := range children(t, id) {
		part := compact(t, child)
		if t.Member(child) {
			part = spell(Quote(t.Key(child))) + ":" + part
		} else if t.Kind(id) == Object {
			part = "?:" + part
		}
		parts = append(parts, part)
	}
	if t.Kind(id) == Object {
		return "{" + strings.Join(parts, ",") + "}"
	}
	return "[" + strings.Join(parts, ",") + "]"
}

// children yields the children of a list or object; other values have none.
func children(t *Tree, id ID) func(yield func(ID) bool) {
	return func(yield func(ID) bool) {
		if t.Kind(id) < Array {
			return
		}
		for child, end := t.First(id), t.End(id); child < end; child = t.Next(child) {
			if !yield(child) {
				return
			}
		}
	}
}

func readText(src string) *Tree { return Read([]byte(src), JSON) }
