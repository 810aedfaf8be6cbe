package syntax

import (
	"slices"
	"testing"
)

func sortEdits(edits []Edit) {
	slices.SortStableFunc(edits, func(a, b Edit) int { return a.Start - b.Start })
}

// broken returns every document of the test data that has mistakes.
func broken(t testing.TB) []string {
	t.Helper()
	_, _, documents := recoveries(t)
	for _, path := range []string{"testdata/reject.txt", "testdata/decide.txt", "testdata/json5_reject.txt"} {
		for _, row := range table(t, path, 4) {
			documents = append(documents, row[1])
		}
	}
	for i, document := range documents {
		documents[i] = unspell(document)
	}
	return documents
}

// A cure that is sure takes its mistake away and makes no new one.
func TestCures(t *testing.T) {
	for _, src := range broken(t) {
		checkCures(t, src, JSON)
		checkCures(t, src, JSON5)
		tree := readText(src)
		for _, p := range tree.Problems {
			if !p.Safe {
				continue
			}
			cured := mustApply(t, src, p.Edits)
			if after := problems(readText(cured)); after != problems(tree)-1 {
				t.Errorf("%q: %q: %d problems before its cure, %d after\n%q", src, p.Message,
					problems(tree), after, cured)
			}
		}
	}
}

// checkCures makes the sure cures of a document, all at once, again and again.
func checkCures(t *testing.T, src string, notation Notation) {
	t.Helper()
	tree := Read([]byte(src), notation)
	for edits := sure(tree); len(edits) > 0; edits = sure(tree) {
		cured := mustApply(t, src, edits)
		after := Read([]byte(cured), notation)
		if want := problems(tree) - cures(tree); problems(after) != want {
			t.Fatalf("%q: %d problems are left after its cures, not %d: %v\n%q", src, problems(after), want,
				after.Problems, cured)
		}
		src, tree = cured, after
	}
}

func mustApply(t *testing.T, src string, edits []Edit) string {
	t.Helper()
	sorted := slices.Clone(edits)
	sortEdits(sorted)
	cured, ok := apply([]byte(src), sorted)
	if !ok {
		t.Fatalf("%q: edits at one place: %v", src, sorted)
	}
	return string(cured)
}

func problems(t *Tree) int { return len(t.Problems) + t.Unlisted }

// cures returns the number of sure cures.
func cures(t *Tree) int {
	count := 0
	for _, p := range t.Problems {
		if p.Safe {
			count++
		}
	}
	return count
}
