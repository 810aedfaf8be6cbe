package preview

import (
	"strings"

	"github.com/slashlint/slashlint/validator"
)

// Pick names what a person picked: a command or subcommand by its path and type, or an entry of a
// picker by its pointer.
type Pick struct {
	// Type is the command's type; 0 means CHAT_INPUT. Only CHAT_INPUT commands have subcommands.
	Type validator.CommandType
	// Path is the default names of the command, group and subcommand: "mod", "ban".
	Path []string
	// Pointer is used when Path is empty: the RFC 6901 pointer of the command or subcommand, "" for
	// a document that is one command.
	Pointer string
}

// Values is what a person has typed so far.
type Values struct {
	// Options are the options that have something in them, in any order.
	Options []Value
	// Focus is the default name of the option being typed, which makes it an autocomplete
	// interaction; "" when the command is sent off.
	Focus string
	// Target is the id of the user or message that a USER or MESSAGE command is used on; "" means
	// SampleTarget.
	Target string
}

// Value is what stands in one option.
type Value struct {
	// Option is the option's default name.
	Option string
	// Text is the value as it is typed on a command line: a STRING's text; an INTEGER or NUMBER as
	// JSON writes it; true or false; an id, which a colon and more may follow: a channel's type
	// ("12:GUILD_VOICE"), USER or ROLE for a MENTIONABLE, and an attachment's file name
	// ("12:cat.png"). A choice may be given by its value, its default name or the name the viewer
	// sees.
	Text string
}

// Compose checks what a person has typed as the client would, and returns the interaction that the
// application receives. The interaction is nil when there are refusals, and only then.
func Compose(
	d *validator.Document, pick Pick, values Values, viewer Viewer,
) (*Interaction, []Refusal) {
	c := composer{document: d, viewer: viewer}
	if !c.find(pick) || !c.admits() {
		return nil, c.refusals
	}
	c.interaction = Interaction{
		Type: ApplicationCommand, command: c.picked.command, steps: c.picked.steps,
		viewer: &c.viewer,
	}
	c.compose(values)
	if len(c.refusals) > 0 {
		return nil, c.refusals
	}
	return &c.interaction, nil
}

// composer is one Compose.
type composer struct {
	document    *validator.Document
	viewer      Viewer
	picked      picked
	interaction Interaction
	refusals    []Refusal
}

func (c *composer) compose(values Values) {
	c.readOptions(values)
	switch kind := c.picked.command.Kind(); kind {
	case validator.User, validator.Message:
		c.readTarget(kind, values.Target)
		return
	case validator.PrimaryEntryPoint:
		c.interaction.Handling = handlingOf(c.picked.command)
	}
	if values.Target != "" {
		c.refuse(TargetWrong, nil,
			quoted(c.picked.name())+" is used on nothing; leave the target out")
	}
}

// readTarget reads what a USER or MESSAGE command is used on: "A USER command takes no arguments
// and returns the targeted user".
func (c *composer) readTarget(kind validator.CommandType, text string) {
	id := SampleTarget
	if text != "" {
		var ok bool
		if id, ok = snowflake(text); !ok {
			c.refuse(TargetWrong, nil, quoted(text)+" is no id of a "+
				strings.ToLower(kind.String())+"; write its digits")
			return
		}
	}
	names := thing{kind: aUser, id: id}
	if kind == validator.Message {
		names.kind = aMessage
	}
	c.interaction.target = id
	c.interaction.resolved.add(names)
}

// sendMessages is the permission bit SEND_MESSAGES.
const sendMessages = 1 << 11

// admits refuses what the viewer's client does not offer, or the service does not let through.
func (c *composer) admits() bool {
	command := c.picked.command
	if reason := visibility(command, &c.viewer); reason != Visible {
		c.refuse(CommandHidden, nil, quoted(command.Name.Text)+" is hidden here: "+reason.String())
		return false
	}
	if command.Kind() == validator.User && c.viewer.In == validator.GuildContext &&
		!c.viewer.Permissions.Has(sendMessages) {
		c.refuse(CommandPermission, nil, quoted(command.Name.Text)+
			" yields \"Permission Denied\"; a USER command needs SEND_MESSAGES in the channel")
		return false
	}
	return true
}
