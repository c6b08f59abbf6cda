"""What goes over the wire, in both directions: every message is one of these structs.

The server's own count of what happened never leaves it. Each viewer (a seat, or the spectators) has a counter `n` of
what that viewer was shown, without gaps: an update carries the next number, and whoever misses one asks for a snapshot.
Sentences travel as `Line`: a key and its arguments, to be put into words by whoever shows them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tablee.engine.layout import Layout
from tablee.engine.prepared import TakeBack
from tablee.engine.state import SPECTATOR
from tablee.engine.view import Beat, Choice, Effect, Line, Picks, ScoreLine

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$", description="chosen by the sender")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Viewer = Annotated[int, Meta(ge=SPECTATOR, le=15, description="a seat, or -1 for a spectator")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Hex = Annotated[str, Meta(max_length=64, pattern="^([0-9a-f]{2})*$", description="own random bytes in hexadecimal")]
Count = Annotated[int, Meta(ge=-1, le=2**53)]

LONGEST_MESSAGE = 16_384  # bytes a client may send at once
LONGEST_WORDS = 500  # characters of one chat line


# A table as it is asked for

ClockKind = Literal["none", "move", "bank", "days"]
Join = Literal["anyone", "invited"]
Watch = Literal["anyone", "invited", "nobody"]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think. `move`: seconds for each decision; `bank`: seconds for the whole game and an increment
    for each decision; `days`: days for each decision."""

    kind: ClockKind = "none"
    amount: Annotated[int, Meta(ge=0, le=86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table with a secret of its own. The server is bound to the secret before anybody adds random bytes: whoever
    sits down at once adds theirs with `nonce` when the commitment is known."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, bool | int | str | list[str]] = {}
    bots: Annotated[
        Sequence[Annotated[str, Meta(max_length=32)]], Meta(max_length=15)
    ] = ()  # levels, on the last seats
    sit: Annotated[Sequence[SeatNumber], Meta(max_length=16)] = ()  # seats the host takes at once; several: one device
    names: Annotated[Sequence[Name], Meta(max_length=16)] = ()  # of those seats; else the host's own
    join: Join = "invited"
    watch: Watch = "invited"
    clock: Clock = Clock()
    chat: bool = True


class BranchWish(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table that goes on from a position of a game that is over: one sits at one seat, bots everywhere else. The same
    cards come as came there."""

    move: Annotated[int, Meta(ge=0, le=100_000, description="how many steps of the replay come before")]
    seat: SeatNumber
    level: Annotated[str, Meta(max_length=32, description="of the bots")]


# What a person does at a table. Every act has an id: sent again it is acknowledged again and done once.


class Act(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="t"):
    """The id names an intention: whoever wants the same once more takes a fresh one. An act that was refused is not
    remembered, so a late duplicate of it may still be done: a client repeats an act only until it is answered."""

    id: Id


class Sit(Act, frozen=True, tag="sit"):
    """Take a seat before the game begins; any free one if none is named. On one's own seat, `name` renames."""

    seat: SeatNumber | None = None
    name: Name | None = None  # for several people at one device
    nonce: Hex = ""  # as with `nonce`


class Nonce(Act, frozen=True, tag="nonce"):
    """Add one's own random bytes to the cards to come, or others in their place; every person seated must, once for all
    their seats. They are shown to nobody before the game is over."""

    nonce: Annotated[Hex, Meta(min_length=2)]


class SitBot(Act, frozen=True, tag="sit-bot"):
    """The host gives a free seat to a bot."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=32)]


class Leave(Act, frozen=True, tag="leave"):
    """Leave one's seats before the game begins."""


class Free(Act, frozen=True, tag="free"):
    """The host empties a seat before the game begins; with `ban` whoever sat there may not come back."""

    seat: SeatNumber
    ban: bool = False


class Ban(Act, frozen=True, tag="ban"):
    """The host bans somebody: no seat, no watching, no chat at this table. Seats of a running game stay."""

    person: Annotated[str, Meta(max_length=64)]
    ban: bool = True


class Start(Act, frozen=True, tag="start"):
    """The host begins the game; every seat must be taken, and every person seated have added random bytes."""


class Move(Act, frozen=True, tag="move"):
    text: Annotated[str, Meta(max_length=400, description="in notation: one step, or all steps of a move")]
    seat: SeatNumber | None = None  # needed only by whoever holds several seats
    n: Count = -1  # the seat's counter when the sender decided: a move meant for an earlier question is refused


class Undo(Act, frozen=True, tag="undo"):
    """Take back one's last choice: at once while it is free, otherwise everybody is asked."""

    seat: SeatNumber | None = None


class Propose(Act, frozen=True, tag="propose"):
    """Ask everybody: to stop the game, or to let a bot play for somebody who is away."""

    what: Literal["stop", "replace"]
    other: SeatNumber | None = None  # whom to replace
    seat: SeatNumber | None = None


class Answer(Act, frozen=True, tag="answer"):
    """Agree to what is proposed, or not. Whoever proposed it takes it back with `yes: false`."""

    yes: bool
    seat: SeatNumber | None = None
    n: Count = -1  # the counter of the seat one looks through: an answer to an earlier proposal is refused


class Resign(Act, frozen=True, tag="resign"):
    seat: SeatNumber | None = None


class Return(Act, frozen=True, tag="return"):
    """Take one's seat back from the bot that kept it."""

    seat: SeatNumber | None = None


class Rematch(Act, frozen=True, tag="rematch"):
    """Open the next table for the same people, with new cards, and sit down at it."""


class HandOver(Act, frozen=True, tag="hand-over"):
    """The host makes somebody else seated here the host."""

    person: Annotated[str, Meta(max_length=64)]


class Say(Act, frozen=True, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_WORDS)]


class Hush(Act, frozen=True, tag="hush"):
    """The host lets somebody's chat be heard by nobody at this table, or lets it be heard again."""

    person: Annotated[str, Meta(max_length=64)]
    hush: bool = True


class Hurry(Act, frozen=True, tag="hurry"):
    """Let the bots of this table take less time to answer, or their usual time; both are fixed for each level."""

    quick: bool = True


class Unsay(Act, frozen=True, tag="unsay"):
    """Remove a chat line: one's own, or as the host anybody's."""

    line: Annotated[int, Meta(ge=0, le=2**53)]


TableAct = (
    Sit
    | Nonce
    | SitBot
    | Leave
    | Free
    | Ban
    | Start
    | Move
    | Undo
    | Propose
    | Answer
    | Resign
    | Return
    | Rematch
    | HandOver
    | Say
    | Hush
    | Hurry
    | Unsay
)


# What a socket may say besides


class Look(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="look"):
    """Show me the table through this viewer's eyes. `n` and `edition`: what I already have."""

    viewer: Viewer = SPECTATOR
    n: Count = -1
    edition: Annotated[str, Meta(max_length=64)] = ""


class Saw(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="saw"):
    """A person has looked at everything up to here: what comes after is told when they come back."""

    n: Count


class AskEffects(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="effects"):
    """What would my choices bring? Asked once for each question; `n` is the counter at which it was put."""

    n: Count


class AskFits(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="fits"):
    """What can be added to these pieces of a set that I have chosen?"""

    n: Count
    chosen: Annotated[Sequence[Annotated[str, Meta(max_length=40)]], Meta(max_length=24)]


class Touch(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="touch"):
    """I touched a piece that none of my choices names: what did that mean, and why can it not be done?"""

    id: Id
    piece: Annotated[str, Meta(max_length=40)]


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="ping"):
    pass


ClientMessage = TableAct | Look | Saw | AskEffects | AskFits | Touch | Ping


# What a viewer is shown


class SeatInfo(Struct, frozen=True):
    name: str  # empty: the seat is free
    person: str  # empty: nobody, or a bot from the start
    bot: str  # who plays: a bot's level, or empty
    reserved: bool = False  # kept for the person, who has not sat down yet
    resigned: bool = False
    ready: bool = False  # a bot, or somebody who has added random bytes to the cards
    since: int = 0  # when a bot took over for the person; 0: it did not
    bot_name: int = -1  # if a bot plays: which of the bots' names it has (`bot-name`)


class ClockInfo(Struct, frozen=True):
    kind: ClockKind
    amount: int
    increment: int
    left: Sequence[int] = ()  # by seat: milliseconds it had, or would have, when the present question was put
    since: int = 0  # when it was put: milliseconds of the server's clock
    running: Sequence[int] = ()  # seats whose time runs


class Proposal(Struct, frozen=True):
    what: Literal["undo", "stop", "replace"]
    seat: int  # who asks
    other: int  # whom to replace; -1
    agreed: Sequence[int]  # seats
    waits_for: Sequence[int]


class BranchInfo(Struct, frozen=True):
    """A table that goes on from the middle of a game that is over, with the same cards to come."""

    table: str  # where the cards were first dealt; empty: at no table
    move: int  # how many moves had been made there


class TableInfo(Struct, frozen=True):
    """What everybody at the table may know about it."""

    id: str
    game: str
    rules: int
    content: str
    options: dict[str, Any]
    status: Literal["waiting", "playing", "finished", "stopped", "abandoned"]
    host: str  # person
    seats: Sequence[SeatInfo]
    join: Join
    watch: Watch
    chat: bool
    clock: ClockInfo
    commitment: str  # to the secret the cards come from, before anybody could know them; empty if it is branched
    created: int
    proposal: Proposal | None = None
    result: Sequence[int] = ()  # points, when the game is over
    won: Sequence[int] = ()
    rematch: str = ""  # the next table
    quick: bool = False  # bots take less time to answer
    branched: BranchInfo | None = None
    again: bool = False  # a rematch: it begins by itself when those who played before have sat down
    automata: Sequence[Line] = ()  # names of participants without a seat; their numbers follow those of the seats
    deserted: bool = False  # all who play here have lost their seats: the bots wait until somebody comes back


class Scene(Struct, frozen=True, gc=False):
    """Everything one viewer sees."""

    viewer: int
    table: TableInfo
    view: Any = None  # the game's own view of the position; null before it begins
    choices: Sequence[Choice] = ()  # only for a seat that is asked
    picks: Picks | None = None  # what it may choose in any order
    undo: TakeBack | None = None
    sheet: Sequence[Sequence[ScoreLine]] = ()  # when the game is over: where the points come from
    layout: Layout | None = None  # the view as zones and pieces, for clients that asked for it
    # Seats that choose at the same time, whether they have chosen or not; empty: `view.to_act` chooses alone.
    together: Sequence[int] = ()
    answered: bool = False  # the viewer has chosen with others, and may change it until all have


class Told(Struct, frozen=True, gc=False):
    """A line of the log, with the viewer's counter when it was told."""

    n: int
    line: Line


# The place in the scene, by names and positions, and what stands there now. A list that grew or shrank comes whole.
# In a layout, zones are named by their ids: `["layout", ZONE]` and `["layout", ZONE, "places", 3]`.
Change = tuple[Sequence[str | int], Any]


class Snapshot(Struct, frozen=True, tag_field="t", tag="snapshot"):
    n: int
    edition: str  # of the program: two editions may show the same thing differently
    scene: Scene
    log: Sequence[Told]  # the last lines
    earlier: int  # how many lines came before those
    since: Sequence[Told]  # what happened since this person last looked
    now: int  # the server's clock


class Update(Struct, frozen=True, tag_field="t", tag="update", gc=False):
    """The difference between two scenes of this viewer, and what it is told. `ack`: the act of yours that did it."""

    n: int
    changes: Sequence[Change]
    log: Sequence[Line] = ()
    beats: Sequence[Beat] = ()  # what moves from where to where, in order
    ack: str = ""


class Current(Struct, frozen=True, tag_field="t", tag="current"):
    """You have everything."""

    n: int
    now: int


class Ack(Struct, frozen=True, tag_field="t", tag="ack"):
    """Your act is done, and kept; or was done before. `table`: the new table of a rematch."""

    id: str
    n: int
    table: str = ""


class Refused(Struct, frozen=True, tag_field="t", tag="refused"):
    """Your act was not done, and why."""

    id: str
    line: Line
    clause: str = ""
    legal: Sequence[str] = ()


class Said(Struct, frozen=True, tag_field="t", tag="said"):
    line: int
    person: str
    name: str
    seat: int
    text: str
    at: int


class Unsaid(Struct, frozen=True, tag_field="t", tag="unsaid"):
    line: int


class Presence(Struct, frozen=True, tag_field="t", tag="presence"):
    """Who is here now: seats whose people are connected, and how many watch."""

    seats: Sequence[int]
    watching: int


class Effects(Struct, frozen=True, tag_field="t", tag="effects"):
    """What each choice would bring, by its notation; by "": what the set at hand does when it is complete. Empty if the
    table has moved on since `n`."""

    n: int
    effects: dict[str, Effect]


class Fits(Struct, frozen=True, tag_field="t", tag="fits"):
    """What can be added to the pieces that were chosen; null if the table has moved on since `n`."""

    n: int
    chosen: Sequence[str]
    picks: Picks | None


class News(Struct, frozen=True, tag_field="t", tag="news"):
    """On the socket of a person: something has changed at their tables; they ask for the list again."""

    now: int


class Pong(Struct, frozen=True, tag_field="t", tag="pong"):
    now: int


class Trouble(Struct, frozen=True, tag_field="t", tag="trouble"):
    """A message could not be understood or was too much; nothing was done."""

    line: Line


class Bye(Struct, frozen=True, tag_field="t", tag="bye"):
    """The server closes this socket; come back after so many seconds, or never (-1)."""

    line: Line
    back: float


ServerMessage = (
    Snapshot
    | Update
    | Current
    | Ack
    | Refused
    | Effects
    | Fits
    | Said
    | Unsaid
    | Presence
    | News
    | Pong
    | Trouble
    | Bye
)


# A game that is over, told again; over HTTP


class Check(Struct, frozen=True):
    """Something about a record that can be proved."""

    ok: bool | None  # null: nothing was promised about it
    line: Line


class ReplayStep(Struct, frozen=True):
    """One move, or something the table did, and what it changed for whoever looks."""

    seat: int  # whose doing it is; -1: the table's own
    text: str  # in notation; empty: not a move
    forced: bool  # nothing was there to choose
    lines: Sequence[Line]  # what whoever looks was told
    beats: Sequence[Beat]  # what moves from where to where, in order
    changes: Sequence[Change]  # as in an update
    scores: Sequence[int]  # what each participant would have if it ended here
    layout: Layout | None = None  # after the step, for clients that asked for it
    reason: Line | None = None  # why a bot made this move, if the game is over and the bot can say


class Replay(Struct, frozen=True):
    """A game move by move through one pair of eyes. Moves that were taken back are not told."""

    title: str  # of the game
    table: TableInfo
    viewer: int
    checks: Sequence[Check]
    first: Any  # the view of the first position
    scores: Sequence[int]  # at the first position
    steps: Sequence[ReplayStep]
    sheet: Sequence[Sequence[ScoreLine]]  # where the points come from, if it is over
    layout: Layout | None = None  # of the first position, for clients that asked for it


class MissedMove(Struct, frozen=True):
    """A move of a line of play that would have won, all its steps together."""

    seat: int
    text: str  # in notation
    lines: Sequence[Line]  # what whoever makes it is told


class MissedWin(Struct, frozen=True):
    """How a game that all have lost together could still have been won, with the cards as they lay."""

    at: int  # the position of the replay with which it begins: so many steps lead to it
    heading: Line | None  # where the game stood then ("Turn 24")
    moves: Sequence[MissedMove]


class Hindsight(Struct, frozen=True):
    missed: MissedWin | None  # null: nothing was found, or there is nothing to look for


class SeatStatistics(Struct, frozen=True):
    """Games of one kind with so many seats."""

    seats: int
    played: int
    finished: int
    won: int
    best: int | None  # points; null: none was played to its end on one seat
    place: float | None  # on average


class GameStatistics(Struct, frozen=True):
    """How one has done at a game. Games on several seats count as played and finished, not as won or lost; games that
    went on from the middle of another do not count."""

    game: str
    played: int
    finished: int
    won: int
    best: int | None  # points; null: none was played to its end on one seat
    place: float | None  # on average
    by_seats: Sequence[SeatStatistics]
