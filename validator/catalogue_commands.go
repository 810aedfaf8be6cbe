package validator

import (
	"strconv"
	"strings"
)

var rulePermissionsBitset = Rule{
	Name:     "permissions-bitset",
	Severity: Error,
	Says:     "permissions are a bit set written as a decimal number in a string",
	Why: "The interface has a bit set in a string, and writes the one without bits as \"0\". " +
		"This tool reads that as decimal digits that fit into 64 bits. An empty string is " +
		"then neither \"nobody\" nor \"everybody\", and the names of permissions are no bit " +
		"set.",
	Do: "Add up the bits and write the sum in decimal: \"4\" for BAN_MEMBERS, \"0\" for " +
		"administrators only, null for everyone.",
	Bad: Example{Text: `{
  "name": "ban",
  "description": "Ban a member",
  "default_member_permissions": "0x4"
}`},
	Good: Example{Text: `{
  "name": "ban",
  "description": "Ban a member",
  "default_member_permissions": "4"
}`},
	Source: "Application command, default_member_permissions: \"Bit set of permissions " +
		"serialized as a string.\"; the value 0 \"prohibits everyone except administrators, " +
		"unless an overwrite is configured.\"",
	Rationale: "Permission bits",
}

var rulePermissionsUnknownBit = Rule{
	Name:     "permissions-unknown-bit",
	Severity: Warning,
	Says:     "default_member_permissions has bits that nobody has documented",
	Why: "Nobody but an administrator can be known to have such a permission, so the command " +
		"may stay hidden from all others. A sum that went through a double shows such bits " +
		"as well.",
	Do: "Check the sum, and keep bit sets as integers or strings where they are computed.",
	Bad: Example{Text: `{
  "name": "ban",
  "description": "Ban a member",
  "default_member_permissions": "140737488355332"
}`},
	Good: Example{Text: `{
  "name": "ban",
  "description": "Ban a member",
  "default_member_permissions": "4"
}`},
	Source: "Permission bits named by the interface, and the table of discord-api-docs " +
		"(topics/permissions): bits 0-46 and 48-52.",
	Rationale: "Permission bits",
}

var ruleContextPrivateChannel = Rule{
	Name:     "context-private-channel",
	Severity: Warning,
	Says:     "the context PRIVATE_CHANNEL has no effect without USER_INSTALL",
	Why: "Only a command that is installed to a user can follow that user into private " +
		"channels. With GUILD_INSTALL alone the service accepts the context, and nobody " +
		"sees the command there. All three contexts are the default, which some client libraries " +
		"write in every command: an info, once for a document.",
	Do: "Add 1 (USER_INSTALL) to integration_types, or remove 2 from contexts.",
	Bad: Example{Text: `{
  "name": "ping",
  "description": "Answer with pong",
  "integration_types": [0],
  "contexts": [0, 2]
}`},
	Good: Example{Text: `{
  "name": "ping",
  "description": "Answer with pong",
  "integration_types": [0, 1],
  "contexts": [0, 2]
}`},
	Source: "Enumerations: \"PRIVATE_CHANNEL is meaningful only for commands installed to a " +
		"user, meaning integration_types includes USER_INSTALL.\"",
}

var ruleEntryPointScope = Rule{
	Name:     "entry-point-scope",
	Severity: Error,
	Says:     "a PRIMARY_ENTRY_POINT command is global",
	Why: "The command is how people launch the application's Activity, wherever they are. " +
		"The service refuses one that belongs to a single guild.",
	Do: "Register the command globally, or make it a CHAT_INPUT command.",
	Bad: Example{Scope: Guild, Text: `{
  "type": 4,
  "name": "launch",
  "description": "Play together"
}`},
	Good: Example{Text: `{
  "type": 4,
  "name": "launch",
  "description": "Play together"
}`},
	Source: "Entry point commands, rule 2: \"A guild PRIMARY_ENTRY_POINT command is not " +
		"allowed.\"",
}

var ruleCommandDuplicate = Rule{
	Name:     "command-duplicate",
	Severity: Error,
	Says:     "two commands of one list share type and name",
	Why: "The service refuses the whole list, and none of its commands is registered. A " +
		"command without a type is CHAT_INPUT; commands of different types may share a " +
		"name.",
	Do: "Rename one of the two, or remove it.",
	Bad: Example{Text: `[
  {
    "name": "ping",
    "description": "Answer with pong"
  },
  {
    "type": 1,
    "name": "ping",
    "description": "Measure how long an answer takes"
  }
]`},
	Good: Example{Text: `[
  {
    "name": "ping",
    "description": "Answer with pong"
  },
  {
    "type": 1,
    "name": "latency",
    "description": "Measure how long an answer takes"
  }
]`},
	Source: "Upsert rule: \"a POST with a name already used by the application in the same type " +
		"and scope updates the existing command\"; in one list the service answers " +
		"APPLICATION_COMMANDS_DUPLICATE_NAME.",
}

var ruleCommandCount = Rule{
	Name:     "command-count",
	Severity: Error,
	Says: "at most 100 CHAT_INPUT, 15 USER, 15 MESSAGE commands and 1 PRIMARY_ENTRY_POINT " +
		"command in one list",
	Why: "The service refuses the whole list when there are more of one type. Guild commands " +
		"are counted apart from global ones.",
	Do: "Remove commands, or join related ones as subcommands of one command: those do not " +
		"count.",
	Bad:  Example{Text: listOfCommands(101)},
	Good: Example{Text: listOfCommands(100)},
	Source: "Limits, Global CHAT_INPUT commands per application: \"100\"; Global USER " +
		"commands and Global MESSAGE commands: \"15 (raised from 5)\" each; Global " +
		"PRIMARY_ENTRY_POINT commands: \"1\"; Guild commands per guild: \"Same counts as " +
		"global, except no PRIMARY_ENTRY_POINT.\"",
	Rationale: "Number of commands",
}

// listOfCommands returns a list of n CHAT_INPUT commands.
func listOfCommands(n int) string {
	var b strings.Builder
	b.WriteString("[")
	for i := 1; i <= n; i++ {
		if i > 1 {
			b.WriteString(",")
		}
		number := strconv.Itoa(i)
		b.WriteString("\n  { \"name\": \"quest-" + number +
			"\", \"description\": \"Start quest " + number + "\" }")
	}
	b.WriteString("\n]")
	return b.String()
}
