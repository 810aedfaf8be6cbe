package validator_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/internal/conformance"
	"github.com/slashlint/slashlint/validator"
)

// toolRules are about the tool itself and have no examples and no conformance data. Those of YAML
// have theirs in package yaml.
var toolRules = []string{"report-limit", "suppression-unused", "yaml-syntax", "yaml-ambiguous"}

func TestCatalogueTextsAreWhole(t *testing.T) {
	name := regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`)
	seen := map[string]bool{}
	for _, rule := range validator.Rules() {
		if !name.MatchString(rule.Name) || seen[rule.Name] {
			t.Errorf("%q is no rule's name, or stands twice", rule.Name)
		}
		seen[rule.Name] = true
		if found, ok := validator.Lookup(rule.Name); !ok || found.Says != rule.Says {
			t.Errorf("%s: Lookup does not find it", rule.Name)
		}
		for what, text := range map[string]string{
			"Says": rule.Says, "Why": rule.Why, "Do": rule.Do, "Source": rule.Source,
		} {
			if text == "" || text != strings.TrimSpace(text) {
				t.Errorf("%s: %s is empty or has blanks around it", rule.Name, what)
			}
		}
		if strings.HasSuffix(rule.Says, ".") || strings.ToLower(rule.Says[:1]) != rule.Says[:1] {
			t.Errorf("%s: Says must start lower-case and have no final period: %q", rule.Name, rule.Says)
		}
		for what, text := range map[string]string{"Why": rule.Why, "Do": rule.Do} {
			if !strings.HasSuffix(text, ".") {
				t.Errorf("%s: %s must be full sentences: %q", rule.Name, what, text)
			}
		}
	}
}

func TestCatalogueExamples(t *testing.T) {
	for _, rule := range validator.Rules() {
		if slices.Contains(toolRules, rule.Name) {
			continue
		}
		t.Run(rule.Name, func(t *testing.T) {
			if !slices.Contains(brokenBy(t, rule, rule.Bad), rule.Name) {
				t.Errorf("the bad example does not break the rule:\n%s", rule.Bad.Text)
			}
			if broken := brokenBy(t, rule, rule.Good); len(broken) > 0 {
				t.Errorf("the good example breaks %v:\n%s", broken, rule.Good.Text)
			}
		})
	}
}

// brokenBy returns the rules that an example breaks. A rule that is off by default is turned on.
func brokenBy(t *testing.T, rule validator.Rule, example validator.Example) []string {
	t.Helper()
	options := example.Options()
	if rule.Severity == validator.Off {
		options.Rules = map[string]validator.Severity{rule.Name: validator.Error}
	}
	var names []string
	for _, d := range validator.Check([]byte(example.Text), options).Diagnostics {
		names = append(names, d.Rule)
	}
	return names
}

func TestEveryRuleHasConformanceData(t *testing.T) {
	for _, rule := range validator.Rules() {
		if slices.Contains(toolRules, rule.Name) {
			continue
		}
		file := filepath.Join("testdata", "conformance", rule.Name+".json")
		if _, err := os.Stat(file); err != nil {
			t.Error(err)
		}
	}
	for _, s := range suites(t) {
		if _, ok := validator.Lookup(s.Rule); !ok {
			t.Errorf("conformance data for %q, which is no rule", s.Rule)
		}
		failing, passing := 0, 0
		for _, c := range s.Cases {
			if slices.ContainsFunc(c.Want, func(w conformance.Wanted) bool { return w.Rule == s.Rule }) {
				failing++
			} else {
				passing++
			}
		}
		if failing == 0 || passing == 0 {
			t.Errorf("%s: %d cases that break it and %d that do not", s.Rule, failing, passing)
		}
	}
}

func TestRationalesAreWritten(t *testing.T) {
	text, err := os.ReadFile("../RATIONALE.md")
	if err != nil {
		t.Fatal(err)
	}
	explained := 0
	for _, rule := range validator.Rules() {
		if rule.Rationale == "" {
			continue
		}
		explained++
		if !strings.Contains(string(text), "\n## "+rule.Rationale+"\n") {
			t.Errorf("%s: RATIONALE.md has no heading %q", rule.Name, rule.Rationale)
		}
	}
	if explained == 0 {
		t.Error("no rule names its paragraph")
	}
}
