package format

import (
	"bufio"
	"path"

	"github.com/slashlint/slashlint/validator"
)

// gitLab writes a code quality report, the part of the Code Climate format that GitLab reads.
type gitLab struct {
	out    *bufio.Writer
	known  fingerprints
	issues []gitLabIssue
}

type gitLabIssue struct {
	Description string         `json:"description"`
	CheckName   string         `json:"check_name"`
	Fingerprint string         `json:"fingerprint"`
	Severity    string         `json:"severity"`
	Location    gitLabLocation `json:"location"`
}

type gitLabLocation struct {
	Path  string      `json:"path"`
	Lines gitLabLines `json:"lines"`
}

type gitLabLines struct {
	Begin int `json:"begin"`
	End   int `json:"end"`
}

func newGitLab(out *bufio.Writer, _ Setting) Formatter {
	// Never nil, since a report without issues is an empty list.
	return &gitLab{out: out, known: fingerprints{}, issues: []gitLabIssue{}}
}

func (g *gitLab) Begin() {}

func (g *gitLab) File(f File) {
	for i := range f.Report.Diagnostics {
		d := &f.Report.Diagnostics[i]
		g.issues = append(g.issues, gitLabIssue{
			Description: d.Message,
			CheckName:   d.Rule,
			Fingerprint: g.known.of(f.Name, d),
			Severity:    gitLabSeverities[d.Severity],
			Location: gitLabLocation{
				// GitLab finds no file whose path starts with "./".
				Path:  path.Clean(f.Name),
				Lines: gitLabLines{d.Range.Start.Line, d.Range.End.Line},
			},
		})
	}
}

func (g *gitLab) End(Summary) error { return writeJSON(g.out, g.issues) }

var gitLabSeverities = map[validator.Severity]string{
	validator.Info:    "info",
	validator.Warning: "minor",
	validator.Error:   "major",
}
