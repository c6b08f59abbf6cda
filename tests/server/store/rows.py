"""Rows for tests, with the values that do not matter filled in."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Mapping, Sequence

from tablee.server.rows import TableRow
from tablee.server.store import Append, Due, Sitter, TableChange
from tablee.server.store.migrate import VERSION_TABLE
from tests.server.databases import opened


def table(
    name: str = "t", created_at: int = 1000, listed: bool = True, host: str = "ana", opened_from: str = ""
) -> TableRow:
    return TableRow(
        id=name,
        game="coup",
        rules=1,
        content="",
        options="{}",
        seats=3,
        settings="{}",
        secret=b"s" * 32,
        bot_secret=b"b" * 32,
        invite="come",
        created_at=created_at,
        created_by=host,
        host=host,
        listed=listed,
        opened_from=opened_from,
    )


def entry(
    table: str = "t",
    seq: int = 0,
    *,
    body: bytes = b"{}",
    uid: bytes | None = None,
    due: Sequence[Due] = (),
    undue: Sequence[str] = (),
    change: TableChange | None = None,
    record: str | None = None,
    seats: Mapping[int, Sitter] | None = None,
) -> Append:
    uid = os.urandom(16) if uid is None else uid
    return Append(table, seq, uid, 1000 + seq, body, due, undue, change, record, seats)


def open_and_append(url: str, name: str) -> str:
    """What a process of its own does; the revision it found."""

    async def scene() -> str:
        async with opened(url) as store:
            assert await store.append(entry(name))
            revision: str = await store.read(
                lambda c: c.exec_driver_sql(f"SELECT version_num FROM {VERSION_TABLE}").scalar_one()
            )
            return revision

    return asyncio.run(scene())
