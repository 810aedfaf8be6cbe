package format

import (
	"bufio"
	"cmp"
	"fmt"
	"slices"
	"strconv"

	"github.com/slashlint/slashlint/validator"
)

// statistics prints a table of rules instead of diagnostics.
type statistics struct {
	text
	rows []statisticsRow
}

// statisticsRow is about the diagnostics of one rule and severity. A rule may have several severities,
// as a configuration can set them by file.
type statisticsRow struct {
	rule           string
	severity       validator.Severity
	count, fixable int
}

func newStatistics(out *bufio.Writer, setting Setting) Formatter {
	return &statistics{text: text{out, setting.Look, visible{quiet: setting.Quiet}}}
}

func (s *statistics) File(f File) {
	for _, d := range s.of(f) {
		row := s.row(d)
		row.count++
		if slices.ContainsFunc(d.Fixes, func(f validator.Fix) bool { return f.Safe }) {
			row.fixable++
		}
	}
	s.fixed(s.out, f)
}

func (s *statistics) row(d *validator.Diagnostic) *statisticsRow {
	i := slices.IndexFunc(s.rows, func(r statisticsRow) bool {
		return r.rule == d.Rule && r.severity == d.Severity
	})
	if i < 0 {
		i = len(s.rows)
		s.rows = append(s.rows, statisticsRow{rule: d.Rule, severity: d.Severity})
	}
	return &s.rows[i]
}

func (s *statistics) End(summary Summary) error {
	slices.SortFunc(s.rows, func(a, b statisticsRow) int {
		return cmp.Or(b.count-a.count, cmp.Compare(a.rule, b.rule), cmp.Compare(b.severity, a.severity))
	})
	marks := map[string]bool{}
	for _, r := range s.rows {
		marks[r.mark()] = true
		severity := s.look.Paint(styles[r.severity], fmt.Sprintf("%-7s", r.severity))
		fmt.Fprintf(s.out, "%*d  %s  %s %s\n", s.digits(), r.count, severity, r.mark(), r.rule)
	}
	for _, legend := range []struct{ mark, text string }{
		{allFixable, "fixable with --fix"}, {someFixable, "partly fixable with --fix"},
	} {
		if marks[legend.mark] {
			fmt.Fprintln(s.out, s.dim(legend.mark+" "+legend.text))
		}
	}
	if s.rows != nil {
		s.out.WriteByte('\n')
	}
	return s.text.End(summary)
}

// digits returns the width of the largest count, which is the first.
func (s *statistics) digits() int { return len(strconv.Itoa(s.rows[0].count)) }

// The marks of rows whose diagnostics all, in part or never have a safe fix.
const allFixable, someFixable, noneFixable = "[*]", "[-]", "[ ]"

func (r *statisticsRow) mark() string {
	switch r.fixable {
	case 0:
		return noneFixable
	case r.count:
		return allFixable
	}
	return someFixable
}
