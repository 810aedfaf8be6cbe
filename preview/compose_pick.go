package preview

import (
	"strings"

	"github.com/slashlint/slashlint/validator"
)

// picked is the command that a pick leads to, and the group and subcommand on the way.
type picked struct {
	command *validator.Command
	steps   []*validator.Option
}

// place is where the thing picked stands.
func (p *picked) place() validator.Place {
	if n := len(p.steps); n > 0 {
		return p.steps[n-1].Place
	}
	return p.command.Place
}

// options is the list that the thing picked takes its options from.
func (p *picked) options() []validator.Option {
	if n := len(p.steps); n > 0 {
		return p.steps[n-1].Options.Elements
	}
	return p.command.Options.Elements
}

// names are the default names on the way.
func (p *picked) names() []string {
	names := texts{p.command.Name.Text}
	for _, step := range p.steps {
		names.add(step.Name.Text)
	}
	return names
}

// name is the default name as it is typed: "mod ban".
func (p *picked) name() string { return strings.Join(p.names(), " ") }

// kind is the option type of the thing picked, UnknownOption for a command itself.
func (p *picked) kind() validator.OptionType {
	if n := len(p.steps); n > 0 {
		return p.steps[n-1].Kind()
	}
	return validator.UnknownOption
}

// find follows a pick to something that can be invoked.
func (c *composer) find(pick Pick) bool {
	found := false
	if len(pick.Path) > 0 {
		found = c.byPath(pick)
	} else {
		found = c.byPointer(pick.Pointer)
	}
	return found && c.complete() && c.invocable()
}

func (c *composer) commands() []validator.Command {
	if c.document == nil {
		return nil
	}
	return c.document.Commands
}

func (c *composer) byPath(pick Pick) bool {
	kind := pick.Type
	if kind == validator.UnknownCommand {
		kind = validator.ChatInput
	}
	c.picked.command = c.named(kind, pick.Path[0])
	if c.picked.command == nil {
		c.refuse(CommandUnknown, nil, "there is no "+kind.String()+" command "+quoted(pick.Path[0])+
			meant(pick.Path[0], commandNames(c.commands(), kind)))
		return false
	}
	for _, name := range pick.Path[1:] {
		step := stepNamed(&c.picked, name)
		if step == nil {
			c.refuse(CommandUnknown, nil, quoted(c.picked.name())+" has no subcommand or group "+
				quoted(name)+meant(name, optionNames(c.picked.options(), c.picked.leadsOnTo)))
			return false
		}
		c.picked.steps = append(c.picked.steps, step)
	}
	return true
}

func (c *composer) named(kind validator.CommandType, name string) *validator.Command {
	commands := c.commands()
	for i := range commands {
		command := &commands[i]
		if name != "" && command.Given() && command.Kind() == kind && command.Name.Text == name {
			return command
		}
	}
	return nil
}

func commandNames(commands []validator.Command, kind validator.CommandType) []string {
	var names texts
	for i := range commands {
		if commands[i].Kind() == kind {
			names.add(commands[i].Name.Text)
		}
	}
	return names
}

// stepNamed returns the group or subcommand of a name that may follow what is picked so far.
func stepNamed(p *picked, name string) *validator.Option {
	options := p.options()
	for i := range options {
		if o := &options[i]; name != "" && o.Name.Text == name && p.leadsOnTo(o) {
			return o
		}
	}
	return nil
}

// leadsOnTo reports whether an option is a group or subcommand that may follow what is picked so
// far.
func (p *picked) leadsOnTo(o *validator.Option) bool { return follows(p.kind(), o.Kind()) }

// follows reports whether a group or subcommand may stand in another: "a command may contain
// subcommand groups, and groups may contain subcommands. A command may also contain subcommands".
func follows(parent, child validator.OptionType) bool {
	switch parent {
	case validator.UnknownOption:
		return child == validator.SubCommand || child == validator.SubCommandGroup
	case validator.SubCommandGroup:
		return child == validator.SubCommand
	}
	return false
}

func (c *composer) byPointer(pointer string) bool {
	commands := c.commands()
	for i := range commands {
		c.picked = picked{command: &commands[i]}
		if commands[i].Given() && c.leads(pointer) {
			return true
		}
	}
	c.picked = picked{}
	c.refuse(CommandUnknown, nil, "nothing that can be picked stands at "+quoted(pointer)+
		"; give the pointer of a command or subcommand")
	return false
}

// leads follows a pointer from what is picked so far.
func (c *composer) leads(pointer string) bool {
	here := c.document.Pointer(c.picked.place())
	if pointer == here {
		return true
	}
	if !strings.HasPrefix(pointer, here+"/") {
		return false
	}
	options := c.picked.options()
	steps := c.picked.steps
	for i := range options {
		if !c.picked.leadsOnTo(&options[i]) {
			continue
		}
		c.picked.steps = append(steps[:len(steps):len(steps)], &options[i])
		if c.leads(pointer) {
			return true
		}
		c.picked.steps = steps
	}
	return false
}

// complete refuses what the picker cannot show for want of a name or a type.
func (c *composer) complete() bool {
	for _, name := range c.picked.names() {
		if strings.TrimSpace(name) == "" {
			c.refuse(CommandIncomplete, nil, "the command has no usable name; give it one first")
			return false
		}
	}
	if c.picked.command.Kind() == validator.UnknownCommand {
		c.refuse(CommandIncomplete, nil,
			quoted(c.picked.name())+" has no usable type; give it one first")
		return false
	}
	return true
}

// invocable refuses groups, and commands that have subcommands or groups.
func (c *composer) invocable() bool {
	if c.picked.kind() != validator.SubCommandGroup && !hasSteps(&c.picked) {
		return true
	}
	c.refuse(CommandNotInvocable, nil,
		quoted(c.picked.name())+" cannot itself be invoked; pick one of its subcommands")
	return false
}

// hasSteps reports whether groups or subcommands follow what is picked.
func hasSteps(p *picked) bool {
	options := p.options()
	for i := range options {
		if p.leadsOnTo(&options[i]) {
			return p.command.Kind() == validator.ChatInput
		}
	}
	return false
}
