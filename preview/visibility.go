package preview

import (
	"strconv"

	"github.com/slashlint/slashlint/validator"
)

// visibility tells why a viewer does not see a command as a whole, or Visible.
func visibility(c *validator.Command, v *Viewer) Reason {
	for _, check := range []func(*validator.Command, *Viewer) Reason{
		complete, placed, activities, inContext, installed, permitted, ofAge,
	} {
		if reason := check(c, v); reason != Visible {
			return reason
		}
	}
	return Visible
}

func complete(c *validator.Command, _ *Viewer) Reason {
	if !usable(&c.Name) || c.Kind() == validator.UnknownCommand {
		return Incomplete
	}
	return Visible
}

// placed holds: "A guild PRIMARY_ENTRY_POINT command is not allowed".
func placed(c *validator.Command, v *Viewer) Reason {
	if c.Kind() == validator.PrimaryEntryPoint && ofGuild(c, v) {
		return Misplaced
	}
	return Visible
}

func activities(c *validator.Command, v *Viewer) Reason {
	if c.Kind() == validator.PrimaryEntryPoint && v.NoActivities {
		return ActivitiesDisabled
	}
	return Visible
}

// inContext holds contexts: "where the command can be used". Guild commands "exist only in the
// guild they were created for", whatever their contexts.
func inContext(c *validator.Command, v *Viewer) Reason {
	if ofGuild(c, v) && v.In != validator.GuildContext || elsewhere(c, v) || !allows(c, v) {
		return NotInThisContext
	}
	return Visible
}

// ofGuild reports whether a command is registered in a guild.
func ofGuild(c *validator.Command, v *Viewer) bool {
	return v.Scope == validator.Guild || c.Scope == validator.Guild
}

// elsewhere reports whether a command is registered in another guild than the viewer's.
func elsewhere(c *validator.Command, v *Viewer) bool {
	return c.Scope == validator.Guild && c.GuildID.Given() && v.Guild != 0 &&
		c.GuildID.Text != strconv.FormatUint(v.Guild, 10)
}

// allows reports whether a command's contexts include the viewer's. Without any it can be used
// wherever its installation allows: a private channel "is meaningful only for commands installed to
// a user". dm_permission, which contexts replace, counts where they are not given.
func allows(c *validator.Command, v *Viewer) bool {
	switch {
	case ofGuild(c, v):
		return true
	case c.Contexts.Given():
		return c.Contexts.Has(int64(v.In))
	case c.DMPermission.Given() && !c.DMPermission.B:
		return v.In == validator.GuildContext
	}
	return v.In != validator.PrivateChannel || isFor(c, validator.UserInstall)
}

// isFor reports whether a command is for a way of installing. Without integration_types it is for
// every way in which the application can be installed.
func isFor(c *validator.Command, t validator.IntegrationType) bool {
	return !c.IntegrationTypes.Given() || c.IntegrationTypes.Has(int64(t))
}

// installed holds integration_types: "Installation contexts where the command is available". No
// guild is part of a private channel, so what is installed there is the user's alone; a guild's own
// commands need the application in the guild.
func installed(c *validator.Command, v *Viewer) Reason {
	inGuild := v.Installed != InstalledByUser && v.In != validator.PrivateChannel
	byUser := v.Installed != InstalledInGuild && !ofGuild(c, v)
	if !ofGuild(c, v) {
		inGuild = inGuild && isFor(c, validator.GuildInstall)
		byUser = byUser && isFor(c, validator.UserInstall)
	}
	if inGuild || byUser {
		return Visible
	}
	return NotInstalledHere
}

// permitted holds the guild's overwrites and default_member_permissions.
func permitted(c *validator.Command, v *Viewer) Reason {
	verdict, check := decide(c, v, nil)
	switch {
	case verdict == Allow:
		return Visible
	case check == DefaultsCheck:
		return MissingPermissions
	}
	return DeniedByOverwrite
}

// ofAge holds nsfw: "Use is limited to users 18 or older in certain channels".
func ofAge(c *validator.Command, v *Viewer) Reason {
	if c.NSFW.Given() && c.NSFW.B && !(v.Adult && v.AgeRestricted) {
		return AgeRestricted
	}
	return Visible
}
