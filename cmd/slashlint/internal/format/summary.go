package format

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/slashlint/slashlint/validator"
)

// summary returns the last line of the text format, without its end.
func (v *visible) summary(s Summary) string {
	line := counted(s.Files, "file") + ": " + v.tally(s.Counts) + v.hint()
	if s.Suppressed > 0 {
		line += fmt.Sprintf("; %d suppressed", s.Suppressed)
	}
	if n := len(s.Unread); n > 0 {
		line += fmt.Sprintf(" (%s could not be read)", counted(n, "input"))
	}
	return line
}

// tally returns the counts of what is printed, as "3 errors, 1 warning".
func (v *visible) tally(all validator.Counts) string {
	printed := countedAll(validator.Counts{
		Errors:   all.Errors,
		Warnings: all.Warnings - v.hidden.Warnings,
		Infos:    all.Infos - v.hidden.Infos,
	})
	switch {
	case printed != nil:
		return strings.Join(printed, ", ")
	case v.hidden.Warnings > 0:
		return "no errors"
	}
	return "clean"
}

// countedAll returns "1 error", "2 warnings" and so on; zeros are omitted.
func countedAll(c validator.Counts) []string {
	var all []string
	for _, count := range []struct {
		n    int
		what string
	}{{c.Errors, "error"}, {c.Warnings, "warning"}, {c.Infos, "info"}} {
		if count.n > 0 {
			all = append(all, counted(count.n, count.what))
		}
	}
	return all
}

// counted returns "1 error" or "2 errors".
func counted(n int, what string) string {
	if n != 1 {
		what += "s"
	}
	return strconv.Itoa(n) + " " + what
}
