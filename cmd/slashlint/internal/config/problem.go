package config

import (
	"fmt"
	"sort"
	"unicode/utf8"

	"github.com/slashlint/slashlint/validator"
)

// Problem is something that is wrong with a configuration.
type Problem struct {
	Range   validator.Range
	Message string
}

// mostProblems bounds how many problems are told.
const mostProblems = 100

// problem notes that something is wrong with some bytes.
func (r *reader) problem(at span, format string, args ...any) {
	r.problems = append(r.problems, Problem{
		Range: validator.Range{
			Start: validator.Position{Offset: at.start}, End: validator.Position{Offset: at.end},
		},
		Message: fmt.Sprintf(format, args...),
	})
}

// listed returns the problems in order with their places, and how many there are beyond the limit.
func (r *reader) listed() []Problem {
	sort.SliceStable(r.problems, func(i, k int) bool {
		return r.problems[i].Range.Start.Offset < r.problems[k].Range.Start.Offset
	})
	if more := len(r.problems) - mostProblems; more > 0 {
		r.problems = r.problems[:mostProblems]
		r.problem(span{len(r.src), len(r.src)}, "%d further problems are not listed", more)
	}
	for i := range r.problems {
		p := &r.problems[i].Range
		*p = r.place(span{p.Start.Offset, p.End.Offset})
	}
	return r.problems
}

// span is a part of a configuration, in bytes.
type span struct{ start, end int }

// place tells where a span is.
func (r *reader) place(s span) validator.Range {
	return validator.Range{Start: r.position(s.start), End: r.position(s.end)}
}

// stretch is the distance in bytes between noted places.
const stretch = 1 << 10

// position returns the place of the byte at an offset. Lines end in LF, CRLF or CR. Places are noted
// on the way, so that the next one is near.
func (r *reader) position(offset int) validator.Position {
	from := sort.Search(len(r.noted), func(i int) bool { return r.noted[i].Offset > offset }) - 1
	at := validator.Position{Line: 1, Column: 1}
	if from >= 0 {
		at = r.noted[from]
	}
	for at.Offset < offset {
		r.advance(&at)
		if last := len(r.noted) - 1; from == last && (last < 0 || at.Offset >= r.noted[last].Offset+stretch) {
			r.noted = append(r.noted, at)
			from++
		}
	}
	return at
}

// advance goes on by one code point.
func (r *reader) advance(at *validator.Position) {
	c, size := utf8.DecodeRune(r.src[at.Offset:])
	at.Offset += size
	at.UTF16++
	if c > 0xFFFF {
		at.UTF16++
	}
	at.Column++
	if c == '\n' || c == '\r' && (at.Offset == len(r.src) || r.src[at.Offset] != '\n') {
		at.Line, at.Column = at.Line+1, 1
	}
}
