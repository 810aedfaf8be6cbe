"""Prints the ten definitions of ../README.md as interactions.py sends them."""

import json
import sys

import interactions
from interactions import (
    ContextType,
    IntegrationType,
    LocalisedDesc,
    LocalisedName,
    OptionType,
    Permissions,
    SlashCommandChoice,
    slash_command,
    slash_option,
    subcommand,
)
from interactions.models.internal.application_commands import application_commands_to_dict
from interactions.models.internal.localisation import LocalisedField

# Of the two Spanish locales, interactions.py has only es-ES.


@slash_command("ping", description="Check that the bot responds")
async def plain(ctx): ...


@slash_command("report", description="Report a problem")
@slash_option("subject", "What it is about", OptionType.STRING, required=True)
@slash_option("severity", "How bad it is", OptionType.INTEGER, required=True)
@slash_option("urgent", "Notify the moderators at once", OptionType.BOOLEAN)
@slash_option("member", "Who caused it", OptionType.USER)
@slash_option("channel", "Where it happened", OptionType.CHANNEL)
@slash_option("role", "Who should handle it", OptionType.ROLE)
@slash_option("notify", "A member or role to notify", OptionType.MENTIONABLE)
@slash_option("hours", "How long it lasted", OptionType.NUMBER)
@slash_option("screenshot", "What it looked like", OptionType.ATTACHMENT)
async def option_types(
    ctx,
    subject,
    severity,
    urgent=None,
    member=None,
    channel=None,
    role=None,
    notify=None,
    hours=None,
    screenshot=None,
): ...


@slash_command("order", description="Order a drink")
@slash_option(
    "drink",
    "Which drink",
    OptionType.STRING,
    required=True,
    choices=[SlashCommandChoice("Coffee", "coffee"), SlashCommandChoice("Green tea", "green_tea")],
)
@slash_option(
    "cups",
    "How many cups",
    OptionType.INTEGER,
    required=True,
    choices=[SlashCommandChoice("One", 1), SlashCommandChoice("A dozen", 12)],
)
@slash_option(
    "size",
    "How many liters each",
    OptionType.NUMBER,
    choices=[SlashCommandChoice("Small", 0.25), SlashCommandChoice("Huge", 1.0)],
)
async def choices(ctx, drink, cups, size=None): ...


@slash_command("search", description="Search the messages")
@slash_option(
    "query",
    "What to search for",
    OptionType.STRING,
    required=True,
    min_length=2,
    max_length=100,
    autocomplete=True,
)
@slash_option(
    "days", "How many days back", OptionType.INTEGER, min_value=0, max_value=30, autocomplete=True
)
@slash_option(
    "score", "How well it matches", OptionType.NUMBER, min_value=0.5, max_value=1.0, autocomplete=True
)
@slash_option(
    "channel",
    "Where to search",
    OptionType.CHANNEL,
    channel_types=[interactions.ChannelType.GUILD_TEXT, interactions.ChannelType.GUILD_NEWS],
)
async def limits(ctx, query, days=None, score=None, channel=None): ...


@subcommand(
    "tag", name="list", description="List all tags", base_description="Save texts and show them again"
)
async def tag_list(ctx): ...


@subcommand("tag", name="save", description="Save a tag", base_description="Save texts and show them again")
@slash_option("name", "What to call it", OptionType.STRING, required=True)
@slash_option("pinned", "List it first", OptionType.BOOLEAN)
async def tag_save(ctx, name, pinned=False): ...


@subcommand(
    "config",
    subcommand_group="role",
    name="add",
    description="Offer a role",
    base_description="Change the settings",
    subcommand_group_description="Roles that members may take",
)
@slash_option("role", "Which role", OptionType.ROLE, required=True)
async def role_add(ctx, role): ...


@subcommand(
    "config",
    subcommand_group="role",
    name="clear",
    description="Offer no roles",
    base_description="Change the settings",
    subcommand_group_description="Roles that members may take",
)
async def role_clear(ctx): ...


@subcommand(
    "config",
    subcommand_group="log",
    name="move",
    description="Write the log to another channel",
    base_description="Change the settings",
    subcommand_group_description="The log of changes",
)
@slash_option("channel", "Which channel", OptionType.CHANNEL, required=True)
async def log_move(ctx, channel): ...


@subcommand(
    "config", name="reset", description="Restore the defaults", base_description="Change the settings"
)
async def config_reset(ctx): ...


@slash_command(
    LocalisedName(english_us="play", german="abspielen", spanish="reproducir", japanese="再生"),
    description=LocalisedDesc(
        english_us="Play music", german="Musik abspielen", spanish="Reproducir música", japanese="音楽を再生する"
    ),
)
@slash_option(
    LocalisedName(english_us="playlist", german="liste", spanish="lista", japanese="リスト"),
    LocalisedDesc(
        english_us="Which playlist", german="Welche Liste", spanish="Qué lista", japanese="どのリスト"
    ),
    OptionType.STRING,
    required=True,
    choices=[
        SlashCommandChoice(
            LocalisedField(
                english_us="Favorites", german="Favoriten", spanish="Favoritos", japanese="お気に入り"
            ),
            "favorites",
        ),
        SlashCommandChoice(
            LocalisedField(
                english_us="Charts", german="Hitparade", spanish="Éxitos", japanese="ランキング"
            ),
            "charts",
        ),
    ],
    argument_name="playlist",
)
async def localizations(ctx, playlist): ...


@slash_command(
    "gallery",
    description="Show pictures for adults",
    nsfw=True,
    default_member_permissions=Permissions.EMBED_LINKS | Permissions.ATTACH_FILES,
    contexts=[ContextType.GUILD, ContextType.BOT_DM, ContextType.PRIVATE_CHANNEL],
    integration_types=[IntegrationType.GUILD_INSTALL, IntegrationType.USER_INSTALL],
)
async def access(ctx): ...


@interactions.user_context_menu(
    LocalisedField(
        english_us="Show avatar", german="Avatar zeigen", spanish="Ver avatar", japanese="アバターを表示"
    )
)
async def user_command(ctx): ...


@interactions.message_context_menu(
    "Report to moderators",
    default_member_permissions=Permissions.SEND_MESSAGES,
    contexts=[ContextType.GUILD],
)
async def message_command(ctx): ...


COMMANDS = [
    plain,
    option_types,
    choices,
    limits,
    tag_list,
    tag_save,
    role_add,
    role_clear,
    log_move,
    config_reset,
    localizations,
    access,
    user_command,
    message_command,
]
DEFINITIONS = {
    "ping": "plain",
    "report": "option-types",
    "order": "choices",
    "search": "limits",
    "tag": "subcommands",
    "config": "groups",
    "play": "localizations",
    "gallery": "access",
    "Show avatar": "user-command",
    "Report to moderators": "message-command",
}

client = interactions.Client()
for command in COMMANDS:
    client.add_interaction(command)
# As Client.synchronise_interactions does it, which joins the subcommands.
scopes = application_commands_to_dict(client.interactions_by_scope, client)
documents = [{"name": DEFINITIONS[d["name"]], "document": d} for d in scopes[interactions.GLOBAL_SCOPE]]
json.dump(documents, sys.stdout, ensure_ascii=False)
