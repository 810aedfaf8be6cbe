package format

import (
	"bufio"
	"bytes"
	"encoding/json"
	"encoding/xml"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
	"github.com/slashlint/slashlint/validator"
)

// SARIF describes the rules that results name, each once and as the catalogue does, and each result
// points at its own.
func TestSARIFRules(t *testing.T) {
	var log sarifLog
	text := written(t, "sarif", runs[2].documents, nil)
	if err := json.Unmarshal([]byte(text), &log); err != nil {
		t.Fatal(err)
	}
	run := log.Runs[0]
	named := map[string]bool{}
	for _, result := range run.Results {
		named[result.RuleID] = true
	}
	if len(named) == 0 || len(run.Tool.Driver.Rules) != len(named) {
		t.Fatalf("%d rules, want %d", len(run.Tool.Driver.Rules), len(named))
	}
	for _, rule := range run.Tool.Driver.Rules {
		want, _ := validator.Lookup(rule.ID)
		if !named[rule.ID] || rule.ID != want.Name || rule.Short.Text != want.Says || rule.Full.Text != want.Why ||
			!strings.Contains(rule.Help.Text, want.Do) || !strings.Contains(rule.Help.Markdown, want.Do) ||
			rule.Default.Enabled != (want.Severity != validator.Off) {
			t.Errorf("%s: %+v", want.Name, rule)
		}
		if want.Bad.Text != "" && !strings.Contains(rule.Help.Markdown, "**Bad**\n\n````json\n") {
			t.Errorf("%s has no bad example: %s", want.Name, rule.Help.Markdown)
		}
		if len(rule.Help.Markdown) > 3*mostExample {
			t.Errorf("%s has %d bytes of help", want.Name, len(rule.Help.Markdown))
		}
	}
	for _, result := range run.Results {
		if got := run.Tool.Driver.Rules[result.RuleIndex].ID; got != result.RuleID {
			t.Errorf("a result of %s points at %s", result.RuleID, got)
		}
	}
}

// Applying the replacements of SARIF's fixes as text gives what the edits give as bytes.
func TestSARIFRegions(t *testing.T) {
	for _, d := range runs[6].documents {
		c := newColumns([]byte(d.text))
		l := locator{columns: c}
		report := validator.Check([]byte(d.text), validator.Options{})
		for _, diagnostic := range report.Diagnostics {
			r := l.location(diagnostic.Range).Physical.Region
			want := d.text[diagnostic.Range.Start.Offset:diagnostic.Range.End.Offset]
			if want == "\uFEFF" {
				want = ""
			}
			if got := cutRegion(d.text, r); got != want {
				t.Errorf("%s: the region %+v is %q, want %q", d.name, r, got, want)
			}
		}
	}
}

// cutRegion is what a reader of SARIF makes of a region in lines and columns.
func cutRegion(text string, r sarifRegion) string {
	text = strings.TrimPrefix(text, "\uFEFF")
	at := func(line, column int) int {
		offset := 0
		for ; line > 1; line-- {
			end := strings.IndexAny(text[offset:], "\r\n")
			offset += end + 1
			if text[offset-1] == '\r' && strings.HasPrefix(text[offset:], "\n") {
				offset++
			}
		}
		for units := column - 1; units > 0; units-- {
			n := codeSize([]byte(text[offset:]))
			offset += n
			if n == 4 {
				units--
			}
		}
		return offset
	}
	return text[at(r.StartLine, r.StartColumn):at(r.EndLine, r.EndColumn)]
}

func TestFileURI(t *testing.T) {
	for name, want := range map[string]string{
		"a.json": "a.json", "./a.json": "a.json", "../a b.json": "../a%20b.json",
		"/srv/a.json": "file:///srv/a.json", "C:/a.json": "file:///C:/a.json",
		"a:b.json": "./a:b.json", "<stdin>": "%3Cstdin%3E", "a\n%?#\xff": "a%0A%25%3F%23%FF",
	} {
		if got := fileURI(name); got != want {
			t.Errorf("%q: %s, want %s", name, got, want)
		}
	}
}

// Whatever stands in names and messages, a line of output is one command of the runner, which
// decodes what was encoded.
func TestGitHubCommands(t *testing.T) {
	const name = "a\n::error::b%,:\r.json"
	text := written(t, "github", []document{{name, `{"name": "A%0A::\u000a", "description": "x"}`}}, nil)
	for line := range strings.Lines(text) {
		rest, ok := strings.CutPrefix(line, "::error file=")
		encoded, rest, ok2 := strings.Cut(rest, ",line=1,endLine=1,col=")
		properties, _, ok3 := strings.Cut(rest, "::")
		if !ok || !ok2 || !ok3 || strings.Count(properties, ",") != 2 {
			t.Errorf("not a command: %q", line)
		}
		decoded := strings.NewReplacer("%25", "%", "%0A", "\n", "%0D", "\r", "%3A", ":", "%2C", ",").Replace(encoded)
		if decoded != name {
			t.Errorf("the file is %q", decoded)
		}
	}
}

// The report is XML with the numbers it says, whatever stands in it.
func TestJUnitNumbers(t *testing.T) {
	for _, run := range runs {
		text := written(t, "junit", run.documents, run.unread)
		tests, failures, mistakes := 0, 0, 0
		decoder := xml.NewDecoder(strings.NewReader(text))
		for {
			token, err := decoder.Token()
			if err == io.EOF {
				break
			}
			if err != nil {
				t.Fatal(run.name, err)
			}
			if start, ok := token.(xml.StartElement); ok {
				switch start.Name.Local {
				case "testcase":
					tests++
				case "failure":
					failures++
				case "error":
					mistakes++
				}
			}
		}
		want := fmt.Sprintf(`tests="%d" failures="%d" errors="%d"`, tests, failures, mistakes)
		if !strings.Contains(text, `<testsuites name="slashlint" `+want) {
			t.Errorf("%s: want %s in %s", run.name, want, text)
		}
		if strings.ContainsRune(text, unicode.ReplacementChar) && run.name == "hostile" {
			t.Errorf("a character was lost: %s", text)
		}
	}
}

// A suggestion of reviewdog's is what all edits of a fix make of the part they span.
func TestSuggestionSpans(t *testing.T) {
	c := newColumns([]byte("ab\ncd ef"))
	got := c.suggestion([]validator.TextEdit{{Start: 1, End: 2, Text: "X"}, {Start: 4, End: 5, Text: ""}})
	want := rdSuggestion{rdRange{rdPosition{1, 2}, rdPosition{2, 3}}, "X\nc"}
	if got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
}

// The object that templates are applied to is that of the format json, to the byte.
func TestTemplateOfJSON(t *testing.T) {
	for _, run := range runs {
		var b bytes.Buffer
		out := bufio.NewWriter(&b)
		f := New("template", out, Setting{Template: parsed(t, "{{json .}}\n")})
		var counts validator.Counts
		for _, d := range run.documents {
			report := validator.Check([]byte(d.text), validator.Options{})
			f.File(File{Name: d.name, Source: []byte(d.text), Report: report})
			n := report.Counts()
			counts = validator.Counts{
				Errors: counts.Errors + n.Errors, Warnings: counts.Warnings + n.Warnings, Infos: counts.Infos + n.Infos,
			}
		}
		if err := f.End(Summary{Counts: counts}); err != nil {
			t.Fatal(err)
		}
		out.Flush()
		if want := written(t, "json", run.documents, nil); b.String() != want {
			t.Errorf("%s: got\n%s\nwant\n%s", run.name, b.String(), want)
		}
	}
}

func TestTemplateErrors(t *testing.T) {
	for text, want := range map[string]string{
		"{{":                   "t:1: unclosed action",
		"\n{{.Files":           "t:2: unclosed action",
		"{{nope}}":             `t:1: function "nope" not defined`,
		"{{range .Files}}":     "t:1: unexpected EOF",
		"a\n  {{.Summary.No}}": `t:2:12: there is no .No here`,
		`{{rule "nope"}}`:      `t:1:2: executing "t" at <rule "nope">: error calling rule: unknown rule "nope"`,
	} {
		parsed, err := ParseTemplate("t", text)
		var b bytes.Buffer
		if err == nil {
			out := bufio.NewWriter(&b)
			err = New("template", out, Setting{Template: parsed}).End(Summary{})
			out.Flush()
		}
		if err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
		if b.Len() > 0 {
			t.Errorf("%q: %q was written", text, b.String())
		}
	}
}

func TestTemplateFunctions(t *testing.T) {
	for text, want := range map[string]string{
		`{{upper "ab"}}{{lower "A"}}`:                     "ABa",
		`{{join "+" (split "," "a,b")}}`:                  "a+b",
		`{{"a.b.c" | replace "." "/"}}`:                   "a/b/c",
		`{{base "a/b.json"}} {{dir "a/b.json"}}`:          "b.json a",
		`{{plain "\x1b[31m"}}`:                            "<U+001B>[31m",
		`{{(rule "name-lowercase").Severity}}`:            "error",
		`{{json .Summary}}`:                               `{"errors":0,"warnings":0,"infos":0}`,
		`{{.Schema}} {{.Unicode}} {{len .Files}}{{"\n"}}`: "1 " + validator.UnicodeVersion + " 0\n",
	} {
		var b bytes.Buffer
		out := bufio.NewWriter(&b)
		if err := New("template", out, Setting{Template: parsed(t, text)}).End(Summary{}); err != nil {
			t.Error(err)
		}
		out.Flush()
		if b.String() != want {
			t.Errorf("%s: %q, want %q", text, b.String(), want)
		}
	}
}

// For programs a diff is left as it is, for people it is harmless and painted.
func TestPatch(t *testing.T) {
	before, after := []byte("a\x1b[2J\r\nb\n"), []byte("A\x1b[2J\r\nb\n")
	for _, test := range []struct {
		look Look
		want string
	}{
		{Look{}, "--- a/f\n+++ b/f\n@@ -1,2 +1,2 @@\n-a\x1b[2J\r\n+A\x1b[2J\r\n b\n"},
		{Look{Width: 80}, "--- a/f\n+++ b/f\n@@ -1,2 +1,2 @@\n-a<U+001B>[2J\r\n+A<U+001B>[2J\r\n b\n"},
		{
			Look{Palette: terminal.Palette{Colours: true}},
			"\x1b[1m--- a/f\x1b[0m\n\x1b[1m+++ b/f\x1b[0m\n\x1b[1;36m@@ -1,2 +1,2 @@\x1b[0m\n" +
				"\x1b[1;31m-a<U+001B>[2J\x1b[0m\r\n\x1b[32m+A<U+001B>[2J\x1b[0m\r\n b\n",
		},
	} {
		var b bytes.Buffer
		out := bufio.NewWriter(&b)
		Patch(out, test.look, "f", before, after)
		out.Flush()
		if b.String() != test.want {
			t.Errorf("got %q, want %q", b.String(), test.want)
		}
	}
}

// No format lets a hostile name or document drive a terminal.
func TestHarmlessFormats(t *testing.T) {
	for _, format := range Names() {
		text := written(t, format, runs[7].documents, nil)
		if i := strings.IndexFunc(text, func(r rune) bool { return r != '\n' && unicode.IsControl(r) }); i >= 0 {
			t.Errorf("%s: not harmless: %q", format, text[i:min(len(text), i+20)])
		}
	}
	if !slices.Contains(Names(), "sarif") {
		t.Error("no formats")
	}
}
