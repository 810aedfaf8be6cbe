package yaml_test

import (
	"os"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/internal/conformance"
	"github.com/slashlint/slashlint/validator"
	"github.com/slashlint/slashlint/validator/yaml"
)

// The rules that documents in YAML break as such have their conformance data here: other
// implementations of the validator need not read YAML. "mark" is the text that a diagnostic marks.
func TestConformance(t *testing.T) {
	for _, s := range conformance.Read(t, "testdata/conformance") {
		if rule, ok := validator.Lookup(s.Rule); !ok || !strings.HasPrefix(rule.Name, "yaml-") {
			t.Errorf("%q is no rule of YAML", s.Rule)
		}
		for _, c := range s.Cases {
			t.Run(s.Rule+"/"+c.Name, func(t *testing.T) {
				src := c.Bytes(t)
				options := c.Options(t)
				options.Reader = yaml.Reader{}
				c.Compare(t, src, validator.Check(src, options).Diagnostics)
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
