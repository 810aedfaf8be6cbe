// Package cases makes of all conformance data, the example documents and some hostile inputs the
// calls that every host of the module has to answer with the same bytes as package call.
//
//	for _, c := range cases.All(root) {
//		fmt.Println(c.Name, string(c.Answer))
//	}
//
// It reads the data of the rooms, so it may import call, the examples and the standard library.
package cases

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/slashlint/slashlint/wasm/call"
)

// Case is one call and what it must answer. Its JSON has the bytes in base64.
type Case struct {
	Name     string `json:"name"`
	Call     string `json:"call"`
	Document []byte `json:"document"`
	Options  []byte `json:"options"`
	Answer   []byte `json:"answer"`
}

// Calls are the calls by their names in the interface, rules aside, which takes nothing.
var Calls = map[string]func(document, options []byte) []byte{
	"check": call.Check, "recognize": call.Recognize, "mend": call.Mend, "budget": call.Budget, "preview": call.Preview,
	"decide": call.Decide, "invoke": call.Invoke, "plan": call.Plan, "locales": call.Locales,
	"listed": call.Listed, "request": call.Request, "authorize": call.Authorize,
}

// All returns the cases, given the repository's root.
func All(root fs.FS) ([]Case, error) {
	var all []Case
	for _, folder := range []string{"validator", "preview"} {
		files, err := fs.Glob(root, folder+"/testdata/conformance/*.json")
		if err != nil {
			return nil, err
		}
		for _, file := range files {
			if strings.HasSuffix(file, "schema.json") {
				continue
			}
			data, err := fs.ReadFile(root, file)
			if err != nil {
				return nil, err
			}
			read, err := fromSuite(data)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", file, err)
			}
			all = append(all, read...)
		}
	}
	requests, err := fromRequests(root)
	if err != nil {
		return nil, err
	}
	all = append(all, requests...)
	files, err := fs.Glob(root, "playground/examples/*.json")
	if err != nil {
		return nil, err
	}
	for _, file := range files {
		data, err := fs.ReadFile(root, file)
		if err != nil {
			return nil, err
		}
		all = append(all, fromDocument(path.Base(file), data)...)
	}
	all = append(all, hostile()...)
	return append(all, Case{Name: "rules", Call: "rules", Answer: call.Rules()}), nil
}

// suite is a file of conformance data, of any of the rooms.
type suite struct {
	Rule, Suite string
	Cases       []suiteCase
}

type suiteCase struct {
	Name, Scope, Operation, Kind, Guild, Syntax string

	Document    json.RawMessage
	Text        *string
	Base64      string
	Live, Draft json.RawMessage
	LiveText    *string `json:"live_text"`
	DraftText   *string `json:"draft_text"`

	Against           json.RawMessage
	Rules             map[string]string
	Viewer            map[string]any
	Query, Locale     string
	Brief             bool
	WithLocalizations bool `json:"with_localizations"`

	Pick struct {
		Path    []string
		Type    string
		Pointer string
	}
	Options       []map[string]string
	Focus, Target string
}

// calls are what the suites of the preview call; the others are plans and invocations.
var calls = map[string]string{
	"picker": "preview", "visibility": "preview", "search": "preview", "overwrites": "decide",
	"listed": "listed", "locales": "locales",
}

func fromSuite(data []byte) ([]Case, error) {
	var s suite
	if err := json.Unmarshal(data, &s); err != nil {
		return nil, err
	}
	named := calls[s.Suite]
	switch {
	case s.Rule != "":
		named = "check"
	case strings.HasPrefix(s.Suite, "invocation"):
		named = "invoke"
	case strings.HasPrefix(s.Suite, "plan"):
		named = "plan"
	case named == "":
		return nil, fmt.Errorf("no call is known for the suite %q", s.Suite)
	}
	if named == "preview" {
		s.Cases = append(s.Cases, briefly(s.Cases)...)
	}
	all := make([]Case, len(s.Cases))
	for i := range s.Cases {
		c := &s.Cases[i]
		document, err := c.document()
		if err != nil {
			return nil, err
		}
		options, err := c.options(named)
		if err != nil {
			return nil, err
		}
		all[i] = answered(s.Rule+s.Suite+": "+c.Name, named, document, options)
	}
	return all, nil
}

// briefly returns cases of pickers as those of brief ones.
func briefly(cases []suiteCase) []suiteCase {
	brief := slices.Clone(cases)
	for i := range brief {
		brief[i].Name += ", in brief"
		brief[i].Brief = true
	}
	return brief
}

// answered returns the case of a call, with its answer.
func answered(name, named string, document, options []byte) Case {
	return Case{name, named, document, options, Calls[named](document, options)}
}

func (c *suiteCase) document() ([]byte, error) {
	switch {
	case c.Base64 != "":
		return base64.StdEncoding.DecodeString(c.Base64)
	case c.Text != nil:
		return []byte(*c.Text), nil
	case c.DraftText != nil:
		return []byte(*c.DraftText), nil
	case c.Draft != nil:
		return c.Draft, nil
	}
	return c.Document, nil
}

// options returns the options of a case's call, nil where it has none.
func (c *suiteCase) options(named string) ([]byte, error) {
	options := map[string]any{}
	give := func(name string, value any, given bool) {
		if given {
			options[name] = value
		}
	}
	for name, value := range c.Viewer {
		options[name] = value
	}
	_, adult := c.Viewer["adult"]
	_, ageRestricted := c.Viewer["age_restricted"]
	give("age_restricted", false, adult && !ageRestricted)
	give("scope", c.Scope, c.Scope != "")
	give("operation", c.Operation, c.Operation != "")
	give("kind", c.Kind, c.Kind != "")
	give("guild", c.Guild, c.Guild != "")
	give("syntax", c.Syntax, c.Syntax != "")
	give("rules", c.Rules, c.Rules != nil)
	give("against", c.Against, c.Against != nil)
	give("query", c.Query, c.Query != "")
	give("brief", true, c.Brief)
	give("locale", c.Locale, c.Locale != "")
	give("with_localizations", true, c.WithLocalizations)
	give("live", c.Live, c.Live != nil)
	give("live", c.LiveText, c.LiveText != nil)
	give("options", c.Options, c.Options != nil)
	give("focus", c.Focus, c.Focus != "")
	give("target", c.Target, c.Target != "")
	if named == "invoke" {
		give("pointer", c.Pick.Pointer, len(c.Pick.Path) == 0)
		give("command", "/"+strings.Join(c.Pick.Path, " "), len(c.Pick.Path) > 0)
		give("type", c.Pick.Type, c.Pick.Type != "")
	}
	if len(options) == 0 {
		return nil, nil
	}
	return json.Marshal(options)
}

// fromDocument returns every call for a document.
func fromDocument(name string, document []byte) []Case {
	options := map[string]string{
		"mend":    `{"unsafe":true}`,
		"preview": `{"locale":"de","permissions":"8192"}`,
		"decide":  `{"permissions":"0"}`,
		"invoke":  `{"pointer":"/0"}`,
		"plan":    `{"live":[]}`,
		"listed":  `{"locale":"ja"}`,
		"request": `{"method":"PUT","path":"/applications/1/commands","auth":"bot"}`,
	}
	var all []Case
	for _, named := range names() {
		all = append(all, answered(name+": "+named, named, document, []byte(options[named])))
	}
	return all
}

// hostile returns inputs that are not as they should be, for every call.
func hostile() []Case {
	documents := []string{
		"", " ", "\x00", "\xff\xfe", "nul", "[", "{", `{"name":"\ud800"}`, "[" + strings.Repeat("[", 1000),
		`{"name":"` + strings.Repeat("\u0e33", 200) + `"}`, "\ufeff[]", "[1,2,3]", `"text"`,
	}
	options := []string{
		"[]", "{", "nope", `{"scop":"guild"}`, `{"scope":7}`, `{"scope":"nowhere"}`, "\xff", `{"locale":"xx"}`,
		`{"rules":{"option-orders":"off"}}`, `{"rules":{"option-order":"loud"}}`, `{"live":"["}`,
		`{"auth":"cookie"}`, `{"challenge":"short"}`, `{"method":1}`, `{"options":[{"name":"a"}]}`, `{"options":{"a":[]}}`, `{"scope":null}`, `{"top":-1}`, `{"brief":1}`, `{"roles":["x"]}`, `{"against":"["}`,
	}
	var all []Case
	for _, named := range names() {
		for _, document := range documents {
			all = append(all, answered("hostile document: "+named, named, []byte(document), nil))
		}
		for _, o := range options {
			all = append(all, answered("hostile options: "+named, named, []byte("[]"), []byte(o)))
		}
	}
	return all
}

// names returns the names of the calls in order.
func names() []string {
	var all []string
	for name := range Calls {
		all = append(all, name)
	}
	slices.Sort(all)
	return all
}
