package preview_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/preview"
	"github.com/slashlint/slashlint/validator"
)

// FuzzCompose composes whatever it is given, and every entry of its picker with sample values.
func FuzzCompose(f *testing.F) {
	for _, cases := range suiteCases[invocationCase](f, "invocation") {
		for i, c := range cases {
			var lines []string
			for _, o := range c.Options {
				lines = append(lines, o.Name+"="+o.Text)
			}
			typed := strings.Join(lines, "\n")
			if len(typed) > 1000 {
				continue
			}
			f.Add([]byte(c.Document), strings.Join(c.Pick.Path, " ")+c.Pick.Pointer, typed, c.Focus,
				uint64(i)*0x9E3779B97F4A7C15)
		}
	}
	f.Fuzz(func(t *testing.T, src []byte, pick, lines, focus string, seed uint64) {
		report := validator.Check(src, validator.Options{
			Operation: validator.Operation(seed >> 8 & 3),
		})
		viewer := fuzzedViewer(seed, nil)
		values := preview.Values{Focus: focus}
		for line := range strings.SplitSeq(lines, "\n") {
			name, text, _ := strings.Cut(line, "=")
			values.Options = append(values.Options, preview.Value{Option: name, Text: text})
		}
		for kind := range validator.PrimaryEntryPoint + 2 {
			values.Target = lines[:int(kind)%(len(lines)+1)]
			path := preview.Pick{Type: kind, Path: strings.Fields(pick)}
			checkComposed(t, report, path, values, viewer)
		}
		checkComposed(t, report, preview.Pick{Pointer: pick}, values, viewer)
		checkEntries(t, report, viewer)
	})
}

// checkComposed wants a clean interaction or a reason for there being none, and JSON of either.
func checkComposed(
	t *testing.T, of *validator.Report, pick preview.Pick, values preview.Values,
	viewer preview.Viewer,
) *preview.Interaction {
	t.Helper()
	in, refusals := preview.Compose(of.Document, pick, values, viewer)
	if (in == nil) == (len(refusals) == 0) {
		t.Errorf("interaction %v with refusals %v", in, refusals)
	}
	if out := preview.AppendInvocation(nil, in, refusals); !json.Valid(out) {
		t.Errorf("no JSON: %s", out)
	}
	for _, r := range refusals {
		if r.Code == "" || r.Message == "" {
			t.Errorf("%+v says nothing", r)
		}
	}
	if in != nil && in.Handling == preview.ByApplication && of.Malformed() == nil {
		// A fuzzed viewer may have a locale that there is not.
		wantClean(t, of, in, "locale-unknown", "locale-undocumented")
	}
	return in
}

// checkEntries wants every entry that is shown to be composed, unless a required option takes no
// value at all or the member may not send messages.
func checkEntries(t *testing.T, of *validator.Report, viewer preview.Viewer) {
	t.Helper()
	viewer.Permissions = preview.MemberPermissions(viewer.Permissions.Bits() | 1<<11)
	all := entries(preview.NewPicker(of.Document, viewer))
	for i := range all[:min(len(all), 20)] {
		e := &all[i]
		values, ok := sampleValues(e)
		in := checkComposed(t, of, preview.Pick{Pointer: e.Pointer}, values, viewer)
		if ok && in == nil {
			t.Errorf("%q cannot be composed", e.Pointer)
		}
	}
}

// sampleValues fills in what options can be filled in, and reports whether the required ones are.
func sampleValues(e *preview.Entry) (values preview.Values, ok bool) {
	ok = true
	seen := map[string]bool{}
	for i := range e.Options {
		o := &e.Options[i]
		v, takes := preview.SampleValue(o.Definition)
		ok = ok && (takes || !o.Required)
		if takes && !seen[v.Option] {
			values.Options = append(values.Options, v)
		}
		seen[o.Name.Default] = true
	}
	return values, ok
}
