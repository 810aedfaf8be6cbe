package main

import (
	"github.com/slashlint/slashlint/locale"
	"github.com/slashlint/slashlint/validator"
)

// value is one value of an enumeration.
type value struct {
	Value int    `json:"value"`
	Name  string `json:"name"`
	Says  string `json:"says,omitempty"`
}

// enumeration collects the values that have a name, in their order.
func enumeration[T interface {
	~uint8
	String() string
}](says map[T]string) []value {
	var all []value
	for n := range T(255) {
		if name := n.String(); name != "" {
			all = append(all, value{int(n), name, says[n]})
		}
	}
	return all
}

func commandTypes() []value {
	return enumeration(map[validator.CommandType]string{
		validator.ChatInput:         "typed after a slash",
		validator.User:              "in the menu of a user",
		validator.Message:           "in the menu of a message",
		validator.PrimaryEntryPoint: "opens the application's Activity from the launcher",
	})
}

func optionTypes() []value {
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

func handlers() []value {
	return enumeration(map[validator.Handler]string{
		validator.AppHandler:            "the application responds",
		validator.ServiceLaunchActivity: "the service launches the Activity and posts a message",
	})
}

func contexts() []value {
	return enumeration(map[validator.Context]string{
		validator.GuildContext:   "in guilds",
		validator.BotDM:          "in DMs with the application's bot",
		validator.PrivateChannel: "in other DMs and group DMs, when installed to a user",
	})
}

func integrationTypes() []value {
	return enumeration(map[validator.IntegrationType]string{
		validator.GuildInstall: "installed to a guild",
		validator.UserInstall:  "installed to a user",
	})
}

func channelTypes() []value { return enumeration(map[validator.ChannelType]string{}) }

// tongue is one locale.
type tongue struct {
	Code    string `json:"code"`
	Native  string `json:"native"`
	English string `json:"english"`
}

// tongues are the documented locales, all of which are written from left to right.
func tongues() []tongue {
	var all []tongue
	for _, l := range locale.All() {
		all = append(all, tongue{l.String(), l.Native(), l.English()})
	}
	return all
}
