package validator_test

import (
	"testing"

	"github.com/slashlint/slashlint/validator"
)

// wantSharesOfBudgets wants the shares of every budget to be what it uses.
func wantSharesOfBudgets(t *testing.T, report *validator.Report) {
	t.Helper()
	for i := range report.Budgets {
		budget := &report.Budgets[i]
		used := 0
		for _, share := range report.Shares(budget) {
			used += share.Used
		}
		if used != budget.Used {
			t.Errorf("the shares of %q are %d together, the budget uses %d", budget.Name, used, budget.Used)
		}
	}
}
