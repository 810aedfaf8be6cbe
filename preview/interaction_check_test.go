package preview_test

import (
	"slices"
	"testing"

	"github.com/slashlint/slashlint/preview"
	"github.com/slashlint/slashlint/validator"
)

// TestComposedInteractionsAreClean holds composing and judging against each other.
func TestComposedInteractionsAreClean(t *testing.T) {
	composed := 0
	for suite, cases := range suiteCases[invocationCase](t, "invocation") {
		for _, c := range cases {
			t.Run(suite+"/"+c.Name, func(t *testing.T) {
				in, _ := c.compose(t)
				if in != nil && in.Handling == preview.ByApplication {
					composed++
					wantClean(t, validator.Check(c.Document, validator.Options{}), in)
				}
			})
		}
	}
	if composed < 50 {
		t.Errorf("only %d interactions are composed", composed)
	}
}

// wantClean wants nothing to be said of an interaction but what is wrong with its definition, too, and
// what is allowed.
func wantClean(
	t *testing.T, definition *validator.Report, in *preview.Interaction, allowed ...string,
) {
	t.Helper()
	broken := allowed
	for _, d := range definition.Diagnostics {
		broken = append(broken, d.Rule)
	}
	payload := in.AppendJSON(nil)
	for _, against := range []*validator.Document{nil, definition.Document} {
		report := validator.Check(payload, validator.Options{Against: against})
		if report.Kind != validator.Interaction {
			t.Errorf("it is taken for %q", report.Kind)
		}
		for _, d := range report.Diagnostics {
			if !slices.Contains(broken, d.Rule) {
				t.Errorf("%s: %s: %s\n%s\nof %s", d.Rule, d.Pointer, d.Message, payload,
					definition.Source())
			}
		}
	}
}
