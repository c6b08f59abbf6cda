"""A machine that lacks something is told so in one sentence."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import ROOT


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)


@pytest.mark.parametrize(
    "target", ["play", "terminal", "test", "check", "bench", "soak", "lighthouse", "mutate", "build", "lock"]
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
    done = run(code)
    assert done.returncode != 0
    assert len(done.stderr.splitlines()) == 1
    assert "python3-venv" in done.stderr


def test_an_unknown_setting_is_refused_in_one_sentence() -> None:
    done = run("import os; os.environ['TABLEE_COMPILE'] = 'yes'; from tools import native; native.obstacle()")
    assert done.returncode != 0
    assert done.stderr == "tablee: TABLEE_COMPILE is 'yes'; expected 0, 1 or auto\n"
