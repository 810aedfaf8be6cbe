// Package position turns byte offsets into lines, columns and UTF-16 offsets.
//
// Nothing is worked out before the first question: then the document is passed over once, and a
// place is noted for every stretch of it, so that an answer costs the same wherever it lies.
//
// Bytes that are not UTF-8 count as the U+FFFD that decoders put in their place: one for each byte,
// or for each beginning of a code point that breaks off.
package position

import (
	"sort"
	"unicode/utf8"
)

// Position is a place in a document.
type Position struct {
	// Line and Column start at 1; columns count code points.
	Line, Column int
	// UTF16 is in UTF-16 units from the start of the document.
	UTF16 int
}

// stretch is the distance in bytes between two noted places, to the next code point.
const stretch = 1 << 10

// Index answers for one document.
type Index struct {
	src   []byte
	noted []noted
	// last is the last answer: questions often come in order.
	last noted
}

type noted struct {
	offset int
	Position
}

// New returns the index of a document, which must not change after.
func New(src []byte) *Index { return &Index{src: src} }

// At returns the position of the byte at an offset, which is brought into the document and to the
// start of its code point.
func (x *Index) At(offset int) Position {
	offset = x.start(offset)
	x.reach(offset)
	from := sort.Search(len(x.noted), func(i int) bool { return x.noted[i].offset > offset }) - 1
	at := noted{Position: Position{Line: 1, Column: 1}}
	if from >= 0 {
		at = x.noted[from]
	}
	if x.last.offset > at.offset && x.last.offset <= offset {
		at = x.last
	}
	x.last = x.advance(at, offset)
	return x.last.Position
}

// start returns where the code point begins that the byte at an offset belongs to.
func (x *Index) start(offset int) int {
	offset = min(max(offset, 0), len(x.src))
	if offset == len(x.src) || utf8.RuneStart(x.src[offset]) {
		return offset
	}
	for i := offset - 1; i >= max(offset-3, 0); i-- {
		if utf8.RuneStart(x.src[i]) {
			if i+size(x.src[i:]) > offset {
				return i
			}
			break
		}
	}
	return offset
}

// reach notes places up to an offset.
func (x *Index) reach(offset int) {
	last := noted{Position: Position{Line: 1, Column: 1}}
	if len(x.noted) > 0 {
		last = x.noted[len(x.noted)-1]
	}
	for last.offset+stretch <= offset {
		last = x.advance(last, last.offset+stretch)
		x.noted = append(x.noted, last)
	}
}

// advance goes from a place to a later offset, or to the next code point when it lies within one.
// Lines end in LF, CRLF or CR.
func (x *Index) advance(at noted, offset int) noted {
	i := at.offset
	for i < offset {
		c, n, units := x.src[i], 1, 1
		if c >= utf8.RuneSelf {
			if n = size(x.src[i:]); n == utf8.UTFMax {
				units = 2
			}
		}
		i += n
		at.UTF16 += units
		if c == '\n' || c == '\r' && (i == len(x.src) || x.src[i] != '\n') {
			at.Line++
			at.Column = 0
		}
		at.Column++
	}
	at.offset = i
	return at
}

// size returns how many bytes at the start of b read as one code point.
func size(b []byte) int {
	if _, n := utf8.DecodeRune(b); n > 1 {
		return n
	}
	n := 1
	for n < min(len(b), utf8.UTFMax-1) && !utf8.FullRune(b[:n+1]) {
		n++
	}
	return n
}
