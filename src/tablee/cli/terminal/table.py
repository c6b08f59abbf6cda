"""The table itself: prompt, board, hand, accounts, log, and every way to make a move."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

from rich.cells import cell_len
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Input, Static

from tablee.cli.guide import Guide, Step
from tablee.cli.language import words
from tablee.cli.names import level_names
from tablee.cli.room import room_of
from tablee.cli.rulebooks import rulebook
from tablee.cli.scores import sheets
from tablee.cli.session import MANY_STEPS, Session
from tablee.cli.terminal.dialogs import Details, Keys, Moves, Question, Rules, Scores
from tablee.cli.terminal.furniture import Piece, furniture_of
from tablee.cli.terminal.pieces import Log, Press, lines_of, shortened
from tablee.engine.errors import Refused
from tablee.engine.view import Choice
from tablee.engine.words import Line, Words

if TYPE_CHECKING:
    from tablee.cli.terminal.app import TableApp

HINT_LINES = 2
PACE = 0.4  # seconds a bot takes at least, so that one can follow
SMALLEST = (80, 24)
MOST_VERBS = 3  # moves that touch no piece: stop, done, pass
KEYS = (
    "arrows",
    "enter",
    "rows",
    "click",
    "letters",
    "colon",
    "m",
    "u",
    "i",
    "tab",
    "r",
    "g",
    "f",
    "t",
    "l",
    "n",
    "e",
    "q",
    "escape",
)
KEY_NAMES = {"arrows": "← ↑ ↓ →", "colon": ":", "escape": "Esc", "tab": "Tab"}
NAMED_KEYS = ("enter", "rows", "click", "letters")  # whose names depend on the language
FOOT = (
    ("↑↓←→", "play", "play"),
    ("?", "keys", "keys"),
    ("u", "undo", "undo"),
    ("m", "moves", "moves"),
    ("i", "info", "details"),
    (":", "type", "type"),
    ("r", "rules", "rules"),
    ("g", "hints", "hints"),
    ("l", "language", "language"),
    ("q", "quit", "leave"),
)
LEAST_NEEDED = ("language", "hints", "type", "rules", "info")  # of the foot, where the window is narrow
STILL_WORKS = ("leave", "keys", "close")  # in a window too small to show the table


class TableScreen(Screen[None]):
    AUTO_FOCUS = ""
    BINDINGS = [
        Binding("question_mark", "keys"),
        Binding("u", "undo"),
        Binding("m", "moves"),
        Binding("colon", "type"),
        Binding("r,f1", "rules"),
        Binding("g", "hints"),
        Binding("l", "language"),
        Binding("f", "fast"),
        Binding("t", "light"),
        Binding("n", "new"),
        Binding("e,f2", "score"),
        Binding("i", "details"),
        Binding("tab", "look('next')"),
        Binding("shift+tab", "look('previous')"),
        Binding("shift+left", "look('left')"),
        Binding("shift+right", "look('right')"),
        Binding("shift+up", "look('up')"),
        Binding("shift+down", "look('down')"),
        Binding("q", "leave"),
        Binding("escape", "close"),
        Binding("enter", "play"),
    ]

    def __init__(self, session: Session, resumed: bool) -> None:
        super().__init__()
        self.room = room_of(session.game)
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

    # Set-up

    def compose(self) -> ComposeResult:
        yield Static(id="small")
        with Vertical(id="table"):
            with Horizontal(id="head"):
                yield Static(id="title")
                yield Static(id="status")
            yield Static(id="prompt")
            yield Static(id="hint")
            yield self.furniture.Board(self.touch, self.point, "board")
            yield self.furniture.Hand(self.touch, self.point, "hand")
            yield Static(id="say")
            with Horizontal(id="verbs"):
                for number in range(MOST_VERBS):
                    yield Press(id=f"verb-{number}", classes="verb")
                yield Input(id="command", compact=True)
            with Horizontal(id="bottom"):
                yield self.furniture.Players(self.touch, self.point, "players")
                yield Log(id="log")
            with Horizontal(id="foot"):
                for name in FOOT:
                    yield Press(id=f"foot-{name[1]}")

    def on_mount(self) -> None:
        self.fit()
        self.go_on()

    def on_resize(self, event: events.Resize) -> None:
        self.fit()
        self.show()
        self.query_one("#log", Log).follow()

    @property
    def too_small(self) -> bool:
        width, height = self.app.size
        return width < SMALLEST[0] or height < SMALLEST[1]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nobody moves at a table that cannot be seen."""
        return not self.too_small or action in STILL_WORKS

    def fit(self) -> None:
        """Use the window that there is; say plainly if it is too small."""
        width, height = self.app.size
        self.set_class(self.too_small, "too-small")
        board, hand, accounts = self.furniture.heights(height, len(self.session.players))
        self.query_one("#board").styles.height = board
        self.query_one("#hand").styles.height = hand
        self.query_one("#bottom").styles.min_height = accounts
        small = self.words.text("cli-too-small", width=str(width), height=str(height))
        self.query_one("#small", Static).update(Content(small))

    # Showing

    @property
    def words(self) -> Words:
        return words(self.table_app.language, self.session.names)

    def show(self) -> None:
        """Everything from the present position."""
        view, choices, say = self.session.view(), self.session.choices(), self.words
        self._keep_cursor(choices)
        levels = level_names(self.session.players, say)
        for name in ("board", "hand", "players"):
            cast(Piece, self.query_one(f"#{name}")).show(
                view,
                choices,
                say,
                levels,
                self.looked or self.cursor,
                frozenset(self.recent),
                self.app.current_theme.dark,
            )
        self._put("title", " ".join(self.session.game.title.upper()))
        self._put("status", self.room.status(view, say))
        self.query_one("#prompt").set_class(bool(choices) or view.over, "mine")
        self._put("prompt", self._prompt_text(bool(choices)))
        self._put("hint", self._hint_text())
        silent = self.hint is None or not self.hints
        self.query_one("#hint").set_class(silent, "quiet")
        self.query_one("#hint").set_class(silent and bool(self._brief()), "news")
        self.set_class(not self.hints and not self._brief(), "no-hints")
        self.query_one("#log", Log).tell([say(line) for line in self.session.log], self.old)
        self._show_verbs(choices)
        self._show_foot(bool(choices))
        self.say_again()

    def _put(self, name: str, text: str) -> None:
        line = self.query_one(f"#{name}", Static)
        if str(line.content) != text:
            line.update(Content(text), layout=name == "title")

    def _prompt_text(self, asked: bool) -> str:
        """Who must do what; before it what must not pass unnoticed, after it a sign that somebody is thinking."""
        view, say = self.session.view(), self.words
        prompt = say(view.prompt)
        if self.session.over:
            prompt += " " + say.text("cli-see-score")
        elif not asked:
            prompt = prompt.removesuffix(".") + "…"
        headline = self.room.headline(view, say)
        both = ("▶ " if asked else "") + (f"{headline} " if headline else "") + prompt
        return both if cell_len(both) <= self.app.size.width - 2 else ("▶ " if asked else "") + prompt

    def _hint_text(self) -> str:
        if self.hint is None or not self.hints:
            return self._brief() or self._undo_text()
        text = self.words.text(self.hint.key)
        places = [
            f"{house}-point-{self.hint.point}" for house in (self.session.game.id, "cli")
        ]  # the room's own word first
        said = self.words.text(next((place for place in places if self.words.has(place)), "cli-hint"))
        width = self.app.size.width - 2
        whole = self.words.text("cli-pointed", place=said, text=text)
        return whole if lines_of(whole, width) <= HINT_LINES else shortened(text, width, HINT_LINES)

    def _brief(self) -> str:
        """What happened since the person last moved, as far as there is room for it."""
        said = self.room.brief(self.session.view(), self.session.log[self.old :], self.words)
        return shortened(said, self.app.size.width - 2, HINT_LINES) if said else ""

    def _undo_text(self) -> str:
        """Where nothing needs to be explained: what undo would mean now."""
        offer = self.session.table.may_take_back(self.session.person)
        if not self.session.asked(self.session.person) or not offer.steps or not offer.allowed:
            return ""
        return self.words.text("cli-undo-free" if offer.free else "cli-undo-agreed")

    def _show_verbs(self, choices: list[Choice]) -> None:
        verbs = self._verbs(choices)[:MOST_VERBS]
        for number in range(MOST_VERBS):
            press = self.query_one(f"#verb-{number}", Press)
            appears = number < len(verbs) and not press.display
            press.display = number < len(verbs)
            if appears:  # Textual keeps the width it had before it was hidden
                self.call_after_refresh(press.refresh, layout=True)
            if number < len(verbs):
                choice = verbs[number]
                label = self.room.label(self.session.view(), choice, self.words)
                press.say(choice.text[0], label, lambda move=choice.text: self.play(move))  # type: ignore[misc]

    def _verbs(self, choices: list[Choice]) -> list[Choice]:
        """Moves with a letter of their own: those that touch nothing, and those that are one word, such as `cycle`,
        unless their letter is wanted elsewhere."""
        taken = {binding.key for binding in self.BINDINGS if isinstance(binding, Binding)}
        verbs = [choice for choice in choices if not choice.touches]
        words = [choice for choice in choices if choice.touches and choice.text.isalpha() and choice.text.islower()]
        return verbs + [choice for choice in words if choice.text[0] not in taken]

    def _show_foot(self, asked: bool) -> None:
        say = self.words
        doing = self.room.doing(self.session.view(), say) if asked else ""
        texts = {name: say.text(f"cli-foot-{name}") for _, name, _ in FOOT}
        texts["play"] = doing or say.text("cli-foot-score" if self.session.over else "cli-foot-play")
        keys = {name: key for key, name, _ in FOOT}
        keys["play"] += " " + say.text("cli-name-enter")
        room = self.app.size.width - sum(Press.width(keys[name], texts[name]) for name in keys)
        for _, name, action in FOOT:
            press = self.query_one(f"#foot-{name}", Press)
            press.say(keys[name], texts[name], getattr(self, f"action_{action}"))
        for name in LEAST_NEEDED:
            self.query_one(f"#foot-{name}", Press).display = room >= 0
            room += Press.width(keys[name], texts[name]) if room < 0 else 0

    def say_again(self) -> None:
        """The last message, or what the piece in question would bring."""
        line = self.query_one("#say", Static)
        line.set_class(self.message is not None and self.message[1], "refused")
        if self.message is not None:
            self._put("say", self.message[0])
        else:
            piece = self.pointed or self.looked or self.cursor
            self._put("say", self.room.preview(self.session.view(), piece, self.words) if piece else "")

    def tell(self, text: str, refused: bool = False) -> None:
        self.message = (text, refused)
        self.meanwhile = self.busy
        self.say_again()

    # Choosing a piece

    def _keep_cursor(self, choices: list[Choice]) -> None:
        """A selection survives as long as it is legal."""
        pieces = self._pieces(choices)
        if self.cursor not in pieces:
            self.cursor = self.room.walk(self.session.view(), pieces, "", "") if pieces else ""

    def _pieces(self, choices: list[Choice]) -> list[str]:
        return [piece for choice in choices for piece in choice.touches]

    def on_key(self, event: events.Key) -> None:
        if self.too_small:
            return
        choices = self.session.choices()
        verbs = {choice.text[0]: choice.text for choice in self._verbs(choices)}
        if event.key in ("left", "right", "up", "down") or (event.character or "").isupper():
            key = event.key if not event.character else event.character
            self.cursor = self.room.walk(self.session.view(), self._pieces(choices), self.cursor, key)
            self.message = None
            self.pointed = self.looked = ""
            self.show()
        elif event.character in verbs:
            self.play(verbs[event.character])
        elif event.key in self.active_bindings or self.has_class("typing"):
            return
        elif self.session.over and not self.scored:
            self.action_score()
        else:
            self.tell(self.words.text("cli-unknown-key"), refused=True)
        event.stop()

    def point(self, piece: str) -> None:
        if piece != self.pointed:
            self.pointed = piece
            if piece:
                self.message = None
            self.say_again()

    def action_look(self, where: str) -> None:
        """With the keyboard to any piece, as the mouse can: to read what it is, or why it cannot be played."""
        pictures = [cast(Piece, self.query_one(f"#{name}")) for name in ("board", "hand", "players")]
        pieces = [piece for each in pictures for piece in each.all_pieces()]
        here = self.looked or self.cursor
        if where in ("next", "previous") and here in pieces:
            step = 1 if where == "next" else -1
            self.looked = pieces[(pieces.index(here) + step) % len(pieces)]
        elif pieces:
            self.looked = self.room.walk(self.session.view(), pieces, here, where)
        self.message = None
        self.pointed = ""
        self.show()

    def touch(self, piece: str) -> None:
        """A click on a piece: the one move it can make, or the reason why it cannot."""
        if self.session.over and not self.scored:
            self.action_score()
            return
        moves = [choice for choice in self.session.choices() if piece in choice.touches]
        if len(moves) > 1:
            self._list_moves(moves)
            return
        text = moves[0].text if moves else self.room.meaning(self.session.view(), piece)
        if text:
            self.play(text)
        else:
            self.tell(self.words.text("cli-nothing-there"), refused=True)

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

    # Keys

    def action_play(self) -> None:
        if self.looked or self.cursor:
            self.touch(self.looked or self.cursor)
        elif self.session.over:
            self.action_score()
        else:
            self.tell(self.words.text("cli-not-a-move"), refused=True)

    def action_undo(self) -> None:
        offer = self.session.table.may_take_back(self.session.person)
        if self.session.over or not offer.steps or not offer.allowed:
            self._undo()  # says why not
        elif offer.steps > MANY_STEPS:
            say = self.words
            answers = [("keep", say.text("cli-button-keep")), ("undo", say.text("cli-button-undo"))]
            sure = say.text("cli-undo-sure", steps=offer.steps)
            self.app.push_screen(Question(say.text("cli-button-undo"), sure, answers), self._answer_undo)
        else:
            self._when_quiet(self._undo, "cli-undo-waits")

    def _answer_undo(self, answer: str | None) -> None:
        if answer == "undo":
            self._when_quiet(self._undo, "cli-undo-waits")

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

    def action_moves(self) -> None:
        self._list_moves(self.session.choices())

    def _list_moves(self, choices: list[Choice]) -> None:
        if not choices:
            self.tell(self.words.text("cli-no-moves"))
            return
        view = self.session.view()
        moves = [(choice.group, choice.text, self.room.label(view, choice, self.words)) for choice in choices]
        self.app.push_screen(Moves(self.words.text("cli-title-moves"), moves), self._answer_move)

    def _answer_move(self, move: str | None) -> None:
        if move:
            self.play(move)

    def action_type(self) -> None:
        choices = self.session.choices()
        line = self.query_one("#command", Input)
        line.placeholder = self.words.text("cli-type-move", example=choices[0].text) if choices else ""
        self.add_class("typing")
        line.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        text = event.value.strip()
        self.action_close()
        if text and not self.too_small:
            self.play(text)

    def action_close(self) -> None:
        self.remove_class("typing")
        line = self.query_one("#command", Input)
        line.value = ""
        self.set_focus(None)
        self.message = None
        self.say_again()

    def action_rules(self) -> None:
        self.app.push_screen(Rules(rulebook(self.session.game, self.table_app.language), self.clause))

    def action_keys(self) -> None:
        say = self.words
        names = KEY_NAMES | {name: say.text(f"cli-name-{name}") for name in NAMED_KEYS}
        keys = [(names.get(name, name), say.text(f"cli-key-{name}")) for name in KEYS]
        self.app.push_screen(Keys(say.text("cli-title-keys"), keys, self.room.legend(say)))

    def action_details(self) -> None:
        """What happened since the person's last turn, and what the room has to show."""
        say = self.words
        told = [say(line) for line in self.session.log[self.turned :]] or [say.text("cli-since-nothing")]
        parts = [(say.text("cli-since"), "\n".join(told)), *self.room.details(self.session.view(), say)]
        self.app.push_screen(Details(say.text("cli-title-info"), parts))

    def action_hints(self) -> None:
        self.hints = not self.hints
        self.tell(self.words.text("cli-hints-on" if self.hints else "cli-hints-off"))
        self.show()

    def action_fast(self) -> None:
        self.table_app.fast = not self.table_app.fast
        self.tell(self.words.text("cli-fast-on" if self.table_app.fast else "cli-fast-off"))

    def action_light(self) -> None:
        self.table_app.turn_light()
        self.show()

    def action_language(self) -> None:
        self.table_app.language = "fr" if self.table_app.language == "en" else "en"
        self.message = None
        self.fit()
        self.show()

    def action_score(self) -> None:
        say, session = self.words, self.session
        over = session.over
        self.scored = self.scored or over
        title = say(session.view().prompt) if over else say.text("cli-title-score")
        hints = [self.room.ending(session.view(), say)] if over else []
        if over and self.hints and self.hint is not None:
            hints.append(self._hint_text())
        names = ("rematch", "look", "quit") if over else ("keep",)
        answers = [(name, say.text(f"cli-button-{name}")) for name in names]
        self.app.push_screen(
            Scores(title, [hint for hint in hints if hint], sheets(session.table, say, session.person), say, answers),
            self._answer_score,
        )

    def _answer_score(self, answer: str | None) -> None:
        if answer == "rematch":
            self._begin()
        elif answer == "quit":
            self.action_leave()

    def action_new(self) -> None:
        if self.session.over:
            self._begin()
            return
        say = self.words
        answers = [("keep", say.text("cli-button-keep")), ("new", say.text("cli-button-new"))]
        self.app.push_screen(Question(say.text("cli-button-new"), say.text("cli-new-sure"), answers), self._answer_new)

    def _answer_new(self, answer: str | None) -> None:
        if answer == "new":
            self._when_quiet(self._begin)

    def _begin(self) -> None:
        hints = self.hints
        self._sit_down(self.table_app.opening.rematch(self.session), resumed=False)
        self.hints = hints
        self.cursor = self.pointed = self.looked = self.clause = ""
        self.message = None
        self.go_on()

    def action_leave(self) -> None:
        self.table_app.leave(self.session)


def _after_last_of(person: int, log: Sequence[Line]) -> int:
    """The place in the log after the last line that tells of this person."""
    own = [place for place, line in enumerate(log) if line.args.get("seat") == person]
    return own[-1] + 1 if own else 0
