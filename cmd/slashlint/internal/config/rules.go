package config

import (
	"cmp"
	"slices"
	"strings"

	"github.com/slashlint/slashlint/validator"
)

// ParseSeverity returns the severity of this name, and whether there is one; "warn" is "warning".
func ParseSeverity(word string) (validator.Severity, bool) {
	if word == "warn" {
		return validator.Warning, true
	}
	return validator.ParseSeverity(word)
}

// MatchRules returns the names of the rules that a pattern matches, in which * stands for any
// characters. Without *, it is the name of one rule.
func MatchRules(pattern string) []string {
	parts := strings.Split(pattern, "*")
	var names []string
	for _, name := range validator.RuleNames() {
		if matches(parts, name) {
			names = append(names, name)
		}
	}
	return names
}

// matches tells whether a name consists of these parts with any characters between them.
func matches(parts []string, name string) bool {
	last := len(parts) - 1
	if last == 0 {
		return name == parts[0]
	}
	name, ok := strings.CutPrefix(name, parts[0])
	for i := 1; i < last && ok; i++ {
		_, name, ok = strings.Cut(name, parts[i])
	}
	return ok && strings.HasSuffix(name, parts[last])
}

func isPattern(rule string) bool { return strings.Contains(rule, "*") }

// UnknownRule says that no rule has a name, or matches a pattern, and returns what may have been meant
// instead: a name, or the pattern of a group of rules, such as "localization-*".
func UnknownRule(rule string) (problem string, candidates []string) {
	candidates = validator.RuleNames()
	if !isPattern(rule) {
		return "unknown rule", candidates
	}
	var groups []string
	for _, name := range candidates {
		if group, _, several := strings.Cut(name, "-"); several {
			groups = append(groups, group+"-*")
		}
	}
	return "no rule matches", slices.Compact(groups)
}

// readRules returns the severities of rules by name. The members of an object have no order: a name
// wins over a pattern, a longer pattern over a shorter one, and of equally long patterns the one with
// the higher severity.
func readRules(rules *node) map[string]validator.Severity {
	type setting struct {
		rule     string
		severity validator.Severity
	}
	settings := make([]setting, len(rules.keys))
	for i, k := range rules.keys {
		severity, _ := ParseSeverity(rules.items[i].text)
		settings[i] = setting{k.text, severity}
	}
	slices.SortFunc(settings, func(a, b setting) int {
		if isPattern(a.rule) != isPattern(b.rule) {
			if isPattern(a.rule) {
				return -1
			}
			return 1
		}
		return cmp.Or(len(a.rule)-len(b.rule), cmp.Compare(a.severity, b.severity))
	})
	severities := map[string]validator.Severity{}
	for _, s := range settings {
		for _, name := range MatchRules(s.rule) {
			severities[name] = s.severity
		}
	}
	return severities
}
