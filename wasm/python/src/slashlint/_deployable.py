"""A helper for tests."""

from __future__ import annotations

from functools import lru_cache
from typing import Dict, List

from . import answers, options
from ._calls import check, rules
from ._errors import HIDDEN, Error
from ._typing import Unpack

__tracebackhide__ = HIDDEN


_SEVERITIES = ("error", "warning", "info")


def assert_deployable(
    commands: options.Document,
    *,
    fail_on: options.Severity = "error",
    **given: Unpack[options.CheckOptions],
) -> None:
    """Raises `AssertionError` when the service would refuse commands, with all that is wrong.

    `commands` is the list that overwrites all commands, or the dict of one. `fail_on="warning"`
    also finds what the service ignores without a word. The other options are those of `check`.
    """
    # pytest then shows the line that called this one.
    __tracebackhide__ = True
    if fail_on not in _SEVERITIES:
        raise Error(f'fail_on must be "error", "warning" or "info", not {fail_on!r}')
    counted = _SEVERITIES[: _SEVERITIES.index(fail_on) + 1]
    found = [d for d in check(commands, **given)["diagnostics"] if d["severity"] in counted]
    if found:
        raise AssertionError("\n".join([_headline(found), *(_shown(d) for d in found)]))


def _headline(found: List[answers.Diagnostic]) -> str:
    counts: List[str] = []
    for severity in _SEVERITIES:
        n = sum(d["severity"] == severity for d in found)
        if n:
            counts.append(f"{n} {severity}{'s' * (n > 1)}")
    return f"the commands have {' and '.join(counts)}"


def _shown(d: answers.Diagnostic) -> str:
    lines = [
        f"{d['path'] or 'document'}: {d['severity']}: {d['message']} [{d['rule']}]",
        f"    at {d['pointer'] or 'the whole document'}",
    ]
    lines += [f"    = note: {note['message']}" for note in d.get("related", [])]
    fixes = d.get("fixes", [])
    lines += [f"    = {'fix' if fix['safe'] else 'suggestion'}: {fix['title']}" for fix in fixes]
    if not fixes:
        lines.append(f"    = help: {_what_to_do().get(d['rule'], 'see the message')}")
    return "\n".join(lines)


@lru_cache(maxsize=None)
def _what_to_do() -> Dict[str, str]:
    return {rule["name"]: rule["do"] for rule in rules()}
