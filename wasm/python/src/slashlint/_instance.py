"""One instance of the module, and how it is called."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, Tuple, Type

from ._errors import HIDDEN, Error, ModuleEnded

if TYPE_CHECKING:
    import wasmtime

__tracebackhide__ = HIDDEN

# A Go runtime's last words are long; the reason stands in the first lines.
_MOST_WORDS = 4096


class Instance:
    """A running module. It makes one call at a time, and none after a call has raised."""

    def __init__(
        self, module: wasmtime.Module, linker: wasmtime.Linker, memory_limit: int
    ) -> None:
        """Starts an instance whose memory may grow to `memory_limit` bytes; raises ModuleEnded."""
        import wasmtime

        self._failures: Tuple[Type[Exception], ...] = (wasmtime.WasmtimeError, wasmtime.Trap)
        self._limit = memory_limit
        words = self._words = bytearray()

        # It holds the words alone: holding the instance would keep it alive for ever.
        def write(written: bytes) -> None:
            words.extend(written[: _MOST_WORDS - len(words)])

        wasi = wasmtime.WasiConfig()
        wasi.stderr_custom = write
        self._store = wasmtime.Store(linker.engine)
        self._store.set_wasi(wasi)
        self._store.set_limits(memory_size=memory_limit)
        try:
            self._exports = linker.instantiate(self._store, module).exports(self._store)
            if "slashlint_abi_1" not in self._exports:
                raise Error("the module has another interface than version 1; install slashlint again")
            self._call("_initialize")
        except self._failures as failure:
            raise ModuleEnded(self._why(failure, "as it started")) from failure

    def call(self, name: str, document: bytes, options: bytes) -> bytes:
        """Makes the call of this name; raises Error, or ModuleEnded when the module ends."""
        try:
            if name == "rules":
                return self._answer(self._call(name))
            lent = [self._lend(document), self._lend(options)]
            packed = self._call(name, lent[0], len(document), lent[1], len(options))
            answer = self._answer(packed)
            for pointer in lent:
                self._call("free", pointer)
            return answer
        except self._failures as failure:
            about = f"on a document of {len(document)} bytes"
            raise ModuleEnded(self._why(failure, about)) from failure

    def memory(self) -> int:
        """Returns the size of the instance's memory in bytes. It never shrinks."""
        return self._memory().data_len(self._store)

    def close(self) -> None:
        """Gives the memory back at once."""
        self._store.close()

    def _call(self, name: str, *arguments: int) -> Any:
        export: Any = self._exports[name]
        return export(self._store, *arguments)

    def _memory(self) -> wasmtime.Memory:
        memory: Any = self._exports["memory"]
        return memory  # type: ignore[no-any-return]

    def _lend(self, data: bytes) -> int:
        """Copies bytes to where the module finds them."""
        # Numbers of 32 bits come with a sign. The module gives one back for none at all as well.
        pointer = int(self._call("alloc", len(data))) & 0xFFFFFFFF if len(data) <= 0x7FFFFFFF else 0
        if pointer == 0:
            raise Error(
                f"the document and options are too large, of which one has {len(data)} bytes; "
                "the module takes 268435456 bytes (256 MiB) together"
            )
        self._memory().write(self._store, data, pointer)
        return pointer

    def _answer(self, packed: int) -> bytes:
        """Reads an answer and frees it."""
        pointer, size = (packed >> 32) & 0xFFFFFFFF, packed & 0xFFFFFFFF
        memory = self._memory()
        if pointer + size > memory.data_len(self._store):
            raise Error("the module's answer does not lie in its memory; install slashlint again")
        start = ctypes.addressof(memory.data_ptr(self._store).contents)
        answer = ctypes.string_at(start + pointer, size)
        self._call("free", pointer)
        return answer

    def _why(self, failure: BaseException, about: str) -> str:
        words = self._words.decode("utf-8", "replace").strip()
        if "out of memory" in words or "cannot allocate memory" in words:
            return (
                f"the module ran out of memory {about}: it may have {self._limit} bytes; allow more "
                "with slashlint.configure(memory_limit=...)"
            )
        first = (words or str(failure).strip()).splitlines()[0]
        return f"the module ended {about}: {first}; the next call starts another one"
