package syntax

import (
	"encoding/json"
	"flag"
	"os"
	"strconv"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write what the reader does into the test data")

func TestAccept(t *testing.T) {
	for _, row := range table(t, "testdata/accept.txt", 3) {
		name, src, want := row[0], unspell(row[1]), row[2]
		if !json.Valid([]byte(src)) {
			t.Errorf("%s: encoding/json refuses %s", name, row[1])
		}
		tree := readText(src)
		if got := compact(tree, Root); got != want {
			t.Errorf("%s: %s is read as %s instead of %s", name, row[1], got, want)
		}
		for _, p := range tree.Problems {
			t.Errorf("%s: %s: %s", name, row[1], p.Message)
		}
	}
}

func TestReject(t *testing.T) {
	fill(t, "testdata/reject.txt", JSON, func(src string, tree *Tree) []string {
		if json.Valid([]byte(src)) {
			t.Errorf("encoding/json accepts %s", src)
		}
		if len(tree.Problems) == 0 {
			t.Errorf("%s is not reported", src)
		}
		return []string{compact(tree, Root), strconv.Itoa(len(tree.Problems))}
	})
}

func TestDecide(t *testing.T) {
	fill(t, "testdata/decide.txt", JSON, func(_ string, tree *Tree) []string {
		switch len(tree.Problems) {
		case 0:
			return []string{compact(tree, Root), "-"}
		case 1:
			message := tree.Problems[0].Message
			if tree.Problems[0].Mild {
				message += " (mild)"
			}
			return []string{compact(tree, Root), message}
		}
		var all []string
		for _, p := range tree.Problems {
			all = append(all, p.Message)
		}
		return []string{compact(tree, Root), strings.Join(all, "; ")}
	})
}

// fill compares what outcome says of each document in a table with the rest of its row, or writes
// it there.
func fill(t *testing.T, path string, notation Notation, outcome func(src string, tree *Tree) []string) {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(string(data), "\n")
	for i, line := range lines {
		if line == "" || strings.HasPrefix(line, "# ") {
			continue
		}
		row := strings.Split(line, "\t")
		src := unspell(row[1])
		lines[i] = strings.Join(append(row[:2:2], outcome(src, Read([]byte(src), notation))...), "\t")
		if lines[i] != line && !*update {
			t.Errorf("%s:%d:\n got %s\nwant %s", path, i+1, lines[i], line)
		}
	}
	if *update {
		if err := os.WriteFile(path, []byte(strings.Join(lines, "\n")), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

func TestNesting(t *testing.T) {
	for _, c := range []struct {
		name string
		src  string
		want int
	}{
		{"as deep as can be", strings.Repeat("[", MaxDepth) + strings.Repeat("]", MaxDepth), 0},
		{"one level too many", strings.Repeat("[", MaxDepth+1) + strings.Repeat("]", MaxDepth+1), 1},
		{"500 lists", strings.Repeat("[", 500) + strings.Repeat("]", 500), 1},
		{"100,000 brackets", strings.Repeat("[", 100_000), 2},
		{"50,000 objects in lists", strings.Repeat(`[{"":`, 50_000), 2},
		{"strings in what is too deep", strings.Repeat("[", 70) + `"]\"]",{"a":"}"}` +
			strings.Repeat("]", 70), 1},
	} {
		tree := readText(c.src)
		if len(tree.Problems) != c.want {
			t.Errorf("%s: %d problems instead of %d: %v", c.name, len(tree.Problems), c.want, tree.Problems)
		}
		if start, end := tree.Range(Root); start != 0 || end != len(c.src) {
			t.Errorf("%s: the document is read from %d to %d", c.name, start, end)
		}
	}
}
