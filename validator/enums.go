package validator

// CommandType is the interface's "Command type".
type CommandType uint8

// The command types. UnknownCommand is the type of a command whose type is wrong, or that an edit
// body does not tell.
const (
	UnknownCommand    CommandType = 0
	ChatInput         CommandType = 1
	User              CommandType = 2
	Message           CommandType = 3
	PrimaryEntryPoint CommandType = 4
)

// OptionType is the interface's "Option type".
type OptionType uint8

// The option types. UnknownOption is the type of an option whose type is missing or wrong.
const (
	UnknownOption   OptionType = 0
	SubCommand      OptionType = 1
	SubCommandGroup OptionType = 2
	StringOption    OptionType = 3
	IntegerOption   OptionType = 4
	BooleanOption   OptionType = 5
	UserOption      OptionType = 6
	ChannelOption   OptionType = 7
	RoleOption      OptionType = 8
	Mentionable     OptionType = 9
	NumberOption    OptionType = 10
	Attachment      OptionType = 11
)

// Handler is the interface's "Entry point handler".
type Handler uint8

// The handlers.
const (
	AppHandler            Handler = 1
	ServiceLaunchActivity Handler = 2
)

// Context is the interface's "Interaction context".
type Context uint8

// The contexts.
const (
	GuildContext   Context = 0
	BotDM          Context = 1
	PrivateChannel Context = 2
)

// IntegrationType is the interface's "Integration type".
type IntegrationType uint8

// The integration types. The interface does not show the value of USER_INSTALL; the service's
// public reference does.
const (
	GuildInstall IntegrationType = 0
	UserInstall  IntegrationType = 1
)

// ChannelType is a type of channel. The interface does not list them; the service's public
// reference does.
type ChannelType uint8

// The channel types.
const (
	GuildText          ChannelType = 0
	DM                 ChannelType = 1
	GuildVoice         ChannelType = 2
	GroupDM            ChannelType = 3
	GuildCategory      ChannelType = 4
	GuildAnnouncement  ChannelType = 5
	AnnouncementThread ChannelType = 10
	PublicThread       ChannelType = 11
	PrivateThread      ChannelType = 12
	GuildStageVoice    ChannelType = 13
	GuildDirectory     ChannelType = 14
	GuildForum         ChannelType = 15
	GuildMedia         ChannelType = 16
)

// enumeration is a table of the names of an enumeration's values; "" is no value.
type enumeration struct {
	// what names the enumeration in messages.
	what  string
	names []string
}

var (
	commandTypes = enumeration{"command type", []string{
		1: "CHAT_INPUT", 2: "USER", 3: "MESSAGE", 4: "PRIMARY_ENTRY_POINT",
	}}
	optionTypes = enumeration{"option type", []string{
		1: "SUB_COMMAND", 2: "SUB_COMMAND_GROUP", 3: "STRING", 4: "INTEGER", 5: "BOOLEAN", 6: "USER",
		7: "CHANNEL", 8: "ROLE", 9: "MENTIONABLE", 10: "NUMBER", 11: "ATTACHMENT",
	}}
	overwriteTypes = enumeration{"command permission type", []string{
		1: "ROLE", 2: "USER", 3: "CHANNEL",
	}}
	handlers = enumeration{"handler", []string{
		1: "APP_HANDLER", 2: "SERVICE_LAUNCH_ACTIVITY",
	}}
	contexts = enumeration{"interaction context", []string{
		0: "GUILD", 1: "BOT_DM", 2: "PRIVATE_CHANNEL",
	}}
	integrationTypes = enumeration{"integration type", []string{
		0: "GUILD_INSTALL", 1: "USER_INSTALL",
	}}
	channelTypes = enumeration{"channel type", []string{
		0: "GUILD_TEXT", 1: "DM", 2: "GUILD_VOICE", 3: "GROUP_DM", 4: "GUILD_CATEGORY",
		5: "GUILD_ANNOUNCEMENT", 10: "ANNOUNCEMENT_THREAD", 11: "PUBLIC_THREAD",
		12: "PRIVATE_THREAD", 13: "GUILD_STAGE_VOICE", 14: "GUILD_DIRECTORY", 15: "GUILD_FORUM",
		16: "GUILD_MEDIA",
	}}
)

// name returns the interface's name of a value, or "" when it is none of the enumeration's.
//
//go:noinline
func (e *enumeration) name(value int64) string {
	if value < 0 || value >= int64(len(e.names)) {
		return ""
	}
	return e.names[value]
}

// String returns the interface's name of the type ("CHAT_INPUT"), or "" for UnknownCommand.
//
//go:noinline
func (t CommandType) String() string { return commandTypes.name(int64(t)) }

// String returns the interface's name of the type ("STRING"), or "" for UnknownOption.
//
//go:noinline
func (t OptionType) String() string { return optionTypes.name(int64(t)) }

// String returns the interface's name of the type ("ROLE"), or "" for UnknownOverwrite.
func (t OverwriteType) String() string { return overwriteTypes.name(int64(t)) }

// String returns the interface's name of the handler, or "".
func (h Handler) String() string { return handlers.name(int64(h)) }

// String returns the interface's name of the context, or "".
func (c Context) String() string { return contexts.name(int64(c)) }

// String returns the interface's name of the integration type, or "".
func (t IntegrationType) String() string { return integrationTypes.name(int64(t)) }

// String returns the service's name of the channel type, or "".
func (t ChannelType) String() string { return channelTypes.name(int64(t)) }
