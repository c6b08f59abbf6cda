"""A new machine serves before it has compiled: the server starts again with the engine when that is there."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools import ROOT

# A server that says with which package it runs; the interpreted one waits until it is closed. If there is a pipe, it
# lets the compiler know that it is open.
SERVER = """
import os, signal, sys
from pathlib import Path
package = Path(os.environ["PYTHONPATH"])
print(package.name, *sys.argv[1:], flush=True)
try:
    if package.name == "interpreted":
        if (package.parent / "open").exists():
            (package.parent / "open").write_text("open")
        signal.pause()
except KeyboardInterrupt:
    print("closed", flush=True)
"""
PLAY = """
import subprocess, sys
from pathlib import Path
from tools import play
folder, server, compiler = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
play.COMPILED, play.INTERPRETED = folder / "compiled", folder / "interpreted"
play.command = lambda arguments: [sys.executable, "-c", server, *arguments]
play.compile_apart = lambda: subprocess.Popen([sys.executable, "-c", compiler, str(folder)], start_new_session=True)
sys.exit(play.main(["--port", "8123"]))
"""
COMPILES = """
import sys
from pathlib import Path
place = Path(sys.argv[1], "compiled")
place.mkdir()
(place / "done").touch()
(place / "tablee__mypyc.so").touch()
"""
FAILS = "raise SystemExit(1)"
NEVER_ENDS = "import signal; signal.pause()"


@contextmanager
def playing(folder: Path, compiler: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-c", PLAY, str(folder), SERVER, compiler]
    with subprocess.Popen(command, cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        yield running
        running.kill()


def test_the_server_starts_again_with_the_compiled_engine(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "open")
    with playing(tmp_path, f"import sys; open(sys.argv[1] + '/open').read()\n{COMPILES}") as running:
        said, told = running.communicate(timeout=60)
        assert said.splitlines() == ["interpreted --port 8123", "closed", "compiled --port 8123 --no-browser"]
        assert "starts again" in told
        assert running.returncode == 0


def test_what_is_compiled_already_is_served_at_once(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", COMPILES, str(tmp_path)], check=True)
    with playing(tmp_path, FAILS) as running:
        assert running.communicate(timeout=60)[0].splitlines() == ["compiled --port 8123"]


def test_if_it_cannot_be_compiled_the_server_stays(tmp_path: Path) -> None:
    with playing(tmp_path, FAILS) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        assert running.stdout.readline() == "interpreted --port 8123\n"
        assert "meanwhile" in running.stderr.readline()
        assert "could not be compiled" in running.stderr.readline()
        running.send_signal(signal.SIGTERM)
        assert running.wait(60) == 128 + signal.SIGTERM


def test_nothing_stays_behind(tmp_path: Path) -> None:
    with playing(tmp_path, f"import os; print('compiler', os.getpid(), flush=True)\n{NEVER_ENDS}") as running:
        assert running.stdout is not None
        lines = sorted(running.stdout.readline() for _ in range(2))
        assert lines[1] == "interpreted --port 8123\n"
        compiler = int(lines[0].split()[1])
        running.send_signal(signal.SIGTERM)
        running.wait(60)
        assert not Path(f"/proc/{compiler}").exists()
