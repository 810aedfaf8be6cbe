package host

import (
	"bytes"
	"context"
	"maps"
	"slices"
	"testing"

	"github.com/slashlint/slashlint/wasm/cases"
)

// FuzzModule holds that the module answers what package call answers. The call is chosen by number.
func FuzzModule(f *testing.F) {
	names := slices.Sorted(maps.Keys(cases.Calls))
	seed(f, names)
	m := fastModule(f)
	f.Fuzz(func(t *testing.T, document, options []byte, number uint8) {
		name := names[int(number)%len(names)]
		answer, err := m.Call(context.Background(), name, document, options)
		if err != nil {
			t.Fatal(err)
		}
		if want := cases.Calls[name](document, options); !bytes.Equal(answer, want) {
			t.Errorf("%s answers\n%s\nbut package call\n%s", name, answer, want)
		}
	})
}

// seed adds some of the cases, each with the call that follows its own, which they are not for.
func seed(f *testing.F, names []string) {
	const every = 20
	all := allCases(f)
	for i := 0; i < len(all); i += every {
		number := slices.Index(names, all[i].Call) + 1
		f.Add(all[i].Document, all[i].Options, uint8(number))
	}
}
