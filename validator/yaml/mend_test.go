package yaml_test

import (
	"strings"
	"testing"

	"github.com/slashlint/slashlint/validator"
	"github.com/slashlint/slashlint/validator/yaml"
)

// What is mended is mended in the document's own style, and the rest stays as it is, to the byte.
func TestMendKeepsStyle(t *testing.T) {
	for _, c := range []struct{ name, src, want string }{
		{"plain", "name: Ping # short\ndescription: x\n", "name: ping # short\ndescription: x\n"},
		{"single quotes", "name: 'Ping'\ndescription: x\n", "name: 'ping'\ndescription: x\n"},
		{"double quotes", "name: \"Ping\"\ndescription: x\n", "name: \"ping\"\ndescription: x\n"},
		{"CRLF", "name: Ping\r\ndescription: x\r\n", "name: ping\r\ndescription: x\r\n"},
		{"a plain text that would no longer be one", "name: YES\ndescription: x\n", "name: \"yes\"\ndescription: x\n"},
		{"an id", "- id: 11\n  name: ping\n  description: x\n", "- id: \"11\"\n  name: ping\n  description: x\n"},
		{
			"an enumeration's name",
			"name: ping\ndescription: x\noptions:\n  - type: STRING # text\n    name: a\n    description: x\n",
			"name: ping\ndescription: x\noptions:\n  - type: 3 # text\n    name: a\n    description: x\n",
		},
		{"a block", "name: >-\n  Ping\n\ndescription: x\n", "name: \"ping\"\n\ndescription: x\n"},
		{
			"a member is removed",
			"name: ping\ndescription: x\nname_localizations:\n  de: '' # none\n  # next\n  fr: x\n",
			"name: ping\ndescription: x\nname_localizations:\n  # next\n  fr: x\n",
		},
		{
			"the last is, without a line break",
			"name: ping\ndescription: x\nname_localizations:\n  fr: x\n  de: ''",
			"name: ping\ndescription: x\nname_localizations:\n  fr: x\n",
		},
		{
			"an element is", "name: ping\ndescription: x\ncontexts:\n- 0\n- 0 # again\n- 1\n",
			"name: ping\ndescription: x\ncontexts:\n- 0\n- 1\n",
		},
		{"an element in brackets is", "{name: ping, description: x, contexts: [0, 0,\n 1]}", "{name: ping, description: x, contexts: [0, 1]}"},
		{
			"the only one is",
			"name: ping\nname_localizations:\n  de: ''\ndescription: x\n",
			"name: ping\nname_localizations:\n  {}\ndescription: x\n",
		},
		{
			"the order of options",
			"name: ping\ndescription: x\noptions:\n  - name: a # one\n    description: x\n    type: 3\n" +
				"  # two\n  - {type: 3, name: b, description: x, required: true}\n",
			"name: ping\ndescription: x\noptions:\n  - {type: 3, name: b, description: x, required: true}\n" +
				"  # two\n  - name: a # one\n    description: x\n    type: 3\n",
		},
		{
			"what has an alias is left alone",
			"- {name: &n Ping, description: x}\n- {type: 2, name: *n}\n",
			"- {name: &n Ping, description: x}\n- {type: 2, name: *n}\n",
		},
		{
			"an anchor that nobody uses does not matter",
			"{name: &n Ping, description: x}\n", "{name: &n ping, description: x}\n",
		},
		{"what has a tag", "name: !!str Ping\ndescription: x\n", "name: !!str Ping\ndescription: x\n"},
		{"the key of Norwegian", "name: a\ndescription: x\nname_localizations: {no: b}\n", "name: a\ndescription: x\nname_localizations: {\"no\": b}\n"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, _ := validator.Mend([]byte(c.src), validator.Options{Reader: yaml.Reader{}}, false)
			if string(got) != c.want {
				t.Errorf("got\n%s\nnot\n%s", got, c.want)
			}
		})
	}
}

// Fixes that may not be what was meant.
func TestUnsafeMend(t *testing.T) {
	for _, c := range []struct{ name, src, want string }{
		{"a boolean of YAML 1.1", "name: a\ndescription: x\nnsfw: Yes\n", "name: a\ndescription: x\nnsfw: true\n"},
		{
			"camelCase",
			"name: a\nnameLocalizations: {}\ndescription: x\n'descriptionLocalizations': {}\n",
			"name: a\nname_localizations: {}\ndescription: x\n'description_localizations': {}\n",
		},
		{
			"a localization more",
			"name: a\ndescription: x\nname_localizations:\n  en-GB: b\n",
			"name: a\ndescription: x\nname_localizations:\n  \"en-US\": \"a\"\n  en-GB: b\n",
		},
		{
			"a localization more, where lines end in CRLF",
			"name: a\r\ndescription: x\r\nname_localizations:\r\n  en-GB: b\r\n",
			"name: a\r\ndescription: x\r\nname_localizations:\r\n  \"en-US\": \"a\"\r\n  en-GB: b\r\n",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, _ := validator.Mend([]byte(c.src), validator.Options{Reader: yaml.Reader{}}, true)
			if string(got) != c.want {
				t.Errorf("got\n%s\nnot\n%s", got, c.want)
			}
		})
	}
}

// Hostile documents cost some seconds at most, and say what is wrong.
func TestHostileDocuments(t *testing.T) {
	bomb := "a: &a [x,x,x,x,x,x,x,x,x,x]\n"
	for c := 'b'; c < 'k'; c++ {
		before := string(c - 1)
		bomb += string(c) + ": &" + string(c) + " [" + strings.Repeat("*"+before+",", 10) + "]\n"
	}
	merges := "a: &a {k: v}\n"
	for c := 'b'; c < 'z'; c++ {
		before := string(c - 1)
		merges += string(c) + ": &" + string(c) + " {<<: [" + strings.Repeat("*"+before+",", 10) + "]}\n"
	}
	for name, c := range map[string]struct{ src, says string }{
		"an alias bomb":        {bomb, "aliases stand for more"},
		"a merge bomb":         {merges, "aliases stand for more"},
		"many members":         {strings.Repeat("a: b\n", 1_000_000), "not an application command"},
		"many values":          {"[" + strings.Repeat("a,", 400_000) + "]", "is an application command"},
		"brackets":             {strings.Repeat("[", 100_000), "deeper than 64"},
		"dashes":               {strings.Repeat("- ", 100_000), "deeper than 64"},
		"question marks":       {strings.Repeat("? ", 100_000), "deeper than 64"},
		"tags":                 {strings.Repeat("!a\n", 100_000), "one tag only"},
		"anchors":              {strings.Repeat("&a ", 100_000), "one anchor only"},
		"colons":               {strings.Repeat("a: b: ", 30_000), "not allowed in a text without quotes"},
		"many documents":       {strings.Repeat("---\na: 1\n", 50_000), "50000 documents"},
		"an open string":       {"a: \"" + strings.Repeat("x\n", 100_000), "quotes are not closed"},
		"one long plain text":  {"name: " + strings.Repeat("x\n  ", 100_000), "the limit is 32"},
		"one long literal":     {"name: |\n" + strings.Repeat("  x\n", 100_000), "the limit is 32"},
		"bytes that are none":  {strings.Repeat("\xff", 1_000_000), "not UTF-8"},
		"many such places":     {strings.Repeat("\xff ", 1_000_000), "not UTF-8"},
		"many fixes":           {"name: a\ndescription: x\ncontexts: [" + strings.Repeat("0,", 90_000) + "]", "0 (GUILD)"},
		"a NUL":                {"name: a\x00b\ndescription: x", "U+0000"},
		"duplicates, too many": {"{name: a, " + strings.Repeat("x: 1,", 2_000) + "}", "stands twice"},
	} {
		t.Run(name, func(t *testing.T) {
			report := validator.Check([]byte(c.src), validator.Options{Reader: yaml.Reader{}})
			for i := range report.Diagnostics {
				if strings.Contains(report.Diagnostics[i].Message, c.says) {
					return
				}
			}
			t.Errorf("nothing says %q", c.says)
			for _, d := range report.Diagnostics[:min(5, len(report.Diagnostics))] {
				t.Log(d.Message)
			}
		})
	}
}

// A document above the limit is not read at all.
func TestTooLarge(t *testing.T) {
	read := yaml.Reader{}.Read(make([]byte, 256<<20+1))
	findings := read.Findings()
	if len(read.JSON()) > 0 || len(findings) != 1 || !strings.Contains(findings[0].Message, "too large") {
		t.Errorf("%d bytes of JSON, %+v", len(read.JSON()), findings)
	}
}

// A document has a bounded number of nodes, however short they are written.
func TestTooManyValues(t *testing.T) {
	read := yaml.Reader{}.Read([]byte("[" + strings.Repeat(":,", 6_000_000) + "]"))
	findings := read.Findings()
	if len(read.JSON()) > 0 || len(findings) != 1 || !strings.Contains(findings[0].Message, "16,777,216") {
		t.Errorf("%d bytes of JSON, %d findings", len(read.JSON()), len(findings))
	}
}
