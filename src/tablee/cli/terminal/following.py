"""Following a game: the person's moves, the bots in between, what was told of them, and the guide's hints."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

from textual.screen import Screen

from tablee.cli.guide import Guide, Step
from tablee.cli.language import words
from tablee.cli.session import Session
from tablee.cli.terminal.furniture import furniture_of
from tablee.cli.terminal_game import terminal_game
from tablee.engine.errors import Refused
from tablee.engine.words import Line, Words

if TYPE_CHECKING:
    from tablee.cli.terminal.app import TableApp

PACE = 0.4  # seconds a bot takes at least, so that one can follow


class Following(Screen[None]):
    """A table at which a session goes on."""

    def __init__(self, session: Session, resumed: bool) -> None:
        super().__init__()
        self.terminal_game = terminal_game(session.game)
        self.furniture = furniture_of(session.game)
        self.cursor = ""
        self.pointed = ""  # by the mouse
        self.looked = ""  # at a piece that perhaps cannot be played
        self.message: tuple[str, bool] | None = None  # and whether it is a refusal
        self.meanwhile = False  # said while bots were playing: gone when the person is asked
        self.clause = ""  # last named
        self.thinking: int | None = None
        self.busy = False  # bots are playing
        self.after_thought: Callable[[], None] | None = None
        self._sit_down(session, resumed)

    def _sit_down(self, session: Session, resumed: bool) -> None:
        self.session = session
        self.guide = Guide(session.game)
        self.hints = session.first_game
        self.waiting_hints: list[Step] = [] if resumed else self.guide.start()
        self.hint: Step | None = None
        self.advised = -1
        # Lines of the log that the person has had time to read; who comes back is told what happened since.
        self.old = _after_last_of(session.person, session.log) if resumed else len(session.log)
        self.turned = self.old  # lines of the log when the person last passed the turn on
        self.recent = {piece for line in session.log[self.old :] for piece in line.touches}
        self.scored = False  # the person has seen the final score

    @property
    def table_app(self) -> TableApp:
        return cast("TableApp", self.app)

    @property
    def words(self) -> Words:
        return words(self.table_app.language, self.session.names)

    @abstractmethod
    def show(self) -> None:
        """Everything from the present position."""

    @abstractmethod
    def say_again(self) -> None:
        """The last message, or what the piece in question would bring."""

    def tell(self, text: str, refused: bool = False) -> None:
        self.message = (text, refused)
        self.meanwhile = self.busy
        self.say_again()

    # Moving

    def play(self, move: str) -> None:
        try:
            told = self.session.play(move)
        except Refused as refused:
            self.refuse(refused)
            return
        self.old = len(self.session.log) - len(told)
        if not self.session.asked(self.session.person):
            self.turned = len(self.session.log)
        self.recent.clear()
        self.message = None
        if self.session.by_itself:
            self.message = (self.words.text("cli-by-itself", moves=", ".join(self.session.by_itself)), False)
            self.meanwhile = True
        self.pointed = self.looked = ""
        self._told(told)
        self.go_on()

    def refuse(self, refused: Refused) -> None:
        clause = refused.refusal.clause
        self.clause = clause or self.clause
        self.tell(self.words(refused.refusal.line) + (f"  [{clause}]" if clause else ""), refused=True)

    def _told(self, told: list[Line]) -> None:
        self.recent.update(piece for line in told for piece in line.touches)
        self.waiting_hints += self.guide.events(told, self.session.over, self.session.person)
        if self.session.trouble is not None:
            self.tell(self.words.text("cli-unsaved", reason=self.words(self.session.trouble.line)), refused=True)

    def _undo(self) -> None:
        try:
            offer = self.session.take_back()
        except Refused as refused:
            self.refuse(refused)
            return
        self.old = len(self.session.log)
        self.turned = min(self.turned, self.old)
        self.recent.clear()
        self.advised = -1
        self.tell(self.words.text("cli-undone-free" if offer.free else "cli-undone-agreed"))
        self.go_on()

    def _begin(self) -> None:
        hints = self.hints
        self._sit_down(self.table_app.opening.rematch(self.session), resumed=False)
        self.hints = hints
        self.cursor = self.pointed = self.looked = self.clause = ""
        self.message = None
        self.go_on()

    # Bots

    def go_on(self) -> None:
        """Bots play until the person is asked or the game is over. The score then waits for a key: the last moves are
        worth a look."""
        if self.session.bot_asked() is not None and not self.busy:
            self.busy = True
            self.run_worker(self._bots(), group="bots")
        self._advise()
        self.show()

    async def _bots(self) -> None:
        visible = True  # half a move is not worth waiting for: nobody sees it
        while (seat := self.session.bot_asked()) is not None:
            self.thinking = seat
            action = await self._think(seat, at_once=not visible)
            self.thinking = None
            if self.after_thought is not None:
                then, self.after_thought = self.after_thought, None
                then()
                continue
            told = self.session.play_bot(seat, action)
            visible = bool(told)
            if self.meanwhile and self.session.asked(self.session.person):
                self.message = None
            self._told(told)
            self._advise()
            self.show()
        self.busy = False
        self.go_on()

    async def _think(self, seat: int, at_once: bool) -> int:
        """In another thread, so that the table stays alive; not faster than one can follow."""
        thought = asyncio.to_thread(self.session.thought(seat))
        if self.table_app.fast or at_once:
            return await thought
        action, rest = await asyncio.gather(thought, asyncio.sleep(PACE))
        return action

    def _when_quiet(self, then: Callable[[], None], note: str = "") -> None:
        """Nothing is taken back or put away under a bot that is thinking."""
        if self.thinking is None:
            then()
            return
        self.after_thought = then
        if note:
            self.tell(self.words.text(note, seat=self.thinking))

    # Hints

    def _advise(self) -> None:
        """One sentence at a time: first what happened, then what is to be decided."""
        session = self.session
        moment = len(session.table.record.events)
        asked = session.asked(session.person)
        if moment == self.advised or not (asked or session.over or self.hint is None):
            return
        self.advised = moment
        if self.waiting_hints:
            self.hint = self.waiting_hints.pop(0)
        elif asked:
            self.hint = self.guide.decision(session.view())


def _after_last_of(person: int, log: Sequence[Line]) -> int:
    """The place in the log after the last line that tells of this person."""
    own = [place for place, line in enumerate(log) if line.args.get("seat") == person]
    return own[-1] + 1 if own else 0
