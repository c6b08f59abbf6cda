"""Small things every table has: something to press, and the log."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import wrap

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static


class Press(Static):
    """A key and what it does; the mouse may press it too."""

    def __init__(self, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.press: Callable[[], object] = lambda: None
        self.said = ("", "")

    def say(self, key: str, text: str, press: Callable[[], object]) -> None:
        self.press = press
        if (key, text) == self.said:  # a new text means a new layout: not for every arrow key
            return
        self.said = (key, text)
        self.update(Content.assemble((f" {key} ", "bold reverse"), f" {text} "))

    @staticmethod
    def width(key: str, text: str) -> int:
        return cell_len(f" {key}  {text} ")

    def on_click(self) -> None:
        self.press()


class Log(VerticalScroll, can_focus=False):
    """The story so far; what happened since the person last moved stands out."""

    def compose(self) -> ComposeResult:
        yield Static(id="story")

    told: tuple[list[str], int] | None = None

    def tell(self, lines: list[str], old: int) -> None:
        if self.told == (lines, old):
            return
        self.told = (lines, old)
        parts = []
        for line, times, last in _together(lines):
            text = f"{times} × {line}\n" if times > 1 else f"{line}\n"
            parts.append((text, "$quiet" if last < old else "$foreground"))
        self.query_one("#story", Static).update(Content.assemble(*parts).rstrip())
        self.follow()

    def follow(self) -> None:
        """To the latest line."""
        self.call_after_refresh(self.scroll_end, animate=False)


def _together(lines: list[str]) -> list[tuple[str, int, int]]:
    """Equal sentences in a row as one: the sentence, how often, and the place of the last."""
    found: list[tuple[str, int, int]] = []
    for place, line in enumerate(lines):
        if found and found[-1][0] == line:
            found[-1] = (line, found[-1][1] + 1, place)
        else:
            found.append((line, 1, place))
    return found


def lines_of(text: str, width: int) -> int:
    return len(wrap(text, width))


def shortened(text: str, width: int, lines: int) -> str:
    """What fits into some lines; that something is missing can be seen."""
    return "\n".join(wrap(text, width, max_lines=lines, placeholder=" …"))
