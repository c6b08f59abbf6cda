"""Positions of Coupage, set up in notation: say what matters, the rest is filled in so that it fits.

    table = scene(2, hands=["MAC1 XAR1 PAR1 TIM CAB2"], barrels={1: ["ROU ULL1 ULL1 CAB2 | TIM (GAR2) | 3"]})
    table.play("lay CVB", "MAC1", "XAR1", "PAR1")
    assert table.grapes(0, 1) == ["MAC1", "XAR1", "PAR1"]

A barrel is its recipe and grapes, then its Time after a stroke, `(MAC1)` face down for all to know, `[MAC1]` face down
as Rouge puts it, then the number of a Vin piqué. `BLA!` is a bottle, `-` an empty barrel; of several cavas in a row the
first was bottled first. Hands are exactly what is given, empty otherwise. The pile is drawn in the order given and
holds all cards that are nowhere else, unless it is given as `"only MAC1 XAR1"` or `"none"`: then they are in the
discard, and if that is given so, too, in the last hand.

Since version 2 of the rules `done` ends a payment. It need not be written: a payment that is worth enough ends where
the moves given go on with something else, or end. So a test can play both versions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.state import SPECTATOR as SPECTATOR
from tablee.games.coupage import GAME
from tablee.games.coupage.content import CoupageSheet
from tablee.games.coupage.rules.state import CoupageState
from tablee.games.coupage.view import Barrel, CoupageView
from tests.games import scenes

rules = 2  # the version under which positions are set up: see conftest.py
STRIDE = 14  # numbers of a barrel
PHASES = ("draw", "act")
RECIPES = ["BLA", "ROS", "ROU", "CVB", "CVR"]
VARIETIES = ["MAC", "XAR", "PAR", "CHA", "ULL", "GAR", "TRE", "CAB"]
CARDS = [f"{variety}{stars}" for variety in VARIETIES for stars in (1, 2, 3)]
CARDS += ["TIM", "JEU", "VOL", "PIQ", "OEN", "REC", "EVA", "VDT"]
# Section 2 of the specification: how many of each class.
COPIES = {
    **{f"{variety}{stars}": copies for variety in ("MAC", "XAR", "PAR") for stars, copies in ((1, 5), (2, 2))},
    **{"CHA2": 2, "CHA3": 2, "ULL1": 4, "ULL2": 2, "GAR1": 4, "GAR2": 2, "TRE1": 2, "TRE2": 3, "TRE3": 1},
    **{"CAB2": 3, "CAB3": 2, "TIM": 12},
    **{"JEU": 2, "VOL": 3, "PIQ": 4, "OEN": 2, "REC": 3, "EVA": 3, "VDT": 2},
}


class Scene(scenes.Scene):
    """A position of Coupage."""

    game = GAME
    state: CoupageState

    def play(self, *moves: str, done: bool = True) -> Scene:
        for move in moves:
            if self.is_paid() and move not in self.options():
                super().play("done")
            super().play(move)
        if done and self.is_paid():
            super().play("done")
        return self

    def is_paid(self) -> bool:
        """Whether `done` can be said."""
        return not self.state.over and "done" in self.options()

    def view(self, viewer: int) -> CoupageView:
        view = GAME.view(self.state, viewer)
        assert isinstance(view, CoupageView)
        return view

    @property
    def asked(self) -> str:
        return self.view(self.to_act).step

    @property
    def pile_size(self) -> int:
        return int(self.state.pile_size)

    def offers(self, verb: str) -> list[str]:
        """Options that begin so, without the verb."""
        return [text.removeprefix(f"{verb} ") for text in self.options() if text.split()[0] == verb]

    def hand(self, seat: int) -> list[str]:
        """Cards in the hand, in class order, those of a half-made move included."""
        return [card for i, card in enumerate(CARDS) for _ in range(self.state.hands[seat * 32 + i])]

    def sizes(self) -> list[int]:
        return [int(number) for number in self.state.held]

    def pile(self) -> list[str]:
        """The card drawn next comes first."""
        return [CARDS[self.state.pile[i]] for i in reversed(range(self.pile_size))]

    def discard(self) -> list[str]:
        return [stack.card for stack in self.view(SPECTATOR).discard for _ in range(stack.count)]

    def market(self) -> list[str]:
        return list(self.view(SPECTATOR).market)

    def barrel(self, seat: int, number: int, viewer: int = SPECTATOR) -> Barrel:
        return self.view(viewer).players[seat].barrels[number - 1]

    def grapes(self, seat: int, number: int) -> list[str]:
        return list(self.barrel(seat, number).grapes)

    def times(self, seat: int, number: int, viewer: int = SPECTATOR) -> list[str]:
        """`TIM` face up, `(MAC1)` face down, `(?)` face down and not known to the viewer."""
        cards = self.barrel(seat, number, viewer).time
        return [f"({time.card or '?'})" if time.down else time.card for time in cards]

    def known(self, seat: int) -> dict[tuple[int, str], int]:
        """What a seat remembers of other hands."""
        return {(entry.seat, entry.card): entry.count for entry in self.view(seat).known}


def scene(
    seats: int = 2,
    *,
    phase: str = "act",
    turn: int = 0,
    turns: int = 0,
    actions: int = 2,
    hands: Sequence[str] = (),
    barrels: Mapping[int, Sequence[str]] | None = None,
    market: str = "TIM TIM",
    pile: str = "",
    discard: str = "",
    abilities: bool = False,
    second_cava: bool = False,
    seed: int = 0,
    sheet: CoupageSheet | None = None,
) -> Scene:
    options: dict[str, object] = {"abilities": abilities, "second_cava_is_wine": second_cava}
    state = GAME.new(seats, options, seed=seed, content=sheet, rules=rules)
    assert isinstance(state, CoupageState)
    state.phase = PHASES.index(phase)
    state.turn = state.to_act = turn
    state.turns, state.actions_left = turns, actions
    left = {code: int(state.printed.copies[card]) for card, code in enumerate(CARDS)}

    def take(text: str) -> list[int]:
        cards = text.split()
        for card in cards:
            left[card] -= 1
            assert left[card] >= 0, f"there are not so many {card}"
        return [CARDS.index(card) for card in cards]

    state.barrels = vec[i64]([0, -1, *[0] * (STRIDE - 2)] * (seats * 4))
    for seat, row in (barrels or {}).items():
        for number, text in enumerate(row):
            _put_barrel(state, (seat * 4 + number) * STRIDE, text, take, seat)
        cavas = [number for number, text in enumerate(row) if text in ("CVB!", "CVR!")]
        state.cava_cards |= 1 << seat * 4 + cavas[0] if cavas else 0
    held = [take(hands[seat]) if seat < len(hands) else [] for seat in range(seats)]
    slots = take(market)
    state.open = vec[i64]((slots + [-1, -1])[:2] + [-1] * 4)
    pile_text, pile_exact = _exact(pile)
    top = take(pile_text)
    discard_text, discard_exact = _exact(discard)
    thrown = take(discard_text)
    rest = scenes.mixed([CARDS.index(card) for card, number in left.items() for _ in range(number)], 2024)
    if not pile_exact:
        top += rest
    elif not discard_exact:
        thrown += rest
    else:
        held[-1] += rest
    state.pile = vec[i64]([*reversed(top), *[0] * (79 - len(top))])
    state.pile_size = len(top)
    state.discard = vec[i64]([thrown.count(card) for card in range(32)])
    state.discard_size = len(thrown)
    state.top = thrown[-1] if thrown else -1
    state.hands = vec[i64]([cards.count(card) for cards in held for card in range(32)])
    state.held = vec[i64]([len(cards) for cards in held])
    return Scene(state)


def _exact(text: str) -> tuple[str, bool]:
    """The cards named, and whether there are no others."""
    if text == "none":
        return "", True
    return text.removeprefix("only "), text.startswith("only ")


def _put_barrel(state: CoupageState, place: int, text: str, take: object, seat: int) -> None:
    assert callable(take)
    if text == "-":
        return
    parts = [part.strip() for part in text.split("|")]
    code, *grapes = parts[0].split()
    bottled = code.endswith("!")
    state.barrels[place] = 2 if bottled else 1
    state.barrels[place + 1] = RECIPES.index(code.rstrip("!"))
    cards = sorted(take(" ".join(grapes)))
    state.barrels[place + 3] = len(cards)
    for i, card in enumerate(cards):
        state.barrels[place + 4 + i] = card
    times = parts[1].split() if len(parts) > 1 else []
    state.barrels[place + 8] = len(times)
    for i, time in enumerate(times):
        (card,) = take(time.strip("()[]"))
        knowers = 0 if time == "TIM" else 31 if time[0] == "(" else 1 << seat
        state.barrels[place + 9 + i] = card | (32 if knowers else 0) | knowers << 6
    if len(parts) > 2:
        take("PIQ")
        state.barrels[place + 2] = int(parts[2])


def new(
    seats: int,
    seed: int = 0,
    sheet: CoupageSheet | None = None,
    abilities: bool = False,
    options: Mapping[str, object] | None = None,
) -> Scene:
    """A real new game."""
    state = GAME.new(seats, options or {"abilities": abilities}, seed=seed, content=sheet, rules=rules)
    assert isinstance(state, CoupageState)
    return Scene(state)


def payments(table: Scene, *begin: str) -> set[tuple[str, ...]]:
    """Every payment that can be made after these steps: all paths to the last card."""
    found: set[tuple[str, ...]] = set()

    def walk(here: Scene, paid: tuple[str, ...]) -> None:
        for option in here.options():
            after = here.twin().play(option, done=False)
            if after.asked == "pay":
                walk(after, (*paid, option))
            elif option == "done":
                assert paid not in found, "a payment can be made in two ways"
                found.add(paid)
            else:
                assert (*paid, option) not in found, "a payment can be made in two ways"
                found.add((*paid, option))

    walk(table.twin().play(*begin), ())
    return found
