"""Measures the installed package and prints one JSON object, times in milliseconds.

    python bench.py [REPETITIONS]

It uses the documents in ../dist/bench where they exist, and otherwise makes similar ones.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from pathlib import Path
from typing import Any, Callable, Dict, List

FOLDER = Path(__file__).resolve().parent.parent / "dist" / "bench"


def command(i: int) -> Dict[str, Any]:
    """Returns a command with three options and two locales."""
    options: List[Dict[str, Any]] = [
        {
            "type": kind,
            "name": f"option-{kind}",
            "description": "What it is about",
            "name_localizations": {"de": f"wahl-{kind}", "ja": f"選択{kind}"},
            "required": kind == 3,
        }
        for kind in (3, 4, 6)
    ]
    return {
        "name": f"command-{i}",
        "description": "Does what it is named for",
        "description_localizations": {"de": "Tut, was der Name sagt", "ja": "名前の通りのことをします"},
        "options": options,
    }


def documents() -> Dict[str, bytes]:
    """Returns the documents to check by their names."""
    made = {"typical": command(1), "bot40": [command(i) for i in range(40)]}
    found = {}
    for name, document in made.items():
        path = FOLDER / f"{name}.json"
        found[name] = path.read_bytes() if path.exists() else json.dumps(document).encode()
    return found


def timed(work: Callable[[], Any]) -> float:
    """Returns how long work takes, in milliseconds."""
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


def main() -> None:
    """Prints what was measured."""
    repetitions = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    measured: Dict[str, Any] = {}

    imported = timed(lambda: __import__("slashlint"))
    import slashlint
    from slashlint import _engine, _host

    made = documents()
    measured["python"] = sys.version.split()[0]
    measured["import_ms"] = imported
    measured["compile_ms"] = timed(
        lambda: setattr(_host._host, "engine", _engine.Engine(cache=False))
    )
    started = []
    measured["start_ms"] = timed(lambda: started.append(_host._host.start()))
    instance = started[0]
    measured["first_check_ms"] = timed(lambda: instance.call("check", made["typical"], b""))
    measured["memory_bytes"] = instance.memory()
    for name, document in made.items():
        slashlint.check(document)
        raw = [timed(lambda: slashlint.call("check", document)) for _ in range(repetitions)]
        parsed = [timed(lambda: slashlint.check(document)) for _ in range(repetitions)]
        measured[name] = {
            "bytes": len(document),
            "generated": not (FOLDER / f"{name}.json").exists(),
            "call_median_ms": statistics.median(raw),
            "check_median_ms": statistics.median(parsed),
        }
    print(json.dumps(measured, indent=2))


if __name__ == "__main__":
    main()
