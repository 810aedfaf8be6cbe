package validator

// received is the start of the examples: an interaction in a DM up to its type.
const received = `{
  "id": "1100000000000000001",
  "application_id": "1100000000000000002",
  "token": "a-token",
  "version": 1,
  "channel_id": "1100000000000000003",
  "user": {"id": "1100000000000000004"},
  "locale": "de",
  "app_permissions": "442368",
  `

// invoked is a command invocation up to the name of the command.
const invoked = received + `"type": 2,
  "data": {"id": "1100000000000000005", "type": 1, `

// typedInto is an autocomplete interaction up to there.
const typedInto = received + `"type": 4,
  "data": {"id": "1100000000000000005", "type": 1, `

// moderation is the definition that the examples are judged against.
const moderation = `{
  "name": "mod",
  "description": "Moderate",
  "options": [
    {
      "type": 1,
      "name": "ban",
      "name_localizations": {"de": "bannen"},
      "description": "Ban a member",
      "options": [
        {
          "type": 3,
          "name": "reason",
          "description": "Why",
          "required": true,
          "choices": [{"name": "Spam", "value": "spam"}, {"name": "Insults", "value": "insults"}]
        },
        {"type": 4, "name": "days", "description": "How long", "max_value": 7}
      ]
    }
  ]
}`

var ruleInteractionType = Rule{
	Name:     "interaction-type",
	Severity: Info,
	Says:     "an interaction that no command gives is not judged",
	Why: "The interface shows two types of interactions: 2, a command invocation, and 4, an " +
		"autocomplete interaction. PING (1), MESSAGE_COMPONENT (3) and MODAL_SUBMIT (5) are " +
		"named by other documentation only, so that nothing is said of what they hold.",
	Do: "Nothing, where such an interaction was meant. Otherwise correct the type.",
	Bad: Example{Kind: Interaction, Text: `{
  "id": "1100000000000000001",
  "application_id": "1100000000000000002",
  "type": 1,
  "token": "a-token",
  "version": 1
}`},
	Good: Example{Kind: Interaction, Text: invoked + `"name": "ping"}
}`},
	Source: "Interaction payload received on invocation, type: \"integer: 2 for a command " +
		"invocation, 4 for an autocomplete interaction\".",
	Rationale: "Interactions",
}

var ruleInteractionTime = Rule{
	Name:     "interaction-time",
	Severity: Error,
	Says:     "a time is not written as ISO 8601 has it",
	Why: "The service writes times in ISO 8601, with date, time and offset. A reader that is " +
		"tried with anything else is tried with what never comes.",
	Do: "Write the time like \"2026-01-31T09:30:00.000000+00:00\".",
	Bad: Example{Kind: Interaction, Text: invitedSince + `"31.01.2026"},
  "data": {"id": "1100000000000000005", "type": 1, "name": "ping"}
}`},
	Good: Example{Kind: Interaction, Text: invitedSince + `"2026-01-31T09:30:00.000000+00:00"},
  "data": {"id": "1100000000000000005", "type": 1, "name": "ping"}
}`},
	Source:    "Interaction payload received on invocation, member: \"joined_at (ISO 8601)\".",
	Rationale: "Interactions",
}

// invitedSince is an interaction in a guild up to the time at which the member joined.
const invitedSince = `{
  "id": "1100000000000000001",
  "application_id": "1100000000000000002",
  "type": 2,
  "token": "a-token",
  "version": 1,
  "guild_id": "1100000000000000006",
  "channel_id": "1100000000000000003",
  "locale": "de",
  "guild_locale": "de",
  "app_permissions": "442368",
  "member": {"user": {"id": "1100000000000000004"}, "roles": [], "joined_at": `

var ruleInteractionFocused = Rule{
	Name:     "interaction-focused",
	Severity: Error,
	Says:     "not exactly one option is being typed in an autocomplete interaction, or one is elsewhere",
	Why: "An autocomplete interaction comes while a person types into one option, which carries " +
		"focused true; the options already filled come without it. An application looks for it to " +
		"know what to complete. In a command invocation nothing is being typed any more.",
	Do: "Give \"focused\": true to the one STRING, INTEGER or NUMBER option that is being typed, " +
		"and to none in an interaction of type 2.",
	Bad: Example{Kind: Interaction, Text: typedInto + `"name": "find", "options": [
    {"type": 3, "name": "what", "value": "sp"}
  ]}
}`},
	Good: Example{Kind: Interaction, Text: typedInto + `"name": "find", "options": [
    {"type": 3, "name": "what", "value": "sp", "focused": true}
  ]}
}`},
	Source: "Interaction payload received on invocation, rule 4: \"For autocomplete, the option " +
		"being typed carries focused: true. Options already filled are sent without it.\"; " +
		"Application command option, autocomplete: valid for STRING, INTEGER, NUMBER.",
}

var ruleInteractionPath = Rule{
	Name:     "interaction-path",
	Severity: Error,
	Says:     "the options do not lead to one subcommand",
	Why: "Of a command with subcommands a person picks one. The interaction has it as the only " +
		"option, in its group where it has one, and the options that were filled stand in it.",
	Do: "Leave in the options the one group or subcommand that is used.",
	Bad: Example{Kind: Interaction, Text: invoked + `"name": "mod", "options": [
    {"type": 1, "name": "ban", "options": []},
    {"type": 1, "name": "kick", "options": []}
  ]}
}`},
	Good: Example{Kind: Interaction, Text: invoked + `"name": "mod", "options": [
    {"type": 1, "name": "ban", "options": []}
  ]}
}`},
	Source: "Subcommand structure, rule 3: \"A command that has subcommands or groups cannot itself " +
		"be invoked.\"; Interaction payload received on invocation, rule 1.",
}

var ruleInteractionOptionValue = Rule{
	Name:     "interaction-option-value",
	Severity: Error,
	Says:     "the value of an option is not of the option's type",
	Why: "A value comes as its option's type has it: text in a string, an INTEGER or NUMBER as a " +
		"number within its range, a BOOLEAN as true or false, and what an id means as the id in a " +
		"string. What is still being typed comes as a string whatever the type is, but never as an " +
		"invalid number.",
	Do: "Write the value as the type has it.",
	Bad: Example{Kind: Interaction, Text: invoked + `"name": "roll", "options": [
    {"type": 4, "name": "sides", "value": "6"}
  ]}
}`},
	Good: Example{Kind: Interaction, Text: invoked + `"name": "roll", "options": [
    {"type": 4, "name": "sides", "value": 6}
  ]}
}`},
	Source: "Interaction payload received on invocation, options: \"an array of objects with type, " +
		"name, value\"; rule 4: \"Partial strings may arrive, but not invalid numbers.\"; " +
		"Enumerations, Option type.",
	Rationale: "Autocomplete",
}

var ruleInteractionResolved = Rule{
	Name:     "interaction-resolved",
	Severity: Error,
	Says:     "resolved does not tell of an id as it should",
	Why: "With an id comes what it means, keyed by the id: the user that a USER command is used " +
		"on, the message of a MESSAGE command. An application that looks it up finds nothing. Of " +
		"ids in options it is a warning, as the interface shows resolved for the other two only.",
	Do: "Put what the id means into \"resolved\", under the id.",
	Bad: Example{Kind: Interaction, Text: usedOn + `"resolved": {"users": {}}}
}`},
	Good: Example{Kind: Interaction, Text: usedOn + `"resolved": {"users": {
    "1100000000000000007": {"id": "1100000000000000007"}
  }}}
}`},
	Source: "Interaction payload received on invocation, resolved: \"holds members and users keyed " +
		"by ID for a USER command, or messages keyed by ID for a MESSAGE command\"; rule 2: \"A USER " +
		"command takes no arguments and returns the targeted user.\"",
	Rationale: "Interactions",
}

// usedOn is an interaction of a USER command up to what is resolved.
const usedOn = received + `"type": 2,
  "data": {"id": "1100000000000000005", "type": 2, "name": "Report", "target_id": "1100000000000000007",
    `

var ruleInteractionDefinition = Rule{
	Name:     "interaction-definition",
	Severity: Error,
	Says:     "the interaction is not one of its definition",
	Why: "The interaction has a command, subcommand or option that the definition it is judged " +
		"against does not have, another type or id, or lacks an option that is required; or the command " +
		"cannot be used there, or is answered by the service alone. One of the two has changed, or the " +
		"payload is of another application.",
	Do: "Use the names and types of the definition and give what it requires, or judge the payload " +
		"against the definition that it is of.",
	Bad: Example{Kind: Interaction, Against: moderation, Text: invoked + `"name": "mod", "options": [
    {"type": 1, "name": "kick", "options": []}
  ]}
}`},
	Good: Example{Kind: Interaction, Against: moderation, Text: invoked + `"name": "mod", "options": [
    {"type": 1, "name": "ban", "options": [{"type": 3, "name": "reason", "value": "spam"}]}
  ]}
}`},
	Source: "Interaction payload received on invocation, data: \"id, name and type of the command\"; " +
		"rule 1: \"Interactions carry the default command, subcommand and option names\"; rule 4, of " +
		"autocomplete: \"Required options not yet filled may be absent.\"; Application command, contexts: " +
		"\"Where the command can be used.\"; Enumerations, of SERVICE_LAUNCH_ACTIVITY: \"without " +
		"coordinating with the application\".",
	Rationale: "Interactions against their definition",
}

var ruleInteractionLocalizedName = Rule{
	Name:     "interaction-localized-name",
	Severity: Error,
	Says:     "a name is the localization of a default name",
	Why: "People see localized names; the application never does. A handler that looks for a " +
		"localized name is tried with what never comes.",
	Do: "Write the default name.",
	Bad: Example{Kind: Interaction, Against: moderation, Text: invoked + `"name": "mod", "options": [
    {"type": 1, "name": "bannen", "options": [{"type": 3, "name": "reason", "value": "spam"}]}
  ]}
}`},
	Good: Example{Kind: Interaction, Against: moderation, Text: invoked + `"name": "mod", "options": [
    {"type": 1, "name": "ban", "options": [{"type": 3, "name": "reason", "value": "spam"}]}
  ]}
}`},
	Source: "Interaction payload received on invocation, rule 1: \"Interactions carry the default " +
		"command, subcommand and option names, never localized names.\"",
}

var ruleInteractionNotAllowed = Rule{
	Name:     "interaction-not-allowed",
	Severity: Error,
	Says:     "the definition does not allow the value of an option",
	Why: "The client holds people to an option's choices, whose values come, never their names; to " +
		"its least and largest value or length; and to its channel types. In an autocomplete " +
		"interaction it is a warning, as what stands in the other options is validated by the client " +
		"alone.",
	Do: "Write a value that the option takes.",
	Bad: Example{Kind: Interaction, Against: moderation, Text: invoked + `"name": "mod", "options": [
    {"type": 1, "name": "ban", "options": [
      {"type": 3, "name": "reason", "value": "spam"},
      {"type": 4, "name": "days", "value": 8}
    ]}
  ]}
}`},
	Good: Example{Kind: Interaction, Against: moderation, Text: invoked + `"name": "mod", "options": [
    {"type": 1, "name": "ban", "options": [
      {"type": 3, "name": "reason", "value": "spam"},
      {"type": 4, "name": "days", "value": 7}
    ]}
  ]}
}`},
	Source: "Application command option, rule 2: \"When choices are given, they are the only values a " +
		"user may pick.\"; min_value, max_value, min_length, max_length and " +
		"channel_types, which \"restricts the channels shown\".",
	Rationale: "Interactions against their definition",
}
