package preview_test

import (
	"slices"
	"testing"

	"github.com/slashlint/slashlint/preview"
	"github.com/slashlint/slashlint/validator"
)

// byScope has commands of three scopes.
const byScope = `{
"global": [{"name": "ping", "description": "x"}],
"1100000000000000001": [{"name": "reload", "description": "x"}],
"1100000000000000002": [{"name": "reset", "description": "x"}]}`

// A guild's commands are seen there alone, and outside guilds the global ones.
func TestPickerOfSeveralScopes(t *testing.T) {
	document := validator.Check([]byte(byScope), validator.Options{}).Document
	for _, c := range []struct {
		viewer preview.Viewer
		want   []string
	}{
		{preview.Viewer{}, []string{"ping", "reload", "reset"}},
		{preview.Viewer{Guild: 1100000000000000001}, []string{"ping", "reload"}},
		{preview.Viewer{In: validator.BotDM}, []string{"ping"}},
	} {
		var got []string
		for _, e := range preview.NewPicker(document, c.viewer).Slash {
			got = append(got, e.Path[0].Default)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%+v sees %q, want %q", c.viewer, got, c.want)
		}
	}
}

// A plan is about one scope.
func TestPlanOfSeveralScopes(t *testing.T) {
	document := validator.Check([]byte(byScope), validator.Options{}).Document
	plan := preview.MakePlan(nil, document, validator.Global)
	if len(plan.Commands) != 1 || plan.Commands[0].Name != "ping" || plan.Refused() {
		t.Errorf("the plan is %+v", plan.Commands)
	}
	if plan := preview.MakePlan(nil, document, validator.Guild); !plan.Refused() {
		t.Errorf("commands of two guilds are planned together: %+v", plan.Commands)
	}
}
