"""What a user of discord.py does."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any, Dict, List, Optional

import discord
import pytest
from discord import app_commands

import slashlint

German = Dict[str, str]


def tree() -> app_commands.CommandTree[discord.Client]:
    return app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))


def good(words: Any = str) -> app_commands.CommandTree[discord.Client]:
    made = tree()
    mod = app_commands.Group(
        name=words("mod"),
        description="Moderates",
        default_permissions=discord.Permissions(ban_members=True),
    )

    @mod.command(name=words("ban"), description="Bans a member")
    @app_commands.describe(user="Whom to ban", reason="Why", days="How many days to delete")
    async def ban(
        _: discord.Interaction,
        user: discord.Member,
        reason: app_commands.Range[str, 1, 400] = "",
        days: app_commands.Range[int, 0, 7] = 0,
    ) -> None: ...

    @made.command(name=words("roll"), description="Rolls dice")
    @app_commands.choices(sides=[app_commands.Choice(name=words("six"), value=6)])
    @app_commands.allowed_installs(guilds=True, users=True)
    async def roll(_: discord.Interaction, sides: int = 6) -> None: ...

    @made.context_menu(name="Report it")
    async def report(_: discord.Interaction, message: discord.Message) -> None: ...

    made.add_command(mod)
    return made


class Words(app_commands.Translator):
    """Translates to German from a dictionary."""

    def __init__(self, german: German) -> None:
        self.german = german

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> Optional[str]:
        return self.german.get(string.message) if locale is discord.Locale.german else None


def payloads(made: app_commands.CommandTree[discord.Client]) -> List[Dict[str, Any]]:
    return [c.to_dict(made) for c in made.get_commands()]


async def translated(german: German) -> List[Dict[str, Any]]:
    made = good(app_commands.locale_str)
    await made.set_translator(Words(german))
    assert made.translator
    return [await c.get_translated_payload(made, made.translator) for c in made.get_commands()]


def test_a_good_tree_passes() -> None:
    slashlint.assert_deployable(payloads(good()))
    said = [{k: v for k, v in c.items() if v is not None} for c in payloads(good())]
    text = json.dumps(said)
    slashlint.assert_deployable(text)


def test_a_good_translation_passes_and_is_previewed() -> None:
    commands = asyncio.run(translated({"mod": "mod", "ban": "sperren", "roll": "würfeln"}))
    slashlint.assert_deployable(commands)
    picker = slashlint.preview(commands, locale="de")
    shown = [" ".join(text["value"] for text in entry["path"]) for entry in picker["slash"]]
    assert sorted(shown) == ["mod sperren", "würfeln"]


def test_a_bad_translation_is_told_readably() -> None:
    commands = asyncio.run(translated({"ban": "Sperren!", "roll": "", "six": "x" * 101}))
    with pytest.raises(AssertionError) as raised:
        slashlint.assert_deployable(commands)
    said = str(raised.value)
    assert said.startswith("the commands have 4 errors\n")
    at = "/options/0/name_localizations/de"
    (mod,) = [i for i, c in enumerate(commands) if c["name"] == "mod"]
    assert (
        '/mod > ban [de]: error: "Sperren!" must be lower-case [name-lowercase]\n'
        f"    at /{mod}{at}\n"
        '    = fix: rename to "sperren!"\n'
    ) in said
    for line in ("[name-charset]", "/roll [de]: error: ", "[name-length]", "[choice-name-length]", "    = help: "):
        assert line in said


def test_bad_names_and_descriptions_fail() -> None:
    """discord.py itself judges names of commands, but not what a payload is made of later."""
    commands = payloads(good())
    for command in commands:
        if command["name"] == "roll":
            command["name"] = "roll dice"
            command["description"] = "d" * 101
    with pytest.raises(AssertionError) as raised:
        slashlint.assert_deployable(commands)
    assert "[name-charset]" in str(raised.value) and "[description-length]" in str(raised.value)
    assert "    = suggestion: " in str(raised.value)


def test_what_counts_is_said() -> None:
    commands = [{"name": "ping", "description": "d", "nameLocalizations": {}}]
    slashlint.assert_deployable(commands)
    with pytest.raises(AssertionError, match="^the commands have 1 warning\n/ping: warning: .*field-unk"):
        slashlint.assert_deployable(commands, fail_on="warning")
    slashlint.assert_deployable(commands, fail_on="warning", rules={"field-unknown": "off"})
    with pytest.raises(slashlint.Error, match='^fail_on must be .*, not "?\'?notice'):
        slashlint.assert_deployable(commands, fail_on="notice")  # type: ignore[arg-type]


def test_what_discord_py_leaves_unset_is_no_mistake() -> None:
    (command,) = [c for c in payloads(good()) if c["name"] == "mod"]
    assert command["integration_types"] is None
    slashlint.assert_deployable(command)
    slashlint.assert_deployable((command,))
    assert command["integration_types"] is None
    slashlint.assert_deployable([command, {**command, "name": "other", "type": None}])
    with pytest.raises(AssertionError, match="/1/name\n"):
        slashlint.assert_deployable([command, {**command, "name": None}])


def test_the_warnings_that_discord_py_causes() -> None:
    """What it writes by itself is none; integration types are what the bot asks for."""
    slashlint.assert_deployable(payloads(good()), fail_on="warning")
    with pytest.raises(AssertionError) as raised:
        slashlint.assert_deployable(payloads(good()), fail_on="warning", scope="guild")
    assert set(re.findall(r"\[([a-z-]+)\]\n    at /\d/(\w+)", str(raised.value))) == {
        ("field-not-for-scope", "integration_types"),
    }


def test_places_of_one_decision_are_one_mistake() -> None:
    commands = [
        {"name": f"c{i}", "description": "d", "dm_permission": False} for i in range(120)
    ]
    with pytest.raises(AssertionError) as raised:
        slashlint.assert_deployable(commands[:3], fail_on="warning")
    assert str(raised.value).startswith(
        "the commands have 1 warning\n"
        '/c0: warning: "dm_permission" is deprecated (3 places) [deprecated-field]\n'
        "    at /0/dm_permission\n"
        "    = note: "
    )
    (found,) = [d for d in slashlint.check(commands)["diagnostics"] if "count" in d]
    assert found["count"] == 120
    assert [p["pointer"] for p in found["places"]] == [f"/{i}/dm_permission" for i in range(100)]


def test_guild_commands() -> None:
    made = tree()
    guild = discord.Object(1)

    @made.command(name="ping", description="Says pong", guild=guild)
    async def ping(_: discord.Interaction) -> None: ...

    slashlint.assert_deployable(
        [c.to_dict(made) for c in made.get_commands(guild=guild)], scope="guild"
    )
    with pytest.raises(AssertionError, match="error: .*entry-point-scope"):
        slashlint.assert_deployable([{"type": 4, "name": "go", "description": "d", "handler": 1}], scope="guild")


def test_mistakes_in_the_call() -> None:
    made = good()
    with pytest.raises(TypeError, match=r"not a CommandTree; give \[c.to_dict\(tree\) for c in"):
        slashlint.assert_deployable(made)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="give what its to_dict returns"):
        slashlint.assert_deployable(made.get_commands())
    with pytest.raises(slashlint.Error, match='there is no option "scop"; did you mean "scope"'):
        slashlint.assert_deployable([], scop="guild")  # type: ignore[call-arg]


def test_a_document_that_is_none() -> None:
    with pytest.raises(AssertionError, match="document: error: .*json-syntax.*\n    at the whole document"):
        slashlint.assert_deployable("")
