package format

import (
	"bytes"
	"sort"
	"unicode/utf8"
)

// stretch is the distance in bytes between two noted places of a source.
const stretch = 1 << 12

var byteOrderMark = []byte("\uFEFF")

// columns tells where bytes of a source stand, in the units that other tools count columns in.
type columns struct {
	source []byte
	// starts are where lines start, marks are noted places in between. Neither is ever empty.
	starts, marks []spot
}

// spot is a place in a source, in bytes and in UTF-16 units.
type spot struct{ offset, units int }

// cell is a place in a source: its line and, in two units, its column, all from 1.
type cell struct{ line, utf16, bytes int }

func newColumns(source []byte) *columns {
	c := &columns{source: source, starts: []spot{{}}, marks: []spot{{}}}
	for at := (spot{}); at.offset < len(source); {
		newline := endsLine(source, at.offset)
		at = c.step(at)
		if newline {
			c.starts = append(c.starts, at)
		}
		if at.offset-c.marks[len(c.marks)-1].offset >= stretch {
			c.marks = append(c.marks, at)
		}
	}
	return c
}

// endsLine tells whether a line ends with a byte. Lines end in LF, CRLF or CR.
func endsLine(source []byte, at int) bool {
	if source[at] == '\r' {
		return at+1 == len(source) || source[at+1] != '\n'
	}
	return source[at] == '\n'
}

// step goes to the next code point.
func (c *columns) step(at spot) spot {
	n := codeSize(c.source[at.offset:])
	if n == utf8.UTFMax {
		at.units++
	}
	return spot{at.offset + n, at.units + 1}
}

// codeSize returns how many bytes read as one code point: of what is not UTF-8 one byte, or a
// beginning that breaks off, as in the validator's positions.
func codeSize(b []byte) int {
	if b[0] < utf8.RuneSelf {
		return 1
	}
	if _, n := utf8.DecodeRune(b); n > 1 {
		return n
	}
	n := 1
	for n < min(len(b), utf8.UTFMax-1) && !utf8.FullRune(b[:n+1]) {
		n++
	}
	return n
}

// at returns where a byte stands.
func (c *columns) at(offset int) cell {
	offset = min(max(offset, 0), len(c.source))
	line := sort.Search(len(c.starts), func(i int) bool { return c.starts[i].offset > offset })
	start := c.starts[line-1]
	return cell{line, c.units(offset) - start.units + 1, offset - start.offset + 1}
}

// units returns how many UTF-16 units stand before the code point of a byte.
func (c *columns) units(offset int) int {
	i := sort.Search(len(c.marks), func(i int) bool { return c.marks[i].offset > offset })
	at := c.marks[i-1]
	for at.offset < offset {
		next := c.step(at)
		if next.offset > offset {
			break
		}
		at = next
	}
	return at.units
}

// marked tells whether the source starts with a byte order mark.
func (c *columns) marked() bool { return bytes.HasPrefix(c.source, byteOrderMark) }
