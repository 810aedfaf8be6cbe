package examples_test

import (
	"io/fs"
	"os"
	"testing"

	"github.com/slashlint/slashlint/playground/examples"
	"github.com/slashlint/slashlint/validator"
)

// broken is the file that is broken on purpose.
const broken = "music.json"

func TestCleanFilesAreClean(t *testing.T) {
	names, err := fs.Glob(examples.Files, "*.json")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		if name == broken {
			continue
		}
		src, err := examples.Files.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		t.Run(name, func(t *testing.T) { wantClean(t, validator.Check(src, validator.Options{})) })
	}
}

// The documents of other kinds are recognised and have something to fix. Who may use what can be told
// of the permissions all the same.
func TestOtherKindsHaveSomethingToFix(t *testing.T) {
	for _, kind := range []validator.Kind{validator.Permissions, validator.Interaction, validator.Authorization} {
		src, err := os.ReadFile(kind.String() + ".json")
		if err != nil {
			t.Fatal(err)
		}
		report := validator.Check(src, validator.Options{})
		if report.Kind != kind || len(report.Diagnostics) == 0 {
			t.Errorf("%s.json: %s, %d diagnostics", kind, report.Kind, len(report.Diagnostics))
		}
		if d := report.FirstError(); kind == validator.Permissions && d != nil {
			t.Errorf("%s.json: %s", kind, d.Message)
		}
	}
}

func TestLargeDocumentsAreClean(t *testing.T) {
	for _, d := range large {
		t.Run(d.name, func(t *testing.T) {
			wantClean(t, validator.Check(d.write(), validator.Options{}))
		})
	}
}

func TestFullSetBudgets(t *testing.T) {
	budgets := validator.Check(examples.FullSet(), validator.Options{}).Budgets
	if len(budgets) != 100 {
		t.Errorf("%d budgets", len(budgets))
	}
	for _, b := range budgets {
		if b.Used != validator.BudgetLimit {
			t.Errorf("%s uses %d", b.Name, b.Used)
		}
	}
}

// wantClean wants no diagnostics at all; of many, the first ones tell enough.
func wantClean(t *testing.T, report *validator.Report) {
	t.Helper()
	for i, d := range report.Diagnostics {
		if i == 10 {
			t.Fatalf("... %d diagnostics", len(report.Diagnostics))
		}
		t.Errorf("%d:%d %s: %s", d.Range.Start.Line, d.Range.Start.Column, d.Rule, d.Message)
	}
}

func TestMusicIsBrokenInManyWays(t *testing.T) {
	src, err := examples.Files.ReadFile(broken)
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]int{
		"bounds-order":            1,
		"choice-value-type":       1,
		"command-duplicate":       1,
		"context-private-channel": 1,
		"deprecated-field":        1,
		"description-length":      1,
		"field-unknown":           1,
		"locale-unknown":          1,
		"localization-fallback":   1,
		"localization-name-clash": 1,
		"localization-redundant":  1,
		"name-charset":            1,
		"name-lowercase":          1,
		"option-duplicate":        1,
		"option-order":            1,
	}
	got := map[string]int{}
	for _, d := range validator.Check(src, validator.Options{}).Diagnostics {
		got[d.Rule]++
		if got[d.Rule] > want[d.Rule] {
			t.Errorf("unexpected: %s at %s: %s", d.Rule, d.Pointer, d.Message)
		}
	}
	for rule, n := range want {
		if got[rule] < n {
			t.Errorf("%s is not found", rule)
		}
	}
}
