package terminal

import (
	"slices"
	"strings"
	"testing"
)

func TestWrap(t *testing.T) {
	for _, test := range []struct {
		name, text string
		cells      int
		want       string
	}{
		{"fits", "one two", 7, "one two"},
		{"one cell short", "one two", 6, "one|two"},
		{"line ends are blanks", "one\ntwo", 10, "one two"},
		{"paragraphs", "one\n\ntwo", 10, "one||two"},
		{"long word", "a verylongword b", 5, "a|verylongword|b"},
		{"long word first", "verylongword a", 5, "verylongword|a"},
		{"wide", "日本 日本", 8, "日本|日本"},
		{"empty", "", 10, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			got := Wrap(test.text, test.cells)
			if want := strings.Split(test.want, "|"); !slices.Equal(got, want) {
				t.Errorf("Wrap(%q, %d) = %q, want %q", test.text, test.cells, got, want)
			}
		})
	}
}

func TestPad(t *testing.T) {
	if got := Pad("日本", 6); got != "日本  " {
		t.Errorf("got %q", got)
	}
	if got := Pad("abc", 2); got != "abc" {
		t.Errorf("got %q", got)
	}
}
