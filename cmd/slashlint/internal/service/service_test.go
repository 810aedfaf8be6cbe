package service_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/service"
	"github.com/slashlint/slashlint/internal/conformance"
	"github.com/slashlint/slashlint/validator"
)

// everyCase calls a function with the report on each case of the validator's data.
func everyCase(t *testing.T, each func(t *testing.T, report *validator.Report)) {
	t.Helper()
	suites := conformance.Read(t, "../../../../validator/testdata/conformance")
	if len(suites) < 50 {
		t.Fatal(len(suites))
	}
	for _, s := range suites {
		for _, c := range s.Cases {
			options := c.Options(t)
			options.AsSent = true
			t.Run(s.Rule+"/"+c.Name, func(t *testing.T) { each(t, validator.Check(c.Bytes(t), options)) })
		}
	}
}

// What the service would answer is found again at the same places.
func TestRoundTrip(t *testing.T) {
	answered := 0
	everyCase(t, func(t *testing.T, report *validator.Report) {
		body, uncovered := service.Answer(report)
		if !json.Valid(body) {
			t.Fatalf("no JSON: %s", body)
		}
		if string(body) == "{}" {
			return
		}
		answered++
		response, err := service.ReadResponse(body)
		if err != nil {
			t.Fatal(err)
		}
		locator := service.NewLocator(report)
		found := locator.Whole(response)
		for _, m := range locator.Mistakes(response) {
			if len(m.Diagnostics) == 0 {
				t.Errorf("nothing at %s [%s]", m.Place(), m.Code)
			}
			found = append(found, m.Diagnostics...)
		}
		if response.Code != "50035" {
			return
		}
		for _, d := range report.Diagnostics {
			same := func(other validator.Diagnostic) bool { return other.Rule == d.Rule && other.Pointer == d.Pointer }
			if d.Severity == validator.Error && !slices.ContainsFunc(uncovered, same) && !slices.ContainsFunc(found, same) {
				t.Errorf("%s at %q is in the answer and not found: %s", d.Rule, d.Pointer, body)
			}
		}
	})
	if answered < 100 {
		t.Errorf("%d answers", answered)
	}
}

// A document without errors is accepted, another is not.
func TestAnswersOfEachKind(t *testing.T) {
	everyCase(t, func(t *testing.T, report *validator.Report) {
		body, uncovered := service.Answer(report)
		accepted := string(body) == "{}" && len(uncovered) == 0
		if accepted != (report.Counts().Errors == 0) {
			t.Errorf("%d errors, answer %s, %d not covered", report.Counts().Errors, body, len(uncovered))
		}
	})
}

func TestResponses(t *testing.T) {
	for text, want := range map[string]string{
		`{"code":50035,"message":"Invalid Form Body","errors":{"0":{"name":{"_errors":[{"code":"A","message":"b"},{"code":"C","message":"d"}]}}}}`: "50035 0.name A b|0.name C d",
		`{"code":50035,"errors":{"_errors":[{"code":"A","message":"b"}]}}`:                                                                         "50035 the whole body A b",
		`{"code":50035,"errors":{"options":{"_errors":["plain"]}}}`:                                                                                "50035 options  plain",
		`{"code":50240,"message":"x"}`: "50240 ",
		`{"message":"You are being rate limited.","retry_after":64.57,"global":false}`:      "429 ",
		`{"message":"x","retry_after":1,"code":20022}`:                                      "20022 ",
		`{"message":"401: Unauthorized","code":0}`:                                          "401 ",
		"discord.errors.HTTPException: 401 Unauthorized (error code: 0): 401: Unauthorized": "401 ",
		"DiscordAPIError[0]: 404: Not Found":                                                "404 ",
		`{"error":"invalid_grant"}`:                                                         "invalid_grant ",
		"In 0.options.1.name: Command name is invalid\n":                                    "50035 0.options.1.name APPLICATION_COMMAND_INVALID_NAME Command name is invalid",
		"error code: 50035): Invalid Form Body\r\nIn 1: ?\r":                                "50035 1  ?",
		"DiscordAPIError[50035]: Invalid Form Body\noptions[1].name[STRING_TYPE_REGEX]: String value did not match validation regex.": "50035 " +
			"options.1.name STRING_TYPE_REGEX String value did not match validation regex.",
		"DiscordAPIError[30034]: Max": "30034 ",
		`In 0.options: Option name a b is already used in these options`: "50035 0.options APPLICATION_COMMAND_OPTIONS_NAME_INVALID " +
			"Option name a b is already used in these options",
		"Failed to upload commands to Discord (HTTP status 400, error code 50035)\nError A: b\nError C_D: e\n Error E: f": "50035 " +
			"the whole body A b|the whole body C_D e|the whole body E f",
		"In command 'a' defined in function 'f'\nIn 3.name: x":        "50035 a.options.3.name  x",
		"In context menu \"it's\" defined in function 'f'\n  name: x": "50035 it's.name  x",
		"In group 'a' defined in module 'm'\n  In command 'a b' defined in function 'f'\n    In parameter 'c'\n      y\n  z": "50035 " +
			"a.options.b.options.c  y|a  z",
		`In 0.name_localizations.en: Value "en" is not a valid enum value.`: `50035 0.name_localizations.en ENUM_TYPE_COERCE Value "en" is not a valid enum value.`,
	} {
		response, err := service.ReadResponse([]byte(text))
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		var places []string
		for _, m := range response.Mistakes {
			places = append(places, m.Place()+" "+m.Code+" "+m.Message)
		}
		if got := response.Code + " " + strings.Join(places, "|"); got != want {
			t.Errorf("%s\ngot  %q\nwant %q", text, got, want)
		}
	}
	for _, text := range []string{"", "{}", "[]", `{"code":`, "nothing here", `{"message":"401: Unauthorized"}`} {
		if response, err := service.ReadResponse([]byte(text)); err == nil {
			t.Errorf("%q is read as %+v", text, response)
		}
	}
}

// Rules and codes in the tables are those of the catalogue and of each other.
func TestTables(t *testing.T) {
	for _, e := range service.Errors() {
		if found, ok := service.LookupError(e.Code); !ok || found.When != e.When || e.When == "" {
			t.Errorf("%s: %+v", e.Code, found)
		}
		wantRules(t, e.Code, e.Rules)
	}
	if _, ok := service.LookupError("1"); ok {
		t.Error("the code 1 is documented")
	}
	for _, l := range service.Leaves() {
		wantRules(t, l.Code, l.Rules)
	}
	for _, e := range validator.Endpoints() {
		for _, code := range validator.CheckRequest(validator.Request{Name: e.Name}).Errors {
			if _, ok := service.LookupError(code); !ok {
				t.Errorf("%s: %s is in no table", e.Name, code)
			}
		}
	}
}

func wantRules(t *testing.T, code string, rules []string) {
	t.Helper()
	for _, rule := range rules {
		if _, ok := validator.Lookup(rule); !ok {
			t.Errorf("%s: no rule %q", code, rule)
		}
	}
}
