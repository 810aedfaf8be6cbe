"""Hostile use: sizes, limits, threads, forks, and what follows an error."""

from __future__ import annotations

import concurrent.futures
import os
import subprocess
import sys
import threading
from typing import Any, Iterator

import pytest

import slashlint
from slashlint import _host, _pool

PING = b'{"name":"ping","description":"Says pong"}'
MIB = 1 << 20


@pytest.fixture(autouse=True)
def default_limit() -> Iterator[None]:
    slashlint.configure(memory_limit=1 << 30)
    yield
    slashlint.configure(memory_limit=1 << 30)


def idle() -> Any:
    return _host._host.pool._idle


def python(code: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, **environment},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize("document", ["ping", 7, None, [], bytearray(b"[]")])
def test_raw_calls_take_bytes(document: Any) -> None:
    with pytest.raises(TypeError, match="^document must be bytes, not .*; encode it as UTF-8$"):
        slashlint.call("check", document)
    with pytest.raises(TypeError, match="^options must be bytes, not .*; encode it as UTF-8$"):
        slashlint.call("check", PING, document)


@pytest.mark.parametrize("name", ["chek", "", "alloc", "_initialize", "memory", None, 1])
def test_calls_that_are_none(name: Any) -> None:
    with pytest.raises(slashlint.Error, match="^there is no call .*; the calls are check, recognize, mend"):
        slashlint.call(name, PING)


def test_rules_takes_nothing() -> None:
    with pytest.raises(slashlint.Error, match="takes no document and no options"):
        slashlint.call("rules", PING)


def test_a_document_of_64_mib() -> None:
    document = b'{"name":"ping","description":"' + b"a" * (64 * MIB - 32) + b'"}'
    assert len(document) == 64 * MIB
    assert [d["rule"] for d in slashlint.check(document)["diagnostics"]] == [
        "budget",
        "description-length",
    ]
    assert slashlint.check(PING)["diagnostics"] == []


def test_a_document_that_no_instance_takes() -> None:
    with pytest.raises(slashlint.Error, match="has 268435457 bytes; the module takes 268435456"):
        slashlint.call("check", bytes(256 * MIB + 1))
    with pytest.raises(slashlint.Error, match="are too large"):
        slashlint.call("check", bytes(200 * MIB), b" " * (100 * MIB))
    assert slashlint.check(PING)["diagnostics"] == []


def test_the_memory_limit_ends_an_instance_and_no_more() -> None:
    slashlint.configure(memory_limit=64 * MIB)
    document = b"[" + b'{"name":"A","description":""},' * 400_000 + b"{}]"
    for _ in range(3):
        with pytest.raises(slashlint.ModuleEnded) as raised:
            slashlint.check(document)
        assert str(raised.value) == (
            f"the module ran out of memory on a document of {len(document)} bytes: it may have "
            "67108864 bytes; allow more with slashlint.configure(memory_limit=...)"
        )
        assert isinstance(raised.value, ValueError)
        assert slashlint.check(PING)["diagnostics"] == []
    slashlint.configure(memory_limit=4 << 30)
    assert slashlint.check(document[: 8 * MIB])["diagnostics"]


@pytest.mark.parametrize("limit", [0, -1, 16 * MIB - 1, (4 << 30) + 1])
def test_limits_that_are_none(limit: int) -> None:
    with pytest.raises(slashlint.Error, match=f"^memory_limit must be 16777216 to .* not {limit}$"):
        slashlint.configure(memory_limit=limit)


def test_the_least_limit_is_enough_to_work_with() -> None:
    slashlint.configure(memory_limit=16 * MIB)
    assert slashlint.check(PING)["diagnostics"] == []


def test_an_instance_that_has_grown_is_replaced() -> None:
    document = b"[" + b'{"name":"A","description":""},' * 500_000 + b"{}]"
    slashlint.check(PING)
    (before,) = idle()
    slashlint.call("check", document)
    assert idle() == []
    slashlint.check(PING)
    (after,) = idle()
    assert after is not before
    assert after.memory() < 64 * MIB < _pool.KEEP


def test_an_interrupted_instance_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    slashlint.check(PING)
    (before,) = idle()

    def interrupted(*_: object) -> bytes:
        raise KeyboardInterrupt

    monkeypatch.setattr(before, "_answer", interrupted)
    with pytest.raises(KeyboardInterrupt):
        slashlint.check(PING)
    assert slashlint.check(PING)["diagnostics"] == []
    assert idle() != [before]


def test_calls_after_an_error() -> None:
    for _ in range(100):
        with pytest.raises(slashlint.Error):
            slashlint.check(PING, scope="nowhere")  # type: ignore[arg-type]
        with pytest.raises(TypeError):
            slashlint.check(object())  # type: ignore[arg-type]
    assert slashlint.check(PING)["diagnostics"] == []
    assert len(idle()) == 1


def test_threads() -> None:
    documents = [f'{{"name":"{c}{i}","description":"d"}}'.encode() for i in range(50) for c in "aB"]
    expected = [slashlint.call("check", d) for d in documents]
    most = max(4, os.cpu_count() or 1)
    start = threading.Barrier(16)

    def work(_: int) -> Any:
        start.wait()
        return [slashlint.call("check", d) for d in documents]

    with concurrent.futures.ThreadPoolExecutor(16) as pool:
        for got in pool.map(work, range(16)):
            assert got == expected
    assert 1 <= len(idle()) <= most


def test_threads_that_call_first() -> None:
    code = """
import slashlint, threading
from slashlint import _engine
made = []
whole = _engine.Engine.__init__
def counted(self, cache):
    made.append(1)
    whole(self, cache)
_engine.Engine.__init__ = counted
got = []
work = lambda: got.append(len(slashlint.check({"name": "A", "description": "d"})["diagnostics"]))
threads = [threading.Thread(target=work) for _ in range(8)]
for t in threads: t.start()
for t in threads: t.join()
print(got, made)
"""
    assert python(code) == f"{[1] * 8} [1]"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there are no forks here")
def test_a_fork_while_a_thread_holds_everything() -> None:
    code = """
import os, sys, threading, slashlint
from slashlint import _host
ping = {"name": "A", "description": "d"}
slashlint.check(ping)
held = _host._host
held.compiling.acquire()
while held.pool._turns.acquire(blocking=False): pass
child = os.fork()
if child == 0:
    ok = len(slashlint.check(ping)["diagnostics"]) == 1
    slashlint.configure(memory_limit=16 << 20)
    try:
        slashlint.check("[" + '{"name":"A"},' * 400000)
    except slashlint.ModuleEnded:
        ok = ok and len(slashlint.check(ping)["diagnostics"]) == 1
        os._exit(0 if ok else 3)
    os._exit(4)
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""
    assert python(code) == "0"


def test_ten_thousand_checks_do_not_grow() -> None:
    document = b"[" + b",".join(PING.replace(b"ping", b"p%d" % i) for i in range(20)) + b"]"

    def checks(n: int) -> None:
        for i in range(n):
            slashlint.call(("check", "preview")[i % 2], document, b"{}")

    def resident() -> int:
        with open("/proc/self/statm", encoding="ascii") as statm:
            return int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    linux = os.path.exists("/proc/self/statm")
    checks(1000)
    (instance,) = idle()
    memory, process = instance.memory(), resident() if linux else 0
    checks(10_000)
    assert idle() == [instance]
    assert instance.memory() <= memory + MIB
    assert not linux or resident() - process < 8 * MIB


def test_errors_do_not_grow_either() -> None:
    def resident() -> int:
        with open("/proc/self/statm", encoding="ascii") as statm:
            return int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    if not os.path.exists("/proc/self/statm"):
        pytest.skip("the process's memory cannot be told here")
    slashlint.configure(memory_limit=16 * MIB)
    document = b"[" + b'{"name":"A"},' * 100_000

    def ends(n: int) -> None:
        for _ in range(n):
            with pytest.raises(slashlint.ModuleEnded):
                slashlint.call("check", document)

    ends(10)
    before = resident()
    ends(60)
    assert resident() - before < 32 * MIB


def test_nothing_is_given_to_the_module() -> None:
    code = "import slashlint; print(slashlint.check('[')['diagnostics'])"
    assert python(code, GOGC="off", GODEBUG="gctrace=1", TZ="Asia/Tokyo") == python(code)


def test_importing_is_quick_and_loads_nothing() -> None:
    code = "import slashlint, sys; print('wasmtime' in sys.modules)"
    assert python(code) == "False"


def test_cache_is_set_before_the_first_call(tmp_path: Any) -> None:
    slashlint.check(PING)
    with pytest.raises(slashlint.Error, match="compiled already; set cache before the first call"):
        slashlint.configure(cache=True)
    slashlint.configure(cache=False)
    code = "import slashlint; slashlint.configure(cache=True); print(slashlint.check('{}')['kind'])"
    assert python(code, HOME=str(tmp_path), XDG_CACHE_HOME=str(tmp_path)) == "commands"
    if sys.platform == "linux":
        assert list(tmp_path.rglob("*"))
