package conformance

import (
	"fmt"
	"slices"
	"testing"

	"github.com/slashlint/slashlint/validator"
)

// Compare takes from what was found in a document what the case wants, each once; a test fails where
// either is left.
func (c *Case) Compare(t *testing.T, src []byte, found []validator.Diagnostic) {
	t.Helper()
	rest := slices.Clone(found)
	for _, want := range c.Want {
		i := slices.IndexFunc(rest, func(d validator.Diagnostic) bool { return want.is(&d, src) })
		if i < 0 {
			t.Errorf("missing: %s", want)
			continue
		}
		rest = slices.Delete(rest, i, i+1)
	}
	for _, d := range rest {
		t.Errorf("not wanted: %s %s at %q [%s], %d places, marking %q: %s",
			d.Severity, d.Rule, d.Pointer, d.Locale, d.Count, mark(&d, src), d.Message)
	}
}

func (w *Wanted) is(d *validator.Diagnostic, src []byte) bool {
	return d.Rule == w.Rule && d.Pointer == w.Pointer && d.Count == w.Count &&
		(w.Locale == nil || *w.Locale == d.Locale) &&
		(w.Severity == nil || *w.Severity == d.Severity.String()) &&
		(w.Mark == nil || *w.Mark == mark(d, src))
}

// mark is the text that a diagnostic marks.
func mark(d *validator.Diagnostic, src []byte) string {
	return string(src[d.Range.Start.Offset:d.Range.End.Offset])
}

// String tells everything that is wanted.
func (w Wanted) String() string {
	text := fmt.Sprintf("%s at %q", w.Rule, w.Pointer)
	if w.Locale != nil {
		text += " [" + *w.Locale + "]"
	}
	if w.Severity != nil {
		text += " as " + *w.Severity
	}
	if w.Mark != nil {
		text += fmt.Sprintf(", marking %q", *w.Mark)
	}
	if w.Count > 0 {
		text += fmt.Sprintf(" in %d places", w.Count)
	}
	return text
}
