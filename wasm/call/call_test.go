package call_test

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/playground/examples"
	"github.com/slashlint/slashlint/preview"
	"github.com/slashlint/slashlint/validator"
	"github.com/slashlint/slashlint/wasm/call"
)

func example(t *testing.T, name string) []byte {
	t.Helper()
	document, err := examples.Files.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return document
}

// What options say is what the rooms do with the same values.
func TestOptionsAreHeeded(t *testing.T) {
	music, moderation := example(t, "music.json"), example(t, "moderation.json")
	check := validator.Options{
		Scope: validator.Guild, Operation: validator.Bulk, Kind: validator.Commands,
		Rules: map[string]validator.Severity{"option-order": validator.Off, "deprecated-field": validator.Error},
	}
	mended, applied := validator.Mend(music, validator.Options{}, true)
	viewer := preview.Viewer{
		Locale: locale.German, GuildLocale: locale.French, In: validator.GuildContext, Scope: validator.Guild,
		Installed: preview.InstalledInGuild, Adult: true, NoActivities: true, User: 1, Guild: 2, Channel: 3,
		Parent: 4, Roles: []uint64{5, 6},
		Overwrites: validator.ReadOverwrites([]byte(`[{"name":"mod","permissions":[{"id":"5","type":1,"permission":true}]}]`)),
	}
	viewer.Permissions, _ = preview.ParsePermissions("8192")
	const who = `"locale":"de","guild_locale":"fr","in":"guild","scope":"guild","installed":"guild","adult":true,` +
		`"age_restricted":false,"activities":false,"user":"1","guild":"2","channel":"3","parent":"4",` +
		`"roles":["5","6"],"permissions":"8192","overwrites":` +
		`[{"name":"mod","permissions":[{"id":"5","type":1,"permission":true}]}]`
	read := validator.Check(moderation, validator.Options{Scope: validator.Guild}).Document
	picker, brief := preview.NewPicker(read, viewer), preview.NewBriefPicker(read, viewer)
	ping := []byte(`{"type":2,"token":"x","data":{"type":1,"name":"mud"}}`)
	const args = `{"Scopes":"openid","CodeChallenge":"E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"}`
	const other = "QDP3HhewZzqlaO_v024ThXOlkry9eEl3yY0ybWXNA-s"
	for name, c := range map[string]struct{ got, want []byte }{
		"check": {
			call.Check(music, []byte(`{"scope":"guild","operation":"bulk","kind":"commands",`+
				`"rules":{"option-order":"off","deprecated-field":"error"}}`)),
			validator.Check(music, check).AppendJSON(nil),
		},
		"against": {
			call.Check(ping, []byte(`{"kind":"interaction","against":`+string(moderation)+`}`)),
			validator.Check(ping, validator.Options{Kind: validator.Interaction, Against: read}).AppendJSON(nil),
		},
		"mend": {
			call.Mend(music, []byte(`{"unsafe":true}`)),
			marshal(t, struct {
				Schema  int    `json:"schema"`
				Text    string `json:"text"`
				Applied int    `json:"applied"`
			}{1, string(mended), applied}),
		},
		"budget": {
			call.Budget(moderation, []byte(`{"top":2}`)),
			validator.Check(moderation, validator.Options{}).AppendBudgets(nil, 2),
		},
		"preview": {call.Preview(moderation, []byte("{"+who+"}")), picker.AppendJSON(nil)},
		"search":  {call.Preview(moderation, []byte("{"+who+`,"query":"mod"}`)), picker.AppendSearch(nil, "mod")},
		"brief":   {call.Preview(moderation, []byte("{"+who+`,"brief":true}`)), brief.AppendJSON(nil)},
		"brief search": {
			call.Preview(moderation, []byte("{"+who+`,"query":"mod","brief":true}`)), brief.AppendSearch(nil, "mod"),
		},
		"request": {
			call.Request(moderation, []byte(`{"method":"PUT","path":"/applications/1/commands","auth":"bearer",`+
				`"scopes":"bot","permissions":"8","rules":{"option-order":"off"}}`)),
			validator.CheckRequest(validator.Request{
				Method: "PUT", Path: "/applications/1/commands", Auth: validator.BearerToken, Body: moderation,
				Scopes: validator.Some("bot"), Permissions: validator.Some[uint64](8),
				Options: validator.Options{Rules: map[string]validator.Severity{"option-order": validator.Off}},
			}).AppendJSON(nil),
		},
		"named request": {
			call.Request(nil, []byte(`{"name":"Search Guild Messages"}`)),
			validator.CheckRequest(validator.Request{Name: "Search Guild Messages"}).AppendJSON(nil),
		},
		"authorize": {
			call.Authorize([]byte(args), []byte(`{"challenge":"`+other+`"}`)),
			validator.Check([]byte(args), validator.Options{Kind: validator.Authorization, Challenge: other}).
				AppendAuthorization(nil),
		},
		"locales": {call.Locales(moderation, nil), preview.Locales(read).AppendJSON(nil)},
		"listed": {
			call.Listed(moderation, []byte(`{"locale":"ja","with_localizations":true}`)),
			preview.Listed(read, locale.Japanese, true),
		},
		"rules": {call.Rules(), validator.AppendRules(nil)},
	} {
		if !bytes.Equal(c.got, c.want) {
			t.Errorf("%s: got\n%s\nwant\n%s", name, c.got, c.want)
		}
	}
}

func marshal(t *testing.T, value any) []byte {
	t.Helper()
	data, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// A document stands in the options as itself or as the text of a string.
func TestDocumentsInOptions(t *testing.T) {
	moderation := example(t, "moderation.json")
	text := marshal(t, string(moderation))
	as := func(live []byte) []byte {
		return call.Plan(moderation, append(append([]byte(`{"live":`), live...), '}'))
	}
	if itself, quoted := as(moderation), as(text); !bytes.Equal(itself, quoted) {
		t.Errorf("as a value\n%s\nas a string\n%s", itself, quoted)
	}
	if none, empty := call.Plan(moderation, nil), as([]byte("[]")); !bytes.Equal(none, empty) {
		t.Errorf("without live\n%s\nwith none\n%s", none, empty)
	}
}

// The syntax is the draft's: the service lists commands in JSON.
func TestPlanSyntax(t *testing.T) {
	const json, json5 = `[{"name":"a","description":"x"}]`, `[{name: 'a', description: '\x78',},]`
	want := call.Plan([]byte(json), []byte(`{"live":`+json+`}`))
	if got := call.Plan([]byte(json5), []byte(`{"syntax":"json5","live":`+json+`}`)); !bytes.Equal(got, want) {
		t.Errorf("in JSON5\n%s\nin JSON\n%s", got, want)
	}
	refused := call.Plan([]byte(json5), append([]byte(`{"syntax":"json5","live":`), append(marshal(t, json5), '}')...))
	if !strings.Contains(string(refused), "not well-formed JSON") {
		t.Errorf("live commands in JSON5: %s", refused)
	}
}

func TestInvoke(t *testing.T) {
	moderation := example(t, "moderation.json")
	for options, want := range map[string]string{
		`{"command":"/mod ban","options":{"user":"80351110224678912"}}`:                           `"name":"mod"`,
		`{"command":"/moderation bannen","locale":"de","options":{"nutzer":"80351110224678912"}}`: `"name":"ban"`,
		`{"pointer":"/0/options/0","options":[{"name":"user","text":"80351110224678912"}]}`:       `"name":"ban"`,
		`{"command":"/mod ban"}`: `"code":"option-required"`,
		`{"command":"/nothing"}`: `"code":"command-unknown"`,
	} {
		if got := call.Invoke(moderation, []byte(options)); !strings.Contains(string(got), want) {
			t.Errorf("%s: %s is not in\n%s", options, want, got)
		}
	}
	suggesting := `{"name":"a","description":"x","options":[{"type":3,"name":"b","description":"x","autocomplete":true}]}`
	focused := call.Invoke([]byte(suggesting), []byte(`{"command":"/a","options":{"b":"sp"},"focus":"b"}`))
	if want := `"focused":true`; !strings.Contains(string(focused), want) {
		t.Errorf("%s is not in\n%s", want, focused)
	}
	several := `[{"name":"a","type":2},{"name":"a","type":3}]`
	want := `{"error":"commands of several types have the name in \"command\"; say which with \"type\""}`
	if got := call.Invoke([]byte(several), []byte(`{"command":"a"}`)); string(got) != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

func TestRecognize(t *testing.T) {
	commented := `[/* here */{"name":"a","description":"x","options":[]}]`
	for _, c := range []struct{ document, options, want string }{
		{`[{"name":"a","description":"x","name_localizations":{}}]`, ``, `{"kind":"commands","recognition":"certain"}`},
		{`[{"name":"a","description":"x"}]`, ``, `{"kind":"commands","recognition":"recognized"}`},
		{`{"name":"a","version":"1.0.0","dependencies":{},"scripts":{}}`, ``, `{"kind":"commands","recognition":"unrecognized"}`},
		{`{"name":"a","version":"1.0.0","dependencies":{}}`, `{"kind":"permissions"}`, `{"kind":"permissions","recognition":"unrecognized"}`},
		{`[{"id":"2","permissions":[{"id":"1","type":1,"permission":true}]}]`, ``, `{"kind":"permissions","recognition":"certain"}`},
		{`{"id":"1","type":2,"token":"x","data":{"id":"2","name":"a","type":1}}`, ``, `{"kind":"interaction","recognition":"recognized"}`},
		{`{"Scopes":"openid sdk.social_layer"}`, ``, `{"kind":"authorization","recognition":"recognized"}`},
		{`"text"`, ``, `{"kind":"","recognition":"unrecognized"}`},
		{commented, `{"syntax":"jsonc"}`, `{"kind":"commands","recognition":"recognized"}`},
	} {
		if got := call.Recognize([]byte(c.document), []byte(c.options)); string(got) != c.want {
			t.Errorf("%.40s with %s: %s, not %s", c.document, c.options, got, c.want)
		}
	}
}

// Wrong options say what is wrong, and are never an answer about the document.
func TestWrongOptions(t *testing.T) {
	for _, c := range []struct {
		call          func(document, options []byte) []byte
		options, want string
	}{
		{call.Check, `[]`, `options must be an object, not a list`},
		{call.Check, `{`, `options are not well-formed JSON: at byte 0, the object is not closed: "}" is missing`},
		{call.Check, `{"scop":"guild"}`, `there is no option "scop"; did you mean "scope"?`},
		{call.Check, `{"xyzzy":1}`, `there is no option "xyzzy"`},
		{call.Check, `{"scope":"gild"}`, `"scope" must be "global" or "guild", not "gild"`},
		{call.Check, `{"operation":7}`, `"operation" must be "create", "edit" or "bulk", not 7`},
		{call.Check, `{"kind":[]}`, `"kind" must be "commands", "permissions", "interaction" or "authorization", not a list`},
		{
			call.Decide, `{"overwrites":[{"permissions":[{"id":"7","type":9,"permission":true}]}]}`,
			`"overwrites" have an error at "/0/permissions/0/type": 9 is no command permission type`,
		},
		{call.Check, `{"guild":"x"}`, `"guild" must be an id, such as "1100000000000000001", not "x"`},
		{call.Check, `{"rules":["x"]}`, `"rules" must be an object of rules and their severities, not a list`},
		{call.Check, `{"rules":{"option-ordr":"off"}}`, `there is no rule "option-ordr"; did you mean "option-order"?`},
		{
			call.Check, `{"rules":{"option-order":"loud"}}`,
			`the severity of "option-order" in "rules" must be "off", "info", "warning" or "error", not "loud"`,
		},
		{call.Recognize, `{"scope":"guild"}`, `there is no option "scope"`},
		{call.Mend, `{"unsafe":"yes"}`, `"unsafe" must be true or false, not "yes"`},
		{call.Budget, `{"top":-1}`, `"top" must be a number of fields, 0 to 1048576, not -1`},
		{call.Preview, `{"locale":"english"}`, `"locale" must be a locale, such as "en-US", not "english"`},
		{call.Preview, `{"in":"dm"}`, `"in" must be "guild", "bot-dm" or "private-channel", not "dm"`},
		{call.Preview, `{"installed":"no"}`, `"installed" must be "both", "guild" or "user", not "no"`},
		{call.Preview, `{"permissions":"root"}`, `"permissions" must be "admin" or a bit set in decimal, not "root"`},
		{call.Preview, `{"user":"me"}`, `"user" must be an id, such as "1100000000000000001", not "me"`},
		{call.Preview, `{"roles":["x"]}`, `each of "roles" must be an id, such as "1100000000000000001", not "x"`},
		{call.Preview, `{"roles":"x"}`, `"roles" must be a list of ids, not "x"`},
		{call.Preview, `{"query":1}`, `"query" must be a string, not 1`},
		{call.Preview, `{"brief":"yes"}`, `"brief" must be true or false, not "yes"`},
		{call.Decide, `{"brief":true}`, `there is no option "brief"`},
		{call.Decide, `{"overwrites":1}`, `"overwrites" must be guild application command permissions, as the service lists them, not 1`},
		{call.Invoke, `{"command":""}`, `"command" must be a command as a person types it, such as "/mod ban", not ""`},
		{call.Invoke, `{"type":"SLASH"}`, `"type" must be "CHAT_INPUT", "USER", "MESSAGE" or "PRIMARY_ENTRY_POINT", not "SLASH"`},
		{call.Invoke, `{"options":{"a":{}}}`, `each of "options" must have a string, number or boolean, not an object`},
		{call.Invoke, `{"focus":false}`, `"focus" must be a string, not false`},
		{call.Plan, `{"live":"["}`, `"live" is not well-formed JSON: in line 1, column 1, the list is not closed: "]" is missing`},
		{call.Check, `{"against":7}`, `"against" must be a command or a list of commands, not 7`},
		{call.Check, `{"against":"["}`, `"against" is not well-formed JSON: in line 1, column 1, the list is not closed: "]" is missing`},
		{call.Mend, `{"against":{"id":"1","type":2,"token":"x"}}`, `"against" must be a command or a list of commands: its kind is interaction`},
		{call.Budget, `{"against":[]}`, `there is no option "against"`},
		{call.Plan, `{"live":""}`, `"live" is not well-formed JSON: in line 1, column 1, the document is empty`},
		{call.Plan, `{"live":{"message":"401: Unauthorized","code":0}}`, `"live" must be the commands that the service lists: not an application command`},
		{call.Decide, `{"overwrites":"{"}`, `"overwrites" are not well-formed JSON: at byte 0, the object is not closed: "}" is missing`},
		{call.Decide, `{"overwrites":{"message":"401"}}`, `"overwrites" must be guild application command permissions, as the service lists them, not an object`},
		{call.Check, `{"scope":"guild","scope":null}`, `"scope" stands twice in the options`},
		{call.Invoke, `{"command":"/a","pointer":"/0"}`, `give "command" or "pointer", not both`},
		{call.Invoke, `{"options":["x"]}`, `each of "options" must have a "name"`},
		{call.Invoke, `{"target":true}`, `"target" must be an id, such as "1100000000000000001", not true`},
		{call.Check, `{"rules":` + strings.Repeat(" ", validator.MaxSize) + `{}}`, "options have 67108876 bytes; at most 67108864 are read"},
		{call.Request, `{"auth":"cookie"}`, `"auth" must be "bot" or "bearer", not "cookie"`},
		{call.Request, `{"scopes":["bot"]}`, `"scopes" must be scopes, divided by blanks or commas, not a list`},
		{call.Request, `{"path":1}`, `"path" must be a string, not 1`},
		{call.Request, `{"challenge":"x"}`, `there is no option "challenge"`},
		{call.Authorize, `{"challenge":"x"}`, `"challenge" must be a code challenge by S256, of 43 characters, not "x"`},
		{call.Listed, `{"with_localizations":1}`, `"with_localizations" must be true or false, not 1`},
		{call.Locales, `{"query":"x"}`, `there is no option "query"`},
	} {
		var got struct{ Error string }
		answer := c.call([]byte("[]"), []byte(c.options))
		if err := json.Unmarshal(answer, &got); err != nil || got.Error != c.want {
			t.Errorf("%s: got %s, want %q", c.options, answer, c.want)
		}
	}
}

func TestNullSaysNothing(t *testing.T) {
	document := []byte(`{"name":"a","description":"x","contexts":[0]}`)
	options := []byte(`{"scope":null,"operation":null,"kind":null,"rules":{"option-order":null}}`)
	if got, want := call.Check(document, options), call.Check(document, nil); !bytes.Equal(got, want) {
		t.Errorf("got %s, want %s", got, want)
	}
}
