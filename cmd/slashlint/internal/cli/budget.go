package cli

import (
	"cmp"
	"encoding/json"
	"slices"

	"github.com/spf13/cobra"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/draw"
	"github.com/slashlint/slashlint/validator"
)

const budgetLong = `Show what each slash command uses of its budget: the 8,000 characters that the
names, descriptions and values of a command, its options and choices may have.
Of each field only the longest text counts, be it the default or a localization.

The commands that use most come first, and below each one the fields that cost
most, with the locale whose text is longest.

Budgets that are exceeded leave the exit status alone; check judges them.`

const budgetExample = `  slashlint budget commands.json
  slashlint budget --top 0 commands.json
  slashlint budget --format json commands.json`

// budgetFlags are the flags of budget as they were given.
type budgetFlags struct {
	documentFlags
	top uint
}

func newBudget(s *session) *cobra.Command {
	f := &budgetFlags{documentFlags: newDocumentFlags()}
	cmd := &cobra.Command{
		Use:     "budget [flags] FILE|-",
		Short:   "show what commands use of their budget",
		Long:    budgetLong,
		Example: budgetExample,
		Args:    oneFile,
		RunE:    func(_ *cobra.Command, args []string) error { return f.run(s, args[0]) },
	}
	flags := cmd.Flags()
	flags.SortFlags = false
	flags.UintVar(&f.top, "top", 3, "show `N` fields of each command")
	f.documentFlags.register(cmd)
	return cmd
}

func (f *budgetFlags) run(s *session, name string) error {
	report, err := s.load(name, f.maxSize.Size, validator.Options{})
	if err != nil {
		return err
	}
	budgets := make([]draw.Budget, len(report.Budgets))
	for i := range report.Budgets {
		b := &report.Budgets[i]
		budgets[i] = draw.Budget{Budget: *b, Shares: costliest(report.Shares(b), f.top)}
	}
	slices.SortStableFunc(budgets, func(x, y draw.Budget) int { return cmp.Compare(y.Used, x.Used) })
	if f.json() {
		return s.budgetsJSON(budgets)
	}
	draw.Budgets(s.out, s.look(f.colour.value), budgets)
	return nil
}

// costliest returns so many of the shares, those that cost most first.
func costliest(shares []validator.Share, top uint) []validator.Share {
	slices.SortStableFunc(shares, func(x, y validator.Share) int {
		return cmp.Compare(y.Used, x.Used)
	})
	return shares[:min(uint(len(shares)), top)]
}

// budgetJSON is a command's budget as it is written for programs.
type budgetJSON struct {
	Pointer string      `json:"pointer"`
	Name    string      `json:"name"`
	Used    int         `json:"used"`
	Limit   int         `json:"limit"`
	Fields  []shareJSON `json:"fields"`
}

type shareJSON struct {
	Pointer string `json:"pointer"`
	Path    string `json:"path"`
	Used    int    `json:"used"`
	// Longest is the locale whose text is longest, left out where it is the default.
	Longest string `json:"longest,omitempty"`
}

func (s *session) budgetsJSON(budgets []draw.Budget) error {
	all := make([]budgetJSON, len(budgets))
	for i := range budgets {
		b := &budgets[i]
		all[i] = budgetJSON{b.Pointer, b.Name, b.Used, b.Limit, make([]shareJSON, len(b.Shares))}
		for k := range b.Shares {
			all[i].Fields[k] = shareJSON(b.Shares[k])
		}
	}
	return json.NewEncoder(s.out).Encode(struct {
		Schema  int          `json:"schema"`
		Budgets []budgetJSON `json:"budgets"`
	}{1, all})
}
