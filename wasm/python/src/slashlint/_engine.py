"""The compiled module."""

from __future__ import annotations

from importlib import resources

from ._errors import HIDDEN, Error
from ._instance import Instance


__tracebackhide__ = HIDDEN


class Engine:
    """The module as machine code, which any number of instances share."""

    def __init__(self, cache: bool) -> None:
        """Compiles the module, which takes seconds, or with `cache` finds it compiled."""
        import wasmtime

        config = wasmtime.Config()
        if cache:
            try:
                config.cache = True
            except wasmtime.WasmtimeError as problem:
                raise Error(f"compiled modules cannot be kept: {problem}") from problem
        engine = wasmtime.Engine(config)
        self._module = wasmtime.Module(engine, _module())
        self._linker = wasmtime.Linker(engine)
        # WASI's functions are there, but no instance is given files, arguments or an environment.
        self._linker.define_wasi()

    def start(self, memory_limit: int) -> Instance:
        """Starts an instance whose memory may grow to so many bytes."""
        return Instance(self._module, self._linker, memory_limit)


def _module() -> bytes:
    try:
        return resources.files("slashlint").joinpath("slashlint.wasm").read_bytes()
    except FileNotFoundError as problem:
        raise Error(
            "the package lacks slashlint.wasm; install a wheel of it instead of using its source"
        ) from problem
