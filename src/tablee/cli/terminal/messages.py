"""The texts of the two lines above the board: the prompt, and below it a hint, the news, or what undo would do."""

from __future__ import annotations

from rich.cells import cell_len

from tablee.cli.guide import Step
from tablee.cli.session import Session
from tablee.cli.terminal.widgets import line_count, shortened
from tablee.cli.terminal_game import TerminalGame
from tablee.engine.words import Words

HINT_LINES = 2


def prompt_text(session: Session, terminal_game: TerminalGame, asked: bool, say: Words, width: int) -> str:
    """Who has to do what, after a headline if there is one and it fits. While a bot is thinking it ends with `…`."""
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
    """A hint, after the name of the place it points at. A game may name its places itself."""
    text = say.text(hint.key)
    keys = [f"{prefix}-point-{hint.point}" for prefix in (session.game.id, "cli")]
    place = say.text(next((key for key in keys if say.has(key)), "cli-hint"))
    whole = say.text("cli-pointed", place=place, text=text)
    return whole if line_count(whole, width) <= HINT_LINES else shortened(text, width, HINT_LINES)


def news_text(session: Session, terminal_game: TerminalGame, read_lines: int, say: Words, width: int) -> str:
    """What happened since the person's last move, cut to the space there is."""
    summary = terminal_game.summary(session.view(), session.log[read_lines:], say)
    return shortened(summary, width, HINT_LINES) if summary else ""


def undo_text(session: Session, say: Words) -> str:
    """What undo would do now; empty if the person cannot take anything back."""
    offer = session.table.may_take_back(session.person)
    if not session.asked(session.person) or not offer.steps or not offer.allowed:
        return ""
    return say.text("cli-undo-free" if offer.free else "cli-undo-agreed")
