package cli

import (
	"encoding/json"

	"github.com/spf13/cobra"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
	"github.com/slashlint/slashlint/validator"
)

func newRules(s *session) *cobra.Command {
	layout := choice{"text", []string{"text", "json"}}
	cmd := &cobra.Command{
		Use:   "rules",
		Short: "list the rules",
		Args:  cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			if layout.value == "json" {
				return s.rulesJSON(validator.Rules())
			}
			s.rulesTable(validator.Rules())
			return nil
		},
	}
	addChoice(cmd, &layout, "format", "how to write the list")
	return cmd
}

// rulesTable writes name, severity and what the rule says, a line for each.
func (s *session) rulesTable(rules []validator.Rule) {
	names, severities := 0, 0
	for i := range rules {
		names = max(names, len(rules[i].Name))
		severities = max(severities, len(rules[i].Severity.String()))
	}
	for _, r := range rules {
		s.out.WriteString(terminal.Pad(r.Name, names) + "  ")
		s.out.WriteString(terminal.Pad(r.Severity.String(), severities) + "  ")
		s.out.WriteString(r.Says + "\n")
	}
}

// ruleJSON is an entry of the catalogue as it is written for programs.
type ruleJSON struct {
	Name      string      `json:"name"`
	Severity  string      `json:"severity"`
	Says      string      `json:"says"`
	Why       string      `json:"why"`
	Do        string      `json:"do"`
	Bad       exampleJSON `json:"bad"`
	Good      exampleJSON `json:"good"`
	Source    string      `json:"source"`
	Rationale string      `json:"rationale,omitempty"`
}

type exampleJSON struct {
	Text      string `json:"text"`
	Scope     string `json:"scope"`
	Operation string `json:"operation,omitempty"`
}

// rulesJSON writes the whole catalogue as an array.
func (s *session) rulesJSON(rules []validator.Rule) error {
	all := make([]ruleJSON, len(rules))
	for i, r := range rules {
		all[i] = ruleJSON{
			r.Name, r.Severity.String(), r.Says, r.Why, r.Do,
			newExampleJSON(r.Bad), newExampleJSON(r.Good), r.Source, r.Rationale,
		}
	}
	return json.NewEncoder(s.out).Encode(all)
}

func newExampleJSON(e validator.Example) exampleJSON {
	return exampleJSON{e.Text, e.Scope.String(), e.Operation.String()}
}
