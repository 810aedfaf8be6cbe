package validator_test

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/slashlint/slashlint/validator"
)

// The JSON types are contract 1 as encoding/json reads it: its names, their order, and what is left
// out when empty.
type jsonReport struct {
	Kind        string           `json:"kind"`
	Scope       string           `json:"scope"`
	Operation   string           `json:"operation"`
	Diagnostics []jsonDiagnostic `json:"diagnostics"`
	Budgets     []jsonBudget     `json:"budgets"`
}

type jsonDiagnostic struct {
	Rule     string        `json:"rule"`
	Severity string        `json:"severity"`
	Message  string        `json:"message"`
	Pointer  string        `json:"pointer"`
	Path     string        `json:"path"`
	Locale   string        `json:"locale,omitempty"`
	Range    jsonRange     `json:"range"`
	Related  []jsonRelated `json:"related,omitempty"`
	Fixes    []jsonFix     `json:"fixes,omitempty"`
}

type jsonRange struct {
	Start jsonPosition `json:"start"`
	End   jsonPosition `json:"end"`
}

type jsonPosition struct {
	Offset int `json:"offset"`
	Line   int `json:"line"`
	Column int `json:"column"`
	UTF16  int `json:"utf16"`
}

type jsonRelated struct {
	Message string    `json:"message"`
	Pointer string    `json:"pointer"`
	Range   jsonRange `json:"range"`
}

type jsonFix struct {
	Title string     `json:"title"`
	Safe  bool       `json:"safe"`
	Edits []jsonEdit `json:"edits"`
}

type jsonEdit struct {
	Start int    `json:"start"`
	End   int    `json:"end"`
	Text  string `json:"text"`
}

type jsonBudget struct {
	Pointer string `json:"pointer"`
	Name    string `json:"name"`
	Used    int    `json:"used"`
	Limit   int    `json:"limit"`
}

func reportOf(r *validator.Report) jsonReport {
	mirror := jsonReport{
		r.Kind.String(), r.Scope.String(), r.Operation.String(), []jsonDiagnostic{}, []jsonBudget{},
	}
	for i := range r.Diagnostics {
		mirror.Diagnostics = append(mirror.Diagnostics, diagnosticOf(&r.Diagnostics[i]))
	}
	for _, b := range r.Budgets {
		mirror.Budgets = append(mirror.Budgets, jsonBudget{b.Pointer, b.Name, b.Used, b.Limit})
	}
	return mirror
}

func diagnosticOf(d *validator.Diagnostic) jsonDiagnostic {
	mirror := jsonDiagnostic{
		Rule: d.Rule, Severity: d.Severity.String(), Message: d.Message, Pointer: d.Pointer,
		Path: d.Path, Locale: d.Locale, Range: rangeOf(d.Range),
	}
	for _, r := range d.Related {
		mirror.Related = append(mirror.Related, jsonRelated{r.Message, r.Pointer, rangeOf(r.Range)})
	}
	for _, f := range d.Fixes {
		fix := jsonFix{f.Title, f.Safe, []jsonEdit{}}
		for _, e := range f.Edits {
			fix.Edits = append(fix.Edits, jsonEdit(e))
		}
		mirror.Fixes = append(mirror.Fixes, fix)
	}
	return mirror
}

func rangeOf(r validator.Range) jsonRange {
	return jsonRange{jsonPosition(r.Start), jsonPosition(r.End)}
}

// wantSameJSON wants the JSON written by hand to be what encoding/json writes.
func wantSameJSON(t *testing.T, report *validator.Report) {
	t.Helper()
	got := report.AppendJSON(nil)
	if want := marshal(t, reportOf(report)); !bytes.Equal(got, want) {
		t.Errorf("the report's JSON is\n%s\nwant\n%s", got, want)
	}
	if want := marshal(t, report); !bytes.Equal(got, want) {
		t.Errorf("the report marshals as\n%s\nwant\n%s", want, got)
	}
	for i := range report.Diagnostics {
		d := &report.Diagnostics[i]
		if got, want := d.AppendJSON(nil), marshal(t, diagnosticOf(d)); !bytes.Equal(got, want) {
			t.Errorf("the diagnostic's JSON is\n%s\nwant\n%s", got, want)
		}
	}
}

func marshal(t *testing.T, v any) []byte {
	t.Helper()
	out, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return out
}
