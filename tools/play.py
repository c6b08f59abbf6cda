"""What make play runs: a server with the compiled engine.

Compiling takes a minute or two on a new machine. Until then the server runs with the interpreted engine, and it starts
again when the other is there: no move is lost, and pages connect again by themselves.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from threading import Thread
from typing import NoReturn

from tools import BUILD, ROOT, say
from tools.prepare import COMPILED, INTERPRETED

LOG = BUILD / "compile.log"
POLITE = 10  # niceness of the compiler: somebody is playing


def main(arguments: Sequence[str]) -> int:
    if (COMPILED / "done").exists():
        serve(arguments)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the server, too, which closes and is waited for
    server = subprocess.Popen(command(arguments), env=with_package(INTERPRETED), preexec_fn=listen_to_ctrl_c)
    signal.signal(signal.SIGTERM, lambda number, frame: server.terminate())
    say("the engine is compiled meanwhile; until then bots that think ahead are weaker")
    compiler = compile_apart()
    replaced = False

    def replace() -> None:
        nonlocal replaced
        if compiler.wait() == 0 and is_compiled():
            replaced = True
            server.send_signal(signal.SIGINT)
        elif compiler.returncode >= 0:
            say(f"the engine could not be compiled ({LOG.relative_to(ROOT)} says why) and stays interpreted")

    Thread(target=replace, daemon=True).start()
    code = server.wait()
    if replaced:
        say("the engine is compiled; the server starts again with it")
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        serve([*arguments, "--no-browser"])
    stop(compiler)
    return code if code >= 0 else 128 - code  # as a shell says that it was ended by a signal


def command(arguments: Sequence[str]) -> list[str]:
    return [sys.executable, "-m", "tablee", "serve", *arguments]


def with_package(place: Path) -> dict[str, str]:
    return os.environ | {"PYTHONPATH": str(place)}


def serve(arguments: Sequence[str]) -> NoReturn:
    """Become the server."""
    os.execve(sys.executable, command(arguments), with_package(COMPILED))


def is_compiled() -> bool:
    return any(COMPILED.glob("tablee__mypyc.*"))


def compile_apart() -> subprocess.Popen[bytes]:
    """In a group of processes of its own, which can be stopped as a whole."""
    with LOG.open("wb") as log:
        return subprocess.Popen(
            [sys.executable, "-m", "tools.prepare", "compiled"],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
            preexec_fn=lambda: os.nice(POLITE) and None,
        )


def listen_to_ctrl_c() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def stop(compiler: subprocess.Popen[bytes]) -> None:
    if compiler.poll() is None:
        os.killpg(compiler.pid, signal.SIGTERM)
        compiler.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
