"""Prints the ten definitions of ../README.md as discord.py sends them."""

import asyncio
import json
import sys
import typing

import discord
from discord import app_commands
from discord.app_commands import locale_str

tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))


@tree.command(name="ping", description="Check that the bot responds")
async def plain(interaction: discord.Interaction) -> None: ...


@tree.command(name="report", description="Report a problem")
@app_commands.describe(
    subject="What it is about",
    severity="How bad it is",
    urgent="Notify the moderators at once",
    member="Who caused it",
    channel="Where it happened",
    role="Who should handle it",
    notify="A member or role to notify",
    hours="How long it lasted",
    screenshot="What it looked like",
)
async def option_types(
    interaction: discord.Interaction,
    subject: str,
    severity: int,
    urgent: typing.Optional[bool],
    member: typing.Optional[discord.Member],
    channel: typing.Optional[discord.abc.GuildChannel],
    role: typing.Optional[discord.Role],
    notify: typing.Optional[typing.Union[discord.Member, discord.Role]],
    hours: typing.Optional[float],
    screenshot: typing.Optional[discord.Attachment],
) -> None: ...


@tree.command(name="order", description="Order a drink")
@app_commands.describe(drink="Which drink", cups="How many cups", size="How many liters each")
@app_commands.choices(
    drink=[
        app_commands.Choice(name="Coffee", value="coffee"),
        app_commands.Choice(name="Green tea", value="green_tea"),
    ],
    cups=[app_commands.Choice(name="One", value=1), app_commands.Choice(name="A dozen", value=12)],
    size=[app_commands.Choice(name="Small", value=0.25), app_commands.Choice(name="Huge", value=1.0)],
)
async def choices(
    interaction: discord.Interaction, drink: str, cups: int, size: typing.Optional[float]
) -> None: ...


@tree.command(name="search", description="Search the messages")
@app_commands.describe(
    query="What to search for",
    days="How many days back",
    score="How well it matches",
    channel="Where to search",
)
async def limits(
    interaction: discord.Interaction,
    query: app_commands.Range[str, 2, 100],
    days: typing.Optional[app_commands.Range[int, 0, 30]],
    score: typing.Optional[app_commands.Range[float, 0.5, 1.0]],
    channel: typing.Optional[discord.TextChannel],
) -> None: ...


@limits.autocomplete("query")
@limits.autocomplete("days")
@limits.autocomplete("score")
async def complete(interaction: discord.Interaction, current: typing.Any) -> list: ...


tag = app_commands.Group(name="tag", description="Save texts and show them again")


@tag.command(name="list", description="List all tags")
async def tag_list(interaction: discord.Interaction) -> None: ...


@tag.command(name="save", description="Save a tag")
@app_commands.describe(name="What to call it", pinned="List it first")
async def tag_save(interaction: discord.Interaction, name: str, pinned: bool = False) -> None: ...


config = app_commands.Group(name="config", description="Change the settings")
config_role = app_commands.Group(name="role", description="Roles that members may take", parent=config)
config_log = app_commands.Group(name="log", description="The log of changes", parent=config)


@config_role.command(name="add", description="Offer a role")
@app_commands.describe(role="Which role")
async def role_add(interaction: discord.Interaction, role: discord.Role) -> None: ...


@config_role.command(name="clear", description="Offer no roles")
async def role_clear(interaction: discord.Interaction) -> None: ...


@config_log.command(name="move", description="Write the log to another channel")
@app_commands.describe(channel="Which channel")
async def log_move(interaction: discord.Interaction, channel: discord.abc.GuildChannel) -> None: ...


@config.command(name="reset", description="Restore the defaults")
async def config_reset(interaction: discord.Interaction) -> None: ...


tree.add_command(tag)
tree.add_command(config)


@tree.command(name=locale_str("play"), description=locale_str("Play music"))
@app_commands.describe(playlist=locale_str("Which playlist"))
@app_commands.choices(
    playlist=[
        app_commands.Choice(name=locale_str("Favorites"), value="favorites"),
        app_commands.Choice(name=locale_str("Charts"), value="charts"),
    ]
)
async def localizations(interaction: discord.Interaction, playlist: str) -> None: ...


@tree.command(name="gallery", description="Show pictures for adults", nsfw=True)
@app_commands.default_permissions(embed_links=True, attach_files=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
@app_commands.allowed_installs(guilds=True, users=True)
async def access(interaction: discord.Interaction) -> None: ...


@tree.context_menu(name=locale_str("Show avatar"))
async def user_command(interaction: discord.Interaction, user: discord.User) -> None: ...


@tree.context_menu(name="Report to moderators")
@app_commands.default_permissions(send_messages=True)
@app_commands.allowed_contexts(guilds=True)
async def message_command(interaction: discord.Interaction, message: discord.Message) -> None: ...


LOCALES = [
    discord.Locale.german,
    discord.Locale.spain_spanish,
    discord.Locale.latin_american_spanish,
    discord.Locale.japanese,
]
TRANSLATIONS = {
    "play": ["abspielen", "reproducir", "tocar", "再生"],
    "Play music": ["Musik abspielen", "Reproducir música", "Poner música", "音楽を再生する"],
    "playlist": ["liste", "lista", "repertorio", "リスト"],
    "Which playlist": ["Welche Liste", "Qué lista", "Cuál repertorio", "どのリスト"],
    "Favorites": ["Favoriten", "Favoritos", "Mis favoritas", "お気に入り"],
    "Charts": ["Hitparade", "Éxitos", "Más escuchadas", "ランキング"],
    "Show avatar": ["Avatar zeigen", "Ver avatar", "Mostrar avatar", "アバターを表示"],
}


class Translator(app_commands.Translator):
    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> typing.Optional[str]:
        if locale not in LOCALES or string.message not in TRANSLATIONS:
            return None
        return TRANSLATIONS[string.message][LOCALES.index(locale)]


DEFINITIONS = {
    "plain": plain,
    "option-types": option_types,
    "choices": choices,
    "limits": limits,
    "subcommands": tag,
    "groups": config,
    "localizations": localizations,
    "access": access,
    "user-command": user_command,
    "message-command": message_command,
}


async def main() -> None:
    """Serializes each command as CommandTree.sync does."""
    await tree.set_translator(Translator())
    assert tree.translator
    documents = []
    for name, command in DEFINITIONS.items():
        document = await command.get_translated_payload(tree, tree.translator)
        documents.append({"name": name, "document": document})
    json.dump(documents, sys.stdout, ensure_ascii=False)


asyncio.run(main())
