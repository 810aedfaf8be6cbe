package preview_test

import (
	"fmt"
	"testing"

	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/playground/examples"
	"github.com/slashlint/slashlint/preview"
	"github.com/slashlint/slashlint/validator"
)

func TestSampleValue(t *testing.T) {
	cases := []struct {
		option, want string
	}{
		{`"type": 3`, "text"},
		{`"type": 3, "max_length": 2`, "te"},
		{`"type": 3, "min_length": 6`, "textte"},
		{`"type": 3, "min_length": 6000`, ""},
		{`"type": 4`, "1"},
		{`"type": 4, "max_value": 0`, "0"},
		{`"type": 4, "min_value": 100`, "100"},
		{`"type": 10, "max_value": -2.5`, "-2.5"},
		{`"type": 5`, "true"},
		{`"type": 6`, "1100000000000000008"},
		{`"type": 7, "channel_types": [2]`, "1100000000000000008"},
		{`"type": 8`, "1100000000000000008"},
		{`"type": 9`, "1100000000000000008"},
		{`"type": 11`, "1100000000000000008"},
		{`"type": 3, "choices": [{"name": "A", "value": "a"}]`, "a"},
		{`"type": 4, "max_value": 3, "choices": [{"name": "A", "value": 5}, {"name": "B",
			"value": 3}]`, "3"},
		{`"type": 6, "choices": [{"name": "A", "value": "a"}]`, "1100000000000000008"},
	}
	for _, c := range cases {
		v, ok := preview.SampleValue(optionOf(c.option))
		if !ok || v.Option != "x" || c.want != "" && v.Text != c.want {
			t.Errorf("%s: %q, %v", c.option, v, ok)
		}
	}
}

func TestSampleValueOfWhatTakesNone(t *testing.T) {
	for _, option := range []string{
		`"type": 1`,
		`"type": 99`,
		`"type": 3, "min_length": 5, "max_length": 4`,
		`"type": 3, "min_length": 6001`,
		`"type": 4, "min_value": 5, "max_value": 4`,
		`"type": 4, "choices": [{"name": "A", "value": "a"}]`,
		`"type": 3, "name": " "`,
	} {
		if v, ok := preview.SampleValue(optionOf(option)); ok {
			t.Errorf("%s takes %q", option, v)
		}
	}
}

// optionOf returns an option x with these members.
func optionOf(members string) *validator.Option {
	src := `[{"name": "do", "description": "Does it", "options": [{"name": "x", ` + members + `}]}]`
	return &bulk([]byte(src)).Commands[0].Options.Elements[0]
}

// TestEveryEntryCanBeComposed takes what the picker shows of the largest legal set, by path and by
// pointer, every choice by the name that is shown.
func TestEveryEntryCanBeComposed(t *testing.T) {
	document := bulk(examples.FullSet())
	viewer := preview.Viewer{Locale: locale.Thai}
	all := entries(preview.NewPicker(document, viewer))
	if len(all) < 131 {
		t.Fatalf("%d entries", len(all))
	}
	for i := range all {
		composeEntry(t, document, &all[i], viewer)
	}
}

// composeEntry composes an entry by path and by pointer, and wants the same of both.
func composeEntry(
	t *testing.T, d *validator.Document, e *preview.Entry, viewer preview.Viewer,
) {
	t.Helper()
	pick := preview.Pick{Type: e.Command.Kind()}
	for i := range e.Path {
		pick.Path = append(pick.Path, e.Path[i].Default)
	}
	byPath, refusals := preview.Compose(d, pick, shownValues(e), viewer)
	if byPath == nil {
		t.Errorf("%s: %v", e.DefaultName(), refusals)
		return
	}
	byPointer, _ := preview.Compose(d, preview.Pick{Pointer: e.Pointer}, shownValues(e), viewer)
	if a, b := byPath.AppendJSON(nil), byPointer.AppendJSON(nil); string(a) != string(b) {
		t.Errorf("by path %s\nby pointer %s", a, b)
	}
}

// shownValues fills in every option, the first choice by the name that the viewer sees.
func shownValues(e *preview.Entry) preview.Values {
	var values preview.Values
	for i := range e.Options {
		v, ok := preview.SampleValue(e.Options[i].Definition)
		if !ok {
			continue
		}
		if choices := e.Options[i].Choices; len(choices) > 0 {
			v.Text = choices[0].Name.Value
		}
		values.Options = append(values.Options, v)
	}
	return values
}

func ExampleSampleValue() {
	document := validator.Check([]byte(`{"name": "roll", "description": "Roll", "options": [
		{"type": 4, "name": "sides", "description": "How many", "min_value": 2}]}`),
		validator.Options{}).Document
	value, _ := preview.SampleValue(&document.Commands[0].Options.Elements[0])
	fmt.Println(value.Option, value.Text)
	// Output: sides 2
}
