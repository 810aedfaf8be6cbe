package cli

import (
	"bufio"
	"cmp"
	"fmt"
	"strconv"
	"strings"

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
	// Kind and Operation are "" where the document tells.
	Kind      string `json:"kind"`
	Scope     string `json:"scope"`
	Operation string `json:"operation"`
	FailOn    string `json:"failOn"`
	// Rules have the severities that are not the default.
	Rules        []shownRule        `json:"rules"`
	Suppressions []shownSuppression `json:"suppressions"`
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
	// Line and Column are where the suppression stands in the configuration.
	Line   int `json:"line"`
	Column int `json:"column"`
}

func showConfig(name string, in *inForce) *configShown {
	shown := &configShown{
		Schema: 1, Path: name, Kind: in.Kind, Operation: in.Operation,
		Scope:  cmp.Or(in.Scope, validator.Global.String()),
		FailOn: cmp.Or(in.failOn, validator.Error).String(),
		Rules:  []shownRule{}, Suppressions: []shownSuppression{},
	}
	if in.project == nil {
		return shown
	}
	shown.Configuration = &in.project.Name
	if in.below != "" {
		checked, excluded := in.project.Checks(in.below), in.excluded != nil
		shown.Checked, shown.Excluded = &checked, &excluded
	}
	for _, rule := range validator.Rules() {
		if severity, ok := in.Rules[rule.Name]; ok && severity != rule.Severity {
			shown.Rules = append(shown.Rules,
				shownRule{rule.Name, severity.String(), rule.Severity.String()})
		}
	}
	for _, s := range in.suppressions {
		at := s.Range.Start
		shown.Suppressions = append(shown.Suppressions,
			shownSuppression{s.Rule, s.Pointer, s.Reason, at.Line, at.Column})
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
	c.writeRules(out)
	c.writeSuppressions(out)
}

func (c *configShown) checked() string {
	switch {
	case *c.Excluded:
		return "no, it is excluded"
	case *c.Checked:
		return "yes"
	}
	return "only when it is named"
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
		fmt.Fprintf(out, "  %s at %s\n    %s\n",
			s.Rule, terminal.Harmless(pointer), terminal.Harmless(strings.Join(strings.Fields(s.Reason), " ")))
	}
}
