package validator

var ruleNameLength = Rule{
	Name:     "name-length",
	Severity: Error,
	Says:     "a name is not 1 to 32 characters long",
	Why: "The service refuses names, and localized names, that are empty or longer than 32 " +
		"characters. This tool reads the unicode flag of the naming pattern as counting code " +
		"points: a vowel sign or an accent of its own counts, and an emoji counts once for " +
		"each part it is joined from.",
	Do: "Shorten the name. Where a translation is still missing, leave its locale out of the " +
		"dictionary: people then see the default name.",
	Bad: Example{Text: `{
  "name": "ping",
  "name_localizations": {"de": "", "fr": "écho"},
  "description": "Check that the bot is awake"
}`},
	Good: Example{Text: `{
  "name": "ping",
  "name_localizations": {"fr": "écho"},
  "description": "Check that the bot is awake"
}`},
	Source: `Application command, name: "1-32 characters. Naming rules below."; ` +
		`name_localizations: "Values obey the same rules as name."; Naming rules, rule 1: ` +
		`"with the unicode flag set."`,
}

var ruleNameCharset = Rule{
	Name:     "name-charset",
	Severity: Error,
	Says:     "a name has a character that names may not have",
	Why: "Names of CHAT_INPUT commands and of all options, and their localizations, consist of " +
		"letters and numbers of any script, the marks of Devanagari and Thai, hyphens, low " +
		"lines and apostrophes. The service refuses a name with anything else in it: spaces, " +
		"punctuation, emoji, joiners, and accents written apart from their letter.",
	Do: "Replace the character: a space with a hyphen, a letter and its accent with the one " +
		"composed letter (NFC), a typographic apostrophe with U+02BC. In an edit that does not " +
		"tell the command's type this is a warning, as USER and MESSAGE names are free.",
	Bad: Example{Text: `{
  "name": "play music",
  "description": "Play a song"
}`},
	Good: Example{Text: `{
  "name": "play-music",
  "description": "Play a song"
}`},
	Source: `Naming rules, rule 1: "CHAT_INPUT command names and option names must match the ` +
		`regular expression ^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$ with the unicode ` +
		`flag set."`,
}

var ruleNameNewerUnicode = Rule{
	Name:     "name-newer-unicode",
	Severity: Warning,
	Says:     "a name has a code point that the validator's Unicode version does not assign",
	Why: "Whether a character is a letter depends on the version of Unicode, and the interface " +
		"does not say which one the service uses. This code point is in none of the tables the " +
		"name was judged by, so it may be a letter too new for them or no character at all.",
	Do: "Use an older letter, or try the name on the service. The report states the Unicode " +
		"version it was made with.",
	Bad: Example{Text: `{
  "name": "caf\u0378",
  "description": "Order a coffee"
}`},
	Good: Example{Text: `{
  "name": "café",
  "description": "Order a coffee"
}`},
	Source: `Naming rules, rule 1: the classes \p{L} and \p{N} of the pattern; the interface ` +
		`states no Unicode version.`,
	Rationale: "Unicode version",
}

var ruleNameLowercase = Rule{
	Name:     "name-lowercase",
	Severity: Error,
	Says:     "a name has a letter that has a lower-case variant",
	Why: "The service refuses names of CHAT_INPUT commands and of options that are not " +
		"lower-case, and it refuses such localizations as well: even German nouns are written " +
		"small. Letters of scripts without case are fine.",
	Do: "Lower-case the name. In an edit that does not tell the command's type this is a " +
		"warning, as USER and MESSAGE names may be mixed case.",
	Bad: Example{Text: `{
  "name": "Ban",
  "name_localizations": {"de": "Sperren"},
  "description": "Ban a member"
}`},
	Good: Example{Text: `{
  "name": "ban",
  "name_localizations": {"de": "sperren"},
  "description": "Ban a member"
}`},
	Source: `Naming rules, rule 2: "If a lowercase variant of a letter exists, it must be ` +
		`used. Characters without lowercase variants are allowed."; localizations: ` +
		`discord-api-docs#5308.`,
	Rationale: "Lower case",
}

var ruleNameBlank = Rule{
	Name:     "name-blank",
	Severity: Error,
	Says:     "the name of a USER or MESSAGE command consists of blanks",
	Why: "These names may contain spaces, but a menu entry of white space alone has nothing to " +
		"read or to click on. Libraries that dropped every other check of these names keep " +
		"this one.",
	Do: "Write a name that people can read. Leave a locale without a translation out of the " +
		"dictionary.",
	Bad: Example{Text: `{
  "type": 2,
  "name": " "
}`},
	Good: Example{Text: `{
  "type": 2,
  "name": "High Five"
}`},
	Source: `Naming rules, rule 3: "USER and MESSAGE command names may be mixed case and may ` +
		`contain spaces."; at least one other character: discord.js#10994.`,
}

var ruleNameApostrophe = Rule{
	Name:     "name-apostrophe",
	Severity: Warning,
	Says:     "a name has an apostrophe (U+0027) that the live service refuses",
	Why: "The documented pattern lists the apostrophe of the keyboard, U+0027. The live " +
		"service nevertheless refuses names with it, and accepts the letter U+02BC, which " +
		"looks the same.",
	Do: "Write U+02BC (ʼ), or leave the apostrophe out.",
	Bad: Example{Text: `{
  "name": "ping",
  "name_localizations": {"fr": "l'écho"},
  "description": "Check that the bot is awake"
}`},
	Good: Example{Text: `{
  "name": "ping",
  "name_localizations": {"fr": "lʼécho"},
  "description": "Check that the bot is awake"
}`},
	Source: `Naming rules, rule 1, lists the apostrophe; refused by the live service: ` +
		`discord-api-docs#7371.`,
	Rationale: "Apostrophe",
}

var ruleEntryPointName = Rule{
	Name:     "entry-point-name",
	Severity: Warning,
	Says:     "an entry point's name has a character that CHAT_INPUT names may not have",
	Why: "The interface gives the naming pattern for CHAT_INPUT commands and options alone, so " +
		"it does not forbid the name. Unofficial documentation says that the service applies " +
		"the pattern to entry points too, and would refuse it.",
	Do: "Use letters, numbers, hyphens and low lines. Capitals are fine: the service names its " +
		"own entry point \"Launch\".",
	Bad: Example{Text: `{
  "type": 4,
  "name": "Launch Game",
  "handler": 2
}`},
	Good: Example{Text: `{
  "type": 4,
  "name": "Launch",
  "handler": 2
}`},
	Source: `Entry point commands, rule 5: "Enabling Activities automatically creates an entry ` +
		`point command named 'Launch'"; the pattern for entry points: discord-userdoccers.`,
	Rationale: "Entry point names",
}

var ruleDescriptionLength = Rule{
	Name:     "description-length",
	Severity: Error,
	Says:     "a description is not 1 to 100 characters long",
	Why: "The service refuses CHAT_INPUT commands and options whose description, or a " +
		"localization of it, is empty or longer than 100 characters. The interface does not " +
		"say what a character is; this tool counts code points, as it reads the unicode flag " +
		"for names. An entry point's description may be empty, but no longer than 100.",
	Do: "Say it in 100 characters or fewer. Where a translation is still missing, leave its " +
		"locale out of the dictionary.",
	Bad: Example{Text: `{
  "name": "ping",
  "description": ""
}`},
	Good: Example{Text: `{
  "name": "ping",
  "description": "Check that the bot is awake"
}`},
	Source: `Application command, description: "1-100 characters for CHAT_INPUT."; Application ` +
		`command option, description: "string, 1-100 characters".`,
}

var ruleDescriptionBlank = Rule{
	Name:     "description-blank",
	Severity: Error,
	Says:     "a description consists of blanks",
	Why: "The service trims white space off a description before it measures it. A description " +
		"of blanks alone is then empty, and refused.",
	Do: "Describe what the command or option does, in a few words.",
	Bad: Example{Text: `{
  "name": "ping",
  "description": " "
}`},
	Good: Example{Text: `{
  "name": "ping",
  "description": "Check that the bot is awake"
}`},
	Source: `Application command, description: "1-100 characters for CHAT_INPUT."; trimmed ` +
		`first: twilight-interactions#23, nextcord#444.`,
}
