package validator_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

// TestConformanceDataMatchesSchema keeps the data readable for other implementations.
func TestConformanceDataMatchesSchema(t *testing.T) {
	files, err := filepath.Glob("testdata/conformance/*.json")
	if err != nil {
		t.Fatal(err)
	}
	schema, err := jsonschema.NewCompiler().Compile("testdata/conformance/schema.json")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if filepath.Base(file) == "schema.json" {
			continue
		}
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		instance, err := jsonschema.UnmarshalJSON(bytes.NewReader(data))
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		if err := schema.Validate(instance); err != nil {
			t.Errorf("%s: %v", file, err)
		}
	}
}

// TestConformanceNamesAreUnique holds what the schema says in words only.
func TestConformanceNamesAreUnique(t *testing.T) {
	for _, s := range suites(t) {
		seen := map[string]bool{}
		for _, c := range s.Cases {
			if seen[c.Name] {
				t.Errorf("%s: two cases are called %q", s.Rule, c.Name)
			}
			seen[c.Name] = true
		}
	}
}
