package draw

import (
	"bufio"
	"strconv"
	"strings"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/format"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/preview"
	"github.com/slashlint/slashlint/validator"
)

// Locales draws a table of commands by locales: how much of each is localized. Locales in which all
// texts are the defaults have no column.
func Locales(
	out *bufio.Writer, look format.Look, document *validator.Document, l *preview.Localization,
) {
	t := &table{sheet: newSheet(out, look), Localization: l}
	shown, alike := t.columns()
	for i := range l.Commands {
		c := &l.Commands[i]
		t.names = append(t.names, title(c.Name, t.place(c.Pointer), commandOf(document, c.Pointer)))
	}
	t.nameCells = t.widestName()
	for len(shown) > 0 {
		fits := t.fitting(shown)
		t.section("")
		t.block(shown[:fits])
		shown = shown[fits:]
	}
	t.notes(alike)
}

// table is one drawing of a localization.
type table struct {
	*sheet
	*preview.Localization
	names     []string
	nameCells int
}

// columns divides the locales into those with a column and those without.
func (t *table) columns() (shown, alike []locale.Locale) {
	for _, l := range locale.All() {
		if localized(t.Total[l]) {
			shown = append(shown, l)
		} else {
			alike = append(alike, l)
		}
	}
	return shown, alike
}

func localized(c preview.Coverage) bool { return c.Own+c.Fallback > 0 }

// totals are the rows below the commands.
var totals = []struct {
	name string
	cell func(preview.Coverage) line
}{
	{"own", func(c preview.Coverage) line { return number(c.Own) }},
	{"fallback", func(c preview.Coverage) line { return number(c.Fallback) }},
	{"missing", func(c preview.Coverage) line { return number(c.Missing) }},
	{"in percent", percent},
}

func (t *table) widestName() int {
	widest := 0
	for _, row := range totals {
		widest = max(widest, len(row.name))
	}
	for _, name := range t.names {
		widest = max(widest, terminal.Cells(name))
	}
	return min(widest, t.cells/3)
}

// A column is as wide as its locale's code, and as the numbers in it. After a number there is room
// for the mark.
const fewestDigits = 4

func columnCells(l locale.Locale) int { return max(len(l.String()), fewestDigits) }

// fitting returns how many of the columns fit on a line, at least one.
func (t *table) fitting(columns []locale.Locale) int {
	used := t.nameCells
	for i, l := range columns {
		used += gutter + columnCells(l)
		if used+len(fallbackMark) > t.wide && i > 0 {
			return i
		}
	}
	return len(columns)
}

// block draws the table's columns of some locales.
func (t *table) block(columns []locale.Locale) {
	t.row("", columns, func(l locale.Locale) line { return line{{l.String(), terminal.Bold}} })
	for i, name := range t.names {
		t.row(name, columns, func(l locale.Locale) line { return percent(t.Commands[i].Locales[l]) })
	}
	t.section("")
	for _, row := range totals {
		t.row(row.name, columns, func(l locale.Locale) line { return row.cell(t.Total[l]) })
	}
}

// row draws a row: its name, and cells that end below each other, but for marks after them.
func (t *table) row(name string, columns []locale.Locale, cell func(locale.Locale) line) {
	name = terminal.Cut(name, t.nameCells)
	l := line{{text: terminal.Pad(name, t.nameCells)}}
	overhang := 0
	for _, column := range columns {
		c := cell(column)
		// The first run is what is aligned, anything more is a mark.
		blank := gutter + columnCells(column) - c[:1].cells() - overhang
		l = append(append(l, run{text: strings.Repeat(" ", max(1, blank))}), c...)
		overhang = c[1:].cells()
	}
	t.line(0, l)
}

// percent tells how much is localized, and whether some of it by a fallback.
func percent(c preview.Coverage) line {
	var l line
	switch n := c.Percent(); {
	case c.Fields() == 0 || !localized(c):
		return line{{"-", terminal.Dim}}
	case n < 100:
		l = line{{strconv.Itoa(n), terminal.Warning}}
	default:
		l = line{{text: strconv.Itoa(n)}}
	}
	if c.Fallback > 0 {
		l = append(l, run{fallbackMark, terminal.Dim})
	}
	return l
}

func number(n int) line {
	if n == 0 {
		return line{{"-", terminal.Dim}}
	}
	return line{{text: strconv.Itoa(n)}}
}

// notes tells of the marks, and of the locales without a column.
func (t *table) notes(alike []locale.Locale) {
	var notes []string
	if len(alike) < locale.Documented {
		notes = append(notes, "The commands' numbers are percentages of their texts.")
	}
	for _, l := range locale.All() {
		if t.Total[l].Fallback > 0 {
			notes = append(notes, fallbackMark+" some of it in the text of the locale's fallback")
			break
		}
	}
	if len(alike) > 0 {
		notes = append(notes, "All texts are the defaults in "+codes(alike)+".")
	}
	t.section("")
	for _, note := range notes {
		t.text(terminal.Dim, note)
	}
}

// codes lists locales.
func codes(locales []locale.Locale) string {
	words := make([]string, len(locales))
	for i, l := range locales {
		words[i] = l.String()
	}
	return listing(words, "and")
}
