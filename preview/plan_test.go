package preview_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/playground/examples"
	"github.com/slashlint/slashlint/preview"
	"github.com/slashlint/slashlint/validator"
)

// planCase is a case of the conformance data of plans.
type planCase struct {
	Name, Scope string
	Live, Draft json.RawMessage
	Want        json.RawMessage
}

func (c *planCase) plan(t testing.TB) *preview.Plan {
	t.Helper()
	return preview.MakePlan(bulk(c.Live), bulk(c.Draft), parsed(t, c.Scope, parseScope))
}

// bulk reads a document as the body of a bulk overwrite, or as the list it answers.
func bulk(src []byte) *validator.Document {
	return validator.Check(src, validator.Options{Operation: validator.Bulk}).Document
}

func TestPlanConformance(t *testing.T) {
	for suite, cases := range suiteCases[planCase](t, "plan") {
		for _, c := range cases {
			t.Run(suite+"/"+c.Name, func(t *testing.T) {
				plan := c.plan(t)
				got := plan.AppendJSON(nil)
				for _, difference := range compare("", decode(t, c.Want), decode(t, got)) {
					t.Error(difference)
				}
				if t.Failed() {
					t.Logf("%s", got)
				}
				checkChanges(t, c.Live, c.Draft, plan)
			})
		}
	}
}

// checkChanges wants a change's pointer to name a value in the draft or, when there is none, in
// live.
func checkChanges(t *testing.T, live, draft []byte, plan *preview.Plan) {
	t.Helper()
	var roots [2]any
	if json.Unmarshal(live, &roots[0]) != nil || json.Unmarshal(draft, &roots[1]) != nil {
		return
	}
	for i := range plan.Commands {
		for _, change := range plan.Commands[i].Changes {
			root := roots[1]
			if change.Draft == "" {
				root = roots[0]
			}
			if _, ok := resolve(root, change.Pointer); !ok {
				t.Errorf("%q names nothing", change.Pointer)
			}
		}
	}
}

func ExampleMakePlan() {
	live := validator.Check([]byte(`[
		{"id": "1", "name": "ban", "description": "Ban a member", "name_localizations": null},
		{"id": "2", "name": "kick", "description": "Throw a member out", "name_localizations": null}
	]`), validator.Options{}).Document
	draft := validator.Check([]byte(`[
		{"name": "ban", "description": "Ban a member", "name_localizations": {"de": "sperren"}},
		{"name": "kick-out", "description": "Throw a member out"}
	]`), validator.Options{}).Document

	plan := preview.MakePlan(live, draft, validator.Global)
	for _, c := range plan.Commands {
		fmt.Println(c.Action, c.Name)
		for _, change := range c.Changes {
			fmt.Println(" ", change.Path, change.Member, change.Live, "->", change.Draft)
		}
	}
	for _, n := range plan.Notices {
		fmt.Printf("%s: %s\n", n.Severity, n.Message)
	}
	// Output:
	// overwrite ban
	//   /ban [de] name_localizations  -> "sperren"
	// create kick-out
	// delete kick
	// warning: "kick" is probably renamed to "kick-out": its permissions are deleted for good, and its id changes
	// info: 1 new command counts toward the limit of 200 creates a day
	// info: whoever holds the old version of 2 commands has one use rejected while the client reloads it
}

func TestNoticeMessages(t *testing.T) {
	cases := []struct {
		live, draft string
		code        preview.NoticeCode
		scope       validator.Scope
		want        string
	}{
		{
			live: `[{"name": "a"}]`, draft: `[]`, code: preview.NoticePermissions,
			want: `deleting "a" deletes its permissions for good`,
		},
		{
			live: `[{"id": "1", "name": "a"}]`, draft: `[{"id": "1", "name": "b"}]`,
			code: preview.NoticePermissions,
			want: `renaming "a" to "b" deletes its permissions for good`,
		},
		{
			live: `[{"type": 4, "name": "a"}]`, draft: `[]`, code: preview.NoticeEntryPoint,
			want: `the draft lacks the entry point "a": the service refuses the whole body ` +
				`(code 50240); include it`,
		},
		{
			live: `[{"type": 4, "name": "a"}]`, draft: `[{"type": 4, "name": "b"}]`,
			code: preview.NoticeEntryPoint,
			want: `the entry point "a" becomes "b"; the service may refuse the whole body ` +
				`(code 50240)`,
		},
		{
			live: `[]`, draft: `[{"type": 4, "name": "a"}]`, scope: validator.Guild,
			code: preview.NoticeEntryPointScope,
			want: `a guild has no PRIMARY_ENTRY_POINT commands; the service refuses the whole ` +
				`body`,
		},
		{
			live: `[]`, draft: `[{"type": 4, "name": "a"}, {"type": 4, "name": "b"}]`,
			code: preview.NoticeCount,
			want: `the draft has 2 PRIMARY_ENTRY_POINT commands of at most 1; the service ` +
				`refuses the whole body`,
		},
		{
			live: `[]`, draft: `[{"name": "a"}, {"name": "b"}]`, code: preview.NoticeCreates,
			want: `2 new commands count toward the limit of 200 creates a day`,
		},
		{
			live: `[{"name": "a"}]`, draft: `[]`, code: preview.NoticeReadRepair,
			want: `whoever holds the old version of 1 command has one use rejected while the ` +
				`client reloads it`,
		},
		{
			live: `[{"name": "a", "integration_types": [1]}]`, draft: `[{"name": "a"}]`,
			code: preview.NoticeIntegrationTypes,
			want: `"/a" leaves integration_types out, which are [1]; it gets the application's ` +
				`configured ones`,
		},
		{
			live: `[{"name": "a"}]`, draft: `[{"name": "a", "name_localizations": {"de": "b"}}]`,
			code: preview.NoticeLocalizations,
			want: `live has no localizations; list it with_localizations=true to compare them`,
		},
		{
			live: `[{"id": "1", "guild_id": "2", "name": "a"}]`, draft: `[]`, code: preview.NoticeScope,
			want: `live has commands of a guild, with "guild_id"; the plan is for the global ones`,
		},
		{
			live: `[{"id": "1", "name": "a"}]`, draft: `[]`, scope: validator.Guild, code: preview.NoticeScope,
			want: `live has global commands, without "guild_id"; the plan is for those of a guild`,
		},
		{
			live: `{"name": "a"}`, draft: `[{"name": "a"}]`, code: preview.NoticeForm,
			want: `live is no list of commands; give the answer of a list call`,
		},
		{
			live: `[]`, draft: `{"name": "a"}`, code: preview.NoticeForm,
			want: `the draft is no list of commands; a bulk overwrite with it alone deletes all ` +
				`others`,
		},
		{
			live:  `[{"name": "a", "options": [{"type": 3, "name": "b"}]}]`,
			draft: `[{"name": "a"}]`, code: preview.NoticeOptionRemoved,
			want: `"/a > b" is removed; an application that expects it will not find it`,
		},
		{
			live:  `[{"name": "a", "options": [{"type": 3, "name": "user"}]}]`,
			draft: `[{"name": "a", "options": [{"type": 3, "name": "users"}]}]`,
			code:  preview.NoticeOptionRenamed,
			want: `"/a > users" was named "user"; an application that expects that name will not ` +
				`find it`,
		},
		{
			live:  `[{"name": "a", "options": [{"type": 3, "name": "b"}]}]`,
			draft: `[{"name": "a", "options": [{"type": 3, "name": "b", "required": true}]}]`,
			code:  preview.NoticeOptionRequired, want: `"/a > b" is required now`,
		},
		{
			live:  `[{"name": "a"}]`,
			draft: `[{"name": "a", "options": [{"type": 3, "name": "b", "required": true}]}]`,
			code:  preview.NoticeOptionRequired, want: `"/a > b" is new and required`,
		},
		{
			live:  `[{"name": "a", "options": [{"type": 3, "name": "b"}]}]`,
			draft: `[{"name": "a", "options": [{"type": 4, "name": "b"}]}]`,
			code:  preview.NoticeOptionType,
			want:  `"/a > b" was of type STRING and is of type INTEGER`,
		},
	}
	for _, c := range cases {
		plan := preview.MakePlan(bulk([]byte(c.live)), bulk([]byte(c.draft)), c.scope)
		i := slices.IndexFunc(plan.Notices, func(n preview.Notice) bool {
			return n.Code == c.code
		})
		if i < 0 || plan.Notices[i].Message != c.want {
			t.Errorf("%+v, want %s", plan.Notices, c.want)
		}
	}
}

func TestPlanOfNothing(t *testing.T) {
	document := bulk([]byte(`[{"name": "a", "description": "b"}]`))
	if n := preview.MakePlan(nil, document, validator.Global).Number(preview.Create); n != 1 {
		t.Errorf("%d creates", n)
	}
	if n := preview.MakePlan(document, nil, validator.Global).Number(preview.Delete); n != 1 {
		t.Errorf("%d deletes", n)
	}
}

func TestPlanJSON(t *testing.T) {
	plan := preview.MakePlan(bulk([]byte(`[{"name": "a", "description": "b"}]`)),
		bulk([]byte(`[{"name": "a", "description": "<c>"}]`)), validator.Guild)
	const want = `{"schema":1,"scope":"guild","commands":[{"action":"overwrite",` +
		`"type":"CHAT_INPUT","name":"a","pointer":"/0","live":"/0","changes":[` +
		`{"pointer":"/0/description","path":"/a","member":"description","live":"b",` +
		`"draft":"\u003cc\u003e"}],"lost":[]}],"warnings":[],` +
		`"summary":{"create":0,"overwrite":1,"unchanged":0,"delete":0,"refused":false,"counts":[` +
		`{"type":"CHAT_INPUT","live":1,"draft":1,"limit":100},` +
		`{"type":"USER","live":0,"draft":0,"limit":15},` +
		`{"type":"MESSAGE","live":0,"draft":0,"limit":15},` +
		`{"type":"PRIMARY_ENTRY_POINT","live":0,"draft":0,"limit":0}]}}`
	if got, err := json.Marshal(plan); err != nil || string(got) != want {
		t.Errorf("%s, %v", got, err)
	}
}

// TestPlanOfTheLargestSet deploys the largest legal set over what the service lists of it.
func TestPlanOfTheLargestSet(t *testing.T) {
	draft := bulk(examples.FullSet())
	live := bulk(preview.Listed(draft, locale.EnglishUS, true))
	checkUnchanged(t, preview.MakePlan(live, draft, validator.Global))
}
