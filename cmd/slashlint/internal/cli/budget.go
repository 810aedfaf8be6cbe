package cli

import (
	"math"

	"github.com/spf13/cobra"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/draw"
)

const budgetLong = `Show what each slash command uses of its budget: the 8,000 characters that the
names, descriptions and values of a command, its options and choices may have.
Of each field only the longest text counts, be it the default or a localization.

The commands that use most come first, and below each one the fields that cost
most, with the locale whose text is longest.

Budgets that are exceeded leave the exit status alone; check judges them.`

const budgetExample = `  slashlint budget commands.json
  slashlint budget --top 0 commands/
  slashlint budget --format json commands.json`

// budgetFlags are the flags of budget as they were given.
type budgetFlags struct {
	documentFlags
	top uint
}

func newBudget(s *session) *cobra.Command {
	f := &budgetFlags{documentFlags: newDocumentFlags()}
	cmd := &cobra.Command{
		Use:     "budget [flags] [FILE|DIR|GLOB|-]...",
		Short:   "show what commands use of their budget",
		Long:    budgetLong + filesLong,
		Example: budgetExample,
		RunE:    func(_ *cobra.Command, args []string) error { return f.run(s, args) },
	}
	flags := cmd.Flags()
	flags.SortFlags = false
	flags.UintVar(&f.top, "top", 3, "show `N` fields of each command")
	f.registerVerbose(cmd)
	f.documentFlags.register(cmd)
	return cmd
}

func (f *budgetFlags) run(s *session, args []string) error {
	documents, err := f.loadPlain(s, args)
	if err != nil {
		return err
	}
	report := documents.report
	most := int(min(f.top, math.MaxInt32))
	if f.json() {
		documents.writeJSON(report.AppendBudgets(nil, most))
		return nil
	}
	budgets := report.Ranking()
	drawn := make([]draw.Budget, len(budgets))
	for i, b := range budgets {
		drawn[i] = draw.Budget{Budget: b, Shares: report.Costliest(&b, most)}
	}
	draw.Budgets(s.out, documents.look(f.colour.value), drawn)
	return nil
}
