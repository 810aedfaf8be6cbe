package words

import "github.com/slashlint/slashlint/validator"

// Object is an object of a document of another kind than commands, with its members.
type Object struct {
	// Name is what the playground calls the object.
	Name    string   `json:"name"`
	Members []Member `json:"members"`
	// kind is the document's.
	kind validator.Kind
	// around is what the object stands in: %s is its place.
	around string
	// beside are members without which others are not looked at.
	beside []string
}

const (
	anID      = `"1100000000000000001"`
	oneRight  = `[{"id": "1400000000000000002", "type": 1, "permission": true}]`
	oneUser   = `{"id": "1500000000000000003"}`
	onePicked = `[{"type": 3, "name": "word", "value": "one"}]`
)

var objects = []Object{
	{"guildPermissions", []Member{
		{Name: "id", Says: "the command's id, or the application's for all commands without overwrites of their own", Sample: anID},
		{Name: "application_id", Says: "the application's id", Sample: anID},
		{Name: "guild_id", Says: "the id of the guild that has configured them", Sample: anID},
		{Name: "permissions", Says: "whom they allow or deny it; at most 100", Sample: oneRight},
	}, validator.Permissions, `%s`, []string{`"permissions": []`}},
	{"permission", []Member{
		{Name: "id", Says: "a role's, user's or channel's id; the guild's own is @everyone, the guild's minus 1 all channels", Sample: anID},
		{Name: "type", Says: "what the id is the id of", Sample: `1`},
		{Name: "permission", Says: "true allows, false disallows", Sample: `true`},
	}, validator.Permissions, `{"permissions": [%s]}`, nil},
	{"interaction", []Member{
		{Name: "id", Says: "the interaction's id", Sample: anID},
		{Name: "application_id", Says: "the application's id", Sample: anID},
		{Name: "type", Says: "2 for a command that is used, 4 while an option is typed", Sample: `2`},
		{Name: "token", Says: "the interaction's own token", Sample: `"a-token"`},
		{Name: "version", Says: "a number", Sample: `1`},
		{Name: "guild_id", Says: "the guild in which the command was used", Sample: anID},
		{Name: "channel_id", Says: "the channel in which the command was used", Sample: anID},
		{Name: "member", Says: "who used it in a guild", Sample: `{"user": ` + oneUser + `, "roles": [], "permissions": "0"}`},
		{Name: "user", Says: "who used it outside guilds", Sample: oneUser},
		{Name: "locale", Says: "the invoker's locale", Sample: `"en-US"`},
		{Name: "guild_locale", Says: "the guild's locale", Sample: `"en-US"`},
		{Name: "app_permissions", Says: "what the application may do there: a bit set in decimal digits", Sample: `"0"`},
		{Name: "context", Says: "where the command was used", Sample: `0`},
		{Name: "data", Says: "the command and what was filled in", Sample: `{"id": ` + anID + `, "type": 1, "name": "word"}`},
	}, validator.Interaction, `%s`, []string{`"guild_id": ` + anID, `"guild_locale": "en-US"`}},
	{"member", []Member{
		{Name: "user", Says: "the member's user", Sample: oneUser},
		{Name: "roles", Says: "the ids of the member's roles", Sample: `[` + anID + `]`},
		{Name: "premium_since", Says: "a time by ISO 8601", Sample: `"2026-01-31T09:30:00+00:00"`},
		{Name: "permissions", Says: "what the member may do there: a bit set in decimal digits", Sample: `"0"`},
		{Name: "pending", Says: "true or false", Sample: `true`},
		{Name: "is_pending", Says: "true or false", Sample: `true`},
		{Name: "nick", Says: "the member's name in the guild", Sample: `"Mira"`},
		{Name: "mute", Says: "true or false", Sample: `true`},
		{Name: "deaf", Says: "true or false", Sample: `true`},
		{Name: "joined_at", Says: "a time by ISO 8601", Sample: `"2026-01-31T09:30:00+00:00"`},
		{Name: "avatar", Says: "the avatar in the guild", Sample: `"a"`},
	}, validator.Interaction, `{"type": 2, "guild_id": "1", "guild_locale": "de", "member": %s}`, nil},
	{"user", []Member{
		{Name: "id", Says: "the user's id", Sample: anID},
	}, validator.Interaction, `{"type": 2, "user": %s}`, nil},
	{"data", []Member{
		{Name: "id", Says: "the command's id", Sample: anID},
		{Name: "name", Says: "the command's default name, never a localized one", Sample: `"word"`},
		{Name: "type", Says: "the command's type", Sample: `1`},
		{Name: "version", Says: "the command's version, while an option is typed", Sample: anID},
		{Name: "guild_id", Says: "the guild that the command is registered in", Sample: anID},
		{Name: "options", Says: "what was filled in, or the subcommand or group", Sample: onePicked},
		{Name: "target_id", Says: "the user or message that a command of a menu is used on", Sample: anID},
		{Name: "resolved", Says: "what ids in the options stand for, and the target", Sample: `{"users": {}}`},
	}, validator.Interaction, `{"type": 2, "data": %s}`, nil},
	{"picked", []Member{
		{Name: "type", Says: "the option's type", Sample: `3`},
		{Name: "name", Says: "the option's default name, never a localized one", Sample: `"word"`},
		{Name: "value", Says: "what was filled in: a choice's value, not its name", Sample: `"one"`},
		{Name: "options", Says: "what was filled in for the subcommand, or the group's subcommand", Sample: onePicked},
		{Name: "focused", Says: "true for the one option that is being typed, in an interaction of type 4", Sample: `true`},
	}, validator.Interaction, `{"type": 2, "data": {"type": 1, "name": "word", "options": [%s]}}`, []string{`"type": 3`, `"name": "word"`}},
	{"resolved", []Member{
		{Name: "users", Says: "users by their ids", Sample: `{}`},
		{Name: "members", Says: "members by the ids of their users", Sample: `{}`},
		{Name: "roles", Says: "roles by their ids", Sample: `{}`},
		{Name: "channels", Says: "channels by their ids", Sample: `{}`},
		{Name: "messages", Says: "messages by their ids", Sample: `{}`},
		{Name: "attachments", Says: "files by their ids", Sample: `{}`},
	}, validator.Interaction, `{"type": 2, "data": {"type": 1, "name": "word", "resolved": %s}}`, nil},
	{"authorization", []Member{
		{Name: "ClientId", Says: "the application id; without it the one that Client::SetApplicationId sets", Sample: anID},
		{Name: "Scopes", Says: "OAuth scopes, divided by spaces", Sample: `"openid sdk.social_layer"`},
		{Name: "State", Says: "best left out: then the SDK generates a secure random value", Sample: `"state"`},
		{Name: "Nonce", Says: "mainly for backend integrations using ID tokens", Sample: `"nonce"`},
		{Name: "CodeChallenge", Says: "the challenge by S256, which the flow of Client::GetToken needs", Sample: `"E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"`},
		{Name: "IntegrationType", Says: "how the application will be installed", Sample: `0`},
		{Name: "CustomSchemeParam", Says: "the URI scheme of mobile redirects", Sample: `"mygame"`},
	}, validator.Authorization, `%s`, nil},
}

// Objects are the objects of the other kinds of documents: command permissions, interactions and
// authorization arguments.
func Objects() []Object { return objects }

// OverwriteTypes are the types of command permissions.
func OverwriteTypes() []Value {
	return enumeration(map[validator.OverwriteType]string{
		validator.RoleOverwrite:    "the id is a role's, or the guild's for @everyone",
		validator.UserOverwrite:    "the id is a user's",
		validator.ChannelOverwrite: "the id is a channel's, or the guild's minus 1 for all channels",
	})
}

// InteractionTypes are the types of the interactions of commands.
func InteractionTypes() []Value {
	return []Value{
		{2, "APPLICATION_COMMAND", "a command is used"},
		{4, "APPLICATION_COMMAND_AUTOCOMPLETE", "an option is being typed"},
	}
}
