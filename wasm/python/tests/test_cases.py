"""All calls that every host of the module must answer with the same bytes."""

from __future__ import annotations

import base64
import json
import os
from collections import Counter
from typing import Any, Dict, Iterator, List, Union, get_type_hints

import slashlint
from shapes import mismatch
from slashlint import answers

SHAPES: Dict[str, Any] = {
    "check": answers.Report,
    "recognize": answers.Recognized,
    "mend": answers.Mended,
    "budget": answers.Budgets,
    "preview": Union[answers.Picker, answers.BriefPicker],
    "decide": answers.Decisions,
    "invoke": Union[answers.Interaction, answers.NotReceived],
    "plan": answers.Plan,
    "locales": answers.Localization,
    "listed": List[answers.ListedCommand],
    "request": answers.RequestVerdict,
    "authorize": answers.Authorization,
    "rules": List[answers.Rule],
}


def cases() -> Iterator[Dict[str, Any]]:
    with open(os.environ["SLASHLINT_CASES"], encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)


def raw(case: Dict[str, Any], name: str) -> bytes:
    return base64.b64decode(case[name] or "")


def test_every_answer_is_equal_to_the_byte() -> None:
    asked: Counter[str] = Counter()
    wrong = []
    for case in cases():
        asked[case["call"]] += 1
        answer = slashlint.call(case["call"], raw(case, "document"), raw(case, "options"))
        if answer != raw(case, "answer"):
            wrong.append((case["name"], answer, raw(case, "answer")))
    assert wrong == []
    assert asked.keys() == SHAPES.keys()
    assert asked.total() > 3000


def test_every_answer_has_the_shape_that_its_type_says() -> None:
    for name in vars(answers).values():
        if hasattr(name, "__total__"):
            get_type_hints(name)
    wrong = []
    for case in cases():
        answer = json.loads(raw(case, "answer"))
        if isinstance(answer, dict) and list(answer) == ["error"]:
            continue
        problem = mismatch(answer, SHAPES[case["call"]])
        if problem:
            wrong.append((case["name"], problem))
    assert wrong[:10] == []


def test_the_functions_give_what_the_bytes_hold() -> None:
    """Every case again with values instead of bytes, options as keyword arguments."""
    for case in cases():
        if case["call"] == "rules":
            continue
        options = raw(case, "options")
        try:
            given = json.loads(options or b"{}")
            assert isinstance(given, dict)
        except (ValueError, AssertionError):
            continue
        document, expected = raw(case, "document"), json.loads(raw(case, "answer"))
        try:
            if case["call"] == "plan":
                live = given.pop("live", None)
                answer: Any = slashlint.plan(live, document, **given)
            else:
                answer = getattr(slashlint, case["call"])(document, **given)
        except slashlint.Error as problem:
            answer = {"error": str(problem)}
        assert answer == expected, case["name"]
    assert slashlint.rules() == json.loads(slashlint.call("rules"))
