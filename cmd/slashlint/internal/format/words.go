package format

import (
	"strings"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
	"github.com/slashlint/slashlint/validator"
)

// Where this program and its rules are described.
const (
	homePage = "https://github.com/slashlint/slashlint"
	rulePage = homePage + "/blob/main/docs/rules.md#"
)

// advice returns what there is to say besides the message, a line each: notes on the same place,
// and fixes by their titles.
func advice(d *validator.Diagnostic) []string {
	var lines []string
	for i := range d.Related {
		if isNote(d, &d.Related[i]) {
			lines = append(lines, "note: "+d.Related[i].Message)
		}
	}
	for i := range d.Fixes {
		lines = append(lines, fixWord(&d.Fixes[i])+" "+d.Fixes[i].Title)
	}
	return lines
}

// fixWord returns what a fix is introduced with: "suggestion:" for one that --fix does not apply.
func fixWord(f *validator.Fix) string {
	if f.Safe {
		return "fix:"
	}
	return "suggestion:"
}

// isNote tells whether what is related is a note on the diagnostic's own place.
func isNote(d *validator.Diagnostic, r *validator.Related) bool {
	return r.File == "" && r.Pointer == d.Pointer && r.Range == d.Range
}

// inFull returns the message, where it is, and the advice, a line each, all of it harmless.
func inFull(d *validator.Diagnostic) string {
	lines := []string{d.Message}
	if d.Path != "" {
		lines = append(lines, "in "+d.Path)
	}
	lines = append(lines, advice(d)...)
	for i := range lines {
		lines[i] = terminal.Harmless(lines[i])
	}
	return strings.Join(lines, "\n")
}
