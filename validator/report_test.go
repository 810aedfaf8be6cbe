package validator_test

import (
	"bytes"
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/validator"
)

var update = flag.Bool("update", false, "write the golden files anew")

// TestReportsInFull compares whole reports, indented for reading, with golden files. Together they
// have every shape of a diagnostic.
func TestReportsInFull(t *testing.T) {
	judged := map[string]validator.Options{
		"guild.json": {Scope: validator.Guild},
		"edit.json":  {Operation: validator.Edit},
		"related.json": {
			Rules: map[string]validator.Severity{"localization-name-clash-command": validator.Info},
		},
	}
	files, err := filepath.Glob("testdata/report/*.json")
	if err != nil || len(files) == 0 {
		t.Fatal("no documents", err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			src, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			d := document{src: src, options: judged[filepath.Base(file)]}
			report := d.check()
			wantSound(t, &d, report)
			var got bytes.Buffer
			if err := json.Indent(&got, report.AppendJSON(nil), "", "  "); err != nil {
				t.Fatal(err)
			}
			got.WriteByte('\n')
			wantGolden(t, strings.TrimSuffix(file, ".json")+".golden", got.Bytes())
		})
	}
}

// wantGolden compares what there is with a golden file, or writes it.
func wantGolden(t *testing.T, path string, got []byte) {
	t.Helper()
	if *update {
		if err := os.WriteFile(path, got, 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("%s differs (-update writes it anew):\n%s", path, got)
	}
}

func TestAppendJSONNamed(t *testing.T) {
	for _, path := range []string{"commands.json", "", "a \"b\" <c> & \u2028\x00\xff.json"} {
		report := validator.Check([]byte(`{"name":"Ban","description":"x"}`), validator.Options{})
		got := report.AppendJSONNamed([]byte("before "), path)
		want := marshal(t, struct {
			Path string `json:"path"`
			jsonReport
		}{path, reportOf(report)})
		if string(got) != "before "+string(want) {
			t.Errorf("%q: %s, want %s", path, got, want)
		}
	}
}

// TestJSONOfAnyText compares the escapes of every byte and of what is special elsewhere.
func TestJSONOfAnyText(t *testing.T) {
	texts := []string{
		"", "\u2027\u2028\u2029\u202a", "\ufeff\ufffd", "\xed\xa0\x80", "\xe2\x80", "😀\xf0\x9f",
	}
	for b := range 256 {
		texts = append(texts, "x"+string([]byte{byte(b)})+"y", string(rune(b)))
	}
	for _, text := range texts {
		d := validator.Diagnostic{
			Rule: text, Severity: validator.Info, Message: text, Pointer: text, Path: text, Locale: text,
			Count: 2, Places: []validator.Location{{Pointer: text}, {}},
			Related: []validator.Related{{Message: text, Pointer: text}, {File: text}, {}},
			Fixes: []validator.Fix{
				{Title: text, Safe: true, Edits: []validator.TextEdit{{Start: 1, End: 2, Text: text}, {}}},
				{Title: text},
			},
		}
		wantSameJSON(t, &validator.Report{
			Diagnostics: []validator.Diagnostic{d, {}},
			Budgets:     []validator.Budget{{Pointer: text, Name: text, Used: 1, Limit: 2}, {}},
		})
	}
}

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
	Count    int           `json:"count,omitempty"`
	Places   []jsonPlace   `json:"places,omitempty"`
	Related  []jsonRelated `json:"related,omitempty"`
	Fixes    []jsonFix     `json:"fixes,omitempty"`
}

type jsonPlace struct {
	Pointer string    `json:"pointer"`
	Range   jsonRange `json:"range"`
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
	File    string    `json:"file,omitempty"`
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
		Path: d.Path, Locale: d.Locale, Range: rangeOf(d.Range), Count: d.Count,
	}
	for _, p := range d.Places {
		mirror.Places = append(mirror.Places, jsonPlace{p.Pointer, rangeOf(p.Range)})
	}
	for _, r := range d.Related {
		mirror.Related = append(mirror.Related, jsonRelated{r.Message, r.File, r.Pointer, rangeOf(r.Range)})
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
	for _, of := range []any{report, *report} {
		if marshalled := marshal(t, of); !bytes.Equal(marshalled, got) {
			t.Errorf("%T marshals as\n%s\nwant\n%s", of, marshalled, got)
		}
	}
	for i := range report.Diagnostics {
		d := report.Diagnostics[i]
		got, want := d.AppendJSON(nil), marshal(t, diagnosticOf(&d))
		if marshalled := marshal(t, d); !bytes.Equal(got, want) || !bytes.Equal(marshalled, got) {
			t.Errorf("the diagnostic's JSON is\n%s\nor\n%s\nwant\n%s", got, marshalled, want)
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
