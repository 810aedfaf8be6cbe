package format

import (
	"strings"

	"github.com/slashlint/slashlint/validator"
)

// visible selects the diagnostics that formats for people print, and counts the others.
type visible struct {
	quiet  bool
	hidden validator.Counts
	// shown tells whether any diagnostic was selected so far.
	shown bool
}

// of returns the diagnostics of a file that are printed.
func (v *visible) of(f File) []*validator.Diagnostic {
	var selected []*validator.Diagnostic
	for i := range f.Report.Diagnostics {
		d := &f.Report.Diagnostics[i]
		if d.Severity >= f.Show {
			selected = append(selected, d)
			continue
		}
		switch d.Severity {
		case validator.Warning:
			v.hidden.Warnings++
		case validator.Info:
			v.hidden.Infos++
		}
	}
	v.shown = v.shown || selected != nil
	return selected
}

// hint returns " (3 infos hidden; use --show info)", or "" if nothing is hidden.
func (v *visible) hint() string {
	if v.quiet || v.hidden == (validator.Counts{}) {
		return ""
	}
	lowest := validator.Warning
	if v.hidden.Infos > 0 {
		lowest = validator.Info
	}
	return " (" + strings.Join(countedAll(v.hidden), ", ") + " hidden; use --show " + lowest.String() + ")"
}
