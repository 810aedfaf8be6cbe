// Package draw draws for people what package preview tells: pickers, tables, bars, plans.
package draw

import (
	"bufio"
	"strings"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/format"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
)

// Lines are as long as the terminal is wide, within these bounds, and usualCells where there is no
// terminal.
const (
	fewestCells = 40
	usualCells  = 80
	// textCells bounds what is read as text: longer lines are hard to read. Tables go on.
	textCells = 100
)

// Match is the style of what a search found.
const Match terminal.Style = "1;4"

// run is a text in one style.
type run struct {
	text  string
	style terminal.Style
}

// line is what stands on a line, from left to right. What is in it becomes harmless when it is
// written.
type line []run

func (l line) cells() int {
	cells := 0
	for _, r := range l {
		cells += terminal.Cells(r.text)
	}
	return cells
}

// styled returns a line in one style for each text.
func styled(style terminal.Style, texts ...string) []line {
	lines := make([]line, len(texts))
	for i, text := range texts {
		lines[i] = line{{text, style}}
	}
	return lines
}

// sheet is what is drawn on.
type sheet struct {
	terminal.Palette
	out *bufio.Writer
	// cells is how long lines of text are at most, wide how long those of tables.
	cells, wide int
	begun       bool
	// place returns what a pointer is called.
	place func(pointer string) string
}

func newSheet(out *bufio.Writer, look format.Look) *sheet {
	wide := usualCells
	if look.Width > 0 {
		wide = max(fewestCells, look.Width)
	}
	s := &sheet{Palette: look.Palette, out: out, cells: min(wide, textCells), wide: wide, place: look.Place}
	if s.place == nil {
		s.place = func(pointer string) string { return pointer }
	}
	return s
}

// section puts an empty line between what was drawn and what comes next, and a title above that.
func (s *sheet) section(title string) {
	if s.begun {
		s.out.WriteByte('\n')
	}
	if title != "" {
		s.line(0, line{{title, terminal.Bold}})
	}
}

// line writes a line so many cells from the left.
func (s *sheet) line(indent int, l line) {
	s.begun = true
	var text strings.Builder
	text.WriteString(strings.Repeat(" ", indent))
	for i, r := range l {
		shown := terminal.Harmless(r.text)
		if i == len(l)-1 {
			shown = strings.TrimRight(shown, " ")
		}
		text.WriteString(s.Paint(r.style, shown))
	}
	s.out.WriteString(strings.TrimRight(text.String(), " ") + "\n")
}

func (s *sheet) lines(indent int, lines []line) {
	for _, l := range lines {
		s.line(indent, l)
	}
}

// text writes a text of this program, broken at blanks alone.
func (s *sheet) text(style terminal.Style, text string) {
	s.lines(0, styled(style, terminal.Wrap(text, s.cells)...))
}

// row is a name and what there is to say of it, side by side.
type row struct {
	// name has the name, and lines that belong directly below it.
	name  []line
	about func(cells int) []line
}

// gutter is how many cells part two columns.
const gutter = 2

// rows writes rows so that everything said stands in one column. Names that would take too much
// of the lines do not move it: what is said of them follows below.
func (s *sheet) rows(indent int, rows []row) {
	column := indent + s.nameCells(rows) + gutter
	for _, r := range rows {
		s.row(indent, column, r)
	}
}

func (s *sheet) row(indent, column int, r row) {
	about := r.about(s.cells - column)
	for _, name := range r.name {
		beside := column - indent - name.cells()
		if len(about) == 0 || beside < gutter {
			s.line(indent, name)
			continue
		}
		joined := append(line{}, name...)
		joined = append(joined, run{text: strings.Repeat(" ", beside)})
		s.line(indent, append(joined, about[0]...))
		about = about[1:]
	}
	s.lines(column, about)
}

// nameCells returns how wide the column of the names is.
func (s *sheet) nameCells(rows []row) int {
	widest, most := 0, s.cells*2/5
	for _, r := range rows {
		for _, name := range r.name {
			if cells := name.cells(); cells <= most {
				widest = max(widest, cells)
			}
		}
	}
	return widest
}

// Text writes a text of the program in as many lines as it takes.
func Text(out *bufio.Writer, look format.Look, text string) {
	newSheet(out, look).text(terminal.Plain, text)
}
