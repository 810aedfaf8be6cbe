"""Instances for several threads."""

from __future__ import annotations

import threading
from typing import Callable, List

from ._errors import HIDDEN
from ._instance import Instance

__tracebackhide__ = HIDDEN

# Memory that an instance once had it keeps. One that a large document has made grow beyond this
# is replaced, so that the process gets the memory back; starting one takes some milliseconds.
KEEP = 256 << 20


class Pool:
    """Lends instances to threads: each to one at a time, no more than `most` at once."""

    def __init__(self, start: Callable[[], Instance], most: int) -> None:
        self._start = start
        self._turns = threading.BoundedSemaphore(most)
        # Used last, taken first: those not needed stay cold. Appending and popping are atomic.
        self._idle: List[Instance] = []

    def call(self, name: str, document: bytes, options: bytes) -> bytes:
        """Makes a call on an instance that is free, waiting for a turn when too many are busy."""
        with self._turns:
            try:
                instance = self._idle.pop()
            except IndexError:
                instance = self._start()
            try:
                answer = instance.call(name, document, options)
            except BaseException:
                # Whatever it was, also a KeyboardInterrupt: the instance may be in the middle.
                instance.close()
                raise
            if instance.memory() > KEEP:
                instance.close()
            else:
                self._idle.append(instance)
            return answer
