"""The options of the calls, as types.

All may be left out, and `None` is the same as that. `in_` stands for the option `in`, which is a word
of Python. Ids are strings or ints, such as discord.py's.
"""

from typing import Any, Literal, Mapping, Optional, Sequence, Union

from ._typing import Required, TypedDict

Document = Union[str, bytes, bytearray, memoryview, Mapping[str, Any], Sequence[Any]]
"""What is judged: JSON as text or UTF-8, or the dict or list that would be sent."""

Scope = Literal["global", "guild"]
Operation = Literal["create", "edit", "bulk"]
Severity = Literal["error", "warning", "info"]
CommandType = Literal["CHAT_INPUT", "USER", "MESSAGE", "PRIMARY_ENTRY_POINT"]
Context = Literal["guild", "bot-dm", "private-channel"]
Installation = Literal["both", "guild", "user"]
# fmt: off
Locale = Literal[
    "en-US", "ar", "bg", "cs", "da", "de", "el", "en-GB", "es-419", "es-ES", "fi", "fr", "he", "hi", "hr",
    "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk",
    "vi", "zh-CN", "zh-TW",
]
# fmt: on
Id = Union[str, int]
Syntax = Literal["json", "jsonc", "json5"]


class DocumentOptions(TypedDict, total=False):
    """How a document is understood; by default a dict is a create body and a list a bulk body."""

    scope: Optional[Scope]
    operation: Optional[Operation]
    kind: Optional[Literal["commands", "permissions", "interaction", "authorization"]]
    syntax: Optional[Syntax]


class RecognizeOptions(TypedDict, total=False):
    """With `kind`, how certain it is that the document is of that kind."""

    kind: Optional[Literal["commands", "permissions", "interaction", "authorization"]]
    syntax: Optional[Literal["json", "jsonc"]]


class CheckOptions(DocumentOptions, total=False):
    """`rules` gives rules another severity: `{"name-apostrophe": "off"}`.

    `against` is the definition that an interaction is judged against: a command or a list of them.
    `guild` is the id of the guild that command permissions are of, by which @everyone is known.
    """

    rules: Optional[Mapping[str, Literal["off", "info", "warning", "error"]]]
    against: Optional[Document]
    guild: Optional[Id]


class MendOptions(CheckOptions, total=False):
    """`unsafe` also applies fixes that may not be what was meant."""

    unsafe: Optional[bool]


class BudgetOptions(DocumentOptions, total=False):
    """`top` is how many fields of each command are named, all by default."""

    top: Optional[int]


class ViewerOptions(DocumentOptions, total=False):
    """Who looks, and where: by default an administrator in a guild, with the locale en-US.

    `permissions` is "admin" or the member's bit set, as an int or in decimal digits.
    `age_restricted` is whether the channel allows age-restricted commands; by default as `adult`.
    `parent` is the channel that a thread belongs to. `overwrites` are guild application command
    permissions, as the service lists them.
    """

    locale: Optional[Locale]
    guild_locale: Optional[Locale]
    in_: Optional[Context]
    installed: Optional[Installation]
    permissions: Union[str, int, None]
    adult: Optional[bool]
    age_restricted: Optional[bool]
    activities: Optional[bool]
    user: Optional[Id]
    guild: Optional[Id]
    channel: Optional[Id]
    parent: Optional[Id]
    roles: Optional[Sequence[Id]]
    overwrites: Optional[Document]


class SearchOptions(ViewerOptions, total=False):
    """`query` is what the person has typed after "/"."""

    query: Optional[str]


class PreviewOptions(SearchOptions, total=False):
    """Of each entry's options all is told."""

    brief: Optional[Literal[False]]


class BriefPreviewOptions(SearchOptions, total=False):
    """With `brief` of each entry's options only the name and `required` are told, in half the time."""

    brief: Required[Literal[True]]


class TypedValue(TypedDict):
    """One value of a list of them, in which an option may come twice."""

    name: str
    text: Union[str, int, float, bool]


class InvokeOptions(ViewerOptions, total=False):
    """What the person does: types `command` ("/mod ban") or picks what is at `pointer`.

    `type` is the command's, where its name leaves it open. `options` are its options' values; ids
    may say more after a colon ("12:GUILD_VOICE"). `focus` is the option being typed. `target` is the
    id of the user or message that a USER or MESSAGE command is used on.
    """

    command: Optional[str]
    type: Optional[CommandType]
    pointer: Optional[str]
    options: Union[Mapping[str, Union[str, int, float, bool]], Sequence[TypedValue], None]
    focus: Optional[str]
    target: Optional[Id]


class PlanOptions(TypedDict, total=False):
    """Where the commands are registered, and how the draft is written."""

    scope: Optional[Scope]
    syntax: Optional[Syntax]


class ListedOptions(DocumentOptions, total=False):
    """`locale` is the requester's; `with_localizations` lists the full dictionaries instead."""

    locale: Optional[Locale]
    with_localizations: Optional[bool]


class RequestOptions(TypedDict, total=False):
    """A request: its `method` and `path` or, for operations without a path, the `name`.

    `auth` is whose token it has, `scopes` are the token's, divided by blanks or commas, and
    `permissions` what its bot or user may do: "admin" or a bit set.
    """

    method: Optional[str]
    path: Optional[str]
    name: Optional[str]
    auth: Optional[Literal["bot", "bearer"]]
    scopes: Optional[str]
    permissions: Union[str, int, None]
    rules: Optional[Mapping[str, Literal["off", "info", "warning", "error"]]]


class AuthorizeOptions(TypedDict, total=False):
    """`challenge` is what CodeChallenge is to be: the verifier's SHA-256 in base64url, unpadded."""

    challenge: Optional[str]
    rules: Optional[Mapping[str, Literal["off", "info", "warning", "error"]]]
