"""Python's values as JSON and back."""

from __future__ import annotations

import inspect
import json
import math
from os import PathLike
from typing import Any, Callable, List, Mapping, Sequence, Tuple, cast

from ._errors import HIDDEN, Error

__tracebackhide__ = HIDDEN


# As deep as this no document goes that means anything; a value that holds itself goes for ever.
_DEEPEST = 900
# Where Python stops to read an int: by default at 4300 digits.
_LONGEST_INT = 640


def document_bytes(document: Any, what: str = "the document") -> bytes:
    """Returns a document as UTF-8. Raises Error or TypeError, calling the document `what`."""
    if isinstance(document, str):
        return _utf8(document, what)
    if isinstance(document, (bytes, bytearray, memoryview)):
        return bytes(cast(bytes, document))
    if not isinstance(document, (Mapping, Sequence)):
        raise TypeError(
            f"{what} must be text, bytes, a list or a dict, not {_named(document)}{_hint(document)}"
        )
    return value_bytes(document, what)


def value_bytes(value: Any, what: str) -> bytes:
    """Returns a value as JSON in UTF-8. Raises Error or TypeError, calling the value `what`."""
    try:
        text = json.dumps(
            value, ensure_ascii=False, allow_nan=False, separators=(",", ":"), default=_plain
        )
        return text.encode("utf-8")
    except (TypeError, ValueError, RecursionError) as problem:
        raise _explained(value, what, problem) from problem


def parsed(answer: bytes) -> Any:
    """Returns what an answer holds; raises Error with its message when it is about wrong options."""
    text = answer.decode("utf-8")
    try:
        value: Any = json.loads(text)
    except RecursionError as problem:
        raise Error(
            "the answer is nested too deeply for Python; slashlint.call returns its bytes"
        ) from problem
    except ValueError:
        # Python refuses ints of very many digits, which a document may well have.
        value = json.loads(text, parse_int=_number)
    if isinstance(value, dict):
        members = cast(Mapping[str, Any], value)
        if list(members) == ["error"]:
            raise Error(members["error"])
    return cast(Any, value)


def _number(digits: str) -> Any:
    return int(digits) if len(digits) <= _LONGEST_INT else float(digits)


def _utf8(text: str, what: str) -> bytes:
    try:
        return text.encode("utf-8")
    except UnicodeEncodeError as problem:
        raise Error(
            f"{what} has {_surrogate(text)} at character {problem.start}, which no UTF-8 can hold; "
            "correct the text or how it was decoded"
        ) from problem


def _surrogate(text: str) -> str:
    return f"half a surrogate pair ({next(c for c in text if 0xD800 <= ord(c) < 0xE000)!a})"


def _plain(value: Any) -> Any:
    """Returns what json can write of a mapping or sequence that is neither dict nor list."""
    if isinstance(value, Mapping):
        return dict(cast(Mapping[object, object], value))
    if isinstance(value, Sequence) and not isinstance(value, (bytes, bytearray, memoryview)):
        return list(cast(Sequence[object], value))
    raise TypeError


def _explained(value: Any, what: str, problem: BaseException) -> Exception:
    """Finds what is wrong with a value, and says where it stands and what to do."""
    places: List[Tuple[Tuple[str, ...], Any]] = [((), value)]
    while places:
        path, found = places.pop()
        at = f"{what} {_has(what)} {{}} at {''.join('/' + key for key in path)!r}".format
        if len(path) > _DEEPEST:
            return Error(f"{what} is nested too deeply or holds itself; give it as text")
        try:
            if isinstance(found, (Mapping, list, tuple)):
                places.extend(_children(path, found))
            else:
                _refuse(found, at)
        except (Error, TypeError) as better:
            return better
    kind = TypeError if isinstance(problem, TypeError) else Error
    return kind(f"{what} cannot be written as JSON: {problem}")


def _children(path: Tuple[str, ...], found: Any) -> List[Tuple[Tuple[str, ...], Any]]:
    """Returns what stands in a list or mapping, its keys included, the first at the end."""
    inner: List[Tuple[Tuple[str, ...], Any]] = []
    if isinstance(found, Mapping):
        for key, value in cast(Mapping[object, object], found).items():
            name = key if isinstance(key, str) else repr(key)
            # json also writes numbers, booleans and None as keys.
            inner += [((*path, name), key), ((*path, name), value)]
    else:
        inner = [((*path, str(i)), value) for i, value in enumerate(cast(List[Any], found))]
    return inner[::-1]


def _refuse(found: Any, at: Callable[[str], str]) -> None:
    """Raises when json does not write a value."""
    if isinstance(found, str):
        if any(0xD800 <= ord(c) < 0xE000 for c in found):
            raise Error(f"{at(_surrogate(found))}, which no UTF-8 can hold; correct the text")
    elif isinstance(found, float):
        if not math.isfinite(found):
            raise Error(f"{at(repr(found))}, which JSON does not have; give a finite number")
    elif found is not None and not isinstance(found, int):
        try:
            _plain(found)
        except TypeError:
            raise TypeError(
                f"{at(_named(found))}, which JSON does not have; "
                f"give a str, int, float, bool, None, list or dict{_hint(found)}"
            ) from None


def _has(what: str) -> str:
    return "have" if what.endswith("s") else "has"


def _named(value: Any) -> str:
    name = type(value).__name__
    return f"{'an' if name[:1] in 'AEIOUaeiou' else 'a'} {name}"


def _hint(value: Any) -> str:
    """Tells what is meant, of values that are given by mistake more than once."""
    if inspect.isawaitable(value):
        return "; await it first"
    if isinstance(value, PathLike):
        return "; read the file first, with read_bytes()"
    if hasattr(value, "get_commands"):
        return "; give [c.to_dict(tree) for c in tree.get_commands()]"
    if hasattr(value, "to_dict"):
        return "; give what its to_dict returns"
    return ""
