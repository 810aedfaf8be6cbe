package validator_test

import (
	"bytes"
	"encoding/json"
	"slices"
	"testing"

	"github.com/slashlint/slashlint/validator"
)

func TestMend(t *testing.T) {
	everyDocument(t, func(t *testing.T, d *document) {
		wantMended(t, d)
		wantUnsafeEnds(t, d)
	})
}

// wantMended wants the safe fixes of a document to keep what they promise: they end what they are
// offered for, bring no error, and change nothing else.
func wantMended(t *testing.T, d *document) {
	t.Helper()
	before := d.check()
	mended, applied := validator.Mend(d.src, d.options, false)
	after := validator.Check(mended, d.options)
	for i := range after.Diagnostics {
		if fix := safeFix(&after.Diagnostics[i]); fix != nil {
			t.Errorf("%q is still offered for %s in %s", fix.Title, after.Diagnostics[i].Rule, mended)
		}
	}
	wantNoNewErrors(t, d, after)
	if again, n := validator.Mend(mended, d.options, false); n > 0 || !bytes.Equal(again, mended) {
		t.Errorf("mending twice makes %s of %s", again, mended)
	}
	if offered := slices.ContainsFunc(before.Diagnostics, func(d validator.Diagnostic) bool {
		return safeFix(&d) != nil
	}); offered != (applied > 0) || offered == bytes.Equal(d.src, mended) {
		t.Errorf("%d fixes make %s of %s", applied, mended, d.src)
	}
	wantStillJSON(t, d.src, mended)
	alone := 0
	for i := range before.Diagnostics {
		fix := safeFix(&before.Diagnostics[i])
		if fix != nil && before.Diagnostics[i].Rule != "json-syntax" && alone < mostAlone {
			alone++
			wantCured(t, d, before, i, fix)
		}
	}
}

// mostAlone is how many fixes of one document are tried alone.
const mostAlone = 12

// wantStillJSON wants a document that is JSON to be so when it is mended.
func wantStillJSON(t *testing.T, src, mended []byte) {
	t.Helper()
	if json.Valid(src) && !json.Valid(mended) {
		t.Errorf("%s is no JSON; it was %s", mended, src)
	}
}

// wantUnsafeEnds wants the other fixes, each alone and all together, to leave JSON, and to come to an
// end.
func wantUnsafeEnds(t *testing.T, d *document) {
	t.Helper()
	for _, found := range d.check().Diagnostics {
		for _, fix := range found.Fixes {
			wantStillJSON(t, d.src, validator.Apply(d.src, fix.Edits))
		}
	}
	mended, _ := validator.Mend(d.src, d.options, true)
	wantStillJSON(t, d.src, mended)
	if again, n := validator.Mend(mended, d.options, true); n > 0 {
		t.Errorf("%d more fixes make %s of %s", n, again, mended)
	}
}

func safeFix(d *validator.Diagnostic) *validator.Fix {
	for i := range d.Fixes {
		if d.Fixes[i].Safe {
			return &d.Fixes[i]
		}
	}
	return nil
}

// wantNoNewErrors wants that no rule has more errors in a mended document. What the reader could not
// read nothing else has judged, so the document is compared as it is with its syntax mended; the
// package of the reader tests the cures of syntax.
func wantNoNewErrors(t *testing.T, d *document, after *validator.Report) {
	t.Helper()
	readable, _ := validator.Mend(d.src, syntaxAlone(d.options), false)
	was := errorsByRule(validator.Check(readable, d.options))
	for rule, n := range errorsByRule(after) {
		if n > was[rule] {
			t.Errorf("%d errors of %s instead of %d in %s, mended from %s",
				n, rule, was[rule], after.Source(), readable)
		}
	}
}

// syntaxAlone returns the options with every other rule off.
func syntaxAlone(options validator.Options) validator.Options {
	options.Rules = map[string]validator.Severity{}
	for _, rule := range validator.Rules() {
		if rule.Name != "json-syntax" {
			options.Rules[rule.Name] = validator.Off
		}
	}
	return options
}

func errorsByRule(report *validator.Report) map[string]int {
	errors := map[string]int{}
	for _, d := range report.Diagnostics {
		if d.Severity == validator.Error {
			errors[d.Rule]++
		}
	}
	return errors
}

// wantCured wants a fix applied alone to end its diagnostic.
func wantCured(t *testing.T, d *document, before *validator.Report, i int, fix *validator.Fix) {
	t.Helper()
	of := before.Diagnostics[i]
	alone := validator.Apply(d.src, fix.Edits)
	after := validator.Check(alone, d.options)
	wantLinesKept(t, d.src, alone, fix.Edits)
	if alike(after, &of) >= alike(before, &of) {
		t.Errorf("%q does not end %s at %q of %s; it makes %s",
			fix.Title, of.Rule, of.Pointer, d.src, alone)
	}
}

// wantLinesKept wants every line that no edit touches to be in the edited document, in its order.
func wantLinesKept(t *testing.T, src, edited []byte, edits []validator.TextEdit) {
	t.Helper()
	start := 0
	for _, line := range bytes.SplitAfter(src, []byte("\n")) {
		end := start + len(line)
		touched := slices.ContainsFunc(edits, func(e validator.TextEdit) bool {
			return e.Start < end && e.End > start || e.Start == e.End && e.Start == start
		})
		if !touched {
			i := bytes.Index(edited, line)
			if i < 0 {
				t.Errorf("the line %q is changed in %s, made of %s", line, edited, src)
				return
			}
			edited = edited[i+len(line):]
		}
		start = end
	}
}

// alike counts the diagnostics that say the same. Pointers are not compared: those of elements
// change when an earlier element goes.
func alike(report *validator.Report, as *validator.Diagnostic) int {
	n := 0
	for _, d := range report.Diagnostics {
		if d.Rule == as.Rule && d.Message == as.Message {
			n++
		}
	}
	return n
}
