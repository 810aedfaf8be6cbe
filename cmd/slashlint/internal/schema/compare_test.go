package schema_test

import (
	"bytes"
	"encoding/json"
	"maps"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"github.com/slashlint/slashlint/internal/words"
	"github.com/slashlint/slashlint/validator"
)

type fields = map[string]any

// A null is accepted where the validator takes it as absence, in objects of every type and in every
// body, and refused where it is an error.
func TestNull(t *testing.T) {
	for _, scope := range []validator.Scope{validator.Global, validator.Guild} {
		for _, operation := range []validator.Operation{validator.Create, validator.Edit, validator.Bulk} {
			compiled := compile(t, scope, operation)
			for _, command := range withNull(operation) {
				var document any = command
				if operation == validator.Bulk {
					document = []any{command}
				}
				text, err := json.Marshal(document)
				if err != nil {
					t.Fatal(err)
				}
				compare(t, compiled, text, validator.Options{Scope: scope, Operation: operation})
			}
		}
	}
}

// A map by scope is accepted where the validator accepts it, with the commands that each scope has.
func TestScopeMap(t *testing.T) {
	compiled := compile(t, validator.Global, validator.Auto)
	for _, text := range []string{
		`{"global": [], "11000000000000001": []}`,
		`{"1100000000000000001": [{"name": "Two words", "type": 2}]}`,
		`{"1100000000000000001": [{"name": "Two words"}]}`,
		`{"1100000000000000001": null}`,
		`{"global": [{"name": "launch", "type": 4}]}`,
		`{"1100000000000000001": [{"name": "launch", "type": 4}]}`,
		`{"global": [], "test": []}`,
		`{"global": [], "1100000000000001": []}`,
		`{"global": {}}`,
		`{}`,
	} {
		compare(t, compiled, []byte(text), validator.Options{})
	}
}

// compare reports a document that only one of the schema and the validator refuses.
func compare(t *testing.T, compiled *jsonschema.Schema, text []byte, options validator.Options) {
	t.Helper()
	instance, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	wrong := errorsOf(validator.Check(text, options))
	if err := compiled.Validate(instance); (err != nil) != (wrong != nil) {
		t.Errorf("%v, %v: %s has the errors %q, but: %v", options.Scope, options.Operation, text, wrong, err)
	}
}

func errorsOf(report *validator.Report) (messages []string) {
	for _, d := range report.Diagnostics {
		if d.Severity == validator.Error {
			messages = append(messages, d.Message)
		}
	}
	return messages
}

// withNull are commands of all types, and of options of all types, each with a null for one member of
// the command, its option or its choice.
func withNull(operation validator.Operation) (commands []fields) {
	for _, kind := range words.CommandTypes() {
		command := fields{"name": "Two words"}
		if operation != validator.Edit {
			command["type"] = kind.Value
		}
		if kind.Value == int(validator.ChatInput) {
			command["name"], command["description"] = "word", "A word"
		}
		for _, m := range words.Command() {
			commands = append(commands, with(command, m.Name, nil))
		}
	}
	for _, kind := range words.OptionTypes() {
		option := fields{"type": kind.Value, "name": "word", "description": "A word"}
		for _, m := range words.Option() {
			commands = append(commands, withOption(with(option, m.Name, nil)))
		}
	}
	option := fields{"type": int(validator.StringOption), "name": "word", "description": "A word"}
	commands = append(commands, withOption(with(with(option, "autocomplete", true), "choices", nil)))
	for _, name := range []string{"name", "description"} {
		commands = append(commands, with(withOption(option), name, nil))
	}
	choice := fields{"name": "word", "value": "word"}
	for _, m := range words.Choice() {
		commands = append(commands, withOption(with(option, "choices", []any{with(choice, m.Name, nil)})))
	}
	return commands
}

func withOption(option fields) fields {
	return fields{"name": "word", "description": "A word", "options": []any{option}}
}

func with(object fields, name string, value any) fields {
	object = maps.Clone(object)
	object[name] = value
	return object
}
