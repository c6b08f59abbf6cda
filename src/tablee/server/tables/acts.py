"""What people may do at a table: each act is judged and becomes events of the log, or a refusal that explains why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NoReturn

from msgspec import Struct

from tablee.bots.levels import USUAL, at_level, wished
from tablee.engine.errors import Refusal, Refused
from tablee.engine.game import Game
from tablee.engine.record import Resign, Undo
from tablee.engine.state import SPECTATOR
from tablee.engine.view import Line
from tablee.engine.words import Arg
from tablee.server import messages as wire
from tablee.server.names import clean_name
from tablee.server.tables import event_log
from tablee.server.tables.clocks import DAY
from tablee.server.tables.event_log import Entry, Event
from tablee.server.tables.outcome import Outcome
from tablee.server.tables.seats import Holder
from tablee.server.tables.state import TableState

Asked = Literal["undo", "stop", "replace"]
STUCK = 15 * 60_000  # milliseconds on one question after which somebody who is there counts as away
LONG_GONE = DAY  # a bot has played for somebody for so long that the others decide without them
MOST_WAITING = 2000  # entries before a game begins: people who only come and go
MOST_MODERATED = 400  # bans and silences, and the contrary, at one table
TIMES_LONGEST = 5  # a game has at most so many entries for each move of the longest one; then it is played to its end
MOST_DECLINED = 3  # proposals of one person that are declined before the next move: then it is enough


OPTIONAL = (wire.Undo, wire.Hurry, wire.HandOver)  # what a game can do without, and can be done again and again


class Actor(Struct, frozen=True):
    """Who acts: a person, whether they hold an invitation, the seat they look through (-1: none), and the address they
    come from, as a keyed hash."""

    person: str
    name: str = ""
    invited: bool = False
    seat: int = -1
    address: str = ""


def refuse(key: str, **args: Arg) -> NoReturn:
    raise Refused(Refusal(Line(key, args)))


def stand_in(game: Game, options: object) -> tuple[str, int]:
    """The bot that plays for somebody who is away."""
    chosen = at_level(USUAL, game, options)
    return chosen.name, chosen.version


def heirs(state: TableState) -> list[str]:
    """Who can be the host: people who have sat down and are known here, those who play themselves first."""
    seated = [holder for holder in state.holders if holder.person and not holder.reserved]
    seated.sort(key=lambda holder: (holder.resigned, bool(holder.bot)))
    return [holder.person for holder in seated if holder.person not in state.forgotten]


def most_entries(game: Game) -> int:
    """After so many entries of one game only what brings it to its end is possible."""
    return TIMES_LONGEST * game.longest


def next_host(state: TableState) -> str:
    """Who is the host when the host goes; empty: nobody can be."""
    return next((person for person in heirs(state) if person != state.host), "")


def forgetting(state: TableState, person: str) -> list[Event]:
    """What becomes of a table when somebody is forgotten."""
    if person in state.forgotten:
        return []
    events: list[Event] = []
    heir = next((other for other in heirs(state) if other != person), "")
    host_stays = state.host != person and state.host not in state.forgotten
    if state.over:
        return [event_log.Forgotten(person)]
    if not heir and not host_stays:
        return [event_log.Stopped(abandoned=True), event_log.Forgotten(person)]  # nobody is left who could go on
    if state.playing:
        level = stand_in(state.game, state.options)
        events += [event_log.Replaced(seat, *level) for seat in state.seats_of(person) if not state.holders[seat].bot]
    else:
        events += [event_log.Freed(seat) for seat in state.seats_of(person)]
    if not host_stays:
        events.append(event_log.HandedOver(heir))
    return [*events, event_log.Forgotten(person)]


class ActHandler:
    """Judges and carries out one act of one person at a table."""

    def __init__(self, state: TableState, actor: Actor, at: int, is_here: Callable[[str], bool]) -> None:
        self.state = state
        self.actor = actor
        self.at = at
        self.is_here = is_here  # whether a person is connected
        self.names: dict[int, str] | None = None  # of the people who hold seats, if that changes

    def handle(self, act: wire.TableAct) -> Outcome:
        """Do it, or Refused. The state has changed afterwards, and nobody knows yet."""
        if self.actor.person in self.state.banned:
            refuse("server-banned")
        if self.state.status == "waiting" and self.state.seq >= MOST_WAITING and not isinstance(act, wire.Start):
            refuse("server-enough")
        if isinstance(act, OPTIONAL) or (isinstance(act, wire.Propose) and act.what != "stop"):
            self._refuse_if_long()
        by, name = self.actor.person, act.id
        if isinstance(act, wire.Move):
            return self._move(act)
        if isinstance(act, wire.Undo):
            return self._undo(act)
        events = self._events(act)
        return self._follow(events, by, name)

    def _refuse_if_long(self) -> None:
        """Whatever could go on for ever has an end: moves, resigning and stopping bring the game to its own."""
        most = most_entries(self.state.game)
        if self.state.entries >= most:
            refuse("server-long-enough", most=most)

    def _follow(self, events: Sequence[Event], by: str, act: str) -> Outcome:
        outcome = self.state.follow(Entry(events, by, act), self.at)
        if self.names is not None:
            self.state.set_names(self.names)
        return outcome

    def _events(self, act: wire.TableAct) -> list[Event]:
        match act:
            case wire.Sit():
                return self._sit(act)
            case wire.Nonce(nonce=nonce):
                return self._nonce(nonce)
            case wire.SitBot(seat=seat, level=level):
                return self._sit_bot(seat, level)
            case wire.Leave():
                return self._leave()
            case wire.Free(seat=seat, ban=ban):
                return self._free(seat, ban)
            case wire.Ban(person=person, ban=ban):
                return self._ban(person, ban)
            case wire.Start():
                return self._start()
            case wire.Propose():
                return self._propose(act)
            case wire.Answer():
                return self._answer(act)
            case wire.Resign(seat=seat):
                return self._resign(self._own(seat))
            case wire.Return(seat=seat):
                return self._return(seat)
            case wire.HandOver(person=person):
                return self._hand_over(person)
            case wire.Hush(person=person, hush=hush):
                return self._hush(person, hush)
            case wire.Hurry(quick=quick):
                return self._hurry(quick)
        raise AssertionError(act)  # a rematch and chat need more than this table

    # Before the game

    def _only_host(self) -> None:
        if self.actor.person != self.state.host:
            refuse("server-only-host")

    def _only_waiting(self) -> None:
        if self.state.status != "waiting":
            refuse("server-has-begun" if self.state.playing else "server-is-over")

    def _only_playing(self) -> None:
        if not self.state.playing:
            refuse("server-not-begun" if self.state.status == "waiting" else "server-is-over")

    def _seat(self, seat: int) -> int:
        if seat >= len(self.state.holders):
            refuse("table-no-such-seat", number=seat)
        return seat

    def _sit(self, act: wire.Sit) -> list[Event]:
        if act.name is not None and self.state.playing and self.state.game.silent:
            line = Line("server-silent-name", {"title": self.state.game.title})
            raise Refused(Refusal(line, self.state.game.silence))
        self._only_waiting()
        if act.seat is not None and act.name is not None and self._sits_at(self._seat(act.seat)):
            return self._rename(act.seat, act.name)
        state, person = self.state, self.actor.person
        expected = [seat for seat in state.seats_of(person) if state.holders[seat].reserved]
        may = self.actor.invited or person == state.host or bool(state.seats_of(person))
        if state.settings.join == "invited" and not may:
            refuse("server-by-invitation")
        if act.seat is None:
            if not expected and state.seats_of(person):
                refuse("server-already-so")  # a second seat must be named: nobody takes one by pressing twice
            free = [seat for seat, holder in enumerate(state.holders) if not holder.taken and not holder.person]
            if not (choice := expected or free):
                refuse("server-no-free-seat")
            seat = choice[0]
        else:
            seat = self._seat(act.seat)
        if state.settings.join == "anyone" and person != state.host and state.seats_of(person) and not expected:
            refuse("server-one-seat")  # a stranger with two hands would know too much
        holder = state.holders[seat]
        if holder.taken or (holder.person and holder.person != person):
            refuse("server-seat-taken", number=seat + 1)
        self.names = {**self.state.names(), seat: self.actor.name if act.name is None else clean_name(act.name)}
        return [event_log.Sat(seat, person, act.nonce), *self._begin_again(seat, act.nonce)]

    def _sits_at(self, seat: int) -> bool:
        holder = self.state.holders[seat]
        return holder.person == self.actor.person and not holder.reserved

    def _rename(self, seat: int, name: str) -> list[Event]:
        """Somebody who sits there sits down once more, under another name."""
        self.names = {**self.state.names(), seat: clean_name(name)}
        return [event_log.Sat(seat, self.actor.person, self.state.holders[seat].nonce)]

    def _nonce(self, nonce: str) -> list[Event]:
        self._only_waiting()
        state, person = self.state, self.actor.person
        if not any(state.holders[seat].taken for seat in state.seats_of(person)):
            refuse("server-not-seated")
        return [event_log.Nonced(person, nonce), *self._begin_again(-1, nonce)]

    def _begin_again(self, seat: int, nonce: str) -> list[Event]:
        """A rematch begins when the last of those who played before sits down or is ready. Anybody else at the table is
        for the host to judge."""
        state, person = self.state, self.actor.person
        if not state.again:
            return []
        for number, holder in enumerate(state.holders):
            prepared = state.ready(number) or (holder.person == person and bool(nonce))
            if not prepared or not (holder.taken or number == seat):
                return []
        return [event_log.Started()]

    def _sit_bot(self, seat: int, level: str) -> list[Event]:
        self._only_host()
        self._only_waiting()
        if self.state.holders[self._seat(seat)].taken:
            refuse("server-seat-taken", number=seat + 1)
        chosen = wished(level, self.state.game, self.state.options)
        self.names = {name: text for name, text in self.state.names().items() if name != seat}
        return [event_log.BotSat(seat, chosen.name, chosen.version)]

    def _leave(self) -> list[Event]:
        self._only_waiting()
        state, person = self.state, self.actor.person
        mine = state.seats_of(person)
        if not mine:
            refuse("server-not-seated")
        self.names = {seat: name for seat, name in self.state.names().items() if seat not in mine}
        events: list[Event] = [event_log.Freed(seat) for seat in mine]
        if person == state.host and (heir := next_host(state)):
            events.append(event_log.HandedOver(heir))
        return events

    def _free(self, seat: int, ban: bool) -> list[Event]:
        self._only_host()
        self._only_waiting()
        holder = self.state.holders[self._seat(seat)]
        if not holder.taken and not holder.person:
            refuse("server-seat-free", number=seat + 1)
        person = holder.person
        gone = [seat] if not ban else self.state.seats_of(person) or [seat]
        self.names = {number: name for number, name in self.state.names().items() if number not in gone}
        events: list[Event] = [event_log.Freed(number) for number in gone]
        if ban and person and person != self.state.host:
            self._may_moderate()
            events.append(event_log.Banned(person, True))
        return events

    def _may_moderate(self) -> None:
        if self.state.moderated >= MOST_MODERATED:
            refuse("server-enough")

    def _ban(self, person: str, ban: bool) -> list[Event]:
        self._only_host()
        state = self.state
        if person == state.host:
            refuse("server-not-yourself")
        if (person in state.banned) == ban:
            refuse("server-already-so")
        seats = state.seats_of(person)
        if ban and seats and state.playing:
            refuse("server-plays-here")
        if ban and seats and state.table is not None:
            refuse("server-played-here")  # the record is theirs too
        self._may_moderate()
        events: list[Event] = [event_log.Banned(person, ban)]
        if ban and seats and state.status == "waiting":
            self.names = {seat: name for seat, name in self.state.names().items() if seat not in seats}
            events += [event_log.Freed(seat) for seat in seats]
        return events

    def _hush(self, person: str, hush: bool) -> list[Event]:
        self._only_host()
        if (person in self.state.hushed) == hush:
            refuse("server-already-so")
        self._may_moderate()
        return [event_log.Hushed(person, hush)]

    def _hurry(self, quick: bool) -> list[Event]:
        state = self.state
        if not state.seats_of(self.actor.person):
            refuse("server-not-seated")
        if state.quick == quick:
            refuse("server-already-so")
        if state.hurried >= MOST_MODERATED:
            refuse("server-enough")
        return [event_log.Hurried(quick)]

    def _hand_over(self, person: str) -> list[Event]:
        self._only_host()
        if person == self.state.host or person not in heirs(self.state):
            refuse("server-not-seated-there")
        return [event_log.HandedOver(person)]

    def _start(self) -> list[Event]:
        self._only_host()
        self._only_waiting()
        if missing := sum(not holder.taken for holder in self.state.holders):
            refuse("server-seats-missing", count=missing)
        for seat in range(len(self.state.holders)):
            if not self.state.ready(seat):
                refuse("server-nonce-missing", seat=seat)
        return [event_log.Started()]

    # During the game

    def _own(self, seat: int | None, *, asked: bool = False) -> int:
        """The seat that is meant, if it is the person's own; with `asked` the one that has something to choose."""
        mine = self.state.seats_of(self.actor.person)
        if not mine:
            refuse("server-not-seated")
        if seat is not None:
            return seat if seat in mine else refuse("server-not-your-seat")
        if len(mine) > 1 and self.actor.seat in mine:
            return self.actor.seat
        if len(mine) > 1 and asked:
            mine = [number for number in mine if number in self.state.asked()] or mine[:1]
        return mine[0] if len(mine) == 1 else refuse("server-which-seat")

    def _playing_oneself(self, seat: int) -> int:
        self._only_playing()
        holder = self.state.holders[seat]
        if holder.resigned:
            refuse("server-has-resigned")
        if holder.bot:
            refuse("server-bot-plays")
        return seat

    def _move(self, act: wire.Move) -> Outcome:
        self._only_playing()
        seat = self._playing_oneself(self._own(act.seat, asked=True))
        if seat not in self.state.asked() and len(self.state.questioned()) > 1:
            refuse("server-not-asked")  # sealed choices: whose is missing is for nobody to see
        if act.n >= 0 and (act.n < self.state.asked_at[seat] or act.n > self.state.counts[seat]):
            refuse("server-moved-on")
        return self.state.play(seat, act.text, self.at, self.actor.person, act.id)

    def _undo(self, act: wire.Undo) -> Outcome:
        self._only_playing()
        seat = self._playing_oneself(self._own(act.seat))
        state = self.state
        self._refuse_if_undone_enough(seat)
        offer = state.game_table.may_take_back(seat)
        alone = set(state.deciders()) <= {self.actor.person}
        if not offer.free:
            self._everybody_can_answer()
        if offer.free or not offer.allowed or not offer.steps or alone:
            return state.take_back(seat, self.at, self.actor.person, act.id, agreed=alone)
        return self._follow(self._asking("undo", seat, -1), self.actor.person, act.id)

    def _refuse_if_undone_enough(self, seat: int) -> None:
        """It depends on the seat's own choices alone: what others have done unseen must not show here."""
        state, most = self.state, self.state.game.most_undos
        if state.undone[seat, state.game_table.chosen[seat] - 1] >= most:
            refuse("server-undone-enough", most=most)

    def _asking(self, what: Asked, seat: int, other: int) -> list[Event]:
        if self.state.proposal is not None:
            refuse("server-already-asked")
        if self.state.declined[self.actor.person] >= MOST_DECLINED:
            refuse("server-declined-enough")
        return [event_log.Proposed(what, seat, other)]

    def _propose(self, act: wire.Propose) -> list[Event]:
        self._only_playing()
        seat = self._playing_oneself(self._own(act.seat))
        other = -1 if act.other is None else self._seat(act.other)
        if act.what == "replace":
            self._replaceable(other)
        else:
            self._everybody_can_answer()
        away = self.state.holders[other].person if act.what == "replace" else ""
        asked = set(self.state.deciders()) - {self.actor.person, away}
        if asked:
            return self._asking(act.what, seat, other)
        return self._agreed(act.what, seat, other)

    def _replaceable(self, other: int) -> None:
        if other < 0:
            refuse("server-whom")
        holder = self.state.holders[other]
        if holder.bot or not holder.person:
            refuse("server-bot-plays")
        if holder.person == self.actor.person:
            return  # somebody who must go may leave the seat to a bot
        if self.state.settings.clock.kind == "days":
            refuse("server-clock-decides")  # nobody sits there all day
        if self.is_here(holder.person) and not self._stuck(other):
            refuse("server-is-here", seat=other)

    def _stuck(self, seat: int) -> bool:
        """Whether a seat has sat over one question for long, as it looks from outside: who has answered, sealed, and
        when, is for nobody to see."""
        state = self.state
        return seat in state.questioned() and state.clocks.looked_at(seat, self.at) >= STUCK

    def _everybody_can_answer(self) -> None:
        """While a bot keeps the seat of somebody who may come back, nobody agrees for them."""
        for seat, holder in enumerate(self.state.holders):
            if holder.person and holder.bot and not holder.resigned and not self._long_gone(holder):
                refuse("server-someone-away", seat=seat)

    def _long_gone(self, holder: Holder) -> bool:
        """Nobody is waited for who was forgotten, or has left their seat to a bot for a day."""
        away = self.state.clocks.pauses.elapsed(holder.replaced_at, self.at)
        return holder.person in self.state.forgotten or away >= LONG_GONE

    def _agreed(self, what: Asked, seat: int, other: int) -> list[Event]:
        """What everybody wanted."""
        state = self.state
        if what == "stop":
            return [event_log.Stopped()]
        if what == "replace":
            return [event_log.Replaced(other, *stand_in(state.game, state.options))]
        return [event_log.Played([str(line) for line in self._undoing(seat)])]

    def _undoing(self, seat: int) -> list[Undo]:
        """All agreed to what everybody saw: steps of a move that the seat has half made since go first."""
        table, lines = self.state.game_table, list[Undo]()
        moves = table.moves
        while (undo := table.undo_of(seat, moves)) is not None:
            lines.append(undo)
            if any(SPECTATOR in made.noticed_by for made in moves[undo.first(moves) :]):
                break
            moves = undo.left(moves)
        return lines

    def _answer(self, act: wire.Answer) -> list[Event]:
        self._only_playing()
        seat = self._playing_oneself(self._own(act.seat) if act.seat is not None else self._any_own())
        state, proposal = self.state, self.state.proposal
        if proposal is None:
            refuse("server-nothing-asked")
        eyes = self.actor.seat if self.actor.seat in state.seats_of(self.actor.person) else seat
        if act.n >= 0 and not state.proposed_at[eyes] <= act.n <= state.counts[eyes]:
            refuse("server-moved-on")  # it was meant for another proposal
        if not act.yes:
            return [event_log.Declined()]
        if seat in proposal.agreed:
            refuse("server-already-so")
        if seat not in proposal.waits_for:
            refuse("server-not-asked")
        by_themselves = state.holders[proposal.seat].person == state.holders[proposal.other].person
        if proposal.what == "replace" and not by_themselves:
            self._replaceable(proposal.other)  # they may have come back meanwhile
        waiting = {state.holders[other].person for other in proposal.waits_for} - {self.actor.person}
        agreed: list[Event] = [event_log.Agreed(self.actor.person)]
        return agreed if waiting else agreed + self._agreed(proposal.what, proposal.seat, proposal.other)

    def _any_own(self) -> int:
        mine = self.state.deciders().get(self.actor.person)
        return mine[0] if mine else self._own(None)

    def _resign(self, seat: int) -> list[Event]:
        self._playing_or_kept(seat)
        state = self.state
        events: list[Event] = [event_log.Resigned(seat)]
        over = state.game_table.prepare_event(Resign(seat)).over
        if not over and not state.holders[seat].bot:
            events.append(event_log.Replaced(seat, *stand_in(state.game, state.options)))
        return events

    def _playing_or_kept(self, seat: int) -> None:
        self._only_playing()
        if self.state.holders[seat].resigned:
            refuse("server-has-resigned")

    def _return(self, seat: int | None) -> list[Event]:
        self._only_playing()
        holders = self.state.holders
        kept = [
            mine for mine in self.state.seats_of(self.actor.person) if holders[mine].bot and not holders[mine].resigned
        ]
        if seat is None and kept:
            seat = kept[0]
        seat = self._own(seat)
        if holders[seat].resigned:
            refuse("server-has-resigned")
        if not holders[seat].bot:
            refuse("server-already-so")
        return [event_log.Returned(seat)]
