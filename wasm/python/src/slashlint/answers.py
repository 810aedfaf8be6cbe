"""The shapes of the answers.

Pointers are RFC 6901 pointers into the document, "" the whole of it. Names and lengths count code
points. Places are told in several units; see `Position`.
"""

from typing import Any, Dict, List, Literal, Optional, Union, final

from ._typing import NotRequired, TypedDict
from .options import CommandType, Context, Locale, Operation, Scope, Severity


class Position(TypedDict):
    """A place in the document's text.

    `offset` counts bytes of UTF-8 and `utf16` units of UTF-16, both from 0; `line` and `column` count
    from 1, columns in code points.
    """

    offset: int
    line: int
    column: int
    utf16: int


class Range(TypedDict):
    """A piece of the document's text, its end not included."""

    start: Position
    end: Position


class Related(TypedDict):
    """A note on a diagnostic, and the place it speaks of."""

    message: str
    pointer: str
    range: Range


class Edit(TypedDict):
    """Replaces the bytes from `start` to `end` by `text`."""

    start: int
    end: int
    text: str


class Fix(TypedDict):
    """What to do; `safe` fixes can be applied without a look, others are suggestions."""

    title: str
    safe: bool
    edits: List[Edit]


class Location(TypedDict):
    """One of several places that a diagnostic is about."""

    pointer: str
    range: Range


class Diagnostic(TypedDict):
    """One mistake; `path` is where it is as people type it: "/mod > ban [de]".

    One that is about several places has their number in `count` and the first 100 in `places`;
    `pointer`, `path` and `range` are those of the first.
    """

    rule: str
    severity: Severity
    message: str
    pointer: str
    path: str
    locale: NotRequired[str]
    range: Range
    count: NotRequired[int]
    places: NotRequired[List[Location]]
    related: NotRequired[List[Related]]
    fixes: NotRequired[List[Fix]]


class Used(TypedDict):
    """How many of its characters a command uses."""

    pointer: str
    name: str
    used: int
    limit: int


class Report(TypedDict):
    """The answer of `check`; `kind` is "" when the document is of none."""

    kind: Literal["commands", "permissions", "interaction", "authorization", ""]
    scope: Scope
    operation: Operation
    diagnostics: List[Diagnostic]
    budgets: List[Used]


class Recognized(TypedDict):
    """The answer of `recognize`; `kind` is "" when the document is of none."""

    kind: Literal["commands", "permissions", "interaction", "authorization", ""]
    recognition: Literal["certain", "recognized", "unrecognized"]


class Mended(TypedDict):
    """The answer of `mend`: the document's text with fixes applied, and how many."""

    schema: int
    text: str
    applied: int


class Field(TypedDict):
    """What a field uses; `longest` is the locale of its longest text, none for the default."""

    pointer: str
    path: str
    used: int
    longest: NotRequired[str]


class CommandBudget(Used):
    """What a command uses, and its fields by what they use."""

    fields: List[Field]


class Budgets(TypedDict):
    """The answer of `budget`."""

    schema: int
    budgets: List[CommandBudget]


# "from" is a word of Python, so this one cannot be a class.
Text = TypedDict(
    "Text",
    {
        "value": str,
        "default": str,
        "source": Literal["own", "fallback", "default"],
        "from": NotRequired[Locale],
    },
)
"""A text as a person sees it: the default, or that of the locale in `from`."""


class Choice(TypedDict):
    """A choice; its value is `None` when it has no usable one."""

    name: Text
    value: Union[str, int, float, None]


OptionType = Literal[
    "STRING",
    "INTEGER",
    "BOOLEAN",
    "USER",
    "CHANNEL",
    "ROLE",
    "MENTIONABLE",
    "NUMBER",
    "ATTACHMENT",
    "SUB_COMMAND",
    "SUB_COMMAND_GROUP",
    "",
]


class Option(TypedDict):
    """An option as a person sees it; its type is "" when it has no usable one."""

    pointer: str
    type: OptionType
    required: bool
    name: Text
    description: Text
    choices: List[Choice]
    autocomplete: bool
    hint: str


class BriefOption(TypedDict):
    """What a brief picker tells of an option; the name is the one that a person sees."""

    name: str
    required: bool


class MatchPlace(TypedDict):
    """A place in a name, in bytes of UTF-8 and in units of UTF-16."""

    offset: int
    utf16: int


# "in" is a word of Python.
Match = TypedDict(
    "Match",
    {
        "segment": int,
        "in": Literal["value", "default"],
        "start": MatchPlace,
        "end": MatchPlace,
    },
)
"""Which part of an entry's path a search found."""


class Entry(TypedDict):
    """A thing that a person can pick; `matches` only when there was a query."""

    pointer: str
    path: List[Text]
    description: Text
    options: List[Option]
    matches: NotRequired[List[Match]]


class BriefEntry(TypedDict):
    """An entry of a brief picker."""

    pointer: str
    path: List[Text]
    description: Text
    options: List[BriefOption]
    matches: NotRequired[List[Match]]


class Hidden(TypedDict):
    """A thing that the person does not see, and why."""

    pointer: str
    name: str
    reason: Literal[
        "incomplete",
        "misplaced",
        "no-subcommands",
        "activities-disabled",
        "not-in-this-context",
        "not-installed-here",
        "missing-permissions",
        "denied-by-overwrite",
        "age-restricted",
    ]


Picker = TypedDict(
    "Picker",
    {
        "schema": int,
        "locale": Locale,
        "in": Context,
        "query": NotRequired[str],
        "slash": List[Entry],
        "user": NotRequired[List[Entry]],
        "message": NotRequired[List[Entry]],
        "launcher": NotRequired[Optional[Entry]],
        "hidden": NotRequired[List[Hidden]],
    },
)
"""The answer of `preview`: what a person can pick or, with a query, what the search finds."""

BriefPicker = TypedDict(
    "BriefPicker",
    {
        "schema": int,
        "locale": Locale,
        "in": Context,
        "query": NotRequired[str],
        "slash": List[BriefEntry],
        "user": NotRequired[List[BriefEntry]],
        "message": NotRequired[List[BriefEntry]],
        "launcher": NotRequired[Optional[BriefEntry]],
        "hidden": NotRequired[List[Hidden]],
    },
)
"""The answer of `preview` with `brief`."""


class Step(TypedDict):
    """One step of a decision; `says` tells it in words."""

    check: Literal["context", "administrator", "channel", "member", "defaults"]
    level: NotRequired[Literal["command", "application"]]
    target: NotRequired[Literal["this-channel", "all-channels", "user", "role", "everyone"]]
    id: NotRequired[str]
    allow: NotRequired[bool]
    missing: NotRequired[str]
    verdict: Literal["silent", "pass", "allow", "deny"]
    says: str


class Decision(TypedDict):
    """Whether the viewer may use a command, and step by step why."""

    allowed: bool
    steps: List[Step]


class CommandDecision(TypedDict):
    """The decision on one command; `hidden` is why the viewer does not see it, allowed or not."""

    pointer: str
    name: str
    decision: Decision
    hidden: NotRequired[str]


class Decisions(TypedDict):
    """The answer of `decide`."""

    schema: int
    commands: List[CommandDecision]


class InteractionData(TypedDict):
    """What was picked. Options nest as the interface has them; `resolved` is by kind and id."""

    id: str
    name: str
    type: int
    version: NotRequired[str]
    options: NotRequired[List[Dict[str, Any]]]
    target_id: NotRequired[str]
    resolved: NotRequired[Dict[str, Dict[str, Dict[str, Any]]]]


@final
class Interaction(TypedDict):
    """What the application receives. The guild's members are there in a guild, `user` elsewhere."""

    id: str
    application_id: str
    type: int
    token: str
    version: int
    guild_id: NotRequired[str]
    channel_id: str
    member: NotRequired[Dict[str, Any]]
    user: NotRequired[Dict[str, Any]]
    locale: Locale
    guild_locale: NotRequired[Locale]
    app_permissions: str
    entitlements: List[Any]
    authorizing_integration_owners: Dict[str, str]
    attachment_size_limit: int
    data: InteractionData


class Refusal(TypedDict):
    """Why the client does not send a command; `code` is a word that does not change."""

    code: str
    option: NotRequired[str]
    pointer: str
    message: str


@final
class NotReceived(TypedDict):
    """Why the application receives nothing: refusals, or who deals with the command instead."""

    schema: int
    refusals: List[Refusal]
    handling: NotRequired[Literal["application", "service"]]
    meaning: NotRequired[str]
    interaction: NotRequired[None]


class Change(TypedDict):
    """A difference of a member or, without `member`, of a whole element; either side may be none."""

    pointer: str
    path: str
    member: NotRequired[str]
    locale: NotRequired[str]
    live: NotRequired[Any]
    draft: NotRequired[Any]


class PlannedCommand(TypedDict):
    """What happens to a command; `pointer` is its place in the draft, `live` in the live list."""

    action: Literal["create", "overwrite", "unchanged", "delete"]
    type: Union[CommandType, Literal[""]]
    name: str
    pointer: NotRequired[str]
    live: NotRequired[str]
    renamed_from: NotRequired[str]
    renamed_to: NotRequired[str]
    changes: List[Change]
    lost: List[str]


class Notice(TypedDict):
    """What to know before deploying; `command` is an index of the plan's commands."""

    code: str
    severity: Severity
    command: NotRequired[int]
    message: str


class Count(TypedDict):
    """How many commands of a type there are and may be."""

    type: CommandType
    live: int
    draft: int
    limit: int


class PlanSummary(TypedDict):
    """How many commands are created, …; `refused` is whether the service refuses the draft."""

    create: int
    overwrite: int
    unchanged: int
    delete: int
    refused: bool
    counts: List[Count]


class Plan(TypedDict):
    """The answer of `plan`."""

    schema: int
    scope: Scope
    commands: List[PlannedCommand]
    warnings: List[Notice]
    summary: PlanSummary


class Coverage(TypedDict):
    """Fields by what people with a locale see: its own text, its fallback's, or the default."""

    own: int
    fallback: int
    missing: int
    percent: int


class CommandLocales(TypedDict):
    """How far a command is localized, by locale."""

    pointer: str
    name: str
    locales: Dict[Locale, Coverage]


class Localization(TypedDict):
    """The answer of `locales`."""

    schema: int
    commands: List[CommandLocales]
    total: Dict[Locale, Coverage]


class ListedCommand(TypedDict):
    """A command as the service would list it, ids and version being samples."""

    id: str
    type: NotRequired[int]
    application_id: str
    name: NotRequired[str]
    name_localized: NotRequired[str]
    name_localizations: NotRequired[Optional[Dict[Locale, str]]]
    description: NotRequired[str]
    description_localized: NotRequired[str]
    description_localizations: NotRequired[Optional[Dict[Locale, str]]]
    options: NotRequired[List[Dict[str, Any]]]
    default_member_permissions: NotRequired[Optional[str]]
    dm_permission: NotRequired[Optional[bool]]
    default_permission: bool
    nsfw: bool
    integration_types: NotRequired[Optional[List[int]]]
    contexts: NotRequired[Optional[List[int]]]
    version: str
    handler: NotRequired[int]


class Example(TypedDict):
    """A document that a rule's entry shows, and how it is to be understood."""

    text: str
    scope: Scope
    operation: NotRequired[Operation]
    kind: NotRequired[Literal["commands", "permissions", "interaction", "authorization"]]
    against: NotRequired[str]


class Rule(TypedDict):
    """An entry of the catalogue: what a rule says, why, what to do, and what it stands on."""

    name: str
    severity: Literal["off", "info", "warning", "error"]
    says: str
    why: str
    do: str
    bad: Example
    good: Example
    source: str
    rationale: NotRequired[str]


class Endpoint(TypedDict):
    """An operation of the interface; `shown` where the interface shows method and path."""

    name: str
    method: str
    path: str
    shown: bool


class RequestFinding(TypedDict):
    """One thing that is wrong with a request besides its body."""

    code: Literal[
        "method", "host", "path", "unknown", "id", "query", "credentials", "permissions", "body", "gone"
    ]
    severity: Severity
    message: str
    note: NotRequired[str]


class RequestAnswer(TypedDict):
    """A way in which the service answers; `status` is None where the interface shows none."""

    status: Optional[int]
    body: str
    when: NotRequired[str]


class RequestVerdict(TypedDict):
    """The answer of `request`."""

    schema: int
    operation: Optional[Endpoint]
    refused: bool
    findings: List[RequestFinding]
    needs: List[str]
    answers: List[RequestAnswer]
    errors: List[str]
    notes: List[str]
    body: Optional[Report]


class Authorization(TypedDict):
    """The answer of `authorize`; in `redirect`, what is not known is in angle brackets."""

    schema: int
    valid: bool
    redirect: str
    notes: List[str]
    report: Report
