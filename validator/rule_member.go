package validator

import "strings"

// typeSet is a set of option types.
type typeSet uint16

func of(types ...OptionType) typeSet {
	set := typeSet(0)
	for _, t := range types {
		set |= 1 << t
	}
	return set
}

func (s typeSet) has(t OptionType) bool { return s>>t&1 != 0 }

// choosable are the types that have choices and autocomplete.
var choosable = of(StringOption, IntegerOption, NumberOption)

// typedMembers is the last column of the interface's table of option members: the types that each
// is valid for. says returns the member when it says something; values that say nothing pass
// everywhere.
var typedMembers = []struct {
	name  string
	valid typeSet
	says  func(*Option) (p *Place, something bool)
}{
	{"required", ^of(SubCommand, SubCommandGroup), func(o *Option) (*Place, bool) {
		return &o.Required.Place, o.Required.B || o.Required.state == Wrong
	}},
	{"choices", choosable, func(o *Option) (*Place, bool) {
		return &o.Choices.Place, len(o.Choices.Elements) > 0 || o.Choices.state == Wrong
	}},
	{"options", of(SubCommand, SubCommandGroup), func(o *Option) (*Place, bool) {
		return &o.Options.Place, len(o.Options.Elements) > 0 || o.Options.state == Wrong
	}},
	{"channel_types", of(ChannelOption), func(o *Option) (*Place, bool) {
		return &o.ChannelTypes.Place, len(o.ChannelTypes.Elements) > 0 || o.ChannelTypes.state == Wrong
	}},
	{"file_types", of(Attachment), func(o *Option) (*Place, bool) {
		return &o.FileTypes.Place, len(o.FileTypes.Elements) > 0 || o.FileTypes.state == Wrong
	}},
	{"min_value", of(IntegerOption, NumberOption), func(o *Option) (*Place, bool) {
		return &o.MinValue.Place, o.MinValue.state >= Wrong
	}},
	{"max_value", of(IntegerOption, NumberOption), func(o *Option) (*Place, bool) {
		return &o.MaxValue.Place, o.MaxValue.state >= Wrong
	}},
	{"min_length", of(StringOption), func(o *Option) (*Place, bool) {
		return &o.MinLength.Place, o.MinLength.state >= Wrong
	}},
	{"max_length", of(StringOption), func(o *Option) (*Place, bool) {
		return &o.MaxLength.Place, o.MaxLength.state >= Wrong
	}},
	{"autocomplete", choosable, func(o *Option) (*Place, bool) {
		return &o.Autocomplete.Place, o.Autocomplete.B || o.Autocomplete.state == Wrong
	}},
}

// membersForType reports the members of an option that its type does not have.
func (c *checker) membersForType(o *Option) {
	kind := o.Kind()
	if kind == UnknownOption {
		return
	}
	for i := range typedMembers {
		m := &typedMembers[i]
		if m.valid.has(kind) {
			continue
		}
		if p, something := m.says(o); something {
			c.notForType(p, m.name, kind.String()+" option", m.valid.list())
		}
	}
}

// list names the types of a set.
func (s typeSet) list() string {
	var names []string
	for t := SubCommand; t <= Attachment; t++ {
		if s.has(t) {
			names = append(names, t.String())
		}
	}
	return strings.Join(names, ", ")
}

// notForType reports a member that a type does not have; valid lists the types that have it.
func (c *checker) notForType(p *Place, member, kind, valid string) {
	d := c.report(&ruleFieldNotForType, c.key(p.id), article(kind)+kind+" has no "+quoted(member))
	d.note(quoted(member) + " is for " + valid)
	d.perhaps("remove it", c.removal(p.id))
}

// article returns the article before the name of a type, a space included.
func article(kind string) string {
	if kind[0] == 'A' || kind[0] == 'I' {
		return "an "
	}
	return "a "
}

// commandMembersForType reports the members of a command that its type does not have.
func (c *checker) commandMembersForType(cmd *Command, kind CommandType) {
	if kind == UnknownCommand {
		return
	}
	what := kind.String() + " command"
	if kind != ChatInput && len(cmd.Options.Elements) > 0 {
		c.notForType(&cmd.Options.Place, "options", what, "CHAT_INPUT")
	}
	if kind != PrimaryEntryPoint && cmd.Handler.state >= Wrong {
		c.notForType(&cmd.Handler.Place, "handler", what, "PRIMARY_ENTRY_POINT")
	}
	if kind != User && kind != Message {
		return
	}
	const described = "CHAT_INPUT, PRIMARY_ENTRY_POINT"
	if cmd.Description.Given() && cmd.Description.Text != "" {
		c.notForType(&cmd.Description.Place, "description", what, described)
	}
	if d := &cmd.DescriptionLocalizations; d.Given() && d.first() < d.end() {
		c.notForType(&d.Place, "description_localizations", what, described)
	}
}

// commandMembersForScope reports the members that only global commands have.
func (c *checker) commandMembersForScope(cmd *Command) {
	if c.scope != Guild {
		return
	}
	severity := Error
	if c.operation == Bulk {
		severity = Warning
	}
	for _, m := range [...]struct {
		place *Place
		name  string
	}{
		{&cmd.Contexts.Place, "contexts"},
		{&cmd.IntegrationTypes.Place, "integration_types"},
		{&cmd.DMPermission.Place, "dm_permission"},
	} {
		if m.place.state < Wrong || c.operation == Bulk && m.place == &cmd.DMPermission.Place && cmd.DMPermission.B {
			continue
		}
		c.reportAs(&ruleFieldNotForScope, severity, c.key(m.place.id),
			quoted(m.name)+" is for global commands; a guild command is available in its guild only").
			perhaps("remove it", c.removal(m.place.id))
	}
}

// commandMembersForOperation reports the members that are not in this operation's body.
func (c *checker) commandMembersForOperation(cmd *Command) {
	if c.operation == Edit && cmd.Type.state > Null {
		c.report(&ruleFieldNotForOperation, c.key(cmd.Type.id),
			"an edit body has no \"type\"; the type of a command does not change").
			perhaps("remove it", c.removal(cmd.Type.id))
	}
	if c.operation == Bulk && c.scope == Guild && cmd.NSFW.state > Null {
		const message = "the bulk body of a guild does not list \"nsfw\"; it may be ignored"
		if !cmd.NSFW.Given() || cmd.NSFW.B {
			c.report(&ruleFieldNotForOperation, c.key(cmd.NSFW.id), message)
			return
		}
		// discord.py writes false in every command.
		if g, first := c.group(groupKey{rule: &ruleFieldNotForOperation, severity: Info}, cmd.NSFW.id); first {
			g.keys, g.one = true, message
		}
	}
}

// deprecated reports the deprecated fields. Client libraries write true, which says nothing, in every
// command by themselves.
func (c *checker) deprecated(cmd *Command) {
	for _, m := range [...]struct {
		member        *Boolean
		name, instead string
	}{
		{&cmd.DMPermission, "dm_permission", "use \"contexts\": [0] for a command that is not for DMs"},
		{
			&cmd.DefaultPermission, "default_permission",
			"use \"default_member_permissions\" (\"0\" for administrators only) or \"contexts\"",
		},
	} {
		if m.member.state < Wrong {
			continue
		}
		severity := Warning
		if m.member.B {
			severity = Info
		}
		g, first := c.group(groupKey{rule: &ruleDeprecatedField, severity: severity, subject: m.name}, m.member.id)
		if !first {
			continue
		}
		g.keys, g.one, g.note = true, quoted(m.name)+" is deprecated", m.instead
		if c.scope == Guild && m.member == &cmd.DMPermission {
			g.note = "omit it: a guild command is never available in DMs"
		}
	}
}
