package format

import (
	"bufio"
	"bytes"
	"strings"

	"github.com/slashlint/slashlint/validator"
)

// rdjson writes reviewdog's diagnostic format. Its columns count bytes.
type rdjson struct {
	out    *bufio.Writer
	result rdResult
}

type rdResult struct {
	Source      rdSource       `json:"source"`
	Severity    string         `json:"severity,omitempty"`
	Diagnostics []rdDiagnostic `json:"diagnostics"`
}

type rdSource struct {
	Name string `json:"name"`
	URL  string `json:"url"`
}

type rdDiagnostic struct {
	Message        string         `json:"message"`
	Location       rdLocation     `json:"location"`
	Severity       string         `json:"severity"`
	Code           rdCode         `json:"code"`
	Suggestions    []rdSuggestion `json:"suggestions,omitempty"`
	OriginalOutput string         `json:"original_output"`
}

type rdCode struct {
	Value string `json:"value"`
	URL   string `json:"url"`
}

type rdLocation struct {
	Path  string  `json:"path"`
	Range rdRange `json:"range"`
}

type rdRange struct {
	Start rdPosition `json:"start"`
	End   rdPosition `json:"end"`
}

type rdPosition struct {
	Line   int `json:"line"`
	Column int `json:"column"`
}

type rdSuggestion struct {
	Range rdRange `json:"range"`
	Text  string  `json:"text"`
}

func newRDJSON(out *bufio.Writer, _ Setting) Formatter {
	return &rdjson{out: out, result: rdResult{
		Source: rdSource{"slashlint", homePage}, Diagnostics: []rdDiagnostic{},
	}}
}

func (r *rdjson) Begin() {}

func (r *rdjson) File(f File) {
	columns := newColumns(f.Source)
	for i := range f.Report.Diagnostics {
		r.result.Diagnostics = append(r.result.Diagnostics,
			reviewed(f.Name, columns, &f.Report.Diagnostics[i]))
	}
}

func reviewed(name string, c *columns, d *validator.Diagnostic) rdDiagnostic {
	reviewed := rdDiagnostic{
		Message:        inFull(d),
		Location:       rdLocation{name, c.rdRange(d.Range.Start.Offset, d.Range.End.Offset)},
		Severity:       rdSeverities[d.Severity],
		Code:           rdCode{d.Rule, rulePage + d.Rule},
		OriginalOutput: original(name, d),
	}
	for i := range d.Fixes {
		if edits := d.Fixes[i].Edits; len(edits) > 0 {
			reviewed.Suggestions = append(reviewed.Suggestions, c.suggestion(edits))
		}
	}
	return reviewed
}

func (c *columns) rdRange(start, end int) rdRange {
	from, to := c.at(start), c.at(end)
	return rdRange{rdPosition{from.line, from.bytes}, rdPosition{to.line, to.bytes}}
}

// suggestion makes one of all edits of a fix, since each suggestion stands for itself: they span
// what lies between.
func (c *columns) suggestion(edits []validator.TextEdit) rdSuggestion {
	start, end := edits[0].Start, edits[len(edits)-1].End
	moved := make([]validator.TextEdit, len(edits))
	for i, e := range edits {
		moved[i] = validator.TextEdit{Start: e.Start - start, End: e.End - start, Text: e.Text}
	}
	text := validator.Apply(c.source[start:end], moved)
	return rdSuggestion{c.rdRange(start, end), string(text)}
}

// original returns the line of the oneline format.
func original(name string, d *validator.Diagnostic) string {
	var line bytes.Buffer
	out := bufio.NewWriter(&line)
	headline(out, Look{}, name, d)
	out.Flush()
	return strings.TrimSuffix(line.String(), "\n")
}

func (r *rdjson) End(s Summary) error {
	r.result.Severity = rdSeverities[worst(s.Counts)]
	return writeJSON(r.out, &r.result)
}

// worst returns the highest severity that was counted.
func worst(c validator.Counts) validator.Severity {
	switch {
	case c.Errors > 0:
		return validator.Error
	case c.Warnings > 0:
		return validator.Warning
	case c.Infos > 0:
		return validator.Info
	}
	return validator.Off
}

var rdSeverities = map[validator.Severity]string{
	validator.Info:    "INFO",
	validator.Warning: "WARNING",
	validator.Error:   "ERROR",
}
