"""Prints the ten definitions of ../README.md as nextcord sends them."""

import asyncio
import json
import sys
from typing import Optional

import nextcord
from nextcord import Locale, Permissions, SlashOption


def localized(de: str, es: str, es419: str, ja: str) -> dict:
    # nextcord has no es-419 among its locales; a string is taken as it is.
    return {Locale.de: de, Locale.es_ES: es, "es-419": es419, Locale.ja: ja}


def build() -> dict[str, nextcord.BaseApplicationCommand]:
    client = nextcord.Client()

    @client.slash_command("ping", "Check that the bot responds")
    async def plain(interaction: nextcord.Interaction): ...

    @client.slash_command("report", "Report a problem")
    async def option_types(
        interaction: nextcord.Interaction,
        subject: str = SlashOption(description="What it is about"),
        severity: int = SlashOption(description="How bad it is"),
        urgent: Optional[bool] = SlashOption(description="Notify the moderators at once"),
        member: Optional[nextcord.Member] = SlashOption(description="Who caused it"),
        channel: Optional[nextcord.abc.GuildChannel] = SlashOption(description="Where it happened"),
        role: Optional[nextcord.Role] = SlashOption(description="Who should handle it"),
        notify: Optional[nextcord.Mentionable] = SlashOption(description="A member or role to notify"),
        hours: Optional[float] = SlashOption(description="How long it lasted"),
        screenshot: Optional[nextcord.Attachment] = SlashOption(description="What it looked like"),
    ): ...

    @client.slash_command("order", "Order a drink")
    async def choices(
        interaction: nextcord.Interaction,
        drink: str = SlashOption(
            description="Which drink", choices={"Coffee": "coffee", "Green tea": "green_tea"}
        ),
        cups: int = SlashOption(description="How many cups", choices={"One": 1, "A dozen": 12}),
        size: Optional[float] = SlashOption(
            description="How many liters each", choices={"Small": 0.25, "Huge": 1.0}
        ),
    ): ...

    @client.slash_command("search", "Search the messages")
    async def limits(
        interaction: nextcord.Interaction,
        query: str = SlashOption(description="What to search for", min_length=2, max_length=100),
        days: Optional[int] = SlashOption(description="How many days back", min_value=0, max_value=30),
        score: Optional[float] = SlashOption(description="How well it matches", min_value=0.5, max_value=1.0),
        channel: Optional[nextcord.abc.GuildChannel] = SlashOption(
            description="Where to search",
            channel_types=[nextcord.ChannelType.text, nextcord.ChannelType.news],
        ),
    ): ...

    @limits.on_autocomplete("query")
    async def complete_query(interaction: nextcord.Interaction, query: str): ...

    @limits.on_autocomplete("days")
    async def complete_days(interaction: nextcord.Interaction, days: int): ...

    @limits.on_autocomplete("score")
    async def complete_score(interaction: nextcord.Interaction, score: float): ...

    @client.slash_command("tag", "Save texts and show them again")
    async def tag(interaction: nextcord.Interaction): ...

    @tag.subcommand("list", "List all tags")
    async def tag_list(interaction: nextcord.Interaction): ...

    @tag.subcommand("save", "Save a tag")
    async def tag_save(
        interaction: nextcord.Interaction,
        name: str = SlashOption(description="What to call it"),
        pinned: Optional[bool] = SlashOption(description="List it first"),
    ): ...

    @client.slash_command("config", "Change the settings")
    async def config(interaction: nextcord.Interaction): ...

    @config.subcommand("role", "Roles that members may take")
    async def config_role(interaction: nextcord.Interaction): ...

    @config_role.subcommand("add", "Offer a role")
    async def role_add(
        interaction: nextcord.Interaction, role: nextcord.Role = SlashOption(description="Which role")
    ): ...

    @config_role.subcommand("clear", "Offer no roles")
    async def role_clear(interaction: nextcord.Interaction): ...

    @config.subcommand("log", "The log of changes")
    async def config_log(interaction: nextcord.Interaction): ...

    @config_log.subcommand("move", "Write the log to another channel")
    async def log_move(
        interaction: nextcord.Interaction,
        channel: nextcord.abc.GuildChannel = SlashOption(description="Which channel"),
    ): ...

    @config.subcommand("reset", "Restore the defaults")
    async def config_reset(interaction: nextcord.Interaction): ...

    @client.slash_command(
        "play",
        "Play music",
        name_localizations=localized("abspielen", "reproducir", "tocar", "再生"),
        description_localizations=localized(
            "Musik abspielen", "Reproducir música", "Poner música", "音楽を再生する"
        ),
    )
    async def localizations(
        interaction: nextcord.Interaction,
        playlist: str = SlashOption(
            description="Which playlist",
            name_localizations=localized("liste", "lista", "repertorio", "リスト"),
            description_localizations=localized("Welche Liste", "Qué lista", "Cuál repertorio", "どのリスト"),
            choices={"Favorites": "favorites", "Charts": "charts"},
            choice_localizations={
                "Favorites": localized("Favoriten", "Favoritos", "Mis favoritas", "お気に入り"),
                "Charts": localized("Hitparade", "Éxitos", "Más escuchadas", "ランキング"),
            },
        ),
    ): ...

    # nextcord has neither contexts nor integration types; for a guild only is what it can say.
    @client.slash_command(
        "gallery",
        "Show pictures for adults",
        nsfw=True,
        default_member_permissions=Permissions(embed_links=True, attach_files=True),
    )
    async def access(interaction: nextcord.Interaction): ...

    @client.user_command(
        "Show avatar",
        name_localizations=localized("Avatar zeigen", "Ver avatar", "Mostrar avatar", "アバターを表示"),
    )
    async def user_command(interaction: nextcord.Interaction, member: nextcord.Member): ...

    @client.message_command(
        "Report to moderators",
        dm_permission=False,
        default_member_permissions=Permissions(send_messages=True),
    )
    async def message_command(interaction: nextcord.Interaction, message: nextcord.Message): ...

    client.add_all_application_commands()
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
    documents = [{"name": name, "document": command.get_payload(None)} for name, command in build().items()]
    json.dump(documents, sys.stdout, ensure_ascii=False)


asyncio.run(main())
