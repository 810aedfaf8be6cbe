package main

import (
	"bytes"
	"fmt"
	"os"
	"strings"
	"time"
)

// The table stands between these lines.
const begin, end = "<!-- bench -->\n", "<!-- /bench -->\n"

// replaceTable puts a table in the place of that of a file.
func replaceTable(file, table string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	before, rest, begun := bytes.Cut(text, []byte(begin))
	_, after, ended := bytes.Cut(rest, []byte(end))
	if !begun || !ended {
		return fmt.Errorf("%s has no place for the table; put it between the lines %q and %q", file, begin, end)
	}
	return os.WriteFile(file, bytes.Join([][]byte{before, []byte(begin + "\n" + table + "\n" + end), after}, nil), 0o644)
}

// markdown returns the table. The first row is what the others are compared with.
func markdown(rows []row) string {
	var b strings.Builder
	b.WriteString("| host | compile | start | first check | 5 KB, 1 command | 400 KB, 40 commands | 37 MB, the full set |\n")
	b.WriteString("|---|--:|--:|--:|--:|--:|--:|\n")
	for _, r := range rows {
		cells := []string{r.host, shown(r.compile), shown(r.start), shown(r.first)}
		for i, check := range r.checks {
			cells = append(cells, compared(check, rows[0].checks[i]))
		}
		fmt.Fprintf(&b, "| %s |\n", strings.Join(cells, " | "))
	}
	return b.String()
}

// compared shows a time and, where that is another, how many times one in Go it is.
func compared(took, native time.Duration) string {
	if took == native || native == 0 {
		return shown(took)
	}
	times := float64(took) / float64(native)
	if times < 10 {
		return fmt.Sprintf("%s (%.1f×)", shown(took), times)
	}
	return fmt.Sprintf("%s (%.0f×)", shown(took), times)
}

// shown shows a time with two digits or more, and none as a dash.
func shown(took time.Duration) string {
	ms := float64(took) / float64(time.Millisecond)
	switch {
	case took == 0:
		return "–"
	case ms < 0.1:
		return fmt.Sprintf("%.3f ms", ms)
	case ms < 1:
		return fmt.Sprintf("%.2f ms", ms)
	case ms < 10:
		return fmt.Sprintf("%.1f ms", ms)
	}
	return fmt.Sprintf("%.0f ms", ms)
}
