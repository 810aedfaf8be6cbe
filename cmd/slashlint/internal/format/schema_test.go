package format

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

// published is a schema as a released Go module has it. It is had through the Go command, as the
// tools of the Makefile are, so that it need not be a part of this repository.
type published struct{ module, file, sum string }

var schemas = map[string]published{
	// The schema of OASIS, byte for byte.
	"sarif": {
		"github.com/securego/gosec/v2@v2.30.0", "report/sarif/testdata/sarif-schema-2.1.0.json",
		"c3b4bb2d6093897483348925aaa73af03b3e3f4bd4ca38cef26dcb4212a2682e",
	},
	"rdjson": {
		"github.com/reviewdog/reviewdog@v0.21.2", "proto/rdf/jsonschema/DiagnosticResult.json",
		"89b09042bc3f833f76c502ab793ee4fceba4bb75919498563b17f2be68569970",
	},
}

// TestSchemas holds every run of a format against the format's published schema.
func TestSchemas(t *testing.T) {
	for format, from := range schemas {
		t.Run(format, func(t *testing.T) {
			schema := from.compile(t)
			for _, run := range runs {
				text := written(t, format, run.documents, run.unread)
				instance, err := jsonschema.UnmarshalJSON(strings.NewReader(text))
				if err != nil {
					t.Fatal(run.name, err)
				}
				if err := schema.Validate(instance); err != nil {
					t.Errorf("%s: %v", run.name, err)
				}
			}
		})
	}
}

func (p published) compile(t *testing.T) *jsonschema.Schema {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(p.download(t), filepath.FromSlash(p.file)))
	if err != nil {
		t.Fatal(err)
	}
	if sum := sha256.Sum256(text); hex.EncodeToString(sum[:]) != p.sum {
		t.Fatalf("%s of %s has the sum %x, want %s", p.file, p.module, sum, p.sum)
	}
	document, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	compiler := jsonschema.NewCompiler()
	compiler.AssertFormat()
	if err := compiler.AddResource("schema.json", document); err != nil {
		t.Fatal(err)
	}
	schema, err := compiler.Compile("schema.json")
	if err != nil {
		t.Fatal(err)
	}
	return schema
}

// download returns the folder of the module; the Go command checks what it has.
func (p published) download(t *testing.T) string {
	t.Helper()
	command := exec.Command("go", "mod", "download", "-json", p.module)
	// Outside of any module, so that go.mod and go.sum are left alone.
	command.Dir = t.TempDir()
	out, err := command.Output()
	var module struct{ Dir, Error string }
	if json.Unmarshal(out, &module) != nil || err != nil || module.Dir == "" {
		t.Skipf("NOT RUN: cannot download %s: %v %s", p.module, err, module.Error)
	}
	return module.Dir
}
