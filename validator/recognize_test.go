package validator_test

import (
	"encoding/json"
	"os"
	"testing"

	"github.com/slashlint/slashlint/internal/conformance"
	"github.com/slashlint/slashlint/validator"
)

var recognitions = map[string]validator.Recognition{
	"unrecognized": validator.Unrecognized, "recognized": validator.Recognized, "certain": validator.Certain,
}

// TestRecognition wants of each shape of document what a walk, a hook and --fix do with it. The data are
// shapes as they are found in repositories, not documents of others.
func TestRecognition(t *testing.T) {
	data, err := os.ReadFile("testdata/recognition.json")
	if err != nil {
		t.Fatal(err)
	}
	var suite struct {
		Cases []struct {
			conformance.Case
			Kind, Want string
		}
	}
	if err := json.Unmarshal(data, &suite); err != nil {
		t.Fatal(err)
	}
	for _, c := range suite.Cases {
		want, ok := recognitions[c.Want]
		if !ok {
			t.Fatalf("%s: no such recognition: %q", c.Name, c.Want)
		}
		report := validator.Check(c.Bytes(t), c.Options(t))
		if got := report.Recognition(); got != want {
			t.Errorf("%s: %d, want %s", c.Name, got, c.Want)
		}
		if want != validator.Unrecognized && report.Kind.String() != c.Kind {
			t.Errorf("%s: the kind is %q, want %q", c.Name, report.Kind, c.Kind)
		}
	}
}
