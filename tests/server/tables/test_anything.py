"""Anybody does anything at any time: the checks that `Playing` makes after every act hold all the same."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tablee.engine.errors import TableeError
from tablee.engine.game import Game
from tablee.engine.state import SPECTATOR
from tablee.engine.words import LANGUAGES, Line, say
from tablee.server import messages as wire
from tablee.server.messages import Clock
from tablee.server.tables.event_log import Reserved, Stopped
from tests.engine.toys import Parcel
from tests.server.tables.playing import COUP, Act, Playing
from tests.server.tables.test_sealed import STAKES

SEEDS = 8  # tables of each kind
PEOPLE = ["Ann", "Bob", "Cem", "Dan", "Eve"]
CLOCKS = [None, Clock("move", 30), Clock("bank", 60, 5), Clock("bank", 20), Clock("days", 1)]
LEVELS = ["novice", "expert", "greedy", "gredy", "ismcts:5", "ismcts:x", ""]
NONSENSE = [
    "",
    "buy",
    "buy Q",
    "lay R99",
    "done 3",
    "* undo 0 1",
    "0 buy R",
    "stake 9",
    "\n",
    "play 3 3",
    "🂡",
    "pass\x00",
]


class Chaos:
    """People without any sense, at one table."""

    def __init__(self, seed: int, game: Game, seats: int) -> None:
        self.rng = rng = random.Random(seed)
        clock = rng.choice(CLOCKS)
        pauses = [(20_000, 50_000), (90_000, 300_000)] if rng.random() < 0.5 else []
        self.join: wire.Join = "anyone" if rng.random() < 0.5 else "invited"
        self.table = Playing(game, seats, clock=clock, join=self.join, seed=seed, pauses=pauses)
        self.table.thorough = False
        self.done = self.refused = 0
        self.reasons: list[Line] = []

    def begin(self) -> None:
        """In an orderly way, for once; the table may be full of bots, and of seats of one person among friends."""
        table = self.table
        table.guests = set(PEOPLE)
        strangers = [*PEOPLE, *(f"stranger {number}" for number in range(table.row.seats))]
        chosen = strangers if self.join == "anyone" else self.rng.choices(PEOPLE, k=table.row.seats)
        table.seated(*chosen[: table.row.seats])
        for seat in range(table.row.seats):
            if self.rng.random() < 0.2:
                table.act("Ann", wire.Free, seat=seat)
                table.act("Ann", wire.SitBot, seat=seat, level="random")
        table.started()

    def seat(self) -> int | None:
        seats: list[int | None] = [None, None, *range(self.table.row.seats + 1)]
        return self.rng.choice(seats)

    def someone(self) -> str:
        return self.rng.choice([*PEOPLE, "nobody", ""])

    def before_the_game(self) -> tuple[Act, dict[str, Any]]:
        rng, seats = self.rng, self.table.row.seats
        seat = rng.randrange(seats + 1)
        acts: list[tuple[Act, dict[str, Any]]] = [
            (
                wire.Sit,
                {"seat": self.seat(), "name": rng.choice([None, "Zoe", " "]), "nonce": rng.choice(["", "ab"])},
            ),
            (wire.Sit, {"nonce": "cd"}),
            (wire.Nonce, {"nonce": "ef"}),
            (wire.Nonce, {"nonce": "ef"}),
            (wire.SitBot, {"seat": seat, "level": rng.choice(LEVELS)}),
            (wire.Leave, {}),
            (wire.Free, {"seat": seat, "ban": rng.random() < 0.3}),
            (wire.Ban, {"person": self.someone(), "ban": rng.random() < 0.4}),
            (wire.HandOver, {"person": self.someone()}),
            (wire.Hush, {"person": self.someone(), "hush": rng.random() < 0.5}),
            (wire.Start, {}),
            (wire.Start, {}),
        ]
        return rng.choice(acts)

    def during_the_game(self, person: str) -> tuple[Act, dict[str, Any]]:
        rng, state = self.rng, self.table.state
        if rng.random() < 0.5:
            mine = [seat for seat in state.asked() if self.table.holder(seat) == person]
            seat = rng.choice(mine or state.asked() or [0])
            texts = self.table.options(seat) or [""]
            n = rng.choice([-1, -1, -1, state.counts[seat], state.counts[seat] - 1, state.counts[seat] + 1])
            return wire.Move, {"text": rng.choice(texts), "seat": rng.choice([seat, None]), "n": max(-1, n)}
        other = rng.choice([None, *range(self.table.row.seats + 1)])
        acts: list[tuple[Act, dict[str, Any]]] = [
            (wire.Move, {"text": rng.choice(NONSENSE), "seat": self.seat()}),
            *[(wire.Undo, {"seat": self.seat()})] * 3,
            *([(wire.Propose, {"what": "stop", "seat": self.seat()})] if rng.random() < 0.2 else []),
            *[(wire.Propose, {"what": "replace", "other": other, "seat": self.seat()})] * 2,
            *[(wire.Answer, {"yes": True, "seat": self.seat(), "n": rng.choice([-1, *state.counts])})] * 5,
            (wire.Answer, {"yes": False, "seat": self.seat()}),
            *[(wire.Return, {"seat": self.seat()})] * 2,
            *([(wire.Resign, {"seat": self.seat()})] if rng.random() < 0.1 else []),
        ]
        return rng.choice(acts)

    def the_table_itself(self) -> None:
        rng, table = self.rng, self.table
        due = table.state.due()
        if "bot" in due and rng.random() < 0.6:
            table.bot_moves(rng.choice(table.options(due["bot"][1])))
        elif "timeout" in due and rng.random() < 0.05:
            table.time_runs_out()
        elif table.status == "waiting" and rng.random() < 0.2:
            free = [seat for seat, holder in enumerate(table.state.holders) if not holder.person and not holder.bot]
            if free:
                table.table_does(Reserved(rng.choice(free), rng.choice(PEOPLE)))

    def live(self, acts: int) -> None:
        rng, table = self.rng, self.table
        for number in range(acts):
            if table.state.over and number > acts // 2:
                break
            table.wait(rng.choice([0, 0.001, 0.5, 1, 5]))
            table.here = set(rng.sample(PEOPLE, rng.randrange(3)))
            table.guests = set(rng.sample(PEOPLE, 4))
            self.the_table_itself()
            persons = [table.holder(seat) for seat in table.state.asked()]
            persons += [holder.person for holder in table.state.holders if not holder.resigned]
            person = rng.choice([self.someone(), *(person for person in persons if person)])
            early = table.status == "waiting" or rng.random() < 0.1
            kind, fields = self.before_the_game() if early else self.during_the_game(person)
            if kind in (wire.SitBot, wire.Start, wire.Free, wire.Ban) and rng.random() < 0.8:
                person = table.state.host
            if table.proposal is not None and rng.random() < 0.4:
                seat = rng.choice([*table.proposal.waits_for, table.proposal.seat])
                person, kind, fields = table.holder(seat), wire.Answer, {"yes": rng.random() < 0.8}
            through = rng.choice([SPECTATOR, *range(table.row.seats)])
            if table.status == "playing" and kind is not wire.Move and rng.random() < 0.2:
                through = table.asked
            self.attempt(person, kind, through, fields)
        if rng.random() < 0.2 and not table.state.over:
            table.table_does(Stopped(abandoned=True))

    def attempt(self, person: str, kind: Act, through: int, fields: dict[str, Any]) -> None:
        try:
            self.table.act(person, kind, through=through, **fields)
            self.done += 1
        except TableeError as error:
            self.reasons.append(error.line)
            self.refused += 1


@pytest.mark.parametrize(
    ("game", "seats"),
    [(COUP, 2), (COUP, 3), (COUP, 4), (COUP, 6), (Parcel(), 2), (Parcel(), 3), (STAKES, 2), (STAKES, 4)],
)
def test_anything(game: Game, seats: int) -> None:
    done = refused = playing = 0
    for seed in range(SEEDS):
        chaos = Chaos(seed, game, seats)
        if seed % 4:
            chaos.begin()
        chaos.live(200)
        chaos.table.check_other(chaos.table.replayed())
        for line in chaos.reasons:
            assert all(say(line, language) != line.key for language in LANGUAGES), f"no words for {line.key}"
        done, refused = done + chaos.done, refused + chaos.refused
        playing += chaos.table.state.table is not None
    assert playing >= SEEDS // 2
    assert done > 5 * SEEDS
    assert refused > 20 * SEEDS
