package preview_test

import (
	"fmt"

	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/preview"
	"github.com/slashlint/slashlint/validator"
)

func Example() {
	report := validator.Check([]byte(`[
		{"name": "mod", "description": "Keep order", "options": [
			{"type": 1, "name": "ban", "name_localizations": {"de": "sperren"},
				"description": "Ban a member", "options": [
					{"type": 3, "name": "reason", "description": "Why"},
					{"type": 6, "name": "user", "description": "Whom", "required": true}]},
			{"type": 2, "name": "list", "description": "Lists", "options": []}]},
		{"name": "secret", "description": "Hush", "default_member_permissions": "0"}
	]`), validator.Options{})

	picker := preview.NewPicker(report.Document, preview.Viewer{
		Locale:      locale.German,
		Permissions: preview.MemberPermissions(4),
	})
	for _, entry := range picker.Slash {
		fmt.Println("/"+entry.Name(), "is /"+entry.DefaultName())
		for _, option := range entry.Options {
			fmt.Println(" ", option.Name.Value, "-", option.Hint())
		}
	}
	for _, hidden := range picker.Hidden {
		fmt.Println(hidden.Name, "is hidden:", hidden.Reason)
	}
	fmt.Println(len(picker.Search("/mod spe")), "found")
	// Output:
	// /mod sperren is /mod ban
	//   user - user
	//   reason - text
	// mod list is hidden: no-subcommands
	// secret is hidden: missing-permissions
	// 1 found
}

func ExampleDecide() {
	report := validator.Check([]byte(`{"name": "ban", "description": "Ban a member"}`),
		validator.Options{})
	decision := preview.Decide(&report.Document.Commands[0], preview.Viewer{
		Permissions: preview.MemberPermissions(0),
		Guild:       100,
		Roles:       []uint64{7},
		Overwrites: validator.ReadOverwrites([]byte(`[{"name": "ban", "guild_id": "100",
			"permissions": [{"id": "7", "type": 1, "permission": false}]}]`)),
	})
	for _, step := range decision.Steps {
		fmt.Println(step)
	}
	fmt.Println(decision.Allowed)
	// Output:
	// the member is no administrator
	// the command has no overwrite for this channel
	// the command has no overwrite for all channels
	// the application has no overwrite for this channel
	// the application has no overwrite for all channels
	// the command has no overwrite for this user
	// the command's overwrite for a role of the member disallows: denied
	// false
}
