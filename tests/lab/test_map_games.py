"""Many jobs over processes: order, losses, crashes, and how it ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.lab.map_games import Here, Processes, Workers, map_games

WORKERS = [Here(), Processes(1), Processes(2)]


def square(number: int) -> int:
    return number * number


def fussy(number: int) -> int:
    if number == 2:
        raise ValueError("not two")
    return number


def deadly(number: int) -> int:
    if number == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    if number == 3:
        os._exit(7)
    return number


def unpicklable(number: int) -> object:
    return lambda: number


@pytest.mark.parametrize("workers", WORKERS, ids=["here", "one", "two"])
def test_results_come_in_order(workers: Workers) -> None:
    outcomes = list(map_games(square, range(7), workers=workers))
    assert [outcome.found for outcome in outcomes] == [0, 1, 4, 9, 16, 25, 36]
    assert [outcome.task for outcome in outcomes] == [outcome.place for outcome in outcomes] == [*range(7)]


def test_results_may_come_as_they_are_ready() -> None:
    outcomes = list(map_games(square, range(7), workers=Processes(2), ordered=False))
    assert sorted(outcome.found or 0 for outcome in outcomes) == [0, 1, 4, 9, 16, 25, 36]


def test_no_tasks_need_no_process() -> None:
    assert list(map_games(square, [], workers=Processes(2))) == []


@pytest.mark.parametrize("workers", WORKERS[:2], ids=["here", "one"])
def test_a_job_that_fails_costs_its_own_result(workers: Workers) -> None:
    outcomes = list(map_games(fussy, range(4), workers=workers))
    assert [outcome.found for outcome in outcomes] == [0, 1, None, 3]
    assert outcomes[2].lost.startswith("ValueError: not two (fussy, line ")
    assert not any(outcome.lost for outcome in outcomes if outcome.place != 2)


def test_a_crash_costs_one_task_and_is_told() -> None:
    outcomes = list(map_games(deadly, range(6), workers=Processes(2)))
    assert [outcome.found for outcome in outcomes] == [0, None, 2, None, 4, 5]
    assert outcomes[1].lost == "its process was ended by SIGKILL"
    assert outcomes[3].lost == "its process ended with exit code 7"


def test_a_result_that_cannot_be_sent_is_lost() -> None:
    (outcome,) = map_games(unpicklable, [1], workers=Processes(1))
    assert "pickle" in outcome.lost


def test_tasks_are_taken_only_when_somebody_is_free() -> None:
    taken = []

    def tasks() -> Iterator[int]:
        for number in range(1000):
            taken.append(number)
            yield number

    outcomes = map_games(square, tasks(), workers=Processes(2), ordered=False)
    next(outcomes)
    outcomes.close()
    assert len(taken) <= 4


INTERRUPTED = """
import os, signal, time
from tablee.lab.map_games import Processes, map_games

def slow(number):
    print(os.getpid(), flush=True)
    os.kill(os.getppid(), signal.SIGINT)
    time.sleep(3600)

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored by whoever was started in the background
    try:
        list(map_games(slow, range(3), workers=Processes(1)))
    except KeyboardInterrupt:
        print("stopped")
"""


def test_an_interrupt_ends_the_processes_too(tmp_path: Path) -> None:
    script = tmp_path / "interrupted.py"
    script.write_text(textwrap.dedent(INTERRUPTED), encoding="utf-8")
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=60, env=_environment())
    worker, stopped = done.stdout.split()
    assert (stopped, done.stderr, done.returncode) == ("stopped", "", 0)
    with pytest.raises(ProcessLookupError):
        os.kill(int(worker), 0)


def _environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
