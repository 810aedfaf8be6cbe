"""The calls, with Python's values."""

from __future__ import annotations

from typing import Any, Dict, List, Mapping, Optional, Union, cast, overload

from . import answers, options
from ._errors import HIDDEN, Error
from ._host import call
from ._json import document_bytes, parsed, value_bytes
from ._typing import Unpack

__tracebackhide__ = HIDDEN


# Options that are ids, which Python's libraries have as ints and JSON as strings.
_IDS = ("user", "guild", "channel", "parent", "target")
# Options that are documents.
_DOCUMENTS = ("live", "overwrites", "against")


def check(
    document: options.Document, **given: Unpack[options.CheckOptions]
) -> answers.Report:
    """Judges a document and returns every mistake in it, with what to do.

    Mistakes raise nothing, not even a document that is no JSON. Ranges are places in the text given;
    for a dict or list in what `json.dumps(document, ensure_ascii=False, separators=(",", ":"))`
    returns, so use `pointer` and `path` there. Raises `Error` for wrong options, for NaN, infinities
    and lone surrogates, and `TypeError` for a value that JSON does not have, here as in all calls.
    """
    return cast(answers.Report, _ask("check", document, given))


def recognize(
    document: options.Document, **given: Unpack[options.RecognizeOptions]
) -> answers.Recognized:
    """Returns which kind of document it is, and how certain that is: for files that nobody named.

    Check only those that are at least "recognized", and change only "certain" ones.
    """
    return cast(answers.Recognized, _ask("recognize", document, given))


def mend(document: options.Document, **given: Unpack[options.MendOptions]) -> answers.Mended:
    """Applies the safe fixes of a document, or with `unsafe` all; `text` is the JSON then."""
    return cast(answers.Mended, _ask("mend", document, given))


def budget(
    document: options.Document, **given: Unpack[options.BudgetOptions]
) -> answers.Budgets:
    """Tells what each slash command uses of its 8,000 code points, and which fields use most."""
    return cast(answers.Budgets, _ask("budget", document, given))


@overload
def preview(
    document: options.Document, **given: Unpack[options.PreviewOptions]
) -> answers.Picker: ...


@overload
def preview(
    document: options.Document, **given: Unpack[options.BriefPreviewOptions]
) -> answers.BriefPicker: ...


def preview(
    document: options.Document, **given: Any
) -> Union[answers.Picker, answers.BriefPicker]:
    """Shows the picker as a person sees it, or with `query` what a search in it finds.

    With `brief` it tells of each entry's options only the name, as a str, and whether they are
    required, in about half the time.
    """
    return cast(Union[answers.Picker, answers.BriefPicker], _ask("preview", document, given))


def decide(
    document: options.Document, **given: Unpack[options.ViewerOptions]
) -> answers.Decisions:
    """Tells for every command whether a person may use it, and step by step why."""
    return cast(answers.Decisions, _ask("decide", document, given))


def invoke(
    document: options.Document, **given: Unpack[options.InvokeOptions]
) -> Union[answers.Interaction, answers.NotReceived]:
    """Returns the interaction that the application receives when a person uses a command.

    Where it receives none, the answer has `refusals` and, if the service deals with it, `meaning`.
    """
    return cast(
        Union[answers.Interaction, answers.NotReceived], _ask("invoke", document, given)
    )


def plan(
    live: options.Document,
    draft: options.Document,
    **given: Unpack[options.PlanOptions],
) -> answers.Plan:
    """Tells what overwriting the `live` commands, as the service lists them, with a draft would do.

    When none are registered, `live` is `[]`. Raises `Error` also when `live` is not well-formed.
    """
    return cast(answers.Plan, _ask("plan", draft, {**given, "live": live}))


def locales(
    document: options.Document, **given: Unpack[options.DocumentOptions]
) -> answers.Localization:
    """Tells how far a document is localized, by command and locale."""
    return cast(answers.Localization, _ask("locales", document, given))


def listed(
    document: options.Document, **given: Unpack[options.ListedOptions]
) -> List[answers.ListedCommand]:
    """Returns what the service would list if the document's commands were registered."""
    return cast(List[answers.ListedCommand], _ask("listed", document, given))


def request(
    body: Optional[options.Document] = None, **given: Unpack[options.RequestOptions]
) -> answers.RequestVerdict:
    """Tells which operation a request is, what is wrong with it, and how it would be answered.

    Nothing is sent. Without a body none is judged.
    """
    document = "" if body is None else body
    return cast(answers.RequestVerdict, _ask("request", document, given))


def authorize(
    args: options.Document, **given: Unpack[options.AuthorizeOptions]
) -> answers.Authorization:
    """Judges the social SDK's authorization arguments and tells the redirect that they yield."""
    return cast(answers.Authorization, _ask("authorize", args, given))


def rules() -> List[answers.Rule]:
    """Returns the catalogue: each rule with what it wants, why, what to do and two examples."""
    return cast(List[answers.Rule], parsed(call("rules")))


def _ask(name: str, document: object, given: Mapping[str, object]) -> Any:
    return parsed(call(name, document_bytes(document), _options(given)))


def _options(given: Mapping[str, Any]) -> bytes:
    """Returns options as the module takes them; it judges names and values itself."""
    named: Dict[str, Any] = {"in" if k == "in_" else k: v for k, v in given.items()}
    for name in _IDS:
        if name in named:
            named[name] = _id(named[name])
    if isinstance(named.get("roles"), (list, tuple)):
        named["roles"] = [_id(role) for role in named["roles"]]
    for name in _DOCUMENTS:
        if isinstance(named.get(name), (bytes, bytearray, memoryview)):
            named[name] = _text(named[name], name)
    return value_bytes(named, "the options") if named else b""


def _id(value: Any) -> Any:
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else value


def _text(document: Union[bytes, bytearray, memoryview], name: str) -> str:
    try:
        return bytes(document).decode("utf-8")
    except UnicodeDecodeError as problem:
        raise Error(
            f"the bytes of {name} are not UTF-8; pass them as they were sent, or text"
        ) from problem
