"""One person at a table with bots: what the line mode and the terminal table have in common."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256

from tablee.bots import Seat, bot, thinking_rng
from tablee.cli.names import names_of
from tablee.cli.saves import Saves
from tablee.engine.errors import Refusal, Refused, TableeError
from tablee.engine.game import Game, GameOptions, GameSheet, Step
from tablee.engine.prepared import TakeBack
from tablee.engine.record import Player
from tablee.engine.seed import Seed
from tablee.engine.table import Table
from tablee.engine.view import Choice, View, encoded
from tablee.engine.words import Line

MANY_STEPS = 4  # more are not taken back without a question


@dataclass(frozen=True)
class SetUp:
    """What a new game is made of."""

    game: Game
    players: Sequence[Player]
    options: GameOptions
    seed: int | None = None
    bot_seed: int | None = None
    sheet: GameSheet | None = None
    sheet_file: bytes | None = field(default=None, repr=False)

    def table(self) -> Table:
        seed = Seed.fresh() if self.seed is None else self.seed
        return Table(self.game, self.players, self.options, seed, self.sheet)


class Session:
    """A table, the bots around it, and its save."""

    def __init__(self, table: Table, saves: Saves, saved: bool, bot_seed: int | None = None) -> None:
        self.table = table
        self.game = table.game
        self.saves = saves
        self.players = table.record.players
        self.names = names_of(self.players)
        self.person = next(seat for seat, player in enumerate(self.players) if not player.bot)
        self.bots = {
            seat: bot(player.bot, table.game, table.options) for seat, player in enumerate(self.players) if player.bot
        }
        self.secrets = {seat: _secret(bot_seed, seat) for seat in self.bots}
        self.log: list[Line] = table.log(self.person)  # what the person was told
        self.save_error: TableeError | None = None  # why the game is not safe on the disk
        self.forced_moves: list[str] = []  # steps that followed from the person's last move, being the only ones
        self.first_game = saves.first_game()
        if not saved:
            self._save()

    @classmethod
    def begin(cls, set_up: SetUp, saves: Saves) -> Session:
        """A new game; one that was running is put away, not lost."""
        table = set_up.table()
        saves.put_away("-unfinished")
        saves.keep_sheet(set_up.sheet_file)
        return cls(table, saves, saved=False, bot_seed=set_up.bot_seed)

    def rematch(self) -> SetUp:
        """A rematch: the same people and rules, other cards."""
        table = self.table
        sheet_file = None if table.sheet is None else encoded(table.sheet)
        return SetUp(self.game, self.players, table.options, sheet=table.sheet, sheet_file=sheet_file)

    # Looking

    @property
    def over(self) -> bool:
        return self.table.state.over

    def view(self) -> View:
        return self.table.view(self.person)

    def asked(self, seat: int) -> bool:
        """Whether the table waits for this seat."""
        state = self.table.state
        return not state.over and bool(state.asked() >> seat & 1)

    def choices(self) -> list[Choice]:
        return self.game.choices(self.table.state, self.person) if self.asked(self.person) else []

    def bot_asked(self) -> int | None:
        """A bot that others wait for. One that is asked beside the person waits until its turn comes."""
        turn = int(self.table.state.to_act)
        return turn if turn in self.bots and not self.over else None

    # Moving

    def play(self, move: int | str) -> list[Line]:
        """The person's move, and what is told of it; Refused if it is against the rules. As long as the move is not
        whole and only one piece can follow, that one is played with it."""
        told = self._apply_steps(self.table.play(self.person, move))
        self.forced_moves = []
        while not told and len(choices := self.choices()) == 1 and choices[0].touches:
            self.forced_moves.append(choices[0].text)
            told = self._apply_steps(self.table.play(self.person, choices[0].action))
        return told

    def bot_decision(self, seat: int) -> Callable[[], int]:
        """What a bot has to do to find its move. It may be called in another thread: it has a copy of everything."""
        view_of_it = Seat(self.table.state.copy(), seat)
        rng = thinking_rng(self.secrets[seat], self.table.noticed[seat])
        return lambda: self.bots[seat].choose(view_of_it, rng)

    def play_bot(self, seat: int, action: int) -> list[Line]:
        return self._apply_steps(self.table.play(seat, action))

    def take_back(self) -> TakeBack:
        """The person is alone with bots, so everybody agrees; not any more once the hands are open."""
        if self.over:
            raise Refused(Refusal(Line("table-game-over")))
        offer = self.table.take_back(self.person, agreed=True)
        self.log = self.table.log(self.person)
        self._save()
        return offer

    def _apply_steps(self, steps: list[Step]) -> list[Line]:
        told = [line for step in steps for line in self.table.lines(step, self.person)]
        self.log.extend(told)
        self._save()
        return told

    # Keeping

    def _save(self) -> None:
        """After every event. A full disk must not stop the game: the trouble is told, and tried again next time."""
        try:
            self.saves.keep(self.table.record)
            if self.over:
                self.saves.put_away()
            self.save_error = None
        except TableeError as error:
            self.save_error = error


def _secret(bot_seed: int | None, seat: int) -> bytes:
    """A bot's own source of chance: never the game's seed, or its luck would tell something about the tiles."""
    if bot_seed is None:
        return secrets.token_bytes(32)
    return sha256(f"tablee bot in seat {seat}, {bot_seed}".encode()).digest()
