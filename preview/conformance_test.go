package preview_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/big"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"testing"

	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/preview"
	"github.com/slashlint/slashlint/validator"
)

// suite is one file of the conformance data.
type suite struct {
	Suite  string
	Source string
	Cases  []conformanceCase
}

type conformanceCase struct {
	Name, Operation   string
	Document          json.RawMessage
	Text              *string
	Viewer            viewerJSON
	Query             string
	Locale            string
	WithLocalizations bool `json:"with_localizations"`
	Want              json.RawMessage
}

// viewerJSON is a viewer as the cases write one.
type viewerJSON struct {
	Locale, In, Scope, Installed, Permissions string

	Adult         bool
	AgeRestricted bool `json:"age_restricted"`
	Activities    *bool

	User, Guild, Channel, Parent string
	Roles                        []string
	Overwrites                   json.RawMessage
}

// answers are what the suites ask.
var answers = map[string]func(t testing.TB, c *conformanceCase) []byte{
	"picker":     answerPicker,
	"visibility": answerPicker,
	"search": func(t testing.TB, c *conformanceCase) []byte {
		return preview.NewPicker(c.read(t), c.Viewer.viewer(t)).AppendSearch(nil, c.Query)
	},
	"overwrites": func(t testing.TB, c *conformanceCase) []byte {
		d := preview.Decide(&c.read(t).Commands[0], c.Viewer.viewer(t))
		return d.AppendJSON(nil)
	},
	"listed": func(t testing.TB, c *conformanceCase) []byte {
		return preview.Listed(c.read(t), localeOf(t, c.Locale), c.WithLocalizations)
	},
	"locales": func(t testing.TB, c *conformanceCase) []byte {
		return preview.Locales(c.read(t)).AppendJSON(nil)
	},
}

func answerPicker(t testing.TB, c *conformanceCase) []byte {
	return preview.NewPicker(c.read(t), c.Viewer.viewer(t)).AppendJSON(nil)
}

func TestConformance(t *testing.T) {
	for _, s := range suites(t) {
		for _, c := range s.Cases {
			t.Run(s.Suite+"/"+c.Name, func(t *testing.T) {
				got := answers[s.Suite](t, &c)
				for _, difference := range compare("", decode(t, c.Want), decode(t, got)) {
					t.Error(difference)
				}
				if t.Failed() {
					t.Logf("%s", got)
				}
			})
		}
	}
}

// suites returns the suites that this file answers.
func suites(t testing.TB) []suite {
	t.Helper()
	var all []suite
	for name := range answers {
		data, err := os.ReadFile(filepath.Join("testdata", "conformance", name+".json"))
		if err != nil {
			t.Fatal(err)
		}
		decoder := json.NewDecoder(bytes.NewReader(data))
		decoder.DisallowUnknownFields()
		var s suite
		if err := decoder.Decode(&s); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if s.Suite != name || s.Source == "" {
			t.Fatalf("%s.json is the suite %q, from %q", name, s.Suite, s.Source)
		}
		all = append(all, s)
	}
	slices.SortFunc(all, func(a, b suite) int { return len(a.Suite) - len(b.Suite) })
	return all
}

// read returns the case's document as it was understood.
func (c *conformanceCase) read(t testing.TB) *validator.Document {
	t.Helper()
	operation := slices.Index([]string{"", "create", "edit", "bulk"}, c.Operation)
	if operation < 0 {
		t.Fatalf("no such operation: %q", c.Operation)
	}
	src := []byte(c.Document)
	if c.Text != nil {
		src = []byte(*c.Text)
	}
	options := validator.Options{Operation: validator.Operation(operation)}
	return validator.Check(src, options).Document
}

// viewer returns the viewer that the case describes.
func (v *viewerJSON) viewer(t testing.TB) preview.Viewer {
	t.Helper()
	return preview.Viewer{
		Locale:        localeOf(t, v.Locale),
		In:            parsed(t, v.In, preview.ParseContext),
		Scope:         parsed(t, v.Scope, parseScope),
		Installed:     parsed(t, v.Installed, preview.ParseInstallation),
		Permissions:   parsed(t, v.Permissions, preview.ParsePermissions),
		Adult:         v.Adult,
		AgeRestricted: v.AgeRestricted,
		NoActivities:  v.Activities != nil && !*v.Activities,
		User:          snowflake(t, v.User),
		Guild:         snowflake(t, v.Guild),
		Channel:       snowflake(t, v.Channel),
		Parent:        snowflake(t, v.Parent),
		Roles:         snowflakes(t, v.Roles),
		Overwrites:    validator.ReadOverwrites(v.Overwrites),
	}
}

// parsed returns what a name means; "" is the default.
func parsed[T any](t testing.TB, name string, parse func(string) (T, bool)) T {
	t.Helper()
	var value T
	if name == "" {
		return value
	}
	value, ok := parse(name)
	if !ok {
		t.Fatalf("%q means nothing", name)
	}
	return value
}

func localeOf(t testing.TB, code string) locale.Locale {
	t.Helper()
	return parsed(t, code, locale.Parse)
}

func snowflake(t testing.TB, text string) uint64 {
	t.Helper()
	return parsed(t, text, func(text string) (uint64, bool) {
		n, err := strconv.ParseUint(text, 10, 64)
		return n, err == nil
	})
}

func snowflakes(t testing.TB, texts []string) []uint64 {
	t.Helper()
	var all []uint64
	for _, text := range texts {
		all = append(all, snowflake(t, text))
	}
	return all
}

func parseScope(name string) (validator.Scope, bool) {
	i := slices.Index([]string{"global", "guild"}, name)
	return validator.Scope(max(i, 0)), i >= 0
}

// decode reads JSON with its numbers as they are written.
func decode(t testing.TB, data []byte) any {
	t.Helper()
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.UseNumber()
	var value any
	if err := decoder.Decode(&value); err != nil {
		t.Fatalf("%v in %s", err, data)
	}
	return value
}

// compare returns in what got differs from what is wanted: of an object the members given, of an
// array all elements.
func compare(at string, want, got any) []string {
	switch want := want.(type) {
	case map[string]any:
		return compareObjects(at, want, got)
	case []any:
		return compareArrays(at, want, got)
	case json.Number:
		if n, ok := got.(json.Number); ok && equalNumbers(want, n) {
			return nil
		}
	}
	if !reflect.DeepEqual(want, got) {
		return []string{fmt.Sprintf("at %q: %#v, want %#v", at, got, want)}
	}
	return nil
}

func compareObjects(at string, want map[string]any, got any) []string {
	object, ok := got.(map[string]any)
	if !ok {
		return []string{fmt.Sprintf("at %q: %#v, want an object", at, got)}
	}
	var differences []string
	if whole, ok := want["$exactly"].(map[string]any); ok {
		want = whole
		for key := range object {
			if _, ok := want[key]; !ok {
				differences = append(differences, fmt.Sprintf("at %q: %q is not wanted", at, key))
			}
		}
	}
	for key, value := range want {
		member, ok := object[key]
		if !ok {
			differences = append(differences, fmt.Sprintf("at %q: %q is missing", at, key))
			continue
		}
		differences = append(differences, compare(at+"/"+key, value, member)...)
	}
	return differences
}

func compareArrays(at string, want []any, got any) []string {
	array, ok := got.([]any)
	if !ok || len(array) != len(want) {
		return []string{fmt.Sprintf("at %q: %v, want %v", at, got, want)}
	}
	var differences []string
	for i := range want {
		differences = append(differences, compare(at+"/"+strconv.Itoa(i), want[i], array[i])...)
	}
	return differences
}

// equalNumbers compares without rounding.
func equalNumbers(a, b json.Number) bool {
	x, okX := new(big.Rat).SetString(a.String())
	y, okY := new(big.Rat).SetString(b.String())
	return okX && okY && x.Cmp(y) == 0
}
