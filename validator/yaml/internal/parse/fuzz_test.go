package parse_test

import (
	"encoding/json"
	"os"
	"testing"

	"github.com/slashlint/slashlint/validator/yaml/internal/parse"
)

// FuzzNext tries what holds for every stream: documents follow each other, and the ranges of nodes lie
// within each other and in order.
func FuzzNext(f *testing.F) {
	for _, text := range []string{
		"- @\n- a: [\n- b\n", "a: &x\n  - *x\nb: !!str\n", "? a\n: |2+\n   b\n\n# c\n", "{\"a\":b, ? c, : d, [e]: f}", "%TAG !a! b\n---\n!a!c \"\\x41\\\n  b\"\n...\nd",
		"a: 'b\nc: d\n", "- - - a\n    - b\n- ? - a\n  : - b\n", "a:\n\tb: c\nd: e\n",
	} {
		f.Add([]byte(text))
	}
	for _, c := range suite(f) {
		f.Add([]byte(c.Text))
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		for at := 0; at >= 0; {
			tree, next := parse.Next(src, at)
			if next >= 0 && next <= at {
				t.Fatalf("the document at %d is followed by one at %d", at, next)
			}
			for _, p := range tree.Problems {
				if p.Start < 0 || p.End < p.Start || p.End > len(src) || p.Message == "" {
					t.Errorf("the problem %+v of %d bytes", p, len(src))
				}
			}
			if tree.Root != 0 {
				ranges{t, tree, src}.check(tree.Root, at, len(src))
			}
			at = next
		}
	})
}

// ranges checks the ranges of a tree.
type ranges struct {
	*testing.T
	tree *parse.Tree
	src  []byte
}

// check wants a node to lie between two offsets, and returns where it ends.
func (r ranges) check(id parse.ID, from, to int) int {
	at, lead := r.tree.Range(id), r.tree.Lead(id)
	kind := r.tree.Kind(id)
	if kind <= parse.Broken {
		return from
	}
	if lead < from || at.Start < lead || at.End < at.Start || at.End > to {
		r.Fatalf("%q: a node of kind %d at %+v from %d is not within %d to %d", r.src, kind, at, lead, from, to)
	}
	switch text := string(r.src[at.Start:at.End]); kind {
	case parse.Plain:
		if !r.tree.Multiline(id) && r.tree.Text(id) != text {
			r.Errorf("%q is %q", text, r.tree.Text(id))
		}
	case parse.SingleQuoted, parse.DoubleQuoted:
		if len(text) < 2 || text[0] != text[len(text)-1] {
			r.Errorf("%q has no quotes", text)
		}
	case parse.Literal, parse.Folded:
		if text[0] != '|' && text[0] != '>' {
			r.Errorf("%q has no indicator", text)
		}
	}
	last := at.Start
	if lead < last && kind == parse.Mapping && !r.tree.Flow(id) {
		last = lead
	}
	for child := r.tree.First(id); child != 0; child = r.tree.Next(child) {
		last = r.check(child, last, at.End)
	}
	return at.End
}

type suiteCase struct {
	ID, Text string
	Events   []string
	Error    bool
}

// suite returns the cases of yaml-test-suite.
func suite(t testing.TB) []suiteCase {
	t.Helper()
	data, err := os.ReadFile("../../testdata/suite.json")
	if err != nil {
		t.Fatal(err)
	}
	var all struct{ Cases []suiteCase }
	if err := json.Unmarshal(data, &all); err != nil {
		t.Fatal(err)
	}
	return all.Cases
}
