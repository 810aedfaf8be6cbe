package parse_test

import (
	"strings"
	"testing"

	"github.com/slashlint/slashlint/validator/yaml/internal/parse"
)

// Every document of yaml-test-suite has the events that it says, or an error where it says so. There
// are no exceptions.
func TestSuite(t *testing.T) {
	cases := suite(t)
	if len(cases) != 402 {
		t.Errorf("%d cases", len(cases))
	}
	for _, c := range cases {
		t.Run(c.ID, func(t *testing.T) {
			got, problems := events([]byte(c.Text))
			if c.Error != (len(problems) > 0) {
				t.Fatalf("%q has the problems %q", c.Text, problems)
			}
			if want := strings.Join(c.Events, "\n"); !c.Error && got != want {
				t.Errorf("%q is\n%s\nnot\n%s", c.Text, got, want)
			}
		})
	}
}

// events returns the events of a stream, as yaml-test-suite writes them, without the markers of
// documents.
func events(src []byte) (all string, problems []string) {
	w := writer{src: src}
	w.line("+STR")
	for at := 0; at >= 0; {
		w.Tree, at = parse.Next(src, at)
		for _, p := range w.Problems {
			problems = append(problems, p.Message)
		}
		if w.Root != 0 {
			w.line("+DOC")
			w.node(w.Root)
			w.line("-DOC")
		}
	}
	w.line("-STR")
	return strings.Join(w.lines, "\n"), problems
}

type writer struct {
	*parse.Tree
	src   []byte
	lines []string
}

func (w *writer) line(parts ...string) { w.lines = append(w.lines, strings.Join(parts, "")) }

func (w *writer) at(s parse.Span) string { return string(w.src[s.Start:s.End]) }

func (w *writer) node(id parse.ID) {
	properties := ""
	if anchor := w.Properties(id).Anchor; anchor.End > 0 {
		properties += " " + w.at(anchor)
	}
	if tag := w.Tag(id); tag != "" {
		properties += " <" + tag + ">"
	}
	switch w.Kind(id) {
	case parse.Sequence:
		w.collection(id, "SEQ", " []", properties)
	case parse.Mapping:
		w.collection(id, "MAP", " {}", properties)
	case parse.Alias:
		w.line("=ALI ", w.at(w.Range(id)))
	case parse.Empty:
		w.line("=VAL", properties, " :")
	default:
		w.line("=VAL", properties, " ", indicators[w.Kind(id)], escape.Replace(w.Text(id)))
	}
}

func (w *writer) collection(id parse.ID, name, brackets, properties string) {
	if !w.Flow(id) {
		brackets = ""
	}
	w.line("+", name, brackets, properties)
	for child := w.First(id); child != 0; child = w.Next(child) {
		w.node(child)
	}
	w.line("-", name)
}

var indicators = map[parse.Kind]string{
	parse.Plain: ":", parse.SingleQuoted: "'", parse.DoubleQuoted: `"`, parse.Literal: "|", parse.Folded: ">",
}

var escape = strings.NewReplacer(`\`, `\\`, "\n", `\n`, "\t", `\t`, "\r", `\r`, "\b", `\b`)
