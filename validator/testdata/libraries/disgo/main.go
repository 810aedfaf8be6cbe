// Command disgo prints the ten definitions of ../README.md as disgo sends them.
package main

import (
	"encoding/json"
	"log"
	"os"

	"github.com/disgoorg/disgo/discord"
	disgojson "github.com/disgoorg/json"
)

// definition is a command with the name of its definition.
type definition struct {
	Name     string                           `json:"name"`
	Document discord.ApplicationCommandCreate `json:"document"`
}

func pointer[T any](value T) *T { return &value }

func localized(de, es, es419, ja string) map[discord.Locale]string {
	// disgo has no es-419 among its locales; a string is taken as it is.
	return map[discord.Locale]string{
		discord.LocaleGerman: de, discord.LocaleSpanishES: es, "es-419": es419, discord.LocaleJapanese: ja,
	}
}

var plain = discord.SlashCommandCreate{Name: "ping", Description: "Check that the bot responds"}

var optionTypes = discord.SlashCommandCreate{
	Name:        "report",
	Description: "Report a problem",
	Options: []discord.ApplicationCommandOption{
		discord.ApplicationCommandOptionString{Name: "subject", Description: "What it is about", Required: true},
		discord.ApplicationCommandOptionInt{Name: "severity", Description: "How bad it is", Required: true},
		discord.ApplicationCommandOptionBool{Name: "urgent", Description: "Notify the moderators at once"},
		discord.ApplicationCommandOptionUser{Name: "member", Description: "Who caused it"},
		discord.ApplicationCommandOptionChannel{Name: "channel", Description: "Where it happened"},
		discord.ApplicationCommandOptionRole{Name: "role", Description: "Who should handle it"},
		discord.ApplicationCommandOptionMentionable{Name: "notify", Description: "A member or role to notify"},
		discord.ApplicationCommandOptionFloat{Name: "hours", Description: "How long it lasted"},
		discord.ApplicationCommandOptionAttachment{Name: "screenshot", Description: "What it looked like"},
	},
}

var choices = discord.SlashCommandCreate{
	Name:        "order",
	Description: "Order a drink",
	Options: []discord.ApplicationCommandOption{
		discord.ApplicationCommandOptionString{
			Name:        "drink",
			Description: "Which drink",
			Required:    true,
			Choices: []discord.ApplicationCommandOptionChoiceString{
				{Name: "Coffee", Value: "coffee"},
				{Name: "Green tea", Value: "green_tea"},
			},
		},
		discord.ApplicationCommandOptionInt{
			Name:        "cups",
			Description: "How many cups",
			Required:    true,
			Choices: []discord.ApplicationCommandOptionChoiceInt{
				{Name: "One", Value: 1},
				{Name: "A dozen", Value: 12},
			},
		},
		discord.ApplicationCommandOptionFloat{
			Name:        "size",
			Description: "How many liters each",
			Choices: []discord.ApplicationCommandOptionChoiceFloat{
				{Name: "Small", Value: 0.25},
				{Name: "Huge", Value: 1},
			},
		},
	},
}

var limits = discord.SlashCommandCreate{
	Name:        "search",
	Description: "Search the messages",
	Options: []discord.ApplicationCommandOption{
		discord.ApplicationCommandOptionString{
			Name:         "query",
			Description:  "What to search for",
			Required:     true,
			MinLength:    pointer(2),
			MaxLength:    pointer(100),
			Autocomplete: true,
		},
		discord.ApplicationCommandOptionInt{
			Name:         "days",
			Description:  "How many days back",
			MinValue:     pointer(0),
			MaxValue:     pointer(30),
			Autocomplete: true,
		},
		discord.ApplicationCommandOptionFloat{
			Name:         "score",
			Description:  "How well it matches",
			MinValue:     pointer(0.5),
			MaxValue:     pointer(1.0),
			Autocomplete: true,
		},
		discord.ApplicationCommandOptionChannel{
			Name:         "channel",
			Description:  "Where to search",
			ChannelTypes: []discord.ChannelType{discord.ChannelTypeGuildText, discord.ChannelTypeGuildNews},
		},
	},
}

var subcommands = discord.SlashCommandCreate{
	Name:        "tag",
	Description: "Save texts and show them again",
	Options: []discord.ApplicationCommandOption{
		discord.ApplicationCommandOptionSubCommand{Name: "list", Description: "List all tags"},
		discord.ApplicationCommandOptionSubCommand{
			Name:        "save",
			Description: "Save a tag",
			Options: []discord.ApplicationCommandOption{
				discord.ApplicationCommandOptionString{Name: "name", Description: "What to call it", Required: true},
				discord.ApplicationCommandOptionBool{Name: "pinned", Description: "List it first"},
			},
		},
	},
}

var groups = discord.SlashCommandCreate{
	Name:        "config",
	Description: "Change the settings",
	Options: []discord.ApplicationCommandOption{
		discord.ApplicationCommandOptionSubCommandGroup{
			Name:        "role",
			Description: "Roles that members may take",
			Options: []discord.ApplicationCommandOptionSubCommand{
				{
					Name:        "add",
					Description: "Offer a role",
					Options: []discord.ApplicationCommandOption{
						discord.ApplicationCommandOptionRole{Name: "role", Description: "Which role", Required: true},
					},
				},
				{Name: "clear", Description: "Offer no roles"},
			},
		},
		discord.ApplicationCommandOptionSubCommandGroup{
			Name:        "log",
			Description: "The log of changes",
			Options: []discord.ApplicationCommandOptionSubCommand{
				{
					Name:        "move",
					Description: "Write the log to another channel",
					Options: []discord.ApplicationCommandOption{
						discord.ApplicationCommandOptionChannel{Name: "channel", Description: "Which channel", Required: true},
					},
				},
			},
		},
		discord.ApplicationCommandOptionSubCommand{Name: "reset", Description: "Restore the defaults"},
	},
}

var localizations = discord.SlashCommandCreate{
	Name:                     "play",
	NameLocalizations:        localized("abspielen", "reproducir", "tocar", "再生"),
	Description:              "Play music",
	DescriptionLocalizations: localized("Musik abspielen", "Reproducir música", "Poner música", "音楽を再生する"),
	Options: []discord.ApplicationCommandOption{
		discord.ApplicationCommandOptionString{
			Name:                     "playlist",
			NameLocalizations:        localized("liste", "lista", "repertorio", "リスト"),
			Description:              "Which playlist",
			DescriptionLocalizations: localized("Welche Liste", "Qué lista", "Cuál repertorio", "どのリスト"),
			Required:                 true,
			Choices: []discord.ApplicationCommandOptionChoiceString{
				{
					Name:              "Favorites",
					NameLocalizations: localized("Favoriten", "Favoritos", "Mis favoritas", "お気に入り"),
					Value:             "favorites",
				},
				{
					Name:              "Charts",
					NameLocalizations: localized("Hitparade", "Éxitos", "Más escuchadas", "ランキング"),
					Value:             "charts",
				},
			},
		},
	},
}

var access = discord.SlashCommandCreate{
	Name:                     "gallery",
	Description:              "Show pictures for adults",
	DefaultMemberPermissions: disgojson.NewNullablePtr(discord.PermissionEmbedLinks | discord.PermissionAttachFiles),
	NSFW:                     pointer(true),
	Contexts: []discord.InteractionContextType{
		discord.InteractionContextTypeGuild,
		discord.InteractionContextTypeBotDM,
		discord.InteractionContextTypePrivateChannel,
	},
	IntegrationTypes: []discord.ApplicationIntegrationType{
		discord.ApplicationIntegrationTypeGuildInstall,
		discord.ApplicationIntegrationTypeUserInstall,
	},
}

var userCommand = discord.UserCommandCreate{
	Name:              "Show avatar",
	NameLocalizations: localized("Avatar zeigen", "Ver avatar", "Mostrar avatar", "アバターを表示"),
}

var messageCommand = discord.MessageCommandCreate{
	Name:                     "Report to moderators",
	DefaultMemberPermissions: disgojson.NewNullablePtr(discord.PermissionSendMessages),
	Contexts:                 []discord.InteractionContextType{discord.InteractionContextTypeGuild},
}

func main() {
	definitions := []definition{
		{"plain", plain},
		{"option-types", optionTypes},
		{"choices", choices},
		{"limits", limits},
		{"subcommands", subcommands},
		{"groups", groups},
		{"localizations", localizations},
		{"access", access},
		{"user-command", userCommand},
		{"message-command", messageCommand},
	}
	if err := json.NewEncoder(os.Stdout).Encode(definitions); err != nil {
		log.Fatal(err)
	}
}
