package yaml_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"unicode/utf8"

	"github.com/slashlint/slashlint/internal/conformance"
	"github.com/slashlint/slashlint/validator"
	"github.com/slashlint/slashlint/validator/yaml"
)

// A document in JSON is one in YAML, so that both ways of reading it must find the same: for all
// conformance data of the validator and the example documents.
func TestJSONReadsTheSame(t *testing.T) {
	compared := 0
	for name, d := range documents(t) {
		t.Run(name, func(t *testing.T) {
			if sameBothWays(t, d.src, d.options) {
				compared++
			}
		})
	}
	if compared < 1000 {
		t.Errorf("only %d documents were compared", compared)
	}
}

type document struct {
	src     []byte
	options validator.Options
}

// documents returns all documents of the conformance data, by name.
func documents(t testing.TB) map[string]document {
	t.Helper()
	all := map[string]document{}
	for _, s := range conformance.Read(t, "../testdata/conformance") {
		for _, c := range s.Cases {
			if c.Syntax == "" {
				all[s.Rule+"/"+c.Name] = document{c.Bytes(t), c.Options(t)}
			}
		}
	}
	examples, err := filepath.Glob("../../playground/examples/*.json")
	if err != nil || len(examples) == 0 {
		t.Fatal("no examples", err)
	}
	for _, file := range examples {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		all[filepath.Base(file)] = document{src, validator.Options{}}
	}
	return all
}

// sameBothWays compares what is found in a document as JSON and as YAML, to the byte but for fixes
// that YAML leaves out and what is said of YAML alone. It returns false where the document is none in
// JSON.
func sameBothWays(t *testing.T, src []byte, options validator.Options) bool {
	t.Helper()
	asJSON := validator.Check(src, options)
	if !json.Valid(src) || !utf8.Valid(src) || asJSON.Malformed() != nil {
		return false
	}
	options.Reader = yaml.Reader{}
	asYAML := validator.Check(src, options)
	found := slices.DeleteFunc(asYAML.Diagnostics, func(d validator.Diagnostic) bool {
		return d.Rule == "yaml-ambiguous"
	})
	if len(found) != len(asJSON.Diagnostics) {
		t.Errorf("%d diagnostics, not %d, in %.300s", len(found), len(asJSON.Diagnostics), src)
		for _, d := range found {
			t.Log(d.Rule, d.Pointer, d.Message)
		}
		return true
	}
	for i := range found {
		want := asJSON.Diagnostics[i]
		wantSomeFixes(t, found[i].Fixes, want.Fixes)
		found[i].Fixes, want.Fixes = nil, nil
		if got, want := text(&found[i]), text(&want); got != want {
			t.Errorf("%s\nnot %s\nin %.300s", got, want, src)
		}
	}
	if got, want := budgets(t, asYAML), budgets(t, asJSON); got != want {
		t.Errorf("budgets %s, not %s", got, want)
	}
	return true
}

func text(d *validator.Diagnostic) string { return string(d.AppendJSON(nil)) }

func budgets(t *testing.T, r *validator.Report) string {
	t.Helper()
	var all struct{ Budgets json.RawMessage }
	if err := json.Unmarshal(r.AppendJSON(nil), &all); err != nil {
		t.Fatal(err)
	}
	return string(all.Budgets)
}

// wantSomeFixes wants fixes to be among others.
func wantSomeFixes(t *testing.T, got, among []validator.Fix) {
	t.Helper()
	for _, fix := range got {
		if !slices.ContainsFunc(among, func(f validator.Fix) bool {
			return f.Title == fix.Title && f.Safe == fix.Safe && slices.Equal(f.Edits, fix.Edits)
		}) {
			t.Errorf("the fix %+v is none of %+v", fix, among)
		}
	}
}
