package validator_test

import (
	"slices"
	"testing"

	"github.com/slashlint/slashlint/internal/conformance"
	"github.com/slashlint/slashlint/validator"
)

// TestLibraries checks what client libraries send. The definitions are valid, so whatever a library
// adds to them is an info at most.
func TestLibraries(t *testing.T) {
	for _, l := range conformance.ReadLibraries(t, "testdata/libraries") {
		for _, c := range l.Cases {
			t.Run(l.Library+"/"+c.Name, func(t *testing.T) {
				src := c.Bytes(t)
				found := validator.Check(src, c.Options(t)).Diagnostics
				c.Compare(t, src, found)
				for _, d := range found {
					// nextcord has no contexts: an author who wants none in DMs has no other way.
					inDMs := l.Library == "nextcord" && d.Rule == "deprecated-field"
					if d.Severity > validator.Info && !inDMs {
						t.Errorf("%s %s at %q in a valid definition", d.Severity, d.Rule, d.Pointer)
					}
				}
			})
		}
	}
}

// TestLibrariesHaveTheSameCases notices a definition that a library lacks.
func TestLibrariesHaveTheSameCases(t *testing.T) {
	want := []string{
		"plain", "option-types", "choices", "limits", "subcommands", "groups", "localizations", "access",
		"user-command", "message-command", "bulk",
	}
	libraries := conformance.ReadLibraries(t, "testdata/libraries")
	if len(libraries) != 12 {
		t.Errorf("%d libraries, want 12", len(libraries))
	}
	for _, l := range libraries {
		var got []string
		for _, c := range l.Cases {
			got = append(got, c.Name)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: the cases are %q, want %q", l.Library, got, want)
		}
	}
}
