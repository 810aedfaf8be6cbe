package validator

var ruleJSONSyntax = Rule{
	Name:     "json-syntax",
	Severity: Error,
	Says:     "the document is not well-formed JSON",
	Why: "The service takes JSON alone: no comments, no trailing commas, no single quotes, no " +
		"bare keys, and text in UTF-8. It refuses anything else. Checking goes on behind each " +
		"such place, so that the rest of the document is judged all the same. A byte order " +
		"mark at the start is a warning, as many readers pass over it.",
	Do: "Correct the place. Where comments are wanted, keep the definitions in a file whose " +
		"name ends in .jsonc or .yaml, and write the JSON from there.",
	Bad: Example{Text: `{
  "name": "ping", // answers at once
  "description": "Check that the bot is awake",
}`},
	Good: Example{Text: `{
  "name": "ping",
  "description": "Check that the bot is awake"
}`},
	Source:    `Endpoints: "All bodies are JSON."; RFC 8259.`,
	Rationale: "Malformed JSON",
}

var ruleYAMLSyntax = Rule{
	Name:     "yaml-syntax",
	Severity: Error,
	Says:     "the document is not well-formed YAML, or says what JSON cannot",
	Why: "A document in YAML is judged as the JSON that it stands for; where it is not well-formed, " +
		"nothing of it is. JSON has one document, keys that are strings, no infinity, and no value " +
		"that contains itself. A tag that means nothing in JSON is a warning.",
	Do:        "Correct the place. Indent with spaces, and put quotes around a text with \": \" or \" #\" in it.",
	Source:    `Endpoints: "All bodies are JSON."; YAML 1.2.2.`,
	Rationale: "YAML",
}

var ruleYAMLAmbiguous = Rule{
	Name:     "yaml-ambiguous",
	Severity: Warning,
	Says:     "readers of YAML differ on what an unquoted text is",
	Why: "To YAML 1.2 no, on and 12:30 are strings and 010 is ten, which is how they are judged. To " +
		"YAML 1.1, as Python and Ruby read it, they are false, true, 750 and eight: the key of " +
		"Norwegian, no, becomes \"false\".",
	Do:        "Put quotes around what is meant as a string, and write numbers in plain digits.",
	Source:    `YAML 1.2.2, section 10.3.2, against YAML 1.1, "Language-Independent Types".`,
	Rationale: "YAML",
}

var ruleJSONDuplicateKey = Rule{
	Name:     "json-duplicate-key",
	Severity: Warning,
	Says:     "a key stands twice in one object",
	Why: "Readers differ on what a repeated key means. Most keep the last value and drop the " +
		"others without a word, so one of the two is never seen. The last one is judged here.",
	Do: "Keep one of them, or correct the key that was meant to be another.",
	Bad: Example{Text: `{
  "name": "ping",
  "description": "Check that the bot is awake",
  "description": "Measure the delay"
}`},
	Good: Example{Text: `{
  "name": "ping",
  "description": "Measure the delay"
}`},
	Source: `Endpoints: "All bodies are JSON."; RFC 8259, section 4: "The names within an ` +
		`object SHOULD be unique."`,
}

var ruleDocumentKind = Rule{
	Name:     "document-kind",
	Severity: Error,
	Says:     "the document is not what its request takes",
	Why: "Creating and editing take one command, an object; overwriting in bulk takes a list " +
		"of commands. The service refuses anything else: a list where one command belongs, a " +
		"map from names to commands, or a document of another kind.",
	Do: "Send the command or the list itself to the endpoint that takes " +
		"it. If the document is right, tell the operation it is meant for.",
	Bad: Example{Text: `{
  "ping": {"name": "ping", "description": "Check that the bot is awake"}
}`},
	Good: Example{Text: `[
  {"name": "ping", "description": "Check that the bot is awake"}
]`},
	Source: `Endpoints, Global commands: the body of Create is a table of one command's ` +
		`fields, that of Bulk Overwrite "a list of commands".`,
}

var ruleDocumentWrapper = Rule{
	Name:     "document-wrapper",
	Severity: Warning,
	Says:     "the commands stand in an object around their list",
	Why: "A file may keep its commands beside other things, and the list in it is judged as the " +
		"body of a bulk overwrite. The service takes the list alone and refuses the object around it.",
	Do: "Send the list without the object. If that is what happens, turn the rule off.",
	Bad: Example{Text: `{
  "commands": [
    {"name": "ping", "description": "Check that the bot is awake"}
  ]
}`},
	Good: Example{Text: `[
  {"name": "ping", "description": "Check that the bot is awake"}
]`},
	Source: `Endpoints, Bulk Overwrite Global Application Commands: the request is "a list of ` +
		`commands".`,
	Rationale: "Wrappers",
}

var ruleDocumentDialect = Rule{
	Name:     "document-dialect",
	Severity: Warning,
	Says:     "the members have the camelCase names of a client library",
	Why: "Client libraries call the members nameLocalizations or minValue and translate them before " +
		"they send a command. The service ignores such members, without a word. They are " +
		"judged as what they mean.",
	Do: "Write the interface's names. If a library translates the document, turn the rule off.",
	Bad: Example{Text: `{
  "name": "greet",
  "nameLocalizations": {
    "de": "grüßen"
  },
  "description": "Greet a member",
  "descriptionLocalizations": {
    "de": "Ein Mitglied grüßen"
  }
}`},
	Good: Example{Text: `{
  "name": "greet",
  "name_localizations": {
    "de": "grüßen"
  },
  "description": "Greet a member",
  "description_localizations": {
    "de": "Ein Mitglied grüßen"
  }
}`},
	Source: "Resources and their fields: the tables name every member in lower case with " +
		"underscores.",
	Rationale: "Dialects",
}
