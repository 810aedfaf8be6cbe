package cli

import (
	"github.com/spf13/cobra"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/terminal"
	"github.com/slashlint/slashlint/validator"
)

func newRules(s *session) *cobra.Command {
	layout := choice{"text", []string{"text", "json"}}
	cmd := &cobra.Command{
		Use:   "rules",
		Short: "list the rules",
		Long: "List the rules, each with its severity and what it says. slashlint explain tells more\n" +
			"of one; --rule of check gives it another severity.",
		Example: "  slashlint rules\n  slashlint rules --format json",
		Args:    cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			if layout.value == "json" {
				s.out.Write(append(validator.AppendRules(nil), '\n'))
				return nil
			}
			s.rulesTable(validator.Rules())
			return nil
		},

		ValidArgsFunction: nothing,
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
