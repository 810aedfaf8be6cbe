"""Prints the ten definitions of ../README.md as py-cord sends them."""

import asyncio
import json
import sys

import discord


def localized(de: str, es: str, es419: str, ja: str) -> dict[str, str]:
    return {"de": de, "es-ES": es, "es-419": es419, "ja": ja}


async def complete(ctx: discord.AutocompleteContext) -> list:
    return []


def build() -> dict[str, discord.ApplicationCommand]:
    bot = discord.Bot()

    @bot.slash_command(name="ping", description="Check that the bot responds")
    async def plain(ctx: discord.ApplicationContext): ...

    @bot.slash_command(name="report", description="Report a problem")
    @discord.option("subject", str, description="What it is about")
    @discord.option("severity", int, description="How bad it is")
    @discord.option("urgent", bool, description="Notify the moderators at once", required=False)
    @discord.option("member", discord.Member, description="Who caused it", required=False)
    @discord.option("channel", discord.abc.GuildChannel, description="Where it happened", required=False)
    @discord.option("role", discord.Role, description="Who should handle it", required=False)
    @discord.option("notify", discord.abc.Mentionable, description="A member or role to notify", required=False)
    @discord.option("hours", float, description="How long it lasted", required=False)
    @discord.option("screenshot", discord.Attachment, description="What it looked like", required=False)
    async def option_types(
        ctx, subject, severity, urgent, member, channel, role, notify, hours, screenshot
    ): ...

    @bot.slash_command(name="order", description="Order a drink")
    @discord.option(
        "drink",
        str,
        description="Which drink",
        choices=[discord.OptionChoice("Coffee", "coffee"), discord.OptionChoice("Green tea", "green_tea")],
    )
    @discord.option(
        "cups",
        int,
        description="How many cups",
        choices=[discord.OptionChoice("One", 1), discord.OptionChoice("A dozen", 12)],
    )
    @discord.option(
        "size",
        float,
        description="How many liters each",
        choices=[discord.OptionChoice("Small", 0.25), discord.OptionChoice("Huge", 1.0)],
        required=False,
    )
    async def choices(ctx, drink, cups, size): ...

    @bot.slash_command(name="search", description="Search the messages")
    @discord.option(
        "query", str, description="What to search for", min_length=2, max_length=100, autocomplete=complete
    )
    @discord.option(
        "days",
        int,
        description="How many days back",
        min_value=0,
        max_value=30,
        autocomplete=complete,
        required=False,
    )
    @discord.option(
        "score",
        float,
        description="How well it matches",
        min_value=0.5,
        max_value=1.0,
        autocomplete=complete,
        required=False,
    )
    @discord.option(
        "channel",
        description="Where to search",
        channel_types=[discord.ChannelType.text, discord.ChannelType.news],
        required=False,
    )
    async def limits(ctx, query, days, score, channel): ...

    tag = bot.create_group("tag", "Save texts and show them again")

    @tag.command(name="list", description="List all tags")
    async def tag_list(ctx): ...

    @tag.command(name="save", description="Save a tag")
    @discord.option("name", str, description="What to call it")
    @discord.option("pinned", bool, description="List it first", required=False)
    async def tag_save(ctx, name, pinned): ...

    config = bot.create_group("config", "Change the settings")
    config_role = config.create_subgroup("role", "Roles that members may take")
    config_log = config.create_subgroup("log", "The log of changes")

    @config_role.command(name="add", description="Offer a role")
    @discord.option("role", discord.Role, description="Which role")
    async def role_add(ctx, role): ...

    @config_role.command(name="clear", description="Offer no roles")
    async def role_clear(ctx): ...

    @config_log.command(name="move", description="Write the log to another channel")
    @discord.option("channel", discord.abc.GuildChannel, description="Which channel")
    async def log_move(ctx, channel): ...

    @config.command(name="reset", description="Restore the defaults")
    async def config_reset(ctx): ...

    @bot.slash_command(
        name="play",
        name_localizations=localized("abspielen", "reproducir", "tocar", "再生"),
        description="Play music",
        description_localizations=localized(
            "Musik abspielen", "Reproducir música", "Poner música", "音楽を再生する"
        ),
    )
    @discord.option(
        "playlist",
        str,
        name_localizations=localized("liste", "lista", "repertorio", "リスト"),
        description="Which playlist",
        description_localizations=localized("Welche Liste", "Qué lista", "Cuál repertorio", "どのリスト"),
        choices=[
            discord.OptionChoice(
                "Favorites",
                "favorites",
                name_localizations=localized("Favoriten", "Favoritos", "Mis favoritas", "お気に入り"),
            ),
            discord.OptionChoice(
                "Charts",
                "charts",
                name_localizations=localized("Hitparade", "Éxitos", "Más escuchadas", "ランキング"),
            ),
        ],
    )
    async def localizations(ctx, playlist): ...

    @bot.slash_command(
        name="gallery",
        description="Show pictures for adults",
        nsfw=True,
        default_member_permissions=discord.Permissions(embed_links=True, attach_files=True),
        contexts={
            discord.InteractionContextType.guild,
            discord.InteractionContextType.bot_dm,
            discord.InteractionContextType.private_channel,
        },
        integration_types={discord.IntegrationType.guild_install, discord.IntegrationType.user_install},
    )
    async def access(ctx): ...

    @bot.user_command(
        name="Show avatar",
        name_localizations=localized("Avatar zeigen", "Ver avatar", "Mostrar avatar", "アバターを表示"),
    )
    async def user_command(ctx, member: discord.Member): ...

    @bot.message_command(
        name="Report to moderators",
        default_member_permissions=discord.Permissions(send_messages=True),
        contexts={discord.InteractionContextType.guild},
    )
    async def message_command(ctx, message: discord.Message): ...

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
    documents = [{"name": name, "document": command.to_dict()} for name, command in build().items()]
    json.dump(documents, sys.stdout, ensure_ascii=False)


asyncio.run(main())
