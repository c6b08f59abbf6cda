"""`make attack` judges what it measures, ends by itself and stays on this machine. No figure is judged here."""

from __future__ import annotations

import ast
import asyncio
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tablee.engine.view import Line
from tablee.server.load.figures import Spread
from tablee.server.messages import Told
from tools import ROOT
from tools.attack import __main__ as command
from tools.attack import people
from tools.attack.budget import LONGEST, MOST, Budget
from tools.attack.hostile.__main__ import ATTACKS
from tools.attack.hostile.guests import Hostile
from tools.attack.loopback import HOSTILE, NotLoopback, ask_health, check_address, dial, host_and_port, visitor
from tools.attack.people import Times, decisions
from tools.attack.target import Target
from tools.attack.verdict import Measured, Report, as_json, broken, line, shown

FINE = Measured(
    name="undo",
    moves=Spread(3.0, 200.0, 900.0, 100),
    bots=Spread(10.0, 1_900.0, 2_000.0, 20),
    health=Spread(1.0, 900.0, 1_000.0, 50),
    through={"moves": 1_234},
)
WORSE = {
    "slow moves": {"moves": Spread(3.0, 200.1, 900.0, 100)},
    "a late bot": {"bots": Spread(10.0, 10.0, 2_000.1, 20)},
    "slow health": {"health": Spread(1.0, 1.0, 1_000.1, 50)},
    "many abandoned tables": {"abandoned": 201},
    "failed health": {"unwell": 1},
    "somebody who could not play": {"troubles": ["Gone('closed')"]},
    "no moves": {"moves": Spread()},
    "no answers of bots": {"bots": Spread(count=4)},
    "no answers of /health": {"health": Spread(count=4)},
}


def report(baseline: Measured, attack: Measured) -> Report:
    return Report(engine="compiled", seconds=20, level="skilled", fixed_ms=800, baseline=baseline, attacks=[attack])


# The verdict


def test_figures_on_the_bound_hold() -> None:
    assert broken(FINE) == []
    assert report(FINE, FINE).passed
    assert "holds" in line(FINE)
    assert "BROKEN" not in shown(report(FINE, FINE))


@pytest.mark.parametrize("wrong", WORSE.values(), ids=WORSE.keys())
def test_one_broken_figure_is_enough(wrong: dict[str, object]) -> None:
    worse = msgspec.structs.replace(FINE, **wrong)
    assert len(broken(worse)) == 1
    for found in (report(FINE, worse), report(worse, FINE)):
        assert not found.passed
        assert "BROKEN undo: " in shown(found)
        assert msgspec.json.decode(as_json(found))["passed"] is False
    assert "holds" not in line(worse)
    assert "too busy" in shown(report(worse, FINE))
    assert "too busy" not in shown(report(FINE, worse))


def test_the_report_says_what_got_through() -> None:
    assert "undo: moves 1,234" in shown(report(FINE, FINE))
    assert msgspec.json.decode(as_json(report(FINE, FINE)))["attacks"][0]["through"] == {"moves": 1234}


# Measuring


def test_what_is_still_awaited_counts_once_it_is_too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(people, "perf_counter", lambda: now)
    times = Times(bound=2.0)
    first, forgotten = times.begin(), times.begin()
    times.begin(allowance=0.8)
    now = 101.0
    times.end(first)
    times.drop(forgotten)
    assert times.spread() == Spread(1000.0, 1000.0, 1000.0, 1)
    now = 103.0
    assert (times.spread().most, times.spread().count) == (2200.0, 2)
    times.reset()
    assert times.spread().count == 1, "whoever waited before still waits"


def test_a_bot_may_take_its_time_for_every_decision() -> None:
    told = [
        Told(4, Line("coup-log-buy", {"seat": 1, "colour": "R"})),
        Told(5, Line("coup-log-swap", {"seat": 1, "count": 3})),
        Told(5, Line("coup-log-draw", {"seat": 1, "count": 3})),
        Told(6, Line("coup-log-lay", {"seat": 0})),
    ]
    assert decisions(told) == 1 + (3 + 1)
    assert decisions(told[-1:]) == 1, "it has made one, even if nothing is told of it"


# Bounds of the attack itself


def test_a_budget_ends_after_so_many_rounds() -> None:
    budget = Budget(LONGEST, 3, lambda: 0.0)
    assert [budget.take() for _ in range(5)] == [True, True, True, False, False]


def test_a_budget_ends_after_so_many_seconds() -> None:
    now = 0.0
    budget = Budget(10, MOST, lambda: now)
    half = budget.part(0.5, 7)
    assert budget.take()
    now = 5.0
    assert not half.take()
    assert budget.seconds == 5.0
    now = 10.0
    assert not budget.take()


@pytest.mark.parametrize(("seconds", "rounds"), [(LONGEST + 1, 1), (0, 1), (1, MOST + 1), (1, 0)])
def test_no_budget_is_unbounded(seconds: float, rounds: int) -> None:
    with pytest.raises(ValueError, match="at most"):
        Budget(seconds, rounds)


@pytest.mark.parametrize("file", sorted((ROOT / "tools/attack/hostile").glob("*.py")), ids=lambda file: file.name)
def test_every_loop_of_an_attack_asks_its_budget(file: Path) -> None:
    """A `while` without budget could go on for ever."""
    loops = [node for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.While)]
    for loop in loops:
        condition = loop.test.values[0] if isinstance(loop.test, ast.BoolOp) else loop.test
        assert ast.unparse(condition).endswith((".take()",)), f"line {loop.lineno}: {ast.unparse(loop.test)}"
        assert not isinstance(loop.test, ast.BoolOp) or isinstance(loop.test.op, ast.And)


def test_every_attack_can_be_chosen() -> None:
    assert tuple(ATTACKS) == command.NAMES


@pytest.mark.parametrize("seconds", ["0", "-1", "1e9", "nan"])
def test_the_command_refuses_endless_attacks(seconds: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.main([f"--seconds={seconds}"])
    assert "--seconds: from 1 to" in capsys.readouterr().err


# This machine only

ELSEWHERE = ["192.0.2.1", "10.0.0.1", "0.0.0.0", "2001:db8::1", "example.org", "localhost", "127.0.0.1.example.org", ""]


@pytest.mark.parametrize("address", ["127.0.0.1", "127.0.0.2", "::1"])
def test_loopback_addresses_are_accepted(address: str) -> None:
    assert check_address(address) == address


@pytest.mark.parametrize("address", ELSEWHERE)
def test_any_other_address_is_refused(address: str) -> None:
    url = f"http://[{address}]:8080" if ":" in address else f"http://{address}:8080"
    with pytest.raises(NotLoopback):
        check_address(address)
    for attempt in (
        lambda: host_and_port(url),
        lambda: visitor(url, HOSTILE),
        lambda: visitor("http://127.0.0.1:8080", address),
        lambda: Hostile(url, 1),
        lambda: ask_health(url, HOSTILE, 1),
        lambda: asyncio.run(dial(url, HOSTILE)),
    ):
        with pytest.raises(NotLoopback):
            attempt()


def test_the_server_has_its_usual_limits_and_nothing_of_the_operator(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEE_DATABASE", "postgresql://somewhere/precious")
    target = Target(tmp_path)
    assert not target.usual
    assert not target.options
    assert not [name for name in target.environment() if name.startswith("TABLEE_")]
    assert host_and_port(target.url)


# Everything together


def test_a_small_attack_ends_with_a_report() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.attack", "--only", "disk", "--seconds", "2", "--json"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
    )
    found = msgspec.json.decode(done.stdout)
    assert done.returncode == (0 if found["passed"] else 1), done.stderr
    assert found["attacks"][0]["through"]["guests"] > 0
    assert found["baseline"]["health"]["count"] > 0
    assert [text.split(":")[1].strip() for text in done.stderr.splitlines()[:2]] == ["none", "disk"]
