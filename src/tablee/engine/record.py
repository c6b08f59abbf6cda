"""A finished or running game as a text file a person can read: the fact, one line a move.

    Tablée record 1
    game: coup
    rules: 1
    content: 5e1c…
    options: {}
    seats: 3
    seat 0: Ann
    seat 1: bot skilled 1
    seat 2: bot expert 1
    seed: 42
    result: 3300 2900 4100
    won: 2

    0 buy R
    0 stop
    * undo 0 1
    * undo 1 2 keep 1
    * timeout 0
    * seat 0 bot skilled 1
    * resign 0

A line is a seat and its move in notation, or `*` and something the table did. Everything else follows from these lines.
`keep 1` in an undo: the first move after the choice that is taken back stays, a sealed choice of another seat.

`branched: 57` in the header: the first 57 moves were played in another game, and this one went on from there with the
same cards, which were known by then. Such a game proves nothing about luck.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NoReturn, TypeVar

import msgspec

from tablee.engine.errors import TableeError
from tablee.engine.seed import Seed
from tablee.engine.words import Line

TITLE = "Tablée record"
FORMAT = 1
UNFINISHED = "unfinished"
NOBODY = "nobody"
T = TypeVar("T")


class Player(msgspec.Struct, frozen=True):
    """Who sits where. A bot has a level and a version, so that its games can be judged later."""

    name: str = ""
    bot: str = ""
    version: int = 0

    def __str__(self) -> str:
        if self.bot:
            return f"bot {self.bot} {self.version}"
        # A name that could be taken for something else, or does not stay on its line, is written in quotes.
        odd = self.name.startswith(("bot ", '"')) or not self.name.isprintable() or self.name != self.name.strip()
        return json.dumps(self.name) if odd else self.name

    @classmethod
    def read(cls, text: str) -> Player:
        if text.startswith('"'):
            return cls(name=str(json.loads(text)))  # ValueError if the quotes do not match
        if match := re.fullmatch(r"bot (\S+) (\d{1,9})", text):
            return cls(bot=match[1], version=int(match[2]))
        return cls(name=text)


class Move(msgspec.Struct, frozen=True, gc=False):
    seat: int
    text: str

    def __str__(self) -> str:
        return f"{self.seat} {self.text}"


class Undo(msgspec.Struct, frozen=True):
    """A seat took back its last choice and what followed: `steps` of the moves that still stood. The `kept` moves right
    after that choice stay: sealed choices of other seats for the same question."""

    seat: int
    steps: int
    kept: int = 0

    def __str__(self) -> str:
        return f"* undo {self.seat} {self.steps}" + (f" keep {self.kept}" if self.kept else "")

    def first(self, moves: Sequence[object]) -> int:
        """Where the choice stands that is taken back; `moves` are those that stand, or something for each of them."""
        return len(moves) - self.steps - self.kept

    def left(self, moves: Sequence[T]) -> list[T]:
        """Those of the moves that still stand afterwards."""
        first = self.first(moves)
        return [*moves[:first], *moves[first + 1 : first + 1 + self.kept]]


class Resign(msgspec.Struct, frozen=True):
    """A seat gave up. `outcome.py` decides what follows for the game."""

    seat: int

    def __str__(self) -> str:
        return f"* resign {self.seat}"

    def line(self) -> Line:
        return Line("table-log-resign", {"seat": self.seat})


class Timeout(msgspec.Struct, frozen=True):
    """The clock of a seat ran out; what is done about it is a line of its own."""

    seat: int

    def __str__(self) -> str:
        return f"* timeout {self.seat}"

    def line(self) -> Line:
        return Line("table-log-timeout", {"seat": self.seat})


class Seated(msgspec.Struct, frozen=True):
    """From here on somebody else makes the moves of a seat: a bot, or a person (again)."""

    seat: int
    player: Player

    def __str__(self) -> str:
        return f"* seat {self.seat} {self.player}".rstrip()

    def line(self) -> Line:
        if self.player.bot:
            return Line("table-log-bot", {"seat": self.seat, "bot": self.player.bot})
        if not self.player.name:  # a server keeps names apart: they are those of the seats
            return Line("table-log-back", {"seat": self.seat})
        return Line("table-log-person", {"name": self.player.name, "number": self.seat + 1})


class Stop(msgspec.Struct, frozen=True):
    """The people at the table agreed to stop, or nobody came back: the game stays unfinished for ever."""

    def __str__(self) -> str:
        return "* stop"

    def line(self) -> Line:
        return Line("table-log-stop")


TableEvent = Resign | Timeout | Seated | Stop  # everybody is told of these
Event = Move | Undo | TableEvent


@dataclass
class Record:
    """The fact of one game. `Table` decides who may see what: this is everything, seed included."""

    game: str
    rules: int
    content: str
    options: dict[str, object]
    players: list[Player]
    seed: Seed
    events: list[Event] = field(default_factory=list)
    result: list[int] | None = None  # points of each participant: the seats, then automata
    won: list[int] = field(default_factory=list)
    branched: int | None = None  # how many moves of another game it goes on from; None: from none

    @property
    def seats(self) -> int:
        return len(self.players)

    def standing(self) -> list[Move]:
        """The moves that were not taken back."""
        moves: list[Move] = []
        for event in self.events:
            if isinstance(event, Move):
                moves.append(event)
            elif isinstance(event, Undo):
                moves = event.left(moves)
        return moves

    def outcome(self) -> str:
        """Result and winners in words, for comparing."""
        if self.result is None:
            return UNFINISHED
        return f"{_numbers(self.result)} (won: {_numbers(self.won) or NOBODY})"

    def __str__(self) -> str:
        lines = [
            f"{TITLE} {FORMAT}",
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"content: {self.content}",
            f"options: {msgspec.json.encode(self.options).decode()}",
            f"seats: {self.seats}",
            *(f"seat {seat}: {player}" for seat, player in enumerate(self.players)),
            *_seed_lines(self.seed),
            *([] if self.branched is None else [f"branched: {self.branched}"]),
            f"result: {UNFINISHED if self.result is None else _numbers(self.result)}",
            *([f"won: {_numbers(self.won) or NOBODY}"] if self.result is not None else []),
            "",
            *(str(event) for event in self.events),
        ]
        return "\n".join(lines) + "\n"

    @classmethod
    def read(cls, text: str, where: str = "") -> Record:
        """Read a record; a plain sentence with the line number if it is damaged."""
        return _Reader(text, where).record()


def read_event(line: str, seats: int) -> Event:
    """One line of a record at a table of so many seats; ValueError if it says nothing there."""
    star, _, rest = line.strip().partition(" ")
    if star == "*":
        event = _table_event(rest.strip())
    elif re.fullmatch(r"[0-9]{1,9}", star) and rest.strip():
        event = Move(int(star), rest.strip())
    else:
        event = None
    if event is None or not (isinstance(event, Stop) or event.seat < seats):
        raise ValueError(f"not a line of a record: {line!r}")
    return event


def _table_event(text: str) -> Event | None:
    if match := re.fullmatch(r"undo ([0-9]{1,9}) ([0-9]{1,9})(?: keep ([0-9]{1,9}))?", text):
        return Undo(int(match[1]), int(match[2]), int(match[3] or 0)) if int(match[2]) > 0 else None
    if match := re.fullmatch(r"(resign|timeout) ([0-9]{1,9})", text):
        return Resign(int(match[2])) if match[1] == "resign" else Timeout(int(match[2]))
    if match := re.fullmatch(r"seat ([0-9]{1,9})(?: +(.*))?", text):
        return Seated(int(match[1]), Player.read(match[2] or ""))  # ValueError if the quotes do not match
    return Stop() if text == "stop" else None


def _numbers(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))


def _seed_lines(seed: Seed) -> list[str]:
    if seed.number is not None:
        return [f"seed: {seed.number}"]
    return [
        *([f"table: {seed.table}"] if seed.table else []),
        f"commitment: {seed.commitment}",
        f"secret: {seed.secret.hex()}",
        f"nonces: {' '.join(nonce.hex() for nonce in seed.nonces)}".rstrip(),
    ]


class _Reader:
    def __init__(self, text: str, where: str) -> None:
        self.lines = text.splitlines()
        self.where = where or "record"
        self.number = 0  # of the line being read, from 1

    def fail(self, key: str, **args: int | str) -> NoReturn:
        raise TableeError(key, where=self.where, line=self.number, **args)

    def record(self) -> Record:
        header = self.header()
        seats = self.integer(header, "seats")
        if seats < 1:
            self.fail("record-bad-value", field="seats", value=str(seats))
        record = Record(
            game=self.need(header, "game"),
            rules=self.integer(header, "rules"),
            content=self.need(header, "content"),
            options=self.read_options(self.need(header, "options")),
            players=[self.player(header, f"seat {seat}") for seat in range(seats)],
            seed=self.read_seed(header),
            result=self.read_result(self.need(header, "result")),
            branched=self.integer(header, "branched") if "branched" in header else None,
        )
        if record.result is not None:
            record.won = self.read_won(self.need(header, "won"))
        moves = 0
        for number in range(self.number, len(self.lines)):
            self.number = number + 1
            line = self.lines[number].strip()
            if line and not line.startswith("#"):
                event = self.event(line, seats)
                if isinstance(event, Undo) and event.steps + event.kept > moves:
                    self.fail("record-bad-undo")
                if isinstance(event, Move | Undo):
                    moves += 1 if isinstance(event, Move) else -event.steps
                record.events.append(event)
        self.check_branch(record)
        return record

    def check_branch(self, record: Record) -> None:
        """What a game goes on from are moves, and nobody takes them back."""
        before = record.branched or 0
        if not all(isinstance(event, Move) for event in record.events[:before]) or before > len(record.events):
            self.fail("record-bad-value", field="branched", value=str(before))

    def header(self) -> dict[str, str]:
        self.number = 1
        match = re.fullmatch(rf"\ufeff?{TITLE} (\d{{1,9}})\s*", self.lines[0]) if self.lines else None
        if match is None:
            self.fail("record-not-a-record", title=f"{TITLE} {FORMAT}")
        if int(match[1]) != FORMAT:
            self.fail("record-bad-format", format=int(match[1]), known=FORMAT)
        header: dict[str, str] = {}
        for number, line in enumerate(self.lines[1:], start=2):
            self.number = number
            if not line.strip():
                return header
            name, colon, value = line.partition(":")
            if not colon or name.strip() in header:
                self.fail("record-bad-header", text=line)
            header[name.strip()] = value.strip()
        self.fail("record-truncated")

    def need(self, header: dict[str, str], name: str) -> str:
        if name not in header:
            self.fail("record-missing-field", field=name)
        return header[name]

    def player(self, header: dict[str, str], name: str) -> Player:
        value = self.need(header, name)
        try:
            return Player.read(value)
        except ValueError:
            self.fail("record-bad-value", field=name, value=value)

    def integer(self, header: dict[str, str], name: str) -> int:
        value = self.need(header, name)
        if not re.fullmatch(r"\d{1,9}", value):
            self.fail("record-bad-value", field=name, value=value)
        return int(value)

    def read_options(self, value: str) -> dict[str, object]:
        try:
            return msgspec.json.decode(value, type=dict[str, object])
        except msgspec.DecodeError:
            self.fail("record-bad-value", field="options", value=value)

    def read_seed(self, header: dict[str, str]) -> Seed:
        if "seed" in header:
            if not re.fullmatch(r"-?\d{1,100}", header["seed"]):
                self.fail("record-bad-value", field="seed", value=header["seed"])
            return Seed(number=int(header["seed"]))
        secret = self.hexadecimal(header, "secret")
        nonces = self.hexadecimal(header, "nonces")
        if len(secret) != 1:
            self.fail("record-bad-hex", field="secret")
        seed = Seed(secret=secret[0], nonces=nonces, table=header.get("table", ""))
        if self.need(header, "commitment") != seed.commitment:
            self.fail("record-bad-commitment")
        return seed

    def hexadecimal(self, header: dict[str, str], name: str) -> tuple[bytes, ...]:
        """Bytes in hexadecimal; an error does not repeat them, for they may be secret."""
        try:
            return tuple(bytes.fromhex(word) for word in self.need(header, name).split())
        except ValueError:
            self.fail("record-bad-hex", field=name)

    def read_result(self, value: str) -> list[int] | None:
        if value == UNFINISHED:
            return None
        if not re.fullmatch(r"-?\d{1,9}( -?\d{1,9})*", value):
            self.fail("record-bad-value", field="result", value=value)
        return [int(points) for points in value.split()]

    def read_won(self, value: str) -> list[int]:
        if value == NOBODY:
            return []
        if not re.fullmatch(r"\d{1,9}( \d{1,9})*", value):
            self.fail("record-bad-value", field="won", value=value)
        return [int(number) for number in value.split()]

    def event(self, line: str, seats: int) -> Event:
        try:
            return read_event(line, seats)
        except ValueError:
            self.fail("record-bad-line", text=line)
