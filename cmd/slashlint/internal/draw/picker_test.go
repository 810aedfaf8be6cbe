package draw

import (
	"bufio"
	"strings"
	"testing"
	"unicode"

	"golang.org/x/text/width"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/format"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/playground/examples"
	"github.com/slashlint/slashlint/preview"
	"github.com/slashlint/slashlint/validator"
)

func example(t testing.TB, name string) *validator.Document {
	t.Helper()
	src, err := examples.Files.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return validator.Check(src, validator.Options{}).Document
}

// drawn returns the lines that are drawn of a view.
func drawn(look format.Look, v View) []string {
	v.Picker = preview.NewPicker(v.Document, v.Viewer)
	var b strings.Builder
	out := bufio.NewWriter(&b)
	Picker(out, look, v)
	out.Flush()
	return strings.Split(b.String(), "\n")
}

// widthOf counts cells as most terminals do, by other tables than those the drawing uses.
func widthOf(text string) int {
	cells := 0
	for _, r := range text {
		kind := width.LookupRune(r).Kind()
		switch {
		case unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf):
		case kind == width.EastAsianWide || kind == width.EastAsianFullwidth:
			cells += 2
		default:
			cells++
		}
	}
	return cells
}

// All descriptions begin in the same column, whatever the script of the names before them.
func TestDescriptionsAreAligned(t *testing.T) {
	document := example(t, "moderation.json")
	for _, l := range []locale.Locale{
		locale.German, locale.SpanishLATAM, locale.Hindi, locale.Japanese, locale.Thai,
	} {
		v := View{Document: document, Viewer: preview.Viewer{Locale: l}}
		picker := preview.NewPicker(document, v.Viewer)
		column, found := -1, 0
		for _, line := range drawn(format.Look{}, v) {
			for _, e := range picker.Slash {
				rest, ok := strings.CutPrefix(line, "/"+e.Name()+"  ")
				if !ok {
					continue
				}
				found++
				at := widthOf(line) - widthOf(strings.TrimLeft(rest, " "))
				if column < 0 {
					column = at
				}
				if at != column {
					t.Errorf("%s: %q begins in column %d, others in %d", l, line, at, column)
				}
			}
		}
		if found != len(picker.Slash) {
			t.Errorf("%s: %d of %d entries are drawn", l, found, len(picker.Slash))
		}
	}
}

// Nothing is wider than the terminal, down to the narrowest that is drawn for.
func TestLinesFit(t *testing.T) {
	for _, name := range []string{
		"activity.json", "context-menus.json", "moderation.json", "music.json",
	} {
		document := example(t, name)
		for _, cells := range []int{fewestCells, 61, usualCells} {
			for _, l := range locale.All() {
				for _, verbose := range []bool{false, true} {
					v := View{Document: document, Viewer: preview.Viewer{Locale: l}, Verbose: verbose}
					for _, line := range drawn(format.Look{Width: cells}, v) {
						if got := terminal.Cells(line); got > cells {
							t.Errorf("%s, %s: %q takes %d cells, not %d", name, l, line, got, cells)
						}
					}
				}
			}
		}
	}
}

func FuzzPicker(f *testing.F) {
	for _, name := range []string{"activity.json", "context-menus.json", "music.json"} {
		src, err := examples.Files.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(src, "p", uint8(locale.Japanese), uint8(80))
	}
	hostile := `[{"name":"\u001b[31m","options":[{"type":3,"name":"\u202e"}]},{}, 1]`
	f.Add([]byte(hostile), "\x1b", uint8(0), uint8(1))
	f.Fuzz(func(t *testing.T, src []byte, query string, l, cells uint8) {
		document := validator.Check(src, validator.Options{}).Document
		viewer := preview.Viewer{
			Locale:      locale.Locale(int(l) % locale.Known),
			In:          validator.Context(l % 3),
			Permissions: preview.MemberPermissions(uint64(cells)),
		}
		for _, v := range []View{
			{Document: document, Viewer: viewer},
			{Document: document, Viewer: viewer, Query: query, Verbose: true},
		} {
			for _, line := range drawn(format.Look{Width: int(cells)}, v) {
				if terminal.Harmless(line) != line {
					t.Errorf("%q would drive a terminal", line)
				}
			}
		}
	})
}
