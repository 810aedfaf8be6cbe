"""Know, before deploying, that application commands are right and what people will see in every locale.

    >>> import slashlint
    >>> report = slashlint.check({"name": "Ping", "description": "Says pong"})
    >>> report["diagnostics"][0]["message"]
    '"Ping" must be lower-case'

A document is text, bytes (UTF-8), or the dict or list that would be sent. Answers are what the
command line writes with `--format json`, as plain dicts whose shapes are in `slashlint.answers`;
options are keyword arguments, written down in `slashlint.options`. Every function may be called from
any thread. Wrong options and documents that cannot be handed over raise `Error`.
"""

from ._calls import (
    authorize,
    budget,
    check,
    decide,
    invoke,
    listed,
    locales,
    mend,
    plan,
    preview,
    recognize,
    request,
    rules,
)
from ._deployable import assert_deployable
from ._errors import Error, ModuleEnded
from ._host import call, configure

__version__ = "0.1.0"

__all__ = [
    "Error",
    "ModuleEnded",
    "assert_deployable",
    "authorize",
    "budget",
    "call",
    "check",
    "configure",
    "decide",
    "invoke",
    "listed",
    "locales",
    "mend",
    "plan",
    "preview",
    "recognize",
    "request",
    "rules",
]
