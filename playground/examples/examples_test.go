package examples_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/dlclark/regexp2/v2"

	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/playground/examples"
)

// node is a command, an option or a choice: what they have in common is what is looked at here.
type node struct {
	Type                     int
	Name                     string
	NameLocalizations        map[string]string `json:"name_localizations"`
	Description              string
	DescriptionLocalizations map[string]string `json:"description_localizations"`
	Required                 bool
	Options                  []node
	Choices                  []node
	Value                    any
}

// field is a localizable string.
type field struct {
	value string
	local map[string]string
}

func (n *node) fields() []field {
	fields := []field{{n.Name, n.NameLocalizations}}
	if n.Description != "" {
		fields = append(fields, field{n.Description, n.DescriptionLocalizations})
	}
	return fields
}

// longest is what a field takes of the budget.
func (f field) longest() int {
	most := utf8.RuneCountInString(f.value)
	for _, value := range f.local {
		most = max(most, utf8.RuneCountInString(value))
	}
	return most
}

// budget is the sum of the longest of each field, numbers as their shortest decimal text.
func (n *node) budget() int {
	sum := 0
	for _, f := range n.fields() {
		sum += f.longest()
	}
	if n.Value != nil {
		sum += utf8.RuneCountInString(fmt.Sprint(n.Value))
	}
	for i := range n.Options {
		sum += n.Options[i].budget()
	}
	for i := range n.Choices {
		sum += n.Choices[i].budget()
	}
	return sum
}

// walk calls visit for a node and all below it, with its kind: "command", "option" or "choice".
func walk(kind string, n *node, visit func(kind string, n *node)) {
	visit(kind, n)
	for i := range n.Options {
		walk("option", &n.Options[i], visit)
	}
	for i := range n.Choices {
		walk("choice", &n.Choices[i], visit)
	}
}

func decode(t *testing.T, src []byte) []node {
	t.Helper()
	if src[0] == '{' {
		src = bytes.Join([][]byte{[]byte("["), src, []byte("]")}, nil)
	}
	var commands []node
	if err := json.Unmarshal(src, &commands); err != nil {
		t.Fatal(err)
	}
	return commands
}

func TestFullSetIsFull(t *testing.T) {
	commands := decode(t, examples.FullSet())
	count := map[int]int{}
	for i := range commands {
		count[commands[i].Type]++
		if commands[i].Type != 1 {
			continue
		}
		if got := commands[i].budget(); got != 8000 {
			t.Errorf("%s uses %d characters", commands[i].Name, got)
		}
	}
	if len(commands) != 131 || count[1] != 100 || count[2] != 15 || count[3] != 15 || count[4] != 1 {
		t.Errorf("%d commands, by type %v", len(commands), count)
	}
}

// large are the generated documents, each with the number of its locales and about its size.
var large = []struct {
	name    string
	write   func() []byte
	locales int
	size    int
}{
	{"Typical", examples.Typical, 3, 5e3},
	{"Bot40", examples.Bot40, 6, 400e3},
	{"Bot32Locales", examples.Bot32Locales, 32, 600e3},
	{"FullSet", examples.FullSet, 32, 37e6},
}

func TestLargeDocuments(t *testing.T) {
	known := map[string]bool{}
	for _, l := range locale.All() {
		known[l.String()] = true
	}
	for _, d := range large {
		t.Run(d.name, func(t *testing.T) {
			src := d.write()
			if !bytes.Equal(src, d.write()) {
				t.Error("not the same bytes twice")
			}
			if low, high := d.size*9/10, d.size*11/10; len(src) < low || len(src) > high {
				t.Errorf("%d bytes, want about %d", len(src), d.size)
			}
			names := newNameCheck(t)
			commands := seen{t, map[string]bool{}}
			for _, command := range decode(t, src) {
				commands.add(fmt.Sprint(command.Type), command.Name)
				walk("command", &command, func(kind string, n *node) {
					for _, f := range n.fields() {
						checkLocales(t, f, d.locales, known)
					}
					checkLengths(t, kind, n)
					checkSiblings(t, n)
					if kind == "choice" || command.Type == 2 || command.Type == 3 {
						return
					}
					names.check(n.Name, false)
					for _, name := range n.NameLocalizations {
						names.check(name, command.Type == 4)
					}
				})
			}
		})
	}
}

// checkLocales wants so many locales, all known, none saying the same as the default.
func checkLocales(t *testing.T, f field, want int, known map[string]bool) {
	if len(f.local) != want {
		t.Errorf("%q has %d locales, want %d", f.value, len(f.local), want)
	}
	for code, value := range f.local {
		if !known[code] || value == f.value {
			t.Errorf("%q: %s %q is no locale or the same", f.value, code, value)
		}
	}
}

func checkLengths(t *testing.T, kind string, n *node) {
	limit := 32
	if kind == "choice" {
		limit = 100
	}
	if (field{n.Name, n.NameLocalizations}).longest() > limit {
		t.Errorf("name %q or a localization is too long", n.Name)
	}
	if (field{n.Description, n.DescriptionLocalizations}).longest() > 100 {
		t.Errorf("description %q or a localization is too long", n.Description)
	}
	if s, ok := n.Value.(string); ok && utf8.RuneCountInString(s) > 100 {
		t.Errorf("value %q is too long", s)
	}
}

// checkSiblings wants at most 25 options and 25 choices, none like another, and no required option
// after one that is not.
func checkSiblings(t *testing.T, n *node) {
	if len(n.Options) > 25 || len(n.Choices) > 25 {
		t.Errorf("%s has %d options, %d choices", n.Name, len(n.Options), len(n.Choices))
	}
	names, choices := seen{t, map[string]bool{}}, seen{t, map[string]bool{}}
	for i, o := range n.Options {
		names.add("default", o.Name)
		for code, name := range o.NameLocalizations {
			names.add(code, name)
		}
		if i > 0 && o.Required && !n.Options[i-1].Required {
			t.Errorf("%s: %s is required", n.Name, o.Name)
		}
	}
	for _, o := range n.Options {
		for _, name := range o.NameLocalizations {
			if names.have["default "+name] {
				t.Errorf("%s: a localization of %s is a default name, %q", n.Name, o.Name, name)
			}
		}
	}
	for _, c := range n.Choices {
		choices.add("name", c.Name)
		choices.add("value", fmt.Sprint(c.Value))
	}
}

// seen reports what is added twice.
type seen struct {
	t    *testing.T
	have map[string]bool
}

func (s seen) add(kind, value string) {
	key := kind + " " + value
	if s.have[key] {
		s.t.Errorf("%s stands twice among siblings", key)
	}
	s.have[key] = true
}

// nameCheck matches names against the interface's pattern, each name once.
type nameCheck struct {
	t       *testing.T
	pattern *regexp2.Regexp
	known   map[string]bool
}

func newNameCheck(t *testing.T) *nameCheck {
	const pattern = `^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$`
	return &nameCheck{
		t:       t,
		pattern: regexp2.MustCompile(pattern, regexp2.ECMAScript|regexp2.Unicode),
		known:   map[string]bool{},
	}
}

func (c *nameCheck) check(name string, mixedCase bool) {
	if c.known[name] {
		return
	}
	c.known[name] = true
	if ok, err := c.pattern.MatchString(name); !ok || err != nil {
		c.t.Errorf("%q is no name: %v", name, err)
	}
	if !mixedCase && name != strings.ToLower(name) {
		c.t.Errorf("%q is not lower-case", name)
	}
}

func TestFilesAreLegible(t *testing.T) {
	names, err := fs.Glob(examples.Files, "*.json")
	if err != nil || len(names) != 4 {
		t.Fatal(names, err)
	}
	for _, name := range names {
		src, err := examples.Files.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if !json.Valid(src) || !bytes.HasSuffix(src, []byte("]\n")) {
			t.Errorf("%s is no JSON list that ends in a new line", name)
		}
	}
}
