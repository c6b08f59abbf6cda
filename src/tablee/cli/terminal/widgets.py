"""Widgets that every table has: a button for a key, and the log; and functions that break text into lines."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import wrap

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static


class KeyButton(Static):
    """A key and what it does. A click has the same effect as the key."""

    def __init__(self, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.press: Callable[[], object] = lambda: None
        self.shown = ("", "")

    def show(self, key: str, text: str, press: Callable[[], object]) -> None:
        self.press = press
        if (key, text) == self.shown:  # a new text needs a new layout: too slow for every arrow key
            return
        self.shown = (key, text)
        self.update(Content.assemble((f" {key} ", "bold reverse"), f" {text} "))

    @staticmethod
    def width(key: str, text: str) -> int:
        return cell_len(f" {key}  {text} ")

    def on_click(self) -> None:
        self.press()


class Log(VerticalScroll, can_focus=False):
    """The log of the game. Lines added since the person's last move are brighter."""

    def compose(self) -> ComposeResult:
        yield Static(id="story")

    shown: tuple[list[str], int] | None = None

    def show(self, lines: list[str], read_lines: int) -> None:
        if self.shown == (lines, read_lines):
            return
        self.shown = (lines, read_lines)
        parts = []
        for line, times, last in _grouped(lines):
            text = f"{times} × {line}\n" if times > 1 else f"{line}\n"
            parts.append((text, "$quiet" if last < read_lines else "$foreground"))
        self.query_one("#story", Static).update(Content.assemble(*parts).rstrip())
        self.scroll_to_latest()

    def scroll_to_latest(self) -> None:
        self.call_after_refresh(self.scroll_end, animate=False)


def _grouped(lines: list[str]) -> list[tuple[str, int, int]]:
    """Consecutive equal lines as one: the line, how often it occurs, the index of its last occurrence."""
    found: list[tuple[str, int, int]] = []
    for index, line in enumerate(lines):
        if found and found[-1][0] == line:
            found[-1] = (line, found[-1][1] + 1, index)
        else:
            found.append((line, 1, index))
    return found


def line_count(text: str, width: int) -> int:
    return len(wrap(text, width))


def shortened(text: str, width: int, lines: int) -> str:
    """As much of the text as fits; an ellipsis marks what was cut off."""
    return "\n".join(wrap(text, width, max_lines=lines, placeholder=" …"))
