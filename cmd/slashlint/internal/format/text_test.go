package format

import (
	"bufio"
	"bytes"
	"strings"
	"testing"
	"unicode"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
	"github.com/slashlint/slashlint/validator"
)

// write returns what a format makes of one file.
func write(name string, look Look, f File) string {
	var b bytes.Buffer
	out := bufio.NewWriter(&b)
	formatter := New(name, out, Setting{Look: look})
	formatter.Begin()
	formatter.File(f)
	if err := formatter.End(Summary{Files: 1, Counts: f.Report.Counts()}); err != nil {
		panic(err)
	}
	out.Flush()
	return b.String()
}

// at is the range of so many bytes on the first line.
func at(offset, size int) validator.Range {
	end := offset + size
	return validator.Range{
		Start: validator.Position{Offset: offset, Line: 1, Column: offset + 1, UTF16: offset},
		End:   validator.Position{Offset: end, Line: 1, Column: end + 1, UTF16: end},
	}
}

// hostile is a file in which every text could drive a terminal.
func hostile() File {
	const text = "a\x1b[31m\r\n\u202E"
	return File{
		Name:   text,
		Source: []byte(text),
		Report: &validator.Report{Diagnostics: []validator.Diagnostic{{
			Rule: "name-charset", Severity: validator.Error, Range: at(1, 1),
			Message: text, Pointer: "/name", Path: text,
			Related: []validator.Related{
				{Message: text, Pointer: "/name", Range: at(1, 1)},
				{Message: text, Pointer: "/options", Range: at(2, 1)},
			},
			Fixes: []validator.Fix{{Title: text, Safe: true}, {Title: text}},
		}}},
	}
}

func TestHarmlessOutput(t *testing.T) {
	want := map[string]string{
		"text": `a%:1:2: error: a% [name-charset]
    in a%
  1 | a<U+001B>[31m
    |  ^~~~~~~~
    = note: a%
    = note: a%:1:3: a%
    = fix: a%
    = suggestion: a%

1 file: 1 error
`,
		"oneline": "a%:1:2: error: a% [name-charset]\n",
	}
	const shown = "<U+001B>[31m<U+000D><U+000A><U+202E>"
	for name, want := range want {
		want = strings.ReplaceAll(want, "%", shown)
		if got := write(name, Look{}, hostile()); got != want {
			t.Errorf("%s: got\n%s\nwant\n%s", name, got, want)
		}
	}
}

// With colours only the colours are added.
func TestColours(t *testing.T) {
	for _, name := range []string{"text", "oneline"} {
		plain := write(name, Look{}, hostile())
		painted := write(name, Look{Palette: terminal.Palette{Colours: true}}, hostile())
		if !strings.Contains(painted, "\x1b[1;31merror\x1b[0m") {
			t.Errorf("%s: no colours: %q", name, painted)
		}
		for _, style := range []string{"0", "1", "2", "32", "1;31"} {
			painted = strings.ReplaceAll(painted, "\x1b["+style+"m", "")
		}
		if painted != plain {
			t.Errorf("%s: got %q, want %q", name, painted, plain)
		}
		if strings.ContainsFunc(plain, func(r rune) bool { return r != '\n' && unicode.IsControl(r) }) {
			t.Errorf("%s: not harmless: %q", name, plain)
		}
	}
}

// A narrow terminal gets shorter lines, but never too short to be of use.
func TestNarrowTerminal(t *testing.T) {
	f := hostile()
	f.Source = []byte("a" + strings.Repeat("0123456789", 20))
	f.Report.Diagnostics[0].Path = string(f.Source)
	for width, want := range map[int]int{0: 100, 200: 100, 60: 54, 10: 20} {
		lines := strings.Split(write("text", Look{Width: width}, f), "\n")
		path, source := strings.TrimSpace(lines[1]), strings.TrimPrefix(lines[2], "  1 | ")
		if got := terminal.Cells(strings.TrimPrefix(path, "in ")); got != want {
			t.Errorf("width %d: a path of %d cells, want %d", width, got, want)
		}
		// The line is cut on its right only, so that the cell for an ellipsis on its left is free.
		if got := terminal.Cells(source); got != want-1 {
			t.Errorf("width %d: a line of %d cells, want %d", width, got, want-1)
		}
	}
}

func TestTally(t *testing.T) {
	for _, test := range []struct {
		files, errors, warnings, infos int
		want                           string
	}{
		{1, 0, 0, 0, "1 file: clean"},
		{2, 3, 1, 2, "2 files: 3 errors, 1 warning, 2 infos"},
		{1, 0, 2, 0, "1 file: 2 warnings"},
		{3, 1, 0, 1, "3 files: 1 error, 1 info"},
	} {
		counts := validator.Counts{Errors: test.errors, Warnings: test.warnings, Infos: test.infos}
		if got := new(visible).summary(Summary{Files: test.files, Counts: counts}); got != test.want {
			t.Errorf("got %q, want %q", got, test.want)
		}
	}
}

func TestNewUnknown(t *testing.T) {
	if New("yaml", nil, Setting{}) != nil {
		t.Error("there is a format of this name")
	}
}
