package validator

var ruleLocaleUnknown = Rule{
	Name:     "locale-unknown",
	Severity: Error,
	Says:     "a key of a localization dictionary is no locale",
	Why: "The service knows 32 locales and refuses a dictionary with any other key. Codes are " +
		"case-sensitive, take a hyphen, and take a region only where the list has one: \"de\" " +
		"and \"pt-BR\", but neither \"en\" nor \"pt_BR\". Of a person's or guild's locale in an " +
		"interaction it is a warning.",
	Do: "Write the locale's code as the service does. Leave out languages it does not offer.",
	Bad: Example{Text: `{
  "name": "ping",
  "name_localizations": {"pt_BR": "eco"},
  "description": "Check that the bot is awake"
}`},
	Good: Example{Text: `{
  "name": "ping",
  "name_localizations": {"pt-BR": "eco"},
  "description": "Check that the bot is awake"
}`},
	Source: `Application command, name_localizations: "dictionary, locale key to string"; the ` +
		`32 locales: discord-api-docs, reference, Locales.`,
	Rationale: "Locales",
}

var ruleLocaleUndocumented = Rule{
	Name:     "locale-undocumented",
	Severity: Warning,
	Says:     "a locale is not documented",
	Why: "Arabic (\"ar\") and Hebrew (\"he\") are in the service's schema but not in its list " +
		"of locales. By its schema the service takes them, but no client is documented to show " +
		"them.",
	Do: "Keep the entry if it is meant for the day the locale is released; otherwise remove it.",
	Bad: Example{Text: `{
  "name": "ping",
  "name_localizations": {"de": "echo", "he": "פינג"},
  "description": "Check that the bot is awake"
}`},
	Good: Example{Text: `{
  "name": "ping",
  "name_localizations": {"de": "echo"},
  "description": "Check that the bot is awake"
}`},
	Source: `discord-api-docs, reference, Locales, has 32 locales; discord-api-spec, ` +
		`AvailableLocalesEnum, has ar and he besides.`,
	Rationale: "Locales",
}

var ruleLocalizationNameClash = Rule{
	Name:     "localization-name-clash",
	Severity: Error,
	Says:     "an option's localized name is another option's name",
	Why: "Within one list of options, a localized name may be neither the default name of " +
		"another option nor another option's name in the same locale: people could not tell " +
		"which of the two they fill in. Names are compared code point by code point. A " +
		"localization equal to its own default is ignored, so it clashes with nothing.",
	Do: "Choose another translation for one of the two options.",
	Bad: Example{Text: `{
  "name": "search",
  "description": "Find a song",
  "options": [
    {
      "type": 3,
      "name": "song",
      "name_localizations": {"de": "titel"},
      "description": "Its name"
    },
    {
      "type": 3,
      "name": "album",
      "name_localizations": {"de": "titel"},
      "description": "Where it is from"
    }
  ]
}`},
	Good: Example{Text: `{
  "name": "search",
  "description": "Find a song",
  "options": [
    {
      "type": 3,
      "name": "song",
      "name_localizations": {"de": "titel"},
      "description": "Its name"
    },
    {
      "type": 3,
      "name": "album",
      "name_localizations": {"de": "platte"},
      "description": "Where it is from"
    }
  ]
}`},
	Source: `Naming rules, rule 4: "Localized option names must be distinct from all default ` +
		`option names of the command and from all other option names within the same locale on ` +
		`that command."; Application command option, name: "unique within the options array".`,
	Rationale: "Scope of localized names",
}

var ruleLocalizationFallbackClash = Rule{
	Name:     "localization-fallback-clash",
	Severity: Warning,
	Says:     "two options show the same name in a locale, once fallback is applied",
	Why: "A locale without an entry shows its fallback's: en-US and en-GB stand in for each " +
		"other, and es-ES for es-419. Here one option's own name in a locale is the name that " +
		"another option shows there by fallback, so that people of that locale see the same " +
		"name twice.",
	Do: "Give both options an entry for each of the locales involved, with different names.",
	Bad: Example{Text: `{
  "name": "search",
  "description": "Find a song",
  "options": [
    {
      "type": 3,
      "name": "song",
      "name_localizations": {"es-ES": "tema"},
      "description": "Its name"
    },
    {
      "type": 3,
      "name": "topic",
      "name_localizations": {"es-419": "tema"},
      "description": "What it is about"
    }
  ]
}`},
	Good: Example{Text: `{
  "name": "search",
  "description": "Find a song",
  "options": [
    {
      "type": 3,
      "name": "song",
      "name_localizations": {"es-ES": "tema", "es-419": "canción"},
      "description": "Its name"
    },
    {
      "type": 3,
      "name": "topic",
      "name_localizations": {"es-419": "tema"},
      "description": "What it is about"
    }
  ]
}`},
	Source: `Localization behaviour, rule 3: en-US falls back to en-GB, en-GB to en-US, es-419 ` +
		`to es-ES; with Naming rules, rule 4.`,
	Rationale: "Fallbacks",
}

var ruleLocalizationFallback = Rule{
	Name:     "localization-fallback",
	Severity: Warning,
	Says:     "an English locale without an entry shows the other one's text, not the default",
	Why: "Where en-US has no entry, people see the en-GB one before the default, and the other " +
		"way about. With the default \"color\" " +
		"and only en-GB \"colour\", people in the United States see \"colour\".",
	Do: "Write the default value under the missing locale's own key, which stops the fallback.",
	Bad: Example{Text: `{
  "name": "color",
  "name_localizations": {"en-GB": "colour"},
  "description": "Pick one for your name"
}`},
	Good: Example{Text: `{
  "name": "color",
  "name_localizations": {"en-GB": "colour", "en-US": "color"},
  "description": "Pick one for your name"
}`},
	Source: `Localization behaviour, rule 4: "Include the default value under its own locale ` +
		`key, or a fallback may be shown unexpectedly."`,
	Rationale: "Fallbacks",
}

var ruleLocalizationInherited = Rule{
	Name:     "localization-inherited",
	Severity: Info,
	Says:     "es-419 without an entry shows the es-ES text",
	Why: "Where es-419 has no entry, people in Latin America see the es-ES one. Most authors want " +
		"that, so it is only worth knowing. It is reported once for a document, or once for a " +
		"command where other texts of the document have an es-419 entry.",
	Do: "Add es-419 entries where the words differ; write the default under es-419 to stop the fallback.",
	Bad: Example{Text: `{
  "name": "car",
  "name_localizations": {"es-ES": "coche"},
  "description": "Rent a car"
}`},
	Good: Example{Text: `{
  "name": "car",
  "name_localizations": {"es-ES": "coche", "es-419": "carro"},
  "description": "Rent a car"
}`},
	Source:    `Localization behaviour, rule 3: es-419 falls back to es-ES.`,
	Rationale: "Fallbacks",
}

var ruleLocalizationRedundant = Rule{
	Name:     "localization-redundant",
	Severity: Info,
	Says:     "a localization is identical to the default",
	Why: "The service ignores such a value, and people see the default anyway. An entry that " +
		"keeps a fallback from being shown is not reported: en-US beside another en-GB value, " +
		"en-GB beside another en-US value, es-419 beside another es-ES value.",
	Do: "Leave the entry out, or translate it if it was forgotten.",
	Bad: Example{Text: `{
  "name": "album",
  "name_localizations": {"de": "album", "ja": "アルバム"},
  "description": "Show an album"
}`},
	Good: Example{Text: `{
  "name": "album",
  "name_localizations": {"ja": "アルバム"},
  "description": "Show an album"
}`},
	Source: `Localization behaviour, rule 2: "Localized values identical to the default are ` +
		`ignored."`,
	Rationale: "Fallbacks",
}

var ruleLocalizationNameClashCommand = Rule{
	Name:     "localization-name-clash-command",
	Severity: Off,
	Says:     "an option's localized name is the name of an option anywhere in the command",
	Why: "Read to the letter, the interface wants localized option names to be distinct in the " +
		"whole command, subcommands and all, although default names need only differ within " +
		"one list. The service is not known to insist: its own examples repeat option names in " +
		"several subcommands. So this rule is off unless asked for.",
	Do: "Turn it on to be safe against the strict reading, and give each option of the command " +
		"a translation of its own.",
	Bad: Example{Text: `{
  "name": "queue",
  "description": "Manage the queue",
  "options": [
    {"type": 1, "name": "add", "description": "Add a song", "options": [
      {"type": 3, "name": "song", "description": "Its name", "name_localizations": {"de": "titel"}}
    ]},
    {"type": 1, "name": "drop", "description": "Drop a song", "options": [
      {"type": 3, "name": "track", "description": "Its name", "name_localizations": {"de": "titel"}}
    ]}
  ]
}`},
	Good: Example{Text: `{
  "name": "queue",
  "description": "Manage the queue",
  "options": [
    {"type": 1, "name": "add", "description": "Add a song", "options": [
      {"type": 3, "name": "song", "description": "Its name", "name_localizations": {"de": "titel"}}
    ]},
    {"type": 1, "name": "drop", "description": "Drop a song", "options": [
      {"type": 3, "name": "track", "description": "Its name", "name_localizations": {"de": "stück"}}
    ]}
  ]
}`},
	Source: `Naming rules, rule 4: "Localized option names must be distinct from all default ` +
		`option names of the command and from all other option names within the same locale on ` +
		`that command."`,
	Rationale: "Scope of localized names",
}
