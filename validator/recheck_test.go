package validator_test

import (
	"bytes"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/validator"
	"github.com/slashlint/slashlint/validator/yaml"
)

// TestRecheck changes every document in some places, and wants the report that Check makes of it.
func TestRecheck(t *testing.T) {
	for _, d := range documents(t) {
		last := d.check()
		for _, written := range []string{"x", "É", `"`, `\u0041`, `,"a":{}`, "\n", ""} {
			for _, part := range []int{1, 3, 5, 7} {
				at := len(d.src) * part / 8
				now := slices.Concat(d.src[:at], []byte(written), d.src[min(at+part%3, len(d.src)):])
				last = wantRecheck(t, d.name, last, now, d.options)
			}
		}
		wantRecheck(t, d.name, last, d.src, d.options)
	}
}

// TestRecheckInLists changes one of three commands of every kind, and wants of the others what Check says.
func TestRecheckInLists(t *testing.T) {
	var lone []document
	for _, d := range documents(t) {
		if bytes.HasPrefix(d.src, []byte("{")) && d.options.Operation != validator.Edit {
			lone = append(lone, d)
		}
	}
	if len(lone) < 1000 {
		t.Fatalf("only %d lone commands", len(lone))
	}
	for i := range lone[2:] {
		three := lone[i : i+3]
		list := slices.Concat([]byte("["), three[0].src, []byte(",\n"), three[1].src, []byte(","), three[2].src, []byte("]"))
		options := three[1].options
		options.Operation = validator.Auto
		last := validator.Check(list, options)
		for at := len(three[0].src) + 3; at < len(list); at += len(list)/7 + 1 {
			for _, written := range []string{"x", "É", `{},`} {
				wantRecheck(t, three[1].name, last, slices.Concat(list[:at], []byte(written), list[at:]), options)
			}
		}
		wantRecheck(t, three[1].name+" by other rules", last, bytes.Replace(list, []byte("name"), []byte("nam"), 1), three[2].options)
	}
}

// TestRecheckAfterAnother wants nothing of a document to be heard in the report of another, however
// that one is read.
func TestRecheckAfterAnother(t *testing.T) {
	src := []byte("[{\"name\": \"a\", \"description\": \"b\", // c\n \"options\": []}]")
	comments := validator.Options{Syntax: validator.JSONC}
	with, without := validator.Check(src, comments), validator.Check(src, validator.Options{})
	now := bytes.Replace(src, []byte(`"a"`), []byte(`"d"`), 1)
	wantRecheck(t, "with comments", with, now, validator.Options{})
	wantRecheck(t, "without comments", without, now, comments)
	wantRecheck(t, "the same", with, src, comments)
	wantRecheck(t, "nothing before", nil, src, comments)
	inYAML := validator.Options{Reader: yaml.Reader{}}
	converted := validator.Check([]byte(strings.Repeat("\n", 99)+"- name: a\n  description: b\n- name: C\n  description: d\n"), inYAML)
	wantRecheck(t, "after YAML", converted, bytes.Replace(converted.Document.JSON(), []byte(`"a"`), []byte(`"ab"`), 1), validator.Options{})
	wantRecheck(t, "YAML", with, []byte("- name: a\n- name: B"), inYAML)
	wantRecheck(t, "too large", with, now, validator.Options{MaxSize: 20})
	wantRecheck(t, "after one too large", validator.Check(src, validator.Options{MaxSize: 20}), now, comments)
}

// TestRecheckByOtherMeans checks documents again by other rules, for another request, in another dialect
// and beyond the limits of a report: what was clean by those before may not be by these.
func TestRecheckByOtherMeans(t *testing.T) {
	off := validator.Options{Rules: map[string]validator.Severity{}}
	for _, rule := range validator.Rules() {
		off.Rules[rule.Name] = validator.Off
	}
	few := validator.Options{Rules: map[string]validator.Severity{
		"field-unknown": validator.Off, "document-dialect": validator.Off,
	}}
	edit, all := validator.Options{Operation: validator.Edit}, validator.Options{}
	guild, bulk := validator.Options{Scope: validator.Guild}, validator.Options{Scope: validator.Global}
	wrong := `,{"name":"x","description":"","nsfw":true,"options":[{"name":"A","type":99}]}]`
	camel := `,{"name":"x","description":"x","descriptionLocalizations":{"xx":"y"},"defaultMemberPermissions":"x"}]`
	option := `{"name":"n","description":"d","type":99},`
	long := `[{"name":"x","description":"x","options":[` + strings.Repeat(option, 10_001) + `{}]}`
	for _, c := range []struct {
		name, before, after string
		last, now           validator.Options
	}{
		{"other rules", `[{"name":"a"}` + wrong, `[{"name":"ab"}` + wrong, off, all},
		{"another operation", `[{"name":"a"},{"description":"x"}]`, `[{"name":"ab"},{"description":"x"}]`, edit, all},
		{"another scope", `[{"name":"a"}` + wrong, `[{"name":"ab"}` + wrong, guild, bulk},
		{
			"a dialect", `[{"name":"a","nsfw":{"default_permission":1,"dm_permission":1}}` + camel,
			`[{"name":"a","nsfw":{"defaultpermission":1,"dm_permission":1}}` + camel, few, few,
		},
		{"fewer than the limit", long + wrong, strings.Replace(long, strings.Repeat(option, 5000), "", 1) + wrong, all, all},
	} {
		wantRecheck(t, c.name, validator.Check([]byte(c.before), c.last), []byte(c.after), c.now)
		wantRecheck(t, c.name+", back", validator.Check([]byte(c.after), c.now), []byte(c.before), c.last)
	}
}

// FuzzRecheck changes a document, and wants the report that Check makes of it.
func FuzzRecheck(f *testing.F) {
	for _, d := range documents(f) {
		if len(d.src) < 2<<10 {
			f.Add(d.src, uint16(len(d.src)/2), uint16(1), "x", uint8(settingsOf(d.options)), uint8(0))
			list := slices.Concat([]byte("["), d.src, []byte(`,{"name":"a","description":"B"},`), d.src, []byte("]"))
			f.Add(list, uint16(len(d.src)+12), uint16(0), "b", uint8(0), uint8(len(list)))
		}
	}
	f.Fuzz(func(t *testing.T, src []byte, at, removed uint16, written string, with, rule uint8) {
		options := settings(with).options()
		last := validator.Check(src, options)
		from := min(int(at), len(src))
		now := slices.Concat(src[:from], []byte(written), src[min(from+int(removed), len(src)):])
		again := wantRecheck(t, "a change", last, now, options)
		wantRecheck(t, "the change taken back", again, src, options)
		options.Rules = override(rule).rules()
		wantRecheck(t, "by other rules", last, now, options)
	})
}

// wantRecheck compares the report of a document after another with Check's, to the last place and tag.
func wantRecheck(
	t *testing.T, name string, last *validator.Report, now []byte, options validator.Options,
) *validator.Report {
	t.Helper()
	got, want := validator.Recheck(last, now, options), validator.Check(now, options)
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%s: %q is judged otherwise after another:\n%s\n%s", name, now, got.AppendJSON(nil), want.AppendJSON(nil))
	}
	return got
}
