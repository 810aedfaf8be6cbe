package preview_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

// TestInvocationAndPlanDataMatchSchemas keeps the data readable for other implementations.
func TestInvocationAndPlanDataMatchSchemas(t *testing.T) {
	for _, word := range []string{"invocation", "plan"} {
		schema, err := jsonschema.NewCompiler().
			Compile("testdata/conformance/" + word + "-schema.json")
		if err != nil {
			t.Fatal(err)
		}
		files, err := filepath.Glob("testdata/conformance/" + word + "*.json")
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			if strings.HasSuffix(file, "schema.json") {
				continue
			}
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			instance, err := jsonschema.UnmarshalJSON(bytes.NewReader(data))
			if err != nil {
				t.Fatalf("%s: %v", file, err)
			}
			if err := schema.Validate(instance); err != nil {
				t.Errorf("%s: %v", file, err)
			}
		}
	}
}

// TestInvocationAndPlanNamesAreUnique holds what the schemas say in words only.
func TestInvocationAndPlanNamesAreUnique(t *testing.T) {
	for _, word := range []string{"invocation", "plan"} {
		for suite, cases := range suiteCases[map[string]any](t, word) {
			seen := map[any]bool{}
			for _, c := range cases {
				if seen[c["name"]] {
					t.Errorf("%s: two cases are called %q", suite, c["name"])
				}
				seen[c["name"]] = true
			}
		}
	}
}
