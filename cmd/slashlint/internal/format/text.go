package format

import (
	"bufio"
	"fmt"
	"strconv"
	"strings"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
	"github.com/slashlint/slashlint/validator"
)

// lineCells is how many cells of a source line are shown at most.
const lineCells = 100

// text writes diagnostics for people: what is wrong, the line it stands on, what to do.
type text struct {
	out  *bufio.Writer
	look Look
	visible
}

func newText(out *bufio.Writer, setting Setting) Formatter {
	if setting.Statistics {
		return newStatistics(out, setting)
	}
	return &text{out, setting.Look, visible{quiet: setting.Quiet}}
}

func (t *text) Begin() {}

func (t *text) File(f File) {
	diagnostics := t.of(f)
	gutter := len(strconv.Itoa(lastLine(diagnostics)))
	for _, r := range fold(diagnostics) {
		t.diagnostic(f, r, gutter)
	}
	t.fixed(t.out, f)
}

// lastLine returns the largest line number that is printed, so that all gutters of a file have the
// same width.
func lastLine(diagnostics []*validator.Diagnostic) int {
	last := 0
	for _, d := range diagnostics {
		last = max(last, d.Range.Start.Line)
	}
	return last
}

func (t *text) diagnostic(f File, r repeated, gutter int) {
	d := r.first
	headline(t.out, t.look, f.Name, d)
	if d.Count > 0 && d.Severity == validator.Info {
		return // The first of many places says no more than the message.
	}
	margin := strings.Repeat(" ", gutter)
	if d.Path != "" {
		path := terminal.Cut(d.Path, t.width(gutter))
		fmt.Fprintf(t.out, "  %s %s\n", margin, t.dim("in "+path))
	}
	t.snippet(f.Source, d, gutter)
	for i := range d.Related {
		t.note(f.Name, d, &d.Related[i], margin)
	}
	for i := range d.Fixes {
		t.fix(&d.Fixes[i], margin)
	}
	if again := r.again(); again != "" {
		t.labelled(margin, "note:", again)
	}
	t.out.WriteByte('\n')
}

// snippet writes the line of the source with its number, and the mark below it.
func (t *text) snippet(source []byte, d *validator.Diagnostic, gutter int) {
	if len(source) == 0 {
		return
	}
	l := lineAt(source, d.Range.Start.Offset, d.Range.End.Offset)
	before, marked, after := l.window(t.width(gutter))
	style := styles[d.Severity]
	number := t.dim(fmt.Sprintf("%*d", gutter, d.Range.Start.Line))
	line := before.text + t.look.Paint(style, marked.text) + after.text
	fmt.Fprintf(t.out, "  %s %s\n", number, t.gutterLine(line))
	mark := "^" + strings.Repeat("~", max(0, marked.cells-1))
	line = strings.Repeat(" ", before.cells) + t.look.Paint(style, mark)
	fmt.Fprintf(t.out, "  %*s %s\n", gutter, "", t.gutterLine(line))
}

// width returns how many cells of a source line fit beside the gutter.
func (t *text) width(gutter int) int {
	if t.look.Width == 0 {
		return lineCells
	}
	beside := t.look.Width - gutter - len("   | ")
	return max(20, min(lineCells, beside))
}

func (t *text) gutterLine(line string) string {
	return strings.TrimRight(t.rule()+" "+line, " ")
}

func (t *text) rule() string { return t.dim("|") }

func (t *text) dim(s string) string { return t.look.Paint(terminal.Dim, s) }

// note writes a related message, after the place it is about if that is another than the
// diagnostic's own.
func (t *text) note(name string, d *validator.Diagnostic, r *validator.Related, margin string) {
	message := terminal.Harmless(r.Message)
	if r.File != "" {
		name = r.File
	}
	if !isNote(d, r) {
		message = place(name, r.Range.Start) + ": " + message
	}
	t.labelled(margin, "note:", message)
}

func (t *text) labelled(margin, label, message string) {
	fmt.Fprintf(t.out, "  %s %s %s %s\n", margin, t.dim("="), t.look.Paint(terminal.Bold, label), message)
}

// fix writes the title of a fix.
func (t *text) fix(f *validator.Fix, margin string) {
	fmt.Fprintf(t.out, "  %s %s %s %s\n", margin, t.dim("="),
		t.look.Paint(terminal.Help, fixWord(f)), terminal.Harmless(f.Title))
}

func (t *text) End(s Summary) error {
	if s.Files > 0 && (t.shown || !t.quiet) {
		fmt.Fprintln(t.out, t.summary(s))
	}
	return nil
}
