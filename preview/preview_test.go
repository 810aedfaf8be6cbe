package preview_test

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/playground/examples"
	"github.com/slashlint/slashlint/preview"
	"github.com/slashlint/slashlint/validator"
)

// example returns one of the example files.
func example(t testing.TB, name string) *validator.Document {
	t.Helper()
	src, err := examples.Files.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return validator.Check(src, validator.Options{}).Document
}

func TestMarshalJSON(t *testing.T) {
	document := example(t, "moderation.json")
	picker := preview.NewPicker(document, preview.Viewer{})
	decision := preview.Decide(&document.Commands[0], preview.Viewer{})
	localization := preview.Locales(document)
	for _, test := range []struct {
		value any
		want  []byte
	}{
		{picker, picker.AppendJSON(nil)},
		{&decision, decision.AppendJSON(nil)},
		{localization, localization.AppendJSON(nil)},
	} {
		got, err := json.Marshal(test.value)
		if err != nil || !bytes.Equal(got, test.want) {
			t.Errorf("%v: %s, want %s", err, got, test.want)
		}
	}
}

// TestJSONIsExact holds the order of members, which the conformance data leave open.
func TestJSONIsExact(t *testing.T) {
	src := `[{"name":"mod","description":"","options":[
		{"type":1,"name":"ban","name_localizations":{"de":"sperren"},"description":"<A>","options":[
			{"type":3,"name":"why","description":"x","required":true,"choices":[
				{"name":"No","value":"x"}]}]}]},
		{"name":"secret","description":"x","nsfw":true}]`
	document := validator.Check([]byte(src), validator.Options{}).Document
	want := `{"schema":1,"locale":"de","in":"guild","slash":[{"pointer":"/0/options/0","path":[` +
		`{"value":"mod","default":"mod","source":"default"},` +
		`{"value":"sperren","default":"ban","source":"own","from":"de"}],` +
		`"description":{"value":"\u003cA\u003e","default":"\u003cA\u003e","source":"default"},` +
		`"options":[{"pointer":"/0/options/0/options/0","type":"STRING","required":true,` +
		`"name":{"value":"why","default":"why","source":"default"},` +
		`"description":{"value":"x","default":"x","source":"default"},` +
		`"choices":[{"name":{"value":"No","default":"No","source":"default"},"value":"x"}],` +
		`"autocomplete":false,"hint":"text, one of 1"}]}],` +
		`"user":[],"message":[],"launcher":null,` +
		`"hidden":[{"pointer":"/1","name":"secret","reason":"age-restricted"}]}`
	picker := preview.NewPicker(document, preview.Viewer{Locale: locale.German})
	got := picker.AppendJSON([]byte("x"))
	if string(got) != "x"+want {
		t.Errorf("got  %s\nwant %s", got[1:], want)
	}
}

func TestEntriesLeadToTheirDefinitions(t *testing.T) {
	document := example(t, "moderation.json")
	subcommands := 0
	for _, e := range preview.NewPicker(document, preview.Viewer{}).Slash {
		place := e.Command.Place
		if len(e.Levels) > 0 {
			place = e.Levels[len(e.Levels)-1].Place
			subcommands++
		}
		if len(e.Path) != len(e.Levels)+1 || document.Pointer(place) != e.Pointer {
			t.Errorf("%s at %s has %d levels", e.Name(), e.Pointer, len(e.Levels))
		}
		for _, o := range e.Options {
			if document.Pointer(o.Definition.Place) != o.Pointer {
				t.Errorf("%s is not at %s", o.Name.Default, o.Pointer)
			}
		}
	}
	if subcommands == 0 {
		t.Error("no subcommands")
	}
}

// TestEntriesDoNotShare changes each entry's path, which must not show in another's.
func TestEntriesDoNotShare(t *testing.T) {
	slash := preview.NewPicker(example(t, "moderation.json"), preview.Viewer{}).Slash
	for i := range slash {
		command := slash[i].Command.Name.Text
		if got := slash[i].Path[0].Default; got != command {
			t.Errorf("%s begins with %q", slash[i].Pointer, got)
		}
		slash[i].Path[0].Default = "changed"
	}
}

func TestFullSet(t *testing.T) {
	document := validator.Check(examples.FullSet(), validator.Options{}).Document
	localization := preview.Locales(document)
	for _, l := range locale.All() {
		p := preview.NewPicker(document, preview.Viewer{Locale: l})
		if len(p.Slash) != 34+33*8+33*12 || len(p.User) != 15 || len(p.Message) != 15 ||
			p.Launcher == nil || len(p.Hidden) != 0 {
			t.Fatalf("%s: %d, %d and %d entries, %d hidden",
				l, len(p.Slash), len(p.User), len(p.Message), len(p.Hidden))
		}
		if source := p.Slash[0].Path[0].Source; source != locale.Own && l != locale.EnglishUS {
			t.Errorf("%s: the first name is the %s's", l, source)
		}
		if percent := localization.Total[l].Percent(); percent != 100 {
			t.Errorf("%s: %d%%", l, percent)
		}
	}
}

// TestListedIsClean registers what is listed once more: nothing in it may be an error.
func TestListedIsClean(t *testing.T) {
	for _, name := range []string{"moderation.json", "context-menus.json", "activity.json"} {
		document := example(t, name)
		for _, full := range []bool{false, true} {
			report := validator.Check(preview.Listed(document, locale.German, full),
				validator.Options{Operation: validator.Bulk})
			for _, d := range report.Diagnostics {
				if d.Severity == validator.Error {
					t.Errorf("%s: %s: %s", name, d.Rule, d.Message)
				}
			}
		}
		again := validator.Check(preview.Listed(document, locale.German, true), validator.Options{})
		before := preview.NewPicker(document, preview.Viewer{Locale: locale.German})
		after := preview.NewPicker(again.Document, preview.Viewer{Locale: locale.German})
		if !document.List {
			continue
		}
		if got, want := after.AppendJSON(nil), before.AppendJSON(nil); !bytes.Equal(got, want) {
			t.Errorf("%s: the listed commands look different:\n%s\n%s", name, got, want)
		}
	}
}
