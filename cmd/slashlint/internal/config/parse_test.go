package config

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"github.com/slashlint/slashlint/validator"
)

var update = flag.Bool("update", false, "write the schema again")

// documents are configurations in JSON, which are YAML, too, and what is wrong with them: line, column
// and message. Of those that are unsaid the schema cannot tell.
var documents = []struct {
	name, text string
	want       []string
	unsaid     bool
}{
	{name: "nothing", text: `{}`},
	{name: "everything", text: `{
  "$schema": "slashlint.schema.json",
  "files": ["commands/**/*.json", "./guild/", "[a-c]{x,y}.json"],
  "exclude": ["**/drafts"],
  "kind": "commands", "scope": "guild", "operation": "bulk",
  "rules": {"name-apostrophe": "off", "field-unknown": "error", "suppression-unused": "info"},
  "failOn": "warning",
  "overrides": [
    {"files": ["x"], "exclude": ["y"], "kind": "commands", "scope": "global", "operation": "edit", "rules": {}},
    {"files": ["z"]}
  ],
  "suppressions": [
    {"rule": "name-lowercase", "pointer": "/*/name", "files": ["a.json"], "reason": "as it was"},
    {"rule": "name-lowercase", "pointer": "", "reason": "ö"},
    {"rule": "name-lowercase", "pointer": "/**/a~1b~0/", "reason": "ö"}
  ]
}`},
	{name: "list", text: `[]`, want: []string{`1:1 the configuration is an object, not a list`}},
	{name: "null", text: `null`, want: []string{`1:1 the configuration is an object, not null`}},
	{name: "unknown keys", text: `{"fles": [], "Scope": "guild", "zzzzzzzzz": 1, "": 2}`, want: []string{
		`1:2 unknown key "fles"; did you mean "files"?`,
		`1:14 unknown key "Scope"; did you mean "scope"?`,
		`1:32 unknown key "zzzzzzzzz"`,
		`1:48 unknown key ""`,
	}},
	{name: "keys twice", unsaid: true, text: `{"scope": "guild", "rules": {"budget": "off", "budget": "off"}, "scope": "guild"}`, want: []string{
		`1:47 the key "budget" stands twice in this object`,
		`1:65 the key "scope" stands twice in this object`,
	}},
	{name: "kinds of values", text: `{"files": "a", "exclude": {}, "kind": 1, "scope": true, "operation": [], "rules": [],
"failOn": null, "overrides": {}, "suppressions": "x", "$schema": 1.5}`, want: []string{
		`1:11 "files" is a list, not the string "a"; write ["a"]`,
		`1:27 "exclude" is a list, not an object`,
		`1:39 "kind" is a string, not 1`,
		`1:51 "scope" is a string, not true`,
		`1:70 "operation" is a string, not a list`,
		`1:83 "rules" is an object, not a list`,
		`2:11 "failOn" is a string, not null`,
		`2:30 "overrides" is a list, not an object`,
		`2:50 "suppressions" is a list, not the string "x"; write ["x"]`,
		`2:66 "$schema" is a string, not 1.5`,
	}},
	{name: "empty lists", text: `{"files": [], "exclude": [], "overrides": [], "suppressions": []}`, want: []string{
		`1:11 "files" is empty; leave it out, or say what belongs there`,
		`1:26 "exclude" is empty; leave it out, or say what belongs there`,
		`1:43 "overrides" is empty; leave it out, or say what belongs there`,
		`1:63 "suppressions" is empty; leave it out, or say what belongs there`,
	}},
	{name: "words", text: `{"kind": "command", "scope": "Guild", "operation": "", "failOn": "off"}`, want: []string{
		`1:10 want commands, permissions, interaction or authorization, not "command"`,
		`1:30 want global or guild, not "Guild"`,
		`1:52 want create, edit or bulk, not ""`,
		`1:66 want info, warning or error, not "off"`,
	}},
	{name: "rules", text: `{"rules": {"name-lowercse": "off", "budget": "fatal", "snowflake": 0, "zzzzzzzz": "off"}}`, want: []string{
		`1:12 unknown rule "name-lowercse"; did you mean "name-lowercase"?`,
		`1:46 want off, info, warning or error, not "fatal"`,
		`1:68 "snowflake" is a string, not 0`,
		`1:71 unknown rule "zzzzzzzz"`,
	}},
	{name: "rule patterns", text: `{"rules": {"localization-*": "off", "*-charset": "warn", "*": "error", "n*-length": "info"}, "failOn": "warn"}`},
	{name: "unmatched rule patterns", unsaid: true, text: `{"rules": {"localisation-*": "off", "zzz*": "off", "name-*-": "off"}}`, want: []string{
		`1:12 no rule matches "localisation-*"; did you mean "localization-*"?`,
		`1:37 no rule matches "zzz*"`,
		`1:52 no rule matches "name-*-"; did you mean "name-*"?`,
	}},
	{name: "malformed rule patterns", text: `{"rules": {"name[-]*": "off"}}`, want: []string{
		`1:12 no rule matches "name[-]*"; did you mean "name-*"?`,
	}},
	{name: "patterns in suppressions", text: `{"suppressions": [{"rule": "name-*", "reason": "x"}]}`, want: []string{
		`1:28 unknown rule "name-*"`,
	}},
	{name: "override", text: `{"overrides": [{"scope": "guild", "failOn": "error"}, 1]}`, want: []string{
		`1:16 "files" is missing`,
		`1:35 unknown key "failOn"`,
		`1:55 "an element of overrides" is an object, not 1`,
	}},
	{name: "suppression", text: `{"suppressions": [{"rule": "budgets", "pointer": 1, "Reason": "x"}, {}]}`, want: []string{
		`1:19 "reason" is missing`,
		`1:28 unknown rule "budgets"; did you mean "budget"?`,
		`1:50 "pointer" is a string, not 1`,
		`1:53 unknown key "Reason"; did you mean "reason"?`,
		`1:69 "rule" is missing`,
		`1:69 "reason" is missing`,
	}},
	{name: "suppressing the tool's own rule", text: `{"suppressions": [{"rule": "suppression-unused", "reason": "x"}]}`, want: []string{
		`1:28 "suppression-unused" cannot be suppressed; set its severity in "rules"`,
	}},
	{name: "reasons", text: `{"suppressions": [{"rule": "budget", "reason": ""}, {"rule": "budget", "reason": " \t\n"}]}`, want: []string{
		`1:48 the reason is empty; say why the diagnostics are accepted`,
		`1:82 the reason is empty; say why the diagnostics are accepted`,
	}},
	{name: "pointers", text: `{"suppressions": [
{"rule": "budget", "reason": "x", "pointer": "name"},
{"rule": "budget", "reason": "x", "pointer": "/a*"},
{"rule": "budget", "reason": "x", "pointer": "/***"},
{"rule": "budget", "reason": "x", "pointer": "/a~"},
{"rule": "budget", "reason": "x", "pointer": "/a~2"}]}`, want: []string{
		`2:46 the pointer "name" does not begin with "/"`,
		`3:46 in the pointer "/a*", "*" and "**" stand for whole segments only`,
		`4:46 in the pointer "/***", "*" and "**" stand for whole segments only`,
		`5:46 in the pointer "/a~", "~" must be written "~0", and "/" in a key "~1"`,
		`6:46 in the pointer "/a~2", "~" must be written "~0", and "/" in a key "~1"`,
	}},
	{name: "globs", text: `{"files": ["", "!a", "/a", "C:/a", "a\\b", "../a", "a/..", ".", "./",
"{a}{b}{c}{d}{e}", 7], "exclude": ["..", "...", "a..b"]}`, want: []string{
		`1:12 an empty glob`,
		`1:16 the glob "!a" begins with "!"; put what is not meant into "exclude"`,
		`1:22 the glob "/a" is absolute; globs are relative to the configuration's directory`,
		`1:28 the glob "C:/a" is absolute; globs are relative to the configuration's directory`,
		`1:36 the glob "a\\b" has a backslash; folders are divided by "/" on every system`,
		`1:44 the glob "../a" climbs with ".."; put the configuration further up instead`,
		`1:52 the glob "a/.." climbs with ".."; put the configuration further up instead`,
		`1:60 the glob "." is the whole directory; write "**"`,
		`1:65 the glob "./" is the whole directory; write "**"`,
		`2:1 the glob "{a}{b}{c}{d}{e}" has more than 4 braces; write several globs`,
		`2:20 "an element of files" is a string, not 7`,
		`2:36 the glob ".." climbs with ".."; put the configuration further up instead`,
	}},
	{name: "long glob", text: `{"files": ["` + strings.Repeat("a", 257) + `"]}`, want: []string{
		`1:12 a glob has at most 256 characters`,
	}},
	{name: "the longest glob", text: `{"files": ["` + strings.Repeat("é", 256) + `"]}`},
	{name: "long pointer", text: `{"suppressions": [{"rule": "budget", "reason": "x", "pointer": "/` + strings.Repeat("a", 1024) + `"}]}`, want: []string{
		`1:64 a pointer has at most 1,024 characters`,
	}},
	{name: "malformed globs", unsaid: true, text: `{"files": ["[a", "{a", "a]"]}`, want: []string{
		`1:12 the glob "[a" is not well-formed; is a bracket or brace not closed?`,
		`1:18 the glob "{a" is not well-formed; is a bracket or brace not closed?`,
	}},
}

// The loader says what is wrong in JSON, and the same of the same document as YAML.
func TestParse(t *testing.T) {
	for _, d := range documents {
		for _, file := range []string{".slashlint.json", ".slashlint.yaml"} {
			c, problems := Parse(file, []byte(d.text))
			if got, want := strings.Join(lines(problems), "\n"), strings.Join(d.want, "\n"); got != want {
				t.Errorf("%s in %s: got\n%s\nwant\n%s", d.name, file, got, want)
			}
			if (c == nil) != (d.want != nil) {
				t.Errorf("%s in %s: the configuration is %v", d.name, file, c)
			}
		}
	}
}

func lines(problems []Problem) []string {
	var all []string
	for _, p := range problems {
		all = append(all, fmt.Sprintf("%d:%d %s", p.Range.Start.Line, p.Range.Start.Column, p.Message))
	}
	return all
}

// The schema refuses what the loader refuses, as far as it can, and takes what it takes.
func TestSchemaAgrees(t *testing.T) {
	schema := compile(t)
	for _, d := range documents {
		instance, err := jsonschema.UnmarshalJSON(strings.NewReader(d.text))
		if err != nil {
			t.Fatal(d.name, err)
		}
		err = schema.Validate(instance)
		if refused := d.want != nil && !d.unsaid; (err != nil) != refused {
			t.Errorf("%s: the schema says %v, the loader %q", d.name, err, d.want)
		}
	}
}

// Each single problem of the table is one for the schema, too: alone in a document, so that no other
// hides it.
func TestSchemaAgreesOnTexts(t *testing.T) {
	schema := compile(t)
	for _, c := range []struct {
		form   *form
		around string
		texts  []string
	}{
		{&globForm, `{"files": [%q]}`, []string{
			"", "a", "!a", "a!", "/a", "a/", "C:/a", "c:", "CC:a", "a\\b", "../a", "a/../b", "a/..", "..", "...", "..a",
			".", "./", "./a", "./..", ".a", "**", "{a,b}{a,b}", strings.Repeat("{a}", 4), strings.Repeat("{a}", 5),
			strings.Repeat("é", 256), strings.Repeat("é", 257),
		}},
		{&pointerForm, `{"suppressions": [{"rule": "budget", "reason": "x", "pointer": %q}]}`, []string{
			"", "/", "//", "a", "/a", "/*", "/**", "/***", "/a*", "/*a", "/**/*", "/~0", "/~1", "/~", "/~2", "/a~0~1b", "/é ",
			strings.Repeat("/", 1024), strings.Repeat("/", 1025),
		}},
		{&reasonForm, `{"suppressions": [{"rule": "budget", "reason": %q}]}`, []string{"", " ", "\t\n\r ", "a", " a ", "\u00a0"}},
	} {
		for _, text := range c.texts {
			instance, err := jsonschema.UnmarshalJSON(strings.NewReader(fmt.Sprintf(c.around, text)))
			if err != nil {
				t.Fatal(text, err)
			}
			err = schema.Validate(instance)
			if wrong := c.form.wrong(text); (err != nil) != (wrong != "") {
				t.Errorf("%q: the schema says %v, the loader %q", text, err, wrong)
			}
		}
	}
}

func compile(t *testing.T) *jsonschema.Schema {
	t.Helper()
	document, err := jsonschema.UnmarshalJSON(bytes.NewReader(Schema()))
	if err != nil {
		t.Fatal(err)
	}
	compiler := jsonschema.NewCompiler()
	if err := compiler.AddResource(SchemaAddress, document); err != nil {
		t.Fatal(err)
	}
	schema, err := compiler.Compile(SchemaAddress)
	if err != nil {
		t.Fatal(err)
	}
	return schema
}

const docs = "../../../../docs/"

// The published schema is the one that the program prints, and every member of it is described.
func TestSchemaIsCurrent(t *testing.T) {
	const page = docs + "slashlint.schema.json"
	if *update {
		if err := os.WriteFile(page, Schema(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	written, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(written, Schema()) {
		t.Errorf("%s is not what the program prints; write it with: make update", page)
	}
	for _, s := range []*shape{&document, &override, &suppression} {
		for _, m := range s.members {
			if m.says == "" || !strings.HasSuffix(m.says, ".") {
				t.Errorf("%s has the description %q", m.name, m.says)
			}
		}
	}
}

// The examples of the documentation can be used as they are, and every member is described there.
func TestDocumentation(t *testing.T) {
	page, err := os.ReadFile(docs + "configuration.md")
	if err != nil {
		t.Fatal(err)
	}
	examples := 0
	for _, language := range []string{"json", "yaml"} {
		for i, rest := range strings.Split(string(page), "\n```"+language+"\n") {
			if i == 0 {
				continue
			}
			text, _, _ := strings.Cut(rest, "\n```")
			examples++
			if _, problems := Parse("x."+language, []byte(text)); problems != nil {
				t.Errorf("%q in\n%s", lines(problems), text)
			}
		}
	}
	if examples < 2 {
		t.Errorf("%d examples", examples)
	}
	for _, s := range []*shape{&document, &override, &suppression} {
		for _, name := range s.memberNames() {
			if !strings.Contains(string(page), "`"+name+"`") {
				t.Errorf("%s is not described", name)
			}
		}
	}
}

// What JSON does not have and a configuration may have.
func TestJSONWithComments(t *testing.T) {
	c, problems := Parse("x.json", []byte("\uFEFF// one\r\n{ /* two */ \"scope\": \"guild\", // three\r\n\"exclude\": [\"x\",],}\r\n"))
	if problems != nil || c.Scope != "guild" || len(c.Exclude) != 1 {
		t.Fatalf("%+v, %q", c, lines(problems))
	}
	for text, want := range map[string]string{
		``:                     "1:1 the document is empty",
		"{'scope': 'guild'}":   "1:2 strings stand in double quotes, not in single ones",
		`{"scope": "guild",,}`: "1:18 a comma with nothing after it",
		`{,}`:                  "1:2 a comma with nothing before it",
		"# x\n{}":              "1:1 comments are not part of JSON",
		"{} {}":                "1:4 ",
		"{/* x":                "1:2 the comment is not closed",
		"{\r\n\"é\": x}":       "2:6 ",
		"\xff\xfe{\x00}\x00":   "1:1 the document is encoded in UTF-16; save it as UTF-8",
	} {
		_, problems := Parse("x.json", []byte(text))
		if got := strings.Join(lines(problems), "\n"); problems == nil || !strings.HasPrefix(got, want) {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}

func TestYAML(t *testing.T) {
	const text = "\uFEFF# one\r\nscope: &s guild # two\r\n'files': # three\r\n- \"é\"\r\n- b # ü\r\n" +
		"rules: &r\r\n  ? budget\r\n  : off\r\noperation: !!str bulk\r\noverrides:\r\n- files: [a]\r\n  scope: *s\r\n  rules: *r\r\n" +
		"suppressions:\r\n  - reason: |\r\n      because\r\n      of it\r\n    rule: budget\r\n"
	c, problems := Parse("x.YML", []byte(text))
	if problems != nil {
		t.Fatal(lines(problems))
	}
	s := c.Suppressions[0]
	if c.Scope != "guild" || c.Operation != "bulk" || c.Rules["budget"] != validator.Off || len(c.Rules) != 1 ||
		c.Overrides[0].Scope != "guild" || c.Overrides[0].Rules["budget"] != validator.Off || s.Reason != "because\nof it" {
		t.Errorf("%+v", c)
	}
	for _, at := range []struct {
		r    validator.Range
		want string
	}{{s.Range, "budget"}, {c.Files[0].Range, `"é"`}, {c.Files[1].Range, "b"}} {
		if got := text[at.r.Start.Offset:at.r.End.Offset]; got != at.want {
			t.Errorf("the range %+v is %q, want %q", at.r, got, at.want)
		}
	}
	if at := s.Range.Start; at.Line != 18 || at.Column != 11 {
		t.Errorf("the suppression is at %+v", at)
	}
	for text, want := range map[string]string{
		"":                           "",
		"# nothing\n":                "",
		"---\nscope: guild\n...\n":   "",
		"scope: guild\n---\nx: 1\n":  "3:1 the file has 2 documents",
		"scope: [":                   "1:8 the list is not closed",
		"é: 1\r\n\r\nscope: 'x":      "3:8 the quotes are not closed",
		"rules: &a {x: *a}":          "1:15 the value \"a\" contains itself",
		"scope: *a":                  "1:8 no anchor is named \"a\"",
		"<<: {scope: guild}":         "",
		"<<: {scope: x}":             "1:13 want global or guild, not \"x\"",
		"scope: !x guild":            "1:8 the tag \"!x\" means nothing",
		"scope: no":                  "1:8 want global or guild, not \"no\"",
		"scope: guild\nscope: guild": "2:1 the key \"scope\" stands twice in this object",
		"scope: \xff":                "1:8 the bytes \"\\xff\" are not UTF-8",
		"? [a]\n: 1":                 "1:3 a key must be a string",
		"scope:":                     "1:",
	} {
		_, problems := Parse("x.yaml", []byte(text))
		if got := strings.Join(lines(problems), "\n"); (got == "") != (want == "") || !strings.HasPrefix(got, want) {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}
