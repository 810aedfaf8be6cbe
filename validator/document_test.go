package validator_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/validator"
)

// whole is a command that has every member, some of them null or wrong.
const whole = `[ 7, {
  "id": "99", "type": 1, "name": "dice",
  "name_localizations": {"de": "würfel", "pt_BR": "dado", "xx": "a", "fr": 1.5},
  "description": "Roll dice", "description_localizations": null, "default_member_permissions": "8",
  "dm_permission": "no", "default_permission": true, "nsfw": false, "integration_types": [0, 1],
  "contexts": null, "handler": 2,
  "options": [
    {"type": 3, "name": 5, "description": "x", "required": true, "autocomplete": false,
     "min_length": "2", "max_length": 1e2,
     "choices": [{"name": "a", "name_localizations": {}, "value": "b"}, "c", {"value": 2.50}]},
    {"type": 99, "min_value": 1, "max_value": "2", "channel_types": [5, null],
     "file_types": ["image", 3], "options": [{"type": "USER"}]}
  ]
}]`

// TestDocument wants every member to be read, and to know its place.
func TestDocument(t *testing.T) {
	document := validator.Check([]byte(whole), validator.Options{}).Document
	if !document.List || len(document.Commands) != 2 {
		t.Fatalf("%d commands, in a list: %t", len(document.Commands), document.List)
	}
	command := &document.Commands[1]
	first, second := &command.Options.Elements[0], &command.Options.Elements[1]
	choices, lastOption := first.Choices.Elements, strings.Index(whole, `{"type": 99`)
	for _, c := range []struct {
		place   validator.Place
		state   validator.State
		pointer string
		text    string
	}{
		{document.Commands[0].Place, validator.Wrong, "/0", "7"},
		{command.ID.Place, validator.Present, "/1/id", `"99"`},
		{command.Type.Place, validator.Present, "/1/type", "1"},
		{command.Name.Place, validator.Present, "/1/name", `"dice"`},
		{command.Description.Place, validator.Present, "/1/description", `"Roll dice"`},
		{command.DescriptionLocalizations.Place, validator.Null, "/1/description_localizations", "null"},
		{command.DefaultMemberPermissions.Place, validator.Present, "/1/default_member_permissions", `"8"`},
		{command.DMPermission.Place, validator.Wrong, "/1/dm_permission", `"no"`},
		{command.DefaultPermission.Place, validator.Present, "/1/default_permission", "true"},
		{command.NSFW.Place, validator.Present, "/1/nsfw", "false"},
		{command.IntegrationTypes.Place, validator.Present, "/1/integration_types", "[0, 1]"},
		{command.IntegrationTypes.Elements[1].Place, validator.Present, "/1/integration_types/1", "1"},
		{command.Contexts.Place, validator.Null, "/1/contexts", "null"},
		{command.Handler.Place, validator.Present, "/1/handler", "2"},
		{first.Name.Place, validator.Present, "/1/options/0/name", "5"},
		{first.NameLocalizations.Place, validator.Absent, "", ""},
		{first.MinLength.Place, validator.Present, "/1/options/0/min_length", `"2"`},
		{first.MaxLength.Place, validator.Present, "/1/options/0/max_length", "1e2"},
		{first.MinValue.Place, validator.Absent, "", ""},
		{choices[0].Value.Place, validator.Present, "/1/options/0/choices/0/value", `"b"`},
		{choices[1].Place, validator.Wrong, "/1/options/0/choices/1", `"c"`},
		{second.Place, validator.Present, "/1/options/1", whole[lastOption : len(whole)-7]},
		{second.ChannelTypes.Elements[1].Place, validator.Null, "/1/options/1/channel_types/1", "null"},
		{second.FileTypes.Elements[1].Place, validator.Wrong, "/1/options/1/file_types/1", "3"},
		{second.Options.Elements[0].Type.Place, validator.Present, "/1/options/1/options/0/type", `"USER"`},
	} {
		start, end := document.Range(c.place)
		if pointer := document.Pointer(c.place); c.place.State() != c.state || pointer != c.pointer ||
			whole[start:end] != c.text || c.text == "" && start != 0 {
			t.Errorf("%q, %q, state %d; want %q, %q, state %d",
				pointer, whole[start:end], c.place.State(), c.pointer, c.text, c.state)
		}
	}
	for what, ok := range map[string]bool{
		"index":        command.Index == 1,
		"id":           command.ID.Text == "99" && command.ID.Runes == 2,
		"kind":         command.Kind() == validator.ChatInput,
		"nsfw":         command.NSFW.Given() && !command.NSFW.B,
		"handler":      command.Handler.N == int64(validator.ServiceLaunchActivity),
		"integrations": command.IntegrationTypes.Has(1) && !command.IntegrationTypes.Has(2),
		"name":         first.Name.Text == "5" && first.Name.Runes == 1,
		"option kind":  first.Kind() == validator.StringOption && second.Kind() == validator.UnknownOption,
		"inner kind":   second.Options.Elements[0].Kind() == validator.UserOption,
		"min length":   first.MinLength.N == 2,
		"max length":   first.MaxLength.N == 100,
		"string":       choices[0].Value.IsString(),
		"number":       choices[2].Value.IsNumber() && choices[2].Value.Text == "2.50",
		"file type":    second.FileTypes.Elements[0].Text == "image",
	} {
		if !ok {
			t.Errorf("the %s is read wrong", what)
		}
	}
}

func TestDictionary(t *testing.T) {
	command := &validator.Check([]byte(whole), validator.Options{}).Document.Commands[1]
	names := &command.NameLocalizations
	var got []string
	for e := range names.All() {
		got = append(got, e.Key+" "+e.Locale.String()+" "+e.Value.Text)
	}
	if want := []string{"de de würfel", "pt_BR pt-BR dado", "xx  a"}; !slices.Equal(got, want) {
		t.Errorf("the entries are %q, want %q", got, want)
	}
	for range names.All() {
		break // not all of them need to be read
	}
	for l, want := range map[locale.Locale]string{
		locale.German: "würfel", locale.Portuguese: "dado", locale.French: "", locale.Unknown: "",
		locale.Hebrew: "",
	} {
		if text, ok := names.Lookup(l); text != want || ok != (want != "") || names.Has(l) != ok {
			t.Errorf("%q has %q: %t", l, text, ok)
		}
	}
	if text, ok := command.DescriptionLocalizations.Lookup(locale.German); ok {
		t.Errorf("null has an entry: %q", text)
	}
}

func TestDictionaryKeepsTheLastOfALocale(t *testing.T) {
	for entries, want := range map[string]string{
		`"de":"a","de":"b"`: "b", `"de":"a","de":"b","de":"c"`: "c", `"de":[],"de":"b"`: "b",
		`"de":"a","de":null`: "", `"DE":"a","de":"b"`: "b", `"de":"b","DE":"a"`: "b",
		`"De":"a","dE":"b"`: "a",
	} {
		src := `{"name_localizations":{` + entries + "}}"
		names := &validator.Check([]byte(src), validator.Options{}).Document.Commands[0].NameLocalizations
		if text, ok := names.Lookup(locale.German); text != want || ok != (want != "") {
			t.Errorf("%s: %q, %t, want %q", entries, text, ok, want)
		}
	}
}

func TestDictionaryLeavesOutWhatHasNoKey(t *testing.T) {
	src := `{"name_localizations":{"de":"a",:"A b"}}`
	report := validator.Check([]byte(src), validator.Options{})
	for e := range report.Document.Commands[0].NameLocalizations.All() {
		if e.Key != "de" {
			t.Errorf("there is an entry %+v", e)
		}
	}
	for _, d := range report.Diagnostics {
		if d.Rule == "name-charset" {
			t.Errorf("a text without a locale is judged: %s", d.Message)
		}
	}
}

// names joins the names of the first values of an enumeration.
func names[E interface {
	~uint8
	String() string
}](n E) string {
	var all []string
	for value := range n {
		all = append(all, value.String())
	}
	return strings.Join(all, " ")
}

func TestNamesOfEnumerations(t *testing.T) {
	for got, want := range map[string]string{
		names(validator.CommandType(6)): " CHAT_INPUT USER MESSAGE PRIMARY_ENTRY_POINT ",
		names(validator.OptionType(13)): " SUB_COMMAND SUB_COMMAND_GROUP STRING INTEGER BOOLEAN USER CHANNEL" +
			" ROLE MENTIONABLE NUMBER ATTACHMENT ",
		names(validator.Handler(4)):         " APP_HANDLER SERVICE_LAUNCH_ACTIVITY ",
		names(validator.Context(4)):         "GUILD BOT_DM PRIVATE_CHANNEL ",
		names(validator.IntegrationType(3)): "GUILD_INSTALL USER_INSTALL ",
		names(validator.ChannelType(18)): "GUILD_TEXT DM GUILD_VOICE GROUP_DM GUILD_CATEGORY GUILD_ANNOUNCEMENT" +
			"     ANNOUNCEMENT_THREAD PUBLIC_THREAD PRIVATE_THREAD GUILD_STAGE_VOICE GUILD_DIRECTORY GUILD_FORUM" +
			" GUILD_MEDIA ",
		names(validator.Scope(2)):     "global guild",
		names(validator.Operation(4)): " create edit bulk",
		names(validator.Kind(2)):      " commands",
		names(validator.Severity(4)):  "off info warning error",
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	for s := validator.Off; s <= validator.Error; s++ {
		if parsed, ok := validator.ParseSeverity(s.String()); !ok || parsed != s {
			t.Errorf("%q is parsed as %q", s, parsed)
		}
	}
	if s, ok := validator.ParseSeverity("fatal"); ok {
		t.Errorf("there is a severity \"fatal\", %q", s)
	}
	if rule, ok := validator.Lookup("no-such-rule"); ok {
		t.Errorf("there is a rule %q", rule.Name)
	}
}
