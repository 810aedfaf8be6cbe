package validator_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/validator"
)

// TestJudgeSet compares what is said of several documents, as "file rule pointer -> related file".
func TestJudgeSet(t *testing.T) {
	hundred := make([]string, 100)
	for i := range hundred {
		hundred[i] = command("c" + strconv.Itoa(i))
	}
	guild := validator.Options{Scope: validator.Guild}
	for _, c := range []struct {
		name    string
		options validator.Options
		files   []string
		want    string
	}{
		{"different names", validator.Options{}, []string{command("a"), command("b")}, ""},
		{"the same name", validator.Options{}, []string{command("a"), command("a")}, "1 command-duplicate  -> 0"},
		{
			"thrice",
			validator.Options{},
			[]string{command("a"), command("a"), command("a")},
			"1 command-duplicate  -> 0, 2 command-duplicate  -> 0",
		},
		{"another type", validator.Options{}, []string{command("a"), `{"type": 2, "name": "a"}`}, ""},
		{
			"lists and wrappers",
			validator.Options{},
			[]string{"[" + command("a") + "]", `{"commands": [` + command("b") + "," + command("a") + "]}"},
			"1 document-wrapper /commands -> , 1 command-duplicate /commands/1 -> 0",
		},
		{
			"twice in one document, which tells itself",
			validator.Options{},
			[]string{"[" + command("a") + "," + command("a") + "]", command("b")},
			"0 command-duplicate /1 -> ",
		},
		{
			"twice in the later one",
			validator.Options{},
			[]string{command("a"), "[" + command("a") + "," + command("a") + "]"},
			"1 command-duplicate /0 -> 0, 1 command-duplicate /1 -> ",
		},
		{"a hundred", validator.Options{}, hundred, ""},
		{
			"one more",
			validator.Options{},
			append(hundred[:100:100], command("more")),
			"100 command-count  -> ",
		},
		{
			"one more in a list",
			validator.Options{},
			[]string{"[" + strings.Join(hundred, ",") + "]", "[" + command("more") + "]"},
			"1 command-count  -> ",
		},
		{
			"entry points",
			validator.Options{},
			[]string{`{"type": 4, "name": "a"}`, `{"type": 4, "name": "b"}`},
			"1 command-count  -> ",
		},
		{
			"entry points in a guild", guild,
			[]string{`{"type": 4, "name": "a"}`, `{"type": 4, "name": "b"}`},
			"0 entry-point-scope  -> , 1 entry-point-scope  -> ",
		},
		{
			"off",
			validator.Options{Rules: map[string]validator.Severity{"command-duplicate": validator.Off}},
			[]string{command("a"), command("a")},
			"",
		},
		{"what is no command", validator.Options{}, []string{command("a"), "5"}, "1 document-kind  -> "},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := judged(t, c.files, c.options); got != c.want {
				t.Errorf("got  %s\nwant %s", got, c.want)
			}
		})
	}
}

func command(name string) string {
	return fmt.Sprintf("{\n\"name\": %q, \"description\": \"x\"}", name)
}

// judged judges documents as a set and returns what is found in them, in order.
func judged(t *testing.T, files []string, options validator.Options) string {
	t.Helper()
	options.Part = true
	parts := make([]validator.Part, len(files))
	for i, src := range files {
		parts[i] = validator.Part{File: strconv.Itoa(i), Report: validator.Check([]byte(src), options)}
	}
	validator.JudgeSet(parts, options)
	var found []string
	for i := range parts {
		wantOrdered(t, parts[i].Report)
		for _, d := range parts[i].Report.Diagnostics {
			there := ""
			for _, r := range d.Related {
				there += r.File
				if r.File != "" && (r.Range.Start.Line != 2 || !strings.HasSuffix(r.Pointer, "/name")) {
					t.Errorf("%s stands at %q, line %d", r.File, r.Pointer, r.Range.Start.Line)
				}
			}
			if d.Range.Start.Line == 0 {
				t.Errorf("%s has no place", d.Rule)
			}
			found = append(found, fmt.Sprintf("%d %s %s -> %s", i, d.Rule, d.Pointer, there))
		}
	}
	return strings.Join(found, ", ")
}
