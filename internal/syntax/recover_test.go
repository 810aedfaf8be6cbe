package syntax

import (
	"bytes"
	"fmt"
	"os"
	"strings"
	"testing"
)

// recoveryFile holds broken documents, each with what is read of it, its problems, and what the
// sure cures make of it. The parts after a document are written by go test -update.
const recoveryFile = "testdata/recover.txt"

const (
	caseMark = "=== "
	readMark = "--- reads "
)

// recoveries returns the head of the file of recoveries and its documents by name.
func recoveries(t testing.TB) (head string, names, documents []string) {
	t.Helper()
	data, err := os.ReadFile(recoveryFile)
	if err != nil {
		t.Fatal(err)
	}
	head, rest, _ := strings.Cut(string(data), caseMark)
	for _, section := range strings.Split(rest, "\n"+caseMark) {
		name, body, _ := strings.Cut(section, "\n")
		document, _, _ := strings.Cut(body, "\n"+readMark)
		names = append(names, name)
		documents = append(documents, strings.TrimSuffix(document, "\n"))
	}
	return head, names, documents
}

func TestRecover(t *testing.T) {
	head, names, documents := recoveries(t)
	var got bytes.Buffer
	got.WriteString(head)
	for i, document := range documents {
		fmt.Fprintf(&got, "%s%s\n%s\n%s", caseMark, names[i], document, recovery(unspell(document)))
	}
	want, err := os.ReadFile(recoveryFile)
	if err != nil {
		t.Fatal(err)
	}
	if *update {
		if err := os.WriteFile(recoveryFile, got.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	gotLines, wantLines := strings.Split(got.String(), "\n"), strings.Split(string(want), "\n")
	for i, line := range gotLines {
		if i >= len(wantLines) || line != wantLines[i] {
			t.Fatalf("%s:%d differs:\n%s", recoveryFile, i+1, line)
		}
	}
}

// recovery renders what is read of a document.
func recovery(src string) string {
	tree := readText(src)
	var b strings.Builder
	fmt.Fprintf(&b, "%s%s\n", readMark, compact(tree, Root))
	for _, p := range tree.Problems {
		b.WriteString(problemLine(tree, &p))
	}
	if cured, rounds := cure(src); rounds > 0 {
		left := len(readText(cured).Problems)
		fmt.Fprintf(&b, "--- cured, %d left\n%s\n", left, spell(strings.TrimSuffix(cured, "\n")))
	}
	return b.String()
}

func problemLine(t *Tree, p *Problem) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s %q %s", place(t.Src, p.Start),
		t.AppendPointer(nil, p.Node), spell(oneLine(p.Message)))
	if shown := string(t.Src[p.Start:p.End]); len(shown) < 40 {
		fmt.Fprintf(&b, " `%s`", spell(oneLine(shown)))
	}
	if p.Mild {
		b.WriteString(" (mild)")
	}
	b.WriteString("\n")
	if p.Title == "" {
		return b.String()
	}
	certainty := "perhaps"
	if p.Safe {
		certainty = "surely"
	}
	fmt.Fprintf(&b, "    %s %s:", certainty, p.Title)
	for _, e := range p.Edits {
		fmt.Fprintf(&b, " %s `%s` -> `%s`", place(t.Src, e.Start),
			spell(oneLine(string(t.Src[e.Start:e.End]))), spell(e.Text))
	}
	return b.String() + "\n"
}

func oneLine(s string) string { return strings.ReplaceAll(s, "\n", "↵") }

// place returns the line and column of a byte, both from 1.
func place(src []byte, offset int) string {
	before := src[:offset]
	line := bytes.Count(before, []byte("\n")) + 1
	return fmt.Sprintf("%d:%d", line, offset-bytes.LastIndexByte(before, '\n'))
}

// cure makes the sure edits of a document again and again until there are none.
func cure(src string) (cured string, rounds int) {
	for edits := sure(readText(src)); len(edits) > 0; edits = sure(readText(src)) {
		cured, _ := apply([]byte(src), edits)
		src = string(cured)
		rounds++
	}
	return src, rounds
}

// sure returns the edits of the cures that are sure, in order.
func sure(t *Tree) []Edit {
	var edits []Edit
	for _, p := range t.Problems {
		if p.Safe {
			edits = append(edits, p.Edits...)
		}
	}
	sortEdits(edits)
	return edits
}
