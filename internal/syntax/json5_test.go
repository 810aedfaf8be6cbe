package syntax

import (
	"strconv"
	"strings"
	"testing"
)

func readJSON5(src string) *Tree { return Read([]byte(src), JSON5) }

func TestAcceptJSON5(t *testing.T) {
	for _, row := range append(table(t, "testdata/json5_accept.txt", 3), table(t, "testdata/accept.txt", 3)...) {
		name, src, want := row[0], unspell(row[1]), row[2]
		tree := readJSON5(src)
		checkTree(t, tree)
		if got := compact(tree, Root); got != want {
			t.Errorf("%s: %s is read as %s instead of %s", name, row[1], got, want)
		}
		for _, p := range tree.Problems {
			t.Errorf("%s: %s: %s", name, row[1], p.Message)
		}
	}
}

func TestRejectJSON5(t *testing.T) {
	fill(t, "testdata/json5_reject.txt", JSON5, func(src string, tree *Tree) []string {
		if len(tree.Problems) == 0 {
			t.Errorf("%s is not reported", src)
		}
		checkTree(t, tree)
		return []string{compact(tree, Root), strconv.Itoa(len(tree.Problems))}
	})
}

// A key that is too long for its length to be kept is read once more.
func TestLongKeyJSON5(t *testing.T) {
	for _, key := range []string{strings.Repeat("k", longKey+1), strings.Repeat(`é\u0061`, longKey)} {
		tree := readJSON5("{" + key + ": 1, b: 2}")
		first := tree.First(Root)
		want := strings.ReplaceAll(key, `\u0061`, "a")
		if start, end := tree.KeyRange(first); tree.Key(first) != want || start != 1 || end != 1+len(key) {
			t.Errorf("key %q at %d-%d", tree.Key(first), start, end)
		}
	}
}
