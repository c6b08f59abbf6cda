"""What was measured, and how it is shown."""

from __future__ import annotations

import os
import secrets
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from msgspec import Struct

SYNCS = 200
LONGEST_SYNCS = 3.0  # seconds, on a slow disk


class Spread(Struct, frozen=True):
    """Milliseconds."""

    p50: float = 0.0
    p99: float = 0.0
    most: float = 0.0
    count: int = 0


class Sizes(Struct, frozen=True):
    """Bytes."""

    p50: int = 0
    p99: int = 0


class Stream(Struct, frozen=True):
    """Moves over sockets for a while."""

    sockets: int
    tables: int
    seconds: float
    moves: int  # acknowledged, so durable
    moves_per_s: int
    messages_per_s: int  # that all sockets heard
    ack_ms: Spread  # from sending a move to its acknowledgement
    seen_ms: Spread | None  # from sending a move until the last of the others has seen it; only where moves are spaced
    update_bytes: Sizes
    snapshot_bytes: Sizes  # of everybody, when the time is over
    effects_ms: Spread | None  # from asking what the choices would bring to the answer; only where everybody asks
    games: int  # that ended
    refused: int
    lost: int  # sockets
    server_cpu: float | None  # cores
    load_cpu: float
    batch: float | None  # writes committed at once


class Recovery(Struct, frozen=True):
    """Killed under load, and started again."""

    open_tables: int
    moves_each: int  # at each of them before
    clean_start_s: float  # from the start of the process to the first good /health
    start_s: float  # the same after kill -9
    snapshot_s: float  # to the first snapshot
    answer_ms: Spread  # random tables nobody had asked for: from looking and moving to the acknowledgement
    acknowledged: int  # moves before the kill
    missing: int  # of those, afterwards
    rss_mb: float  # of the server before any table was asked for
    table_kb: float  # of memory, for a table that is open and was looked at
    live_table_kb: float  # for a table with all seats connected and playing


class Loaded(Struct, frozen=True):
    """Everything one run of `tablee load` has found out."""

    url: str
    game: str
    engine: str
    library: str  # the sockets of the load itself
    pinned: bool  # server and load on cores of their own
    sync_ms: Spread  # one write of 4 kB and its fdatasync, where the data lies
    fastest: Stream | None = None
    paced: Stream | None = None
    recovery: Recovery | None = None


def spread(seconds: Sequence[float]) -> Spread:
    if not seconds:
        return Spread()
    ordered = sorted(seconds)

    def at(share: float) -> float:
        return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000, 2)

    return Spread(at(0.5), at(0.99), at(1.0), len(ordered))


def sizes(found: Sequence[int]) -> Sizes:
    if not found:
        return Sizes()
    ordered = sorted(found)
    return Sizes(ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100])


def disk_sync(folder: Path) -> Spread:
    """How long the disk takes to keep 4 kB for good: no durable write can be faster."""
    sync = getattr(os, "fdatasync", os.fsync)
    took: list[float] = []
    file = folder / f".sync-{os.getpid()}"
    block = secrets.token_bytes(4096)
    handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        began = perf_counter()
        while len(took) < SYNCS and perf_counter() - began < LONGEST_SYNCS:
            start = perf_counter()
            os.write(handle, block)
            sync(handle)
            took.append(perf_counter() - start)
    finally:
        os.close(handle)
        file.unlink(missing_ok=True)
    return spread(took)


# As a table

Row = tuple[str, str, str]


def shown(found: Loaded) -> str:
    rows: list[Row] = [("disk, 4 kB written and synced, p50 / p99", _both(found.sync_ms), "")]
    if found.fastest:
        rows += [("", "", ""), *_stream("as fast as it goes", found.fastest, "≥ 3,000", "")]
    if found.paced:
        rows += [("", "", ""), *_stream("a steady stream", found.paced, "", "≤ 20 ms")]
    if found.recovery:
        rows += [("", "", ""), *_recovery(found.recovery)]
    where = "server and load on cores of their own" if found.pinned else "cores shared"
    head = f"{found.url}, {found.game}, engine {found.engine}, sockets by {found.library}, {where}"
    lines = [head, *_advice(found.library), f"{'':44}{'measured':>22}{'budget':>12}"]
    lines += [f"{label:44}{figure:>22}{budget:>12}".rstrip() for label, figure, budget in rows]
    return "\n".join(lines)


def _advice(library: str) -> list[str]:
    """The load must not be what is measured."""
    return [] if library == "picows" else ["For a faster load generator: pip install 'tablee[load]'"]


def _both(times: Spread) -> str:
    return f"{times.p50:,.2f} / {times.p99:,.2f} ms"


def _stream(title: str, stream: Stream, moves: str, latency: str) -> list[Row]:
    rows = [
        (f"{title}: {stream.sockets} sockets, {stream.tables} tables", f"{stream.seconds:.0f} s", ""),
        ("durable moves/s", f"{stream.moves_per_s:,}", moves),
        ("move to acknowledgement, p50 / p99", _both(stream.ack_ms), latency),
        ("the slowest", f"{stream.ack_ms.most:,.1f} ms", ""),
    ]
    if stream.seen_ms:
        rows.append(("move to the last who sees it, p50 / p99", _both(stream.seen_ms), ""))
    if stream.effects_ms:
        rows.append(("effects of the choices, p50 / p99", _both(stream.effects_ms), ""))
    rows += [
        ("size of an update, p50 / p99", f"{stream.update_bytes.p50:,} / {stream.update_bytes.p99:,} B", ""),
        ("size of a snapshot, p50 / p99", f"{stream.snapshot_bytes.p50:,} / {stream.snapshot_bytes.p99:,} B", ""),
        ("messages/s to all sockets", f"{stream.messages_per_s:,}", ""),
        ("games ended, refusals, sockets lost", f"{stream.games} / {stream.refused} / {stream.lost}", ""),
        ("cores busy: server, load", f"{_maybe(stream.server_cpu)} / {stream.load_cpu:.2f}", ""),
        ("writes committed at once", _maybe(stream.batch), ""),
    ]
    return rows


def _maybe(figure: float | None) -> str:
    return "?" if figure is None else f"{figure:.2f}"


def _recovery(found: Recovery) -> list[Row]:
    return [
        (f"after kill -9: {found.open_tables:,} open tables", f"{found.moves_each} moves each", ""),
        ("start to /health", f"{found.start_s:.2f} s", "≤ 2 s"),
        ("start to the first snapshot", f"{found.snapshot_s:.2f} s", "≤ 2 s"),
        ("the same without a crash, to /health", f"{found.clean_start_s:.2f} s", "≤ 2 s"),
        (f"{found.answer_ms.count:,} random tables answer, p50 / p99", _both(found.answer_ms), "≤ 100 ms"),
        ("moves acknowledged, of those missing", f"{found.acknowledged:,} / {found.missing}", "0 missing"),
        ("memory of the server", f"{found.rss_mb:.0f} MB", ""),
        ("for an open table", f"{found.table_kb:.1f} kB", ""),
        ("for a table with all its sockets", f"{found.live_table_kb:.1f} kB", ""),
    ]
