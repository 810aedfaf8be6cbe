package validator_test

import (
	"fmt"
	"slices"
	"strings"
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
			if share.Used <= 0 || share.Pointer == "" && share.Path == "" {
				t.Errorf("a share of nothing: %+v", share)
			}
		}
		if used != budget.Used || budget.Limit != validator.BudgetLimit {
			t.Errorf("the shares of %q are %d together, the budget is %+v", budget.Name, used, budget)
		}
	}
}

func TestShares(t *testing.T) {
	src := `[{"type":2,"name":"Report"},{
	  "name": "dice", "description": "Roll dice",
	  "name_localizations": {"de": "würfeln", "fr": "dés", "ja": "骰子"},
	  "description_localizations": {"de": "Würfeln", "hi": "पासा फेंको"},
	  "options": [
	    {"type": 1, "name": "many", "description": "Many", "options": [
	      {"type": 4, "name": "sides", "description": "Sides", "choices": [
	        {"name": "six", "value": 6.0, "name_localizations": {"de": "sechs", "en": "sixty"}},
	        {"name": "", "value": -20, "name_localizations": null}
	      ]}
	    ]},
	    {"type": 3, "name": 12345, "description_localizations": {"de": "Text"}, "choices": [
	      {"name": "😀", "value": "𝐀"}, {"value": true}, null
	    ]}
	  ]
	}]`
	report := validator.Check([]byte(src), validator.Options{})
	if len(report.Budgets) != 1 {
		t.Fatalf("%d budgets", len(report.Budgets))
	}
	want := []validator.Share{
		{Pointer: "/1/name", Path: "/dice", Used: 7, Longest: "de"},
		{Pointer: "/1/description", Path: "/dice", Used: 10, Longest: "hi"},
		{Pointer: "/1/options/0/name", Path: "/dice > many", Used: 4},
		{Pointer: "/1/options/0/description", Path: "/dice > many", Used: 4},
		{Pointer: "/1/options/0/options/0/name", Path: "/dice > many > sides", Used: 5},
		{Pointer: "/1/options/0/options/0/description", Path: "/dice > many > sides", Used: 5},
		{
			Pointer: "/1/options/0/options/0/choices/0/name", Path: "/dice > many > sides > six",
			Used: 5, Longest: "de",
		},
		{Pointer: "/1/options/0/options/0/choices/0/value", Path: "/dice > many > sides > six", Used: 1},
		{Pointer: "/1/options/0/options/0/choices/1/value", Path: "/dice > many > sides > ", Used: 3},
		{Pointer: "/1/options/1/name", Path: "/dice > option 2", Used: 5},
		{
			Pointer: "/1/options/1/description_localizations", Path: "/dice > option 2",
			Used: 4, Longest: "de",
		},
		{Pointer: "/1/options/1/choices/0/name", Path: "/dice > option 2 > 😀", Used: 1},
		{Pointer: "/1/options/1/choices/0/value", Path: "/dice > option 2 > 😀", Used: 1},
	}
	if got := report.Shares(&report.Budgets[0]); !slices.Equal(got, want) {
		t.Errorf("the shares are\n%+v\nwant\n%+v", got, want)
	}
	wantSharesOfBudgets(t, report)
	if of := report.Shares(&validator.Budget{}); of != nil {
		t.Errorf("a budget of no command has shares: %v", of)
	}
}

// TestWidthOfNumbers wants a number to count as the shortest decimal text of its value.
func TestWidthOfNumbers(t *testing.T) {
	for literal, want := range map[string]int{
		"0": 1, "-0": 1, "7": 1, "-7": 2, "10": 2, "1.0": 1, "1.50": 3, "0.25": 4, "-0.25": 5, "1e2": 3,
		"1E+2": 3, "120e-1": 2, "1e15": 16, "123456789012345": 15, "9007199254740991": 16, "-1e300": 7,
		"0.1": 3, "0.10000000000000000555": 3, "1e-7": 4, "0.000000125": 7, "3.141592653589793": 17,
	} {
		src := fmt.Sprintf(`{"options":[{"type":10,"choices":[{"value":%s}]}]}`, literal)
		report := validator.Check([]byte(src), validator.Options{})
		if got := report.Budgets[0].Used; got != want {
			t.Errorf("%s counts %d, want %d", literal, got, want)
		}
		wantSharesOfBudgets(t, report)
	}
}

// TestLongestLocale wants the share of a text to name the first of the longest, the default before
// all others.
func TestLongestLocale(t *testing.T) {
	for _, c := range []struct {
		entries, longest string
		used             int
	}{
		{`{}`, "", 3},
		{`{"de":"ab"}`, "", 3},
		{`{"de":"xyz"}`, "", 3},
		{`{"de":"ab","fr":"abcd","it":"efgh"}`, "fr", 4},
		{`{"de":"üöä"}`, "", 3},
		{`{"de":"😀😀😀😀"}`, "de", 4},
		{`{"xx":"abcde"}`, "xx", 5},
		{`{"de":"abcdefgh","de":"a"}`, "", 3},
		{`{"de":12345}`, "de", 5},
		{`{"de":["abcde"],"fr":null}`, "", 3},
	} {
		src := fmt.Sprintf(`{"name":"abc","name_localizations":%s}`, c.entries)
		report := validator.Check([]byte(src), validator.Options{})
		share := report.Shares(&report.Budgets[0])[0]
		if share.Longest != c.longest || share.Used != c.used {
			t.Errorf("%s: %d in %q, want %d in %q", c.entries, share.Used, share.Longest, c.used, c.longest)
		}
		wantSharesOfBudgets(t, report)
	}
}

// TestBudgetsAreOfSlashCommands wants one budget for each of them, and none for others.
func TestBudgetsAreOfSlashCommands(t *testing.T) {
	src := `[{"name":"a"},{"type":2,"name":"b"},{"type":3,"name":"c"},{"type":4,"name":"d"},
	 {"type":9,"name":"e"}, 5,{"type":1,"name":"` + strings.Repeat("f", 8001) + `"},{"type":"CHAT_INPUT"}]`
	var got []string
	for _, b := range validator.Check([]byte(src), validator.Options{}).Budgets {
		got = append(got, fmt.Sprintf("%s %d/%d", b.Pointer, b.Used, b.Limit))
	}
	if want := []string{"/0 1/8000", "/6 8001/8000", "/7 0/8000"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
