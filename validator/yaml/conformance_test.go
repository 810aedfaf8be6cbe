package yaml_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/validator"
	"github.com/slashlint/slashlint/validator/yaml"
)

// The rules that documents in YAML break as such have their conformance data here: other
// implementations of the validator need not read YAML. "mark" is the text that a diagnostic marks.
func TestConformance(t *testing.T) {
	for _, s := range suites(t, "testdata/conformance/*.json") {
		if rule, ok := validator.Lookup(s.Rule); !ok || !strings.HasPrefix(rule.Name, "yaml-") {
			t.Errorf("%q is no rule of YAML", s.Rule)
		}
		for _, c := range s.Cases {
			t.Run(s.Rule+"/"+c.Name, func(t *testing.T) {
				src := c.bytes(t)
				options := c.options(t)
				options.Reader = yaml.Reader{}
				compare(t, &c, src, validator.Check(src, options).Diagnostics)
			})
		}
	}
}

func TestEveryRuleHasConformanceData(t *testing.T) {
	for _, rule := range validator.Rules() {
		if strings.HasPrefix(rule.Name, "yaml-") {
			if _, err := os.Stat("testdata/conformance/" + rule.Name + ".json"); err != nil {
				t.Error(err)
			}
		}
	}
}

// compare takes from the diagnostics what the case wants, each once.
func compare(t *testing.T, c *conformanceCase, src []byte, found []validator.Diagnostic) {
	t.Helper()
	rest := slices.Clone(found)
	for _, want := range c.Want {
		i := slices.IndexFunc(rest, func(d validator.Diagnostic) bool {
			return d.Rule == want.Rule && d.Pointer == want.Pointer &&
				(want.Severity == "" || want.Severity == d.Severity.String()) &&
				(want.Mark == nil || *want.Mark == mark(src, &d))
		})
		if i < 0 {
			t.Errorf("missing: %s", want)
			continue
		}
		rest = slices.Delete(rest, i, i+1)
	}
	for _, d := range rest {
		t.Errorf("not wanted: %s %s at %q, marking %q: %s", d.Severity, d.Rule, d.Pointer, mark(src, &d), d.Message)
	}
}

func mark(src []byte, d *validator.Diagnostic) string {
	return string(src[d.Range.Start.Offset:d.Range.End.Offset])
}

func (w wanted) String() string {
	text := fmt.Sprintf("%s at %q", w.Rule, w.Pointer)
	if w.Mark != nil {
		text += fmt.Sprintf(", marking %q", *w.Mark)
	}
	return text
}
