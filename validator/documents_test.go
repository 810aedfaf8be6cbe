package validator_test

import (
	"io/fs"
	"testing"

	"github.com/slashlint/slashlint/playground/examples"
	"github.com/slashlint/slashlint/validator"
)

// document is one to try a property on.
type document struct {
	name    string
	src     []byte
	options validator.Options
}

func (d *document) check() *validator.Report { return validator.Check(d.src, d.options) }

// documents returns those of the conformance data, of the catalogue and of the examples.
func documents(t testing.TB) []document {
	t.Helper()
	var all []document
	for _, s := range suites(t) {
		for _, c := range s.Cases {
			all = append(all, document{s.Rule + "/" + c.Name, c.Bytes(t), c.Options(t)})
		}
	}
	for _, rule := range validator.Rules() {
		for name, example := range map[string]validator.Example{"bad": rule.Bad, "good": rule.Good} {
			all = append(all, document{rule.Name + "/" + name, []byte(example.Text), example.Options()})
		}
	}
	names, err := fs.Glob(examples.Files, "*.json")
	if err != nil || len(names) == 0 {
		t.Fatal("no examples", err)
	}
	for _, name := range names {
		src, err := examples.Files.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, document{name: name, src: src})
	}
	return all
}

// everyDocument runs a test on each of them.
func everyDocument(t *testing.T, try func(t *testing.T, d *document)) {
	t.Helper()
	for _, d := range documents(t) {
		t.Run(d.name, func(t *testing.T) { try(t, &d) })
	}
}
