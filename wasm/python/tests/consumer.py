"""A program that uses the package, for type checkers. What they must refuse is marked as ignored."""

from __future__ import annotations

from typing import Any, Dict, List

import slashlint
from slashlint.answers import Diagnostic, Report
from slashlint.options import CheckOptions


def errors(report: Report) -> List[Diagnostic]:
    return [d for d in report["diagnostics"] if d["severity"] == "error"]


def line(d: Diagnostic) -> str:
    return f"{d['range']['start']['line']}: {d['message']}" + "".join(
        fix["title"] for fix in d.get("fixes", [])
    )


commands: List[Dict[str, Any]] = [{"name": "ping", "description": "Says pong"}]
shared: CheckOptions = {"scope": "guild", "rules": {"name-apostrophe": "off"}}
print([line(d) for d in errors(slashlint.check(commands, **shared))])
print(slashlint.preview(b"[]", locale="de", in_="bot-dm", roles=[1, "2"])["slash"])
print([o["hint"] for o in slashlint.preview(commands)["slash"][0]["options"]])
print([o["name"].upper() for o in slashlint.preview(commands, brief=True)["slash"][0]["options"]])
got = slashlint.invoke(commands, command="/ping")
if "data" in got:
    print(got["data"]["name"])
print(slashlint.plan([], commands)["summary"]["refused"])
print(slashlint.locales(commands)["total"]["de"]["percent"])
print(slashlint.call("check", b"{}").decode())
slashlint.assert_deployable(commands, fail_on="warning", scope="global")

slashlint.check(commands, scope="nowhere")  # type: ignore[arg-type]
slashlint.check(commands, scop="guild")  # type: ignore[call-arg]
slashlint.check(7)  # type: ignore[arg-type]
slashlint.preview(commands, locale="xx")  # type: ignore[call-overload]
slashlint.check(commands)["diagnostic"]  # type: ignore[typeddict-item]
slashlint.call("check", "text")  # type: ignore[arg-type]
