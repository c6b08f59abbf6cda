"""Games over a network that loses, doubles, delays and reorders messages and cuts lines; long runs: tools/wire.py."""

from __future__ import annotations

import asyncio
from pathlib import Path
from unittest.mock import patch

import pytest

from tablee.server.client.replica import SceneReplica
from tablee.server.client.scene import apply_changes
from tablee.server.messages import Update
from tests.server.serving import serving
from tests.server.wire.faults import play_evenings
from tests.server.wire.proxy import KINDS


def test_views_converge_whatever_the_network_does(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        report = asyncio.run(play_evenings(server.url, tmp_path, tables=2, seed=0))
    assert sum(report.faults.values()) > 200
    assert set(report.faults) == set(KINDS)
    assert report.connections > 20
    assert report.compared > 20


def test_a_client_that_takes_updates_as_they_come_is_caught(tmp_path: Path) -> None:
    """The comparison can fail."""

    def trusting(self: SceneReplica, update: Update) -> None:
        if self.scene:
            self.scene, self.n = apply_changes(self.scene, update.changes), update.n

    with (
        serving(tmp_path) as server,
        patch.object(SceneReplica, "_follow", trusting),
        pytest.raises(BaseExceptionGroup),
    ):
        asyncio.run(_grouped(server.url, tmp_path))


async def _grouped(server: str, data: Path) -> None:
    async with asyncio.TaskGroup() as group:
        # Such a client soon waits for nothing; there is no need to be patient with it.
        group.create_task(play_evenings(server, data, tables=1, seed=1, rate=0.3, timeout=5))
