"""What the API answers with, and the parameters its paths share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from litestar import Request
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from msgspec import Meta, Struct

from tablee.engine.state import SPECTATOR
from tablee.engine.words import Line
from tablee.server import messages as wire
from tablee.server.store import Status
from tablee.server.tables.replay import LONGEST_RECORD
from tablee.server.web.problems import Problem

AnyRequest = Request[Any, Any, Any]
_PRINTABLE = r"^[\x21-\x7e]*$"
TableId = Annotated[str, Parameter(max_length=64, pattern=_PRINTABLE)]
PersonId = Annotated[str, Parameter(max_length=64, pattern=_PRINTABLE)]
Invite = Annotated[str, Parameter(max_length=64, pattern=_PRINTABLE, description="the word from an invitation")]
Before = Annotated[str, Parameter(max_length=64, pattern=_PRINTABLE, description="the last table of the page before")]
ViewerNumber = Annotated[int, Parameter(ge=SPECTATOR, le=15, description="one of one's own seats, or -1")]

WithLayout = Annotated[bool, Parameter(description="whether positions also come as zones and pieces")]

WRONG = {
    status: ResponseSpec(Problem, description=why, generate_examples=False)
    for status, why in (
        (400, "It does not fit; the sentence says why"),
        (401, "Nobody is known by this cookie"),
        (403, "Not for you, or not from here"),
        (404, "There is no such thing"),
        (413, "Too large"),
        (415, "Not JSON"),
        (429, "Too often"),
        (503, "The server is closing, or its store does not answer"),
    )
}
ALWAYS = {status: WRONG[status] for status in (400, 413, 429, 503)}  # what also a question without a question may hear
NOTHING = {204: ResponseSpec(None, description="Done; there is nothing to tell", generate_examples=False)}
EARLY = {409: ResponseSpec(Problem, description="The game is not over", generate_examples=False)}
REFUSED = {409: ResponseSpec(wire.Refused, description="Not done, and why", generate_examples=False)}


class Me(Struct, frozen=True):
    person: str  # empty: not known yet
    name: str
    mutes: Sequence[str] = ()


class WithName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=200)]


class DeviceLink(Struct, frozen=True):
    """For another device: it works once, until `expires`."""

    token: str
    expires: int


class CreditsInfo(Struct, frozen=True):
    designers: Sequence[str]
    publisher: str
    year: int


class GameInfo(Struct, frozen=True):
    id: str
    title: str
    credits: CreditsInfo
    seats_min: int
    seats_max: int
    rules: int  # version
    bots: Sequence[str]  # levels
    silent: bool  # no chat while a game runs
    cooperative: bool
    options: dict[str, Any]  # JSON Schema


class OpenedTable(Struct, frozen=True):
    id: str
    invite: str
    commitment: str


class TableLine(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: Status
    created: int
    seats: Sequence[wire.SeatInfo]
    clock: wire.ClockInfo
    yours: Sequence[int] = ()
    asked: Sequence[int] = ()  # seats that have something to choose; empty unless one may look on
    result: Sequence[int] = ()  # points, when the game is over
    won: Sequence[int] = ()
    branched: wire.BranchInfo | None = None  # it goes on from the middle of another game
    automata: Sequence[Line] = ()  # names of participants without a seat
    deserted: bool = False  # the bots wait until somebody comes back


class TableDetails(Struct, frozen=True):
    """A table for somebody who may come in."""

    table: wire.TableInfo
    yours: Sequence[int]
    may_watch: bool
    may_join: bool
    invite: str = ""  # for those who sit here: to pass on


class RecordFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A record from somebody's disk. `name`: of the file, for sentences about it."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    viewer: wire.Viewer = SPECTATOR
    name: Annotated[str, Meta(max_length=200)] = ""


class RecordBranch(wire.BranchWish, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table that goes on from a position in a record from somebody's disk."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    name: Annotated[str, Meta(max_length=200)] = ""


class LogPage(Struct, frozen=True):
    n: int
    lines: Sequence[wire.Told]
    earlier: int = 0  # how many lines came before these: the number of the first one, counted from 0


class Invitation(Struct, frozen=True):
    invite: str


# The server


class LanInfo(Struct, frozen=True):
    """The listener in the local network, as somebody at this machine may know it."""

    possible: bool  # whether it can be opened and closed by a button
    open: bool
    addresses: Sequence[str]  # such as http://192.168.1.20:8080


class ServerInfo(Struct, frozen=True):
    """What a client needs to know about this server."""

    version: str
    edition: str
    compiled: bool  # the engine
    why: str  # it is not
    push: str  # the key subscriptions are made for; empty: no Web Push
    mail: bool  # whether people may give an address
    local: bool  # whether the caller sits at the machine that serves
    lan: LanInfo


# How one wants to be called

_Base64 = r"^[A-Za-z0-9_-]+={0,2}$"


class PushKeys(Struct, frozen=True, forbid_unknown_fields=True):
    p256dh: Annotated[str, Meta(max_length=128, pattern=_Base64)]
    auth: Annotated[str, Meta(max_length=64, pattern=_Base64)]


class PushDevice(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser, as it makes itself known to be called."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000, pattern=_PRINTABLE)]
    keys: PushKeys
    language: Literal["en", "fr"] = "en"


class PushEndpoint(Struct, frozen=True, forbid_unknown_fields=True):
    endpoint: Annotated[str, Meta(min_length=1, max_length=1000, pattern=_PRINTABLE)]


class MailWish(Struct, frozen=True, forbid_unknown_fields=True):
    address: Annotated[str, Meta(min_length=3, max_length=254)]
    language: Literal["en", "fr"] = "en"


class MailInfo(Struct, frozen=True):
    address: str  # empty: none
    confirmed: bool
