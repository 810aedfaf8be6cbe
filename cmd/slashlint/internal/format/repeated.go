package format

import (
	"strconv"
	"strings"

	"github.com/slashlint/slashlint/validator"
)

// repeated is a diagnostic with those of the same file that say the same of other places.
type repeated struct {
	first *validator.Diagnostic
	more  []*validator.Diagnostic
}

// fold joins warnings and infos that say the same. Errors stay one each: all of them have to be fixed.
func fold(diagnostics []*validator.Diagnostic) []repeated {
	type key struct {
		rule, message string
		severity      validator.Severity
	}
	var folded []repeated
	index := map[key]int{}
	for _, d := range diagnostics {
		k := key{d.Rule, d.Message, d.Severity}
		if i, ok := index[k]; ok && d.Severity < validator.Error {
			folded[i].more = append(folded[i].more, d)
			continue
		}
		index[k] = len(folded)
		folded = append(folded, repeated{first: d})
	}
	return folded
}

// again returns "17 more in lines 12, 31, 40, …", or "" for none.
func (r *repeated) again() string {
	const most = 8
	if len(r.more) == 0 {
		return ""
	}
	var lines []string
	last := 0
	for _, d := range r.more {
		line := d.Range.Start.Line
		if line == last {
			continue
		}
		if last = line; len(lines) == most {
			lines = append(lines, "…")
			break
		}
		lines = append(lines, strconv.Itoa(line))
	}
	noun := "line"
	if len(lines) > 1 {
		noun = "lines"
	}
	return strconv.Itoa(len(r.more)) + " more in " + noun + " " + strings.Join(lines, ", ")
}
