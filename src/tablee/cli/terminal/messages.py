"""The texts of the lines above and below the board: status, prompt, a hint or what undo would do, effects."""

from __future__ import annotations

from rich.cells import cell_len

from tablee.cli.drawing import about, zone_name
from tablee.cli.guide import Step
from tablee.cli.session import Session, effect_text, label
from tablee.cli.terminal.widgets import line_count, shortened
from tablee.cli.terminal_game import TerminalGame
from tablee.engine.words import Words

HINT_LINES = 2


def prompt_text(session: Session, terminal_game: TerminalGame, asked: bool, say: Words, width: int) -> str:
    """Who has to do what, after a headline if there is one and it fits. While a bot is thinking it ends with `…`."""
    view = session.view()
    prompt = say(view.prompt)
    if session.over:
        whole = f"{prompt} {say.text('cli-see-score')}"
        prompt = whole if cell_len(whole) <= width else shortened(prompt, width, 1)  # the key bar says it, too
    elif not asked:
        prompt = prompt.removesuffix(".") + "…"
    headline = terminal_game.headline(view, say)
    both = ("▶ " if asked else "") + (f"{headline} " if headline else "") + prompt
    return both if cell_len(both) <= width else ("▶ " if asked else "") + prompt


def hint_text(session: Session, hint: Step, say: Words, width: int) -> str:
    """A hint, after the name of what it points at: a zone of the layout, or a part of the screen."""
    text = say.text(hint.key)
    key = f"cli-point-{hint.point}"
    place = zone_name(session.layout(), hint.point, say) or say.text(key if say.has(key) else "cli-hint")
    whole = say.text("cli-pointed", place=place, text=text)
    return whole if line_count(whole, width) <= HINT_LINES else shortened(text, width, HINT_LINES)


def preview_text(session: Session, piece: str, say: Words) -> str:
    """What touching a piece would bring; or what can be done with it; or what it is."""
    moves = session.moves_of(piece)
    if len(moves) == 1 and (text := effect_text(session.effect_of(piece), say)):
        return text
    return " / ".join(label(move, say) for move in moves) or about(session.layout(), piece, say)


def news_text(session: Session, read_lines: int, say: Words, width: int) -> str:
    """What the others did to the person since their last move."""
    mine = session.person
    told = [
        say(line)
        for line in session.log[read_lines:]
        if line.args.get("seat") != mine
        and any(name.endswith("_seat") and value == mine for name, value in line.args.items())
    ]
    return shortened(" ".join(told), width, HINT_LINES)


def undo_text(session: Session, say: Words) -> str:
    """What undo would do now; empty if the person cannot take anything back."""
    offer = session.table.may_take_back(session.person)
    if not session.asked(session.person) or not offer.steps or not offer.allowed:
        return ""
    return say.text("cli-undo-free" if offer.free else "cli-undo-agreed")
