"""The dialogs over the table: confirmation, moves, keys, details, rules, scores."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Grid, Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Markdown, OptionList, Static
from textual.widgets.markdown import MarkdownBlock
from textual.widgets.option_list import Option

from tablee.cli.scores import Sheet, amount, figure, heading
from tablee.engine.words import Words

CLOSE: list[BindingType] = [Binding("escape,q", "dismiss_none", "close", show=False)]
NO_BREAK = "\u00a0"  # keeps a sign and its meaning on one line
LEGEND_WIDTH = 66
LEAST_NOTATION = 11  # columns for the notation in the list of moves


class Dialog(ModalScreen[str]):
    """Escape closes it; its answer is then the empty string."""

    BINDINGS = CLOSE

    def action_dismiss_none(self) -> None:
        self.dismiss("")


class ConfirmDialog(Dialog):
    """A text and some answers. The first answer is the safe one and has the focus."""

    BINDINGS = [*CLOSE, Binding("left,up", "app.focus_previous", show=False), Binding("right,down", "app.focus_next")]

    def __init__(self, title: str, text: str, answers: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.heading, self.text, self.answers = title, text, answers

    def compose(self) -> ComposeResult:
        with Vertical(id="dialog"):
            yield Static(Content(self.heading), classes="title")
            yield Static(Content(self.text), classes="text")
            with Horizontal(classes="answers"):
                for answer, text in self.answers:
                    yield Button(Content(text), id=answer, compact=True)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id or "")


class MovesDialog(Dialog):
    """The legal moves with their effects. A long list is divided into the groups of the board."""

    def __init__(self, title: str, moves: Sequence[tuple[str, str, str]]) -> None:
        super().__init__()
        self.heading, self.moves = title, moves  # group, notation, label

    def compose(self) -> ComposeResult:
        with Vertical(id="dialog"):
            yield Static(Content(self.heading), classes="title")
            yield OptionList(*self._options(), id="moves", markup=False, compact=True)

    def _options(self) -> list[Option | None]:
        options: list[Option | None] = []
        previous = self.moves[0][0] if self.moves else ""
        wide = max([LEAST_NOTATION, *(len(text) + 2 for _, text, _ in self.moves)])
        for group, text, label in self.moves:
            if group != previous and len(self.moves) > 8:
                options.append(None)
            previous = group
            options.append(Option(Content.assemble((f"{text:<{wide}}", "bold"), label), id=text.replace(" ", "_")))
        return options

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss((event.option.id or "").replace("_", " "))


class KeysDialog(Dialog):
    """The meaning of the signs on the table and of every key. It scrolls if the window is too low."""

    def __init__(self, title: str, keys: Sequence[tuple[str, str]], signs: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.heading, self.keys, self.signs = title, keys, signs

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="keys"):
            yield Static(Content(self.heading), classes="title")
            lines = [
                (f"{key:>9}  ", "bold $accent") if half == 0 else (text + "\n", "")
                for key, text in self.keys
                for half in (0, 1)
            ]
            signs = "   ".join(f"{sign} {text}".replace(" ", NO_BREAK) for sign, text in self.signs)
            yield Static(Content("\n".join(wrap(signs, LEGEND_WIDTH))), classes="text")
            yield Static(Content.assemble(*lines).rstrip())

    def on_click(self) -> None:
        self.dismiss("")


class DetailsDialog(Dialog):
    """Headings, each with a text below."""

    BINDINGS = [Binding("i", "dismiss_none", show=False)]

    def __init__(self, title: str, parts: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.heading, self.parts = title, parts

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="details"):
            yield Static(Content(self.heading), classes="title")
            for heading, text in self.parts:
                yield Static(Content(heading), classes="heading")
                yield Static(Content(text), classes="text")

    def on_mount(self) -> None:
        self.query_one("#details").focus()


class RulesDialog(Dialog):
    """The rulebook, opened at the clause of the last refusal."""

    BINDINGS = [Binding("r,f1", "dismiss_none", show=False)]

    def __init__(self, markdown: str, clause: str) -> None:
        super().__init__()
        self.markdown, self.clause = markdown, clause

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="rules"):
            yield Markdown(self.markdown, open_links=False)

    def on_mount(self) -> None:
        self.query_one("#rules").focus()
        if self.clause:
            self.call_after_refresh(self._open_at_clause)

    def _open_at_clause(self) -> None:
        for block in self.query(MarkdownBlock):
            if f"[{self.clause}]" in str(getattr(block, "_content", "")):
                block.add_class("named")
                self.query_one("#rules", VerticalScroll).scroll_to_widget(block, animate=False, center=True)
                return


class ScoresDialog(Dialog):
    """The score sheet: each total with the sources of its points."""

    AUTO_FOCUS = "#look, #keep"  # so that one Enter too many does not start a rematch
    BINDINGS = [
        Binding("left,up", "app.focus_previous", show=False),
        Binding("right,down", "app.focus_next"),
        Binding("n", "rematch"),
    ]

    def __init__(
        self,
        title: str,
        hints: Sequence[str],
        accounts: Sequence[Sheet],
        words: Words,
        answers: Sequence[tuple[str, str]],
    ) -> None:
        super().__init__()
        self.heading, self.hints, self.accounts, self.words, self.answers = title, hints, accounts, words, answers

    def compose(self) -> ComposeResult:
        with Vertical(id="scores"):
            yield Static(Content(self.heading), classes="title")
            for hint in self.hints:
                yield Static(Content(hint), classes="text")
            with VerticalScroll(id="accounts", can_focus=False), Grid():
                for account in self.accounts:
                    yield Static(self._account(account), classes="account" + (" winner" if account.rank <= 1 else ""))
            with Horizontal(classes="answers"):
                for answer, text in self.answers:
                    yield Button(Content(text), id=answer, compact=True)

    def action_rematch(self) -> None:
        if any(answer == "rematch" for answer, text in self.answers):
            self.dismiss("rematch")

    def _account(self, account: Sheet) -> Content:
        best = max(1, max(each.total for each in self.accounts))
        wide = 32
        total = amount(account.total, self.words)
        name = heading(account)
        bar = "█" * round(wide * max(0, account.total) / best)
        parts = [(f"{name[: wide - 9]:<{wide - len(total)}}{total}\n", "bold"), (f"{bar or '▏'}\n", "$accent")]
        for text, points in account.lines:
            number = figure(account, points, self.words)
            parts.append((f"{text[: wide - len(number) - 1]:<{wide - len(number)}}{number}\n", "$quiet"))
        return Content.assemble(*parts).rstrip()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id or "")
