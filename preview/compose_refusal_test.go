package preview_test

import (
	"encoding/json"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/preview"
	"github.com/slashlint/slashlint/validator"
)

const refusing = `[
	{"name": "mod", "description": "Keep order", "options": [
		{"type": 1, "name": "ban", "description": "Ban a member", "options": [
			{"type": 6, "name": "user", "description": "Whom", "required": true},
			{"type": 3, "name": "reason", "description": "Why", "min_length": 2, "max_length": 4},
			{"type": 4, "name": "days", "description": "How long", "min_value": 1, "max_value": 7},
			{"type": 3, "name": "tone", "description": "How", "choices": [
				{"name": "Softly", "name_localizations": {"de": "Sanft"}, "value": "soft"}]},
			{"type": 7, "name": "where", "description": "Where", "channel_types": [0]},
			{"type": 11, "name": "proof", "description": "Proof", "file_types": ["image"]},
			{"type": 5, "name": "sure", "description": "Sure", "autocomplete": true},
			{"type": 10, "name": "share", "description": "How much"},
			{"type": 9, "name": "who", "description": "Who"},
			{"name": "later", "description": "Not yet"}]}]},
	{"type": 2, "name": "Wave", "contexts": [0]},
	{"type": 9, "name": "strange"},
	{"description": "Not yet"}
]`

func TestRefusalMessages(t *testing.T) {
	document := bulk([]byte(refusing))
	says := func(want string, pick preview.Pick, values preview.Values, viewer preview.Viewer) {
		t.Helper()
		in, refusals := preview.Compose(document, pick, values, viewer)
		if in != nil || len(refusals) != 1 || refusals[0].Message != want {
			t.Errorf("%+v, want %s", refusals, want)
		}
	}
	path := func(names ...string) preview.Pick { return preview.Pick{Path: names} }
	give := func(option, text string) preview.Values {
		return preview.Values{Options: []preview.Value{{Option: "user", Text: "5"}, {option, text}}}
	}
	ban, wave := path("mod", "ban"), preview.Pick{Path: []string{"Wave"}, Type: validator.User}
	var nothing preview.Values
	var anyone preview.Viewer
	german := preview.Viewer{Locale: locale.German}
	dm := preview.Viewer{In: validator.BotDM}
	silent := preview.Viewer{Permissions: preview.MemberPermissions(1)}

	says(`there is no CHAT_INPUT command "mof"; did you mean "mod"?`, path("mof"), nothing, anyone)
	says(`there is no CHAT_INPUT command "other"`, path("other"), nothing, anyone)
	says(`"mod" has no subcommand or group "bann"; did you mean "ban"?`,
		path("mod", "bann"), nothing, anyone)
	says(`nothing that can be picked stands at "/7"; give the pointer of a command or subcommand`,
		preview.Pick{Pointer: "/7"}, nothing, anyone)
	says(`"mod" cannot itself be invoked; pick one of its subcommands`,
		path("mod"), nothing, anyone)
	says(`the command has no usable name; give it one first`,
		preview.Pick{Pointer: "/3"}, nothing, anyone)
	says(`"strange" has no usable type; give it one first`,
		preview.Pick{Pointer: "/2"}, nothing, anyone)
	says(`"Wave" is hidden here: not-in-this-context`, wave, nothing, dm)
	says(`"Wave" yields "Permission Denied"; a USER command needs SEND_MESSAGES in the channel`,
		wave, nothing, silent)
	says(`"bob" is no id of a user; write its digits`, wave, preview.Values{Target: "bob"}, anyone)
	says(`"mod ban" is used on nothing; leave the target out`, ban,
		preview.Values{Target: "5", Options: give("user", "5").Options[:1]}, anyone)

	says(`"user" is required; give it a value`, ban, nothing, anyone)
	says(`"mod ban" has no option "raeson"; did you mean "reason"?`,
		ban, give("raeson", "x"), anyone)
	says(`"user" is given twice; give it once`, ban, give("user", "6"), anyone)
	says(`"later" has no usable type; give it one first`, ban, give("later", "x"), anyone)
	says(`"reason" has no autocomplete; focus an option with "autocomplete": true`,
		ban, preview.Values{Focus: "reason"}, anyone)
	says(`"sure" cannot have autocomplete; only STRING, INTEGER and NUMBER can`,
		ban, preview.Values{Focus: "sure"}, anyone)

	says(`"a" has 1 character; "reason" takes at least 2`, ban, give("reason", "a"), anyone)
	says(`"abcde" has 5 characters; "reason" takes at most 4`, ban, give("reason", "abcde"), anyone)
	says(`"soon" is no integer; write its digits, such as -12`, ban, give("days", "soon"), anyone)
	says(`"half" is no number; write it as in JSON, such as -1.5`,
		ban, give("share", "half"), anyone)
	says(`"0" is below the minimum of "days", 1`, ban, give("days", "0"), anyone)
	says(`"8" is above the maximum of "days", 7`, ban, give("days", "8"), anyone)
	says(`"1e16" is outside the range of INTEGER, -2^53+1 to 2^53-1`,
		ban, give("days", "1e16"), anyone)
	says(`"1e16" is outside the range of NUMBER, -2^53 to 2^53`, ban, give("share", "1e16"), anyone)
	says(`"Sanftt" is none of the choices of "tone"; did you mean "Sanft"?`,
		ban, give("tone", "Sanftt"), german)
	says(`"loud" is none of the choices of "tone"`, ban, give("tone", "loud"), anyone)
	says(`"maybe" is neither true nor false`, ban, give("sure", "maybe"), anyone)

	says(`"general" is no id; write the digits of one`, ban, give("where", "general"), anyone)
	says(`"5:x" is no id; leave out what follows the colon`, ban,
		preview.Values{Options: []preview.Value{{Option: "user", Text: "5:x"}}}, anyone)
	says(`GUILD_VOICE is not among the channel types of "where"`,
		ban, give("where", "7:GUILD_VOICE"), anyone)
	says(`"guild_tex" is no channel type; did you mean "GUILD_TEXT"?`,
		ban, give("where", "7:guild_tex"), anyone)
	says(`"BOT" is no type of a MENTIONABLE; write USER or ROLE`, ban, give("who", "5:BOT"), anyone)
	says(`"a.txt" is not among the file types of "proof"`, ban, give("proof", "8:a.txt"), anyone)
}

func TestRefusalOfNothing(t *testing.T) {
	pick := preview.Pick{Path: []string{"a"}}
	_, refusals := preview.Compose(nil, pick, preview.Values{}, preview.Viewer{})
	if len(refusals) != 1 || refusals[0].Code != preview.CommandUnknown {
		t.Errorf("%+v", refusals)
	}
}

func TestRefusalIsShort(t *testing.T) {
	name := strings.Repeat("語", 5000)
	_, refusals := preview.Compose(bulk([]byte(refusing)),
		preview.Pick{Path: []string{"mod", name}}, preview.Values{}, preview.Viewer{})
	if n := utf8.RuneCountInString(refusals[0].Message); n > 100 {
		t.Errorf("%d code points: %s", n, refusals[0].Message)
	}
}

func TestRefusalJSON(t *testing.T) {
	_, refusals := preview.Compose(bulk([]byte(refusing)),
		preview.Pick{Path: []string{"mod", "ban"}}, preview.Values{}, preview.Viewer{})
	const want = `{"code":"option-required","option":"user","pointer":"/0/options/0/options/0",` +
		`"message":"\"user\" is required; give it a value"}`
	if got, err := json.Marshal(&refusals[0]); err != nil || string(got) != want {
		t.Errorf("%s, %v", got, err)
	}
}
