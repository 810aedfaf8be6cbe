package format

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"text/template"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/slashlint/slashlint/validator"
)

var update = flag.Bool("update", false, "write the golden files anew")

// document is one input of a run.
type document struct{ name, text string }

// runs are what every format is tested with.
var runs = []struct {
	name      string
	documents []document
	unread    []Unread
}{
	{"nothing", nil, nil},
	{"clean", []document{{"ban.json", `{"name": "ban", "description": "Ban somebody"}`}}, nil},
	{"errors", []document{{"bot/commands.json", severalErrors}}, nil},
	{
		"warnings",
		[]document{{
			"./warning.json",
			`{"name": "ban", "description": "Ban", "colour": 1, "name_localizations": {"de": "ban"}}`,
		}},
		nil,
	},
	{
		"several",
		[]document{
			{"a.json", `{"name": "A", "description": "x"}`},
			{"clean.json", `[]`},
			{"/srv/b c.json", `{"name": "B", "description": "x"}`},
			{"<stdin>", `{"name": "C", "description": "x"}`},
		},
		nil,
	},
	{
		"unreadable",
		[]document{{"a.json", `{"name": "A", "description": "x"}`}},
		[]Unread{{"missing.json", errors.New("no such file or directory")}},
	},
	{
		"positions",
		[]document{
			{"thai.json", "{\n  \"name\": \"เพิ่มคำ\", \"description\": \"\"\n}"},
			{"emoji.json", `{"name": "👨‍👩‍👧 Ban", "description": "🎉", "x🎉": "𐐀", "nsfw": "no"}`},
			{"crlf.json", "{\r\n  \"name\": \"Ban\",\r\n  \"description\": \"x\",\r\n  \"options\": [{\r\n\"type\": 3}]\r\n}\r\n"},
			{"cr.json", "{\r  \"name\": \"Ban\",\r  \"description\": \"x\"\r}"},
			{"bom.json", "\uFEFF{\"name\": \"Ban\", \"description\": \"x\",\n\"nsfw\": 1}"},
			{"latin1.json", "{\"name\": \"b\xe4n\", \"description\": \"\xe2\x82\", \"nsfw\": 1}"},
		},
		nil,
	},
	{
		"hostile",
		[]document{
			{"a\n::error::b%,:\x1b[31m\u202E<c>&\"'.json", "{\"name\": \"A::b\", \"description\": \"<x> & \\u0000\"}"},
			{"\xff.json", `{"name": "\u001b[31m\u202e\r\n%0A::error::]]>", "description": "x"}`},
		},
		nil,
	},
}

const severalErrors = `[
  {
    "name": "mod",
    "description": "Moderate",
    "options": [
      {"type": 1, "name": "ban", "description": "Ban", "name_localizations": {"de": "Bannen"}},
      {"type": 1, "name": "ban", "description": "Ban too", "options": [
        {"type": 3, "name": "a", "description": "a"},
        {"type": 3, "name": "b", "description": "b", "required": true}
      ]}
    ]
  },
  {"name": "Kick", "description": "Kick"}
  {"name": "it's", "description": "x"}
]
`

// everything is a template that shows all there is.
const everything = `{{range .Files}}{{base .Path | plain}} ({{.Kind}}, {{.Scope}}, {{.Operation}}){{range .Diagnostics}}
  {{upper .Severity}} {{.Range.Start.Line}}:{{.Range.Start.Column}}-{{.Range.End.Line}}:{{.Range.End.Column}} {{.Rule}}: {{plain .Message}}
    {{(rule .Rule).Says}}{{with .Locale}}
    locale {{.}}{{end}}{{range .Related}}
    related {{plain .Message}}{{end}}{{range .Fixes}}
    fix {{json .}}{{end}}{{end}}{{range .Budgets}}
  budget {{.Used}} of {{.Limit}}{{end}}
{{else}}no files
{{end}}{{json .Summary}}
`

// written returns what a format makes of the documents.
func written(t testing.TB, format string, documents []document, unread []Unread) string {
	t.Helper()
	var b bytes.Buffer
	out := bufio.NewWriter(&b)
	f := New(format, out, Setting{Version: "v1.2.3", Template: parsed(t, everything)})
	f.Begin()
	summary := Summary{Unread: unread}
	for _, d := range documents {
		report := validator.Check([]byte(d.text), validator.Options{})
		f.File(File{Name: d.name, Source: []byte(d.text), Report: report})
		counts := report.Counts()
		summary.Files++
		summary.Counts.Errors += counts.Errors
		summary.Counts.Warnings += counts.Warnings
		summary.Counts.Infos += counts.Infos
	}
	if err := f.End(summary); err != nil {
		t.Fatal(err)
	}
	out.Flush()
	return b.String()
}

func parsed(t testing.TB, text string) *template.Template {
	t.Helper()
	parsed, err := ParseTemplate("test", text)
	if err != nil {
		t.Fatal(err)
	}
	return parsed
}

// TestGolden compares what each format makes of each run with what is stored.
func TestGolden(t *testing.T) {
	for _, format := range Names() {
		t.Run(format, func(t *testing.T) {
			var archive txtar.Archive
			for _, run := range runs {
				text := readable(t, format, written(t, format, run.documents, run.unread))
				archive.Files = append(archive.Files, txtar.File{Name: run.name, Data: []byte(text)})
			}
			wantGolden(t, filepath.Join("testdata", "golden", format+".txtar"), txtar.Format(&archive))
		})
	}
}

// readable breaks JSON into lines, and of SARIF leaves out the rules, which are the same each time.
func readable(t *testing.T, format, text string) string {
	t.Helper()
	if !strings.HasPrefix(text, "{") && !strings.HasPrefix(text, "[") || !json.Valid([]byte(text)) {
		return text
	}
	if format == "sarif" {
		before, rest, _ := strings.Cut(text, `,"rules":[`)
		_, after, _ := strings.Cut(rest, `]}},"invocations"`)
		text = before + `}},"invocations"` + after
	}
	var b bytes.Buffer
	if err := json.Indent(&b, []byte(text), "", "  "); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func wantGolden(t *testing.T, path string, got []byte) {
	t.Helper()
	if *update {
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, got, 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("%s differs (-update writes it anew); got:\n%s", path, got)
	}
}
