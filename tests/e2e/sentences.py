"""What is said of a decision: as the page displays it, and as the terminal displays the same decision."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
from playwright.sync_api import Error, Locator, Page, expect

from tablee.cli.language import words
from tablee.cli.saves import Saves
from tablee.cli.scores import sheets
from tablee.cli.session import Session, effect_text, label
from tablee.engine.errors import Refused
from tablee.engine.game import Game, GameSheet
from tablee.engine.record import Event, Move, Record
from tablee.engine.table import Table
from tablee.engine.view import Effect
from tablee.server.client.replica import SceneReplica, Snapshot
from tablee.server.messages import Update
from tests.e2e.people import TIMEOUT
from tests.e2e.until import until
from tests.e2e.wire import MovesSent, overheard
from tests.e2e.words import plain, say

SEAT = 0  # of the person
# The text of an element as it is read out: without what is only drawn.
READ = """const read = element => element === null ? '' : [...element.childNodes].map(node =>
  node.nodeType === Node.TEXT_NODE ? node.data
  : node.nodeType === Node.ELEMENT_NODE && node.ariaHidden !== 'true' ? read(node) : '').join('')"""
PROMPT = f"() => {{ {READ}; return read(document.querySelector('main h1')) }}"
# Whether what the piece under the pointer would bring is displayed: some boards add marks behind it.
BEGINS = f"""text => {{ {READ}
  const plain = read(document.querySelector('[data-guide=prompt] .effect')).replace(/\\s+/g, ' ').trim()
  return plain.startsWith(text) }}"""
MOVES = f"""() => {{ {READ}
  return [...document.querySelectorAll('dialog .move')].map(move =>
    [move.dataset.choice, read(move.querySelector('b')), read(move.querySelector('.soft'))]) }}"""
# Sentence and points of every line of the account, by player. A row is called by its head, or each cell says its own.
TABLE = f"""names => {{ {READ}
  const account = Object.fromEntries(names.map(name => [name, []]))
  const [head, ...rows] = document.querySelectorAll('[data-point=score] table:has(.source) tr')
  const columns = [...head.cells].map(cell => read(cell))
  for (const row of rows) for (const [i, cell] of [...row.cells].entries()) {{
    const source = cell.querySelector('.source') ?? row.querySelector('.source')
    const points = cell.querySelector('b')?.textContent ?? cell.textContent
    if (i && source && /\\d/.test(points)) account[columns[i]].push([read(source), points])
  }}
  return account }}"""
LINES = f"""names => {{ {READ}
  const rows = [...document.querySelectorAll('[data-point=score] table:has(.source) tbody tr')]
  const lines = row => [...row.querySelectorAll('.line:has(.source)')].map(line =>
    [read(line.querySelector('.source')), line.querySelector('b').textContent])
  return Object.fromEntries(rows.map(row => [read(row.cells[0]), lines(row)])) }}"""


class Said(NamedTuple):
    prompt: str
    moves: dict[str, tuple[str, str]]  # by notation: what a move is called, and what it would bring


class Decision(NamedTuple):
    """One question as the page displayed it, and the answer."""

    said: Said
    chosen: tuple[str, ...]  # pieces of a set that were chosen before it; the server has not heard of them
    played: str


class Difference(NamedTuple):
    what: str
    page: str
    terminal: str


# The page


class Reader:
    """Reads decisions off a page, and plays there. It listens to the page's socket to know when all is displayed."""

    def __init__(self, page: Page, keys: bool = False) -> None:
        """`keys`: plays with the keyboard; else with the mouse."""
        self.page, self.keys = page, keys
        self.chosen: list[str] = []  # pieces of a set that the server has not heard of
        self.replica = SceneReplica(SEAT)
        self._effects, self._fits = -1, list[str]()
        self._frames, self._heard = overheard(page), 0
        self._moves = MovesSent(page)

    def _listen(self) -> None:
        for frame in self._frames[self._heard :]:
            message = json.loads(frame)
            if message["t"] == "effects":
                self._effects = message["n"]
            elif message["t"] == "fits":
                self._fits = message["chosen"]
            elif message["t"] in ("snapshot", "update"):
                if message["t"] == "snapshot":
                    self.replica.look(message["scene"]["viewer"])
                self.replica.hear(msgspec.convert(message, Snapshot | Update))
        self._heard = len(self._frames)

    def is_asked(self) -> bool:
        """Once something is asked, and the page knows all about the choices; False: the game is over."""

        def known() -> bool:
            self._listen()
            asked = bool(self.replica.choices) and self._effects == self.replica.n
            told = asked and (not self.chosen or self._fits == self.chosen)
            return self.replica.over or (told and self._displayed() == str(self.replica.n))

        until(self.page, known, lambda: (self.replica.n, self._effects, self.replica.choices), 4 * TIMEOUT)
        return not self.replica.over

    def _displayed(self) -> str | None:
        """The counter of the table, if the page has displayed everything that it was told of the choices: what was
        pressed is drawn before it reads its answer, and some words are fetched after the table."""
        return self.page.get_by_role("main").get_attribute("data-settled")

    def said(self) -> Said:
        """What is asked, and the list of moves, which stays open."""
        prompt = self.page.evaluate(PROMPT)
        expect(self.page.locator("[aria-keyshortcuts=m]")).to_be_enabled()
        self.page.keyboard.press("m")
        expect(self.page.locator("dialog .move").first).to_be_visible()
        moves: list[tuple[str, str, str]] = self.page.evaluate(MOVES)
        return Said(plain(prompt), {text: (plain(name), plain(brings)) for text, name, brings in moves})

    def play(self, text: str, said: Said) -> None:
        """By the piece, if there is one for it: what it would bring is displayed before. Else from the list."""
        before, piece = len(self._moves.ids), self._piece(text, list(said.moves))
        if piece is None:
            self._press(self.page.locator(f'dialog .move[data-choice="{text}"]'))
        else:
            self.close_list()
            self._point(piece, said.moves[text][1])
            self._press(piece)
        self.chosen = [*self.chosen, text] if self._is_kept(text) else []
        if not self.chosen:
            self._answered(before)

    def close_list(self) -> None:
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog[open]")).to_have_count(0)

    def point_at_all(self, said: Said) -> int:
        """Point at every piece that stands for one move; how many there are. What it would bring is displayed."""
        pieces = [(self._piece(text, list(said.moves)), brings) for text, (_, brings) in said.moves.items()]
        found = [(piece, brings) for piece, brings in pieces if piece is not None]
        for piece, brings in found:
            self._point(piece, brings)
        return len(found)

    def _press(self, button: Locator) -> None:
        """With keys the mouse stays away: wherever it rested, it would point at something."""
        button.press("Enter") if self.keys else button.click()

    def _point(self, piece: Locator, brings: str) -> None:
        piece.focus() if self.keys else piece.hover()
        try:
            self.page.wait_for_function(BEGINS, arg=brings)
        except Error as error:
            shown = self.page.locator("[data-guide=prompt] .effect").text_content()
            raise AssertionError(f"{shown!r} is displayed, not {brings!r}") from error

    def _piece(self, text: str, offered: Sequence[str]) -> Locator | None:
        """A piece by which only this move can be made."""
        if text in self.chosen:  # the default board puts a chosen piece back when it is touched again
            return None
        scene, picks = self.replica.scene, self.replica.scene["picks"]
        choices = [*scene["choices"], *([*picks["choices"], picks["ends"]] if picks else ())]
        touches = {choice["text"]: choice["touches"] for choice in choices if choice and choice["text"] in offered}
        for touch in touches[text]:
            piece = self.page.locator(f'main [data-piece][data-touch="{touch}"].can')
            if sum(touch in others for others in touches.values()) == 1 and piece.count():
                return piece.last  # it may be shown in the hand and on the board
        return None

    def _is_kept(self, text: str) -> bool:
        """Whether it is a piece of a set that is not complete with it."""
        picks = self.replica.scene["picks"]
        texts = [choice["text"] for choice in picks["choices"]] if picks else []
        if text not in texts:
            return False
        count = sum(picks["amounts"][texts.index(each)] for each in (*self.chosen, text))
        return picks["ends"] is not None or count < picks["need"]

    def _answered(self, before: int) -> None:
        """Until the server has shown what came of it. What is costly is asked about once more; meanwhile, what others
        did may still arrive."""
        commit = self.page.locator(".commit button").first

        def came() -> bool:
            self._listen()
            return self._moves.all_acknowledged_since(before)

        until(self.page, lambda: came() or commit.is_visible(), lambda: self.replica.n)
        if not came():
            self._press(commit)
            until(self.page, came, lambda: self.replica.n)

    def has_no_account(self) -> None:
        """The game is over, and its page displays no score sheet."""
        expect(self.page.get_by_role("main")).to_be_visible()
        expect(self.page.locator("[data-point=score] table:has(.source)")).to_have_count(0)

    def account(self, names: Sequence[str]) -> dict[str, list[tuple[str, int]]]:
        """The score sheet: what each player has points for."""
        table = self.page.locator("[data-point=score] table:has(.source)")
        expect(table).to_be_visible()
        by_player = table.locator(".line").count() > 0
        language = str(self.page.evaluate("document.documentElement.lang"))
        shown = {name: name for name in names}
        shown[names[SEAT]] = say("score-your-name", language, name=names[SEAT])
        found = self.page.evaluate(LINES if by_player else TABLE, list(shown.values()))
        called = {words: name for name, words in shown.items()}
        return {
            called[plain(words)]: merged([(plain(text), _points(shown)) for text, shown in lines])
            for words, lines in found.items()
        }


def _points(text: str) -> int:
    return int(re.sub(r"[^\d-]", "", text.replace("−", "-")))


def merged(lines: Sequence[tuple[str, int]]) -> list[tuple[str, int]]:
    """Lines with the same words are one row on some sheets, and what brought nothing is left out."""
    sums: dict[str, int] = {}
    for text, points in lines:
        sums[text] = sums.get(text, 0) + points
    return sorted((text, points) for text, points in sums.items() if points)


# The terminal


class Terminal:
    """The same game at the terminal: its record is played again, and each decision is displayed."""

    def __init__(
        self, game: Game, record: Record, sheet: GameSheet | None, names: Sequence[str], language: str, folder: Path
    ) -> None:
        self.game, self.record, self.sheet = game, record, sheet
        self.say, self.saves = words(language, names), Saves(game, folder)
        self.passed: list[Event] = []
        self.session = self._session()

    def _session(self) -> Session:
        table = Table.at_first(self.game, self.record, self.sheet)
        for event in self.passed:
            table.repeat(event)
        return Session(table, self.saves, saved=True)

    def follow(self, count: int) -> list[str]:
        """Follow the record over the person's next moves, and up to the next decision; the moves."""
        made: list[str] = []
        events = self.record.events[len(self.passed) :]
        for event in events:
            state, own = self.session.table.state, isinstance(event, Move) and event.seat == SEAT
            chooses = own and not state.forced()
            if chooses and len(made) == count:
                break
            if chooses and isinstance(event, Move):
                made.append(event.text)
            self.session.table.repeat(event)
            self.passed.append(event)
        return made

    def said(self, chosen: Sequence[str]) -> Said | None:
        """None: at the terminal, pieces of a set are chosen in the order of the rules, and this is another one."""
        session = self.session
        if chosen:
            session = self._session()
            try:
                session.table.play(SEAT, " ".join(chosen))
            except Refused:
                return None
        effects = session.effects()
        moves = {
            choice.text: (
                plain(label(choice, self.say)),
                plain(effect_text(effects.get(choice.text, Effect()), self.say)),
            )
            for choice in session.choices()
        }
        return Said(plain(self.say(session.view().prompt)), moves)

    def account(self) -> dict[str, list[tuple[str, int]]]:
        return {
            sheet.name: merged([(plain(text), points) for text, points in sheet.lines])
            for sheet in sheets(self.session.table, self.say, SEAT)
        }


# Comparing


def differences(decisions: Sequence[Decision], terminal: Terminal) -> Iterator[Difference]:
    """Sentences of a whole game that the page and the terminal display differently."""
    terminal.follow(0)
    for number, decision in enumerate(decisions):
        shown = terminal.said(decision.chosen)
        if shown is not None:
            yield from _differ(decision.said, shown)
        if is_last_of_set(decisions, number):
            whole = [*decision.chosen, decision.played]
            made = terminal.follow(len(whole))
            assert sorted(made) == sorted(whole), f"decision {number}: {whole} on the page, {made} in the record"


def is_last_of_set(decisions: Sequence[Decision], number: int) -> bool:
    """Whether the answer was sent: a piece of a set that is not complete is kept on the page."""
    decision, following = decisions[number], decisions[number + 1 : number + 2]
    return not following or following[0].chosen != (*decision.chosen, decision.played)


def _differ(page: Said, terminal: Said) -> Iterator[Difference]:
    if page.prompt != terminal.prompt:
        yield Difference("prompt", page.prompt, terminal.prompt)
    for text, (name, brings) in terminal.moves.items():  # the page offers the pieces of a set in any order: some more
        shown = page.moves.get(text, ("", ""))
        if shown[0] != name:
            yield Difference(f"move {text}", shown[0], name)
        if shown[1] != brings:
            yield Difference(f"effect of {text}", shown[1], brings)


# Playing

GOOD = ("bottle", "lay", "time", "replace", "stars", "play JEU", "done", "buy")


class Chooser:
    """Somebody who decides by a seed: mostly what brings the game on, sometimes anything."""

    def __init__(self, seed: int, good: Sequence[str] = GOOD) -> None:
        """`good`: how moves begin that bring the game on."""
        self._random, self._good = random.Random(seed), good

    def choose(self, texts: Sequence[str]) -> str:
        for verb in self._good:
            good = [text for text in texts if text.startswith(verb)]
            if good and self._random.random() < 0.6:
                return self._random.choice(good)
        return self._random.choice(list(texts))
