package validator_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/validator"
)

// TestMendKeepsFormatting compares mended documents to the byte.
func TestMendKeepsFormatting(t *testing.T) {
	for _, c := range []struct {
		name    string
		options validator.Options
		src     string
		want    string
	}{
		{"nothing to mend", validator.Options{}, "{ \"name\" :\t\"a\" ,\r\n\"description\":\"x\"}\n", ""},
		{
			"capitals, in a document of odd blanks",
			validator.Options{},
			"{\r\n\t\"name\" : \"Größe\" ,\r\"description\":\"X\"\n}",
			"{\r\n\t\"name\" : \"größe\" ,\r\"description\":\"X\"\n}",
		},
		{
			"a null in an optional field",
			validator.Options{},
			pinging(`"options": null, "nsfw": true`), "",
		},
		{
			"capitals written as escapes",
			validator.Options{},
			`{"name":"\u0041B\u00C9","description":"x"}`, `{"name":"abé","description":"x"}`,
		},
		{
			"the first of several localizations is empty",
			validator.Options{},
			pinging(`"name_localizations": {"de": "", "fr": "a"}`),
			pinging(`"name_localizations": {"fr": "a"}`),
		},
		{
			"one in between",
			validator.Options{},
			pinging("\"name_localizations\": {\n  \"de\": \"a\",\n  \"fr\": \"\",\n  \"it\": \"b\"\n}"),
			pinging("\"name_localizations\": {\n  \"de\": \"a\",\n  \"it\": \"b\"\n}"),
		},
		{
			"the last",
			validator.Options{},
			pinging("\"name_localizations\": {\n  \"de\": \"a\",\n  \"fr\": \"\"\n}"),
			pinging("\"name_localizations\": {\n  \"de\": \"a\"\n}"),
		},
		{
			"all",
			validator.Options{},
			pinging(`"name_localizations": { "de": "", "fr": "", "it": "" }`),
			pinging(`"name_localizations": {  }`),
		},
		{
			"JSON with comments: what is between stays",
			validator.Options{Syntax: validator.JSONC},
			pinging("\"name_localizations\": {\"de\": \"a\", // n\n \"fr\": \"\" /* o */, // p\n // d\n \"it\": \"x\",}"),
			pinging("\"name_localizations\": {\"de\": \"a\", // n\n  /* o */ // p\n // d\n \"it\": \"x\",}"),
		},
		{
			"JSON with comments: the last, behind a comment",
			validator.Options{Syntax: validator.JSONC},
			pinging("\"name_localizations\": {\"de\": \"a\", // de\n \"fr\": \"\" /* . */, // fr\n}"),
			pinging("\"name_localizations\": {\"de\": \"a\", // de\n  /* . */ // fr\n}"),
		},
		{
			"JSON with comments: the last",
			validator.Options{Syntax: validator.JSONC},
			pinging("\"name_localizations\": {\"de\": \"a\", \"fr\": \"\",}"),
			pinging("\"name_localizations\": {\"de\": \"a\",}"),
		},
		{
			"JSON with comments: the only one",
			validator.Options{Syntax: validator.JSONC},
			pinging("\"name_localizations\": {/* a */ \"de\": \"\" /* b */ , /* c */}"),
			pinging("\"name_localizations\": {/* a */  /* b */  /* c */}"),
		},
		{
			"JSON with comments: a comma too many",
			validator.Options{Syntax: validator.JSONC},
			pinging("\"contexts\": [0, /* a */ , ]"), pinging("\"contexts\": [0, /* a */  ]"),
		},
		{
			"JSON with comments: the first, behind which its comment is",
			validator.Options{Syntax: validator.JSONC},
			pinging("\"name_localizations\": {\"de\": \"\", // de\n \"fr\": \"a\"}"),
			pinging("\"name_localizations\": { // de\n \"fr\": \"a\"}"),
		},
		{
			"JSON with comments: the last, before which another's comment is",
			validator.Options{Syntax: validator.JSONC},
			pinging("\"name_localizations\": {\"de\": \"a\", // de\n \"fr\": \"\"}"),
			pinging("\"name_localizations\": {\"de\": \"a\", // de\n }"),
		},
		{
			"JSON with comments: a comment between value and comma",
			validator.Options{Syntax: validator.JSONC},
			pinging("\"name_localizations\": {\"de\": \"\" // de\n , \"fr\": \"a\"}"),
			pinging("\"name_localizations\": { // de\n  \"fr\": \"a\"}"),
		},
		{
			"JSON5: values are written as JSON",
			validator.Options{Syntax: validator.JSON5},
			"{name: 'P\\x49ng', 'description': 'it\\'s', type: '1', nsfw: false,}",
			"{name: \"ping\", 'description': 'it\\'s', type: 1, nsfw: false,}",
		},
		{
			"JSON5: keys are written in quotes",
			validator.Options{Syntax: validator.JSON5},
			"{name: 'a', description: 'x', name_localizations: {fr: 'b', pt_BR: 'c',},}",
			"{name: 'a', description: 'x', name_localizations: {fr: 'b', \"pt-BR\": 'c',},}",
		},
		{
			"JSON5: numbers in the place of strings",
			validator.Options{Syntax: validator.JSON5},
			"{name: 'a', description: +5, default_member_permissions: 0x10,}",
			"{name: 'a', description: \"5\", default_member_permissions: \"16\",}",
		},
		{
			"JSON5: comments and spaces around what is removed",
			validator.Options{Syntax: validator.JSON5},
			"{name: 'a', description: 'x', contexts: [0, 0\u2028/* 0 */\u00A0, // 0\u20281, 1 /* 1 */,\uFEFF]}",
			"{name: 'a', description: 'x', contexts: [0, \u2028/* 0 */\u00A0 // 0\u20281 /* 1 */,\uFEFF]}",
		},
		{
			"JSON5: required options last",
			validator.Options{Syntax: validator.JSON5},
			"{name: 'a', description: 'x', options: [\n{type: 3, name: 'b', description: '}'}, // b\n" +
				"{type: 3, name: 'c', description: 'x', required: true,},\n]}",
			"{name: 'a', description: 'x', options: [\n{type: 3, name: 'c', description: 'x', required: true,}, // b\n" +
				"{type: 3, name: 'b', description: '}'},\n]}",
		},
		{
			"JSON5: its own mistakes",
			validator.Options{Syntax: validator.JSON5},
			"{name: 'a', 'description': `x`, integration-types: [0,,1],,}",
			"{name: 'a', 'description': \"x\", \"integration-types\": [0,1],}",
		},
		{
			"locales in another style",
			validator.Options{},
			pinging(`"name_localizations": {"pt_BR": "a", "EN-gb" : null}`),
			pinging(`"name_localizations": {"pt-BR": "a"}`),
		},
		{
			"types that the service converts",
			validator.Options{},
			`{"name": 7, "type": "1", "description": -5, "nsfw": null}`,
			`{"name": "7", "type": 1, "description": "-5", "nsfw": null}`,
		},
		{
			"names of types",
			validator.Options{},
			pinging(`"type": "chat input", "options": [{"type": "Boolean", "name": "a", "description": "x"}]`),
			pinging(`"type": 1, "options": [{"type": 5, "name": "a", "description": "x"}]`),
		},
		{
			"values that stand twice",
			validator.Options{},
			pinging(`"contexts": [0, 1, 0, 0,1 , 2, 2], "integration_types": [ 1,1 ]`),
			pinging(`"contexts": [0, 1, 2], "integration_types": [ 1 ]`),
		},
		{
			"required options last",
			validator.Options{},
			pinging("\"options\": [\n  " + option("a", false) + ", \n\n  " + option("b", true) + "\n  ,\t" +
				option("c", false) + "," + option("d", true) + "\n]"),
			pinging("\"options\": [\n  " + option("b", true) + ", \n\n  " + option("d", true) + "\n  ,\t" +
				option("a", false) + "," + option("c", false) + "\n]"),
		},
		{
			"comments",
			validator.Options{},
			"// one\n{\"name\": \"A\", /* two */ \"description\": \"x\"} # three",
			"// one\n{\"name\": \"a\", /* two */ \"description\": \"x\"} # three",
		},
		{
			"another syntax, then the rules",
			validator.Options{},
			"\uFEFF{'name': 'A', description: 'x',}\n", "{\"name\": \"a\", \"description\": \"x\"}\n",
		},
	} {
		want := c.want
		if want == "" {
			want = c.src
		}
		mended, n := validator.Mend([]byte(c.src), c.options, false)
		if string(mended) != want || (n == 0) != (c.want == "") {
			t.Errorf("%s: %d fixes make\n%q\nwant\n%q", c.name, n, mended, want)
		}
		wantMended(t, &document{src: []byte(c.src), options: c.options})
	}
}

// pinging is a command with these members and what it must have.
func pinging(members string) string { return "{" + ping + ", " + members + "}" }

func option(name string, required bool) string {
	return fmt.Sprintf(`{"type": 3, "name": %q, "description": "x", "required": %t}`, name, required)
}

// TestMendLeavesAlone wants fixes that would bring an error, or change what may be meant, not to be
// safe.
func TestMendLeavesAlone(t *testing.T) {
	for _, c := range []struct {
		name, rule string
		options    validator.Options
		src        string
	}{
		{"the name of another option", "name-lowercase", validator.Options{}, siblings(
			`"name":"A"`, `"name":"a"`)},
		{"two names that would be one", "name-lowercase", validator.Options{}, siblings(
			`"name":"AB"`, `"name":"Ab"`)},
		{"another's localized name", "name-lowercase", validator.Options{}, siblings(
			`"name":"A"`, `"name":"b","name_localizations":{"de":"a"}`)},
		{"another's name in the locale", "name-lowercase", validator.Options{}, siblings(
			`"name":"c","name_localizations":{"de":"A"}`, `"name":"b","name_localizations":{"de":"a"}`)},
		{"another's name for a localized one", "name-lowercase", validator.Options{}, siblings(
			`"name":"c","name_localizations":{"de":"A"}`, `"name":"a"`)},
		{
			"the name of another command", "name-lowercase",
			validator.Options{},
			`[{"name":"A","description":"x"},{"name":"a","description":"x"}]`,
		},
		{"another length in lower case", "name-lowercase", validator.Options{}, siblings(
			`"name":"İ"`, `"name":"b"`)},
		{
			"a command that may be for users", "name-lowercase",
			validator.Options{Operation: validator.Edit},
			`{"name":"High-Five"}`,
		},
		{
			"a member that must be there", "field-type",
			validator.Options{},
			`{"name":null,"description":"x"}`,
		},
		{"what the service sets", "field-read-only", validator.Options{}, pinging(`"version":"1"`)},
		{
			"a member of global commands", "field-not-for-scope",
			validator.Options{Scope: validator.Guild},
			pinging(`"contexts":[0]`),
		},
		{
			"an earlier entry of the locale", "name-length",
			validator.Options{},
			pinging(`"name_localizations":{"de":"a b","de":""}`),
		},
		{
			"an earlier entry before null", "field-type",
			validator.Options{},
			pinging(`"name_localizations":{"de":"a b","de":null}`),
		},
		{
			"another entry that means the locale", "name-length",
			validator.Options{},
			pinging(`"name_localizations":{"pt-BR":"","pt_BR":"a b"}`),
		},
		{
			"a locale that is there", "locale-unknown",
			validator.Options{},
			pinging(`"name_localizations":{"pt-BR":"a","pt_BR":"b"}`),
		},
		{
			"a locale that is there, but no text", "locale-unknown",
			validator.Options{},
			pinging(`"name_localizations":{"pt-BR":5.5,"pt_BR":"b"}`),
		},
		{
			"a syntax that had to be guessed", "name-lowercase",
			validator.Options{},
			`{"name":"A","description":"x}`,
		},
		{
			"bytes that are lost", "name-lowercase",
			validator.Options{},
			"{\"name\":\"A\xFF\",\"description\":\"x\"}",
		},
		{
			"very many options", "option-order",
			validator.Options{},
			pinging(`"options":[` + option("a", false) + strings.Repeat(","+option("b", true), 128) + "]"),
		},
	} {
		found := false
		report := validator.Check([]byte(c.src), c.options)
		for i := range report.Diagnostics {
			if d := &report.Diagnostics[i]; d.Rule == c.rule {
				found = true
				if fix := safeFix(d); fix != nil {
					t.Errorf("%s: %q is called safe in %s", c.name, fix.Title, c.src)
				}
			}
		}
		if !found {
			t.Errorf("%s: no %s in %s", c.name, c.rule, c.src)
		}
	}
}

// siblings is a command with options that have these members.
func siblings(members ...string) string {
	return string(options(len(members), func(i int) string { return members[i] }))
}

// TestOneReorderForAll wants the fix that may repeat the whole list to be offered once.
func TestOneReorderForAll(t *testing.T) {
	src := pinging(`"options":[` + option("a", false) + strings.Repeat(","+option("b", true), 3) + "]")
	offered := 0
	for _, d := range validator.Check([]byte(src), validator.Options{}).Diagnostics {
		if d.Rule == "option-order" {
			offered += len(d.Fixes)
		}
	}
	if offered != 1 {
		t.Errorf("%d fixes of the order", offered)
	}
}

func TestMendUnsafe(t *testing.T) {
	src := `{"name":"Ban him","descripton":"x","options":[{"type":3,"name":"e` + "\u0301" +
		`","description":"x","required":"true","min_value":1},{"type":3,"name":"a'b","description":"x",
		"choices":[{"name":"a","value":1}],"autocomplete":true}],"contexts":[],"nsfw":true,"nsfw":false}`
	want := `{"name":"ban-him","description":"x","options":[{"type":3,"name":"é` +
		`","description":"x","required":true},{"type":3,"name":"aʼb","description":"x",
		"choices":[{"name":"a","value":"1"}]}],"nsfw":false}`
	mended, n := validator.Mend([]byte(src), validator.Options{}, true)
	if string(mended) != want || n != 11 {
		t.Errorf("%d fixes make\n%s\nwant\n%s", n, mended, want)
	}
	wantUnsafeEnds(t, &document{src: []byte(src)})
}

// What is no JSON number is not offered as one.
func TestMendOffersNoOtherNumbers(t *testing.T) {
	for _, text := range []string{"NaN", "+Inf", "-Inf", "Infinity", "0x1p-2", "1e3", "01"} {
		src := `{"name":"a","description":"x","options":[{"type":10,"name":"b","description":"x",` +
			`"choices":[{"name":"c","value":"` + text + `"}]}]}`
		if mended, n := validator.Mend([]byte(src), validator.Options{}, true); n != 0 {
			t.Errorf("%q is mended: %s", text, mended)
		}
	}
}

func TestApply(t *testing.T) {
	edit := func(start, end int, text string) validator.TextEdit {
		return validator.TextEdit{Start: start, End: end, Text: text}
	}
	for _, c := range []struct {
		name  string
		edits []validator.TextEdit
		want  string
	}{
		{"none", nil, "abcdef"},
		{"insert", []validator.TextEdit{edit(0, 0, "<"), edit(3, 3, "|"), edit(6, 6, ">")}, "<abc|def>"},
		{"remove", []validator.TextEdit{edit(1, 3, ""), edit(3, 4, "")}, "aef"},
		{"replace", []validator.TextEdit{edit(0, 1, "A"), edit(1, 2, "BB")}, "ABBcdef"},
		{"one that overlaps is left out", []validator.TextEdit{edit(0, 3, "x"), edit(2, 4, "y")}, "xdef"},
		{"one beyond the end is left out", []validator.TextEdit{edit(5, 7, "x"), edit(9, 9, "y")}, "abcdef"},
		{"one turned round is left out", []validator.TextEdit{edit(4, 2, "x"), edit(-1, 0, "y")}, "abcdef"},
	} {
		src := []byte("abcdef")
		if got := validator.Apply(src, c.edits); string(got) != c.want || string(src) != "abcdef" {
			t.Errorf("%s: %q, want %q (of %q)", c.name, got, c.want, src)
		}
	}
}
