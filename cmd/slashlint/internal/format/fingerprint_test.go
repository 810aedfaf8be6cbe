package format

import (
	"slices"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/validator"
)

func fingerprintsOf(name, text string) []string {
	known := fingerprints{}
	var all []string
	report := validator.Check([]byte(text), validator.Options{Operation: validator.Bulk})
	for i := range report.Diagnostics {
		all = append(all, known.of(name, &report.Diagnostics[i]))
	}
	return all
}

const fingerprinted = `[{"name": "Ban", "description": "x", "a": 1, "a": 1}, {"name": "Kick", "description": ""}]`

// What moves a diagnostic leaves its fingerprint as it is.
func TestFingerprintsAreStable(t *testing.T) {
	want := fingerprintsOf("a.json", fingerprinted)
	for what, text := range map[string]string{
		"lines":     "\n\n" + strings.ReplaceAll(fingerprinted, ",", ",\n\t"),
		"a command": strings.Replace(fingerprinted, "[", `[{"name": "a", "description": "x"}, `, 1),
	} {
		if got := fingerprintsOf("a.json", text); !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", what, got, want)
		}
	}
	if got := fingerprintsOf("./a.json", fingerprinted); !slices.Equal(got, want) {
		t.Errorf("./a.json: %v, want %v", got, want)
	}
}

// Fingerprints differ between diagnostics, even the same ones, and between files.
func TestFingerprintsAreUnique(t *testing.T) {
	text := `[{"name": "A", "description": "x"}, {"name": "A", "description": "x"}]`
	all := append(fingerprintsOf("a.json", fingerprinted), fingerprintsOf("b.json", fingerprinted)...)
	all = append(all, fingerprintsOf("c.json", text)...)
	if len(all) < 10 {
		t.Fatalf("only %d diagnostics", len(all))
	}
	slices.Sort(all)
	if distinct := slices.Compact(slices.Clone(all)); len(distinct) != len(all) {
		t.Errorf("%d fingerprints of %d diagnostics", len(distinct), len(all))
	}
}
