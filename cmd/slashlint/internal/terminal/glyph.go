// Package terminal knows what a terminal makes of a text: how many cells each character takes,
// which characters must not reach it, and how colours are switched on and off.
package terminal

import (
	"fmt"
	"iter"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/rivo/uniseg"
)

// tabCells is how many cells a tab is shown in. It is fixed, so that a line that is cut on its left
// looks the same as the whole one.
const tabCells = 4

// Glyph is a part of a text that a terminal shows in one piece.
type Glyph struct {
	// Text is what to print. A character that must not be printed is told by its code: "<U+001B>".
	Text string
	// Cells is how many cells Text takes.
	Cells int
	// Start and End are the bytes of the text that the glyph shows.
	Start, End int
	// Escaped tells that Text is a code.
	Escaped bool
}

// Glyphs yields what a terminal can show of a text, from its first byte to its last. No glyph
// holds a control character, whatever the text holds.
func Glyphs(text string) iter.Seq[Glyph] {
	return func(yield func(Glyph) bool) {
		state := -1
		rest, at := text, 0
		for rest != "" {
			if plain(rest) {
				if !yield(Glyph{rest[:1], 1, at, at + 1, false}) {
					return
				}
				rest, at, state = rest[1:], at+1, -1
				continue
			}
			var cluster string
			var cells int
			cluster, rest, cells, state = uniseg.FirstGraphemeClusterInString(rest, state)
			if !yieldCluster(cluster, cells, at, yield) {
				return
			}
			at += len(cluster)
		}
	}
}

// plain tells whether a text starts with an ASCII character that nothing can combine with; looking
// this up spares most of the work on most texts.
func plain(text string) bool {
	return text[0] >= ' ' && text[0] < 0x7F && (len(text) == 1 || text[1] < utf8.RuneSelf)
}

// yieldCluster yields a cluster whole where it can be printed, else its characters one by one.
func yieldCluster(cluster string, cells, at int, yield func(Glyph) bool) bool {
	if cluster == "\t" {
		return yield(Glyph{strings.Repeat(" ", tabCells), tabCells, at, at + 1, false})
	}
	if cells > 0 && printable(cluster) {
		return yield(Glyph{cluster, cells, at, at + len(cluster), false})
	}
	for i := 0; i < len(cluster); {
		r, size := utf8.DecodeRuneInString(cluster[i:])
		if !yield(character(cluster[i:i+size], r, at+i)) {
			return false
		}
		i += size
	}
	return true
}

// character is the glyph of one character that stands alone.
func character(text string, r rune, at int) Glyph {
	cells := uniseg.StringWidth(text)
	if cells == 0 || r == utf8.RuneError && len(text) == 1 || unprintable(r) {
		return Code(text, at)
	}
	return Glyph{text, cells, at, at + len(text), false}
}

// Code is the glyph that tells a character by its code point, or by its byte where it is none.
func Code(char string, at int) Glyph {
	r, size := utf8.DecodeRuneInString(char)
	code := fmt.Sprintf("<U+%04X>", r)
	if r == utf8.RuneError && size == 1 {
		code = fmt.Sprintf("<0x%02X>", char[0])
	}
	return Glyph{code, len(code), at, at + len(char), true}
}

// printable tells whether a grapheme cluster can go to a terminal as it is.
func printable(cluster string) bool {
	if !utf8.ValidString(cluster) {
		return false
	}
	for _, r := range cluster {
		if unprintable(r) && !(isTag(r) && strings.HasPrefix(cluster, blackFlag)) {
			return false
		}
	}
	return true
}

const (
	joiner    = '\u200D'
	nonJoiner = '\u200C'
	blackFlag = "\U0001F3F4"
)

// unprintable tells whether a character drives a terminal instead of showing, or cannot be seen at
// all: controls, bidirectional controls, zero-width spaces, line separators, noncharacters. The two
// joiners are part of words and emoji.
func unprintable(r rune) bool {
	switch {
	case r == joiner || r == nonJoiner || unicode.Is(unicode.Prepended_Concatenation_Mark, r):
		return false
	case r&0xFFFE == 0xFFFE || r >= 0xFDD0 && r <= 0xFDEF:
		return true
	}
	return unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp)
}

// isTag tells whether r spells a region in the emoji of a flag, as in those of Scotland and Wales.
func isTag(r rune) bool { return r >= 0xE0020 && r <= 0xE007F }

// Invisible tells whether a character, though harmless, cannot be seen for what it is: a blank that
// is not U+0020, a joiner, a variation selector.
func Invisible(r rune) bool {
	return r != ' ' && unicode.In(r, unicode.Zs, unicode.Variation_Selector) ||
		r == joiner || r == nonJoiner
}

// Harmless returns a text as a terminal can safely show it on one line.
func Harmless(text string) string {
	var b strings.Builder
	for g := range Glyphs(text) {
		b.WriteString(g.Text)
	}
	return b.String()
}

// Ellipsis stands for a part that is left out. It takes one cell.
const Ellipsis = "…"

// Cut returns a text as Harmless does, cut to so many cells.
func Cut(text string, cells int) string {
	var b strings.Builder
	// fits is how much of the text there is room for beside an ellipsis.
	used, fits := 0, 0
	for g := range Glyphs(text) {
		used += g.Cells
		if used > cells {
			return b.String()[:fits] + Ellipsis
		}
		b.WriteString(g.Text)
		if used < cells {
			fits = b.Len()
		}
	}
	return b.String()
}

// Cells returns how many cells a text takes.
func Cells(text string) int {
	cells := 0
	for g := range Glyphs(text) {
		cells += g.Cells
	}
	return cells
}
