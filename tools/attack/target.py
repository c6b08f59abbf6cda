"""The server that is attacked: a process of its own with the usual limits and an empty data directory."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path

from tests.server.serving import Server
from tools.attack.loopback import WATCHER, ask_health

FILES = 1_024  # that it may open, connections included: what small containers permit


class Target(Server):
    """`tablee serve` as an operator starts it, except that it opens no browser."""

    usual: Sequence[str] = ()

    def __init__(self, data: Path) -> None:
        super().__init__(data, prefix=("sh", "-c", f'ulimit -n {FILES} && exec "$@"', "sh"))

    def environment(self) -> dict[str, str]:
        """Nobody's database, mail server or webhook."""
        return {name: value for name, value in os.environ.items() if not name.startswith("TABLEE_")}

    def healthy(self) -> bool:
        return ask_health(self.url, WATCHER, 2.0)

    def stored(self) -> int:
        """Bytes of the database."""
        return sum(file.stat().st_size for file in self.data.glob("tablee.db*"))

    def memory_mb(self) -> int:
        try:
            found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{self.pid}/status").read_text())
        except OSError:
            return 0
        return int(found[1]) // 1024 if found else 0

    def errors(self) -> int:
        """Unexpected errors in the log."""
        return self.text().count("Traceback")
