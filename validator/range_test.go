package validator_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/slashlint/slashlint/playground/examples"
	"github.com/slashlint/slashlint/validator"
)

// TestCharacterMarks wants the rules about one character to mark just that, however it is written.
func TestCharacterMarks(t *testing.T) {
	for _, c := range []struct{ rule, literal, marked string }{
		{"name-charset", `"a b"`, ` `},
		{"name-charset", `"a\u0020b"`, `\u0020`},
		{"name-charset", `"a\/b"`, `\/`},
		{"name-charset", `"\u0061\tb"`, `\t`},
		{"name-charset", `"日本 語"`, ` `},
		{"name-charset", `"ไทย!"`, `!`},
		{"name-charset", `"ที\u0e48฿"`, `฿`},
		{"name-charset", `"कख।"`, `।`},
		{"name-charset", `"ab😀"`, `😀`},
		{"name-charset", `"ab\ud83d\ude00"`, `\ud83d\ude00`},
		{"name-charset", `"\uD835\uDC00\uD83D\uDE00"`, `\uD83D\uDE00`},
		{"name-charset", `"👩` + "\u200d" + `👧"`, `👩`},
		{"name-charset", `"é` + "\u200d" + `"`, "\u200d"},
		{"name-charset", `"é\u200d"`, `\u200d`},
		{"name-charset", `"caf` + "e\u0301" + `"`, "\u0301"},
		{"name-charset", `"caf\u0065\u0301"`, `\u0301`},
		{"name-charset", `"e\"x"`, `\"`},
		{"name-charset", `"\\"`, `\\`},
		{"name-charset", `'a\'b c'`, ` `},
		{"name-charset", `'a"b'`, `"`},
		{"name-charset", `“a b”`, ` `},
		{"name-charset", `"a\ufffdb"`, `\ufffd`},
		{"name-charset", `"a\ud800 b"`, ` `}, // what cannot be read is no mistake of the name
		{"name-charset", `"a` + "\xff" + ` b"`, ` `},
		{"name-newer-unicode", `"a` + "\U00061234" + `b"`, "\U00061234"},
		{"name-newer-unicode", `"a\ud944\ude34"`, `\ud944\ude34`},
	} {
		wantMark(t, c.rule, `{"description":"x","name":%s}`, c.literal, c.marked)
		wantMark(t, c.rule, "\uFEFF"+`{"description":"日本","name":"a","name_localizations":{"ja":%s}}`,
			c.literal, c.marked)
		wantMark(t, c.rule, "{\r\n\"name\":\"a\",\r\"description\":\"x\",\n\"options\":"+
			`[{"type":3,"description":"x","name":%s}]}`, c.literal, c.marked)
	}
	wantMark(t, "entry-point-name", `{"type":4,"name":%s}`, `"Los\u0021"`, `\u0021`)
	wantMark(t, "entry-point-name", `{"type":4,"name":"x","name_localizations":{"de":%s}}`,
		`"日 本"`, ` `)
}

// wantMark wants a rule to mark this part of a literal in a document.
func wantMark(t *testing.T, rule, format, literal, marked string) {
	t.Helper()
	src := fmt.Sprintf(format, literal)
	report := validator.Check([]byte(src), validator.Options{})
	for _, d := range report.Diagnostics {
		if d.Rule != rule {
			continue
		}
		start, end := d.Range.Start.Offset, d.Range.End.Offset
		want := strings.Index(src, literal) + strings.LastIndex(literal, marked)
		if got := src[start:end]; got != marked || start != want {
			t.Errorf("%s of %s marks %q at %d, want %q at %d", rule, src, got, start, marked, want)
		}
		wantSound(t, &document{src: []byte(src)}, report)
		return
	}
	t.Errorf("no %s in %s", rule, src)
}

// rewritings are other ways to write the same document.
var rewritings = []struct {
	name string
	of   func(src []byte) []byte
}{
	{"CRLF", func(src []byte) []byte { return bytes.ReplaceAll(src, []byte("\n"), []byte("\r\n")) }},
	{"CR", func(src []byte) []byte { return bytes.ReplaceAll(src, []byte("\n"), []byte("\r")) }},
	{"tabs", indented},
	{"one line", compacted},
	{"escapes", escaped},
	{"escapes in one line", func(src []byte) []byte { return escaped(compacted(src)) }},
	{"blanks around", func(src []byte) []byte {
		return append([]byte("\n\t \r\n"), append(slices.Clone(src), " \r\n\r"...)...)
	}},
}

func compacted(src []byte) []byte {
	var out bytes.Buffer
	if err := json.Compact(&out, src); err != nil {
		panic(err)
	}
	return out.Bytes()
}

func indented(src []byte) []byte {
	var out bytes.Buffer
	if err := json.Indent(&out, src, "", "\t"); err != nil {
		panic(err)
	}
	return out.Bytes()
}

// escaped writes every character in the strings of a document as escapes.
func escaped(src []byte) []byte {
	var out []byte
	for len(src) > 0 {
		if src[0] != '"' {
			out, src = append(out, src[0]), src[1:]
			continue
		}
		end := 1
		for ; src[end] != '"'; end++ {
			if src[end] == '\\' {
				end++
			}
		}
		var text string
		if err := json.Unmarshal(src[:end+1], &text); err != nil {
			panic(err)
		}
		out = append(out, '"')
		for _, unit := range utf16.Encode([]rune(text)) {
			out = fmt.Appendf(out, `\u%04x`, unit)
		}
		out, src = append(out, '"'), src[end+1:]
	}
	return out
}

// TestRewritings wants the same diagnostics, marking the same values, however a document is written.
func TestRewritings(t *testing.T) {
	const large = 20_000
	for _, d := range documents(t) {
		if len(d.src) > large || !json.Valid(d.src) || !utf8.Valid(d.src) {
			continue
		}
		want := marks(d.src, d.check())
		if strings.Contains(strings.Join(want, "\n"), "json-syntax") {
			continue // half of a surrogate pair
		}
		for _, r := range rewritings {
			other := document{d.name, r.of(d.src), d.options}
			report := other.check()
			wantSound(t, &other, report)
			if got := marks(other.src, report); !slices.Equal(got, want) {
				t.Errorf("%s written with %s:\n%s\nwant\n%s", d.name, r.name,
					strings.Join(got, "\n"), strings.Join(want, "\n"))
			}
		}
	}
}

// marks tells what a report says, and of what value, whatever the document looks like.
func marks(src []byte, report *validator.Report) []string {
	var all []string
	for _, d := range report.Diagnostics {
		marked := src[d.Range.Start.Offset:d.Range.End.Offset]
		if slices.Contains(withinValue, d.Rule) && !json.Valid(marked) {
			marked = []byte(`"` + string(marked) + `"`) // a character of a string
		}
		var value any
		decoder := json.NewDecoder(bytes.NewReader(marked))
		decoder.UseNumber()
		if err := decoder.Decode(&value); err != nil {
			panic(fmt.Sprintf("%s marks %q: %v", d.Rule, marked, err))
		}
		all = append(all, fmt.Sprintf("%s %s %q [%s] %v", d.Severity, d.Rule, d.Pointer, d.Locale, value))
	}
	return all
}

// TestByteOrderMark wants one to move everything by its own size.
func TestByteOrderMark(t *testing.T) {
	src, err := examples.Files.ReadFile("music.json")
	if err != nil {
		t.Fatal(err)
	}
	plain := validator.Check(src, validator.Options{}).Diagnostics
	marked := validator.Check(append([]byte("\uFEFF"), src...), validator.Options{}).Diagnostics
	if len(marked) != len(plain)+1 || marked[0].Rule != "json-syntax" {
		t.Fatalf("%d diagnostics with a byte order mark, %d without", len(marked), len(plain))
	}
	for i, d := range plain {
		want := d.Range.Start
		want.Offset += len("\uFEFF")
		want.UTF16++
		if want.Line == 1 {
			want.Column++
		}
		if got := marked[i+1].Range.Start; got != want {
			t.Errorf("%s is at %+v, want %+v", d.Rule, got, want)
		}
	}
}
