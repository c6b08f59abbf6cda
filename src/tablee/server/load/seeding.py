"""Many open tables at once: games begun by dice, put into the store as the server itself would have written them."""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence
from functools import partial

from msgspec import Struct, json, structs
from sqlalchemy import Connection, insert

from tablee.engine.game import Game
from tablee.server.client.guest import Guest, new_nonce
from tablee.server.messages import Clock
from tablee.server.store import Store, TableRow
from tablee.server.store.schema import due, events, seats_of, tables
from tablee.server.tables import event_log
from tablee.server.tables.clocks import DAY, Pauses
from tablee.server.tables.seats import Settings
from tablee.server.tables.state import TableState

AT_ONCE = 500  # tables in one transaction
PATTERNS = 40  # different games; each is laid out at many tables
MONTH = 30 * DAY


class Seeded(Struct, frozen=True):
    """A table that waits, and a move that may be made there."""

    id: str
    seat: int
    text: str


class Pattern(Struct, frozen=True):
    """A game as far as it has come, to be laid out at any number of tables."""

    row: TableRow
    bodies: Sequence[bytes]
    seat: int
    text: str


def pattern(game: Game, guests: Sequence[Guest], moves: int, now: int, dice: random.Random) -> Pattern:
    """Somebody at each seat has played at random, and whoever is asked next has not answered."""
    row = _row(game, guests, now)
    state = TableState(row, game, None, Pauses())
    people = [guest.person for guest in guests]
    seated = event_log.Entry(
        [event_log.Sat(seat, person, new_nonce()) for seat, person in enumerate(people)], people[0]
    )
    told = [seated, event_log.Entry([event_log.Started()], people[0], "start")]
    for entry in told:
        state.follow(entry, now)
    for number in range(moves):
        seat = state.asked()[0]
        told.append(state.play(seat, _any_move(state, seat, dice), now, people[seat], f"seeded-{number}").entry)
        if state.over:
            return pattern(game, guests, moves // 2, now, dice)
    seat = state.asked()[0]
    return Pattern(row, [event_log.written(entry) for entry in told], seat, _any_move(state, seat, dice))


def _any_move(state: TableState, seat: int, dice: random.Random) -> str:
    return dice.choice(state.game_table.choices(seat)).text


def _row(game: Game, guests: Sequence[Guest], now: int) -> TableRow:
    return TableRow(
        id=secrets.token_urlsafe(9),
        game=game.id,
        rules=game.rules_version,
        content=game.fingerprint(),
        options=json.encode(game.options_for(len(guests), None)).decode(),
        seats=len(guests),
        settings=json.encode(Settings("invited", "invited", Clock(), True)).decode(),
        secret=secrets.token_bytes(32),
        bot_secret=secrets.token_bytes(32),
        invite=secrets.token_urlsafe(12),
        created_at=now,
        created_by=guests[0].person,
        host=guests[0].person,
        status="playing",
        started_at=now,
    )


async def seed_tables(store: Store, game: Game, guests: Sequence[Guest], count: int, moves: int) -> list[Seeded]:
    """Open so many tables, each with so many moves made."""
    dice, now = random.Random(1), store.now()
    patterns = [pattern(game, guests, moves, now, dice) for _ in range(min(count, PATTERNS))]
    found: list[Seeded] = []
    while len(found) < count:
        some = [patterns[(len(found) + i) % len(patterns)] for i in range(min(AT_ONCE, count - len(found)))]
        laid = [(secrets.token_urlsafe(9), chosen) for chosen in some]
        await store.write(partial(_lay_out, laid=laid, guests=guests))
        found += [Seeded(table, chosen.seat, chosen.text) for table, chosen in laid]
    return found


def _lay_out(connection: Connection, laid: Sequence[tuple[str, Pattern]], guests: Sequence[Guest]) -> None:
    rows = [structs.asdict(structs.replace(chosen.row, id=table)) for table, chosen in laid]
    entries = [
        {"table_id": table, "seq": seq, "uid": secrets.token_bytes(16), "at": chosen.row.created_at, "body": body}
        for table, chosen in laid
        for seq, body in enumerate(chosen.bodies, start=1)
    ]
    sitters = [
        {"table_id": table, "seat": seat, "identity": guest.person, "name": guest.name}
        for table, _ in laid
        for seat, guest in enumerate(guests)
    ]
    silence = [
        {"table_id": table, "kind": "abandon", "seq": 1, "seat": None, "at": chosen.row.created_at + MONTH}
        for table, chosen in laid
    ]
    for place, things in ((tables, rows), (events, entries), (seats_of, sitters), (due, silence)):
        connection.execute(insert(place), things)
