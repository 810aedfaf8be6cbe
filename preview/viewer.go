package preview

import (
	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/validator"
)

// Viewer is the person who looks at the picker, and where. The zero value is the default: an
// administrator who uses en-US in a guild that has the application, whose age is not known to be 18
// or more, in a channel that is not age-restricted, with Activities enabled. An id is 0 where it is
// not known.
type Viewer struct {
	// Locale is the person's locale, GuildLocale the guild's.
	Locale, GuildLocale locale.Locale
	// In is the interaction context: where the person is.
	In validator.Context
	// Scope is where the document's commands are registered. Guild commands are taken to be those
	// of the guild the person is in; elsewhere nobody sees them.
	Scope validator.Scope
	// Installed tells how the person came by the application.
	Installed Installation
	// Permissions are the member's permissions in the channel; outside guilds they do not count.
	Permissions Permissions
	// Adult tells that the person is known to be 18 or older.
	Adult bool
	// AgeRestricted tells that age-restricted commands are allowed in the channel: it is marked as
	// age-restricted, or is a DM with the application in which the person has turned them on.
	AgeRestricted bool
	// NoActivities tells that Activities are not enabled for the application.
	NoActivities bool

	// User is the person's id, Roles the ids of the member's roles, without that of @everyone.
	User  uint64
	Roles []uint64
	Guild uint64
	// Channel is the id of the channel or thread, Parent that of the channel a thread belongs to.
	Channel, Parent uint64
	// Overwrites are what the guild has configured for the application and its commands.
	Overwrites []validator.Overwrites
}

// Installation tells how an application is installed: in the guild, by the user, or both. The zero
// value is InstalledBoth.
type Installation uint8

// The installations. With InstalledInGuild a private channel has no application at all.
const (
	InstalledBoth Installation = iota
	InstalledInGuild
	InstalledByUser
)

var installationNames = [...]string{"both", "guild", "user"}

// String returns "both", "guild" or "user".
func (i Installation) String() string { return installationNames[min(int(i), 2)] }

// ParseInstallation returns the installation of this name, and whether there is one.
func ParseInstallation(name string) (Installation, bool) {
	for i, known := range installationNames {
		if name == known {
			return Installation(i), true
		}
	}
	return InstalledBoth, false
}

// contextNames are the names that contract and command line use for the interaction contexts.
var contextNames = [...]string{
	validator.GuildContext:   "guild",
	validator.BotDM:          "bot-dm",
	validator.PrivateChannel: "private-channel",
}

// ContextName returns "guild", "bot-dm" or "private-channel".
func ContextName(c validator.Context) string {
	if int(c) >= len(contextNames) {
		return ""
	}
	return contextNames[c]
}

// ParseContext returns the interaction context of this name, and whether there is one.
func ParseContext(name string) (validator.Context, bool) {
	for c, known := range contextNames {
		if name == known {
			return validator.Context(c), true
		}
	}
	return validator.GuildContext, false
}
