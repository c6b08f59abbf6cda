"""Positions of Coupe nation, set up in notation: say what matters, the rest is filled in so that it fits.

    table = scene(tower="L1P2=10 L1P3=20", hands=["12 9"])
    table.play("place 9", "on L1P1")
    assert table.at("L1P1") == "9"

Card 25 lies on L1P4. `L1P5=24@1` is a face-down card that seat 1 has laid. Hands that are not given have one card of
those left over. `deck` begins with the cards given, the top first, and has all others after them; with `only` before
them, or as `none`, the others are in the discard. `reference` is the position that decides the next draw.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.state import SPECTATOR as SPECTATOR
from tablee.games.coupe_nation import GAME
from tablee.games.coupe_nation.content import CoupeNationSheet
from tablee.games.coupe_nation.memory import CoupeNationMemory
from tablee.games.coupe_nation.rules import numbers as n
from tablee.games.coupe_nation.rules.state import CoupeNationState
from tablee.games.coupe_nation.rules.turn import begin_turn
from tablee.games.coupe_nation.view import CoupeNationView, Spot
from tests.games import scenes

FIN = 25
PHASES = ["draw", "act", "trim", "clear", "over"]
POSITIONS = [f"L{level}P{number}" for level in range(1, 8) for number in range(1, 9 - level)]
S = "L1P2=10 L1P3=20"  # the position that most examples of the specification begin with
# Rows from the base: only the top is empty (examples 14 to 17, and 15 with L6P2 = 24).
FULL = "2 5 9 25 28 35 38 / 4 7 12 26 33 37 / 6 10 14 31 36 / 8 13 27 34 / 11 23 32 / 22 29"
FULL_24 = "3 5 9 25 28 33 36 / 4 7 12 26 31 35 / 6 10 14 29 34 / 8 13 27 32 / 11 23 30 / 22 24"


class Scene(scenes.Scene):
    """A position of Coupe nation."""

    game = GAME
    state: CoupeNationState

    def view(self, viewer: int) -> CoupeNationView:
        view = GAME.view(self.state, viewer)
        assert isinstance(view, CoupeNationView)
        return view

    @property
    def seen(self) -> CoupeNationView:
        return self.view(SPECTATOR)

    def offers(self, verb: str) -> list[str]:
        """Options that begin so, without the verb."""
        return [text.removeprefix(verb).strip() for text in self.options() if text.split()[0] == verb]

    def spot(self, position: str, viewer: int = SPECTATOR) -> Spot:
        return self.view(viewer).tower[POSITIONS.index(position)]

    def at(self, position: str, viewer: int = SPECTATOR) -> str:
        """The card there: "?" if it is hidden from the viewer, "" if there is none."""
        spot = self.spot(position, viewer)
        return spot.card.id if spot.card else "?" if spot.down else ""

    def hand(self, seat: int) -> str:
        return " ".join(card.id for card in self.view(seat).hand)

    @property
    def reserve(self) -> str:
        return " ".join(card.id for card in self.seen.reserve)

    @property
    def discard(self) -> str:
        return " ".join(card.id for card in self.seen.discard)

    @property
    def ending(self) -> str:
        return self.seen.ending

    def where(self, *steps: str) -> list[str]:
        """Positions that are offered after these steps."""
        return self.twin().play(*steps).offers("on")

    def act(self, *moves: str) -> Scene:
        """The same as `play`, but nobody draws a card."""
        for move in moves:
            if self.phase == "draw":
                self.play("draw 0")
            self.play(move)
        return self

    def next_draw(self) -> int:
        """What the seat to act may draw."""
        return self.seen.most

    def known(self, viewer: int) -> dict[str, list[str]]:
        return {known.card.id: list(known.places) for known in self.view(viewer).known}


def card(code: str) -> int:
    return FIN if code == "FIN" else int(code)


def cards(text: str) -> list[int]:
    return [card(code) for code in text.split()]


def full(rows: str = FULL) -> str:
    """A tower that is given by its rows."""
    numbers = [code for row in rows.split(" / ") for code in row.split()]
    spots = zip(POSITIONS, numbers, strict=False)
    return " ".join(f"{position}={number}" for position, number in spots if position != "L1P4")


def scene(
    seats: int = 4,
    *,
    tower: str = "",
    hands: Sequence[str] = (),
    reserve: str = "",
    deck: str = "",
    finish: bool = False,
    turn: int = 0,
    phase: str = "act",
    reference: str = "",
    sheet: CoupeNationSheet | None = None,
) -> Scene:
    state = GAME.new(seats, {"finish": finish}, content=sheet)
    assert isinstance(state, CoupeNationState)
    state.cells = vec[i64]([0] * n.LOW + [0] * 28 + [51] * 28 + [0] * 4)
    state.occupied = state.down = state.reserve = state.discard = 0
    state.memory = CoupeNationMemory(seats)
    state.show(3, 25)
    left = [number for number in range(1, 51) if number != 25]
    _put_tower(state, tower, left)
    _put_hands(state, hands, reserve, deck, left)
    _put_reserve(state, reserve, left)
    _put_deck(state, deck, finish, f" {tower} {' '.join(hands)} {reserve} ", left)
    state.turns, state.learned = 1, 0
    state.reference = POSITIONS.index(reference) if reference else -1
    state.to_act = state.first = turn
    state.over, state.ending, state.phase = False, 0, PHASES.index(phase)
    if phase == "draw":
        begin_turn(state, turn)
    return Scene(state)


def _put_tower(state: CoupeNationState, tower: str, left: list[int]) -> None:
    for word in tower.split():
        position, _, code = word.partition("=")
        code, hidden, seat = code.partition("@")
        at = POSITIONS.index(position)
        if code != "FIN":
            left.remove(card(code))
        if hidden:
            state.cover(at, card(code), int(seat))
        else:
            state.show(at, card(code))
    if "=FIN" in tower:
        state.finish_drawn = True


def _mask(numbers: Sequence[int]) -> int:
    return sum(1 << number for number in numbers)


def _put_hands(state: CoupeNationState, hands: Sequence[str], reserve: str, deck: str, left: list[int]) -> None:
    taken = {card(code) for text in (reserve, deck) for code in text.split() if code not in ("only", "none")}
    for seat, text in enumerate(hands):
        held = cards(text)
        state.cells[n.HANDS + seat] = _mask(held)
        for number in held:
            if number == FIN:
                state.finish_drawn = True
            else:
                left.remove(number)
    for seat in range(len(hands), state.seats):
        number = max(number for number in left if number not in taken)
        left.remove(number)
        state.cells[n.HANDS + seat] = _mask([number])


def _put_reserve(state: CoupeNationState, reserve: str, left: list[int]) -> None:
    held = cards(reserve)
    if not held:
        held = [number for number in (1, 50) if number in left]
        held += [number for number in left if number not in held][: 8 - state.seats - len(held)]
    state.reserve = _mask(held)
    for number in held:
        if number == FIN:
            state.finish_drawn = True
        else:
            left.remove(number)


def _put_deck(state: CoupeNationState, deck: str, finish: bool, elsewhere: str, left: list[int]) -> None:
    exact = deck == "none" or deck.startswith("only ")
    first = cards(deck.removeprefix("only ")) if deck != "none" else []
    for number in first:
        if number != FIN:
            left.remove(number)
    drawn = [*first, *([] if exact else left)]
    missing = finish and FIN not in drawn and "FIN" not in elsewhere
    if missing:
        drawn.append(FIN)  # at the bottom
    state.discard = _mask(left) if exact else 0
    state.finish_drawn = finish and FIN not in drawn
    state.deck = vec[i64]([i64(number) for number in reversed(drawn)])
    state.deck_size = len(drawn)


def new(
    seats: int,
    seed: int = 0,
    sheet: CoupeNationSheet | None = None,
    options: Mapping[str, object] | None = None,
    script: list[list[int]] | None = None,
) -> Scene:
    """A real new game."""
    state = GAME.new(seats, options, seed=seed, content=sheet, script=script)
    assert isinstance(state, CoupeNationState)
    return Scene(state)
