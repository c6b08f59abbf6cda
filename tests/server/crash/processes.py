"""The processes below a server, as the kernel tells of them."""

from __future__ import annotations

from pathlib import Path


def descendants(process: int) -> list[int]:
    """The processes that one has started, and theirs."""
    found: list[int] = []
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        for child in map(int, task.read_text().split()):
            found += [child, *descendants(child)]
    return found


def is_bot(process: int) -> bool:
    """And not the helper that multiprocessing keeps beside it."""
    return b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes()


def alive(process: int) -> bool:
    """A zombie is not: nobody has buried it yet, that is all."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
