// Package format writes reports in the formats of the command line.
package format

import (
	"bufio"
	"slices"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
	"github.com/slashlint/slashlint/validator"
)

// File is one checked document.
type File struct {
	// Name is what the document is called in the output.
	Name   string
	Source []byte
	Report *validator.Report
}

// Summary is what there is to say of all documents together.
type Summary struct {
	Files  int
	Counts validator.Counts
	// Skipped is the number of files in directories that are no command documents.
	Skipped int
	// Unread is the number of inputs that could not be read.
	Unread int
}

// Formatter writes the output of one run: Begin, each file, End. Errors of writing stay with the
// writer it was made for.
type Formatter interface {
	Begin()
	File(File)
	End(Summary)
}

// Look is how formats meant for people look.
type Look struct {
	terminal.Palette
	// Width is how many cells a line of the output has, 0 where nothing limits it.
	Width int
}

// formats are all formats by name.
var formats = []struct {
	name string
	make func(*bufio.Writer, Look) Formatter
}{
	{"text", newText},
	{"oneline", newOneline},
	{"json", newJSON},
}

// Names returns the names of the formats, the default first.
func Names() []string {
	names := make([]string, len(formats))
	for i := range formats {
		names[i] = formats[i].name
	}
	return names
}

// New returns the formatter of this name, nil if there is none.
func New(name string, out *bufio.Writer, look Look) Formatter {
	i := slices.Index(Names(), name)
	if i < 0 {
		return nil
	}
	return formats[i].make(out, look)
}
