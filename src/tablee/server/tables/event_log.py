"""The event log of a table as the store keeps it: append-only entries, each with what one act brought about.

A table is its row and its event log; everything else is derived from them. Moves are kept in notation. Names are not
kept here, because an append-only log cannot forget anybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct, json

from tablee.engine.record import Move
from tablee.engine.seed import Seed


class Sat(Struct, frozen=True, tag_field="t", tag="sat"):
    """A person took a seat and added random bytes to the cards to come."""

    seat: int
    person: str
    nonce: str = ""


class Nonced(Struct, frozen=True, tag_field="t", tag="nonced"):
    """A person who sits here added random bytes, in place of those they gave before."""

    person: str
    nonce: str


class Reserved(Struct, frozen=True, tag_field="t", tag="reserved"):
    """A seat waits for a person who was at the table before this one."""

    seat: int
    person: str


class BotSat(Struct, frozen=True, tag_field="t", tag="bot-sat", omit_defaults=True):
    seat: int
    bot: str
    version: int
    name: int = -1  # which of the bots' names it has; -1: that of its seat


class Freed(Struct, frozen=True, tag_field="t", tag="freed"):
    seat: int


class Banned(Struct, frozen=True, tag_field="t", tag="banned"):
    person: str
    ban: bool


class Hushed(Struct, frozen=True, tag_field="t", tag="hushed"):
    person: str
    hush: bool


class Hurried(Struct, frozen=True, tag_field="t", tag="hurried"):
    quick: bool


class HandedOver(Struct, frozen=True, tag_field="t", tag="handed-over"):
    person: str


class Branched(Struct, frozen=True, tag_field="t", tag="branched", omit_defaults=True):
    """The table goes on from the middle of a game that is over: with its cards, which are known, and the moves that had
    been made there. It claims no fairness, so it has no commitment."""

    lines: Sequence[str]  # moves, as in the record
    table: str = ""  # where the cards were first dealt
    secret: str = ""  # in hexadecimal, as the nonces
    nonces: Sequence[str] = ()
    number: str = ""  # of a game from the library, in place of secret and nonces

    @classmethod
    def of(cls, moves: Sequence[Move], seed: Seed) -> Branched:
        lines = [str(move) for move in moves]
        if seed.number is not None:
            return cls(lines, number=str(seed.number))
        return cls(lines, seed.table, seed.secret.hex(), [nonce.hex() for nonce in seed.nonces])

    def seed(self) -> Seed:
        if self.number:
            return Seed(number=int(self.number))
        nonces = tuple(bytes.fromhex(nonce) for nonce in self.nonces)
        return Seed(secret=bytes.fromhex(self.secret), nonces=nonces, table=self.table)


class Started(Struct, frozen=True, tag_field="t", tag="started"):
    pass


class Played(Struct, frozen=True, tag_field="t", tag="played"):
    """Lines of the record: a move with the forced moves after it, or something taken back."""

    lines: Sequence[str]


class Proposed(Struct, frozen=True, tag_field="t", tag="proposed"):
    what: Literal["undo", "stop", "replace"]
    seat: int
    other: int = -1


class Agreed(Struct, frozen=True, tag_field="t", tag="agreed"):
    person: str


class Declined(Struct, frozen=True, tag_field="t", tag="declined"):
    pass


class Resigned(Struct, frozen=True, tag_field="t", tag="resigned"):
    seat: int


class TimedOut(Struct, frozen=True, tag_field="t", tag="timed-out"):
    seat: int


class Replaced(Struct, frozen=True, tag_field="t", tag="replaced"):
    """From here on a bot plays for whoever holds the seat."""

    seat: int
    bot: str
    version: int


class Returned(Struct, frozen=True, tag_field="t", tag="returned"):
    seat: int


class Stopped(Struct, frozen=True, tag_field="t", tag="stopped"):
    """By agreement, or because nobody has come for a long time."""

    abandoned: bool = False


class Forgotten(Struct, frozen=True, tag_field="t", tag="forgotten"):
    """A person wanted to be forgotten: whatever they held here is nameless."""

    person: str


class Rematched(Struct, frozen=True, tag_field="t", tag="rematched"):
    table: str


Event = (
    Sat
    | Nonced
    | Reserved
    | BotSat
    | Freed
    | Banned
    | Hushed
    | Hurried
    | HandedOver
    | Branched
    | Started
    | Played
    | Proposed
    | Agreed
    | Declined
    | Resigned
    | TimedOut
    | Replaced
    | Returned
    | Stopped
    | Forgotten
    | Rematched
)


class Entry(Struct, frozen=True, omit_defaults=True):
    """What one act brought about. `by` and `act` make a repeated act known; both are empty where the table acts."""

    events: Sequence[Event]
    by: str = ""
    act: str = ""


_encoder = json.Encoder()
_decoder = json.Decoder(Entry)


def written(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def read(body: bytes) -> Entry:
    return _decoder.decode(body)
