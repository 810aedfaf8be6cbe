package format

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"path"
	"regexp"
	"strings"
	"text/template"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
	"github.com/slashlint/slashlint/validator"
)

// templated applies a template to the output of the whole run.
type templated struct {
	out      *bufio.Writer
	template *template.Template
	output   Output
}

func newTemplate(out *bufio.Writer, setting Setting) Formatter {
	return &templated{out: out, template: setting.Template, output: Output{
		Schema: 1, Unicode: validator.UnicodeVersion, Files: []OutputFile{},
	}}
}

func (t *templated) Begin() {}

func (t *templated) File(f File) { t.output.Files = append(t.output.Files, outputFile(f)) }

// End writes what the template makes of the output, all of it or, after an error, nothing.
func (t *templated) End(s Summary) error {
	t.output.Summary = OutputCounters(s.Counts)
	var text bytes.Buffer
	if err := t.template.Execute(&text, &t.output); err != nil {
		return templateError(err)
	}
	_, _ = t.out.Write(text.Bytes())
	return nil
}

// ParseTemplate reads a template; the name is what errors call it.
func ParseTemplate(name, text string) (*template.Template, error) {
	t, err := template.New(name).Funcs(functions).Parse(text)
	if err != nil {
		return nil, templateError(err)
	}
	return t, nil
}

// templateError leaves out what every such error starts with. What remains starts with name, line
// and, where there is one, column.
//
// Of fields that there are not it says so in fewer words than Go.
func templateError(err error) error {
	text := strings.TrimPrefix(err.Error(), "template: ")
	return errors.New(noField.ReplaceAllString(text, "there is no .$1 here"))
}

var noField = regexp.MustCompile(`executing ".*" at <.*>: can't evaluate field (\w+) in type \S+`)

// functions are what templates may call besides those of Go.
var functions = template.FuncMap{
	// json writes a value as the format json does.
	"json": func(value any) (string, error) {
		text, err := json.Marshal(value)
		return string(text), err
	},
	// plain makes a text safe for a terminal, on one line.
	"plain": terminal.Harmless,
	// rule looks up a rule: its .Says, .Why, .Do, .Source.
	"rule": func(name string) (validator.Rule, error) {
		rule, ok := validator.Lookup(name)
		if !ok {
			return rule, fmt.Errorf("unknown rule %q", name)
		}
		return rule, nil
	},
	"upper":   strings.ToUpper,
	"lower":   strings.ToLower,
	"join":    func(separator string, texts []string) string { return strings.Join(texts, separator) },
	"split":   func(separator, text string) []string { return strings.Split(text, separator) },
	"replace": func(old, text, in string) string { return strings.ReplaceAll(in, old, text) },
	"base":    path.Base,
	"dir":     path.Dir,
}
