"""What the two lines over the board say: the prompt, and below it a hint, the news or what undo would mean."""

from __future__ import annotations

from rich.cells import cell_len

from tablee.cli.guide import Step
from tablee.cli.session import Session
from tablee.cli.terminal.pieces import lines_of, shortened
from tablee.cli.terminal_game import TerminalGame
from tablee.engine.words import Words

HINT_LINES = 2


def prompt_text(session: Session, terminal_game: TerminalGame, asked: bool, say: Words, width: int) -> str:
    """Who must do what; before it what must not pass unnoticed, after it a sign that somebody is thinking."""
    view = session.view()
    prompt = say(view.prompt)
    if session.over:
        prompt += " " + say.text("cli-see-score")
    elif not asked:
        prompt = prompt.removesuffix(".") + "…"
    headline = terminal_game.headline(view, say)
    both = ("▶ " if asked else "") + (f"{headline} " if headline else "") + prompt
    return both if cell_len(both) <= width else ("▶ " if asked else "") + prompt


def hint_text(session: Session, hint: Step, say: Words, width: int) -> str:
    """A hint, and where to look: in the room's own words, if it has some."""
    text = say.text(hint.key)
    places = [f"{house}-point-{hint.point}" for house in (session.game.id, "cli")]
    said = say.text(next((place for place in places if say.has(place)), "cli-hint"))
    whole = say.text("cli-pointed", place=said, text=text)
    return whole if lines_of(whole, width) <= HINT_LINES else shortened(text, width, HINT_LINES)


def news_text(session: Session, terminal_game: TerminalGame, old: int, say: Words, width: int) -> str:
    """What happened since the person last moved, as far as there is room for it."""
    said = terminal_game.summary(session.view(), session.log[old:], say)
    return shortened(said, width, HINT_LINES) if said else ""


def undo_text(session: Session, say: Words) -> str:
    """Where nothing needs to be explained: what undo would mean now."""
    offer = session.table.may_take_back(session.person)
    if not session.asked(session.person) or not offer.steps or not offer.allowed:
        return ""
    return say.text("cli-undo-free" if offer.free else "cli-undo-agreed")
