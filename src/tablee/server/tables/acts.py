"""What people may do at a table: each act is judged and becomes events of the story, or a refusal that explains."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NoReturn

from msgspec import Struct

from tablee.bots import bot
from tablee.engine.errors import Refusal, Refused, TableeError
from tablee.engine.game import Game
from tablee.engine.record import Resign, Undo
from tablee.engine.state import SPECTATOR
from tablee.engine.view import Line
from tablee.engine.words import Arg
from tablee.server import messages as wire
from tablee.server.people import clean_name
from tablee.server.tables import story
from tablee.server.tables.clocks import DAY
from tablee.server.tables.outcome import Outcome
from tablee.server.tables.seats import Holder
from tablee.server.tables.sitting import Sitting
from tablee.server.tables.story import Entry, Event

Asked = Literal["undo", "stop", "replace"]
STUCK = 15 * 60_000  # milliseconds on one question after which somebody who is there counts as away
LONG_GONE = DAY  # a bot has played for somebody for so long that the others decide without them
MOST_WAITING = 2000  # entries before a game begins: people who only come and go
MOST_MODERATED = 400  # bans and silences, and the contrary, at one table
MOST_DECLINED = 3  # proposals of one person that are declined before the next move: then it is enough


class Actor(Struct, frozen=True):
    """Who acts: a person, whether they hold an invitation, and the seat they look through (-1: none)."""

    person: str
    name: str = ""
    invited: bool = False
    seat: int = -1


class Done(Struct, frozen=True):
    """An act that has changed the sitting, to be written down before anybody is told."""

    entry: Entry
    outcome: Outcome
    names: dict[int, str] | None = None  # if who sits where has changed: names given with it


def refuse(key: str, **args: Arg) -> NoReturn:
    raise Refused(Refusal(Line(key, args)))


def stand_in(game: Game, options: object) -> tuple[str, int]:
    """The bot that plays for somebody who is away."""
    for level in ("greedy", "ismcts"):
        try:
            chosen = bot(level, game, options)
            return chosen.name, chosen.version
        except TableeError:
            continue
    raise AssertionError("every game can be searched")


def heirs(sitting: Sitting) -> list[str]:
    """Who can be the host: people who have sat down and are known here, those who play themselves first."""
    seated = [holder for holder in sitting.holders if holder.person and not holder.reserved]
    seated.sort(key=lambda holder: (holder.resigned, bool(holder.bot)))
    return [holder.person for holder in seated if holder.person not in sitting.forgotten]


def next_host(sitting: Sitting) -> str:
    """Who is the host when the host goes; empty: nobody can be."""
    return next((person for person in heirs(sitting) if person != sitting.host), "")


class Hand:
    """One act of one person at one sitting."""

    def __init__(self, sitting: Sitting, actor: Actor, at: int, is_here: Callable[[str], bool]) -> None:
        self.sitting = sitting
        self.actor = actor
        self.at = at
        self.is_here = is_here  # whether a person is connected
        self.names: dict[int, str] | None = None

    def do(self, act: wire.TableAct) -> Done:
        """Do it, or Refused. The sitting has changed afterwards, and nobody knows yet."""
        if self.actor.person in self.sitting.banned:
            refuse("server-banned")
        if self.sitting.status == "waiting" and self.sitting.seq >= MOST_WAITING and not isinstance(act, wire.Start):
            refuse("server-enough")
        by, name = self.actor.person, act.id
        if isinstance(act, wire.Move):
            return Done(*self._move(act))
        if isinstance(act, wire.Undo):
            return self._undo(act)
        events = self._events(act)
        return self._follow(events, by, name)

    def _follow(self, events: Sequence[Event], by: str, act: str) -> Done:
        entry = Entry(events, by, act)
        outcome = self.sitting.follow(entry, self.at)
        if self.names is not None:
            self.sitting.call(self.names)
        return Done(entry, outcome, self.names)

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
        if self.actor.person != self.sitting.host:
            refuse("server-only-host")

    def _only_waiting(self) -> None:
        if self.sitting.status != "waiting":
            refuse("server-has-begun" if self.sitting.playing else "server-is-over")

    def _only_playing(self) -> None:
        if not self.sitting.playing:
            refuse("server-not-begun" if self.sitting.status == "waiting" else "server-is-over")

    def _seat(self, seat: int) -> int:
        if seat >= len(self.sitting.holders):
            refuse("table-no-such-seat", number=seat)
        return seat

    def _sit(self, act: wire.Sit) -> list[Event]:
        self._only_waiting()
        sitting, person = self.sitting, self.actor.person
        expected = [seat for seat in sitting.seats_of(person) if sitting.holders[seat].reserved]
        may = self.actor.invited or person == sitting.host or bool(sitting.seats_of(person))
        if sitting.settings.join == "invited" and not may:
            refuse("server-by-invitation")
        if act.seat is None:
            if not expected and sitting.seats_of(person):
                refuse("server-already-so")  # a second seat must be named: nobody takes one by pressing twice
            free = [seat for seat, holder in enumerate(sitting.holders) if not holder.taken and not holder.person]
            if not (choice := expected or free):
                refuse("server-no-free-seat")
            seat = choice[0]
        else:
            seat = self._seat(act.seat)
        if sitting.settings.join == "anyone" and person != sitting.host and sitting.seats_of(person) and not expected:
            refuse("server-one-seat")  # a stranger with two hands would know too much
        holder = sitting.holders[seat]
        if holder.taken or (holder.person and holder.person != person):
            refuse("server-seat-taken", number=seat + 1)
        self.names = {**self.sitting.names(), seat: self.actor.name if act.name is None else clean_name(act.name)}
        return [story.Sat(seat, person, act.nonce), *self._begin_again(seat, act.nonce)]

    def _nonce(self, nonce: str) -> list[Event]:
        self._only_waiting()
        sitting, person = self.sitting, self.actor.person
        if not any(sitting.holders[seat].taken for seat in sitting.seats_of(person)):
            refuse("server-not-seated")
        return [story.Nonced(person, nonce), *self._begin_again(-1, nonce)]

    def _begin_again(self, seat: int, nonce: str) -> list[Event]:
        """A rematch begins when the last of those who played before sits down or is ready. Anybody else at the table is
        for the host to judge."""
        sitting, person = self.sitting, self.actor.person
        if not sitting.again:
            return []
        for number, holder in enumerate(sitting.holders):
            prepared = sitting.ready(number) or (holder.person == person and bool(nonce))
            if not prepared or not (holder.taken or number == seat):
                return []
        return [story.Started()]

    def _sit_bot(self, seat: int, level: str) -> list[Event]:
        self._only_host()
        self._only_waiting()
        if self.sitting.holders[self._seat(seat)].taken:
            refuse("server-seat-taken", number=seat + 1)
        chosen = bot(level, self.sitting.game, self.sitting.options)
        self.names = {name: text for name, text in self.sitting.names().items() if name != seat}
        return [story.BotSat(seat, chosen.name, chosen.version)]

    def _leave(self) -> list[Event]:
        self._only_waiting()
        sitting, person = self.sitting, self.actor.person
        mine = sitting.seats_of(person)
        if not mine:
            refuse("server-not-seated")
        self.names = {seat: name for seat, name in self.sitting.names().items() if seat not in mine}
        events: list[Event] = [story.Freed(seat) for seat in mine]
        if person == sitting.host and (heir := next_host(sitting)):
            events.append(story.HandedOver(heir))
        return events

    def _free(self, seat: int, ban: bool) -> list[Event]:
        self._only_host()
        self._only_waiting()
        holder = self.sitting.holders[self._seat(seat)]
        if not holder.taken and not holder.person:
            refuse("server-seat-free", number=seat + 1)
        person = holder.person
        gone = [seat] if not ban else self.sitting.seats_of(person) or [seat]
        self.names = {number: name for number, name in self.sitting.names().items() if number not in gone}
        events: list[Event] = [story.Freed(number) for number in gone]
        if ban and person and person != self.sitting.host:
            self._may_moderate()
            events.append(story.Banned(person, True))
        return events

    def _may_moderate(self) -> None:
        if self.sitting.moderated >= MOST_MODERATED:
            refuse("server-enough")

    def _ban(self, person: str, ban: bool) -> list[Event]:
        self._only_host()
        sitting = self.sitting
        if person == sitting.host:
            refuse("server-not-yourself")
        if (person in sitting.banned) == ban:
            refuse("server-already-so")
        seats = sitting.seats_of(person)
        if ban and seats and sitting.playing:
            refuse("server-plays-here")
        if ban and seats and sitting.table is not None:
            refuse("server-played-here")  # the record is theirs too
        self._may_moderate()
        events: list[Event] = [story.Banned(person, ban)]
        if ban and seats and sitting.status == "waiting":
            self.names = {seat: name for seat, name in self.sitting.names().items() if seat not in seats}
            events += [story.Freed(seat) for seat in seats]
        return events

    def _hush(self, person: str, hush: bool) -> list[Event]:
        self._only_host()
        if (person in self.sitting.hushed) == hush:
            refuse("server-already-so")
        self._may_moderate()
        return [story.Hushed(person, hush)]

    def _hurry(self, quick: bool) -> list[Event]:
        sitting = self.sitting
        if not sitting.seats_of(self.actor.person):
            refuse("server-not-seated")
        if sitting.quick == quick:
            refuse("server-already-so")
        if sitting.hurried >= MOST_MODERATED:
            refuse("server-enough")
        return [story.Hurried(quick)]

    def _hand_over(self, person: str) -> list[Event]:
        self._only_host()
        if person == self.sitting.host or person not in heirs(self.sitting):
            refuse("server-not-seated-there")
        return [story.HandedOver(person)]

    def _start(self) -> list[Event]:
        self._only_host()
        self._only_waiting()
        if missing := sum(not holder.taken for holder in self.sitting.holders):
            refuse("server-seats-missing", count=missing)
        for seat in range(len(self.sitting.holders)):
            if not self.sitting.ready(seat):
                refuse("server-nonce-missing", seat=seat)
        return [story.Started()]

    # During the game

    def _own(self, seat: int | None, *, asked: bool = False) -> int:
        """The seat that is meant, if it is the person's own; with `asked` the one that has something to choose."""
        mine = self.sitting.seats_of(self.actor.person)
        if not mine:
            refuse("server-not-seated")
        if seat is not None:
            return seat if seat in mine else refuse("server-not-your-seat")
        if len(mine) > 1 and self.actor.seat in mine:
            return self.actor.seat
        if len(mine) > 1 and asked:
            mine = [number for number in mine if number in self.sitting.asked()] or mine[:1]
        return mine[0] if len(mine) == 1 else refuse("server-which-seat")

    def _playing_oneself(self, seat: int) -> int:
        self._only_playing()
        holder = self.sitting.holders[seat]
        if holder.resigned:
            refuse("server-has-resigned")
        if holder.bot:
            refuse("server-bot-plays")
        return seat

    def _move(self, act: wire.Move) -> tuple[Entry, Outcome]:
        self._only_playing()
        seat = self._playing_oneself(self._own(act.seat, asked=True))
        if seat not in self.sitting.asked() and len(self.sitting.questioned()) > 1:
            refuse("server-not-asked")  # sealed choices: whose is missing is for nobody to see
        if act.n >= 0 and (act.n < self.sitting.asked_at[seat] or act.n > self.sitting.counts[seat]):
            refuse("server-moved-on")
        return self.sitting.play(seat, act.text, self.at, self.actor.person, act.id)

    def _undo(self, act: wire.Undo) -> Done:
        self._only_playing()
        seat = self._playing_oneself(self._own(act.seat))
        sitting = self.sitting
        offer = sitting.game_table.may_take_back(seat)
        alone = set(sitting.deciders()) <= {self.actor.person}
        if not offer.free:
            self._everybody_can_answer()
        if offer.free or not offer.allowed or not offer.steps or alone:
            return Done(*sitting.take_back(seat, self.at, self.actor.person, act.id, agreed=alone))
        return self._follow(self._asking("undo", seat, -1), self.actor.person, act.id)

    def _asking(self, what: Asked, seat: int, other: int) -> list[Event]:
        if self.sitting.proposal is not None:
            refuse("server-already-asked")
        if self.sitting.declined[self.actor.person] >= MOST_DECLINED:
            refuse("server-declined-enough")
        return [story.Proposed(what, seat, other)]

    def _propose(self, act: wire.Propose) -> list[Event]:
        self._only_playing()
        seat = self._playing_oneself(self._own(act.seat))
        other = -1 if act.other is None else self._seat(act.other)
        if act.what == "replace":
            self._replaceable(other)
        else:
            self._everybody_can_answer()
        away = self.sitting.holders[other].person if act.what == "replace" else ""
        asked = set(self.sitting.deciders()) - {self.actor.person, away}
        if asked:
            return self._asking(act.what, seat, other)
        return self._agreed(act.what, seat, other)

    def _replaceable(self, other: int) -> None:
        if other < 0:
            refuse("server-whom")
        holder = self.sitting.holders[other]
        if holder.bot or not holder.person:
            refuse("server-bot-plays")
        if holder.person == self.actor.person:
            return  # somebody who must go may leave the seat to a bot
        if self.sitting.settings.clock.kind == "days":
            refuse("server-clock-decides")  # nobody sits there all day
        if self.is_here(holder.person) and not self._stuck(other):
            refuse("server-is-here", seat=other)

    def _stuck(self, seat: int) -> bool:
        """Whether a seat has sat over one question for long, as it looks from outside: who has answered, sealed, and
        when, is for nobody to see."""
        sitting = self.sitting
        return seat in sitting.questioned() and sitting.clocks.looked_at(seat, self.at) >= STUCK

    def _everybody_can_answer(self) -> None:
        """While a bot keeps the seat of somebody who may come back, nobody agrees for them."""
        for seat, holder in enumerate(self.sitting.holders):
            if holder.person and holder.bot and not holder.resigned and not self._long_gone(holder):
                refuse("server-someone-away", seat=seat)

    def _long_gone(self, holder: Holder) -> bool:
        """Nobody is waited for who was forgotten, or has left their seat to a bot for a day."""
        away = self.sitting.clocks.pauses.elapsed(holder.replaced_at, self.at)
        return holder.person in self.sitting.forgotten or away >= LONG_GONE

    def _agreed(self, what: Asked, seat: int, other: int) -> list[Event]:
        """What everybody wanted."""
        sitting = self.sitting
        if what == "stop":
            return [story.Stopped()]
        if what == "replace":
            return [story.Replaced(other, *stand_in(sitting.game, sitting.options))]
        return [story.Played([str(line) for line in self._undoing(seat)])]

    def _undoing(self, seat: int) -> list[Undo]:
        """All agreed to what everybody saw: steps of a move that the seat has half made since go first."""
        moves, lines = self.sitting.game_table.moves, list[Undo]()
        end = len(moves)
        for number in range(end - 1, -1, -1):
            if moves[number].seat == seat and not moves[number].forced:
                lines.append(Undo(seat, end - number))
                end = number
                if SPECTATOR in moves[number].noticed_by:
                    break
        return lines

    def _answer(self, act: wire.Answer) -> list[Event]:
        self._only_playing()
        seat = self._playing_oneself(self._own(act.seat) if act.seat is not None else self._any_own())
        sitting, proposal = self.sitting, self.sitting.proposal
        if proposal is None:
            refuse("server-nothing-asked")
        eyes = self.actor.seat if self.actor.seat in sitting.seats_of(self.actor.person) else seat
        if act.n >= 0 and not sitting.proposed_at[eyes] <= act.n <= sitting.counts[eyes]:
            refuse("server-moved-on")  # it was meant for another proposal
        if not act.yes:
            return [story.Declined()]
        if seat in proposal.agreed:
            refuse("server-already-so")
        if seat not in proposal.waits_for:
            refuse("server-not-asked")
        by_themselves = sitting.holders[proposal.seat].person == sitting.holders[proposal.other].person
        if proposal.what == "replace" and not by_themselves:
            self._replaceable(proposal.other)  # they may have come back meanwhile
        waiting = {sitting.holders[other].person for other in proposal.waits_for} - {self.actor.person}
        agreed: list[Event] = [story.Agreed(self.actor.person)]
        return agreed if waiting else agreed + self._agreed(proposal.what, proposal.seat, proposal.other)

    def _any_own(self) -> int:
        mine = self.sitting.deciders().get(self.actor.person)
        return mine[0] if mine else self._own(None)

    def _resign(self, seat: int) -> list[Event]:
        self._playing_or_kept(seat)
        sitting = self.sitting
        events: list[Event] = [story.Resigned(seat)]
        over = sitting.game_table.prepare_event(Resign(seat)).over
        if not over and not sitting.holders[seat].bot:
            events.append(story.Replaced(seat, *stand_in(sitting.game, sitting.options)))
        return events

    def _playing_or_kept(self, seat: int) -> None:
        self._only_playing()
        if self.sitting.holders[seat].resigned:
            refuse("server-has-resigned")

    def _return(self, seat: int | None) -> list[Event]:
        self._only_playing()
        holders = self.sitting.holders
        kept = [
            mine
            for mine in self.sitting.seats_of(self.actor.person)
            if holders[mine].bot and not holders[mine].resigned
        ]
        if seat is None and kept:
            seat = kept[0]
        seat = self._own(seat)
        if holders[seat].resigned:
            refuse("server-has-resigned")
        if not holders[seat].bot:
            refuse("server-already-so")
        return [story.Returned(seat)]
