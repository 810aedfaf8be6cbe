"""Prints the ten definitions of ../README.md as disnake sends them."""

import asyncio
import json
import sys

import disnake
from disnake import Localized, OptionChoice
from disnake.ext import commands

LOCALES = [disnake.Locale.de, disnake.Locale.es_ES, disnake.Locale.es_LATAM, disnake.Locale.ja]


def localized(text: str, *translations: str) -> Localized:
    return Localized(text, data=dict(zip(LOCALES, translations)))


async def complete(inter: disnake.ApplicationCommandInteraction, text) -> list:
    return []


def build() -> dict[str, commands.InvokableApplicationCommand]:
    bot = commands.InteractionBot()

    @bot.slash_command(name="ping", description="Check that the bot responds")
    async def plain(inter: disnake.ApplicationCommandInteraction): ...

    @bot.slash_command(name="report", description="Report a problem")
    async def option_types(
        inter: disnake.ApplicationCommandInteraction,
        subject: str = commands.Param(description="What it is about"),
        severity: int = commands.Param(description="How bad it is"),
        urgent: bool = commands.Param(None, description="Notify the moderators at once"),
        member: disnake.Member = commands.Param(None, description="Who caused it"),
        channel: disnake.abc.GuildChannel = commands.Param(None, description="Where it happened"),
        role: disnake.Role = commands.Param(None, description="Who should handle it"),
        notify: disnake.Member | disnake.Role = commands.Param(None, description="A member or role to notify"),
        hours: float = commands.Param(None, description="How long it lasted"),
        screenshot: disnake.Attachment = commands.Param(None, description="What it looked like"),
    ): ...

    @bot.slash_command(name="order", description="Order a drink")
    async def choices(
        inter: disnake.ApplicationCommandInteraction,
        drink: str = commands.Param(
            description="Which drink",
            choices=[OptionChoice("Coffee", "coffee"), OptionChoice("Green tea", "green_tea")],
        ),
        cups: int = commands.Param(
            description="How many cups", choices=[OptionChoice("One", 1), OptionChoice("A dozen", 12)]
        ),
        size: float = commands.Param(
            None,
            description="How many liters each",
            choices=[OptionChoice("Small", 0.25), OptionChoice("Huge", 1.0)],
        ),
    ): ...

    @bot.slash_command(name="search", description="Search the messages")
    async def limits(
        inter: disnake.ApplicationCommandInteraction,
        query: str = commands.Param(
            description="What to search for", min_length=2, max_length=100, autocomplete=complete
        ),
        days: int = commands.Param(None, description="How many days back", ge=0, le=30, autocomplete=complete),
        score: float = commands.Param(
            None, description="How well it matches", ge=0.5, le=1.0, autocomplete=complete
        ),
        channel: disnake.abc.GuildChannel = commands.Param(
            None,
            description="Where to search",
            channel_types=[disnake.ChannelType.text, disnake.ChannelType.news],
        ),
    ): ...

    @bot.slash_command(name="tag", description="Save texts and show them again")
    async def tag(inter: disnake.ApplicationCommandInteraction): ...

    @tag.sub_command(name="list", description="List all tags")
    async def tag_list(inter: disnake.ApplicationCommandInteraction): ...

    @tag.sub_command(name="save", description="Save a tag")
    async def tag_save(
        inter: disnake.ApplicationCommandInteraction,
        name: str = commands.Param(description="What to call it"),
        pinned: bool = commands.Param(None, description="List it first"),
    ): ...

    @bot.slash_command(name="config", description="Change the settings")
    async def config(inter: disnake.ApplicationCommandInteraction): ...

    # disnake describes every group as "-".
    @config.sub_command_group(name="role")
    async def config_role(inter: disnake.ApplicationCommandInteraction): ...

    @config_role.sub_command(name="add", description="Offer a role")
    async def role_add(
        inter: disnake.ApplicationCommandInteraction,
        role: disnake.Role = commands.Param(description="Which role"),
    ): ...

    @config_role.sub_command(name="clear", description="Offer no roles")
    async def role_clear(inter: disnake.ApplicationCommandInteraction): ...

    @config.sub_command_group(name="log")
    async def config_log(inter: disnake.ApplicationCommandInteraction): ...

    @config_log.sub_command(name="move", description="Write the log to another channel")
    async def log_move(
        inter: disnake.ApplicationCommandInteraction,
        channel: disnake.abc.GuildChannel = commands.Param(description="Which channel"),
    ): ...

    @config.sub_command(name="reset", description="Restore the defaults")
    async def config_reset(inter: disnake.ApplicationCommandInteraction): ...

    @bot.slash_command(
        name=localized("play", "abspielen", "reproducir", "tocar", "再生"),
        description=localized(
            "Play music", "Musik abspielen", "Reproducir música", "Poner música", "音楽を再生する"
        ),
    )
    async def localizations(
        inter: disnake.ApplicationCommandInteraction,
        playlist: str = commands.Param(
            name=localized("playlist", "liste", "lista", "repertorio", "リスト"),
            description=localized(
                "Which playlist", "Welche Liste", "Qué lista", "Cuál repertorio", "どのリスト"
            ),
            choices=[
                OptionChoice(
                    localized("Favorites", "Favoriten", "Favoritos", "Mis favoritas", "お気に入り"), "favorites"
                ),
                OptionChoice(
                    localized("Charts", "Hitparade", "Éxitos", "Más escuchadas", "ランキング"), "charts"
                ),
            ],
        ),
    ): ...

    @bot.slash_command(
        name="gallery",
        description="Show pictures for adults",
        nsfw=True,
        default_member_permissions=disnake.Permissions(embed_links=True, attach_files=True),
        contexts=disnake.InteractionContextTypes(guild=True, bot_dm=True, private_channel=True),
        install_types=disnake.ApplicationInstallTypes(guild=True, user=True),
    )
    async def access(inter: disnake.ApplicationCommandInteraction): ...

    @bot.user_command(
        name=localized("Show avatar", "Avatar zeigen", "Ver avatar", "Mostrar avatar", "アバターを表示")
    )
    async def user_command(inter: disnake.UserCommandInteraction): ...

    @bot.message_command(
        name="Report to moderators",
        default_member_permissions=disnake.Permissions(send_messages=True),
        contexts=disnake.InteractionContextTypes(guild=True),
    )
    async def message_command(inter: disnake.MessageCommandInteraction): ...

    return {
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
    documents = [{"name": name, "document": command.body.to_dict()} for name, command in build().items()]
    json.dump(documents, sys.stdout, ensure_ascii=False)


asyncio.run(main())
