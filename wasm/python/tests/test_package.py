"""The package as it is built, typed and described."""

from __future__ import annotations

import contextlib
import importlib.metadata
import io
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any, Dict, List

import pytest

import slashlint

HERE = Path(__file__).parent
PACKAGE = Path(slashlint.__file__).parent
SOURCE = Path(os.environ["SLASHLINT_SOURCE"])


def run(*arguments: str, cwd: Path = HERE) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, *arguments], cwd=cwd, capture_output=True, text=True, timeout=300
    )


def test_the_tests_are_of_the_installed_package() -> None:
    assert "site-packages" in PACKAGE.parts
    assert importlib.metadata.version("slashlint") == slashlint.__version__ == "0.1.0"


def test_the_wheel() -> None:
    (wheel,) = Path(os.environ["SLASHLINT_WHEEL"]).glob("*.whl")
    assert wheel.name == "slashlint-0.1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as packed:
        names = sorted(packed.namelist())
        assert len(names) == len(set(names))
        module = packed.read("slashlint/slashlint.wasm")
    info = "slashlint-0.1.0.dist-info/"
    source = {f"slashlint/{p.name}" for p in (SOURCE / "src" / "slashlint").iterdir() if p.is_file()}
    assert {n for n in names if not n.startswith(info)} == source | {"slashlint/slashlint.wasm"}
    assert {info + "METADATA", info + "licenses/LICENSE"} <= set(names)
    # Not compared with the repository's, which may have been built again since.
    assert module.startswith(b"\0asm\1\0\0\0") and module == (PACKAGE / "slashlint.wasm").read_bytes()


def copied(folder: Path) -> Path:
    package = folder / "wasm" / "python"
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("*.wasm", "__pycache__", ".*"))
    return package


def test_building_without_the_module_fails_and_says_why(tmp_path: Path) -> None:
    done = run("-m", "pip", "wheel", "--no-deps", "-w", str(tmp_path), ".", cwd=copied(tmp_path))
    assert done.returncode != 0
    assert "run `make wasm` in the repository first" in done.stdout + done.stderr


def test_a_source_distribution_can_be_built_from(tmp_path: Path) -> None:
    package = copied(tmp_path)
    (package.parent / "slashlint.wasm").write_bytes(b"module")
    requires = "from hatchling.build import build_sdist; print(build_sdist('out'))"
    target = tmp_path / "tools"
    assert run("-m", "pip", "install", "-q", "-t", str(target), "hatchling==1.33.0").returncode == 0
    done = subprocess.run(
        [sys.executable, "-c", requires],
        cwd=package,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(target)},
    )
    assert done.returncode == 0, done.stderr
    done = run(
        "-m", "pip", "wheel", "-q", "--no-deps", "-w", str(tmp_path), f"out/{done.stdout.strip()}", cwd=package
    )
    assert done.returncode == 0, done.stderr
    with zipfile.ZipFile(tmp_path / "slashlint-0.1.0-py3-none-any.whl") as packed:
        assert packed.namelist().count("slashlint/slashlint.wasm") == 1
        assert packed.read("slashlint/slashlint.wasm") == b"module"


def test_every_exported_name_is_described() -> None:
    for name in slashlint.__all__:
        assert (getattr(slashlint, name).__doc__ or "").strip(), name


@pytest.mark.parametrize("target", ["package", "consumer", "tests"])
def test_mypy(target: str) -> None:
    what = {
        "package": ["-p", "slashlint"],
        "consumer": ["consumer.py"],
        "tests": [p.name for p in sorted(HERE.glob("*.py"))],
    }[target]
    done = run("-m", "mypy", "--strict", "--warn-unused-ignores", "--cache-dir", os.devnull, *what)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("version", ["3.9", "3.14"])
def test_pyright(version: str, tmp_path: Path) -> None:
    shutil.copy(HERE / "consumer.py", tmp_path)
    shutil.copytree(PACKAGE, tmp_path / "slashlint")
    (tmp_path / "pyrightconfig.json").write_text(
        '{"typeCheckingMode": "strict", "reportUnusedExpression": false}'
    )
    done = run("-m", "pyright", "--pythonpath", sys.executable, "--pythonversion", version, cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


def blocks(language: str) -> List[str]:
    readme = (HERE.parent / "README.md").read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", readme, re.MULTILINE | re.DOTALL)


def test_the_readmes_code_prints_what_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Comments behind `print` calls are what they print."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "commands.json").write_text('[{"name":"Ping","description":"Says pong"}]')
    scope: Dict[str, Any] = {}
    found = blocks("python")
    assert len(found) >= 3
    for block in found:
        if "def test_" in block:
            continue
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            exec(compile(block, "README.md", "exec"), scope)  # noqa: S102
        assert said.getvalue().splitlines() == re.findall(r"#> (.*)", block)


def test_the_readmes_tests_run(tmp_path: Path) -> None:
    tests = [block for block in blocks("python") if "def test_" in block]
    assert tests
    (tmp_path / "bot.py").write_text(
        "import discord\n"
        "from discord import app_commands\n"
        "tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))\n"
        "class Words(app_commands.Translator):\n"
        "    async def translate(self, string, locale, context):\n"
        "        return 'Ping' if locale.value == 'de' else None\n"
        "@tree.command(name=app_commands.locale_str('ping'), description='Says pong')\n"
        "@app_commands.default_permissions(ban_members=True)\n"
        "async def ping(_: discord.Interaction): ...\n"
    )
    (tmp_path / "test_readme.py").write_text("\n".join(tests))
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", cwd=tmp_path)
    said = done.stdout
    assert "1 failed, 2 passed" in said, said + done.stderr
    (block,) = blocks("text")
    assert block.strip() in "\n".join(line[8:] for line in said.splitlines() if line.startswith("E   ")), said


def test_pytest_shows_the_line_that_is_wrong(tmp_path: Path) -> None:
    wrong = ["check([], scop='guild')", "check(7)", "assert_deployable([], scope='here')", "assert_deployable('[' * 2)"]
    (tmp_path / "test_wrong.py").write_text(
        "import slashlint\n"
        + "".join(f"def test_{i}():\n    slashlint.{call}\n" for i, call in enumerate(wrong))
    )
    said = run("-m", "pytest", "-q", "-p", "no:cacheprovider", cwd=tmp_path).stdout
    assert "4 failed" in said
    assert "slashlint/_" not in said and said.count("test_wrong.py:") >= len(wrong), said
