package yaml_test

import (
	"slices"
	"testing"

	"github.com/slashlint/slashlint/internal/conformance"
	"github.com/slashlint/slashlint/internal/syntax"
	"github.com/slashlint/slashlint/validator"
	"github.com/slashlint/slashlint/validator/yaml"
)

// FuzzReader tries what holds for every document: the translation is JSON, well-formed but for
// values that could not be read, all places lie
// within the document and in order, and mending leaves a document that can be read.
func FuzzReader(f *testing.F) {
	for _, s := range conformance.Read(f, "testdata/conformance") {
		for _, c := range s.Cases {
			f.Add(c.Bytes(f))
		}
	}
	for _, text := range []string{
		"a: &x [*x, {<<: *x}]\n", "? [a, b]\n: - c\n  - d\n", "- - - a\n    - b\n", "{a, b: , ? c : d}",
		"!!map\n&a\nb: !!str\n", "a: |2-\n   b\n\n  c\n", "a: 'b\n\n  c'  # d\n", "\"a\\\n  b\": [c\n, d]\n",
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		if len(src) > 1<<12 {
			return
		}
		wantSound(t, src)
		mended, _ := validator.Mend(src, validator.Options{Reader: yaml.Reader{}}, true)
		if !slices.Equal(mended, src) && len(yaml.Reader{}.Read(mended).JSON()) == 0 {
			t.Errorf("mended to %q, which cannot be read", mended)
		}
	})
}

func wantSound(t *testing.T, src []byte) {
	t.Helper()
	translation := yaml.Reader{}.Read(src)
	json := translation.JSON()
	for _, p := range syntax.Read(json, syntax.JSON).Problems {
		if len(json) > 0 && (string(json[p.Start:p.End]) != "?" || len(translation.Findings()) == 0) {
			t.Errorf("%s: %s", p.Message, json)
		}
	}
	report := validator.Check(src, validator.Options{Reader: yaml.Reader{}})
	last := 0
	for _, d := range report.Diagnostics {
		start, end := d.Range.Start.Offset, d.Range.End.Offset
		if start < last || end < start || end > len(src) {
			t.Errorf("%s at %d to %d, after %d, of %d bytes", d.Rule, start, end, last, len(src))
		}
		last = start
		for _, r := range d.Related {
			if r.Range.Start.Offset < 0 || r.Range.End.Offset > len(src) {
				t.Errorf("%s is related to %+v", d.Rule, r.Range)
			}
		}
		for _, fix := range d.Fixes {
			for _, e := range fix.Edits {
				if e.Start < 0 || e.End < e.Start || e.End > len(src) {
					t.Errorf("the fix %q edits %d to %d", fix.Title, e.Start, e.End)
				}
			}
		}
	}
}
