package config

import (
	"strings"
	"testing"

	"github.com/slashlint/slashlint/validator"
)

func TestPointers(t *testing.T) {
	for _, c := range []struct {
		pattern, pointer string
		want             bool
	}{
		{"", "", true},
		{"", "/a", false},
		{"/**", "", true},
		{"/**", "/a/b", true},
		{"/*", "", false},
		{"/*", "/a", true},
		{"/*", "/", true},
		{"/*", "/a/b", false},
		{"/a", "/a", true},
		{"/a", "/A", false},
		{"/a~1b", "/a~1b", true},
		{"/*/name", "/0/name", true},
		{"/*/name", "/0/options/0/name", false},
		{"/**/name", "/name", true},
		{"/**/name", "/0/options/0/name", true},
		{"/**/name", "/0/name/de", false},
		{"/**/options/*/name", "/0/options/1/options/2/name", true},
		{"/0/**", "/0", true},
		{"/0/**", "/1/0", false},
		{"/**/a/**/b/**", "/x/a/y/a/b/z", true},
		{"/**/a/**/b/**", "/x/b/y/a/z", false},
		{"/**/*", "", false},
	} {
		if got := matchSegments(segments(c.pattern), segments(c.pointer)); got != c.want {
			t.Errorf("%q matches %q: %v", c.pattern, c.pointer, got)
		}
	}
}

// FuzzPointers holds the matching against the definition.
func FuzzPointers(f *testing.F) {
	f.Add("/**/a/*", "/a/b/a/c")
	f.Fuzz(func(t *testing.T, pattern, pointer string) {
		if len(pattern) > 24 || len(pointer) > 24 || wrongPointer(pattern) != "" || pointer != "" && pointer[0] != '/' {
			t.Skip()
		}
		a, b := segments(pattern), segments(pointer)
		if got, want := matchSegments(a, b), defined(a, b); got != want {
			t.Errorf("%q matches %q: %v, want %v", pattern, pointer, got, want)
		}
	})
}

// defined is what the wildcards mean.
func defined(pattern, pointer []string) bool {
	if len(pattern) == 0 {
		return len(pointer) == 0
	}
	if pattern[0] == "**" && defined(pattern[1:], pointer) {
		return true
	}
	if len(pointer) == 0 {
		return false
	}
	if pattern[0] == "**" {
		return defined(pattern, pointer[1:])
	}
	return (pattern[0] == "*" || pattern[0] == pointer[0]) && defined(pattern[1:], pointer[1:])
}

func TestGlobs(t *testing.T) {
	for _, c := range []struct {
		glob, name        string
		matches, selected bool
	}{
		{"a.json", "a.json", true, true},
		{"a.json", "A.json", false, false},
		{"*.json", "b/a.json", false, false},
		{"**/*.json", "a.json", true, true},
		{"**/*.json", "b/c/a.json", true, true},
		{"b", "b/c/a.json", true, true},
		{"b", "b/c/a.yml", true, true},
		{"b/", "b/c/a.JSON", true, true},
		{"./b", "b/c/a.txt", true, false},
		{"**/b", "a/b/c.json", true, true},
		{"b/*", "b/c/a.txt", true, false},
		{"b/**", "b/c/a.txt", true, true},
		{"{a,b}/[x-z].txt", "b/y.txt", true, true},
		{"é*", "éa", true, true},
		{"**", "", false, false},
	} {
		globs := Globs{{Pattern: clean(c.glob)}}
		if got := globs.Match(c.name) != nil; got != c.matches {
			t.Errorf("%q matches %q: %v", c.glob, c.name, got)
		}
		if got := globs[0].Selects(c.name); got != c.selected {
			t.Errorf("%q selects %q: %v", c.glob, c.name, got)
		}
	}
}

func TestOverridesInOrder(t *testing.T) {
	c, problems := Parse("x.json", []byte(`{"scope": "global", "rules": {"budget": "info", "snowflake": "off"}, "overrides": [
{"files": ["a"], "exclude": ["a/x"], "scope": "guild", "operation": "edit", "rules": {"budget": "off"}},
{"files": ["a/b"], "operation": "create", "rules": {"budget": "warning"}}]}`))
	if problems != nil {
		t.Fatal(lines(problems))
	}
	for name, want := range map[string]string{
		"": "global  info", "c.json": "global  info", "a/c.json": "guild edit off",
		"a/b/c.json": "guild create warning", "a/x/c.json": "global  info",
	} {
		s := c.For(name)
		got := strings.Join([]string{s.Scope, s.Operation, s.Rules["budget"].String()}, " ")
		if got != want || s.Rules["snowflake"] != validator.Off {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
	}
	if c.Rules["budget"] != validator.Info {
		t.Error("an override changed the configuration")
	}
}

// A name wins over a pattern and a longer pattern over a shorter one, wherever they are; of equally long
// ones the higher severity wins. A later override wins over all of these.
func TestRulePatterns(t *testing.T) {
	c, problems := Parse("x.json", []byte(`{"rules": {
"name-length": "error", "name-*": "off", "*": "info", "localization-name-*": "error", "localization-*": "off",
"*-length": "warn", "name-len*": "info", "name-b*": "off", "*-blank": "info", "snowflak**********": "off", "snowflake": "error"
}, "overrides": [{"files": ["a"], "rules": {"name-l*": "off"}}]}`))
	if problems != nil {
		t.Fatal(lines(problems))
	}
	for rule, want := range map[string]validator.Severity{
		"name-length": validator.Error, "name-charset": validator.Off, "budget": validator.Info,
		"localization-name-clash": validator.Error, "localization-fallback": validator.Off,
		"description-length": validator.Warning, "name-blank": validator.Info, "snowflake": validator.Error,
	} {
		if got := c.Rules[rule]; got != want {
			t.Errorf("%s: %v, want %v", rule, got, want)
		}
	}
	if len(c.Rules) != len(validator.RuleNames()) {
		t.Errorf("%d rules, want all", len(c.Rules))
	}
	if got := c.For("a").Rules["name-length"]; got != validator.Off {
		t.Errorf("an override of a pattern: %v", got)
	}
}

func TestMatchRules(t *testing.T) {
	for pattern, want := range map[string]string{
		"snowflake": "snowflake", "snowflak": "", "": "", "snow*": "snowflake", "*flake": "snowflake", "s*w*k*": "snowflake",
		"snowflake*": "snowflake", "snowf*flake": "", "**": "", "json-*": "json-syntax json-duplicate-key",
		"snow?lake": "", "snow.*": "",
	} {
		got := MatchRules(pattern)
		if pattern == "**" {
			if len(got) != len(validator.RuleNames()) {
				t.Errorf("%q matches %q", pattern, got)
			}
		} else if strings.Join(got, " ") != want {
			t.Errorf("%q matches %q, want %q", pattern, got, want)
		}
	}
}

// What stands for several places is suppressed where all of them are.
func TestTakeSeveralPlaces(t *testing.T) {
	const text = `[{"name": "a", "description": "x", "dm_permission": false}, {"name": "b", "description": "x", "dm_permission": false}]`
	for pointer, want := range map[string]int{"": 1, `"pointer": "/*/dm_permission",`: 1, `"pointer": "/0/dm_permission",`: 0} {
		c, problems := Parse("x.json", []byte(`{"suppressions": [{"rule": "deprecated-field", `+pointer+` "reason": "known"}]}`))
		if problems != nil {
			t.Fatal(lines(problems))
		}
		report := validator.Check([]byte(text), validator.Options{})
		taken := c.SuppressionsFor("x.json").TakeFrom(report)
		if len(taken) != want || len(report.Diagnostics) != 1-want {
			t.Errorf("%s: %d suppressed, %d left", pointer, len(taken), len(report.Diagnostics))
		}
	}
}

// What is suppressed is out of the report and its counts, and nothing else is.
func TestTakeFrom(t *testing.T) {
	c, problems := Parse("x.json", []byte(`{"suppressions": [
{"rule": "name-lowercase", "pointer": "/0/name", "reason": "first"},
{"rule": "name-lowercase", "pointer": "/*/name", "files": ["a.json"], "reason": "second"},
{"rule": "budget", "reason": "third"}]}`))
	if problems != nil {
		t.Fatal(lines(problems))
	}
	const text = `[{"name": "A", "description": "x"}, {"name": "B", "description": "x"}, {"name": "c", "description": ""}]`
	for name, want := range map[string]struct{ errors, taken, by int }{
		"a.json": {1, 2, 3}, "b.json": {2, 1, 1}, "": {2, 1, 1},
	} {
		report := validator.Check([]byte(text), validator.Options{})
		taken := c.SuppressionsFor(name).TakeFrom(report)
		by := 0
		for _, d := range taken {
			by += len(d.By)
		}
		if got := report.Counts().Errors; got != want.errors || len(taken) != want.taken || by != want.by {
			t.Errorf("%q: %d errors, %d suppressed %d times, want %+v", name, got, len(taken), by, want)
		}
	}
}
