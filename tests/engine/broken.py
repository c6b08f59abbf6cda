"""Parcel broken on purpose: each differs from it in one thing, and `BROKEN` says which check must notice."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from tablee.engine.errors import Refusal, Refused
from tablee.engine.game import Step
from tablee.engine.hindsight import WinningLine
from tablee.engine.judgement import Judgement
from tablee.engine.layout import Layout, Zone
from tablee.engine.rng import Rng
from tablee.engine.state import SPECTATOR, Memory, State
from tablee.engine.view import Beat, Choice, Effect, Line, Picks, ScoreLine, View
from tests.engine.toys import CARDS, NUM_ACTIONS, PICK, PLAY, SWAP, Parcel, ParcelState


class LeakyView(Parcel):
    def extra(self, state: ParcelState, viewer: int) -> object:
        return state.deck[-1] if state.deck else None


class LeakyHalfMade(Parcel):
    def extra(self, state: ParcelState, viewer: int) -> object:
        return int(state.pending.count)


class LeakyRefusal(Parcel):
    def explain(self, state: ParcelState, viewer: int, action: int) -> Refusal:
        holder = next((seat for seat, hand in enumerate(state.hands) if action % CARDS in hand), -1)
        return Refusal(Line("table-no-such-seat", {"number": holder}), "TOY-1")


class LeakyLog(Parcel):
    def log(self, step: Step, viewer: int) -> list[Line]:
        if step.action == SWAP:
            return [Line("table-seat", {"number": sum(step.after.hands[step.seat])})]
        return super().log(step, viewer)


class LeakyNotes(Parcel):
    def log(self, step: Step, viewer: int) -> list[Line]:
        return [*super().log(step, viewer), *(Line("table-points", {"card": note.what}) for note in step.notes)]


class LeakyNotation(Parcel):
    def notate(self, state: ParcelState, action: int, viewer: int) -> str:
        return super().notate(state, action, int(state.to_act))


class LeakyEncoding(Parcel):
    def encode(self, state: ParcelState, viewer: int) -> list[float]:
        return [float(len(state.deck)), float(sum(state.hands[0]))]


class LeakyLegalState(ParcelState):
    def offered(self) -> list[int]:
        actions = super().offered()
        return actions[1:] if len(actions) > 1 and self.deck and self.deck[-1] % 2 else actions


class LeakyLegal(Parcel):
    Position = LeakyLegalState


class LeakyForcedState(ParcelState):
    def forced(self) -> bool:
        return len(self.offered()) == 1 or bool(self.deck and self.deck[0] == 3)


class LeakyForced(Parcel):
    Position = LeakyForcedState


class MoodyState(ParcelState):
    def apply(self, action: i64) -> None:
        super().apply(action)
        if random.random() < 0.2:
            self.deck.reverse()


class NotDeterministic(Parcel):
    Position = MoodyState


class IdleState(ParcelState):
    def redeal(self, seat: i64, rng: Rng, memory: Memory | None) -> None:
        pass


class IdleDeterminize(Parcel):
    Position = IdleState


class StickyState(ParcelState):
    def redeal(self, seat: i64, rng: Rng, memory: Memory | None) -> None:
        other = (max(seat, 0) + 1) % self.seats
        kept = self.hands[other].pop() if self.hands[other] else None
        super().redeal(seat, rng, memory)
        if kept is not None:
            self.hands[other] = sorted([*self.hands[other], kept])


class KeepsOneCard(Parcel):
    Position = StickyState


class LuckyState(ParcelState):
    def determinize(self, seat: i64, rng: Rng) -> None:
        true_rng = self.rng
        super().determinize(seat, rng)
        self.rng = true_rng


class KeepsTheRng(Parcel):
    Position = LuckyState


class BlindState(ParcelState):
    def redeal(self, seat: i64, rng: Rng, memory: Memory | None) -> None:
        super().redeal(SPECTATOR, rng, memory)


class ForgetsOwnHand(Parcel):
    Position = BlindState


class SharingState(ParcelState):
    def clone(self) -> ParcelState:
        twin = super().clone()
        twin.points = self.points
        return twin


class ClonesShare(Parcel):
    Position = SharingState


class ForgetfulState(ParcelState):
    def clone(self) -> ParcelState:
        twin = super().clone()
        twin.swapped = [False] * self.seats
        return twin


class CloneForgets(Parcel):
    Position = ForgetfulState


class EndlessState(ParcelState):
    def offered(self) -> list[int]:
        return super().offered() if any(self.hands) else []

    def next_turn(self) -> None:
        super().next_turn()
        self.over = False


class NothingToDo(Parcel):
    Position = EndlessState


class TwiceState(ParcelState):
    def offered(self) -> list[int]:
        return super().offered()[:1] * 2


class OffersTwice(Parcel):
    Position = TwiceState


class AmbiguousNotation(Parcel):
    def notate(self, state: ParcelState, action: int, viewer: int) -> str:
        return super().notate(state, action, viewer).replace("pick", "play")


class SilentRefusal(Parcel):
    def explain(self, state: ParcelState, viewer: int, action: int) -> Refusal:
        return Refusal(Line("toy-nothing-to-say"))


class LosesACard(Parcel):
    def violations(self, state: ParcelState) -> list[str]:
        held = sum(map(len, state.hands)) + len(state.deck)
        return ["cards are gone"] if held < CARDS else []  # true of Parcel: cards that were played are nowhere


class EagerState(ParcelState):
    def apply(self, action: i64) -> None:
        super().apply(action)
        if PICK <= action < SWAP:
            self.swapped[self.to_act] = True  # at once, though the move is not finished


class HalfMadeCounts(Parcel):
    Position = EagerState


class DanglingState(ParcelState):
    def apply(self, action: i64) -> None:
        picked = self.picked()
        super().apply(action)
        if action == SWAP:
            self.pending.add(PICK + picked[0])


class LeavesStepsBehind(Parcel):
    Position = DanglingState


class LeakyScores(Parcel):
    def score_sheet(self, state: ParcelState, viewer: int) -> list[list[ScoreLine]]:
        return [[ScoreLine(Line("table-points"), sum(hand))] for hand in state.hands]


class LeakyParser(Parcel):
    def parse(self, state: Any, seat: int, text: str) -> int:
        try:
            return super().parse(state, seat, text)
        except Refused:
            held = str(state.hands[(seat + 1) % state.seats])
            raise Refused(Refusal(Line("table-no-such-move", {"text": text, "near": held}))) from None


class NosyParser(Parcel):
    def parse(self, state: Any, seat: int, text: str) -> int:
        """A card alone is played, or picked while a swap is being put together: whoever asks."""
        if text.isascii() and text.isdecimal() and int(text) < CARDS:
            return (PICK if state.pending.count else PLAY) + int(text)
        return super().parse(state, seat, text)


class UncountedState(ParcelState):
    def swap(self, picked: list[int]) -> None:
        super().swap(picked)
        self.learned -= 1


class SwapTeachesNothing(Parcel):
    Position = UncountedState


class LazyState(ParcelState):
    def clone(self) -> ParcelState:
        twin = super().clone()
        twin.points = self.points  # shared until this one moves
        return twin

    def apply(self, action: i64) -> None:
        shared = self.points
        self.points = list(shared)
        super().apply(action)
        shared[0] += 1  # ... and spoilt for the other then


class ClonesFollow(Parcel):
    Position = LazyState


class MoodyEndState(ParcelState):
    def apply(self, action: i64) -> None:
        super().apply(action)
        if self.over:
            self.points[0] += random.randrange(1000)


class NotDeterministicAtTheEnd(Parcel):
    Position = MoodyEndState


class TidyNotation(Parcel):
    def notate(self, state: ParcelState, action: int, viewer: int) -> str:
        state.deck.sort()  # looking for the name of a move must not touch anything
        return super().notate(state, action, viewer)


class AllIsWhole(Parcel):
    def choices(self, state: ParcelState, seat: int) -> list[Choice]:
        return [replace(choice, whole=True) for choice in super().choices(state, seat)]


class PicksForAll(Parcel):
    def picks(self, state: ParcelState, seat: int, chosen: Sequence[int] = ()) -> Picks | None:
        return super().picks(state, int(state.to_act), chosen)


class PicksTooFew(Parcel):
    """Of a hand only the first card is offered."""

    def picks(self, state: ParcelState, seat: int, chosen: Sequence[int] = ()) -> Picks | None:
        offered = super().picks(state, seat, chosen)
        return offered and replace(offered, choices=offered.choices[:1], amounts=offered.amounts[:1])


class PicksTwice(Parcel):
    """A card that is chosen already is offered again."""

    def picks(self, state: ParcelState, seat: int, chosen: Sequence[int] = ()) -> Picks | None:
        return super().picks(state, seat)


class PeekingEffects(Parcel):
    """The next card of the deck shows in what a move would bring."""

    def effects(self, state: ParcelState, seat: int, *, world: int = 0) -> dict[str, Effect]:
        top = Effect([Line("table-points", {"next": state.deck[-1] if state.deck else -1})])
        return dict.fromkeys(super().effects(state, seat, world=world), top)


class GuessingEffects(Parcel):
    """What a move would bring depends on cards that were only dealt for the occasion."""

    def effect(self, world: ParcelState, action: int) -> Effect:
        return Effect([Line("table-points", {"next": sum(world.deck[-2:])})])


class LeakyLabels(Parcel):
    def choices(self, state: ParcelState, seat: int) -> list[Choice]:
        top = Line("table-points", {"next": state.deck[-1] if state.deck else -1})
        return [replace(choice, label=top) for choice in super().choices(state, seat)]


class LeakyBeats(Parcel):
    """Everybody sees which cards were drawn."""

    def beats(self, step: Step, viewers: Sequence[int]) -> list[list[Beat]]:
        return [[Beat(str(note.what), "deck", "hand") for note in step.notes] for _ in viewers]


class NeverShuffles(ParcelState):
    """Hidden cards are gathered and dealt back in their fixed order: every world is the same one."""

    def redeal(self, seat: i64, rng: Rng, memory: Memory | None) -> None:
        others = [other for other in range(self.seats) if other != seat]
        hidden = sorted([*self.deck, *(card for other in others for card in self.hands[other])])
        for other in others:
            self.hands[other] = sorted(hidden.pop() for _ in self.hands[other])
        self.deck = hidden


class OneWorld(Parcel):
    Position = NeverShuffles


class PeekingLayout(Parcel):
    """Remembers the position of the last view, and looks at the top of the deck."""

    def view(self, state: ParcelState, viewer: int) -> View:
        self.state = state
        return super().view(state, viewer)

    def layout(self, view: Any) -> Layout:
        top = Zone(id="top", kind="list", name=Line("table-seat", {"number": sum(self.state.deck[-1:])}))
        made = super().layout(view)
        return replace(made, zones=[*made.zones, top])


class ForeignLayout(Parcel):
    """Tells by something that is not in the view how often it was asked."""

    count = 0

    def layout(self, view: Any) -> Layout:
        self.count += 1
        return replace(super().layout(view), accent=("blue", "plum")[self.count % 2])


class LayoutByObject(Parcel):
    """Knows the views it made itself from copies of them, so it is not made from what they say."""

    def view(self, state: ParcelState, viewer: int) -> View:
        self.shown = super().view(state, viewer)
        return self.shown

    def layout(self, view: Any) -> Layout:
        return super().layout(view) if view is self.shown else Layout()


class _Zones(Parcel):
    """Its zones are changed one by one."""

    def layout(self, view: Any) -> Layout:
        made = super().layout(view)
        return replace(made, zones=[self.changed(zone) for zone in made.zones])

    def changed(self, zone: Zone) -> Zone:
        return zone


class NothingToTouch(_Zones):
    def changed(self, zone: Zone) -> Zone:
        return replace(zone, places=zone.places[1:]) if zone.id == "hand" else zone


class SameZoneTwice(_Zones):
    def changed(self, zone: Zone) -> Zone:
        return replace(zone, id="hand")


class SamePieceTwice(_Zones):
    def changed(self, zone: Zone) -> Zone:
        return replace(zone, places=[*zone.places, *zone.places[:1]]) if zone.id == "hand" else zone


class SamePlaceTwice(_Zones):
    def changed(self, zone: Zone) -> Zone:
        return replace(zone, places=[replace(place, id="here") for place in zone.places])


class WordlessZone(_Zones):
    def changed(self, zone: Zone) -> Zone:
        return replace(zone, name=Line("parcel-nothing-to-say"))


class WordlessArgument(_Zones):
    def changed(self, zone: Zone) -> Zone:
        return replace(zone, note=Line("table-content-whole", {"reason": Line("parcel-nothing-to-say")}))


class CellsWithoutHeads(_Zones):
    def changed(self, zone: Zone) -> Zone:
        return replace(zone, heads=zone.heads[1:])


class BackWithAFace(_Zones):
    def changed(self, zone: Zone) -> Zone:
        turned = [replace(place, pieces=[replace(piece, face="7") for piece in place.pieces]) for place in zone.places]
        return replace(zone, places=turned) if zone.id == "deck" else zone


class _Any(Judgement):
    """Every move is as good as any other."""

    def weigh(self, state: State, actions: vec[i64], count: i64, weights: vec[i64]) -> None:
        for i in range(count):
            weights[i] = 0


class PeekingReasons(Parcel):
    """A bot that explains itself by what others hold."""

    def judgement(self, options: Any, seats: int = 0, knobs: str = "") -> Judgement:
        return _Any()

    def reason(self, judgement: Any, world: Any, action: int, ahead: bool = False) -> Line:
        return Line("table-points", {"points": sum(map(sum, world.hands[1:]))})


class WordlessReasons(PeekingReasons):
    def reason(self, judgement: Any, world: Any, action: int, ahead: bool = False) -> Line:
        return Line("no-such-key")


class LosersState(ParcelState):
    def returns(self) -> list[float]:
        return [0.0] * self.seats


class AllLose(Parcel):
    """A team that never wins, and is told that it could have."""

    Position = LosersState
    cooperative = True

    def winning_line(self, positions: Sequence[Any], work: int) -> WinningLine | None:
        state, actions = positions[0].copy(), list[int]()
        while not state.over:
            actions.append(state.legal_actions()[0])
            state.apply(actions[-1])
        return WinningLine(0, actions)


class CheatingLine(AllLose):
    def winning_line(self, positions: Sequence[Any], work: int) -> WinningLine | None:
        return WinningLine(1, [NUM_ACTIONS - 1] * 2)


class MovingLine(AllLose):
    """Another line each time."""

    asked = 0

    def winning_line(self, positions: Sequence[Any], work: int) -> WinningLine | None:
        type(self).asked += 1
        return WinningLine(type(self).asked, [])


BROKEN: dict[type[Parcel], str] = {
    PeekingReasons: "reasons",
    WordlessReasons: "reasons",
    AllLose: "hindsight",
    CheatingLine: "hindsight",
    MovingLine: "hindsight",
    LeakyView: "twins",
    LeakyHalfMade: "half_made_moves",
    LeakyRefusal: "twins",
    LeakyLog: "twins",
    LeakyNotes: "twins",
    LeakyNotation: "half_made_moves",
    LeakyEncoding: "twins",
    LeakyLegal: "twins",
    LeakyForced: "twins",
    NotDeterministic: "deterministic",
    IdleDeterminize: "twins",
    KeepsOneCard: "twins",
    KeepsTheRng: "canonical_worlds",
    ForgetsOwnHand: "redealt_worlds",
    ClonesShare: "clones",
    CloneForgets: "clones",
    NothingToDo: "legal_actions",
    OffersTwice: "legal_actions",
    AmbiguousNotation: "notation",
    SilentRefusal: "refusals",
    LosesACard: "invariants",
    HalfMadeCounts: "half_made_moves",
    LeavesStepsBehind: "half_made_moves",
    LeakyScores: "twins",
    LeakyParser: "twins",
    NosyParser: "half_made_moves",
    SwapTeachesNothing: "learning",
    ClonesFollow: "clones",
    NotDeterministicAtTheEnd: "deterministic",
    TidyNotation: "preparing",
    AllIsWhole: "whole_moves",
    PicksForAll: "picks",
    PicksTooFew: "picks",
    PicksTwice: "picks",
    PeekingEffects: "twins",
    GuessingEffects: "effects",
    LeakyLabels: "twins",
    LeakyBeats: "twins",
    OneWorld: "many_worlds",
    PeekingLayout: "twins",
    ForeignLayout: "layouts",
    LayoutByObject: "layouts",
    NothingToTouch: "layouts",
    SameZoneTwice: "layouts",
    SamePieceTwice: "layouts",
    SamePlaceTwice: "layouts",
    WordlessZone: "layouts",
    WordlessArgument: "layouts",
    CellsWithoutHeads: "layouts",
    BackWithAFace: "layouts",
}
