"""One person playing against bots: the part shared by the line mode and the full-screen table."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256

from tablee.bots import Seat, bot, thinking_rng
from tablee.cli.language import words
from tablee.cli.names import names_at
from tablee.cli.saves import Saves
from tablee.engine.errors import Refusal, Refused, TableeError
from tablee.engine.game import Game, GameOptions, GameSheet, Step
from tablee.engine.layout import Layout
from tablee.engine.prepared import TakeBack
from tablee.engine.record import Player
from tablee.engine.seed import Seed
from tablee.engine.table import Table
from tablee.engine.view import Choice, Effect, View, encoded
from tablee.engine.words import Line, Words

MANY_STEPS = 4  # to take back more steps than this, the person has to confirm


@dataclass(frozen=True)
class SetUp:
    """Everything a new game is created from."""

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
    """A table, its bots, and its save file."""

    def __init__(self, table: Table, saves: Saves, saved: bool, bot_seed: int | None = None) -> None:
        self.table = table
        self.game = table.game
        self.saves = saves
        self.players = table.record.players
        self.person = next(seat for seat, player in enumerate(self.players) if not player.bot)
        self.bots = {
            seat: bot(player.bot, table.game, table.options) for seat, player in enumerate(self.players) if player.bot
        }
        self.secrets = {seat: _secret(bot_seed, seat) for seat in self.bots}
        self.log: list[Line] = table.log(self.person)  # what the person was told
        self.save_error: TableeError | None = None  # why the last save failed
        self.moved_to: set[str] = set()  # places to which something moved in the last steps
        self._effects: tuple[int, dict[str, Effect]] = (-1, {})  # of the choices, after so many events
        self.forced_moves: list[str] = []  # steps played after the person's last move because no other was legal
        self.first_game = saves.first_game()
        if not saved:
            self._save()

    @classmethod
    def begin(cls, set_up: SetUp, saves: Saves) -> Session:
        """Start a new game. A running one is moved to the finished games, marked as unfinished."""
        table = set_up.table()
        saves.archive("-unfinished")
        saves.save_sheet(set_up.sheet_file)
        return cls(table, saves, saved=False, bot_seed=set_up.bot_seed)

    def rematch(self) -> SetUp:
        """The set-up for a rematch: the same players and options, another seed."""
        table = self.table
        sheet_file = None if table.sheet is None else encoded(table.sheet)
        return SetUp(self.game, self.players, table.options, sheet=table.sheet, sheet_file=sheet_file)

    def words(self, language: str) -> Words:
        """Sentences as the person reads them, with the names of everybody."""
        return words(language, names_at(self.table, language), self.person)

    # State

    @property
    def over(self) -> bool:
        return self.table.state.over

    def view(self) -> View:
        return self.table.view(self.person)

    def asked(self, seat: int) -> bool:
        """Whether this seat has to decide something."""
        state = self.table.state
        return not state.over and bool(state.asked() >> seat & 1)

    def choices(self) -> list[Choice]:
        return self.game.choices(self.table.state, self.person) if self.asked(self.person) else []

    def layout(self) -> Layout:
        return self.game.layout(self.view())

    def effects(self) -> dict[str, Effect]:
        """What each choice would bring, by its notation. It is worked out once for each decision."""
        moment = len(self.table.record.events)
        if self._effects[0] != moment:
            self._effects = (moment, self._effects_now())
        return self._effects[1]

    def _effects_now(self) -> dict[str, Effect]:
        """The last piece of a set brings what the whole move brings, as in the browser."""
        effects = self.game.effects(self.table.state, self.person)
        picks = self.game.picks(self.table.state, self.person)
        if picks is not None and picks.ends is None and "" in effects:
            effects |= {choice.text: effects[""] for choice in self.choices() if choice.whole}
        return effects

    def effect_of(self, piece: str) -> Effect:
        """What touching a piece would bring, if it stands for one move only."""
        moves = self.moves_of(piece)
        return self.effects().get(moves[0].text, Effect()) if len(moves) == 1 else Effect()

    def moves_of(self, piece: str) -> list[Choice]:
        return [choice for choice in self.choices() if piece in choice.touches]

    def meant(self, piece: str) -> int | None:
        """The action that touching a piece means now, legal or not."""
        return self.game.meant(self.table.state, self.person, piece)

    def bot_asked(self) -> int | None:
        """The bot whose turn it is, if any. A bot that is asked at the same time as the person waits for its turn."""
        turn = int(self.table.state.to_act)
        return turn if turn in self.bots and not self.over else None

    # Moves

    def play(self, move: int | str) -> list[Line]:
        """Make the person's move and return its log lines. Raises Refused if the move is illegal. While the move is
        incomplete and only one piece can continue it, that piece is played as well."""
        told = self._log_steps(self.table.play(self.person, move))
        self.forced_moves = []
        while not told and len(choices := self.choices()) == 1 and choices[0].touches:
            self.forced_moves.append(choices[0].text)
            told = self._log_steps(self.table.play(self.person, choices[0].action))
        return told

    def bot_decision(self, seat: int) -> Callable[[], int]:
        """A function that computes the bot's move. It works on copies, so it may run in another thread."""
        seat_view = Seat(self.table.state.copy(), seat)
        rng = thinking_rng(self.secrets[seat], self.table.noticed[seat])
        return lambda: self.bots[seat].choose(seat_view, rng)

    def play_bot(self, seat: int, action: int) -> list[Line]:
        return self._log_steps(self.table.play(seat, action))

    def take_back(self) -> TakeBack:
        """Take back the person's last move. Bots always agree. Not possible after the game is over, when all hands are
        revealed."""
        if self.over:
            raise Refused(Refusal(Line("table-game-over")))
        offer = self.table.take_back(self.person, agreed=True)
        self.log = self.table.log(self.person)
        self._save()
        return offer

    def _log_steps(self, steps: list[Step]) -> list[Line]:
        told = [line for step in steps for line in self.table.lines(step, self.person)]
        beats = [beat for step in steps for beat in self.game.beats(step, [self.person])[0]]
        self.moved_to = {beat.target for beat in beats if beat.target}
        self.log.extend(told)
        self._save()
        return told

    # Saving

    def _save(self) -> None:
        """Called after every event. If it fails, for example on a full disk, the game goes on: the error is shown, and
        the next event tries again."""
        try:
            self.saves.save(self.table.record)
            if self.over:
                self.saves.archive()
            self.save_error = None
        except TableeError as error:
            self.save_error = error


def label(choice: Choice, say: Words) -> str:
    """A move in words."""
    return choice.text if choice.label is None else say(choice.label)


def effect_text(effect: Effect, say: Words) -> str:
    """What a move would bring, in words."""
    return " ".join(say(line) for line in effect.lines)


def status_text(view: View, say: Words) -> str:
    """Where the game stands: the round, the phase, what is left in the supply."""
    now = [phase.name for phase in view.phases if phase.when == "now"]
    return " · ".join(say(line) for line in (view.heading, *now, view.supply) if line is not None)


def _secret(bot_seed: int | None, seat: int) -> bytes:
    """The seed of a bot's own random numbers. It must not depend on the game's seed, or the bot's choices would reveal
    something about the hidden tiles."""
    if bot_seed is None:
        return secrets.token_bytes(32)
    return sha256(f"tablee bot in seat {seat}, {bot_seed}".encode()).digest()
