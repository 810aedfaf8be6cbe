package format

import (
	"bufio"
	"bytes"
	"encoding/json"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/config"
	"github.com/slashlint/slashlint/validator"
)

// A suppressed result is in the log with its reasons, and then the others say that they are not
// suppressed; without one, none says anything.
func TestSARIFSuppressions(t *testing.T) {
	c, problems := config.Parse("x.json", []byte(`{"suppressions": [
		{"rule": "name-lowercase", "pointer": "/name", "reason": "as it was"},
		{"rule": "name-lowercase", "reason": "for now"}]}`))
	if problems != nil {
		t.Fatal(problems)
	}
	schema := schemas["sarif"].compile(t)
	source := []byte(`{"name": "Ban", "description": ""}`)
	for _, suppressions := range []config.Suppressions{nil, c.SuppressionsFor("")} {
		report := validator.Check(source, validator.Options{})
		file := File{Name: "a.json", Source: source, Report: report, Suppressed: suppressions.TakeFrom(report)}
		var text bytes.Buffer
		out := bufio.NewWriter(&text)
		s := New("sarif", out, Setting{})
		s.File(file)
		if err := s.End(Summary{Files: 1}); err != nil {
			t.Fatal(err)
		}
		out.Flush()
		instance, err := jsonschema.UnmarshalJSON(bytes.NewReader(text.Bytes()))
		if err != nil {
			t.Fatal(err)
		}
		if err := schema.Validate(instance); err != nil {
			t.Error(err)
		}
		var log struct {
			Runs []struct{ Results []map[string]json.RawMessage }
		}
		if err := json.Unmarshal(text.Bytes(), &log); err != nil {
			t.Fatal(err)
		}
		want := map[string]string{`"name-lowercase"`: "", `"description-length"`: ""}
		if suppressions != nil {
			want[`"name-lowercase"`] = `[{"kind":"external","justification":"as it was"},{"kind":"external","justification":"for now"}]`
			want[`"description-length"`] = `[]`
		}
		if len(log.Runs[0].Results) != len(want) {
			t.Errorf("%d results, want %d", len(log.Runs[0].Results), len(want))
		}
		for _, result := range log.Runs[0].Results {
			var got bytes.Buffer
			if text := result["suppressions"]; text != nil {
				if err := json.Compact(&got, text); err != nil {
					t.Fatal(err)
				}
			}
			if rule := string(result["ruleId"]); got.String() != want[rule] {
				t.Errorf("%s has the suppressions %s, want %s", rule, got.String(), want[rule])
			}
		}
	}
}
