"""What Python's values become, and what is said of those that JSON does not have."""

from __future__ import annotations

import decimal
import enum
import json
import pathlib
import pickle
import types
from typing import Any, Dict

import pytest

import slashlint

PING = {"name": "ping", "description": "Says pong"}


def test_text_bytes_and_values_are_judged_alike() -> None:
    document = [{"name": "Grüße", "description": "日本 🎉"}]
    text = json.dumps(document, ensure_ascii=False, separators=(",", ":"))
    expected = slashlint.check(text)
    assert [d["message"] for d in expected["diagnostics"]] == ['"Grüße" must be lower-case']
    assert expected["diagnostics"][0]["range"]["start"] == {
        "offset": 9,
        "line": 1,
        "column": 10,
        "utf16": 9,
    }
    raw = text.encode()
    for same in (raw, bytearray(raw), memoryview(raw), document, tuple(document)):
        assert slashlint.check(same) == expected
    assert slashlint.check([types.MappingProxyType(document[0])]) == expected


class Kind(enum.IntEnum):
    CHAT = 1


def test_enumerations_of_ints_are_their_values() -> None:
    assert slashlint.check([{**PING, "type": Kind.CHAT}])["diagnostics"] == []


def test_text_that_is_no_json_is_an_answer() -> None:
    assert "json-syntax" in [d["rule"] for d in slashlint.check('{"name":')["diagnostics"]]
    assert slashlint.check(b"\xff\xfe")["diagnostics"]


async def payload() -> Dict[str, Any]:
    return PING


class Tree:
    def get_commands(self) -> None: ...


class Command:
    def to_dict(self) -> None: ...


LOOP: Dict[str, Any] = {}
LOOP["self"] = LOOP
DEEP: Any = []
for _ in range(100_000):
    DEEP = [DEEP]


@pytest.mark.parametrize(
    "document, kind, message",
    [
        (None, TypeError, "the document must be text, bytes, a list or a dict, not a NoneType"),
        (7, TypeError, "the document must be text, bytes, a list or a dict, not an int"),
        ({1, 2}, TypeError, "the document must be text, bytes, a list or a dict, not a set"),
        (Tree(), TypeError, "not a Tree; give [c.to_dict(tree) for c in tree.get_commands()]"),
        (pathlib.PurePosixPath("a.json"), TypeError, "; read the file first, with read_bytes()"),
        ([Command()], TypeError, "a Command at '/0', which JSON does not have; give a str, int"),
        ([Command()], TypeError, "list or dict; give what its to_dict returns"),
        ([PING, {"name": {"x", "y"}}], TypeError, "the document has a set at '/1/name', which JSON"),
        ({"options": [{"max_value": decimal.Decimal(1)}]}, TypeError, "a Decimal at '/options/0/max_"),
        ({"name": b"ping"}, TypeError, "the document has a bytes at '/name', which JSON"),
        ({("a", 1): 2}, TypeError, "written as JSON: keys must be str, int, float, bool or None, not t"),
        ({"n": float("nan")}, slashlint.Error, "the document has nan at '/n', which JSON does not have"),
        ([[-float("inf")]], slashlint.Error, "the document has -inf at '/0/0', which JSON does not"),
        ('{"a":"\ud800"}', slashlint.Error, "surrogate pair ('\\ud800') at character 6, which no UTF-8"),
        ([{"name": "a\udfff"}], slashlint.Error, "surrogate pair ('\\udfff') at '/0/name', which no"),
        ([{"a\udfff": 1}], slashlint.Error, "the document has half a surrogate pair ('\\udfff') at "),
        (LOOP, slashlint.Error, "the document is nested too deeply or holds itself; give it as text"),
        (DEEP, slashlint.Error, "the document is nested too deeply or holds itself; give it as text"),
        ([10**5000], slashlint.Error, "the document cannot be written as JSON: Exceeds the limit"),
    ],
)
def test_what_json_does_not_have(document: Any, kind: type, message: str) -> None:
    with pytest.raises(kind) as raised:
        slashlint.check(document)
    assert message in str(raised.value)
    assert not str(raised.value).endswith(".")


def test_something_not_awaited() -> None:
    waiting = payload()
    with pytest.raises(TypeError, match="a coroutine at '/0', .*; await it first$"):
        slashlint.check([waiting])
    waiting.close()


@pytest.mark.parametrize(
    "given, message",
    [
        ({"scop": "guild"}, 'there is no option "scop"; did you mean "scope"?'),
        ({"scope": "nowhere"}, '"scope" must be "global" or "guild", not "nowhere"'),
        ({"scope": 7}, '"scope" must be "global" or "guild", not 7'),
        ({"operation": "delete"}, '"operation" must be "create", "edit" or "bulk", not "delete"'),
        ({"rules": {"budgets": "off"}}, 'there is no rule "budgets"; did you mean "budget"?'),
        ({"rules": ["budget"]}, '"rules" must be an object of rules and their severities, not a list'),
        ({"locale": "de"}, 'there is no option "locale"'),
    ],
)
def test_wrong_options_are_told_in_the_modules_words(given: Dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError) as raised:
        slashlint.check(PING, **given)
    assert type(raised.value) is slashlint.Error
    assert str(raised.value) == message
    assert slashlint.check(PING)["diagnostics"] == []


def test_options_that_json_does_not_have() -> None:
    with pytest.raises(TypeError, match="^the options have an object at '/user', which JSON does not have"):
        slashlint.preview(PING, user=object())  # type: ignore[call-overload]
    with pytest.raises(slashlint.Error, match="half a surrogate pair .* at '/query'"):
        slashlint.preview(PING, query="\ud800")


def test_none_is_no_option() -> None:
    assert slashlint.check(PING, scope=None, operation=None, rules=None) == slashlint.check(PING)
    assert slashlint.check(PING, scope="guild")["scope"] == "guild"


def test_viewers() -> None:
    command = {**PING, "name_localizations": {"de": "pingen"}, "default_member_permissions": "8192"}
    picker = slashlint.preview([command], locale="de", in_="guild", permissions=8192)
    assert picker["slash"][0]["path"] == [
        {"value": "pingen", "default": "ping", "source": "own", "from": "de"}
    ]
    assert slashlint.preview([command], permissions="0")["hidden"][0]["reason"] == "missing-permissions"
    other: Any = {"in": "bot-dm"}
    assert slashlint.preview([command], **other)["in"] == "bot-dm"
    found = slashlint.preview([command], query="pin")
    assert found["slash"][0]["matches"][0]["segment"] == 0


def test_brief_pickers() -> None:
    command = {**PING, "options": [{"type": 4, "name": "n", "description": "d", "required": True}]}
    brief = slashlint.preview([command], brief=True)
    assert brief["slash"][0]["options"] == [{"name": "n", "required": True}]
    assert slashlint.preview([command], brief=False) == slashlint.preview([command])


def test_ids_are_strings_or_ints() -> None:
    big = 2**64 - 1
    for same in (big, str(big)):
        got = slashlint.invoke([PING], command="/ping", user=same, guild=same, channel=same, roles=[same])
        assert "member" in got
        assert got["member"]["user"]["id"] == got["member"]["roles"][0] == got["channel_id"] == str(big)
    with pytest.raises(slashlint.Error, match='^"user" must be an id, such as .*, not true$'):
        slashlint.invoke([PING], command="/ping", user=True)
    with pytest.raises(slashlint.Error, match='^"user" must be an id, such as .*, not "-1"$'):
        slashlint.invoke([PING], command="/ping", user=-1)


def test_invocations() -> None:
    command = {**PING, "options": [{"type": 4, "name": "n", "description": "d", "max_value": 9}]}
    got = slashlint.invoke([command], command="/ping", options={"n": 5})
    assert "data" in got
    assert got["data"]["options"] == [{"type": 4, "name": "n", "value": 5}]
    refused = slashlint.invoke([command], pointer="/0", options=[{"name": "n", "text": "10"}])
    assert "refusals" in refused
    assert [r["code"] for r in refused["refusals"]] == ["value-bounds"]


def test_plans_take_live_commands_in_every_form() -> None:
    live = [{"id": "1", "type": 1, "name": "old", "description": "Old"}]
    expected = slashlint.plan(live, [PING])
    assert sorted(c["action"] for c in expected["commands"]) == ["create", "delete"]
    text = json.dumps(live)
    assert slashlint.plan(text, [PING]) == slashlint.plan(text.encode(), [PING]) == expected
    assert slashlint.plan(bytearray(text.encode()), [PING]) == expected
    assert slashlint.plan([], [PING])["summary"]["create"] == 1
    with pytest.raises(slashlint.Error, match="^the bytes of live are not UTF-8; pass them as"):
        slashlint.plan(b'[{"name":"p\xffng"}]', [PING])
    with pytest.raises(slashlint.Error, match='"live" is not well-formed JSON'):
        slashlint.plan("[", [PING])


def test_numbers_that_python_does_not_read() -> None:
    digits = "1" * 5000
    option = f'{{"type":3,"name":"n","description":"d","choices":[{{"name":"c","value":{digits}}}]}}'
    shown = slashlint.preview(f'[{{"name":"ping","description":"d","options":[{option}]}}]')
    value = shown["slash"][0]["options"][0]["choices"][0]["value"]
    assert value is None or value == float("inf")


def test_answers_that_python_does_not_read() -> None:
    document = '{"name":"a","options":[' * 3000 + "]}" * 3000
    assert slashlint.call("listed", document.encode()).startswith(b'[{"id":')
    try:
        slashlint.listed(document)
    except slashlint.Error as raised:
        assert "nested too deeply for Python" in str(raised)


def test_recognizing() -> None:
    commands = [{"name": "ping", "description": "Says pong", "options": []}]
    assert slashlint.recognize(commands) == {"kind": "commands", "recognition": "recognized"}
    package = {"name": "bot", "version": "1.0.0", "dependencies": {}}
    assert slashlint.recognize(package)["recognition"] == "unrecognized"
    assert slashlint.recognize(b"// x\n[]", syntax="jsonc", kind="permissions") == {
        "kind": "permissions",
        "recognition": "unrecognized",
    }


def test_mending() -> None:
    mended = slashlint.mend({"name": "Ping", "description": "Says pong"})
    assert json.loads(mended["text"])["name"] == "ping"
    assert mended["applied"] == 1


def test_errors_can_be_pickled() -> None:
    for error in (slashlint.Error("a"), slashlint.ModuleEnded("b")):
        copy = pickle.loads(pickle.dumps(error))
        assert type(copy) is type(error) and str(copy) == str(error)
