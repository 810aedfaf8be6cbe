package format

import (
	"strings"
	"testing"
	"unicode/utf16"

	"github.com/slashlint/slashlint/validator"
)

// Lines and UTF-16 units are those of the validator, whatever the document holds.
func TestColumns(t *testing.T) {
	documents := []document{{"long", longLine}}
	for _, run := range runs {
		documents = append(documents, run.documents...)
	}
	for _, d := range documents {
		c := newColumns([]byte(d.text))
		report := validator.Check([]byte(d.text), validator.Options{})
		for _, diagnostic := range report.Diagnostics {
			for _, p := range []validator.Position{diagnostic.Range.Start, diagnostic.Range.End} {
				got := c.at(p.Offset)
				before := d.text[:p.Offset]
				start := p.Offset - len(before[strings.LastIndexAny(before, "\r\n")+1:])
				want := cell{p.Line, p.UTF16 - c.units(start) + 1, p.Offset - start + 1}
				if got != want || c.units(p.Offset) != p.UTF16 {
					t.Errorf("%q at %d: %v, %d units, want %v, %d units",
						d.name, p.Offset, got, c.units(p.Offset), want, p.UTF16)
				}
			}
		}
	}
}

// longLine has many places that are noted on one line.
var longLine = `{"name": "ban", "description": "x", "` + strings.Repeat("日𐐀ab", 5000) + `": 1, "y": 1}`

// Every place of a line is counted, also those next to one that is noted.
func TestColumnsThroughout(t *testing.T) {
	c := newColumns([]byte(longLine))
	if len(c.marks) < 3 {
		t.Fatalf("only %d places are noted", len(c.marks))
	}
	units := 0
	for offset, r := range longLine {
		if want := (cell{1, units + 1, offset + 1}); c.at(offset) != want {
			t.Fatalf("%d: %v, want %v", offset, c.at(offset), want)
		}
		units += utf16.RuneLen(r)
	}
}

// A place outside of a source is moved into it.
func TestColumnsOutside(t *testing.T) {
	c := newColumns([]byte("a\nb"))
	for offset, want := range map[int]cell{-1: {1, 1, 1}, 3: {2, 2, 2}, 99: {2, 2, 2}} {
		if got := c.at(offset); got != want {
			t.Errorf("%d: %v, want %v", offset, got, want)
		}
	}
	if got := newColumns(nil).at(0); got != (cell{1, 1, 1}) {
		t.Errorf("the start of nothing is %v", got)
	}
}

func FuzzColumns(f *testing.F) {
	for _, run := range runs {
		for _, d := range run.documents {
			f.Add([]byte(d.text), 3)
		}
	}
	f.Fuzz(func(t *testing.T, source []byte, offset int) {
		got := newColumns(source).at(offset)
		if got.line < 1 || got.utf16 < 1 || got.bytes < 1 || got.utf16 > got.bytes {
			t.Errorf("%q at %d: %v", source, offset, got)
		}
	})
}
