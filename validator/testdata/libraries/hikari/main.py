"""Prints the ten definitions of ../README.md as hikari sends them."""

import json
import sys

import hikari
from hikari.commands import CommandChoice, CommandOption
from hikari.impl import ContextMenuCommandBuilder, EntityFactoryImpl, SlashCommandBuilder


def localized(de: str, es: str, es419: str, ja: str) -> dict[hikari.Locale, str]:
    return {
        hikari.Locale.DE: de,
        hikari.Locale.ES_ES: es,
        hikari.Locale.ES_LATAM: es419,
        hikari.Locale.JA: ja,
    }


def option(type: hikari.OptionType, name: str, description: str, **more) -> CommandOption:
    return CommandOption(type=type, name=name, description=description, **more)


plain = SlashCommandBuilder("ping", "Check that the bot responds")

option_types = (
    SlashCommandBuilder("report", "Report a problem")
    .add_option(option(hikari.OptionType.STRING, "subject", "What it is about", is_required=True))
    .add_option(option(hikari.OptionType.INTEGER, "severity", "How bad it is", is_required=True))
    .add_option(option(hikari.OptionType.BOOLEAN, "urgent", "Notify the moderators at once"))
    .add_option(option(hikari.OptionType.USER, "member", "Who caused it"))
    .add_option(option(hikari.OptionType.CHANNEL, "channel", "Where it happened"))
    .add_option(option(hikari.OptionType.ROLE, "role", "Who should handle it"))
    .add_option(option(hikari.OptionType.MENTIONABLE, "notify", "A member or role to notify"))
    .add_option(option(hikari.OptionType.FLOAT, "hours", "How long it lasted"))
    .add_option(option(hikari.OptionType.ATTACHMENT, "screenshot", "What it looked like"))
)

choices = (
    SlashCommandBuilder("order", "Order a drink")
    .add_option(
        option(
            hikari.OptionType.STRING,
            "drink",
            "Which drink",
            is_required=True,
            choices=[
                CommandChoice(name="Coffee", value="coffee"),
                CommandChoice(name="Green tea", value="green_tea"),
            ],
        )
    )
    .add_option(
        option(
            hikari.OptionType.INTEGER,
            "cups",
            "How many cups",
            is_required=True,
            choices=[CommandChoice(name="One", value=1), CommandChoice(name="A dozen", value=12)],
        )
    )
    .add_option(
        option(
            hikari.OptionType.FLOAT,
            "size",
            "How many liters each",
            choices=[CommandChoice(name="Small", value=0.25), CommandChoice(name="Huge", value=1.0)],
        )
    )
)

limits = (
    SlashCommandBuilder("search", "Search the messages")
    .add_option(
        option(
            hikari.OptionType.STRING,
            "query",
            "What to search for",
            is_required=True,
            min_length=2,
            max_length=100,
            autocomplete=True,
        )
    )
    .add_option(
        option(
            hikari.OptionType.INTEGER,
            "days",
            "How many days back",
            min_value=0,
            max_value=30,
            autocomplete=True,
        )
    )
    .add_option(
        option(
            hikari.OptionType.FLOAT,
            "score",
            "How well it matches",
            min_value=0.5,
            max_value=1.0,
            autocomplete=True,
        )
    )
    .add_option(
        option(
            hikari.OptionType.CHANNEL,
            "channel",
            "Where to search",
            channel_types=[hikari.ChannelType.GUILD_TEXT, hikari.ChannelType.GUILD_NEWS],
        )
    )
)

subcommands = (
    SlashCommandBuilder("tag", "Save texts and show them again")
    .add_option(option(hikari.OptionType.SUB_COMMAND, "list", "List all tags"))
    .add_option(
        option(
            hikari.OptionType.SUB_COMMAND,
            "save",
            "Save a tag",
            options=[
                option(hikari.OptionType.STRING, "name", "What to call it", is_required=True),
                option(hikari.OptionType.BOOLEAN, "pinned", "List it first"),
            ],
        )
    )
)

groups = (
    SlashCommandBuilder("config", "Change the settings")
    .add_option(
        option(
            hikari.OptionType.SUB_COMMAND_GROUP,
            "role",
            "Roles that members may take",
            options=[
                option(
                    hikari.OptionType.SUB_COMMAND,
                    "add",
                    "Offer a role",
                    options=[option(hikari.OptionType.ROLE, "role", "Which role", is_required=True)],
                ),
                option(hikari.OptionType.SUB_COMMAND, "clear", "Offer no roles"),
            ],
        )
    )
    .add_option(
        option(
            hikari.OptionType.SUB_COMMAND_GROUP,
            "log",
            "The log of changes",
            options=[
                option(
                    hikari.OptionType.SUB_COMMAND,
                    "move",
                    "Write the log to another channel",
                    options=[option(hikari.OptionType.CHANNEL, "channel", "Which channel", is_required=True)],
                ),
            ],
        )
    )
    .add_option(option(hikari.OptionType.SUB_COMMAND, "reset", "Restore the defaults"))
)

localizations = (
    SlashCommandBuilder("play", "Play music")
    .set_name_localizations(localized("abspielen", "reproducir", "tocar", "再生"))
    .set_description_localizations(
        localized("Musik abspielen", "Reproducir música", "Poner música", "音楽を再生する")
    )
    .add_option(
        option(
            hikari.OptionType.STRING,
            "playlist",
            "Which playlist",
            name_localizations=localized("liste", "lista", "repertorio", "リスト"),
            description_localizations=localized("Welche Liste", "Qué lista", "Cuál repertorio", "どのリスト"),
            is_required=True,
            choices=[
                CommandChoice(
                    name="Favorites",
                    name_localizations=localized("Favoriten", "Favoritos", "Mis favoritas", "お気に入り"),
                    value="favorites",
                ),
                CommandChoice(
                    name="Charts",
                    name_localizations=localized("Hitparade", "Éxitos", "Más escuchadas", "ランキング"),
                    value="charts",
                ),
            ],
        )
    )
)

access = (
    SlashCommandBuilder("gallery", "Show pictures for adults")
    .set_default_member_permissions(hikari.Permissions.EMBED_LINKS | hikari.Permissions.ATTACH_FILES)
    .set_is_nsfw(True)
    .set_context_types(
        [
            hikari.ApplicationContextType.GUILD,
            hikari.ApplicationContextType.BOT_DM,
            hikari.ApplicationContextType.PRIVATE_CHANNEL,
        ]
    )
    .set_integration_types(
        [
            hikari.ApplicationIntegrationType.GUILD_INSTALL,
            hikari.ApplicationIntegrationType.USER_INSTALL,
        ]
    )
)

user_command = ContextMenuCommandBuilder(
    hikari.CommandType.USER, "Show avatar"
).set_name_localizations(localized("Avatar zeigen", "Ver avatar", "Mostrar avatar", "アバターを表示"))

message_command = (
    ContextMenuCommandBuilder(hikari.CommandType.MESSAGE, "Report to moderators")
    .set_default_member_permissions(hikari.Permissions.SEND_MESSAGES)
    .set_context_types([hikari.ApplicationContextType.GUILD])
)

DEFINITIONS = {
    "plain": plain,
    "option-types": option_types,
    "choices": choices,
    "limits": limits,
    "subcommands": subcommands,
    "groups": groups,
    "localizations": localizations,
    "access": access,
    "user-command": user_command,
    "message-command": message_command,
}

# As RESTClient.set_application_commands does it. Serializing commands makes no use of the application.
factory = EntityFactoryImpl(app=None)
documents = [{"name": name, "document": builder.build(factory)} for name, builder in DEFINITIONS.items()]
json.dump(documents, sys.stdout, ensure_ascii=False)
