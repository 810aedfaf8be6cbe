// Command discordgo prints the ten definitions of ../README.md as discordgo sends them.
package main

import (
	"encoding/json"
	"log"
	"os"

	"github.com/bwmarrin/discordgo"
)

// definition is a command with the name of its definition.
type definition struct {
	Name     string                        `json:"name"`
	Document *discordgo.ApplicationCommand `json:"document"`
}

func pointer[T any](value T) *T { return &value }

func localized(de, es, es419, ja string) map[discordgo.Locale]string {
	return map[discordgo.Locale]string{
		discordgo.German: de, discordgo.SpanishES: es, discordgo.SpanishLATAM: es419, discordgo.Japanese: ja,
	}
}

var plain = &discordgo.ApplicationCommand{Name: "ping", Description: "Check that the bot responds"}

var optionTypes = &discordgo.ApplicationCommand{
	Name:        "report",
	Description: "Report a problem",
	Options: []*discordgo.ApplicationCommandOption{
		{Type: discordgo.ApplicationCommandOptionString, Name: "subject", Description: "What it is about", Required: true},
		{Type: discordgo.ApplicationCommandOptionInteger, Name: "severity", Description: "How bad it is", Required: true},
		{Type: discordgo.ApplicationCommandOptionBoolean, Name: "urgent", Description: "Notify the moderators at once"},
		{Type: discordgo.ApplicationCommandOptionUser, Name: "member", Description: "Who caused it"},
		{Type: discordgo.ApplicationCommandOptionChannel, Name: "channel", Description: "Where it happened"},
		{Type: discordgo.ApplicationCommandOptionRole, Name: "role", Description: "Who should handle it"},
		{Type: discordgo.ApplicationCommandOptionMentionable, Name: "notify", Description: "A member or role to notify"},
		{Type: discordgo.ApplicationCommandOptionNumber, Name: "hours", Description: "How long it lasted"},
		{Type: discordgo.ApplicationCommandOptionAttachment, Name: "screenshot", Description: "What it looked like"},
	},
}

var choices = &discordgo.ApplicationCommand{
	Name:        "order",
	Description: "Order a drink",
	Options: []*discordgo.ApplicationCommandOption{
		{
			Type:        discordgo.ApplicationCommandOptionString,
			Name:        "drink",
			Description: "Which drink",
			Required:    true,
			Choices: []*discordgo.ApplicationCommandOptionChoice{
				{Name: "Coffee", Value: "coffee"},
				{Name: "Green tea", Value: "green_tea"},
			},
		},
		{
			Type:        discordgo.ApplicationCommandOptionInteger,
			Name:        "cups",
			Description: "How many cups",
			Required:    true,
			Choices: []*discordgo.ApplicationCommandOptionChoice{
				{Name: "One", Value: 1},
				{Name: "A dozen", Value: 12},
			},
		},
		{
			Type:        discordgo.ApplicationCommandOptionNumber,
			Name:        "size",
			Description: "How many liters each",
			Choices: []*discordgo.ApplicationCommandOptionChoice{
				{Name: "Small", Value: 0.25},
				{Name: "Huge", Value: 1.0},
			},
		},
	},
}

var limits = &discordgo.ApplicationCommand{
	Name:        "search",
	Description: "Search the messages",
	Options: []*discordgo.ApplicationCommandOption{
		{
			Type:         discordgo.ApplicationCommandOptionString,
			Name:         "query",
			Description:  "What to search for",
			Required:     true,
			MinLength:    pointer(2),
			MaxLength:    100,
			Autocomplete: true,
		},
		{
			Type:         discordgo.ApplicationCommandOptionInteger,
			Name:         "days",
			Description:  "How many days back",
			MinValue:     pointer(0.0),
			MaxValue:     30,
			Autocomplete: true,
		},
		{
			Type:         discordgo.ApplicationCommandOptionNumber,
			Name:         "score",
			Description:  "How well it matches",
			MinValue:     pointer(0.5),
			MaxValue:     1,
			Autocomplete: true,
		},
		{
			Type:         discordgo.ApplicationCommandOptionChannel,
			Name:         "channel",
			Description:  "Where to search",
			ChannelTypes: []discordgo.ChannelType{discordgo.ChannelTypeGuildText, discordgo.ChannelTypeGuildNews},
		},
	},
}

var subcommands = &discordgo.ApplicationCommand{
	Name:        "tag",
	Description: "Save texts and show them again",
	Options: []*discordgo.ApplicationCommandOption{
		{Type: discordgo.ApplicationCommandOptionSubCommand, Name: "list", Description: "List all tags"},
		{
			Type:        discordgo.ApplicationCommandOptionSubCommand,
			Name:        "save",
			Description: "Save a tag",
			Options: []*discordgo.ApplicationCommandOption{
				{Type: discordgo.ApplicationCommandOptionString, Name: "name", Description: "What to call it", Required: true},
				{Type: discordgo.ApplicationCommandOptionBoolean, Name: "pinned", Description: "List it first"},
			},
		},
	},
}

var groups = &discordgo.ApplicationCommand{
	Name:        "config",
	Description: "Change the settings",
	Options: []*discordgo.ApplicationCommandOption{
		{
			Type:        discordgo.ApplicationCommandOptionSubCommandGroup,
			Name:        "role",
			Description: "Roles that members may take",
			Options: []*discordgo.ApplicationCommandOption{
				{
					Type:        discordgo.ApplicationCommandOptionSubCommand,
					Name:        "add",
					Description: "Offer a role",
					Options: []*discordgo.ApplicationCommandOption{
						{Type: discordgo.ApplicationCommandOptionRole, Name: "role", Description: "Which role", Required: true},
					},
				},
				{Type: discordgo.ApplicationCommandOptionSubCommand, Name: "clear", Description: "Offer no roles"},
			},
		},
		{
			Type:        discordgo.ApplicationCommandOptionSubCommandGroup,
			Name:        "log",
			Description: "The log of changes",
			Options: []*discordgo.ApplicationCommandOption{
				{
					Type:        discordgo.ApplicationCommandOptionSubCommand,
					Name:        "move",
					Description: "Write the log to another channel",
					Options: []*discordgo.ApplicationCommandOption{
						{Type: discordgo.ApplicationCommandOptionChannel, Name: "channel", Description: "Which channel", Required: true},
					},
				},
			},
		},
		{Type: discordgo.ApplicationCommandOptionSubCommand, Name: "reset", Description: "Restore the defaults"},
	},
}

var localizations = &discordgo.ApplicationCommand{
	Name:              "play",
	NameLocalizations: pointer(localized("abspielen", "reproducir", "tocar", "再生")),
	Description:       "Play music",
	DescriptionLocalizations: pointer(localized(
		"Musik abspielen", "Reproducir música", "Poner música", "音楽を再生する",
	)),
	Options: []*discordgo.ApplicationCommandOption{
		{
			Type:                     discordgo.ApplicationCommandOptionString,
			Name:                     "playlist",
			NameLocalizations:        localized("liste", "lista", "repertorio", "リスト"),
			Description:              "Which playlist",
			DescriptionLocalizations: localized("Welche Liste", "Qué lista", "Cuál repertorio", "どのリスト"),
			Required:                 true,
			Choices: []*discordgo.ApplicationCommandOptionChoice{
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

var access = &discordgo.ApplicationCommand{
	Name:                     "gallery",
	Description:              "Show pictures for adults",
	DefaultMemberPermissions: pointer(int64(discordgo.PermissionEmbedLinks | discordgo.PermissionAttachFiles)),
	NSFW:                     pointer(true),
	Contexts: &[]discordgo.InteractionContextType{
		discordgo.InteractionContextGuild,
		discordgo.InteractionContextBotDM,
		discordgo.InteractionContextPrivateChannel,
	},
	IntegrationTypes: &[]discordgo.ApplicationIntegrationType{
		discordgo.ApplicationIntegrationGuildInstall,
		discordgo.ApplicationIntegrationUserInstall,
	},
}

var userCommand = &discordgo.ApplicationCommand{
	Type:              discordgo.UserApplicationCommand,
	Name:              "Show avatar",
	NameLocalizations: pointer(localized("Avatar zeigen", "Ver avatar", "Mostrar avatar", "アバターを表示")),
}

var messageCommand = &discordgo.ApplicationCommand{
	Type:                     discordgo.MessageApplicationCommand,
	Name:                     "Report to moderators",
	DefaultMemberPermissions: pointer(int64(discordgo.PermissionSendMessages)),
	Contexts:                 &[]discordgo.InteractionContextType{discordgo.InteractionContextGuild},
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
