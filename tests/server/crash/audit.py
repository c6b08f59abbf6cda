"""What the store must look like, whatever happened to the servers."""

from __future__ import annotations

import asyncio
from collections import Counter

from msgspec import Struct

from tablee.engine.record import Record
from tablee.engine.table import Table
from tablee.games import game
from tablee.server.messages import Say, TableAct
from tablee.server.store import Connection, Due, Store, TableRow, due, tables, talk
from tablee.server.store.tables import StoredEntry
from tablee.server.tables import event_log
from tablee.server.tables.clocks import Pauses
from tablee.server.tables.state import TableState
from tests.server.crash.players import Ledger


class Kept(Struct, frozen=True):
    """All that the store has of one table."""

    row: TableRow
    entries: list[StoredEntry]
    due: list[Due]
    chat: list[talk.ChatLine]
    record: str | None


def read_kept(connection: Connection, table: str) -> Kept:
    row = tables.table_row(connection, table)
    assert row is not None, f"table {table} is gone"
    return Kept(
        row,
        tables.entries(connection, table),
        due.due_of(connection, table),
        talk.chat_of(connection, table, limit=100_000),
        tables.record_of(connection, table),
    )


def replayed(kept: Kept) -> TableState:
    """The state that follows from the event log; it must follow without an objection."""
    state = TableState(kept.row, game(kept.row.game), None, Pauses())
    for entry in kept.entries:
        state.follow(event_log.read(entry.body), entry.at)
    return state


def acts_of(kept: Kept) -> Counter[str]:
    entries = [event_log.read(entry.body) for entry in kept.entries]
    return Counter(entry.act for entry in entries if entry.act)


def check_events(kept: Kept) -> None:
    """No gap, nothing twice, and everything that follows from it is there too."""
    where = kept.row.id
    assert [entry.seq for entry in kept.entries] == list(range(1, len(kept.entries) + 1)), f"{where}: a gap"
    assert len({entry.uid for entry in kept.entries}) == len(kept.entries), f"{where}: an entry twice"
    doubled = [act for act, times in acts_of(kept).items() if times > 1]
    assert not doubled, f"{where}: done twice: {doubled}"
    state = replayed(kept)
    assert state.status == kept.row.status, where
    kinds = {work.kind for work in kept.due}
    assert set(state.due()) <= kinds, f"{where}: {sorted(state.due())} should be due, {sorted(kinds)} is"
    if state.status == "finished":
        assert kept.record is not None, f"{where}: no record"
        assert Table.replay(state.game, Record.read(kept.record)).over, where


def check_ledger(kept: Kept, ledger: Ledger) -> None:
    """What was acknowledged is there once, what was refused is not."""
    where, done = kept.row.id, acts_of(kept)
    words = Counter(line.body for line in kept.chat)
    for act in _of(ledger.acknowledged, where):
        times = words[act.text] if isinstance(act, Say) else done[act.id]
        assert times == 1, f"{where}: acknowledged, and {times} times there: {act}"
    for act in _of(ledger.refused, where):
        assert not done[act.id], f"{where}: refused, and yet there: {act}"
    doubled = [body for body, times in words.items() if times > 1]
    assert not doubled, f"{where}: said twice: {doubled}"


def _of(answers: dict[str, tuple[str, TableAct]], table: str) -> list[TableAct]:
    return [act for where, act in answers.values() if where == table]


def audit(url: str, ledger: Ledger) -> int:
    """Look at everything that the ledger tells of, with a store of our own; the number of entries."""

    async def scene() -> int:
        store = Store.open(url)
        try:
            found = [await store.read(lambda c, table=table: read_kept(c, table)) for table in ledger.tables]  # type: ignore[misc]
        finally:
            await store.close()
        for kept in found:
            check_events(kept)
            check_ledger(kept, ledger)
        return sum(len(kept.entries) for kept in found)

    return asyncio.run(scene())
