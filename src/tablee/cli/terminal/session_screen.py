"""Running a session on the screen: the person's moves, the bots' moves, their log lines, and the hints of the guide."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

from textual.screen import Screen

from tablee.cli.guide import Guide, Step
from tablee.cli.session import Session
from tablee.cli.terminal.game_widgets import game_widgets
from tablee.cli.terminal_game import terminal_game
from tablee.engine.errors import Refused
from tablee.engine.words import Line, Words

if TYPE_CHECKING:
    from tablee.cli.terminal.app import TableApp

MIN_BOT_SECONDS = 0.4  # per move, so that the person can follow


class SessionScreen(Screen[None]):
    """The lowest layer of the table's screen."""

    def __init__(self, session: Session, resumed: bool) -> None:
        super().__init__()
        self.terminal_game = terminal_game(session.game)
        self.game_widgets = game_widgets(session.game)
        self.cursor = ""
        self.hovered = ""  # the piece under the mouse
        self.inspected = ""  # the piece selected with Tab, which may not be playable
        self.message: tuple[str, bool] | None = None  # the text, and whether it is a refusal
        self.message_expires = False  # shown while bots were playing: cleared when the person is asked
        self.clause = ""  # of the last refusal
        self.thinking: int | None = None  # the seat of the bot that is thinking
        self.busy = False  # bots are playing
        self.after_bot: Callable[[], None] | None = None  # to be done when the bot has finished thinking
        self._start_session(session, resumed)

    def _start_session(self, session: Session, resumed: bool) -> None:
        self.session = session
        self.guide = Guide(session.game)
        self.hints = session.first_game
        self.pending_hints: list[Step] = [] if resumed else self.guide.start()
        self.hint: Step | None = None
        self.hinted_at = -1
        # How many lines of the log the person has read. After a resume, the lines since their last move count as new.
        self.read_lines = _lines_up_to_last_of(session.person, session.log) if resumed else len(session.log)
        self.turn_lines = self.read_lines  # length of the log when the person's last turn ended
        self.recent = {piece for line in session.log[self.read_lines :] for piece in line.touches}
        self.score_seen = False  # the person has seen the final score

    @property
    def table_app(self) -> TableApp:
        return cast("TableApp", self.app)

    @property
    def words(self) -> Words:
        return self.session.words(self.table_app.language)

    @abstractmethod
    def show(self) -> None:
        """Redraw everything."""

    @abstractmethod
    def update_message(self) -> None:
        """Show the message, or the preview of the selected piece if there is none."""

    def set_message(self, text: str, refused: bool = False) -> None:
        self.message = (text, refused)
        self.message_expires = self.busy
        self.update_message()

    # Moving

    def play(self, move: int | str) -> None:
        try:
            told = self.session.play(move)
        except Refused as refused:
            self.show_refusal(refused)
            return
        self.read_lines = len(self.session.log) - len(told)
        if len(self.session.players) == 1:  # nobody else moves: a turn is one move
            self.turn_lines = self.read_lines
        elif not self.session.asked(self.session.person):
            self.turn_lines = len(self.session.log)
        self.recent.clear()
        self.message = None
        if self.session.forced_moves:
            self.message = (self.words.text("cli-by-itself", moves=", ".join(self.session.forced_moves)), False)
            self.message_expires = True
        self.hovered = self.inspected = ""
        self._handle_lines(told)
        self.continue_game()

    def show_refusal(self, refused: Refused) -> None:
        clause = refused.refusal.clause
        self.clause = clause or self.clause
        self.set_message(self.words(refused.refusal.line) + (f"  [{clause}]" if clause else ""), refused=True)

    def _handle_lines(self, told: list[Line]) -> None:
        self.recent.update(piece for line in told for piece in line.touches)
        self.recent.update(self.session.moved_to)
        self.pending_hints += self.guide.events(told, self.session.over, self.session.person)
        if self.session.save_error is not None:
            self.set_message(
                self.words.text("cli-unsaved", reason=self.words(self.session.save_error.line)), refused=True
            )

    def _undo(self) -> None:
        try:
            offer = self.session.take_back()
        except Refused as refused:
            self.show_refusal(refused)
            return
        self.read_lines = len(self.session.log)
        self.turn_lines = min(self.turn_lines, self.read_lines)
        self.recent.clear()
        self.hinted_at = -1
        self.set_message(self.words.text("cli-undone-free" if offer.free else "cli-undone-agreed"))
        self.continue_game()

    def _start_new_game(self) -> None:
        hints = self.hints
        self._start_session(self.table_app.factory.rematch(self.session), resumed=False)
        self.hints = hints
        self.cursor = self.hovered = self.inspected = self.clause = ""
        self.message = None
        self.continue_game()

    # Bots

    def continue_game(self) -> None:
        """Let the bots play until the person is asked or the game is over. At the end, the score sheet is opened by a
        key, so that the person sees the last moves first."""
        if self.session.bot_asked() is not None and not self.busy:
            self.busy = True
            self.run_worker(self._play_bots(), group="bots")
        self._update_hint()
        self.show()

    async def _play_bots(self) -> None:
        visible = True  # steps without a log line are played at once: there is nothing to see
        while (seat := self.session.bot_asked()) is not None:
            self.thinking = seat
            action = await self._choose_action(seat, at_once=not visible)
            self.thinking = None
            if self.after_bot is not None:
                then, self.after_bot = self.after_bot, None
                then()
                continue
            told = self.session.play_bot(seat, action)
            visible = bool(told)
            if self.message_expires and self.session.asked(self.session.person):
                self.message = None
            self._handle_lines(told)
            self._update_hint()
            self.show()
        self.busy = False
        self.continue_game()

    async def _choose_action(self, seat: int, at_once: bool) -> int:
        """In another thread, so that the screen stays responsive; not faster than the person can follow."""
        decision = asyncio.to_thread(self.session.bot_decision(seat))
        if self.table_app.fast or at_once:
            return await decision
        action, rest = await asyncio.gather(decision, asyncio.sleep(MIN_BOT_SECONDS))
        return action

    def _after_bot(self, then: Callable[[], None], note: str = "") -> None:
        """Do it now, or when the bot that is thinking has finished: the position must not change meanwhile."""
        if self.thinking is None:
            then()
            return
        self.after_bot = then
        if note:
            self.set_message(self.words.text(note, seat=self.thinking))

    # Hints

    def _update_hint(self) -> None:
        """One hint at a time: first about what happened, then about the decision."""
        session = self.session
        moment = len(session.table.record.events)
        asked = session.asked(session.person)
        if moment == self.hinted_at or not (asked or session.over or self.hint is None):
            return
        self.hinted_at = moment
        if self.pending_hints:
            self.hint = self.pending_hints.pop(0)
        elif asked:
            self.hint = self.guide.decision(session.view())


def _lines_up_to_last_of(person: int, log: Sequence[Line]) -> int:
    """The number of log lines up to the last one about this person."""
    own = [index for index, line in enumerate(log) if line.args.get("seat") == person]
    return own[-1] + 1 if own else 0
