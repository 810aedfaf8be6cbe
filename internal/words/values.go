package words

import (
	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/validator"
)

// Value is one value of an enumeration.
type Value struct {
	Value int    `json:"value"`
	Name  string `json:"name"`
	Says  string `json:"says,omitempty"`
}

// enumeration collects the values that have a name, in their order.
func enumeration[T interface {
	~uint8
	String() string
}](says map[T]string) []Value {
	var all []Value
	for n := range T(255) {
		if name := n.String(); name != "" {
			all = append(all, Value{int(n), name, says[n]})
		}
	}
	return all
}

// CommandTypes are the types of commands.
func CommandTypes() []Value {
	return enumeration(map[validator.CommandType]string{
		validator.ChatInput:         "typed after a slash",
		validator.User:              "in the menu of a user",
		validator.Message:           "in the menu of a message",
		validator.PrimaryEntryPoint: "opens the application's Activity from the launcher",
	})
}

// OptionTypes are the types of options.
func OptionTypes() []Value {
	return enumeration(map[validator.OptionType]string{
		validator.SubCommand:      "a command within the command",
		validator.SubCommandGroup: "a folder of subcommands",
		validator.StringOption:    "text, with choices if you like",
		validator.IntegerOption:   "a whole number from -2^53+1 to 2^53-1",
		validator.BooleanOption:   "true or false",
		validator.UserOption:      "a user",
		validator.ChannelOption:   "a channel or category, of the types you allow",
		validator.RoleOption:      "a role",
		validator.Mentionable:     "a user or a role",
		validator.NumberOption:    "a number from -2^53 to 2^53",
		validator.Attachment:      "a file",
	})
}

// Handlers are the handlers of an entry point.
func Handlers() []Value {
	return enumeration(map[validator.Handler]string{
		validator.AppHandler:            "the application responds",
		validator.ServiceLaunchActivity: "the service launches the Activity and posts a message",
	})
}

// Contexts are the interaction contexts.
func Contexts() []Value {
	return enumeration(map[validator.Context]string{
		validator.GuildContext:   "in guilds",
		validator.BotDM:          "in DMs with the application's bot",
		validator.PrivateChannel: "in other DMs and group DMs, when installed to a user",
	})
}

// IntegrationTypes are the integration types.
func IntegrationTypes() []Value {
	return enumeration(map[validator.IntegrationType]string{
		validator.GuildInstall: "installed to a guild",
		validator.UserInstall:  "installed to a user",
	})
}

// ChannelTypes are the types of channels.
func ChannelTypes() []Value { return enumeration(map[validator.ChannelType]string{}) }

// Locale is one locale and what it is called, in itself and in English.
type Locale struct {
	Code    string `json:"code"`
	Native  string `json:"native"`
	English string `json:"english"`
}

// Locales are the documented locales, all of which are written from left to right.
func Locales() []Locale {
	var all []Locale
	for _, l := range locale.All() {
		all = append(all, Locale{l.String(), l.Native(), l.English()})
	}
	return all
}
