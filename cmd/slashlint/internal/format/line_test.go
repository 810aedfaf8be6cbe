package format

import (
	"strings"
	"testing"
	"unicode"
)

// lines are sources with a mark between the brackets « and », and how they are shown.
var lines = []struct {
	name, source string
	want, mark   string
}{
	{"ASCII", `{"name": «"Ban"»}`, `{"name": "Ban"}`, `         ^~~~~`},
	{"second line", "{\n  «1»\n}", `  1`, `  ^`},
	{"CRLF", "{\r\n  «1»,\r\n  2\r\n}", `  1,`, `  ^`},
	{"CR alone", "{\r  «1»,\r  2\r}", `  1,`, `  ^`},
	{"at the LF of CRLF", "{\r«»\n}", `{`, ` ^`},
	{"no line end", "«x»", `x`, `^`},
	{"empty range", `{«»}`, `{}`, ` ^`},
	{"end of the source", `{"a":«»`, `{"a":`, `     ^`},
	{"end of a line", "{\"a\":«»\n}", `{"a":`, `     ^`},
	{"empty line", "{\n«»\n}", ``, `^`},
	{"nothing at all", "«»", ``, `^`},
	{"over several lines", "[«{\n  \"a\": 1\n}»]", `[{`, ` ^`},
	{"tab", "\t\"a\":\t«1»", `    "a":    1`, `            ^`},
	{"tab in the mark", "«\"a\tb\"»", `"a    b"`, `^~~~~~~~`},

	{"Thai", `"name": «"เพิ่มคำ"», 1`, `"name": "เพิ่มคำ", 1`, `        ^~~~~~~`},
	{"after Thai", `"เพิ่มคำ": «1»`, `"เพิ่มคำ": 1`, `         ^`},
	{"Hindi", `«"हिन्दी"» x`, `"हिन्दी" x`, `^~~~~~~`},
	{"Japanese", `"日本語": «"追加"»`, `"日本語": "追加"`, `          ^~~~~~`},
	{"half of a letter", "\"e«\u0301»\"", "\"e\u0301\"", ` ^`},
	{"up to half of a letter", "\"«ae»\u0301\"", "\"ae\u0301\"", ` ^~`},
	{"emoji", `"🎉": «"🎉"»`, `"🎉": "🎉"`, `      ^~~~`},
	{"family", `"👨‍👩‍👧": «"👨‍👩‍👧"»`, `"👨‍👩‍👧": "👨‍👩‍👧"`, `      ^~~~`},
	{"one of the family", "\"«👨»\u200D👩\"", "\"👨\u200D👩\"", ` ^~`},
	{"flag", `"🇩🇪🇫🇷": «1»`, `"🇩🇪🇫🇷": 1`, `        ^`},

	{"joiner", "\"क्«\u200D»ष\"", "\"क्<U+200D>ष\"", `  ^~~~~~~~`},
	{"no-break space", "\"a«\u00A0»b\"", `"a<U+00A0>b"`, `  ^~~~~~~~`},
	{"no-break space and more", "\"«a\u00A0»\"", "\"a\u00A0\"", ` ^~`},
	{"no-break space at the start of the mark", "\"«\u00A0a»\"", "\"\u00A0a\"", ` ^~`},
	{"space", `"a« »b"`, `"a b"`, `  ^`},
	{"control", "\"«\x1b»[31m\"", `"<U+001B>[31m"`, ` ^~~~~~~~`},
	{"after a control", "\"\x1b[31m\", «1»", `"<U+001B>[31m", 1`, `                ^`},
	{"bidirectional control", "\"a\u202E\": «1»", `"a<U+202E>": 1`, `             ^`},
	{"byte order mark", "«\uFEFF»{", `<U+FEFF>{`, `^~~~~~~~`},
	{"invalid UTF-8", "\"«\xff»\"", `"<0xFF>"`, ` ^~~~~~`},
}

// cutMark takes the brackets out of a source.
func cutMark(marked string) (source []byte, start, end int) {
	before, rest, _ := strings.Cut(marked, "«")
	inside, after, _ := strings.Cut(rest, "»")
	return []byte(before + inside + after), len(before), len(before) + len(inside)
}

// render returns the line and the mark as they would be written.
func render(l *line, width int) (string, string) {
	before, marked, after := l.window(width)
	mark := strings.Repeat(" ", before.cells) + "^" + strings.Repeat("~", max(0, marked.cells-1))
	return strings.TrimRight(before.text+marked.text+after.text, " "), mark
}

func TestLine(t *testing.T) {
	for _, test := range lines {
		t.Run(test.name, func(t *testing.T) {
			got, mark := render(lineAt(cutMark(test.source)), 100)
			if got != test.want || mark != test.mark {
				t.Errorf("got\n%s\n%s\nwant\n%s\n%s", got, mark, test.want, test.mark)
			}
		})
	}
}

// A range that is none of the source's is moved into it.
func TestLineOutside(t *testing.T) {
	for _, at := range [][2]int{{-5, -1}, {7, 9}, {2, 1}, {-1, 100}} {
		if got, _ := render(lineAt([]byte("abc"), at[0], at[1]), 100); got != "abc" {
			t.Errorf("from %d to %d: %q", at[0], at[1], got)
		}
	}
}

// A line is not cut within a character, even where it is looked at no further.
func TestDenseLine(t *testing.T) {
	letter := "o" + strings.Repeat("\u0301", 10)
	for shift := range 3 {
		source := strings.Repeat(letter, 100) + strings.Repeat("x", shift)
		source += "«x»" + strings.Repeat("x", shift) + strings.Repeat(letter, 100)
		got, _ := render(lineAt(cutMark(source)), 100)
		if strings.Contains(got, "<0x") || strings.Count(got, "…") != 2 {
			t.Errorf("shifted by %d: %s", shift, got)
		}
	}
}

func TestLongLine(t *testing.T) {
	ten := strings.Repeat("0123456789", 10)
	wide := strings.Repeat("日", 100)
	for _, test := range []struct {
		name, source string
		want, mark   string
	}{
		{"just fits", ten[:29] + "«x»", ten[:29] + "x", strings.Repeat(" ", 29) + "^"},
		{"mark at the start", "«x»" + ten, "x" + ten[:27] + "…", "^"},
		{"mark at the end", ten + "«x»", "…" + ten[73:] + "x", strings.Repeat(" ", 28) + "^"},
		{
			"mark in the middle", ten + "«x»" + ten,
			"…" + ten[91:] + "x" + ten[:18] + "…", "          ^",
		},
		{
			"mark longer than the window", ten + "«" + ten + "»",
			"…" + ten[91:] + ten[:19] + "…", "          ^" + strings.Repeat("~", 18),
		},
		{"wide", wide + "«x»" + wide, "…日日日日x日日日日日日日日日…", "         ^"},
		{
			"endless", strings.Repeat("a", 1e6) + "«x»" + strings.Repeat("b", 1e6),
			"…aaaaaaaaax" + strings.Repeat("b", 18) + "…", "          ^",
		},
		{
			"endless and wide", strings.Repeat("日", 1e6) + "«x»" + strings.Repeat("日", 1e6),
			"…日日日日x日日日日日日日日日…", "         ^",
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			got, mark := render(lineAt(cutMark(test.source)), 30)
			if got != test.want || mark != test.mark {
				t.Errorf("got\n%s\n%s\nwant\n%s\n%s", got, mark, test.want, test.mark)
			}
		})
	}
}

// FuzzLine proves that any place of any source is shown harmlessly, in its width, with a mark.
func FuzzLine(f *testing.F) {
	for _, test := range lines {
		source, start, end := cutMark(test.source)
		f.Add(source, start, end, 30)
	}
	f.Fuzz(func(t *testing.T, source []byte, start, end, width int) {
		width = 20 + width&0x7F
		before, marked, after := lineAt(source, start, end).window(width)
		if got := before.cells + marked.cells + after.cells; got > width {
			t.Errorf("%d cells in a width of %d", got, width)
		}
		if marked.cells < 1 {
			t.Error("nothing is marked")
		}
		if strings.ContainsFunc(before.text+marked.text+after.text, unicode.IsControl) {
			t.Errorf("not harmless: %q %q %q", before.text, marked.text, after.text)
		}
	})
}

func BenchmarkLine(b *testing.B) {
	source := []byte(strings.Repeat(`{"name":"日本語"},`, 1e5))
	for b.Loop() {
		l := lineAt(source, len(source)/2, len(source)/2+10)
		l.window(100)
	}
}
