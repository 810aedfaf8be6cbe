// Package change has what the interface says of its own changes: what is deprecated or gone and what
// replaces it, what became needed on which day, and which limits were moved.
//
//	change.Of("dm_permission") // … "use contexts"
//
// It imports nothing, and the module does not link it.
package change

// Kind is what a change does.
type Kind string

// The kinds.
const (
	// Deprecated: it works still, and something else replaces it.
	Deprecated Kind = "deprecated"
	// Removed: it works no more.
	Removed Kind = "removed"
	// Required: what was possible without it needs it.
	Required Kind = "required"
	// Changed: a limit or a rule is another.
	Changed Kind = "changed"
	// Added: it is new.
	Added Kind = "added"
)

// Change is one change of the interface.
type Change struct {
	// Name is what changes, in the interface's words: a member, a permission, an operation.
	Name string
	Kind Kind
	// Since is the day as "2026-02-23"; "" where the sources do not tell it.
	Since string
	// Says tells the change, in one sentence.
	Says string
	// Instead is what to do or use, "" where nothing replaces it.
	Instead string
	// Source is the sentence of the interface, or the public fact, that it stands on.
	Source string
}

// Of returns the changes of this name, the latest first.
func Of(name string) []Change {
	var found []Change
	for _, c := range All {
		if c.Name == name {
			found = append(found, c)
		}
	}
	return found
}

// Note tells in one line what has changed about a name, and since when: "Since 2026-02-23: …"; "" if
// nothing has.
func Note(name string) string {
	note := ""
	for _, c := range Of(name) {
		if note != "" {
			note += " "
		}
		if c.Since != "" {
			note += "Since " + c.Since + ": "
		}
		note += c.Told()
	}
	return note
}

// Told tells the change and what to do.
func (c *Change) Told() string {
	if c.Instead == "" {
		return c.Says
	}
	return c.Says + " " + c.Instead
}

const (
	versioning = "Versioning: Deprecated"
	dated      = "Versioning: Dated changes"
	reference  = "discord-api-docs, the history of the application commands' page"
)

// All are the changes: those with a day, the latest first, then those without.
var All = []Change{
	{
		"file_types", Added, "2026-08-05",
		"ATTACHMENT options can say which types of files they take, at most 10.", "", reference,
	},
	{
		"Get Current User Connections", Removed, "2026-07-10",
		"Connections of one third-party game platform are no longer returned, legacy ones included.", "",
		"Other operations that are named: \"Legacy ones of that platform stop being returned from 2026-07-10. " +
			"No replacement.\"",
	},
	{
		"social SDK 1.5", Removed, "2026-07",
		"From the release of 1.10 on, versions 1.6 to 1.10 are supported; 1.5 and earlier are at their end.",
		"Use one of the five most recent minor versions.",
		"Versioning, 7: \"From the 1.10 release in July 2026, versions 1.6 to 1.10 are supported and 1.5 and " +
			"earlier are end-of-life.\"",
	},
	{
		"handler", Changed, "2026-06-18",
		"The bodies that create and edit global commands have it, for PRIMARY_ENTRY_POINT commands.", "",
		reference,
	},
	{
		"USER commands", Changed, "2026-03-03", "There can be 15 of them instead of 5.", "",
		"Limits, Global USER commands: \"15 (raised from 5)\"; the day: discord-api-docs#8185.",
	},
	{
		"MESSAGE commands", Changed, "2026-03-03", "There can be 15 of them instead of 5.", "",
		"Limits, Global MESSAGE commands: \"15 (raised from 5)\"; the day: discord-api-docs#8185.",
	},
	{
		"voice and video calls", Changed, "2026-03-01", "Only end-to-end encrypted ones are supported.", "",
		dated + ": \"From 2026-03-01, only end-to-end encrypted voice and video calls are supported.\"",
	},
	{
		"PIN_MESSAGES", Required, "2026-02-23",
		"It is needed to pin messages; MANAGE_MESSAGES alone is not enough.", "",
		dated + ": \"From 2026-02-23, PIN_MESSAGES is required to pin. MANAGE_MESSAGES alone is insufficient.\"",
	},
	{
		"MANAGE_MESSAGES", Changed, "2026-02-23", "It no longer is enough to pin messages.",
		"Use PIN_MESSAGES.",
		dated + ": \"From 2026-02-23, PIN_MESSAGES is required to pin. MANAGE_MESSAGES alone is insufficient.\"",
	},
	{
		"BYPASS_SLOWMODE", Required, "2026-02-23", "Users need it to bypass slowmode.", "",
		dated + ": \"From 2026-02-23, users need BYPASS_SLOWMODE to bypass slowmode.\"",
	},
	{
		"CREATE_GUILD_EXPRESSIONS", Required, "2026-02-23", "Bots need it for emoji and stickers.", "",
		dated + ": \"From 2026-02-23, bots need CREATE_GUILD_EXPRESSIONS for emoji and stickers, and " +
			"CREATE_EVENTS for scheduled events.\"",
	},
	{
		"CREATE_EVENTS", Required, "2026-02-23", "Bots need it for scheduled events.", "",
		dated + ": \"From 2026-02-23, bots need CREATE_GUILD_EXPRESSIONS for emoji and stickers, and " +
			"CREATE_EVENTS for scheduled events.\"",
	},
	{
		"INTEGER options", Changed, "2025-10-03",
		"Their range is -2^53+1 to 2^53-1, one less at either end than was documented before.", "",
		"Enumerations: \"any integer from -2^53+1 to 2^53-1\"; the day: discord-api-docs#7458.",
	},
	{
		"RATE_LIMITED", Changed, "2025-10-01",
		"The limit for requesting all members, once in 30 seconds, holds in all servers.",
		"Keep a cache current with the events of single members.",
		dated + ": \"From 2025-10-01, the all-members rate limit applies to all servers.\"",
	},
	{
		"contexts", Added, "2024-03-18", "Commands say where they can be used.", "", reference,
	},
	{
		"integration_types", Added, "2024-03-18",
		"Commands say for which ways of installing the application they are.", "", reference,
	},
	{
		"budget of characters", Changed, "2024-02-20",
		"A CHAT_INPUT command can have 8000 characters instead of 4000.", "",
		"Limits: \"8000. Only the longest localization of each field counts.\"; the day: discord-api-docs#6668.",
	},
	{
		"Batch Edit Application Command Permissions", Removed, "2022-04-27",
		"The operation is disabled since Permissions v2.",
		"Use Edit Application Command Permissions, for one command at a time.",
		"Versioning, 4: \"The Batch Edit Application Command Permissions endpoint is disabled.\"; the day: " +
			reference + ".",
	},
	{
		"Edit Application Command Permissions", Changed, "2022-04-27",
		"It takes a Bearer token only, 100 permissions instead of 10, and those of channels, too.", "",
		"Authentication, 3: \"A bot token on this operation produces an error.\"; the day: " + reference + ".",
	},
	{
		"dm_permission", Deprecated, "", "It tells only whether a command can be used in DMs.",
		"Use contexts.", versioning + ": \"dm_permission (use contexts)\".",
	},
	{
		"default_permission", Deprecated, "", "It tells only whether everyone can use a command.",
		"Use default_member_permissions or contexts.",
		versioning + ": \"default_permission (use default_member_permissions or contexts)\".",
	},
	{
		"color", Deprecated, "", "The color of a role is returned still, but a role can have several colors.",
		"Use colors.", versioning + ": \"role color (use colors)\".",
	},
	{
		"ActionRow", Deprecated, "", "In modals it no longer holds a TextInput.", "Use Label.",
		versioning + ": \"ActionRow plus TextInput in modals (use Label)\".",
	},
	{
		"refresh_token", Deprecated, "", "The OAuth2 grant is no longer for OIDC provisional accounts.",
		"Authenticate again with a fresh provider token and pass the new access token to Client::UpdateToken.",
		"Authentication, 7: \"Using the OAuth2 refresh_token grant for OIDC provisional accounts is " +
			"deprecated.\"",
	},
	{
		"PREMIUM_REQUIRED", Deprecated, "", "Callback type 10 is not to be answered with any more.", "",
		"discord-api-docs, the table of interaction callback types.",
	},
	{
		"Create Guild", Removed, "", "Applications can no longer create guilds, and the endpoints are gone.", "",
		"Other operations that are named: \"Creating guilds by applications is no longer possible, and those " +
			"endpoints are removed.\"",
	},
}
