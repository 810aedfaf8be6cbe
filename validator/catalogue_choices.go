package validator

import (
	"strconv"
	"strings"
)

var ruleChoiceCount = Rule{
	Name:     "choice-count",
	Severity: Error,
	Says:     "at most 25 choices for one option",
	Why:      "The service refuses an option with more than 25 choices.",
	Do:       "Remove choices, or use autocomplete, which offers 25 at a time out of any number.",
	Bad:      Example{Text: optionWithChoices(26)},
	Good:     Example{Text: optionWithChoices(25)},
	Source:   "Application command option, choices: \"array of choice, max 25\".",
}

var ruleChoiceNameLength = Rule{
	Name:     "choice-name-length",
	Severity: Error,
	Says:     "the name of a choice has 1 to 100 characters, localizations too",
	Why: "The service refuses a name that is empty or longer than 100 characters. The " +
		"interface does not say what a character is; this tool counts code points, so an " +
		"emoji may count as several.",
	Do: "Shorten the name. Where there is no translation yet, leave the locale out instead " +
		"of giving an empty string.",
	Bad: Example{Text: `{
  "name": "size",
  "description": "Choose a size",
  "options": [
    {
      "type": 3,
      "name": "size",
      "description": "Which size",
      "choices": [
        { "name": "", "value": "s" },
        { "name": "Large", "value": "l" }
      ]
    }
  ]
}`},
	Good: Example{Text: `{
  "name": "size",
  "description": "Choose a size",
  "options": [
    {
      "type": 3,
      "name": "size",
      "description": "Which size",
      "choices": [
        { "name": "Small", "value": "s" },
        { "name": "Large", "value": "l" }
      ]
    }
  ]
}`},
	Source: "Option choice, name: \"string, 1-100 characters\".",
}

var ruleChoiceValueType = Rule{
	Name:     "choice-value-type",
	Severity: Error,
	Says:     "the value of a choice has the type of its option",
	Why: "The service refuses a number as a choice of a STRING option and a string as one of " +
		"an INTEGER or NUMBER option; it converts nothing here. For INTEGER, 5.0 is an " +
		"integer and 1.5 is not.",
	Do: "Write the value in the option's type, or change the option's type.",
	Bad: Example{Text: `{
  "name": "roll",
  "description": "Roll some dice",
  "options": [
    {
      "type": 4,
      "name": "sides",
      "description": "How many sides the dice have",
      "choices": [
        { "name": "Six", "value": "6" },
        { "name": "Twenty", "value": "20" }
      ]
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
      "choices": [
        { "name": "Six", "value": 6 },
        { "name": "Twenty", "value": 20 }
      ]
    }
  ]
}`},
	Source: "Option choice, value: \"string (up to 100 characters), integer or double, " +
		"matching the option type\".",
	Rationale: "Conversion",
}

var ruleChoiceValueLength = Rule{
	Name:     "choice-value-length",
	Severity: Error,
	Says:     "a string value of a choice has at most 100 characters",
	Why: "The service refuses a longer value. The interface does not say what a character " +
		"is; this tool counts code points.",
	Do:        "Use a short key as the value, and look the long text up when the command is used.",
	Bad:       Example{Text: optionWithValue(strings.Repeat("word ", 20) + "word")},
	Good:      Example{Text: optionWithValue("words")},
	Source:    "Limits, Choice string value: \"up to 100 characters\".",
	Rationale: "Bounds and choices",
}

var ruleChoiceValueRange = Rule{
	Name:     "choice-value-range",
	Severity: Error,
	Says:     "the value of a choice lies outside the range of the option's type",
	Why: "An INTEGER lies between -9007199254740991 and 9007199254740991, a NUMBER between " +
		"-9007199254740992 and 9007199254740992. Beyond that a double no longer tells each " +
		"integer from the next, and the service refuses the value.",
	Do: "Give the value in a STRING option, as ids are, or choose a smaller unit.",
	Bad: Example{Text: `{
  "name": "giveaway",
  "description": "Take part in a giveaway",
  "options": [
    {
      "type": 4,
      "name": "channel",
      "description": "Where it takes place",
      "choices": [
        { "name": "Lounge", "value": 1234567890123456789 }
      ]
    }
  ]
}`},
	Good: Example{Text: `{
  "name": "giveaway",
  "description": "Take part in a giveaway",
  "options": [
    {
      "type": 3,
      "name": "channel",
      "description": "Where it takes place",
      "choices": [
        { "name": "Lounge", "value": "1234567890123456789" }
      ]
    }
  ]
}`},
	Source: "Enumerations: \"INTEGER = 4 (any integer from -2^53+1 to 2^53-1)\", \"NUMBER = 10 " +
		"(any double from -2^53 to 2^53)\".",
}

var ruleChoiceValueEmpty = Rule{
	Name:     "choice-value-empty",
	Severity: Warning,
	Says:     "the value of a choice is an empty string",
	Why: "The interface gives no least length and such choices have been registered, but " +
		"clients then took the first of them, whichever was picked.",
	Do: "Give the choice a value of its own.",
	Bad: Example{Text: `{
  "name": "size",
  "description": "Choose a size",
  "options": [
    {
      "type": 3,
      "name": "size",
      "description": "Which size",
      "choices": [
        { "name": "Any", "value": "" },
        { "name": "Large", "value": "l" }
      ]
    }
  ]
}`},
	Good: Example{Text: `{
  "name": "size",
  "description": "Choose a size",
  "options": [
    {
      "type": 3,
      "name": "size",
      "description": "Which size",
      "choices": [
        { "name": "Any", "value": "any" },
        { "name": "Large", "value": "l" }
      ]
    }
  ]
}`},
	Source: "Option choice, value: \"string (up to 100 characters)\"; empty values are " +
		"accepted, and the first one wins (discord.py#8983).",
	Rationale: "Bounds and choices",
}

var ruleChoiceDuplicate = Rule{
	Name:     "choice-duplicate",
	Severity: Warning,
	Says:     "two choices of one option share a name or a value",
	Why: "The service accepts both, but people cannot tell two choices of one name apart, " +
		"and the application cannot tell two of one value apart.",
	Do: "Rename one of the choices, give it a value of its own, or remove it.",
	Bad: Example{Text: `{
  "name": "size",
  "description": "Choose a size",
  "options": [
    {
      "type": 3,
      "name": "size",
      "description": "Which size",
      "choices": [
        { "name": "Medium", "value": "m" },
        { "name": "Large", "value": "m" }
      ]
    }
  ]
}`},
	Good: Example{Text: `{
  "name": "size",
  "description": "Choose a size",
  "options": [
    {
      "type": 3,
      "name": "size",
      "description": "Which size",
      "choices": [
        { "name": "Medium", "value": "m" },
        { "name": "Large", "value": "l" }
      ]
    }
  ]
}`},
	Source: "Application command option, rule 2: \"When choices are given, they are the only " +
		"values a user may pick.\" Repeated ones are accepted (discord.py#8983).",
	Rationale: "Bounds and choices",
}

var ruleChoiceOutOfBounds = Rule{
	Name:     "choice-out-of-bounds",
	Severity: Warning,
	Says:     "a choice lies outside the option's own bounds",
	Why: "The service accepts the command and then refuses the value: people see the choice " +
		"and cannot use it.",
	Do: "Widen min_value, max_value, min_length or max_length, or change the choice. An " +
		"option with choices needs no bounds at all.",
	Bad: Example{Text: `{
  "name": "roll",
  "description": "Roll some dice",
  "options": [
    {
      "type": 4,
      "name": "sides",
      "description": "How many sides the dice have",
      "choices": [
        { "name": "Six", "value": 6 },
        { "name": "Twenty", "value": 20 }
      ],
      "max_value": 12
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
      "choices": [
        { "name": "Six", "value": 6 },
        { "name": "Twenty", "value": 20 }
      ],
      "max_value": 20
    }
  ]
}`},
	Source: "Application command option, rule 2: \"When choices are given, they are the only " +
		"values a user may pick.\" Those out of bounds cannot be picked " +
		"(discord-api-docs#3967).",
	Rationale: "Bounds and choices",
}

var ruleAutocompleteChoices = Rule{
	Name:     "autocomplete-choices",
	Severity: Error,
	Says:     "autocomplete is true while choices are present",
	Why: "An option either has a fixed set of choices or asks the application for " +
		"suggestions. The service refuses an option that does both.",
	Do: "Remove the choices, or remove autocomplete.",
	Bad: Example{Text: `{
  "name": "buy",
  "description": "Buy some fruit",
  "options": [
    {
      "type": 3,
      "name": "fruit",
      "description": "Which fruit",
      "autocomplete": true,
      "choices": [
        { "name": "Apple", "value": "apple" }
      ]
    }
  ]
}`},
	Good: Example{Text: `{
  "name": "buy",
  "description": "Buy some fruit",
  "options": [
    {
      "type": 3,
      "name": "fruit",
      "description": "Which fruit",
      "autocomplete": true
    }
  ]
}`},
	Source: "Application command option, autocomplete: \"must not be true when choices are " +
		"present\".",
}

// optionWithChoices returns a command whose option has n choices.
func optionWithChoices(n int) string {
	var b strings.Builder
	b.WriteString(`{
  "name": "page",
  "description": "Show a page",
  "options": [
    {
      "type": 4,
      "name": "number",
      "description": "Which page",
      "choices": [`)
	for i := 1; i <= n; i++ {
		if i > 1 {
			b.WriteString(",")
		}
		number := strconv.Itoa(i)
		b.WriteString("\n        { \"name\": \"Page " + number + "\", \"value\": " + number + " }")
	}
	b.WriteString("\n      ]\n    }\n  ]\n}")
	return b.String()
}

// optionWithValue returns a command whose option has one choice of this value.
func optionWithValue(value string) string {
	return `{
  "name": "say",
  "description": "Say something",
  "options": [
    {
      "type": 3,
      "name": "what",
      "description": "What to say",
      "choices": [
        { "name": "Many words", "value": "` + value + `" }
      ]
    }
  ]
}`
}
