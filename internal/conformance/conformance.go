package conformance

import (
	"encoding/base64"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/validator"
)

// Suite is one file of conformance data.
type Suite struct {
	Rule, Source string
	Cases        []Case
}

// Case is one document and what is to be found in it. The data's schema.json tells what its members
// mean.
type Case struct {
	Name, Scope, Operation, Kind, Guild, Syntax string

	Against  json.RawMessage
	Rules    map[string]string
	Document json.RawMessage
	Text     *string
	Base64   string
	Want     []Wanted
}

// Wanted is a diagnostic that a case expects; locale, severity and what is marked are compared when it
// gives them.
type Wanted struct {
	Rule, Pointer          string
	Locale, Severity, Mark *string
	// Count is the number of places, 0 for one.
	Count int
}

// Read returns the suites in a folder; a test fails that cannot have them.
func Read(t testing.TB, folder string) []Suite {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.json"))
	if err != nil {
		t.Fatal(err)
	}
	var all []Suite
	for _, file := range files {
		if filepath.Base(file) == "schema.json" {
			continue
		}
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var s Suite
		if err := json.Unmarshal(data, &s); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		if want := strings.TrimSuffix(filepath.Base(file), ".json"); s.Rule != want {
			t.Fatalf("%s: the rule is %q", file, s.Rule)
		}
		all = append(all, s)
	}
	if len(all) == 0 {
		t.Fatal("no conformance data in " + folder)
	}
	return all
}

// Bytes returns the case's document.
func (c *Case) Bytes(t testing.TB) []byte {
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

// Options returns the options with which the case is checked.
func (c *Case) Options(t testing.TB) validator.Options {
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
	if syntax, ok := validator.ParseSyntax(c.Syntax); ok {
		options.Syntax = syntax
	} else if c.Syntax != "" {
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
