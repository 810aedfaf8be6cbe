package draw

import (
	"slices"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
)

func TestWrap(t *testing.T) {
	tests := []struct {
		name, text string
		cells      int
		want       []string
	}{
		{"nothing", "", 10, nil},
		{"it fits", "Ban a member", 12, []string{"Ban a member"}},
		{"at blanks", "Ban a member", 11, []string{"Ban a", "member"}},
		{"a blank may hang over", "Ban a member", 6, []string{"Ban a", "member"}},
		{"after a hyphen", "Audit-Log", 8, []string{"Audit-", "Log"}},
		{"a word that is longer than a line", "abcdefgh ij", 3, []string{"abc", "def", "gh", "ij"}},
		{
			"Japanese has no blanks, and takes two cells", "メンバーに警告を送ります", 10,
			[]string{"メンバーに", "警告を送り", "ます"},
		},
		{"no line begins with a full stop", "送ります。", 8, []string{"送りま", "す。"}},
		{"Thai has no blanks, and marks above", "ผู้ใช้", 2, []string{"ผู้ใ", "ช้"}},
		{"Hindi has blanks", "मेरी भाषा में", 9, []string{"मेरी भाषा", "में"}},
		{"an emoji is kept whole", "👩‍💻👩‍💻", 2, []string{"👩‍💻", "👩‍💻"}},
		{"a control character is told", "a\x1bb", 20, []string{"a\x1bb"}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if got := wrap(test.text, test.cells); !slices.Equal(got, test.want) {
				t.Errorf("got %q, want %q", got, test.want)
			}
		})
	}
}

func FuzzWrap(f *testing.F) {
	f.Add("Ban a member", uint8(5))
	f.Add("ผู้ใช้ 送ります。\x00👩‍💻", uint8(1))
	f.Add("a  \n b", uint8(2))
	f.Fuzz(func(t *testing.T, text string, room uint8) {
		cells := int(room) + 8
		lines := wrap(text, cells)
		for _, line := range lines {
			if terminal.Cells(line) > cells && glyphs(line) > 1 {
				t.Errorf("%q takes %d cells, more than %d", line, terminal.Cells(line), cells)
			}
		}
		blank := func(s string) string { return strings.ReplaceAll(s, " ", "") }
		if got, want := blank(strings.Join(lines, "")), blank(text); got != want {
			t.Errorf("the lines have %q, want %q", got, want)
		}
	})
}

func glyphs(text string) int {
	n := 0
	for range terminal.Glyphs(text) {
		n++
	}
	return n
}

func TestFlow(t *testing.T) {
	pieces := styled(terminal.Plain, "<user>", "<ユーザー>", "[reason]")
	var got []string
	for _, l := range flow(pieces, 17) {
		got = append(got, l.text())
	}
	if want := []string{"<user> <ユーザー>", "[reason]"}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
	if lines := flow(nil, 17); lines != nil {
		t.Errorf("nothing takes %d lines", len(lines))
	}
}

func TestHighlight(t *testing.T) {
	tests := []struct {
		name, text string
		start, end int
		want       []string
	}{
		{"nothing", "ban", 0, 0, []string{"ban"}},
		{"the beginning", "ban", 0, 1, []string{"", "b", "an"}},
		{"the end", "ban", 1, 3, []string{"b", "an", ""}},
		{"a part of a glyph highlights it whole", "e\u0301a", 0, 1, []string{"", "e\u0301", "a"}},
		{"wide characters", "タイムアウト", 6, 12, []string{"タイ", "ムア", "ウト"}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			var got []string
			for _, r := range highlight(test.text, test.start, test.end, terminal.Bold) {
				got = append(got, r.text)
			}
			if !slices.Equal(got, test.want) {
				t.Errorf("got %q, want %q", got, test.want)
			}
		})
	}
}
