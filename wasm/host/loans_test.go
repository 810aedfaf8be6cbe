package host

import (
	"context"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/wasm/call"
)

const (
	mebibyte = 1 << 20
	gibibyte = 1 << 30
	largest  = 1<<32 - 1
)

// must runs an exported function that has to return.
func must(t testing.TB, i *instance, name string, parameters ...uint64) uint64 {
	t.Helper()
	result, err := i.run(context.Background(), name, parameters...)
	if err != nil {
		t.Fatalf("%s%v: %v", name, parameters, err)
	}
	return result
}

// ask makes a call with numbers as they are, and returns its answer.
func ask(t testing.TB, i *instance, name string, parameters ...uint64) string {
	t.Helper()
	answer, err := i.answer(context.Background(), name, parameters...)
	if err != nil {
		t.Fatalf("%s%v: %v", name, parameters, err)
	}
	return string(answer)
}

// lent lends a text to an instance.
func lent(t testing.TB, i *instance, text string) uint64 {
	t.Helper()
	ptr, err := i.lend(context.Background(), "a document", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return ptr
}

// whole fails the test unless an instance answers as it should.
func whole(t testing.TB, i *instance) {
	t.Helper()
	answer, err := i.call(context.Background(), "check", []byte(ping), nil)
	if err != nil || string(answer) != pingChecked {
		t.Errorf("the instance does not work any more: %s, %v", answer, err)
	}
}

func TestAllocOfAnySize(t *testing.T) {
	for _, c := range []struct {
		size uint64
		ok   bool
	}{
		{0, true},
		{1, true},
		{64 * mebibyte, true},
		{256 * mebibyte, true},
		{256*mebibyte + 1, false},
		{gibibyte, false},
		{2 * gibibyte, false},
		{largest, false},
	} {
		i := newInstance(t)
		if ptr := must(t, i, "alloc", c.size); (ptr != 0) != c.ok {
			t.Errorf("alloc(%d) = %d", c.size, ptr)
		}
		i.close()
	}
}

func TestAllocLendsSoMuchAtATime(t *testing.T) {
	i := newInstance(t)
	var ptrs []uint64
	for range 4 {
		ptrs = append(ptrs, must(t, i, "alloc", 64*mebibyte))
	}
	if ptr := must(t, i, "alloc", 1); ptr != 0 {
		t.Errorf("alloc lends more than 256 MiB: %d", ptr)
	}
	must(t, i, "free", ptrs[0])
	if ptr := must(t, i, "alloc", 64*mebibyte); ptr == 0 {
		t.Error("alloc does not lend what was given back")
	}
}

func TestAllocZeroesAndDoesNotOverlap(t *testing.T) {
	i := newInstance(t)
	a := lent(t, i, strings.Repeat("a", 1000))
	must(t, i, "free", a)
	one, other := must(t, i, "alloc", 1000), must(t, i, "alloc", 1000)
	if one < other+1000 && other < one+1000 {
		t.Errorf("loans at %d and %d overlap", one, other)
	}
	view, _ := i.module.Memory().Read(uint32(other), 1000)
	if strings.Trim(string(view), "\x00") != "" {
		t.Error("a loan has bytes of an earlier one")
	}
}

func TestFreeOfAnyNumber(t *testing.T) {
	i := newInstance(t)
	kept, freed := lent(t, i, ping), lent(t, i, ping)
	for _, ptr := range []uint64{0, 1, kept + 1, kept - 1, largest, 1 << 31, freed, freed, freed} {
		must(t, i, "free", ptr)
	}
	if answer := ask(t, i, "check", kept, uint64(len(ping)), 0, 0); answer != pingChecked {
		t.Errorf("freeing other numbers touched a loan: %s", answer)
	}
	whole(t, i)
}

func TestCallsFromAnyPlace(t *testing.T) {
	const size = uint64(len(ping))
	const nowhere, noOptions = `{"error":"the document does not lie`, `{"error":"the options do not lie`
	i := newInstance(t)
	ptr, next := lent(t, i, ping), lent(t, i, "[]")
	freed := lent(t, i, ping)
	must(t, i, "free", freed)
	checked := func(document, options string) string {
		return string(call.Check([]byte(document), []byte(options)))
	}
	for name, c := range map[string]struct {
		parameters [4]uint64
		want       string
	}{
		"as it should be":         {[4]uint64{ptr, size, 0, 0}, pingChecked},
		"nothing anywhere":        {[4]uint64{largest, 0, 12, 0}, checked("", "")},
		"nothing at 0":            {[4]uint64{0, 0, 0, 0}, checked("", "")},
		"the middle of a loan":    {[4]uint64{ptr + 8, 6, 0, 0}, checked(ping[8:14], "")},
		"the same for both":       {[4]uint64{ptr, size, ptr, size}, checked(ping, ping)},
		"overlapping":             {[4]uint64{ptr, size - 2, ptr + 2, size - 2}, checked(ping[:size-2], ping[2:])},
		"the null address":        {[4]uint64{0, 1, 0, 0}, nowhere},
		"before a loan":           {[4]uint64{ptr - 1, 2, 0, 0}, nowhere},
		"longer than a loan":      {[4]uint64{ptr, size + 1, 0, 0}, nowhere},
		"behind a loan":           {[4]uint64{ptr + size, 1, 0, 0}, nowhere},
		"into the next loan":      {[4]uint64{min(ptr, next), max(ptr, next) - min(ptr, next) + 1, 0, 0}, nowhere},
		"all memory":              {[4]uint64{0, largest, 0, 0}, nowhere},
		"from a loan to the end":  {[4]uint64{ptr, largest, 0, 0}, nowhere},
		"an overflow to the loan": {[4]uint64{ptr, largest - ptr + 2, 0, 0}, nowhere},
		"an overflow from within": {[4]uint64{ptr + 8, largest - 7, 0, 0}, nowhere},
		"an overflow of all":      {[4]uint64{largest, largest, largest, largest}, nowhere},
		"the last byte":           {[4]uint64{largest, 1, 0, 0}, nowhere},
		"freed memory":            {[4]uint64{freed, size, 0, 0}, nowhere},
		"options nowhere":         {[4]uint64{ptr, size, 16, 16}, noOptions},
		"options too long":        {[4]uint64{ptr, size, next, 3}, noOptions},
		"options of an overflow":  {[4]uint64{ptr, size, largest, 2}, noOptions},
		"options in freed memory": {[4]uint64{ptr, size, freed, 1}, noOptions},
	} {
		if answer := ask(t, i, "check", c.parameters[:]...); !strings.HasPrefix(answer, c.want) {
			t.Errorf("%s: %v answers\n%s\nand should\n%s", name, c.parameters, answer, c.want)
		}
	}
	whole(t, i)
}

// All calls look at places the same way.
func TestEveryCallFromNowhere(t *testing.T) {
	i := newInstance(t)
	for _, c := range callNames(t) {
		if c == rules {
			continue
		}
		if answer := ask(t, i, c, 16, 1, 0, 0); !strings.HasPrefix(answer, `{"error":"the document`) {
			t.Errorf("%s answers %s", c, answer)
		}
	}
	whole(t, i)
}

// An answer is a loan like any other: it may be the document of the next call.
func TestAnAnswerIsALoan(t *testing.T) {
	i := newInstance(t)
	ptr := lent(t, i, ping)
	packed := must(t, i, "mend", ptr, uint64(len(ping)), 0, 0)
	want := string(call.Check(call.Mend([]byte(ping), nil), nil))
	if answer := ask(t, i, "check", packed>>32, packed&largest, 0, 0); answer != want {
		t.Errorf("check of an answer answers %s", answer)
	}
}
