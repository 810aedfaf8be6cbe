package host

import (
	"context"
	"testing"

	"github.com/slashlint/slashlint/playground/examples"
)

func memoryOf(i *instance) uint32 { return i.module.Memory().Size() }

// times makes a call so often.
func times(t testing.TB, n int, i *instance, name string, document []byte) {
	t.Helper()
	for range n {
		if _, err := i.call(context.Background(), name, document, nil); err != nil {
			t.Fatal(err)
		}
	}
}

func TestManyCallsKeepMemory(t *testing.T) {
	i := newInstance(t)
	times(t, 10_000, i, "check", examples.Typical())
	before := memoryOf(i)
	times(t, 10_000, i, "check", examples.Typical())
	if after := memoryOf(i); after != before {
		t.Errorf("10,000 more checks took memory from %d to %d bytes", before, after)
	}
}

// Calls of all kinds make garbage of all sizes, and the collector has to keep up.
func TestCallsOfAllKindsKeepMemory(t *testing.T) {
	i := newInstance(t)
	all := func(n int) uint32 {
		for _, name := range callNames(t) {
			times(t, n, i, name, examples.Typical())
		}
		return memoryOf(i)
	}
	before := all(200)
	if after := all(400); after > before+mebibyte {
		t.Errorf("400 calls of each kind took memory from %d to %d bytes", before, after)
	}
}

// A large document is collected when it is given back, so that the next one needs no more.
func TestLargeDocumentsKeepMemory(t *testing.T) {
	i := newInstance(t)
	full := examples.FullSet()
	times(t, 1, i, "check", full)
	first := memoryOf(i)
	if most := uint32(4 * len(full)); first > most {
		t.Errorf("a document of %d bytes takes %d bytes of memory", len(full), first)
	}
	times(t, 5, i, "check", full)
	times(t, 1000, i, "check", examples.Typical())
	if after := memoryOf(i); after > first+mebibyte {
		t.Errorf("more of the same takes memory from %d to %d bytes", first, after)
	}
}

func TestLoansKeepMemory(t *testing.T) {
	i := newInstance(t)
	for range 50 {
		ptr := must(t, i, "alloc", 64*mebibyte)
		must(t, i, "free", ptr)
	}
	if after := memoryOf(i); after > 2*65*mebibyte {
		t.Errorf("a loan of 64 MiB at a time took %d bytes of memory", after)
	}
}

// Loans that the host holds leave the module enough to answer for the largest document.
func TestMemoryIsEnoughBesideLoans(t *testing.T) {
	i := newInstance(t)
	for range 3 {
		must(t, i, "alloc", 64*mebibyte)
	}
	times(t, 1, i, "check", examples.FullSet())
	whole(t, i)
}

func TestAnInstanceThatGrewIsNotKept(t *testing.T) {
	m := newModule(t, Options{Uninterrupted: true, Pool: 1})
	working(t, m)
	small := m.pool.idle[0]
	working(t, m)
	if len(m.pool.idle) != 1 || m.pool.idle[0] != small {
		t.Error("an instance with little memory is not used again")
	}
	if _, err := m.Check(context.Background(), examples.FullSet(), nil); err != nil {
		t.Fatal(err)
	}
	if len(m.pool.idle) != 0 || !small.module.IsClosed() {
		t.Errorf("an instance with %d bytes of memory is kept", memoryOf(small))
	}
	working(t, m)
}
