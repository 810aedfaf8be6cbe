package validator

import (
	"fmt"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/validator/internal/decimal"
)

// indexed returns an index of the elements of a list, and their IDs.
func indexed(literals ...string) (*index, []syntax.ID) {
	tree := syntax.Read([]byte("["+strings.Join(literals, ",")+"]"), syntax.JSON)
	var ids []syntax.ID
	for id := tree.First(syntax.Root); id < tree.End(syntax.Root); id = tree.Next(id) {
		ids = append(ids, id)
	}
	x := &index{tree: tree}
	x.empty()
	return x, ids
}

func (x *index) insertText(in space, id syntax.ID) syntax.ID {
	text := textOf(x.tree, id).Text
	if in == numberValues {
		return x.insert(in, decimal.Parse(text).Hash(), text, id)
	}
	return x.insert(in, hash(text), text, id)
}

func TestIndex(t *testing.T) {
	x, ids := indexed(`"a"`, `"b"`, `"\u0061"`, `1`, `1.0`, `"1"`, `"123456789"`, `"12345678"`, `""`)
	for i, c := range []struct {
		in   space
		i    int
		want syntax.ID
	}{
		{defaults, 0, 0},
		{defaults, 1, 0},
		{defaults, 2, ids[0]},
		{stringValues, 2, 0},
		{stringValues, 0, ids[2]},
		{space(locale.EnglishUS), 0, 0}, // which starts at the same slot as the defaults
		{numberValues, 3, 0},
		{numberValues, 4, ids[3]},
		{stringValues, 5, 0},
		{defaults, 6, 0},
		{defaults, 7, 0},
		{defaults, 8, 0},
		{defaults, 8, ids[8]},
	} {
		if got := x.insertText(c.in, ids[c.i]); got != c.want {
			t.Errorf("%d: node %d equals node %d, want %d", i, ids[c.i], got, c.want)
		}
	}
	if got := x.lookup(defaults, hash("b"), "b"); got != ids[1] {
		t.Errorf("b is node %d", got)
	}
	if got := x.lookup(stringValues, hash("b"), "b"); got != 0 {
		t.Errorf("b is a value, too: node %d", got)
	}
	x.empty()
	if got := x.lookup(defaults, hash("b"), "b"); got != 0 {
		t.Errorf("an empty index has b: node %d", got)
	}
}

func numbered(n int) []string {
	literals := make([]string, n)
	for i := range literals {
		literals[i] = fmt.Sprintf("%q", fmt.Sprint("name-", i))
	}
	return literals
}

func TestIndexGrows(t *testing.T) {
	const n = 5000
	x, ids := indexed(numbered(n)...)
	for round := range 2 {
		for _, id := range ids {
			if got := x.insertText(defaults, id); (got != 0) != (round == 1) || got != 0 && got != id {
				t.Fatalf("round %d: node %d equals node %d", round, id, got)
			}
		}
	}
	if x.used != n || len(x.slots) < 2*n {
		t.Errorf("%d texts in %d slots", x.used, len(x.slots))
	}
}

// TestIndexGivesUp wants texts that collide to cost no more than so many steps each.
func TestIndexGivesUp(t *testing.T) {
	x, ids := indexed(numbered(4 * mostSteps)...)
	for _, id := range ids {
		if got := x.insert(defaults, 1, textOf(x.tree, id).Text, id); got != 0 {
			t.Fatalf("node %d equals node %d", id, got)
		}
	}
	if x.used != mostSteps {
		t.Errorf("%d texts of one hash are kept, want %d", x.used, mostSteps)
	}
	if got := x.lookup(defaults, 1, "name-0"); got != ids[0] {
		t.Errorf("the first is node %d", got)
	}
	if got := x.lookup(defaults, 1, "another"); got != 0 {
		t.Errorf("another is node %d", got)
	}
}

// TestHashTellsTextsApart wants close texts to have hashes of their own: equal ones cost time.
func TestHashTellsTextsApart(t *testing.T) {
	seen := map[uint32]string{}
	add := func(text string) {
		h := hash(text)
		if other, ok := seen[h]; ok && other != text {
			t.Errorf("%q and %q have one hash", text, other)
		}
		seen[h] = text
	}
	for i := range 40 {
		add(strings.Repeat("a", i))
		add(strings.Repeat("ab", i) + "c")
	}
	for i := range 10_000 {
		add(fmt.Sprint("option-", i))
	}
}
