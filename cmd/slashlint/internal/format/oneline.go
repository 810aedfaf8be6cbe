package format

import (
	"bufio"
	"fmt"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
	"github.com/slashlint/slashlint/validator"
)

// oneline writes each diagnostic on a line of its own, as compilers do and editors understand.
type oneline struct {
	out  *bufio.Writer
	look Look
	visible
}

func newOneline(out *bufio.Writer, setting Setting) Formatter {
	return &oneline{out, setting.Look, visible{quiet: setting.Quiet}}
}

func (o *oneline) Begin() {}

func (o *oneline) File(f File) {
	for _, d := range o.of(f) {
		headline(o.out, o.look, f.Name, d)
	}
	o.fixed(o.out, f)
}

func (o *oneline) End(Summary) error { return nil }

// headline writes "file:line:column: severity: message [rule]".
func headline(out *bufio.Writer, look Look, name string, d *validator.Diagnostic) {
	fmt.Fprintf(out, "%s %s: %s %s\n",
		look.Paint(terminal.Bold, place(name, d.Range.Start)+":"),
		look.Paint(styles[d.Severity], d.Severity.String()),
		terminal.Harmless(d.Message),
		look.Paint(terminal.Dim, "["+d.Rule+"]"))
}

// place writes "file:line:column".
func place(name string, at validator.Position) string {
	return fmt.Sprintf("%s:%d:%d", terminal.Harmless(name), at.Line, at.Column)
}

var styles = map[validator.Severity]terminal.Style{
	validator.Info:    terminal.Info,
	validator.Warning: terminal.Warning,
	validator.Error:   terminal.Error,
}
