package schema_test

import (
	"bytes"
	"testing"

	"github.com/dlclark/regexp2/v2"
	"github.com/santhosh-tekuri/jsonschema/v6"

	"github.com/slashlint/slashlint/cmd/slashlint/internal/schema"
	"github.com/slashlint/slashlint/internal/conformance"
	"github.com/slashlint/slashlint/validator"
)

// pattern is a regular expression as ECMAScript has it, which is what JSON Schema asks for.
type pattern struct{ *regexp2.Regexp }

func (p pattern) MatchString(text string) bool {
	found, err := p.Regexp.MatchString(text)
	return found && err == nil
}

func compilePattern(text string) (jsonschema.Regexp, error) {
	compiled, err := regexp2.Compile(text, regexp2.ECMAScript|regexp2.Unicode)
	return pattern{compiled}, err
}

func compile(t *testing.T, scope validator.Scope, operation validator.Operation) *jsonschema.Schema {
	t.Helper()
	text, err := schema.JSON(scope, operation)
	if err != nil {
		t.Fatal(err)
	}
	document, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	c := jsonschema.NewCompiler()
	c.UseRegexpEngine(compilePattern)
	if err := c.AddResource("schema.json", document); err != nil {
		t.Fatal(err)
	}
	compiled, err := c.Compile("schema.json")
	if err != nil {
		t.Fatal(err)
	}
	return compiled
}

type body struct {
	scope     validator.Scope
	operation validator.Operation
}

// conformanceCase is one of the validator's cases that a schema can be asked about.
type conformanceCase struct {
	rule, name string
	body
	instance any
	// clean tells that nothing is to be said of it, wrong that its rule finds an error.
	clean, wrong bool
}

func cases(t *testing.T) (all []conformanceCase) {
	t.Helper()
	for _, s := range conformance.Read(t, "../../../../validator/testdata/conformance") {
		for _, c := range s.Cases {
			// Text may be no JSON at all, and a schema knows of no rule that is switched off.
			if c.Document == nil || c.Rules != nil {
				continue
			}
			options := c.Options(t)
			report := validator.Check(c.Document, options)
			if report.Kind != validator.Commands && report.Kind != validator.AutoKind {
				continue
			}
			instance, err := jsonschema.UnmarshalJSON(bytes.NewReader(c.Document))
			if err != nil {
				t.Fatal(err)
			}
			one := conformanceCase{
				rule: s.Rule, name: c.Name, instance: instance, clean: len(c.Want) == 0,
				body: body{options.Scope, options.Operation},
			}
			for _, d := range report.Diagnostics {
				one.wrong = one.wrong || d.Rule == s.Rule && d.Severity == validator.Error
			}
			all = append(all, one)
		}
	}
	return all
}

// beyond are the rules with errors that a schema cannot express.
var beyond = map[string]string{
	"localization-name-clash": "compares values",
	"option-duplicate":        "compares values",
	"command-duplicate":       "compares values",
	"option-order":            "compares neighbours",
	"budget":                  "adds lengths",
	"name-lowercase":          "needs a table of letters",
}

// exceptions are cases that the schema accepts although it expresses their rule.
var exceptions = map[string]string{
	`snowflake/id "18446744073709551616"`:       "a pattern for 64 bits would be unreadable",
	`snowflake/id "99999999999999999999"`:       "a pattern for 64 bits would be unreadable",
	`permissions-bitset/"18446744073709551616"`: "a pattern for 64 bits would be unreadable",
	`permissions-bitset/"99999999999999999999"`: "a pattern for 64 bits would be unreadable",
	"name-blank/USER name: U+0085 NEXT LINE":    "no blank in ECMAScript",
}

// Every clean case is accepted, and every error refused that is not beyond a schema.
func TestConformance(t *testing.T) {
	schemas := map[body]*jsonschema.Schema{}
	accepted := map[string]bool{}
	for _, c := range cases(t) {
		if schemas[c.body] == nil {
			schemas[c.body] = compile(t, c.scope, c.operation)
		}
		err := schemas[c.body].Validate(c.instance)
		switch {
		case c.clean && err != nil:
			t.Errorf("%s/%s is clean, but: %v", c.rule, c.name, err)
		case c.wrong && err == nil:
			accepted[c.rule], accepted[c.rule+"/"+c.name] = true, true
			if beyond[c.rule]+exceptions[c.rule+"/"+c.name] == "" {
				t.Errorf("%s/%s is accepted", c.rule, c.name)
			}
		}
	}
	for _, table := range []map[string]string{beyond, exceptions} {
		for name := range table {
			if !accepted[name] {
				t.Errorf("%s is expressed after all", name)
			}
		}
	}
}
