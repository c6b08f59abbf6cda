"""Servers that tell too much, each in one way: the twin worlds must notice every one of them."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from email.message import EmailMessage
from typing import Any
from unittest.mock import patch

from msgspec import Struct
from msgspec.structs import replace

from tablee.engine.digest import digest
from tablee.engine.errors import Refusal
from tablee.engine.game import Game, Step
from tablee.engine.layout import Layout, Zone
from tablee.engine.prepared import Made, Prepared, TakeBack
from tablee.engine.record import Move
from tablee.engine.state import SPECTATOR, State
from tablee.engine.table import Table
from tablee.engine.view import Beat, Choice, Effect, Line, View
from tablee.games.coup import Coup
from tablee.games.coupe_nation import CoupeNation
from tablee.server import messages as wire
from tablee.server.calling import delivery
from tablee.server.calling.delivery import Delivery
from tablee.server.calling.mail import Mailer
from tablee.server.calling.messages import Message
from tablee.server.calling.outside import Answer
from tablee.server.live.connection import ClientConnection
from tablee.server.live.table import LiveTable
from tablee.server.persistence.reading import LogLines
from tablee.server.server import TableServer
from tablee.server.tables import alerts, scenes
from tablee.server.tables.alerts import Alert
from tablee.server.tables.clocks import Clocks, Mark
from tablee.server.tables.outcome import Outcome
from tablee.server.tables.state import TableState
from tablee.server.web.api import replays
from tests.server.wire import worlds
from tests.server.wire.worlds import in_a_world, this_world

Leak = Callable[[], Any]  # opens a context in which the server leaks


def _method(owner: Any, name: str, broken: Callable[..., Any]) -> Leak:
    """`broken` is called with the original and its arguments."""
    original = getattr(owner, name)

    def instead(*args: Any, **named: Any) -> Any:
        return broken(original, *args, **named)

    return lambda: patch.object(owner, name, instead)


def _all_counted(original: Callable[..., Made], table: Table, *args: Any) -> Made:
    return replace(original(table, *args), noticed_by=range(SPECTATOR, table.record.seats))


def _last_move_shown() -> Any:
    original: Any = LiveTable.info
    return patch.object(
        LiveTable, "info", property(lambda live: replace(original.fget(live), created=live.state.last_at))
    )


def _snapshot_of_the_store(
    original: Callable[..., Any], live: LiveTable, client: ClientConnection, look: wire.Look
) -> Any:
    tell = client.tell

    def leaky(message: Struct) -> None:
        tell(replace(message, earlier=live.state.seq) if isinstance(message, wire.Snapshot) else message)

    async def looking() -> None:
        with patch.object(client, "tell", leaky):
            await original(live, client, look)

    return looking()


def _ack_of_the_store(original: Callable[..., Any], live: LiveTable, *args: Any, **named: Any) -> Any:
    async def act() -> Struct | None:
        answer: Struct | None = await original(live, *args, **named)
        return replace(answer, n=live.state.seq) if isinstance(answer, wire.Ack) else answer

    return act()


def _clock_reset(original: Callable[..., Mark], clocks: Clocks, seat: int, at: int) -> Mark:
    mark = original(clocks, seat, at)
    clocks.starts = dict.fromkeys(clocks.starts, at)
    return mark


def _unseen_in_the_offer(original: Callable[..., TakeBack], table: Table, seat: int) -> TakeBack:
    undo = table.undo_of(seat, table.moves)
    return replace(original(table, seat), steps=0 if undo is None else undo.steps + undo.kept)


def _drawn_tiles_told(
    original: Callable[..., list[list[Line]]], game: Game, step: Step, viewers: Sequence[int]
) -> list[list[Line]]:
    return original(game, step, [step.seat] * len(viewers))


def _hidden_in_the_refusal(original: Callable[..., Refusal], game: Game, state: State, *args: Any) -> Refusal:
    return Refusal(Line("table-no-such-move", {"text": "", "near": digest(state)}), "COUP-1.1")


def _presence_at_hidden_steps(original: Callable[..., bool], live: LiveTable, outcome: Outcome, *args: Any) -> bool:
    told = original(live, outcome, *args)
    if not all(outcome.noticed):
        live.show_presence()
    return told


def _order_by_the_store(
    original: Callable[..., Any], live: LiveTable, client: ClientConnection, look: wire.Look
) -> Any:
    if live.state.seq % 2:
        client.tell(live.presence())
    return original(live, client, look)


def _everything_written_down(original: Callable[..., str], table: Table, viewer: int) -> str:
    return "".join(f"{event}\n" for event in table.record.events if isinstance(event, Move))


def _choices_of_others(original: Callable[..., Any], state: TableState, *args: Any) -> tuple[list[Choice], Any]:
    table = state.game_table
    return table.choices(int(table.state.to_act)), original(state, *args)[1]


def _hand_for_spectators(original: Callable[..., list[View]], table: Table, viewers: Sequence[int]) -> list[View]:
    views = original(table, [max(viewer, 0) for viewer in viewers])
    return [replace(view, viewer=viewer) for viewer, view in zip(viewers, views, strict=True)]


def _proposal_withdrawn(original: Callable[..., None], state: TableState, prepared: Prepared, *args: Any) -> None:
    if prepared.made or prepared.undone:
        state.proposal = None
    original(state, prepared, *args)


def _log_of_the_store(original: Callable[..., Any], live: LiveTable, *args: Any) -> Any:
    async def log() -> tuple[int, LogLines]:
        n, found = await original(live, *args)
        return n, LogLines(found.first, [replace(told, n=live.state.seq) for told in found.lines])

    return log()


def _who_has_chosen(original: Callable[..., list[int]], state: TableState) -> list[int]:
    return state.asked()


def _named_by_whose_turn_it_is(original: Callable[..., State], game: Game, state: State, seat: int) -> State:
    return state


# What leaves the server by other ways than the table's own


def _hidden() -> str:
    live = this_world().server.live_tables.known(this_world().table)
    return digest(live.state.game_table.state) if live is not None and live.opened and live.state.playing else ""


def _hidden_in_layouts(original: Callable[..., Layout], game: Game, view: View) -> Layout:
    layout = original(game, view)
    if not in_a_world():
        return layout
    return replace(layout, zones=[*layout.zones, Zone(id="leak", kind="row", name=Line(_hidden()))])


def _hidden_in_beats(
    original: Callable[..., list[list[Beat]]], game: Game, step: Step, viewers: Sequence[int]
) -> list[list[Beat]]:
    return original(game, step, [step.seat] * len(viewers))


def _hidden_in_labels(original: Callable[..., list[Choice]], game: Game, state: State, seat: int) -> list[Choice]:
    return [replace(choice, label=Line(digest(state))) for choice in original(game, state, seat)]


def _hidden_in_effects(
    original: Callable[..., dict[str, Effect]], game: Game, state: State, seat: int, **named: Any
) -> dict[str, Effect]:
    found = original(game, state, seat, **named)
    return {text: replace(effect, lines=[Line(digest(state))]) for text, effect in found.items()}


def _hidden_in_push_messages(
    original: Callable[..., Answer], sending: Delivery, device: object, call: object, told: Message, sender: object
) -> Answer:
    return original(sending, device, call, dataclasses.replace(told, text=f"{told.text} {_hidden()}"), sender)


def _hidden_in_mail(original: Callable[..., EmailMessage], mailer: Mailer, address: object, told: Message) -> Any:
    return original(mailer, address, dataclasses.replace(told, title=f"{told.title} {_hidden()}"))


def _hidden_in_webhooks(original: Callable[..., Message], *args: Any, public: bool = False) -> Message:
    told = original(*args, public=public)
    return dataclasses.replace(told, text=f"{told.text} {_hidden()}") if public else told


def _called_at_every_entry(original: Callable[..., frozenset[Alert]], state: TableState) -> frozenset[Alert]:
    return frozenset(Alert(alert.event, alert.seat, state.seq) for alert in original(state))


def _running_games_counted(original: Callable[..., list[wire.GameStatistics]], games: Any) -> Any:
    return [replace(each, best=int(_hidden()[:8] or "0", 16)) for each in original(games)]


def _tagged(original: Callable[..., Any], server: TableServer) -> Any:
    """Answers about a table with a tag made of its position."""
    app = original(server)

    async def tagging(scope: Any, receive: Any, send: Any) -> None:
        async def sending(message: Any) -> None:
            if message["type"] == "http.response.start" and scope["path"].startswith("/api/tables/"):
                message["headers"] = [*message["headers"], (b"etag", f'"{_hidden()}"'.encode())]
            await send(message)

        await app(scope, receive, sending)

    return tagging


def _unchanged(original: Callable[..., Any], server: TableServer) -> Any:
    """All tags are the same, but whether an answer counts as unchanged depends on what was written."""
    app = original(server)

    async def tagging(scope: Any, receive: Any, send: Any) -> None:
        async def sending(message: Any) -> None:
            if message["type"] == "http.response.start" and scope["path"].startswith("/api/tables/"):
                asked = scope["method"] == "GET"
                known = asked and any(name == b"if-none-match" for name, _ in scope["headers"])
                message["status"] = 304 if known and this_world().state.seq % 2 else message["status"]
                message["headers"] = [*message["headers"], (b"etag", b'"tag"')]
            await send(message)

        await app(scope, receive, sending)

    return tagging


def _longer_by_hidden_cards(
    original: Callable[..., list[View]], game: CoupeNation, state: Any, viewers: Sequence[int]
) -> list[View]:
    """The words are the same, but the message is longer by the numbers of cards that lie face down."""
    more = " " * sum(int(cell) % 64 for cell in list(state.cells)[:28] if cell >= 64)
    heading = Line("coupe-nation-heading", {"turn": int(state.turns), "more": more})
    return [replace(view, heading=heading) for view in original(game, state, viewers)]


# By name: the game it is looked for in, and how to break the server.
LEAKS: dict[str, tuple[str, Leak]] = {
    "counters that count unseen steps": ("coupage", _method(Table, "_made", _all_counted)),
    "the time of the last move": ("coupage", _last_move_shown),
    "a snapshot with the store's count": ("coupage", _method(LiveTable, "look", _snapshot_of_the_store)),
    "an acknowledgement with the store's count": ("coupage", _method(LiveTable, "act", _ack_of_the_store)),
    "a log numbered by the store's count": ("coupage", _method(LiveTable, "log", _log_of_the_store)),
    "a clock that starts anew at hidden steps": ("coupage", _method(Clocks, "mark", _clock_reset)),
    "an offer to undo that counts unseen steps": ("envelopes", _method(Table, "may_take_back", _unseen_in_the_offer)),
    "a log that tells hidden draws": ("coup", _method(Coup, "logs", _drawn_tiles_told)),
    "an error that names a hidden card": ("coup", _method(Coup, "explain", _hidden_in_the_refusal)),
    "presence told at hidden steps": ("coupage", _method(LiveTable, "_broadcast", _presence_at_hidden_steps)),
    "messages in an order that depends on hidden steps": ("coupage", _method(LiveTable, "look", _order_by_the_store)),
    "a transcript with hidden moves": ("coup", _method(Table, "transcript", _everything_written_down)),
    "choices of somebody else": ("coup", _method(scenes, "_own", _choices_of_others)),
    "a hand shown to spectators": ("coup", _method(Table, "views", _hand_for_spectators)),
    "a proposal that a hidden step withdraws": ("coupage", _method(TableState, "_accept", _proposal_withdrawn)),
    "a list of those who have not chosen": ("one-envelope", _method(TableState, "questioned", _who_has_chosen)),
    "choices named after whose turn it is": ("envelopes", _method(Game, "asking", _named_by_whose_turn_it_is)),
    "a push message with something hidden": ("coup", _method(Delivery, "_post_push", _hidden_in_push_messages)),
    "a mail with something hidden": ("coupage", _method(Mailer, "calling", _hidden_in_mail)),
    "a webhook with something hidden": ("coup", _method(delivery, "message", _hidden_in_webhooks)),
    "a call at every hidden step": ("envelopes", _method(alerts, "_turns", _called_at_every_entry)),
    "a layout with something hidden": ("stepping_stones", _method(Game, "layout", _hidden_in_layouts)),
    "beats that show hidden faces": ("coup", _method(Game, "beats", _hidden_in_beats)),
    "labels with something hidden": ("stepping_stones", _method(Game, "choices", _hidden_in_labels)),
    "effects read off the true position": ("coup", _method(Game, "effects", _hidden_in_effects)),
    "statistics of a running game": ("coupage", _method(replays, "statistics", _running_games_counted)),
    "a tag made of the hidden position": ("coup", _method(worlds, "create_app", _tagged)),
    "an update that is longer by something hidden": (
        "coupe_nation",
        _method(CoupeNation, "views", _longer_by_hidden_cards),
    ),
    "an answer that counts as unchanged": ("coupage", _method(worlds, "create_app", _unchanged)),
}


@contextmanager
def leaking(name: str) -> Iterator[None]:
    with LEAKS[name][1]():
        yield
