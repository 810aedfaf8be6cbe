package syntax

import (
	"strings"
	"testing"
)

func TestTree(t *testing.T) {
	tree := readText(`{"a":[1,"é",{"b/c~d":null}],"e":{},"f":"\u00e9"}`)
	ids := map[string]ID{}
	for id := Root; int(id) <= tree.Len(); id++ {
		ids[string(tree.AppendPointer(nil, id))] = id
	}
	for pointer, want := range map[string]struct {
		kind        string
		raw         string
		count       int
		parent, end ID
	}{
		"":             {"an object", string(tree.Src), 3, 0, 9},
		"/a":           {"a list", `[1,"é",{"b/c~d":null}]`, 3, 1, 7},
		"/a/0":         {"a number", "1", 0, 2, 4},
		"/a/1":         {"a string", `"é"`, 0, 2, 5},
		"/a/2":         {"an object", `{"b/c~d":null}`, 1, 2, 7},
		"/a/2/b~1c~0d": {"null", "null", 0, 5, 7},
		"/e":           {"an object", "{}", 0, 1, 8},
		"/f":           {"a string", `"\u00e9"`, 0, 1, 9},
	} {
		id := ids[pointer]
		if id == 0 {
			t.Errorf("no value is at %q", pointer)
			continue
		}
		if got := tree.Kind(id).String(); got != want.kind {
			t.Errorf("%q is %s", pointer, got)
		}
		if got := tree.Raw(id); got != want.raw {
			t.Errorf("%q is written %s", pointer, got)
		}
		if tree.Kind(id) >= Array && tree.Count(id) != want.count {
			t.Errorf("%q has %d children", pointer, tree.Count(id))
		}
		if tree.Parent(id) != want.parent || tree.Next(id) != want.end {
			t.Errorf("%q is in %d and before %d", pointer, tree.Parent(id), tree.Next(id))
		}
	}
	if id := ids["/a/1"]; tree.Index(id) != 1 || tree.Runes(id) != 1 || !tree.Plain(id) ||
		tree.Member(id) {
		t.Errorf("/a/1 is element %d of %d code points", tree.Index(id), tree.Runes(id))
	}
	if id := ids["/f"]; tree.Text(id) != "é" || tree.Plain(id) || !tree.Member(id) {
		t.Errorf("/f is %q", tree.Text(id))
	}
	if tree.Key(Root) != "" || tree.Text(Root) != "" {
		t.Error("the root has a key or text")
	}
}

func TestMarks(t *testing.T) {
	tree := readText(`{"a":1,"a":2}`)
	first := tree.First(Root)
	tree.Node(first).Tag = 7
	if tree.Node(first).Tag != 7 || !tree.Member(first) || tree.Key(first) != "a" {
		t.Error("the marks change the node")
	}
}

// Keys are found again however long they are.
func TestKeys(t *testing.T) {
	for _, written := range []string{
		`""`, `"a"`, `"\u0061"`, `"é"`, `"a\"b"`, `'a'`, `'it\'s'`, `a`, `größe`, "`a`", `“a”`,
	} {
		for _, length := range []int{0, 1, 240, 250, 251, 252, 253, 254, 255, 256, 300, 1000} {
			first := quoteSize([]byte(written), 0)
			padded := written[:first] + strings.Repeat("x", length) + written[first:]
			src := "{ " + padded + " : 1, \"z\": 2}"
			tree := readText(src)
			id := tree.First(Root)
			start, end := tree.KeyRange(id)
			if src[start:end] != padded {
				t.Errorf("the key of %s is found at %d-%d", src, start, end)
			}
			want := strings.Repeat("x", length) + plainKey[written]
			if tree.Key(id) != want {
				t.Errorf("the key of %s is %q", src, tree.Key(id))
			}
		}
	}
}

var plainKey = map[string]string{
	`"a"`: "a", `"\u0061"`: "a", `"é"`: "é", `"a\"b"`: `a"b`, `'a'`: "a", `'it\'s'`: "it's",
	`a`: "a", `größe`: "größe", "`a`": "a", `“a”`: "a",
}

func TestOffset(t *testing.T) {
	for _, c := range []struct {
		src  string
		want string // where each byte of the text comes from, from a
	}{
		{`"xyz"`, "bcd"},
		{`"é"`, "bc"},
		{`"\n\u0041z"`, "bdj"},
		{`"\ud83d\ude00z"`, "bbbbn"},
		{`'x\'y'`, "bce"},
		{`“xy”`, "de"},
		{`[xy]`, "bc"},
		{`["x` + "\xff\xfe" + `y"]`, "cdddf"},
		{`["x`, "c"},
	} {
		tree := readText(c.src)
		id := Root
		if tree.Kind(id) == Array {
			id = tree.First(id)
		}
		got := ""
		for i := range len(tree.Text(id)) {
			got += string(rune('a' + tree.Offset(id, i)))
		}
		if got != c.want {
			t.Errorf("the text of %q comes from %s instead of %s", c.src, got, c.want)
		}
	}
}

func TestQuote(t *testing.T) {
	for _, c := range []struct{ text, want, shown string }{
		{"", `""`, `""`},
		{`a"b\c/`, `"a\"b\\c/"`, `"a\"b\c/"`},
		{"\n\r\t\x00\x1f\x7f", `"\n\r\t\u0000\u001f\u007f"`, `"\n\r\t\u0000\u001f\u007f"`},
		{"é€😀", `"é€😀"`, `"é€😀"`},
		{"a\xffb", `"a` + "\uFFFD" + `b"`, `"a\xffb"`},
		{"123456789012345678901234é", `"123456789012345678901234é"`, `"123456789012345678901234…"`},
	} {
		if got := Quote(c.text); got != c.want {
			t.Errorf("Quote(%q) = %s", c.text, got)
		}
		if got := quote([]byte(c.text)); got != c.shown {
			t.Errorf("%q is shown as %s", c.text, got)
		}
	}
}
