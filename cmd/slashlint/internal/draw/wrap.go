package draw

import (
	"iter"
	"strings"

	"github.com/rivo/uniseg"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
)

// wrap breaks a text into lines of at most so many cells: where its script allows it, and elsewhere
// only when a part without such a place is longer than a line. Thai is written without blanks.
func wrap(text string, cells int) []string {
	var lines []string
	start, end, used := 0, 0, 0
	for segment := range segments(text, cells) {
		size := terminal.Cells(strings.TrimRight(segment, " "))
		if used > 0 && used+size > cells {
			lines = append(lines, strings.TrimRight(text[start:end], " "))
			start, used = end, 0
		}
		end += len(segment)
		used += terminal.Cells(segment)
	}
	if start < end {
		lines = append(lines, strings.TrimRight(text[start:end], " "))
	}
	return lines
}

// segments yields the parts between which a text may be broken, blanks at their ends.
func segments(text string, cells int) iter.Seq[string] {
	return func(yield func(string) bool) {
		state := -1
		for rest := text; rest != ""; {
			var segment string
			segment, rest, _, state = uniseg.FirstLineSegmentInString(rest, state)
			for segment != "" {
				fits := prefix(segment, cells)
				if !yield(segment[:fits]) {
					return
				}
				segment = segment[fits:]
			}
		}
	}
}

// prefix returns how many bytes of a segment fit into so many cells, whole glyphs and at least one.
func prefix(segment string, cells int) int {
	used, end := 0, 0
	for g := range terminal.Glyphs(strings.TrimRight(segment, " ")) {
		used += g.Cells
		if used > cells && end > 0 {
			return end
		}
		end = g.End
	}
	return len(segment)
}

// pieces breaks those of the texts that are longer than a line.
func pieces(texts []string, cells int) []string {
	var all []string
	for _, text := range texts {
		all = append(all, wrap(text, cells)...)
	}
	return all
}

// flow puts pieces into lines of at most so many cells, a blank between two.
func flow(pieces []line, cells int) []line {
	var lines []line
	var current line
	used := 0
	for _, piece := range pieces {
		size := piece.cells()
		if used > 0 && used+1+size > cells {
			lines = append(lines, current)
			current, used = nil, 0
		}
		if used > 0 {
			current, used = append(current, run{text: " "}), used+1
		}
		current, used = append(current, piece...), used+size
	}
	if used > 0 {
		lines = append(lines, current)
	}
	return lines
}
