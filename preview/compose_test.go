package preview_test

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/preview"
	"github.com/slashlint/slashlint/validator"
)

// invocationCase is a case of the conformance data of invocations.
type invocationCase struct {
	Name          string
	Document      json.RawMessage
	Pick          pickJSON
	Options       []struct{ Name, Text string }
	Focus, Target string
	Viewer        viewerJSON
	Want          json.RawMessage
}

// pickJSON is a pick as the cases write one.
type pickJSON struct {
	Type, Pointer string
	Path          []string
}

func (c *invocationCase) compose(t testing.TB) (*preview.Interaction, []preview.Refusal) {
	t.Helper()
	document := validator.Check(c.Document, validator.Options{}).Document
	values := preview.Values{Focus: c.Focus, Target: c.Target}
	for _, o := range c.Options {
		values.Options = append(values.Options, preview.Value{Option: o.Name, Text: o.Text})
	}
	return preview.Compose(document, c.Pick.pick(t), values, c.Viewer.viewer(t))
}

func (p *pickJSON) pick(t testing.TB) preview.Pick {
	t.Helper()
	return preview.Pick{
		Type: parsed(t, p.Type, commandType), Path: p.Path, Pointer: p.Pointer,
	}
}

func commandType(name string) (validator.CommandType, bool) {
	for kind := validator.ChatInput; kind <= validator.PrimaryEntryPoint; kind++ {
		if kind.String() == name {
			return kind, true
		}
	}
	return 0, false
}

// suiteCases returns the cases of the files of conformance data whose suite begins with a word.
func suiteCases[T any](t testing.TB, word string) map[string][]T {
	t.Helper()
	files, err := filepath.Glob("testdata/conformance/" + word + "*.json")
	if err != nil {
		t.Fatal(err)
	}
	all := map[string][]T{}
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".json")
		if strings.HasSuffix(name, "schema") {
			continue
		}
		var content struct {
			Suite, Source string
			Cases         []T
		}
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		decoder := json.NewDecoder(bytes.NewReader(data))
		decoder.DisallowUnknownFields()
		if err := decoder.Decode(&content); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		if content.Suite != name || content.Source == "" || len(content.Cases) == 0 {
			t.Fatalf("%s is the suite %q, from %q", file, content.Suite, content.Source)
		}
		all[name] = content.Cases
	}
	if len(all) == 0 {
		t.Fatal("no conformance data")
	}
	return all
}

func TestInvocationConformance(t *testing.T) {
	for suite, cases := range suiteCases[invocationCase](t, "invocation") {
		for _, c := range cases {
			t.Run(suite+"/"+c.Name, func(t *testing.T) {
				in, refusals := c.compose(t)
				got := preview.AppendInvocation(nil, in, refusals)
				for _, difference := range compare("", decode(t, c.Want), decode(t, got)) {
					t.Error(difference)
				}
				if t.Failed() {
					t.Logf("%s", got)
				}
				if (in == nil) != (len(refusals) > 0) {
					t.Errorf("interaction %v with refusals %v", in, refusals)
				}
			})
		}
	}
}
