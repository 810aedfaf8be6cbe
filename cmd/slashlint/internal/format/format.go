// Package format writes reports in the formats of the command line.
package format

import (
	"bufio"
	"cmp"
	"slices"
	"text/template"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/config"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
	"github.com/slashlint/slashlint/validator"
)

// File is one checked document.
type File struct {
	// Name is what the document is called in the output.
	Name   string
	Source []byte
	Report *validator.Report
	// Fixed is how many fixes Source has that the document had not; Unwritten tells that they were
	// only shown.
	Fixed     int
	Unwritten bool
	// Configuration tells that it is no document but a configuration.
	Configuration bool
	// Suppressed are the diagnostics that the configuration suppresses; Report has none of them.
	Suppressed []config.Suppressed
	// FailOn is the lowest severity that fails the run; Off stands for Error. Show is the lowest one
	// that formats for people print.
	FailOn, Show validator.Severity
}

func (f *File) failOn() validator.Severity { return cmp.Or(f.FailOn, validator.Error) }

// Summary is what there is to say of all documents together.
type Summary struct {
	Files  int
	Counts validator.Counts
	// Suppressed is the number of diagnostics that are not reported.
	Suppressed int
	// Unread are the inputs that could not be read.
	Unread []Unread
}

// Unread is an input that could not be read.
type Unread struct {
	Name string
	Err  error
}

// Formatter writes the output of one run: Begin, each file, End. Errors of writing stay with the
// writer it was made for; End returns one where the output cannot be made.
type Formatter interface {
	Begin()
	File(File)
	End(Summary) error
}

// Look is how formats meant for people look.
type Look struct {
	terminal.Palette
	// Width is how many cells a line of the output has, 0 where nothing limits it.
	Width int
	// Place returns what a pointer is called, nil where pointers are shown as they are.
	Place func(pointer string) string
}

// Setting is what formats may want to know.
type Setting struct {
	Look
	// Version is that of this program.
	Version string
	// Quiet omits what formats for people print besides diagnostics where they print none.
	Quiet bool
	// Statistics makes the format text print a table of rules instead of diagnostics.
	Statistics bool
	// Say tells something beside the output; nil where nobody listens.
	Say func(error)
	// Template is what the format of that name applies.
	Template *template.Template
}

// formats are all formats by name.
var formats = []struct {
	name string
	make func(*bufio.Writer, Setting) Formatter
}{
	{"text", newText},
	{"oneline", newOneline},
	{"json", newJSON},
	{"sarif", newSARIF},
	{"github", newGitHub},
	{"gitlab", newGitLab},
	{"junit", newJUnit},
	{"rdjson", newRDJSON},
	{"service", newService},
	{"template", newTemplate},
}

// Names returns the names of the formats, the default first.
func Names() []string {
	names := make([]string, len(formats))
	for i := range formats {
		names[i] = formats[i].name
	}
	return names
}

// ForPeople tells whether a format prints only the diagnostics that people asked for.
func ForPeople(name string) bool { return name == "text" || name == "oneline" || name == "github" }

// New returns the formatter of this name, nil if there is none.
func New(name string, out *bufio.Writer, setting Setting) Formatter {
	i := slices.Index(Names(), name)
	if i < 0 {
		return nil
	}
	return formats[i].make(out, setting)
}
