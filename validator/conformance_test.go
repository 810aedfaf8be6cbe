package validator_test

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/validator"
)

// suite is one file of the conformance data.
type suite struct {
	Rule   string
	Source string
	Cases  []conformanceCase
}

type conformanceCase struct {
	Name, Scope, Operation, Kind string
	Against                      json.RawMessage
	Guild                        string
	Syntax                       string
	Rules                        map[string]string
	Document                     json.RawMessage
	Text                         *string
	Base64                       string
	Want                         []wanted
}

// wanted is a diagnostic that a case expects; locale and severity are compared when it gives them.
type wanted struct {
	Rule, Pointer    string
	Locale, Severity *string
}

func suites(t testing.TB) []suite {
	t.Helper()
	files, err := filepath.Glob("testdata/conformance/*.json")
	if err != nil {
		t.Fatal(err)
	}
	var all []suite
	for _, file := range files {
		if filepath.Base(file) == "schema.json" {
			continue
		}
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var s suite
		if err := json.Unmarshal(data, &s); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		if want := strings.TrimSuffix(filepath.Base(file), ".json"); s.Rule != want {
			t.Fatalf("%s: the rule is %q", file, s.Rule)
		}
		all = append(all, s)
	}
	if len(all) == 0 {
		t.Fatal("no conformance data")
	}
	return all
}

// bytes returns the case's document.
func (c *conformanceCase) bytes(t testing.TB) []byte {
	t.Helper()
	switch {
	case c.Base64 != "":
		data, err := base64.StdEncoding.DecodeString(c.Base64)
		if err != nil {
			t.Fatal(err)
		}
		return data
	case c.Text != nil:
		return []byte(*c.Text)
	}
	return c.Document
}

func (c *conformanceCase) options(t testing.TB) validator.Options {
	t.Helper()
	var options validator.Options
	switch c.Scope {
	case "", "global":
	case "guild":
		options.Scope = validator.Guild
	default:
		t.Fatalf("no such scope: %q", c.Scope)
	}
	operations := []string{"", "create", "edit", "bulk"}
	operation := slices.Index(operations, c.Operation)
	if operation < 0 {
		t.Fatalf("no such operation: %q", c.Operation)
	}
	options.Operation = validator.Operation(operation)
	if kind, ok := validator.ParseKind(c.Kind); ok {
		options.Kind = kind
	} else if c.Kind != "" {
		t.Fatalf("no such kind: %q", c.Kind)
	}
	if c.Against != nil {
		options.Against = validator.Check(c.Against, validator.Options{}).Document
	}
	if c.Guild != "" {
		guild, err := strconv.ParseUint(c.Guild, 10, 64)
		if err != nil {
			t.Fatal(err)
		}
		options.Guild = guild
	}
	switch c.Syntax {
	case "", "json":
	case "jsonc":
		options.Comments = true
	default:
		t.Fatalf("no such syntax: %q", c.Syntax)
	}
	for rule, name := range c.Rules {
		severity, ok := validator.ParseSeverity(name)
		if !ok {
			t.Fatalf("no such severity: %q", name)
		}
		if options.Rules == nil {
			options.Rules = map[string]validator.Severity{}
		}
		options.Rules[rule] = severity
	}
	return options
}

func TestConformance(t *testing.T) {
	for _, s := range suites(t) {
		for _, c := range s.Cases {
			t.Run(s.Rule+"/"+c.Name, func(t *testing.T) {
				report := validator.Check(c.bytes(t), c.options(t))
				compare(t, &c, report.Diagnostics)
			})
		}
	}
}

// compare takes from the diagnostics what the case wants, each once.
func compare(t *testing.T, c *conformanceCase, found []validator.Diagnostic) {
	t.Helper()
	rest := slices.Clone(found)
	for _, want := range c.Want {
		i := slices.IndexFunc(rest, func(d validator.Diagnostic) bool {
			return d.Rule == want.Rule && d.Pointer == want.Pointer &&
				(want.Locale == nil || *want.Locale == d.Locale) &&
				(want.Severity == nil || *want.Severity == d.Severity.String())
		})
		if i < 0 {
			t.Errorf("missing: %s", want)
			continue
		}
		rest = slices.Delete(rest, i, i+1)
	}
	for _, d := range rest {
		t.Errorf("not wanted: %s %s at %q [%s]: %s", d.Severity, d.Rule, d.Pointer, d.Locale, d.Message)
	}
}

func (w wanted) String() string {
	text := fmt.Sprintf("%s at %q", w.Rule, w.Pointer)
	if w.Locale != nil {
		text += " [" + *w.Locale + "]"
	}
	if w.Severity != nil {
		text += " as " + *w.Severity
	}
	return text
}
