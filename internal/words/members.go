package words

// Member is one member of an object. What is not in the tables below the validator tells.
type Member struct {
	Name string `json:"name"`
	Says string `json:"says"`
	// Sample is a value that means something, of the right JSON type.
	Sample string `json:"sample"`
	// Types are the command or option types that have the member; empty for all.
	Types []int `json:"types,omitempty"`
	// Global is set for members that commands of a guild do not have.
	Global     bool `json:"global,omitempty"`
	Deprecated bool `json:"deprecated,omitempty"`
}

const (
	dictionary  = `{"de": "wort"}`
	oneOption   = `[{"type": 3, "name": "word", "description": "A word"}]`
	oneCommand  = `[{"type": 1, "name": "word", "description": "A word"}]`
	oneOfValues = `[{"name": "one", "value": 1}]`
)

var commandMembers = []Member{
	{Name: "id", Says: "the command's own id, where it is known in a bulk body", Sample: `"1"`},
	{Name: "type", Says: "what kind of command it is; 1, a slash command, where it is left out", Sample: `1`},
	{Name: "name", Says: "what people type or pick; 1 to 32 characters", Sample: `"word"`},
	{Name: "name_localizations", Says: "the name in other locales", Sample: dictionary},
	{Name: "description", Says: "what it does; 1 to 100 characters, for slash commands", Sample: `"A word"`},
	{Name: "description_localizations", Says: "the description in other locales", Sample: dictionary},
	{Name: "options", Says: "what people fill in, or subcommands and groups; at most 25", Sample: oneOption},
	{Name: "default_member_permissions", Says: "the permissions a member needs: a bit set in decimal digits; \"0\" for administrators only", Sample: `"8"`},
	{Name: "integration_types", Says: "how the application has to be installed", Sample: `[0]`},
	{Name: "contexts", Says: "where the command can be used", Sample: `[0]`},
	{Name: "nsfw", Says: "whether it is age-restricted; false where it is left out", Sample: `true`},
	{Name: "handler", Says: "who answers when the entry point is used", Sample: `1`},
	{Name: "dm_permission", Says: "whether it is there in DMs; contexts replaces it", Sample: `true`},
	{Name: "default_permission", Says: "whether everyone may use it; default_member_permissions replaces it", Sample: `true`},
}

var optionMembers = []Member{
	{Name: "type", Says: "what is filled in, or a subcommand or group", Sample: `3`},
	{Name: "name", Says: "the option's name; 1 to 32 characters, no other of the list has it", Sample: `"word"`},
	{Name: "name_localizations", Says: "the name in other locales", Sample: dictionary},
	{Name: "description", Says: "what it is for; 1 to 100 characters", Sample: `"A word"`},
	{Name: "description_localizations", Says: "the description in other locales", Sample: dictionary},
	{Name: "required", Says: "whether it has to be filled in; required options stand first", Sample: `true`},
	{Name: "choices", Says: "the only values that can be picked; at most 25", Sample: oneOfValues},
	{Name: "options", Says: "a subcommand's options, or a group's subcommands; at most 25", Sample: oneCommand},
	{Name: "channel_types", Says: "which types of channels are offered", Sample: `[0]`},
	{Name: "min_value", Says: "the least number", Sample: `1`},
	{Name: "max_value", Says: "the greatest number", Sample: `10`},
	{Name: "min_length", Says: "the least number of characters, 0 to 6000", Sample: `1`},
	{Name: "max_length", Says: "the greatest number of characters, 1 to 6000", Sample: `10`},
	{Name: "autocomplete", Says: "whether the application suggests values; not beside choices", Sample: `true`},
	{Name: "file_types", Says: "which files are accepted: image, video, audio or endings such as .png; at most 10", Sample: `["image"]`},
}

var choiceMembers = []Member{
	{Name: "name", Says: "what people see; 1 to 100 characters", Sample: `"one"`},
	{Name: "name_localizations", Says: "the name in other locales", Sample: dictionary},
	{Name: "value", Says: "what the application receives: a text or number, as the option's type is", Sample: `1`},
}
