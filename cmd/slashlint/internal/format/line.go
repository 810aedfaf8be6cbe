package format

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
)

// reach is how many bytes of a line are looked at on either side of a mark: enough to fill a window
// with any script, and so few that many diagnostics on one endless line are no trouble.
const reach = 600

// line is the part of a source line around a mark, as a terminal shows it.
type line struct {
	glyphs []terminal.Glyph
	// The mark is glyphs[from:to].
	from, to int
	// The line goes on to the left or right of the glyphs.
	moreLeft, moreRight bool
}

// piece is a text and the cells it takes.
type piece struct {
	text  string
	cells int
}

// lineAt returns the line on which the bytes from start to end of a source begin. Of a range over
// several lines only the part on the first counts.
func lineAt(source []byte, start, end int) *line {
	start = min(max(start, 0), len(source))
	if start > 0 && start < len(source) && source[start-1] == '\r' && source[start] == '\n' {
		start--
	}
	first, moreLeft := lineStart(source, start)
	last, moreRight := lineEnd(source, start)
	l := &line{moreLeft: moreLeft, moreRight: moreRight}
	end = min(max(end, start), last)
	l.show(string(source[first:last]), start-first, end-first)
	return l
}

// lineStart returns where the line around a byte starts, or where it gets too far away.
func lineStart(source []byte, at int) (start int, more bool) {
	nearest := max(0, at-reach)
	if i := bytes.LastIndexAny(source[nearest:at], "\r\n"); i >= 0 {
		return nearest + i + 1, false
	}
	for nearest > 0 && nearest < at && !utf8.RuneStart(source[nearest]) {
		nearest++
	}
	return nearest, nearest > 0
}

// lineEnd returns where the line around a byte ends, or where it gets too far away.
func lineEnd(source []byte, at int) (end int, more bool) {
	furthest := min(len(source), at+reach)
	if i := bytes.IndexAny(source[at:furthest], "\r\n"); i >= 0 {
		return at + i, false
	}
	more = furthest < len(source)
	for more && furthest > at && !utf8.RuneStart(source[furthest]) {
		furthest--
	}
	return furthest, more
}

// show makes glyphs of the text and marks those that the bytes from start to end belong to.
func (l *line) show(text string, start, end int) {
	if revealed(text[start:end]) {
		l.add(text[:start], 0)
		l.glyphs = append(l.glyphs, terminal.Code(text[start:end], start))
		l.add(text[end:], end)
	} else {
		l.add(text, 0)
	}
	l.from = len(l.glyphs)
	for i, g := range l.glyphs {
		if g.End > start {
			l.from = i
			break
		}
	}
	l.to = l.from
	for l.to < len(l.glyphs) && l.glyphs[l.to].Start < end {
		l.to++
	}
	l.point()
}

func (l *line) add(text string, at int) {
	for g := range terminal.Glyphs(text) {
		g.Start += at
		g.End += at
		l.glyphs = append(l.glyphs, g)
	}
}

// point sees to it that an empty range, and one at the end of the line, marks one glyph.
func (l *line) point() {
	if l.to > l.from {
		return
	}
	if l.from == len(l.glyphs) {
		l.glyphs = append(l.glyphs, terminal.Glyph{Text: " ", Cells: 1})
	}
	l.to = l.from + 1
}

// revealed tells whether a marked text is one character that nobody would see.
func revealed(marked string) bool {
	r, size := utf8.DecodeRuneInString(marked)
	return size > 0 && size == len(marked) && terminal.Invisible(r)
}

// window cuts the line to so many cells around the mark: what stands before the mark, under it and
// after it.
func (l *line) window(width int) (before, marked, after piece) {
	first, last := 0, len(l.glyphs)
	if l.moreLeft || l.moreRight || join(l.glyphs).cells > width {
		first, last = l.fit(width - 2)
	}
	to := min(l.to, last)
	before, marked = join(l.glyphs[first:l.from]), join(l.glyphs[l.from:to])
	after = join(l.glyphs[to:last])
	if first > 0 || l.moreLeft {
		before = piece{terminal.Ellipsis + before.text, 1 + before.cells}
	}
	if last < len(l.glyphs) || l.moreRight {
		after = piece{after.text + terminal.Ellipsis, after.cells + 1}
	}
	return before, marked, after
}

// fit returns which glyphs fit into so many cells: a third of them before the mark, the rest from
// the mark on, and before the mark what is then left.
func (l *line) fit(width int) (first, last int) {
	first = l.backwards(l.from, width/3)
	last, used := first, 0
	for last < len(l.glyphs) && (last <= l.from || used+l.glyphs[last].Cells <= width) {
		used += l.glyphs[last].Cells
		last++
	}
	return l.backwards(first, width-used), last
}

// backwards returns how far back from a glyph one gets with so many cells.
func (l *line) backwards(from, cells int) int {
	for from > 0 && l.glyphs[from-1].Cells <= cells {
		from--
		cells -= l.glyphs[from].Cells
	}
	return from
}

func join(glyphs []terminal.Glyph) piece {
	var b strings.Builder
	cells := 0
	for _, g := range glyphs {
		b.WriteString(g.Text)
		cells += g.Cells
	}
	return piece{b.String(), cells}
}
