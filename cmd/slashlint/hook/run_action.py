"""Runs the shell steps of the composite action as GitHub's runner does, and prints what it would annotate.

Usage: run_action.py FOLDER TEMP INPUT=VALUE...; FOLDER has action.yml. Steps that use another action are not run: their
work, to install Go, is done already. The exit status is the steps'.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import yaml


def main(folder: str, temp: str, *given: str) -> int:
    action = yaml.safe_load((Path(folder) / "action.yml").read_text())
    inputs = {name: about["default"] for name, about in action["inputs"].items()}
    for assignment in given:
        name, value = assignment.split("=", 1)
        assert name in inputs, f"the action has no input {name}"
        inputs[name] = value
    values = {"github.action_path": folder, "runner.temp": temp}
    values |= {f"inputs.{name}": value for name, value in inputs.items()}
    runner = Runner()
    for step in action["runs"]["steps"]:
        if "run" in step and (status := run(step, values, runner)):
            return status
    return 0


def run(step: dict, values: dict[str, str], runner: "Runner") -> int:
    def fill(text: str) -> str:
        return re.sub(r"\$\{\{ *(\S+) *\}\}", lambda found: values[found[1]], text)

    done = subprocess.run(
        # What "shell: bash" stands for.
        ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", fill(step["run"])],
        cwd=fill(step["working-directory"]) if "working-directory" in step else None,
        env=os.environ | {name: fill(value) for name, value in step.get("env", {}).items()},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )
    for line in done.stdout.splitlines():
        runner.hear(line)
    assert not runner.matchers, "the action left a problem matcher behind"
    assert runner.stopped is None, "the action left commands stopped"
    sys.stderr.write(done.stdout)
    return done.returncode


class Runner:
    """The part of the runner that reads what a step prints."""

    def __init__(self) -> None:
        self.matchers: dict[str, dict] = {}
        self.stopped: str | None = None

    def hear(self, line: str) -> None:
        if self.stopped is not None:
            if line == f"::{self.stopped}::":
                self.stopped = None
                return
        elif found := re.match(r"::([a-z-]+)(?: owner=([\w-]+))?::(.*)$", line):
            self.command(*found.groups())
            return
        for matcher in self.matchers.values():
            if self.annotate(matcher, line):
                return

    def command(self, name: str, owner: str | None, value: str) -> None:
        if name == "add-matcher":
            for matcher in json.loads(Path(value).read_text())["problemMatcher"]:
                self.matchers[matcher["owner"]] = matcher
        elif name == "remove-matcher":
            del self.matchers[owner]
        elif name == "stop-commands":
            self.stopped = value
        else:
            raise AssertionError(f"an unexpected command: {name}")

    def annotate(self, matcher: dict, line: str) -> bool:
        (pattern,) = matcher["pattern"]
        found = re.search(pattern["regexp"], line)
        if not found:
            return False
        part = {name: found[pattern[name]] for name in ("file", "line", "column", "message", "code")}
        severity = found[pattern["severity"]] if "severity" in pattern else matcher["severity"]
        assert severity in ("error", "warning", "notice"), f"the runner knows no {severity}"
        assert Path(part["file"]).is_file(), f"there is no {part['file']}"
        print(f"{severity} {part['file']}:{part['line']}:{part['column']} {part['code']} {part['message']}")
        return True


sys.exit(main(*sys.argv[1:]))
