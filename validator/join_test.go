package validator_test

import (
	"encoding/json"
	"testing"

	"github.com/slashlint/slashlint/internal/conformance"
	"github.com/slashlint/slashlint/validator"
	"github.com/slashlint/slashlint/validator/yaml"
)

func TestJoin(t *testing.T) {
	part := validator.Options{Part: true}
	for _, c := range []struct {
		name  string
		files []string
		want  string
	}{
		{"nothing", nil, "[]\n"},
		{
			"an object, an array and a wrapped one",
			[]string{`{"name": "a"}`, `[{"name":"b"}, {"name":"c"}]`, `{"commands": [{"name":"d"}]}`},
			"[{\"name\":\"a\"},\n{\"name\":\"b\"},\n{\"name\":\"c\"},\n{\"name\":\"d\"}]\n",
		},
		{
			"what is not well-formed stays in its place",
			[]string{`[{"name": "a", "options": [x1, {"name": 'b'}], "type": , // none` + "\n", `{"name": "c"`},
			"[{\"name\":\"a\",\"options\":[\"x1\",{\"name\":\"b\"}],\"type\":{}},\n{\"name\":\"c\"}]\n",
		},
		{"an element that is no value", []string{`[{"name": "a"}, +-, {"name": "b"}]`}, "[{\"name\":\"a\"},\nnull,\n{\"name\":\"b\"}]\n"},
		{
			"fields of a client library, and a single one that is unknown",
			[]string{`{"name": "a", "nameLocalizations": {}, "dmPermission": true}`, `{"name": "b", "minValue": 1}`},
			"[{\"name\":\"a\",\"name_localizations\":{},\"dm_permission\":true},\n{\"name\":\"b\",\"minValue\":1}]\n",
		},
	} {
		reports := make([]*validator.Report, len(c.files))
		for i, file := range c.files {
			reports[i] = validator.Check([]byte(file), part)
		}
		if got := string(validator.Join(reports)); got != c.want {
			t.Errorf("%s: got %s, want %s", c.name, got, c.want)
		}
	}
}

func TestJoinReader(t *testing.T) {
	report := validator.Check([]byte("name: a # one\noptions: [&x {name: b}, *x]\n"),
		validator.Options{Part: true, Reader: yaml.Reader{}})
	const want = "[{\"name\":\"a\",\"options\":[{\"name\":\"b\"},{\"name\":\"b\"}]}]\n"
	if got := string(validator.Join([]*validator.Report{report})); got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// Joined twice, the commands of every document of the conformance data are valid JSON and keep their
// number and what they use of their budgets.
func TestJoinEverything(t *testing.T) {
	joined := 0
	for _, s := range conformance.Read(t, "testdata/conformance") {
		for _, c := range s.Cases {
			report := validator.Check(c.Bytes(t), validator.Options{})
			if report.Kind != validator.Commands {
				continue
			}
			joined++
			both := validator.Join([]*validator.Report{report, report})
			if !json.Valid(both) {
				t.Errorf("%s/%s: %s", s.Rule, c.Name, both)
			}
			again := validator.Check(both, validator.Options{Kind: validator.Commands, AsSent: true})
			if n := len(report.Document.Commands); len(again.Document.Commands) != 2*n {
				t.Errorf("%s/%s: %d commands, want %d", s.Rule, c.Name, len(again.Document.Commands), 2*n)
			}
			for i, b := range report.Budgets {
				if again.Budgets[i].Used != b.Used {
					t.Errorf("%s/%s: %d, want %d", s.Rule, c.Name, again.Budgets[i].Used, b.Used)
				}
			}
		}
	}
	if joined < 500 {
		t.Errorf("%d documents", joined)
	}
}
