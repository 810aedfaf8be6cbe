package validator

import "github.com/slashlint/slashlint/internal/syntax"

// target is what two overwrites, or two objects of them, must not both be about: an id with its type
// or guild.
type target struct{ id, of uint64 }

// targets are where each stands first.
type targets map[target]syntax.ID

// secondFor reports that something is about what an earlier one is about, and returns where that one
// stands, or 0.
func (c *checker) secondFor(seen targets, t target, id syntax.ID, what, text string) (d *Diagnostic, first syntax.ID) {
	first = seen[t]
	if first == 0 {
		seen[t] = id
		return nil, 0
	}
	d = c.report(&ruleOverwriteDuplicate, c.at(id), "an earlier "+what+" is for "+quoted(text)+" too")
	c.relate(d, c.at(first), "first used here")
	return d, first
}

// judgeGuildPermissions judges the permissions of one command, or of the application.
func (c *checker) judgeGuildPermissions(p *GuildCommandPermissions) {
	c.storedMembers(p)
	for _, id := range [...]*String{&p.ID, &p.ApplicationID, &p.GuildID} {
		c.snowflake(id)
	}
	c.require(&p.Permissions.Place, p.id, "permissions", "command permissions")
	entries := p.Permissions.Elements
	if n := len(entries); n > PermissionLimit {
		c.report(&ruleOverwriteCount, c.of(p.Permissions.id, entries[PermissionLimit].id), count(n, "permission")+
			"; a command has at most "+itoa(PermissionLimit))
	}
	guild, ok := p.GuildID.snowflake()
	if !ok {
		guild = c.options.Guild
	}
	seen := targets{}
	for i := range entries {
		if e := &entries[i]; e.Given() {
			for i, place := range [...]*Place{&e.ID.Place, &e.Type.Place, &e.Permission.Place} {
				c.require(place, e.id, permissionMembers[i], "a permission")
			}
			c.snowflake(&e.ID)
			c.constant(e, guild)
			c.repeatedTarget(e, entries, seen)
		}
	}
}

// storedMembers reports the members that an object lacks which the service stores: one that has any
// of them, or stands in a list. Nobody sends it, so nothing is refused.
func (c *checker) storedMembers(p *GuildCommandPermissions) {
	sent := c.options.Operation == Edit || p.Name.Given() || p.id == syntax.Root &&
		p.ID.state == Absent && p.ApplicationID.state == Absent && p.GuildID.state == Absent
	if sent {
		return
	}
	for i, place := range [...]*Place{&p.ID.Place, &p.ApplicationID.Place, &p.GuildID.Place} {
		if place.state == Absent {
			c.reportAs(&ruleFieldRequired, Warning, c.at(p.id),
				"command permissions that are stored have "+quoted(guildPermissionsMembers[i]))
		}
	}
}

// constant reports a constant with a type that it does not have: "the guild ID itself means @everyone
// (all members), and guild ID minus 1 means all channels in the guild".
func (c *checker) constant(e *CommandPermission, guild uint64) {
	id, ok := e.ID.snowflake()
	kind := e.Kind()
	if !ok || guild == 0 || kind == UnknownOverwrite {
		return
	}
	means, wanted := "@everyone", RoleOverwrite
	if id != guild {
		means, wanted = "all channels", ChannelOverwrite
	}
	if id != guild && id != guild-1 || kind == wanted {
		return
	}
	number := itoa(int64(wanted))
	start, end := c.tree.Range(e.Type.id)
	c.report(&ruleOverwriteConstant, c.at(e.id), quoted(e.ID.Text)+" means "+means+", which is no "+kind.String()).
		perhaps("write "+number+" ("+wanted.String()+")", TextEdit{start, end, number})
}

// repeatedTarget reports a permission for what an earlier one is for.
func (c *checker) repeatedTarget(e *CommandPermission, among []CommandPermission, seen targets) {
	id, ok := e.ID.snowflake()
	kind := e.Kind()
	if !ok || kind == UnknownOverwrite {
		return
	}
	d, first := c.secondFor(seen, target{id, uint64(kind)}, e.id, "permission", e.ID.Text)
	if first == 0 {
		return
	}
	earlier := among[c.tree.Index(first)].Permission
	switch {
	case !earlier.Given() || !e.Permission.Given():
	case earlier.B == e.Permission.B:
		d.safely("remove it", c.removal(e.id))
	default:
		d.note("the two contradict each other; which one counts is not documented")
	}
}

// repeatedPermissions reports an object for the command, in the guild, of an earlier one.
func (c *checker) repeatedPermissions(p *GuildCommandPermissions, seen targets) {
	if id, ok := p.ID.snowflake(); ok {
		guild, _ := p.GuildID.snowflake()
		c.secondFor(seen, target{id, guild}, p.id, "element", p.ID.Text)
	}
}
