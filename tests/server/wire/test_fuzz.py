"""A server that hears nonsense from all sides, and a game that goes on; long runs: tools/wire.py."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.serving import serving
from tests.server.wire.fuzz import fuzz


def test_nonsense_is_answered_and_changes_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        tally = asyncio.run(fuzz(server.url, tmp_path, 4_000))
    assert min(tally.sent.values()) > 20
    assert {"trouble", "refused", "ack", "snapshot", "pong"} <= set(tally.heard)
    assert {1007, 1009} == set(tally.closed)
