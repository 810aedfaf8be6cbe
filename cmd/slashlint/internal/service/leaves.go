package service

import "strings"

// Leaf is a code that the service puts at the place of a mistake in a body, in the object errors of
// code 50035.
type Leaf struct {
	Code string
	// Message is what the service says with it; X, N and (…) stand for what differs.
	Message string
	// When tells in full sentences when it comes.
	When string
	// Rules are those that find the same in a document, the likeliest first.
	Rules []string
}

// leaves are the codes that were seen, in public reports and references.
var leaves = [...]Leaf{
	{
		"STRING_TYPE_REGEX", "String value did not match validation regex.",
		"A name has a character outside the naming pattern, or not 1 to 32 characters.",
		[]string{"name-charset", "name-length", "name-apostrophe", "name-newer-unicode", "name-lowercase"},
	},
	{
		"APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid",
		"A name or one of its localizations has capitals or a character outside the naming pattern.",
		[]string{"name-lowercase", "name-charset", "name-length", "name-apostrophe", "name-newer-unicode", "name-blank"},
	},
	{
		"APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
		"Sub-command and sub-command group option types are mutually exclusive to all other types",
		"Subcommands or groups stand beside plain options.",
		[]string{"option-mixed", "option-nesting"},
	},
	{
		"APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "Required options must be placed before non-required options",
		"A required option follows an optional one.",
		[]string{"option-order"},
	},
	{
		"APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option name X is already used in these options",
		"Two options of one list share a name.",
		[]string{"option-duplicate", "localization-name-clash"},
	},
	{
		"APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique",
		"Two commands of one type share a name.",
		[]string{"command-duplicate"},
	},
	{
		"APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)",
		"The names, descriptions and values of a command have more than 8,000 characters. In a bulk overwrite the service does " +
			"not say which command it is.",
		[]string{"budget"},
	},
	{
		"APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID", "Context menu commands cannot have description",
		"A USER or MESSAGE command has a description.",
		[]string{"field-not-for-type"},
	},
	{
		"APPLICATION_COMMAND_REQUIRED_INVALID", "Required cannot be configured for this type of option",
		"A subcommand or group is required; also seen where autocomplete is set on a type that has none.",
		[]string{"field-not-for-type"},
	},
	{
		"BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.",
		"A text is too short, too long or, with blanks cut off, empty.",
		[]string{"description-length", "description-blank", "choice-name-length", "name-length", "choice-value-length"},
	},
	{
		"BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.",
		"A list or text is too long.",
		[]string{"option-count", "choice-count", "choice-value-length", "file-types"},
	},
	{
		"BASE_TYPE_REQUIRED", "This field is required",
		"A member is missing.",
		[]string{"field-required", "description-blank"},
	},
	{
		"BASE_TYPE_CHOICES", "Value must be one of (…)",
		"A number is none of an enumeration's.",
		[]string{"enum-value"},
	},
	{
		"ENUM_TYPE_COERCE", `Value "X" is not a valid enum value.`,
		"The key of a dictionary is no locale.",
		[]string{"locale-unknown", "locale-undocumented", "enum-value"},
	},
	{
		"NUMBER_TYPE_COERCE", `Value "X" is not int.`,
		"A text stands where a number or an id belongs.",
		[]string{"field-type", "snowflake", "permissions-bitset"},
	},
	{
		"NUMBER_TYPE_MAX", "int value should be less than or equal to N.",
		"A number is too large.",
		[]string{"bounds-range", "enum-value", "choice-value-range"},
	},
	{
		"NUMBER_TYPE_MIN", "",
		"A number is too small.",
		[]string{"bounds-range", "enum-value", "choice-value-range"},
	},
	{
		"MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType",
		"Something else stands where an object belongs, such as in a list of options.",
		[]string{"field-type"},
	},
	{
		"DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType",
		"A list was sent where one command belongs.",
		[]string{"document-kind", "field-type"},
	},
	{
		"UNION_TYPE_CHOICES", `Value of field "X" must be one of (…)`,
		"The type of an object is none that is known.",
		[]string{"enum-value"},
	},
	{
		"INTERACTION_APPLICATION_COMMAND_INVALID", "This command is outdated, please try again in a few minutes",
		"Somebody used a command whose definition changed since it was loaded. It is loaded anew.", nil,
	},
	{
		"INTERACTION_APPLICATION_COMMAND_INVALID_VERSION", "This command is outdated, please try again in a few minutes",
		"Somebody used a command whose definition changed since it was loaded. It is loaded anew.", nil,
	},
}

// LookupLeaf returns the leaf of a code, and whether it was seen.
func LookupLeaf(code string) (Leaf, bool) {
	for i := range leaves {
		if leaves[i].Code == code {
			return leaves[i], true
		}
	}
	return Leaf{}, false
}

// leafSaying returns the leaf with a message, for client libraries that show messages alone.
func leafSaying(message string) Leaf {
	for i := range leaves {
		if says(leaves[i].Message, message) {
			return leaves[i]
		}
	}
	return Leaf{}
}

// says reports whether a message is one of a pattern, in which X, N and (…) stand for anything.
func says(pattern, message string) bool {
	if pattern == "" {
		return false
	}
	for _, variable := range []string{"(…)", `"X"`, " X ", " N."} {
		if before, after, found := strings.Cut(pattern, variable); found {
			return strings.HasPrefix(message, before) && strings.HasSuffix(message, after)
		}
	}
	return strings.TrimSuffix(message, ".") == strings.TrimSuffix(pattern, ".")
}

// Leaves returns the codes that were seen.
func Leaves() []Leaf { return append([]Leaf(nil), leaves[:]...) }
