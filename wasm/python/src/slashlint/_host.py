"""The process's own module: compiled once, at the first call."""

from __future__ import annotations

import os
import threading
from typing import Optional

from ._engine import Engine
from ._errors import HIDDEN, Error
from ._instance import Instance
from ._pool import Pool

__tracebackhide__ = HIDDEN


CALLS = (
    "check",
    "recognize",
    "mend",
    "budget",
    "preview",
    "decide",
    "invoke",
    "plan",
    "locales",
    "listed",
    "request",
    "authorize",
    "rules",
)
"""The names of the calls that the module knows."""

_LEAST_MEMORY, _MOST_MEMORY = 16 << 20, 4 << 30


class _Host:
    """What the process has of the module."""

    def __init__(self) -> None:
        self.memory_limit = 1 << 30
        self.cache = False
        self.engine: Optional[Engine] = None
        self.renew()

    def renew(self) -> None:
        """Forgets instances and locks. What is compiled stays."""
        self.compiling = threading.Lock()
        # More calls at once than processors would only take more memory.
        self.pool = Pool(self.start, max(4, os.cpu_count() or 1))

    def start(self) -> Instance:
        """Starts an instance, of a module that is compiled when it is not yet."""
        with self.compiling:
            if self.engine is None:
                self.engine = Engine(self.cache)
        return self.engine.start(self.memory_limit)


_host = _Host()
if hasattr(os, "register_at_fork"):
    # A child has no other threads, so a lock that one of them held would never be free again.
    os.register_at_fork(after_in_child=_host.renew)


def configure(*, memory_limit: Optional[int] = None, cache: Optional[bool] = None) -> None:
    """Sets how the module is run; what is not given stays as it is.

    `memory_limit` is how many bytes the memory of an instance may have, 16 MiB to 4 GiB; by default
    it is 1 GiB. There may be as many instances as processors, at least 4, when so many threads call
    at once. A call that needs more raises `ModuleEnded`.

    `cache=True` keeps the compiled module in wasmtime's folder of the user's cache, so that later
    processes need not compile it. It has to be set before the first call.

    Raises `Error` for a value out of range and for `cache` after the first call.
    """
    if memory_limit is not None:
        if not _LEAST_MEMORY <= memory_limit <= _MOST_MEMORY:
            raise Error(
                f"memory_limit must be {_LEAST_MEMORY} to {_MOST_MEMORY} bytes, not {memory_limit!r}"
            )
        _host.memory_limit = memory_limit
        _host.renew()
    if cache is not None and cache != _host.cache:
        if _host.engine is not None:
            raise Error("the module is compiled already; set cache before the first call")
        _host.cache = cache


def call(name: str, document: bytes = b"", options: bytes = b"") -> bytes:
    """Makes a call of the module's interface with bytes as they are and returns its very answer.

    `options` are a JSON object, or nothing. Wrong ones are an answer, `{"error":...}`, and raise
    nothing here. Raises `Error` when the module has no such call or takes no document so large,
    `ModuleEnded` when it runs out of memory, and `TypeError` for what is not bytes.
    """
    if name not in CALLS:
        raise Error(f"there is no call {name!r}; the calls are {', '.join(CALLS)}")
    for what, given in (("document", document), ("options", options)):
        if not isinstance(given, bytes):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise TypeError(f"{what} must be bytes, not {type(given).__name__}; encode it as UTF-8")
    if name == "rules" and (document or options):
        raise Error('the call "rules" takes no document and no options; leave them out')
    return _host.pool.call(name, document, options)
