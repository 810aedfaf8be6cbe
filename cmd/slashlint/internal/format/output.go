package format

import "github.com/slashlint/slashlint/validator"

// Output is what a template is applied to: the whole of a run, the same as the format json, with
// every member under its name in Go. Severities, kinds, scopes and operations are their words.
type Output struct {
	Schema  int            `json:"schema"`
	Unicode string         `json:"unicode"`
	Files   []OutputFile   `json:"files"`
	Summary OutputCounters `json:"summary"`
}

// OutputFile is one document.
type OutputFile struct {
	Path        string             `json:"path"`
	Kind        string             `json:"kind"`
	Scope       string             `json:"scope"`
	Operation   string             `json:"operation"`
	Diagnostics []OutputDiagnostic `json:"diagnostics"`
	Budgets     []OutputBudget     `json:"budgets"`
}

// OutputDiagnostic is one thing that a rule found.
type OutputDiagnostic struct {
	Rule     string          `json:"rule"`
	Severity string          `json:"severity"`
	Message  string          `json:"message"`
	Pointer  string          `json:"pointer"`
	Path     string          `json:"path"`
	Locale   string          `json:"locale,omitempty"`
	Range    OutputRange     `json:"range"`
	Related  []OutputRelated `json:"related,omitempty"`
	Fixes    []OutputFix     `json:"fixes,omitempty"`
}

// OutputRange is a part of a document, its end exclusive.
type OutputRange struct {
	Start OutputPosition `json:"start"`
	End   OutputPosition `json:"end"`
}

// OutputPosition is a place in a document.
type OutputPosition struct {
	Offset int `json:"offset"`
	Line   int `json:"line"`
	Column int `json:"column"`
	UTF16  int `json:"utf16"`
}

// OutputRelated is another place, or a note.
type OutputRelated struct {
	Message string      `json:"message"`
	File    string      `json:"file,omitempty"`
	Pointer string      `json:"pointer"`
	Range   OutputRange `json:"range"`
}

// OutputFix is a change that ends a diagnostic.
type OutputFix struct {
	Title string       `json:"title"`
	Safe  bool         `json:"safe"`
	Edits []OutputEdit `json:"edits"`
}

// OutputEdit replaces bytes of the document.
type OutputEdit struct {
	Start int    `json:"start"`
	End   int    `json:"end"`
	Text  string `json:"text"`
}

// OutputBudget is what a command uses of its characters.
type OutputBudget struct {
	Pointer string `json:"pointer"`
	Name    string `json:"name"`
	Used    int    `json:"used"`
	Limit   int    `json:"limit"`
}

// OutputCounters are the numbers of all diagnostics.
type OutputCounters struct {
	Errors   int `json:"errors"`
	Warnings int `json:"warnings"`
	Infos    int `json:"infos"`
}

func outputFile(f File) OutputFile {
	r := f.Report
	out := OutputFile{
		Path: f.Name, Kind: r.Kind.String(), Scope: r.Scope.String(), Operation: r.Operation.String(),
		// Not nil, since contract 1 has lists there.
		Diagnostics: make([]OutputDiagnostic, len(r.Diagnostics)),
		Budgets:     make([]OutputBudget, len(r.Budgets)),
	}
	for i := range r.Diagnostics {
		out.Diagnostics[i] = outputDiagnostic(&r.Diagnostics[i])
	}
	for i, b := range r.Budgets {
		out.Budgets[i] = OutputBudget{b.Pointer, b.Name, b.Used, b.Limit}
	}
	return out
}

func outputDiagnostic(d *validator.Diagnostic) OutputDiagnostic {
	out := OutputDiagnostic{
		Rule: d.Rule, Severity: d.Severity.String(), Message: d.Message, Pointer: d.Pointer,
		Path: d.Path, Locale: d.Locale, Range: outputRange(d.Range),
	}
	for _, r := range d.Related {
		out.Related = append(out.Related, OutputRelated{r.Message, r.File, r.Pointer, outputRange(r.Range)})
	}
	for _, f := range d.Fixes {
		fix := OutputFix{f.Title, f.Safe, make([]OutputEdit, len(f.Edits))}
		for i, e := range f.Edits {
			fix.Edits[i] = OutputEdit(e)
		}
		out.Fixes = append(out.Fixes, fix)
	}
	return out
}

func outputRange(r validator.Range) OutputRange {
	return OutputRange{OutputPosition(r.Start), OutputPosition(r.End)}
}
