package preview_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/preview"
	"github.com/slashlint/slashlint/validator"
)

func ExampleCompose() {
	report := validator.Check([]byte(`{"name": "ban", "name_localizations": {"de": "sperren"},
		"description": "Ban a member", "options": [
			{"type": 3, "name": "why", "description": "Why", "required": true}]}`),
		validator.Options{})
	pick := preview.Pick{Path: []string{"ban"}}
	viewer := preview.Viewer{Locale: locale.German}

	_, refusals := preview.Compose(report.Document, pick, preview.Values{}, viewer)
	fmt.Println(refusals[0].Code, refusals[0].Message)

	values := preview.Values{Options: []preview.Value{{Option: "why", Text: "spam"}}}
	interaction, _ := preview.Compose(report.Document, pick, values, viewer)
	_, data, _ := strings.Cut(string(interaction.AppendJSON(nil)), `"data":`)
	fmt.Println(strings.TrimSuffix(data, "}"))
	fmt.Println(interaction.Meaning())
	// Output:
	// option-required "why" is required; give it a value
	// {"id":"1100000000000001000","name":"ban","type":1,"options":[{"type":3,"name":"why","value":"spam"}]}
	// the application answers
}

func TestInteractionJSON(t *testing.T) {
	document := bulk([]byte(`[{"name": "go", "description": "Go", "options": [
		{"type": 7, "name": "to", "description": "Where"}]}]`))
	const want = `{"id":"1100000000000000003","application_id":"1100000000000000001","type":2,` +
		`"token":"sample-interaction-token","version":1,"guild_id":"1100000000000000005",` +
		`"channel_id":"1100000000000000006","member":{"user":{"id":"1100000000000000004",` +
		`"username":"user_1100000000000000004","discriminator":"0","avatar":null,` +
		`"public_flags":0},"roles":[],"premium_since":null,"permissions":"8866461766385663",` +
		`"pending":false,"is_pending":false,"nick":null,"mute":false,"deaf":false,` +
		`"joined_at":"2026-01-01T00:00:00.000000+00:00","avatar":null},"locale":"de",` +
		`"guild_locale":"en-US","app_permissions":"442368","entitlements":[],` +
		`"authorizing_integration_owners":{"0":"1100000000000000005",` +
		`"1":"1100000000000000004"},"attachment_size_limit":10485760,` +
		`"data":{"id":"1100000000000001000","name":"go","type":1,"options":[` +
		`{"type":7,"name":"to","value":"42"}],"resolved":{"channels":{"42":{"id":"42",` +
		`"name":"channel-42","type":0,"permissions":"8866461766385663",` +
		`"app_permissions":"442368"}}}}}`
	in, _ := preview.Compose(document, preview.Pick{Path: []string{"go"}}, preview.Values{
		Options: []preview.Value{{Option: "to", Text: "42"}},
	}, preview.Viewer{Locale: locale.German})
	if got := string(in.AppendJSON(nil)); got != want {
		t.Errorf("%s", got)
	}
	if got := string(in.AppendJSON([]byte("[{},"))); got != "[{},"+want {
		t.Errorf("%s", got)
	}
}

func TestMeaning(t *testing.T) {
	document := bulk([]byte(`[
		{"name": "find", "description": "Find it", "options": [
			{"type": 3, "name": "what", "description": "What", "autocomplete": true}]},
		{"type": 4, "name": "app", "handler": 1},
		{"type": 4, "name": "service", "handler": 2}]`))
	cases := []struct {
		pick     preview.Pick
		focus    string
		handling preview.Handling
		meaning  string
	}{
		{pick: preview.Pick{Pointer: "/0"}, meaning: "the application answers"},
		{pick: preview.Pick{Pointer: "/0"}, focus: "what", meaning: "the application suggests " +
			"values for the option being typed"},
		{pick: preview.Pick{Pointer: "/1"}, meaning: "the application answers, with " +
			"LAUNCH_ACTIVITY (type 12) or another action"},
		{
			pick: preview.Pick{Pointer: "/2"}, handling: preview.ByService,
			meaning: "the service launches the Activity and posts a message in the channel; " +
				"the application receives nothing",
		},
	}
	for _, c := range cases {
		values := preview.Values{Focus: c.focus}
		in, refusals := preview.Compose(document, c.pick, values, preview.Viewer{})
		if in == nil {
			t.Errorf("%v", refusals)
			continue
		}
		if in.Meaning() != c.meaning || in.Handling != c.handling {
			t.Errorf("%s: %s, want %s", in.Handling, in.Meaning(), c.meaning)
		}
		if got, err := json.Marshal(in); err != nil || string(got) != string(in.AppendJSON(nil)) {
			t.Errorf("%s, %v", got, err)
		}
	}
}

func TestNumbersAreWrittenShort(t *testing.T) {
	document := bulk([]byte(`[{"name": "a", "description": "b", "options": [
		{"type": 10, "name": "n", "description": "N"}]}]`))
	for text, want := range map[string]string{
		"-0": "0", "0.0": "0", "1e-400": "0", "1.50": "1.5", "12e2": "1200", "-0.1": "-0.1",
		"0.00000025": "2.5e-7", "1e-12": "1e-12", "9007199254740992.0": "9007199254740992",
	} {
		in, _ := preview.Compose(document, preview.Pick{Pointer: "/0"}, preview.Values{
			Options: []preview.Value{{Option: "n", Text: text}},
		}, preview.Viewer{})
		if got := string(in.AppendJSON(nil)); !strings.Contains(got, `"value":`+want+`}`) {
			t.Errorf("%s, want %s", got, want)
		}
	}
}
