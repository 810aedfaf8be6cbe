package host

import (
	"bytes"
	"context"
	"os"
	"sync"
	"testing"

	"github.com/slashlint/slashlint/wasm/call"
	"github.com/slashlint/slashlint/wasm/cases"
)

// pingChecked is what package call says of ping.
var pingChecked = string(call.Check([]byte(ping), nil))

// Both ways of compiling, as they make different code.
func TestAnswersAreThoseOfPackageCall(t *testing.T) {
	all := allCases(t)
	for name, uninterrupted := range map[string]bool{"interruptible": false, "uninterrupted": true} {
		t.Run(name, func(t *testing.T) {
			answerAll(t, newModule(t, Options{Uninterrupted: uninterrupted}), all)
		})
	}
}

func allCases(t testing.TB) []cases.Case {
	t.Helper()
	all, err := cases.All(os.DirFS("../.."))
	if err != nil {
		t.Fatal(err)
	}
	if len(all) < 3000 {
		t.Fatalf("there are %d cases only", len(all))
	}
	return all
}

// answerAll makes all calls, several at a time, and compares.
func answerAll(t *testing.T, m *Module, all []cases.Case) {
	var group sync.WaitGroup
	const goroutines = 8
	for first := range goroutines {
		group.Go(func() {
			for i := first; i < len(all); i += goroutines {
				answerOne(t, m, &all[i])
			}
		})
	}
	group.Wait()
}

func answerOne(t *testing.T, m *Module, c *cases.Case) {
	answer, err := m.Call(context.Background(), c.Call, c.Document, c.Options)
	if err != nil {
		t.Errorf("%s: %v", c.Name, err)
	} else if !bytes.Equal(answer, c.Answer) {
		t.Errorf("%s: %s of %q with %q answers\n%s\nbut package call\n%s",
			c.Name, c.Call, c.Document, c.Options, answer, c.Answer)
	}
}
