package validator

var ruleFieldRequired = Rule{
	Name:     "field-required",
	Severity: Error,
	Says:     "a member that must be there is missing",
	Why: "The service refuses the whole request when a member it needs is missing. A new " +
		"command needs a name, and a description unless it is a USER, MESSAGE or " +
		"PRIMARY_ENTRY_POINT command; an option needs a type, a name and a description; a " +
		"choice needs a name and a value; a command permission an id, a type and whether it allows.",
	Do: "Add the member. An edit body needs none of a command's own members, but each " +
		"option and choice in it must still be whole. In an interaction the service sends the " +
		"member; a payload without it never comes.",
	Bad: Example{Text: `{
  "name": "ping"
}`},
	Good: Example{Text: `{
  "name": "ping",
  "description": "Answer with pong"
}`},
	Source: "Create global body, name, column Required: \"yes\"; Application command, " +
		"description: \"1-100 characters for CHAT_INPUT.\"; Application command option: " +
		"type, name and description carry no \"?\", nor do name and value under Option " +
		"choice.",
	Rationale: "Guild bulk body",
}

var ruleFieldType = Rule{
	Name:     "field-type",
	Severity: Error,
	Says:     "a value has the wrong JSON type, or a required field is null",
	Why: "Discord rejects a value of another JSON type than the documented one, and null in a " +
		"required field. In an optional field null is the same as no field. Names of enumeration " +
		"values are reported once for a document and field. In an interaction Discord sends no " +
		"other type.",
	Do: "Write a value of the documented type. Enumerations are numbers: write 3, not \"STRING\".",
	Bad: Example{Text: `{
  "name": "roll",
  "description": "Roll some dice",
  "options": [
    {
      "type": "INTEGER",
      "name": "sides",
      "description": "How many sides the dice have",
      "required": "true"
    }
  ]
}`},
	Good: Example{Text: `{
  "name": "roll",
  "description": "Roll some dice",
  "options": [
    {
      "type": 4,
      "name": "sides",
      "description": "How many sides the dice have",
      "required": true
    }
  ]
}`},
	Source: "Resources and their fields: the Type column of each table. \"Field tables mark ? " +
		"as optional and ?? as optional and nullable.\"",
	Rationale: "Null",
}

var ruleFieldCoerced = Rule{
	Name:     "field-coerced",
	Severity: Warning,
	Says:     "an integer stands for a string, or a numeric string for an integer",
	Why: "The service converts the value, so the request is accepted, but other readers of " +
		"the document need not. A bit set above 2^53 written as a number loses bits " +
		"wherever numbers are kept as doubles. What client libraries write by themselves, smaller " +
		"permissions as numbers and contexts as strings, is an info, once for a document.",
	Do: "Write the documented type: \"8\" for default_member_permissions, 4 for a type.",
	Bad: Example{Text: `{
  "name": "purge",
  "description": "Delete the latest messages",
  "default_member_permissions": 8192
}`},
	Good: Example{Text: `{
  "name": "purge",
  "description": "Delete the latest messages",
  "default_member_permissions": "8192"
}`},
	Source: "Application command, default_member_permissions: \"Bit set of permissions " +
		"serialized as a string.\"; the service's own schema converts numbers and numeric " +
		"strings (NUMBER_TYPE_COERCE; discord-api-docs, topics/permissions).",
	Rationale: "Conversion",
}

var ruleFieldUnknown = Rule{
	Name:     "field-unknown",
	Severity: Warning,
	Says:     "the interface defines no such member",
	Why: "The service ignores a member it does not know, without a word. What the author " +
		"meant by it is lost, as happens to the camel-case names of client libraries.",
	Do: "Use the interface's name for the member, or remove it.",
	Bad: Example{Text: `{
  "name": "greet",
  "nameLocalizations": {
    "de": "grüßen"
  },
  "description": "Greet a member"
}`},
	Good: Example{Text: `{
  "name": "greet",
  "name_localizations": {
    "de": "grüßen"
  },
  "description": "Greet a member"
}`},
	Source: "Resources and their fields: the tables of the application command, its options and " +
		"their choices list every member.",
	Rationale: "Unknown members",
}

var ruleFieldReadOnly = Rule{
	Name:     "field-read-only",
	Severity: Warning,
	Says:     "the service sets this member and ignores it in a request",
	Why: "The member comes with commands that were fetched from the service. Sent back, it " +
		"changes nothing, and a reader may think that it does. It is reported once for a document " +
		"and field.",
	Do: "Remove the member. The id belongs in the address of a request, and in the body " +
		"only where a list of commands is overwritten.",
	Bad: Example{Text: `{
  "id": "1234567890123456789",
  "application_id": "1234567890123456788",
  "version": "1234567890123456790",
  "name": "ping",
  "description": "Answer with pong"
}`},
	Good: Example{Text: `{
  "name": "ping",
  "description": "Answer with pong"
}`},
	Source: "Application command, version: \"Autoincrementing version identifier, updated on " +
		"substantial changes.\"; Localization behaviour, rule 5: \"List endpoints return " +
		"name_localized and description_localized\". No request body lists them.",
}

var ruleFieldNotForType = Rule{
	Name:     "field-not-for-type",
	Severity: Error,
	Says:     "the member is not for this type of command or option",
	Why: "Each type has members of its own, and the service refuses the others: a USER " +
		"command with a description, a BOOLEAN option with choices, a required subcommand. " +
		"Values that say nothing, such as required false or an empty list, pass.",
	Do: "Remove the member, or change the type to one that has it.",
	Bad: Example{Text: `{
  "name": "ban",
  "description": "Ban a member",
  "options": [
    {
      "type": 6,
      "name": "member",
      "description": "Whom to ban",
      "autocomplete": true
    }
  ]
}`},
	Good: Example{Text: `{
  "name": "ban",
  "description": "Ban a member",
  "options": [
    {
      "type": 6,
      "name": "member",
      "description": "Whom to ban"
    }
  ]
}`},
	Source: "Application command option: the column \"Valid for option types\"; Application " +
		"command, options: \"CHAT_INPUT only.\"; handler: \"PRIMARY_ENTRY_POINT only.\"; " +
		"Interaction payload received on invocation, rule 2, of USER and MESSAGE commands: " +
		"\"Neither accepts a description on creation.\"",
}

var ruleFieldNotForScope = Rule{
	Name:     "field-not-for-scope",
	Severity: Error,
	Says:     "the member is for global commands only",
	Why: "A guild command lives in its one guild, so there is nothing to say about where it " +
		"can be installed or used. The bodies for creating and editing a guild command do " +
		"not have the member; the body that overwrites a guild's list names it, so there it " +
		"is a warning.",
	Do: "Remove the member, or register the command globally.",
	Bad: Example{Scope: Guild, Text: `{
  "name": "ping",
  "description": "Answer with pong",
  "contexts": [0]
}`},
	Good: Example{Scope: Guild, Text: `{
  "name": "ping",
  "description": "Answer with pong"
}`},
	Source: "Application command, integration_types, contexts and dm_permission, each: " +
		"\"Global commands only.\"",
	Rationale: "Guild bulk body",
}

var ruleFieldNotForOperation = Rule{
	Name:     "field-not-for-operation",
	Severity: Warning,
	Says:     "the member is not in the body of this operation",
	Why: "The body of this request does not list the member, so the service may ignore it: " +
		"an edit body has no type, and the list of a guild's commands has no nsfw.",
	Do: "Remove the member from this request. A command of another type is a new command; " +
		"nsfw is set with a create or edit request.",
	Bad: Example{Operation: Edit, Text: `{
  "type": 1,
  "description": "Answer with pong"
}`},
	Good: Example{Operation: Edit, Text: `{
  "description": "Answer with pong"
}`},
	Source: "The members listed under \"Edit global body\" have no type; those under \"Bulk " +
		"guild item fields\" have no nsfw.",
	Rationale: "Guild bulk body",
}

var ruleEnumValue = Rule{
	Name:     "enum-value",
	Severity: Error,
	Says:     "the enumeration has no such value",
	Why: "The service refuses a number that stands for nothing. It is often an option type " +
		"where a command type is meant, or a value from another table.",
	Do: "Use one of the documented values.",
	Bad: Example{Text: `{
  "name": "upload",
  "description": "Keep a file",
  "options": [
    {
      "type": 12,
      "name": "file",
      "description": "The file to keep"
    }
  ]
}`},
	Good: Example{Text: `{
  "name": "upload",
  "description": "Keep a file",
  "options": [
    {
      "type": 11,
      "name": "file",
      "description": "The file to keep"
    }
  ]
}`},
	Source: "Enumerations; the values of USER_INSTALL and of the channel types are those of " +
		"discord-api-docs.",
}

var ruleListEmpty = Rule{
	Name:     "list-empty",
	Severity: Error,
	Says:     "contexts and integration_types need at least one element",
	Why: "A command that could be used or installed nowhere makes no sense, and the service " +
		"refuses the request.",
	Do: "List at least one value, or leave the member out to have the default.",
	Bad: Example{Text: `{
  "name": "ping",
  "description": "Answer with pong",
  "contexts": []
}`},
	Good: Example{Text: `{
  "name": "ping",
  "description": "Answer with pong",
  "contexts": [0]
}`},
	Source: "Application command, contexts: \"Where the command can be used.\"; " +
		"integration_types: \"Installation contexts where the command is available.\"; the " +
		"service answers 400 to an empty list (DSharpPlus#1829, discord.py#10216) and its " +
		"schema says minItems 1 (discord-api-spec).",
	Rationale: "Lists",
}

var ruleListDuplicate = Rule{
	Name:     "list-duplicate",
	Severity: Error,
	Says:     "a value stands twice in a list whose values must differ",
	Why: "The service refuses contexts, integration_types and channel_types that repeat a " +
		"value.",
	Do: "Remove the repeated value.",
	Bad: Example{Text: `{
  "name": "ping",
  "description": "Answer with pong",
  "contexts": [0, 1, 0]
}`},
	Good: Example{Text: `{
  "name": "ping",
  "description": "Answer with pong",
  "contexts": [0, 1]
}`},
	Source: "Application command: \"list of integration types\", \"list of interaction " +
		"context types\"; Application command option: \"array of channel types\"; the " +
		"service's schema says uniqueItems of each (discord-api-spec).",
	Rationale: "Lists",
}

var ruleSnowflake = Rule{
	Name:     "snowflake",
	Severity: Error,
	Says:     "an id is a decimal number of 64 bits, in a string",
	Why: "The service refuses an id that is no number or does not fit into 64 bits. An id " +
		"that went through a double is another id.",
	Do: "Copy the id as the service gave it. A command's own may be left out: the name tells " +
		"which one is meant.",
	Bad: Example{Text: `[
  {
    "id": "ping-command",
    "name": "ping",
    "description": "Answer with pong"
  }
]`},
	Good: Example{Text: `[
  {
    "id": "1234567890123456789",
    "name": "ping",
    "description": "Answer with pong"
  }
]`},
	Source: "Application command, id, column Type: \"snowflake\"; Bulk guild item fields: " +
		"\"id? (snowflake, if known)\"; Application command permission, id: \"snowflake\".",
}

var ruleDeprecatedField = Rule{
	Name:     "deprecated-field",
	Severity: Warning,
	Says:     "the member is deprecated; another has taken its place",
	Why: "The service still takes the member, but may stop doing so, and where the newer " +
		"member is given as well it is not clear which of the two counts.",
	Do: "Use contexts instead of dm_permission: [0] keeps a command out of direct messages. " +
		"Use default_member_permissions instead of default_permission: \"0\" is what false " +
		"was.",
	Bad: Example{Text: `{
  "name": "ban",
  "description": "Ban a member",
  "dm_permission": false
}`},
	Good: Example{Text: `{
  "name": "ban",
  "description": "Ban a member",
  "contexts": [0]
}`},
	Source: "Versioning: \"Deprecated: dm_permission (use contexts), default_permission (use " +
		"default_member_permissions or contexts)\".",
}
