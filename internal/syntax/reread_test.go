package syntax

import (
	"fmt"
	"reflect"
	"testing"
)

// edits are what is written in the places of a document, in place of so many of its bytes.
var edits = []struct {
	removed int
	written string
}{
	{0, "x"},
	{0, "é"},
	{0, `"`},
	{0, `\n`},
	{0, "\\"},
	{0, "{"},
	{0, "]"},
	{0, ","},
	{0, " "},
	{0, "\n"},
	{0, "1"},
	{0, `,"k":["\u0041",{"a":{}}]`},
	{0, `"a\tb",`},
	{0, "//"},
	{0, "/**/"},
	{1, ""},
	{1, "x"},
	{1, "{}"},
	{3, ""},
	{4, `[["\n"]]`},
	{12, ""},
	{12, "[]"},
	{0, "'"},
	{1, "0x1F"},
	{0, "/*\u2028*/\u2029"},
	{0, `,k\u0041: '\x41'`},
}

// TestReread reads documents again that are changed in every place, and wants what Read reads.
func TestReread(t *testing.T) {
	spliced := 0
	for _, src := range []string{
		`[{"name":"a","options":[{"name":"b\u00e9","choices":[{"name":"c","value":1},{"x":"\n"}]},{}]},{"d":"e\"f"},[1,[2,"\t"]]]`,
		"[\n  {\"näme\": \"ä\", \"k\\u0041\": [true, null, \"\\\\\"], \"k\": {\"k\": {\"l\": [[], {}]}}},\n  {\"a\": -1.5e3}\n]\n",
		"// a\n[ /* b */ {\"a\": [1, 2,], // c\n \"b\": {\"c\": \"\\t\",},}, [\"d\" /* e */]]",
		`[{naïve: 'it\'s', $: [+1, .5, 0xFF, Infinity,], "b": {'c': "\x41\v", d_: 5.,},}, // e
			[-0x10, {k\u0041: 'a\
b'}]]`,
	} {
		for _, notation := range []Notation{JSON, JSONC, JSON5} {
			tree := Read([]byte(src), notation)
			for at := range len(src) + 1 {
				for _, e := range edits {
					now := src[:at] + e.written + src[min(at+e.removed, len(src)):]
					wantReread(t, tree, now)
					if again, _ := tree.spliced([]byte(now)); again != nil {
						spliced++
					}
				}
			}
		}
	}
	if spliced < 2000 {
		t.Errorf("only %d documents are read in part", spliced)
	}
}

// FuzzReread changes a document twice, and wants what Read reads.
func FuzzReread(f *testing.F) {
	for _, src := range seeds(f) {
		if len(src) < 2<<10 {
			f.Add([]byte(src), uint16(len(src)/2), uint16(1), "x", uint8(JSONC))
			f.Add([]byte(src), uint16(len(src)/3), uint16(0), `"\n"`, uint8(JSON))
			f.Add([]byte(src), uint16(len(src)/4), uint16(2), "'\\x41'", uint8(JSON5))
		}
	}
	f.Fuzz(func(t *testing.T, src []byte, at, removed uint16, written string, notation uint8) {
		from := min(int(at), len(src))
		now := string(src[:from]) + written + string(src[min(from+int(removed), len(src)):])
		again := wantReread(t, Read(src, Notation(notation%3)), now)
		wantReread(t, again, string(src))
		wantReread(t, again, now)
	})
}

// wantReread compares what is read of a document after another with what Read reads.
func wantReread(t *testing.T, last *Tree, now string) *Tree {
	t.Helper()
	for i := range last.nodes {
		last.nodes[i].Tag = 7
	}
	got, kept := last.Reread([]byte(now), last.notation)
	want := Read([]byte(now), last.notation)
	if !reflect.DeepEqual(got, want) {
		t.Fatalf("after %q, %q is read otherwise:\n%s\n%s", last.Src, now, inFull(got), inFull(want))
	}
	checkKept(t, last, got, kept)
	return got
}

// checkKept wants what was kept to say the same.
func checkKept(t *testing.T, last, now *Tree, kept Kept) {
	t.Helper()
	moved := last.Len() - now.Len()
	for id := Root; int(id) <= now.Len(); id++ {
		if !kept.Has(now, id) {
			continue
		}
		was := id
		if id >= kept.After {
			was += ID(moved)
		}
		if now.Raw(id) != last.Raw(was) || now.Key(id) != last.Key(was) || now.Text(id) != last.Text(was) {
			t.Fatalf("%s was not kept, but was %s", now.Raw(id), last.Raw(was))
		}
	}
}

func inFull(t *Tree) string { return fmt.Sprintf("%+v", *t) }
