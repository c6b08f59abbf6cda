"""The set-up shows what it is doing, does nothing twice, and says in one sentence what a machine lacks."""

import io
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tools import ROOT, environment, prepare
from tools.environment import PipOutput
from tools.progress import CLEAR, Step
from tools.progress import run as run_step


def run_code(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)


@pytest.mark.parametrize(
    "target",
    ["play", "terminal", "test", "check", "bench", "soak", "attack", "lighthouse", "model", "mutate", "build", "lock"],
)
def test_an_old_python_is_refused_in_one_sentence(target: str, tmp_path: Path) -> None:
    old = tmp_path / "python3"
    old.write_text("#!/bin/sh\necho Python 3.9.2\n", encoding="utf-8")
    old.chmod(0o755)
    outside = {
        name: value for name, value in os.environ.items() if not name.startswith("MAKE")
    }  # of `make test` itself
    command = ["make", target, f"PYTHON={old}"]
    done = subprocess.run(command, cwd=ROOT, env=outside, capture_output=True, text=True)
    assert done.returncode != 0
    said, last = done.stderr.splitlines()
    assert said.startswith(f"tablee: Python 3.11 or later is needed ({old} here: Python 3.9.2)")
    assert last.startswith("make: ***")


def test_a_missing_venv_module_is_told_in_one_sentence() -> None:
    code = "import sys; sys.modules['ensurepip'] = None; from tools import environment; environment.create('nowhere')"
    done = run_code(code)
    assert done.returncode != 0
    assert len(done.stderr.splitlines()) == 1
    assert "python3-venv" in done.stderr


def test_an_unknown_setting_is_refused_in_one_sentence() -> None:
    done = run_code("import os; os.environ['TABLEE_COMPILE'] = 'yes'; from tools import native; native.obstacle()")
    assert done.returncode != 0
    assert done.stderr == "tablee: TABLEE_COMPILE is 'yes'; expected 0, 1 or auto\n"


class Terminal(io.StringIO):
    def __init__(self) -> None:
        super().__init__()
        self.awaited, self.shown = "", threading.Event()

    def write(self, text: str) -> int:
        written = super().write(text)
        if self.awaited and self.awaited in self.getvalue():
            self.shown.set()
        return written

    def isatty(self) -> bool:
        return True

    def lines(self) -> list[str]:
        """What stays on the screen: what comes last before each end of line."""
        return [line.rpartition(CLEAR)[2] for line in self.getvalue().split("\n")[:-1]]


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setattr("tools.progress.REDRAW", 0.001)
    return Terminal()


def test_in_a_log_file_a_step_is_one_line() -> None:
    log = io.StringIO()
    with Step("creating .venv", log) as step:
        step.detail("12 of 56")
        step.pass_on("WARNING: odd")
        step.next("building the client")
    assert log.getvalue() == "tablee: creating .venv\nWARNING: odd\ntablee: building the client\n"


def test_at_a_terminal_the_running_step_is_redrawn(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(1_000_000))
    monkeypatch.setattr("tools.progress.time.monotonic", lambda: next(clock) / 10)
    terminal.awaited = f"{CLEAR}tablee: installing · 12 of 56: sqlalchemy · 2 s"
    with Step("installing", terminal) as step:
        step.detail("12 of 56: sqlalchemy")
        assert terminal.shown.wait(60)
        step.pass_on("WARNING: odd")
        step.next("building")
    first, second, third = terminal.lines()
    assert first == "WARNING: odd"
    assert second.startswith("tablee: installing · ")
    assert "sqlalchemy" not in second
    assert third.startswith("tablee: building")


def test_a_long_line_is_cut_only_while_it_is_redrawn(terminal: Terminal) -> None:
    """The last line of a step may be a sentence that says what went wrong."""
    sentence = "the client could not be built: " + "x" * 60
    with Step(sentence, terminal):
        pass
    drawn, stays = terminal.getvalue().split(CLEAR)[0], terminal.lines()[-1]
    assert len(drawn) == 59
    assert stays == f"tablee: {sentence}"


def test_a_dumb_terminal_gets_plain_lines(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    with Step("creating .venv", terminal):
        pass
    assert terminal.getvalue() == "tablee: creating .venv\n"


def test_what_a_program_prints_names_the_steps_inside() -> None:
    log, output = io.StringIO(), list[str]()
    code = "import os; os.write(1, b'a\\n'); os.write(2, b'tablee: compiling\\nodd\\n'); os._exit(3)"
    with Step("building", log) as step:
        assert not run_step(step, [sys.executable, "-c", code], dict(os.environ), output.append)
    assert log.getvalue() == "tablee: building\ntablee: compiling\nodd\n"
    assert output == ["a"]


PIP = """\
Looking in links: wheels
Ignoring colorama: markers 'sys_platform == "win32"' don't match your environment
Collecting anyio==4.16.0 (from -r requirements/run.txt (line 4))
  Downloading anyio-4.16.0-py3-none-any.whl (102 kB)
Requirement already satisfied: click==8.5.1 in .venv/lib/python3.11/site-packages (from -r run.txt (line 9)) (8.5.1)
Collecting fluent.runtime==0.4.0 (from -r requirements/run.txt (line 20))
  Using cached fluent_runtime-0.4.0-py3-none-any.whl (12 kB)
Installing collected packages: anyio, fluent.runtime
Successfully installed anyio-4.16.0 fluent.runtime-0.4.0
"""


def test_pips_output_is_condensed() -> None:
    class Recorder(Step):
        def detail(self, text: str) -> None:
            details.append(text)

    details: list[str] = []
    output = PipOutput(Recorder("installing", io.StringIO()), 4)
    for line in PIP.splitlines():
        output.read(line)
    assert details == [
        "1 of 4: colorama",
        "2 of 4: anyio",
        "2 of 4: anyio, 102 kB",
        "3 of 4: click",
        "4 of 4: fluent.runtime",
        "unpacking",
    ]


@pytest.fixture
def set_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """An empty place to set up, and the titles of the steps that were taken; none of them does anything."""
    steps: list[str] = []

    def create(folder: Path) -> None:
        steps.append("venv")
        (folder / "bin").mkdir(parents=True)
        Path(environment.python(folder)).touch()

    def pip(folder: Path, title: str, *arguments: str, packages: int = 0) -> bool:
        steps.append(title)
        return True

    monkeypatch.setattr(prepare, "VENV", tmp_path / "venv")
    monkeypatch.setattr(prepare, "MARKS", tmp_path / "venv" / "done")
    monkeypatch.setattr(environment, "create", create)
    monkeypatch.setattr(environment, "pip", pip)
    return steps


def test_what_is_done_is_not_done_again(set_up: list[str], capfd: pytest.CaptureFixture[str]) -> None:
    for again in range(2):
        prepare.need_venv()
        prepare.need_installed("build", "node")
    assert set_up == ["venv", "installing packages (build, node)"]
    assert capfd.readouterr() == ("", "")


def test_a_changed_lock_file_is_installed_again(set_up: list[str]) -> None:
    prepare.need_venv()
    prepare.need_installed("build", "node")
    (prepare.MARKS / "node").write_text("another lock file", encoding="utf-8")
    prepare.need_installed("build", "node")
    assert set_up[2:] == ["installing packages (node)"]


def test_a_failed_installation_is_told_in_one_sentence(set_up: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    prepare.need_venv()
    monkeypatch.setattr(environment, "pip", lambda *arguments, packages: False)
    with pytest.raises(
        SystemExit, match=r"^tablee: could not install the packages \(pip says why above\); .+ network$"
    ):
        prepare.need_installed("build")
    assert not (prepare.MARKS / "build").exists()
