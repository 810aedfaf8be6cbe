package conformance

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"
)

// Library is what a client library sends for the definitions in validator/testdata/libraries.
type Library struct {
	Library, Version string
	Cases            []Case
}

// ReadLibraries returns the libraries in a folder; a test fails that cannot have them.
func ReadLibraries(t testing.TB, folder string) []Library {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.json"))
	if err != nil {
		t.Fatal(err)
	}
	if len(files) == 0 {
		t.Fatal("no libraries in " + folder)
	}
	all := make([]Library, len(files))
	for i, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(data, &all[i]); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
	}
	return all
}
