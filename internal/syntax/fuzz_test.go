package syntax

import (
	"bytes"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"unicode/utf8"
)

// FuzzRead holds the reader against encoding/json, and its tree against what a tree must be.
func FuzzRead(f *testing.F) {
	const large = 4 << 10 // larger ones slow the search down
	for _, src := range seeds(f) {
		if len(src) <= large {
			f.Add([]byte(src))
		}
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		tree := Read(src, JSON)
		checkTree(t, tree)
		checkVerdict(t, tree)
		if len(src) < 1000 {
			checkCures(t, string(src), JSON)
		}
	})
}

// FuzzJSON5 holds what is read of JSON5 against the JSON that stands for it.
func FuzzJSON5(f *testing.F) {
	for _, row := range table(f, "testdata/json5_accept.txt", 3) {
		f.Add([]byte(unspell(row[1])))
	}
	for _, src := range broken(f) {
		f.Add([]byte(src))
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		tree := Read(src, JSON5)
		checkTree(t, tree)
		checkSuperset(t, tree)
		checkRewritten(t, tree)
		if len(src) < 1000 {
			checkCures(t, string(src), JSON5)
		}
	})
}

// checkSuperset wants what is right in JSON, or in JSON with comments, to be read likewise in JSON5.
func checkSuperset(t *testing.T, tree *Tree) {
	t.Helper()
	notation := JSONC
	if bytes.ContainsAny(tree.Src, "\u2028\u2029") { // a comment of JSON5 ends there
		notation = JSON
	}
	other := Read(tree.Src, notation)
	if problems(other) > 0 {
		return
	}
	if got, want := compact(tree, Root), compact(other, Root); got != want || problems(tree) > 0 {
		t.Fatalf("%q is read as %s instead of %s: %v", tree.Src, got, want, tree.Problems)
	}
}

// checkRewritten writes a document as JSON and wants the same value.
func checkRewritten(t *testing.T, tree *Tree) {
	t.Helper()
	if problems(tree) > 0 {
		return
	}
	want := asJSON(tree, Root)
	again := readText(want)
	if got := asJSON(again, Root); got != want || problems(again) > 0 {
		t.Fatalf("%q is read as %s instead of %s: %v", tree.Src, got, want, again.Problems)
	}
}

// asJSON writes a value as JSON, with null for a number that is not finite.
func asJSON(t *Tree, id ID) string {
	if t.Kind(id) == NonFinite {
		return "null"
	}
	if t.Kind(id) < Array {
		return unspell(compact(t, id))
	}
	var parts []string
	for child := range children(t, id) {
		part := asJSON(t, child)
		if t.Member(child) {
			part = Quote(t.Key(child)) + ":" + part
		}
		parts = append(parts, part)
	}
	brackets := "[]"
	if t.Kind(id) == Object {
		brackets = "{}"
	}
	return brackets[:1] + strings.Join(parts, ",") + brackets[1:]
}

// seeds returns the documents of the test data, and those that the rules are tested with.
func seeds(t testing.TB) []string {
	documents := broken(t)
	for _, path := range []string{"testdata/accept.txt", "testdata/json5_accept.txt"} {
		for _, row := range table(t, path, 3) {
			documents = append(documents, unspell(row[1]))
		}
	}
	paths, err := filepath.Glob("../../validator/testdata/conformance/*.json")
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range paths {
		documents = append(documents, conformanceDocuments(t, path)...)
	}
	return documents
}

// conformanceDocuments returns the documents of a file of cases of the rules.
func conformanceDocuments(t testing.TB, path string) []string {
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var file struct {
		Cases []struct {
			Document json.RawMessage
			Text     string
			Base64   []byte
		}
	}
	if err := json.Unmarshal(data, &file); err != nil {
		return []string{string(data)}
	}
	var documents []string
	for _, c := range file.Cases {
		documents = append(documents, string(c.Document), c.Text, string(c.Base64))
	}
	return documents
}

// checkVerdict compares what was read with what encoding/json reads.
func checkVerdict(t *testing.T, tree *Tree) {
	t.Helper()
	strict := true
	for _, p := range tree.Problems {
		strict = strict && p.Mild
	}
	if valid := json.Valid(withoutMark(tree.Src)); !valid {
		if strict {
			t.Fatalf("%q is not JSON and not reported", tree.Src)
		}
		return
	}
	if !strict {
		if !mayBeStricter(tree) {
			t.Fatalf("%q is JSON, but: %v", tree.Src, tree.Problems)
		}
		return
	}
	decoder := json.NewDecoder(bytes.NewReader(withoutMark(tree.Src)))
	decoder.UseNumber()
	var want any
	if err := decoder.Decode(&want); err != nil && err != io.EOF {
		t.Fatalf("%q: %v", tree.Src, err)
	}
	if got := value(tree, Root); !reflect.DeepEqual(got, want) {
		t.Fatalf("%q is read as %#v instead of %#v", tree.Src, got, want)
	}
}

func withoutMark(src []byte) []byte { return bytes.TrimPrefix(src, []byte("\uFEFF")) }

// mayBeStricter reports whether a document has what encoding/json lets pass: bytes that are not
// UTF-8, half surrogates, deep nesting.
func mayBeStricter(t *Tree) bool {
	for _, p := range t.Problems {
		switch {
		case p.Mild, strings.Contains(p.Message, "not UTF-8"),
			strings.Contains(p.Message, "surrogate"), strings.Contains(p.Message, "nest deeper"):
		default:
			return false
		}
	}
	return true
}

// value returns a value as encoding/json decodes it.
func value(t *Tree, id ID) any {
	switch t.Kind(id) {
	case Null:
		return nil
	case False:
		return false
	case True:
		return true
	case Number:
		return json.Number(t.Raw(id))
	case String:
		return t.Text(id)
	case Array:
		list := []any{}
		for child := range children(t, id) {
			list = append(list, value(t, child))
		}
		return list
	}
	object := map[string]any{}
	for child := range children(t, id) {
		object[t.Key(child)] = value(t, child)
	}
	return object
}

// checkTree checks what holds for every tree.
func checkTree(t *testing.T, tree *Tree) {
	t.Helper()
	checkNode(t, tree, Root, 0, len(tree.Src))
	if last := ID(tree.Len()); tree.Next(Root) != last+1 {
		t.Errorf("%q: the root ends before node %d of %d", tree.Src, tree.Next(Root), last)
	}
	for _, p := range tree.Problems {
		if p.Start > p.End || p.Start < 0 || p.End > len(tree.Src) || p.Message == "" {
			t.Errorf("%q: odd problem %+v", tree.Src, p)
		}
		if p.Node == 0 || int(p.Node) > tree.Len() {
			t.Errorf("%q: problem at node %d of %d", tree.Src, p.Node, tree.Len())
			continue
		}
		tree.AppendPointer(nil, p.Node)
		if (p.Title == "") != (len(p.Edits) == 0) {
			t.Errorf("%q: a title and edits go together: %+v", tree.Src, p)
		}
		at := 0
		for _, e := range p.Edits {
			if e.Start < at || e.Start > e.End || e.End > len(tree.Src) {
				t.Errorf("%q: odd edit %+v in %+v", tree.Src, e, p)
			}
			at = e.End
		}
	}
	if t.Failed() {
		t.FailNow()
	}
}

// checkNode checks one value and its descendants: it must lie between from and to.
func checkNode(t *testing.T, tree *Tree, id ID, from, to int) {
	t.Helper()
	start, end := tree.Range(id)
	keyStart, keyEnd := tree.KeyRange(id)
	badKey := keyEnd > start || keyStart >= keyEnd && tree.Key(id) != ""
	if tree.Member(id) && badKey || keyStart < from || start > end || end > to {
		t.Errorf("%q: node %d is at %d-%d, its key at %d-%d, within %d-%d", tree.Src, id, start, end,
			keyStart, keyEnd, from, to)
		return
	}
	if !utf8.ValidString(tree.Key(id)) || !utf8.ValidString(tree.Text(id)) {
		t.Errorf("%q: node %d is not UTF-8", tree.Src, id)
	}
	checkPointer(t, tree, id)
	switch tree.Kind(id) {
	case String:
		checkString(t, tree, id)
	case Array, Object:
		checkChildren(t, tree, id)
	}
}

func checkChildren(t *testing.T, tree *Tree, id ID) {
	t.Helper()
	from, end := tree.Range(id)
	from++
	count := 0
	for child := range children(tree, id) {
		if tree.Parent(child) != id || tree.Kind(id) == Array && tree.Index(child) != count ||
			tree.Kind(id) == Array && tree.Member(child) {
			t.Errorf("%q: node %d is not child %d of %d", tree.Src, child, count, id)
		}
		checkNode(t, tree, child, from, end)
		_, from = tree.Range(child)
		count++
	}
	if count != tree.Count(id) {
		t.Errorf("%q: node %d has %d children, not %d", tree.Src, id, count, tree.Count(id))
	}
}

func checkPointer(t *testing.T, tree *Tree, id ID) {
	t.Helper()
	pointer := string(tree.AppendPointer(nil, id))
	parent := ""
	if tree.Parent(id) != 0 {
		parent = string(tree.AppendPointer(nil, tree.Parent(id)))
	}
	token, ok := strings.CutPrefix(pointer, parent)
	token, slash := strings.CutPrefix(token, "/")
	token = strings.ReplaceAll(strings.ReplaceAll(token, "~1", "/"), "~0", "~")
	if !ok || tree.Member(id) && (!slash || token != tree.Key(id)) {
		t.Errorf("%q: the pointer of %q in %q is %q", tree.Src, tree.Key(id), parent, pointer)
	}
}

func checkString(t *testing.T, tree *Tree, id ID) {
	t.Helper()
	start, end := tree.Range(id)
	text := tree.Text(id)
	if want := utf8.RuneCountInString(text); tree.Runes(id) != want {
		t.Errorf("%q: %q has %d code points, not %d", tree.Src, text, want, tree.Runes(id))
	}
	if len(text) > 1000 { // Offset is linear
		text = text[:1000]
	}
	last := start
	for i := range len(text) {
		at := tree.Offset(id, i)
		if at < last || at < start || at >= end || tree.Plain(id) && tree.Src[at] != text[i] {
			t.Errorf("%q: byte %d of %q is said to be at %d", tree.Src, i, text, at)
			return
		}
		last = at
	}
	if at := tree.Offset(id, len(tree.Text(id))); at < last || at > end {
		t.Errorf("%q: the end of %q is said to be at %d", tree.Src, text, at)
	}
}

func TestTrees(t *testing.T) {
	for _, src := range seeds(t) {
		tree := readText(src)
		checkTree(t, tree)
		checkVerdict(t, tree)
		tree = readJSON5(src)
		checkTree(t, tree)
		checkSuperset(t, tree)
		checkRewritten(t, tree)
	}
}
