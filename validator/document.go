package validator

import "github.com/slashlint/slashlint/internal/syntax"

// Document is what was understood of a document: one command or a list of them, or of command
// permissions. Every field knows its place, and whether it was absent, null or wrong.
type Document struct {
	// List tells that the commands stand in a list, be it one that an object wraps.
	List     bool
	Commands []Command
	// Permissions are the command permissions of a document of that kind.
	Permissions []GuildCommandPermissions
	tree        *syntax.Tree
	// list is the list of the commands, 0 when there is none or several; scoped tells of several.
	list   syntax.ID
	scoped bool
	// arguments are the authorization arguments, where the document is some.
	arguments *arguments
	// translation is what the tree was read from, nil when that is the document itself, src.
	translation Translation
	src         []byte
}

// Command is the interface's "Application command".
type Command struct {
	// Place is the command's object.
	Place
	// Index is the command's place in a list, from 0.
	Index int
	// Scope is where the command is registered: the scope of the options or, in a map by scope, that of
	// its key, which is then the GuildID of a guild's commands.
	Scope Scope

	ID String
	// GuildID is "present when the command is not global". It is read where the service lists
	// commands, and ignored in a request.
	GuildID                  String
	Type                     Integer
	Name                     String
	NameLocalizations        Dictionary
	Description              String
	DescriptionLocalizations Dictionary
	Options                  OptionList
	DefaultMemberPermissions String
	DMPermission             Boolean
	DefaultPermission        Boolean
	NSFW                     Boolean
	IntegrationTypes         IntegerList
	Contexts                 IntegerList
	Handler                  Integer
}

// Kind returns the command's type: CHAT_INPUT when it has none or null, and UnknownCommand when it is none
// of the interface's. In an edit body, which carries no type, see Report.CommandType.
func (c *Command) Kind() CommandType {
	switch {
	case c.Type.State() <= Null:
		return ChatInput
	case !c.Type.Given() || commandTypes.name(c.Type.N) == "":
		return UnknownCommand
	}
	return CommandType(c.Type.N)
}

// OptionList is the list of a command's, subcommand's or group's options.
type OptionList struct {
	Place
	Elements []Option
}

// Option is the interface's "Application command option".
type Option struct {
	// Place is the option's object; an element that is no object is Wrong.
	Place

	Type                     Integer
	Name                     String
	NameLocalizations        Dictionary
	Description              String
	DescriptionLocalizations Dictionary
	Required                 Boolean
	Autocomplete             Boolean
	Choices                  ChoiceList
	Options                  OptionList
	ChannelTypes             IntegerList
	FileTypes                StringList
	MinValue, MaxValue       Scalar
	MinLength, MaxLength     Integer
}

// Kind returns the option's type, or UnknownOption when it is missing or none of the interface's.
//
//go:noinline
func (o *Option) Kind() OptionType {
	if !o.Type.Given() || optionTypes.name(o.Type.N) == "" {
		return UnknownOption
	}
	return OptionType(o.Type.N)
}

// ChoiceList is the list of an option's choices.
type ChoiceList struct {
	Place
	Elements []Choice
}

// Choice is the interface's "Option choice".
type Choice struct {
	// Place is the choice's object; an element that is no object is Wrong.
	Place

	Name              String
	NameLocalizations Dictionary
	// Value is a string or number, by the option's type.
	Value Scalar
}

// In returns the document with the commands of one scope alone, where it is a map by scope; any other
// document is returned as it is.
func (d *Document) In(scope Scope) *Document {
	if !d.scoped {
		return d
	}
	one := *d
	one.Commands = nil
	for i := range d.Commands {
		if d.Commands[i].Scope == scope {
			one.Commands = append(one.Commands, d.Commands[i])
		}
	}
	return &one
}

// guildOf returns the id of the guild under which a map by scope has a command, "" for none.
func (d *Document) guildOf(cmd *Command) string {
	if !d.scoped || cmd.Scope != Guild {
		return ""
	}
	return d.tree.Key(d.tree.Parent(cmd.id))
}

// Guilds returns the number of guilds that a map by scope has commands of.
func (d *Document) Guilds() int {
	guilds := map[string]bool{}
	for i := range d.Commands {
		if c := &d.Commands[i]; d.scoped && c.Scope == Guild {
			guilds[c.GuildID.Text] = true
		}
	}
	return len(guilds)
}

// Len returns how many JSON values the document has, which bounds the memory it takes.
func (d *Document) Len() int { return d.tree.Len() }

// Range returns the bytes at which a value stands, a string's quotes included; an absent value
// stands nowhere, at 0.
func (d *Document) Range(p Place) (start, end int) {
	if p.id == 0 {
		return 0, 0
	}
	start, end = d.tree.Range(p.id)
	if d.translation != nil {
		return d.translation.Range(start, end)
	}
	return start, end
}

// Pointer returns a value's RFC 6901 pointer; the whole document's is "", as is an absent value's.
func (d *Document) Pointer(p Place) string {
	if p.id == 0 {
		return ""
	}
	return string(d.tree.AppendPointer(nil, p.id))
}
