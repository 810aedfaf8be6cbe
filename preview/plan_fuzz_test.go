package preview_test

import (
	"encoding/json"
	"testing"

	"github.com/slashlint/slashlint/preview"
	"github.com/slashlint/slashlint/validator"
)

// FuzzPlan plans from one document to another, and from each to itself, which changes nothing.
func FuzzPlan(f *testing.F) {
	for _, cases := range suiteCases[planCase](f, "plan") {
		for _, c := range cases {
			f.Add([]byte(c.Live), []byte(c.Draft), c.Scope == "guild")
		}
	}
	f.Fuzz(func(t *testing.T, live, draft []byte, guild bool) {
		scope := validator.Global
		if guild {
			scope = validator.Guild
		}
		before, after := bulk(live), bulk(draft)
		plan := preview.MakePlan(before, after, scope)
		if out := plan.AppendJSON(nil); !json.Valid(out) {
			t.Errorf("no JSON: %s", out)
		}
		checkNumbers(t, before, after, plan)
		checkChanges(t, live, draft, plan)
		for _, d := range []*validator.Document{before, after} {
			checkUnchanged(t, preview.MakePlan(d, d, scope))
		}
	})
}

// checkNumbers wants every command to be in the plan, once.
func checkNumbers(t *testing.T, live, draft *validator.Document, plan *preview.Plan) {
	t.Helper()
	number := map[preview.Action]int{}
	for _, action := range []preview.Action{
		preview.Create, preview.Overwrite, preview.Unchanged, preview.Delete,
	} {
		number[action] = plan.Number(action)
	}
	kept := number[preview.Overwrite] + number[preview.Unchanged]
	if n := commandsIn(draft); n != kept+number[preview.Create] {
		t.Errorf("%d commands in the draft: %v", n, number)
	}
	if n := commandsIn(live); n != kept+number[preview.Delete] {
		t.Errorf("%d commands in live: %v", n, number)
	}
}

func commandsIn(d *validator.Document) int {
	n := 0
	for i := range d.Commands {
		if d.Commands[i].Given() {
			n++
		}
	}
	return n
}

// checkUnchanged wants a plan that does nothing, and says nothing but that there is too much.
func checkUnchanged(t *testing.T, plan *preview.Plan) {
	t.Helper()
	for i := range plan.Commands {
		if c := &plan.Commands[i]; c.Action != preview.Unchanged || len(c.Lost) > 0 {
			t.Errorf("%s of %q: %+v", c.Action, c.Name, c.Changes)
		}
	}
	for _, n := range plan.Notices {
		if n.Command >= 0 {
			t.Errorf("%+v", n)
		}
	}
}
