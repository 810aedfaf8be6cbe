package cli

import (
	"bufio"
	"cmp"
	"fmt"
	"os"
	"strconv"
	"strings"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/config"
	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
	"github.com/slashlint/slashlint/validator"
)

// configShown is what config says of a file or directory. Its JSON is what --format json writes.
type configShown struct {
	Schema int    `json:"schema"`
	Path   string `json:"path"`
	// Configuration is nil where there is none.
	Configuration *string `json:"configuration"`
	// Checked tells whether check looks at the file when it is not named. It, like Excluded, is nil
	// for a directory and without a configuration.
	Checked  *bool `json:"checked,omitempty"`
	Excluded *bool `json:"excluded,omitempty"`
	// Exists tells whether there is such a file; nil for a directory and without a configuration.
	Exists *bool `json:"exists,omitempty"`
	// Files, Exclude and Overrides are the globs that match the file, of a directory all.
	Files     []shownGlob `json:"files"`
	Exclude   []shownGlob `json:"exclude"`
	Overrides []shownGlob `json:"overrides"`
	// Kind and Operation are "" where the document tells.
	Kind      string `json:"kind"`
	Scope     string `json:"scope"`
	Operation string `json:"operation"`
	FailOn    string `json:"failOn"`
	// Rules have the severities that are not the default.
	Rules        []shownRule        `json:"rules"`
	Suppressions []shownSuppression `json:"suppressions"`
}

// shownGlob is a glob, with its place in the configuration.
type shownGlob struct {
	Glob   string `json:"glob"`
	Line   int    `json:"line"`
	Column int    `json:"column"`
}

// globsFor are the globs that match a file, of a directory, "", all.
func globsFor(below string, globs config.Globs) []shownGlob {
	all := []shownGlob{}
	for i := range globs {
		if below == "" || globs[i:i+1].Match(below) != nil {
			at := globs[i].Range.Start
			all = append(all, shownGlob{globs[i].Pattern, at.Line, at.Column})
		}
	}
	return all
}

type shownRule struct {
	Name     string `json:"name"`
	Severity string `json:"severity"`
	Default  string `json:"default"`
}

type shownSuppression struct {
	Rule    string `json:"rule"`
	Pointer string `json:"pointer"`
	Reason  string `json:"reason"`
	// Files are the globs of the files that it is for, empty for all.
	Files []string `json:"files,omitempty"`
	// Line and Column are where the suppression stands in the configuration.
	Line   int `json:"line"`
	Column int `json:"column"`
}

func showConfig(name string, in *inForce) *configShown {
	shown := &configShown{
		Schema: 1, Path: name, Kind: in.Kind, Operation: in.Operation,
		Scope:  cmp.Or(in.Scope, validator.Global.String()),
		FailOn: cmp.Or(in.failOn, validator.Error).String(),
		Files:  []shownGlob{}, Exclude: []shownGlob{}, Overrides: []shownGlob{},
		Rules: []shownRule{}, Suppressions: []shownSuppression{},
	}
	if in.project == nil {
		return shown
	}
	shown.Configuration = &in.project.Name
	suppressions := in.suppressions
	if in.below != "" {
		checked, excluded := in.project.Checks(in.below), in.excluded != nil
		_, err := os.Stat(name)
		exists := err == nil
		shown.Checked, shown.Excluded, shown.Exists = &checked, &excluded, &exists
	} else {
		suppressions = in.project.Suppressions
	}
	shown.Files, shown.Exclude = globsFor(in.below, in.project.Files), globsFor(in.below, in.project.Exclude)
	for i := range in.project.Overrides {
		if o := &in.project.Overrides[i]; o.Exclude.Match(in.below) == nil {
			shown.Overrides = append(shown.Overrides, globsFor(in.below, o.Files)...)
		}
	}
	for _, rule := range validator.Rules() {
		if severity, ok := in.Rules[rule.Name]; ok && severity != rule.Severity {
			shown.Rules = append(shown.Rules,
				shownRule{rule.Name, severity.String(), rule.Severity.String()})
		}
	}
	for _, s := range suppressions {
		at := s.Range.Start
		of := shownSuppression{Rule: s.Rule, Pointer: s.Pointer, Reason: s.Reason, Line: at.Line, Column: at.Column}
		for i := range s.Files {
			of.Files = append(of.Files, s.Files[i].Pattern)
		}
		shown.Suppressions = append(shown.Suppressions, of)
	}
	return shown
}

// write writes it for people.
func (c *configShown) write(out *bufio.Writer) {
	const open = "as each document tells"
	configuration := "none"
	if c.Configuration != nil {
		configuration = *c.Configuration
	}
	lines := [][2]string{{"configuration", configuration}}
	if c.Checked != nil {
		lines = append(lines, [2]string{"checked", c.checked()})
	}
	lines = append(lines, [][2]string{
		{"kind", cmp.Or(c.Kind, open)},
		{"scope", c.Scope},
		{"operation", cmp.Or(c.Operation, open)},
		{"fail on", c.FailOn},
	}...)
	for _, line := range lines {
		fmt.Fprintf(out, "%-13s  %s\n", line[0], terminal.Harmless(line[1]))
	}
	writeGlobs(out, "Files", c.Files)
	writeGlobs(out, "Exclude", c.Exclude)
	writeGlobs(out, "Overrides", c.Overrides)
	c.writeRules(out)
	c.writeSuppressions(out)
}

func (c *configShown) checked() string {
	switch {
	case *c.Excluded:
		return "no, it is excluded"
	case *c.Checked && !*c.Exists:
		return "yes, but there is no such file"
	case *c.Checked:
		return "yes"
	}
	return "only when it is named"
}

// writeGlobs lists globs with the lines in which they stand.
func writeGlobs(out *bufio.Writer, title string, globs []shownGlob) {
	if len(globs) == 0 {
		return
	}
	out.WriteString("\n" + title + "\n")
	for _, g := range globs {
		fmt.Fprintf(out, "  %s  (line %d)\n", terminal.Harmless(g.Glob), g.Line)
	}
}

func (c *configShown) writeRules(out *bufio.Writer) {
	if len(c.Rules) == 0 {
		return
	}
	out.WriteString("\nRules\n")
	names := 0
	for _, r := range c.Rules {
		names = max(names, len(r.Name))
	}
	for _, r := range c.Rules {
		fmt.Fprintf(out, "  %s  %-7s  (default: %s)\n", terminal.Pad(r.Name, names), r.Severity, r.Default)
	}
}

func (c *configShown) writeSuppressions(out *bufio.Writer) {
	if len(c.Suppressions) == 0 {
		return
	}
	out.WriteString("\nSuppressions\n")
	for _, s := range c.Suppressions {
		pointer := s.Pointer
		if pointer == "" {
			pointer = strconv.Quote(pointer)
		}
		of := ""
		if s.Files != nil {
			of = " of " + strings.Join(s.Files, ", ")
		}
		fmt.Fprintf(out, "  %s at %s%s  (line %d)\n    %s\n", s.Rule, terminal.Harmless(pointer),
			terminal.Harmless(of), s.Line, terminal.Harmless(strings.Join(strings.Fields(s.Reason), " ")))
	}
}
