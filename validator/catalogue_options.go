package validator

import (
	"strconv"
	"strings"
)

var ruleOptionDuplicate = Rule{
	Name:     "option-duplicate",
	Severity: Error,
	Says:     "two options of one array share a name",
	Why: "The service refuses the command. Subcommands and groups are options too: a " +
		"subcommand may not have the name of a group beside it. Different arrays may use a " +
		"name again.",
	Do: "Rename one of the two.",
	Bad: Example{Text: `{
  "name": "tag",
  "description": "Manage tags",
  "options": [
    {
      "type": 1,
      "name": "list",
      "description": "Show all tags"
    },
    {
      "type": 1,
      "name": "list",
      "description": "Show the tags of a member"
    }
  ]
}`},
	Good: Example{Text: `{
  "name": "tag",
  "description": "Manage tags",
  "options": [
    {
      "type": 1,
      "name": "list",
      "description": "Show all tags"
    },
    {
      "type": 1,
      "name": "list-of",
      "description": "Show the tags of a member"
    }
  ]
}`},
	Source: "Application command option, name: \"string, 1-32 characters, unique within the " +
		"options array\".",
}

var ruleOptionOrder = Rule{
	Name:     "option-order",
	Severity: Error,
	Says:     "required options come before optional ones",
	Why: "The service refuses the command and names each required option that stands after " +
		"an optional one.",
	Do: "Move the required options to the front of their array.",
	Bad: Example{Text: `{
  "name": "ban",
  "description": "Ban a member",
  "options": [
    {
      "type": 3,
      "name": "reason",
      "description": "Why"
    },
    {
      "type": 6,
      "name": "member",
      "description": "Whom to ban",
      "required": true
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
      "description": "Whom to ban",
      "required": true
    },
    {
      "type": 3,
      "name": "reason",
      "description": "Why"
    }
  ]
}`},
	Source: "Application command option, rule 1: \"Required options must be listed before " +
		"optional options.\"",
}

var ruleOptionCount = Rule{
	Name:     "option-count",
	Severity: Error,
	Says:     "at most 25 options in one array",
	Why: "The service refuses a command, a group or a subcommand with more than 25 options. " +
		"Subcommands and groups count together.",
	Do:   "Remove options, or spread subcommands over groups: each group has room for 25.",
	Bad:  Example{Text: commandWithOptions(26)},
	Good: Example{Text: commandWithOptions(25)},
	Source: "Limits, Options per command, per subcommand or group, choices per option: \"25 " +
		"each\".",
}

var ruleOptionNesting = Rule{
	Name:     "option-nesting",
	Severity: Error,
	Says:     "an option of this type cannot stand inside its parent",
	Why: "Nesting is one level deep: a command holds groups and subcommands, a group holds " +
		"subcommands, and a subcommand holds plain options. The service refuses every other " +
		"shape.",
	Do: "Put a subcommand between a group and its options, and lift groups up to the " +
		"command.",
	Bad: Example{Text: `{
  "name": "role",
  "description": "Manage roles",
  "options": [
    {
      "type": 2,
      "name": "color",
      "description": "Manage the colors of roles",
      "options": [
        {
          "type": 8,
          "name": "role",
          "description": "Which role"
        }
      ]
    }
  ]
}`},
	Good: Example{Text: `{
  "name": "role",
  "description": "Manage roles",
  "options": [
    {
      "type": 2,
      "name": "color",
      "description": "Manage the colors of roles",
      "options": [
        {
          "type": 1,
          "name": "reset",
          "description": "Take a role's color away",
          "options": [
            {
              "type": 8,
              "name": "role",
              "description": "Which role"
            }
          ]
        }
      ]
    }
  ]
}`},
	Source: "Subcommand structure, rule 1: \"Nesting is one level: a command may contain " +
		"subcommand groups, and groups may contain subcommands.\"; rule 2: \"A group inside " +
		"a group, or a group inside a subcommand, is invalid.\"",
}

var ruleOptionMixed = Rule{
	Name:     "option-mixed",
	Severity: Error,
	Says:     "subcommands and groups cannot stand beside plain options",
	Why: "A command that has subcommands cannot itself be invoked, so its own options could " +
		"never be filled in. The service refuses the command.",
	Do: "Move the plain options into the subcommands that need them.",
	Bad: Example{Text: `{
  "name": "role",
  "description": "Manage roles",
  "options": [
    {
      "type": 1,
      "name": "list",
      "description": "Show all roles"
    },
    {
      "type": 6,
      "name": "member",
      "description": "Whose roles"
    }
  ]
}`},
	Good: Example{Text: `{
  "name": "role",
  "description": "Manage roles",
  "options": [
    {
      "type": 1,
      "name": "list",
      "description": "Show all roles",
      "options": [
        {
          "type": 6,
          "name": "member",
          "description": "Whose roles"
        }
      ]
    }
  ]
}`},
	Source: "Subcommand structure, rule 3: \"A command that has subcommands or groups cannot " +
		"itself be invoked.\" The service's answer: mutually exclusive (discord.js#7648, " +
		"discord-api-docs#7617).",
}

var ruleGroupEmpty = Rule{
	Name:     "group-empty",
	Severity: Warning,
	Says:     "a group without subcommands does not appear",
	Why: "The service accepts the group, but there is nothing in it to pick, so nobody will " +
		"see it in the command picker.",
	Do: "Add a subcommand to the group, or remove the group.",
	Bad: Example{Text: `{
  "name": "tag",
  "description": "Manage tags",
  "options": [
    {
      "type": 2,
      "name": "admin",
      "description": "Manage the tags of others",
      "options": []
    }
  ]
}`},
	Good: Example{Text: `{
  "name": "tag",
  "description": "Manage tags",
  "options": [
    {
      "type": 2,
      "name": "admin",
      "description": "Manage the tags of others",
      "options": [
        {
          "type": 1,
          "name": "clear",
          "description": "Remove all tags"
        }
      ]
    }
  ]
}`},
	Source: "Subcommand structure, rule 4: \"A group or subcommand without usable children does " +
		"not appear in the command picker.\"",
}

// commandWithOptions returns a command that has n options.
func commandWithOptions(n int) string {
	var b strings.Builder
	b.WriteString(`{
  "name": "poll",
  "description": "Ask a question",
  "options": [`)
	for i := 1; i <= n; i++ {
		if i > 1 {
			b.WriteString(",")
		}
		number := strconv.Itoa(i)
		b.WriteString("\n    { \"type\": 3, \"name\": \"answer-" + number +
			"\", \"description\": \"Answer " + number + "\" }")
	}
	b.WriteString("\n  ]\n}")
	return b.String()
}
