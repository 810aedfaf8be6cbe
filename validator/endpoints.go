package validator

// Endpoint is an operation of the interface.
type Endpoint struct {
	// Name is the interface's name of the operation.
	Name string
	// Method and Path are how it is asked for; variable parts of the path are in braces. "" where
	// they are not known.
	Method, Path string
	// Shown tells that the interface shows method and path. Others are of the public reference.
	Shown bool

	query querySet
	body  bodyKind
	// scope and operation are those of a body of commands.
	scope     Scope
	operation Operation
	access    access
	answers   answerKind
	// errors are the documented codes it may be refused with, divided by blanks.
	errors string
	// gone says why it can no longer be asked for, "" when it can.
	gone  string
	facts []string
}

// Answer is one way in which the service answers when it accepts a request.
type Answer struct {
	// Status is the HTTP status, 0 where the interface shows none.
	Status int
	// Body is what it has, in the interface's words, "" where the interface shows nothing of it.
	Body string
	// When tells which of several answers it is.
	When string
}

// bodyKind is what the body of a request is.
type bodyKind uint8

const (
	// bodyUnshown is one whose shape the interface does not show.
	bodyUnshown bodyKind = iota
	bodyNone
	bodyCommands
	bodyPermissions
	// bodyStatus is not shown but for its limit: a string of up to 500 characters.
	bodyStatus
	// bodyMembers is not shown but for its limit: up to 25 members.
	bodyMembers
	// bodyUsers is a CSV file of user ids.
	bodyUsers
)

// querySet is the query parameters that an operation takes.
type querySet uint8

const (
	noQuery querySet = iota
	withLocalizations
	limitOfMessages
	// queryUnshown takes some that the interface does not show.
	queryUnshown
)

// access is what an operation asks of credentials.
type access uint8

const (
	accessUnshown access = iota
	// accessCommands: a bot token, or a client-credentials token of the application.
	accessCommands
	// accessCreate is the same where commands are created.
	accessCreate
	// accessPermissions: a Bearer token obtained for a user.
	accessPermissions
	accessStatus
	accessSearch
)

// answerKind is the answers of an operation, which several have in common.
type answerKind uint8

const (
	noAnswer answerKind = iota
	answerUnshown
	answerList
	answerCreated
	answerCommand
	answerEdited
	answerDeleted
	answerBulk
	answerAllPermissions
	answerPermissions
	answerMessages
	answerUsers
	answerJob
	answerCounts
)

// answers are written out, as variables in them would be put together when the program starts.
var answers = [...][]Answer{
	noAnswer:      nil,
	answerUnshown: {{}},
	answerList:    {{200, "array of command", ""}},
	answerCreated: {
		{201, "the command", "the name is new"},
		{200, "the command", "a command of the same name and type is there already and is overwritten"},
	},
	answerCommand: {{0, "the command", ""}},
	answerEdited:  {{200, "the command", ""}},
	answerDeleted: {{204, "no content", ""}},
	answerBulk:    {{200, "list of commands", ""}},
	answerAllPermissions: {
		{0, "array of guild command permissions, for all the application's commands in the guild", ""},
	},
	answerPermissions: {{0, "one guild command permissions object", ""}},
	answerMessages:    {{0, "up to 200 most recent messages", ""}},
	answerUsers:       {{0, "a CSV with the single header \"user_id\" and one user id per line", ""}},
	answerJob:         {{0, "the status of the job that processes an uploaded file", ""}},
	answerCounts:      {{0, "the member count per role", ""}},
}

const (
	daily     = "commands of new names count toward the limit of 200 creates a day and guild"
	immediate = "a guild command is available in its guild immediately"
	entirely  = "a field that is given entirely overwrites the value that is there"
	renaming  = "renaming or deleting a command permanently deletes its permissions"
)

// The paths of commands.
const (
	globalCommands   = "/applications/{app}/commands"
	globalCommand    = globalCommands + "/{cmd}"
	guildCommands    = "/applications/{app}/guilds/{guild}/commands"
	guildCommand     = guildCommands + "/{cmd}"
	permissionsOfAll = guildCommands + "/permissions"
	permissionsOfOne = guildCommand + "/permissions"
)

// endpoints are the operations, in the interface's order.
var endpoints = [...]Endpoint{
	{
		Name: "Get Global Application Commands", Method: "GET", Path: globalCommands, Shown: true,
		query: withLocalizations, body: bodyNone, access: accessCommands, answers: answerList,
		errors: "10002 50025",
	},
	{
		Name: "Create Global Application Command", Method: "POST", Path: globalCommands, Shown: true,
		body: bodyCommands, operation: Create, access: accessCreate, answers: answerCreated,
		facts:  []string{daily},
		errors: "10002 30032 30034 50025 50035 50109",
	},
	{
		Name: "Get Global Application Command", Method: "GET", Path: globalCommand, Shown: true,
		body: bodyNone, access: accessCommands, answers: answerCommand,
		errors: "10002 10063 50025",
	},
	{
		Name: "Edit Global Application Command", Method: "PATCH", Path: globalCommand, Shown: true,
		body: bodyCommands, operation: Edit, access: accessCommands, answers: answerEdited,
		facts:  []string{entirely, renaming},
		errors: "10002 10063 40041 50025 50035 50109",
	},
	{
		Name: "Delete Global Application Command", Method: "DELETE", Path: globalCommand, Shown: true,
		body: bodyNone, access: accessCommands, answers: answerDeleted, facts: []string{renaming},
		errors: "10002 10063 50025",
	},
	{
		Name: "Bulk Overwrite Global Application Commands", Method: "PUT", Path: globalCommands,
		body: bodyCommands, operation: Bulk, access: accessCreate, answers: answerBulk,
		facts:  []string{"the whole global list is replaced: commands of all types that the body does not have are deleted", daily},
		errors: "10002 30032 30034 50025 50035 50109 50240",
	},
	{
		Name: "Get Guild Application Commands", Method: "GET", Path: guildCommands, Shown: true,
		query: withLocalizations, body: bodyNone, scope: Guild, access: accessCommands, answers: answerList,
		errors: "10002 50001 50025",
	},
	{
		Name: "Create Guild Application Command", Method: "POST", Path: guildCommands, Shown: true,
		body: bodyCommands, scope: Guild, operation: Create, access: accessCreate, answers: answerCreated, facts: []string{daily, immediate},
		errors: "10002 30032 30034 50001 50025 50035 50109",
	},
	{
		Name: "Get Guild Application Command", Method: "GET", Path: guildCommand, Shown: true,
		body: bodyNone, scope: Guild, access: accessCommands, answers: answerCommand,
		errors: "10002 10063 50001 50025",
	},
	{
		Name: "Edit Guild Application Command", Method: "PATCH", Path: guildCommand, Shown: true,
		body: bodyCommands, scope: Guild, operation: Edit, access: accessCommands, answers: answerEdited, facts: []string{entirely, renaming, immediate},
		errors: "10002 10063 40041 50001 50025 50035 50109",
	},
	{
		Name: "Delete Guild Application Command", Method: "DELETE", Path: guildCommand, Shown: true,
		body: bodyNone, scope: Guild, access: accessCommands, answers: answerDeleted, facts: []string{renaming},
		errors: "10002 10063 50001 50025",
	},
	{
		Name: "Bulk Overwrite Guild Application Commands", Method: "PUT", Path: guildCommands,
		body: bodyCommands, scope: Guild, operation: Bulk, access: accessCreate, answers: answerBulk,
		facts:  []string{"the guild's whole list is replaced: commands of all types that the body does not have are deleted", daily},
		errors: "10002 30032 30034 50001 50025 50035 50109",
	},
	{
		Name: "Get Guild Application Command Permissions", Method: "GET", Path: permissionsOfAll,
		body: bodyNone, access: accessCommands,
		answers: answerAllPermissions,
		errors:  "10002 50001 50025",
	},
	{
		Name: "Get Application Command Permissions", Method: "GET", Path: permissionsOfOne, Shown: true,
		body: bodyNone, access: accessCommands, answers: answerPermissions,
		errors: "10002 10063 10066 50001 50025",
	},
	{
		Name: "Edit Application Command Permissions", Method: "PUT", Path: permissionsOfOne, Shown: true,
		body: bodyPermissions, access: accessPermissions, answers: answerPermissions,
		facts: []string{
			"the permissions of the command that are there are overwritten",
			"the event Application Command Permissions Update is emitted",
		},
		errors: "10002 10063 50001 50013 50025 50035 50109",
	},
	{
		Name: "Batch Edit Application Command Permissions", Method: "PUT", Path: permissionsOfAll,
		gone: "it is disabled with Permissions v2; edit the permissions of each command",
	},

	{
		Name: "Get Current User Connections", Method: "GET", Path: "/users/@me/connections", Shown: true,
		body: bodyNone, answers: answerUnshown,
		facts: []string{"connections of one third-party game platform are no longer returned: new ones are not, and legacy " +
			"ones are not from 2026-07-10; there is no replacement"},
	},
	{
		Name: "Set Voice Channel Status", Method: "PUT", Path: "/channels/{channel.id}/voice-status", Shown: true,
		body: bodyStatus, access: accessStatus, answers: answerUnshown, facts: []string{"the status has up to 500 characters"},
	},
	{
		Name: "Create or Join Lobby", Method: "PUT", Path: "/lobbies", Shown: true, answers: answerUnshown,
		facts: []string{"a lobby is created, or joined by its \"secret\""},
	},
	{
		Name: "Send Lobby Message", Method: "POST", Path: "/lobbies/{lobby.id}/messages", Shown: true, answers: answerUnshown,
		facts: []string{"the message is sent on behalf of an authenticated member"},
	},
	{
		Name: "Get Lobby Messages", Method: "GET", Path: "/lobbies/{lobby.id}/messages", Shown: true,
		query: limitOfMessages, body: bodyNone, answers: answerMessages,
		facts: []string{"only for lobbies that the caller is in"},
	},
	{
		Name: "Bulk lobby members", Method: "POST", Path: "/lobbies/{lobby.id}/members/bulk", Shown: true,
		body: bodyMembers, answers: answerUnshown, facts: []string{"up to 25 members are added, updated or removed in one request"},
	},
	{
		Name: "Lobby channel invites", query: queryUnshown, answers: answerUnshown,
		facts: []string{"a single-use invite of one hour to the channel that the lobby is linked to, for self or for a user"},
	},
	{
		Name: "Create Channel Invite", query: queryUnshown, body: bodyUsers, answers: answerUnshown,
		facts: []string{"\"target_users_file\" is a CSV file of the users who may accept, \"role_ids\" are granted on accept"},
	},
	{
		Name: "Get Target Users", query: queryUnshown, body: bodyNone,
		answers: answerUsers,
	},
	{
		Name: "Update Target Users", query: queryUnshown, body: bodyUsers, answers: answerUnshown,
		facts: []string{"the users who may accept an invite are updated"},
	},
	{
		Name: "Get Target Users Job Status", query: queryUnshown, body: bodyNone,
		answers: answerJob,
	},
	{
		Name: "Get Channel Invites", query: queryUnshown, body: bodyNone, answers: answerUnshown,
		facts: []string{"roles are partial: id, name, position, color, colors, icon, unicode_emoji"},
	},
	{
		Name: "Search Guild Messages", query: queryUnshown, access: accessSearch, answers: answerUnshown,
		facts: []string{
			"filters by content, author, channel, mentions, attachments and embeds; sorts by timestamp or relevance",
		},
		errors: "110000",
	},
	{
		Name: "Get Guild Role Member Counts", query: queryUnshown, body: bodyNone, answers: answerCounts,
	},
	{
		Name: "Modify current member", query: queryUnshown, answers: answerUnshown,
		facts: []string{"bots may set \"banner\", \"avatar\" and \"bio\""},
	},
	{
		Name: "Two moderation-metadata endpoints", query: queryUnshown, answers: answerUnshown,
		facts: []string{"application-scoped moderation metadata on game direct messages and on lobby messages is modified"},
	},
	{
		Name: "Refresh a token", Path: "/oauth2/token", Shown: true, query: queryUnshown, answers: answerUnshown,
		facts:  []string{"the refresh_token grant for OIDC provisional accounts is deprecated: re-authenticate with a provider token"},
		errors: "invalid_grant",
	},
	{
		Name: "Create Guild", Method: "POST", Path: "/guilds",
		gone: "applications can no longer create guilds, and the endpoints are removed",
	},
}

// Endpoints returns the operations of the interface, in its order.
func Endpoints() []Endpoint { return append([]Endpoint(nil), endpoints[:]...) }

// Gone says why the operation can no longer be asked for, "" when it can.
func (e *Endpoint) Gone() string { return e.gone }
