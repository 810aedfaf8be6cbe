"""Compares values with types: TypedDicts, lists, dicts, unions, literals and plain types."""

from __future__ import annotations

from typing import Any, Dict, List, Literal, Union, get_args, get_origin, get_type_hints


def mismatch(value: Any, shape: Any, at: str = "") -> str:
    """Returns where and how a value is not of a type, or ""."""
    origin = get_origin(shape)
    if shape is Any:
        return ""
    if origin is Union:
        problems = [mismatch(value, one, at) for one in get_args(shape)]
        return "" if "" in problems else " / ".join(problems)
    if origin is Literal:
        return "" if value in get_args(shape) else f"{at}: {value!r} is none of {shape}"
    if origin is list:
        if not isinstance(value, list):
            return f"{at}: {value!r} is no list"
        (element,) = get_args(shape)
        return _first(mismatch(v, element, f"{at}/{i}") for i, v in enumerate(value))
    if origin is dict:
        if not isinstance(value, dict):
            return f"{at}: {value!r} is no dict"
        key, element = get_args(shape)
        return _first(
            mismatch(k, key, at) or mismatch(v, element, f"{at}/{k}") for k, v in value.items()
        )
    if hasattr(shape, "__required_keys__"):
        return _typed(value, shape, at)
    if shape is None or shape is type(None):
        return "" if value is None else f"{at}: {value!r} is not None"
    exact = type(value) is shape
    return "" if exact else f"{at}: {value!r} is no {shape.__name__}"


def _typed(value: Any, shape: Any, at: str) -> str:
    if not isinstance(value, dict):
        return f"{at}: {value!r} is no dict"
    hints: Dict[str, Any] = get_type_hints(shape)
    missing: List[str] = sorted(shape.__required_keys__ - value.keys())
    unknown = sorted(value.keys() - hints.keys())
    if missing or unknown:
        return f"{at}: missing {missing}, unknown {unknown}"
    return _first(mismatch(v, hints[k], f"{at}/{k}") for k, v in value.items())


def _first(problems: Any) -> str:
    return next((problem for problem in problems if problem), "")
