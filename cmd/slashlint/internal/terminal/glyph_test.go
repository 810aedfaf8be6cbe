package terminal

import (
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"
)

// texts are shown as want, in so many cells.
var texts = []struct {
	name, text, want string
	cells            int
}{
	{"nothing", "", "", 0},
	{"ASCII", "ban", "ban", 3},
	{"wide", "日本", "日本", 4},
	{"fullwidth", "Ａ", "Ａ", 2},
	{"halfwidth", "ｱ", "ｱ", 1},
	{"Hangul syllable", "각", "각", 2},
	{"Hangul letters", "\u1100\u1161\u11A8", "\u1100\u1161\u11A8", 2},
	{"Thai vowel above", "กี่", "กี่", 1},
	{"Thai vowel with a cell of its own", "กำ", "กำ", 2},
	{"Hindi vowel sign", "की", "की", 2},
	{"Hindi joiner", "क्\u200Dष", "क्\u200Dष", 2},
	{"decomposed letter", "e\u0301", "e\u0301", 1},
	{"many marks", "o\u0301\u0302\u0303\u0304", "o\u0301\u0302\u0303\u0304", 1},
	{"emoji", "🎉", "🎉", 2},
	{"emoji family", "👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦", 2},
	{"emoji skin tone", "👍🏽", "👍🏽", 2},
	{"emoji by selector", "☺\uFE0F", "☺\uFE0F", 2},
	{"national flag", "🇩🇪", "🇩🇪", 2},
	{"flag of tags", scotland, scotland, 2},
	{"Arabic", "\u0645\u0631\u062D\u0628\u0627", "\u0645\u0631\u062D\u0628\u0627", 5},
	{"Arabic number sign", "\u0600\u0661", "\u0600\u0661", 2},
	{"tab", "a\tb", "a    b", 6},

	{"escape", "\x1b[31mred", "<U+001B>[31mred", 15},
	{"NUL and DEL", "\x00\x7f", "<U+0000><U+007F>", 16},
	{"line ends", "a\r\nb", "a<U+000D><U+000A>b", 18},
	{"C1 control", "\u009b31m", "<U+009B>31m", 11},
	{"bidirectional override", "a\u202Eb", "a<U+202E>b", 10},
	{"bidirectional isolate", "\u2066a\u2069", "<U+2066>a<U+2069>", 17},
	{"zero-width space", "a\u200Bb", "a<U+200B>b", 10},
	{"byte order mark", "\uFEFF{", "<U+FEFF>{", 9},
	{"soft hyphen", "a\u00ADb", "a<U+00AD>b", 10},
	{"line separator", "\u2028", "<U+2028>", 8},
	{"tags that are no flag", "a\U000E0041", "a<U+E0041>", 10},
	{"noncharacters", "\uFFFE\uFDD0", "<U+FFFE><U+FDD0>", 16},
	{"lone selector", "\uFE0F", "<U+FE0F>", 8},
	{"lone joiner", "\u200D", "<U+200D>", 8},
	{"invalid UTF-8", "a\xffb", "a<0xFF>b", 8},
	{"half a character", "\xe0\xa4", "<0xE0><0xA4>", 12},
	{"surrogate in UTF-8", "\xed\xa0\x80", "<0xED><0xA0><0x80>", 18},
	{"replacement character", "\uFFFD", "\uFFFD", 1},
	{"control with a mark", "\x1b\u0301", "<U+001B><U+0301>", 16},
}

const scotland = "\U0001F3F4\U000E0067\U000E0062\U000E0073\U000E0063\U000E0074\U000E007F"

func TestHarmless(t *testing.T) {
	for _, test := range texts {
		t.Run(test.name, func(t *testing.T) {
			if got := Harmless(test.text); got != test.want {
				t.Errorf("Harmless(%+q) = %+q, want %+q", test.text, got, test.want)
			}
			if got := Cells(test.text); got != test.cells {
				t.Errorf("Cells(%+q) = %d, want %d", test.text, got, test.cells)
			}
		})
	}
}

func TestGlyphsStopWhenAsked(t *testing.T) {
	for _, text := range []string{"ab", "日本", "\r\n\r\n", "\t\t"} {
		seen := 0
		for range Glyphs(text) {
			seen++
			break
		}
		if seen != 1 {
			t.Errorf("%q: %d glyphs after the first", text, seen-1)
		}
	}
}

// FuzzGlyphs proves that glyphs cover a text without a gap and that none can drive a terminal.
func FuzzGlyphs(f *testing.F) {
	for _, test := range texts {
		f.Add(test.text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		at := 0
		for g := range Glyphs(text) {
			if g.Start != at || g.End <= at {
				t.Fatalf("%+q: glyph %+v after byte %d", text, g, at)
			}
			at = g.End
			if g.Cells < 1 {
				t.Errorf("%+q: glyph %+v cannot be seen", text, g)
			}
			if !utf8.ValidString(g.Text) || strings.ContainsFunc(g.Text, unicode.IsControl) {
				t.Errorf("%+q: glyph %+v is not harmless", text, g)
			}
		}
		if at != len(text) {
			t.Errorf("%+q: glyphs end at %d of %d bytes", text, at, len(text))
		}
	})
}

func TestInvisible(t *testing.T) {
	for _, r := range "\u00A0\u2003\u3000\u200C\u200D\uFE0F" {
		if !Invisible(r) {
			t.Errorf("U+%04X can be seen", r)
		}
	}
	for _, r := range " aก日\u0301" {
		if Invisible(r) {
			t.Errorf("U+%04X cannot be seen", r)
		}
	}
}

func TestCut(t *testing.T) {
	for _, test := range []struct {
		text  string
		cells int
		want  string
	}{
		{"abc", 3, "abc"},
		{"abcd", 3, "ab…"},
		{"日本語", 6, "日本語"},
		{"日本語", 5, "日本…"},
		{"日本語", 4, "日…"},
		{"a\x1b", 4, "a…"},
		{"", 4, ""},
	} {
		if got := Cut(test.text, test.cells); got != test.want {
			t.Errorf("Cut(%q, %d) = %q, want %q", test.text, test.cells, got, test.want)
		}
	}
}
