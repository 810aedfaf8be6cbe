package format

import (
	"bufio"
	"fmt"
	"strings"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
	"github.com/slashlint/slashlint/validator"
)

// gitHub writes the commands that GitHub Actions turns into annotations.
//
// The runner shows 10 annotations of each level per step, to people: infos are hidden as in text.
type gitHub struct {
	out *bufio.Writer
	visible
}

func newGitHub(out *bufio.Writer, setting Setting) Formatter {
	return &gitHub{out, visible{quiet: setting.Quiet}}
}

func (g *gitHub) Begin() {}

func (g *gitHub) File(f File) {
	for _, d := range g.of(f) {
		g.annotate(f.Name, d)
	}
}

func (g *gitHub) annotate(name string, d *validator.Diagnostic) {
	start, end := d.Range.Start, d.Range.End
	// What is left after the encoding must not drive the terminal of a log either.
	fmt.Fprintf(g.out, "::%s file=%s,line=%d,endLine=%d", gitHubLevels[d.Severity],
		terminal.Harmless(property.Replace(name)), start.Line, end.Line)
	// The runner drops all of an annotation's place that has columns in different lines.
	if start.Line == end.Line {
		fmt.Fprintf(g.out, ",col=%d,endColumn=%d", start.Column, end.Column)
	}
	fmt.Fprintf(g.out, ",title=%s::%s\n", property.Replace(d.Rule), data.Replace(inFull(d)))
}

func (g *gitHub) End(Summary) error { return nil }

var gitHubLevels = map[validator.Severity]string{
	validator.Info:    "notice",
	validator.Warning: "warning",
	validator.Error:   "error",
}

// What the runner decodes: in the values of properties also what divides them.
var (
	data     = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A")
	property = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A", ":", "%3A", ",", "%2C")
)
