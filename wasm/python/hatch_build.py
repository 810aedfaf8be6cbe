"""Puts the WebAssembly module into what is built.

The module is made by `make wasm` and is not committed. A source distribution has it beside the
package's other files, so that it can be built from on its own.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NAME = "slashlint.wasm"


class ModuleHook(BuildHookInterface):  # type: ignore[type-arg]
    """Finds the module and has it packed under the package's name."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Adds the module to a wheel or source distribution; raises when there is none."""
        inside = Path(self.root, "src", "slashlint", NAME)
        made = Path(self.root).parent / NAME
        module = next((path for path in (made, inside) if path.is_file()), None)
        if module is None:
            raise FileNotFoundError(
                f"there is no module at {str(made)!r}; run `make wasm` in the repository first"
            )
        folder = "slashlint" if self.target_name == "wheel" else "src/slashlint"
        build_data["force_include"][str(module)] = f"{folder}/{NAME}"
