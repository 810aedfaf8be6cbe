package preview

import (
	"slices"
	"strconv"

	"github.com/slashlint/slashlint/validator"
)

// overwrite returns the overwrite that counts for a command at a level for a target. Of the same
// target twice the last one counts, of several roles one that allows.
func (v *Viewer) overwrite(
	c *validator.Command, level Level, target Target,
) (found validator.Overwrite, ok bool) {
	for i := range v.Overwrites {
		o := &v.Overwrites[i]
		if !v.concerns(o, c, level) {
			continue
		}
		for _, entry := range o.Permissions {
			if !v.hits(o, entry, target) {
				continue
			}
			if !ok || target != AnyRole || !found.Allow {
				found, ok = entry, true
			}
		}
	}
	return found, ok
}

// concerns reports whether overwrites are those of a command or, at the other level, of the
// application. What is configured in another guild is not.
func (v *Viewer) concerns(o *validator.Overwrites, c *validator.Command, level Level) bool {
	if v.Guild != 0 && o.GuildID != 0 && v.Guild != o.GuildID {
		return false
	}
	ofApplication := o.ID != 0 && o.ID == o.ApplicationID
	if level == ApplicationLevel {
		return ofApplication
	}
	return !ofApplication && isOf(o, c)
}

// isOf reports whether overwrites are a command's: by its id, or by its name while it has none.
func isOf(o *validator.Overwrites, c *validator.Command) bool {
	if o.ID == 0 {
		return o.Name != "" && o.Name == c.Name.Text
	}
	id, err := strconv.ParseUint(c.ID.Text, 10, 64)
	return err == nil && id == o.ID
}

// hits reports whether an overwrite is about a target. "The guild ID itself means @everyone (all
// members), and guild ID minus 1 means all channels in the guild"; the one is a role's overwrite,
// the other a channel's.
func (v *Viewer) hits(o *validator.Overwrites, entry validator.Overwrite, target Target) bool {
	guild := v.Guild
	if guild == 0 {
		guild = o.GuildID
	}
	everyone, allChannels := guild, guild-1
	if guild == 0 {
		allChannels = 0
	}
	if entry.ID == 0 {
		return false
	}
	switch target {
	case ThisChannel:
		return entry.Type == validator.ChannelOverwrite && entry.ID == v.channel()
	case AllChannels:
		return entry.Type == validator.ChannelOverwrite && entry.ID == allChannels
	case ThisUser:
		return entry.Type == validator.UserOverwrite && entry.ID == v.User
	case Everyone:
		return entry.Type == validator.RoleOverwrite && entry.ID == everyone
	}
	return entry.Type == validator.RoleOverwrite && entry.ID != everyone &&
		slices.Contains(v.Roles, entry.ID)
}

// channel returns the id of the channel whose overwrites count: "A channel overwrite also applies
// to threads in that channel".
func (v *Viewer) channel() uint64 {
	if v.Parent != 0 {
		return v.Parent
	}
	return v.Channel
}
