package terminal

import "strings"

// Wrap breaks a text into lines of at most so many cells, at blanks. An empty line divides
// paragraphs; a word that is longer than a line gets one of its own.
func Wrap(text string, cells int) []string {
	var lines []string
	for paragraph := range strings.SplitSeq(text, "\n\n") {
		if lines != nil {
			lines = append(lines, "")
		}
		lines = append(lines, fill(strings.Fields(paragraph), cells)...)
	}
	return lines
}

// fill puts words into lines.
func fill(words []string, cells int) []string {
	var lines []string
	line, used := "", 0
	for _, word := range words {
		size := Cells(word)
		if used > 0 && used+1+size > cells {
			lines = append(lines, line)
			line, used = "", 0
		}
		if used > 0 {
			line, used = line+" ", used+1
		}
		line, used = line+word, used+size
	}
	return append(lines, line)
}

// Pad returns a text with blanks after it, so that it takes so many cells.
func Pad(text string, cells int) string {
	return text + strings.Repeat(" ", max(0, cells-Cells(text)))
}
