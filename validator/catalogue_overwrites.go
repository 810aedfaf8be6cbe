package validator

import (
	"strconv"
	"strings"
)

var ruleOverwriteCount = Rule{
	Name:     "overwrite-count",
	Severity: Error,
	Says:     "a command has at most 100 permissions in a guild",
	Why: "The service refuses the whole edit. A role often stands for many of the users, and the guild's " +
		"own id for everyone.",
	Do:   "Give a role instead of its members, or all channels instead of each.",
	Bad:  Example{Kind: Permissions, Text: listOfPermissions(PermissionLimit + 1)},
	Good: Example{Kind: Permissions, Text: listOfPermissions(PermissionLimit)},
	Source: "Guild application command permissions, permissions: \"Max 100.\"; Limits, Permission overwrites " +
		"per command: \"100\"; Command permissions: \"up to 100 entries\".",
}

// listOfPermissions returns the body of an edit with n permissions.
func listOfPermissions(n int) string {
	var b strings.Builder
	b.WriteString("{\n  \"permissions\": [")
	before := "\n    "
	for i := 1; i <= n; i++ {
		b.WriteString(before + "{ \"id\": \"" + strconv.Itoa(i) + "\", \"type\": 2, \"permission\": true }")
		if before = ", "; i%3 == 0 {
			before = ",\n    "
		}
	}
	b.WriteString("\n  ]\n}")
	return b.String()
}

var ruleOverwriteDuplicate = Rule{
	Name:     "overwrite-duplicate",
	Severity: Warning,
	Says:     "two permissions of one command are for the same role, user or channel",
	Why: "Only one of the two can count, and the interface does not tell which. The same holds for two " +
		"elements of a list that are for the same command of the same guild.",
	Do: "Remove one of the two.",
	Bad: Example{Kind: Permissions, Text: `{
  "permissions": [
    { "id": "1100000000000000007", "type": 1, "permission": true },
    { "id": "1100000000000000009", "type": 2, "permission": true },
    { "id": "1100000000000000007", "type": 1, "permission": false }
  ]
}`},
	Good: Example{Kind: Permissions, Text: `{
  "permissions": [
    { "id": "1100000000000000007", "type": 1, "permission": true },
    { "id": "1100000000000000009", "type": 2, "permission": true }
  ]
}`},
	Source: "Application command permission: \"Role, user or channel ID, or a constant.\" and \"true allows, " +
		"false disallows.\"; no sentence says what of two counts.",
	Rationale: "Command permissions",
}

var ruleOverwriteConstant = Rule{
	Name:     "overwrite-constant",
	Severity: Warning,
	Says:     "@everyone is a ROLE, and all channels are a CHANNEL",
	Why: "The guild's own id means @everyone, and that id minus 1 all its channels. With another type the " +
		"permission is for a user, role or channel that does not exist. The guild is known from the stored " +
		"object's guild_id, or has to be told: slashlint check --guild ID.",
	Do: "Write type 1 for @everyone and 3 for all channels, or the id that was meant.",
	Bad: Example{Kind: Permissions, Text: `{
  "id": "1100000000000000002",
  "application_id": "1100000000000000001",
  "guild_id": "1100000000000000004",
  "permissions": [
    { "id": "1100000000000000004", "type": 2, "permission": false },
    { "id": "1100000000000000003", "type": 1, "permission": true }
  ]
}`},
	Good: Example{Kind: Permissions, Text: `{
  "id": "1100000000000000002",
  "application_id": "1100000000000000001",
  "guild_id": "1100000000000000004",
  "permissions": [
    { "id": "1100000000000000004", "type": 1, "permission": false },
    { "id": "1100000000000000003", "type": 3, "permission": true }
  ]
}`},
	Source: "Application command permission: \"Constants usable in id: the guild ID itself means @everyone (all " +
		"members), and guild ID minus 1 means all channels in the guild.\"",
	Rationale: "Command permissions",
}
