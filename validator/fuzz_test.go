package validator_test

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/slashlint/slashlint/validator"
)

// settings are options as a fuzzer can vary them: the scope in the lowest bit, then two bits for the
// operation and three for the kind.
type settings uint8

func (s settings) options() validator.Options {
	return validator.Options{
		Scope:     validator.Scope(s & 1),
		Operation: validator.Operation(s >> 1 & 3),
		Kind:      validator.Kind(s >> 3 & 7),
	}
}

func settingsOf(o validator.Options) settings {
	return settings(o.Scope) | settings(o.Operation)<<1 | settings(o.Kind)<<3
}

// override gives one rule a severity: the lowest two bits are the severity, the others the rule.
// 0 overrides nothing.
type override uint8

func (o override) rules() map[string]validator.Severity {
	rules := validator.Rules()
	if i := int(o >> 2); o > 0 && i < len(rules) {
		return map[string]validator.Severity{rules[i].Name: validator.Severity(o & 3)}
	}
	return nil
}

// mostFuzzed is how many bytes a document that is fuzzed may have: larger ones slow the search down.
const mostFuzzed = 4 << 10

func FuzzCheck(f *testing.F) {
	for _, d := range documents(f) {
		if len(d.src) <= mostFuzzed {
			f.Add(d.src, uint8(settingsOf(d.options)), uint8(0))
		}
	}
	for i := range validator.Rules() {
		for s := range validator.Error + 1 {
			f.Add([]byte(everythingWrong), uint8(0), uint8(i<<2)|uint8(s))
		}
	}
	f.Fuzz(func(t *testing.T, src []byte, with, rule uint8) {
		if len(src) > mostFuzzed {
			return
		}
		given := bytes.Clone(src)
		d := document{src: src, options: settings(with).options()}
		d.options.Rules = override(rule).rules()
		report := d.check()
		if !bytes.Equal(src, given) {
			t.Error("Check changed its document")
		}
		wantSound(t, &d, report)
		wantRead(t, &d)
		if again := d.check(); !bytes.Equal(again.AppendJSON(nil), report.AppendJSON(nil)) {
			t.Error("the same document gives another report")
		}
		for name, severity := range d.options.Rules {
			wantSeverity(t, report, name, severity)
		}
	})
}

// everythingWrong breaks rules of every kind.
const everythingWrong = `[{"name": "Ban Him", "description": " ", "version": "1", "colour": 1,
 "nsfw": null,
 "contexts": [0, 0, 2, 7], "integration_types": [0], "dm_permission": true,
 "default_member_permissions": "x",
 "name_localizations": {"de": "", "xx": "y", "he": "z", "en_us": "q"},
 "options": [
  {"type": "3", "name": "a'b", "description": "x", "min_length": 9, "max_length": 7,
   "autocomplete": true,
   "choices": [{"name": "", "value": ""}, {"name": "n", "value": 1}, {"name": "n", "value": "n"}]},
  {"type": 4, "name": "a'b", "description": "x", "required": true, "min_value": 1.5, "options": [{}],
   "choices": [{"name": "n", "value": 1e99}]},
  {"type": 2, "name": "g", "description": "y", "options": []},
  {"type": 11, "name": "f", "description": "y", "file_types": ["pdf"],
   "name_localizations": {"en-GB": "g", "es-ES": "f"}}
 ]},
 {"type": 4, "name": "Launch It", "description": "", "handler": 3},
 {"type": 2, "name": " ", "id": "x"}, {"type": 2, "name": " "}
]`

// wantSeverity wants every diagnostic of a rule to have the severity that the options give it.
func wantSeverity(t *testing.T, report *validator.Report, rule string, severity validator.Severity) {
	t.Helper()
	for _, d := range report.Diagnostics {
		if d.Rule == rule && d.Severity != severity {
			t.Errorf("%s is reported as %s, not as %s", rule, d.Severity, severity)
		}
	}
}

func FuzzMend(f *testing.F) {
	for _, d := range documents(f) {
		if len(d.src) <= mostFuzzed {
			f.Add(d.src, uint8(settingsOf(d.options)))
		}
	}
	f.Add([]byte(everythingWrong), uint8(0))
	f.Fuzz(func(t *testing.T, src []byte, with uint8) {
		if len(src) > mostFuzzed {
			return
		}
		d := document{src: src, options: settings(with).options()}
		wantMended(t, &d)
		if json.Valid(src) {
			wantUnsafeEnds(t, &d)
		}
	})
}
