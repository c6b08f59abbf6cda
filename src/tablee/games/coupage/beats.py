"""What moves from where to where in a step of Coupage, as each viewer may see it.

The move itself comes first, then what its notes tell: cards drawn, turned up, stolen, markers that go.
"""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.game import Step
from tablee.engine.moves import Kind, steps_of
from tablee.engine.state import Note
from tablee.engine.view import Beat
from tablee.games.coupage import moves
from tablee.games.coupage.log import paid_and_down
from tablee.games.coupage.moves import MOVES
from tablee.games.coupage.names import barrel_name
from tablee.games.coupage.rules import numbers as n
from tablee.games.coupage.rules.payments import serves_time
from tablee.games.coupage.rules.state import CoupageState


def beats(step: Step, viewers: Sequence[int]) -> list[list[Beat]]:
    if step.after.pending.count:
        return [[] for _ in viewers]  # nothing has moved before the move is whole
    return [[*_move(step, viewer), *_notes(step, viewer)] for viewer in viewers]


def _seat(seat: int) -> str:
    """What somebody holds."""
    return f"seat-{seat}"


def _barrel(barrel: int) -> str:
    return f"barrel-{barrel_name(barrel)}"


def _move(step: Step, viewer: int) -> list[Beat]:
    state: CoupageState = step.before
    seat, codes = _seat(int(state.to_act)), state.printed.codes
    steps = [*steps_of(state), step.action]
    first = MOVES.kind_of(steps[0])
    place = steps[0] - first.first
    if first is moves.MARKET or first is moves.TAKE:
        slot = place if first is moves.MARKET else n.MARKET_SLOTS + place
        return [Beat(codes[state.open[slot]], f"{'market' if first is moves.MARKET else 'harvest'}-{place + 1}", seat)]
    if first is moves.BARREL:
        return [_rouge(state, steps, viewer)]
    if first is moves.UP or first is moves.DOWN:
        return _cava_blanc(state, steps, viewer)
    cards = [codes[action - n.CARD] for action in steps if MOVES.kind_of(action) is moves.CARD]
    if first is moves.PLAY:
        return _special(step, steps, cards)
    if first is moves.CYCLE:
        return [Beat(cards[0], seat, "discard")]
    if first in (moves.LAY, moves.REPLACE, moves.TIME, moves.STARS, moves.BOTTLE):
        return _own_barrel(state, first, place, cards)
    return []


def _own_barrel(state: CoupageState, first: Kind, place: int, cards: Sequence[str]) -> list[Beat]:
    owner = int(state.to_act)
    seat = _seat(owner)
    if first is moves.LAY:
        empty = next(b for b in range(n.BARRELS) if state.barrels[owner * n.CELLAR + b * n.STRIDE + n.RECIPE] < 0)
        return [Beat(card, seat, _barrel(owner * n.BARRELS + empty)) for card in cards]
    here = _barrel(owner * n.BARRELS + place)
    if first is moves.REPLACE:
        return [Beat(cards[0], seat, here)]
    if first is moves.TIME:
        return [Beat("TIM", seat, here)]
    if first is moves.STARS:
        return _paid_time(state, cards, seat, here)
    if serves_time(state, n.BOTTLE + place):  # CPG-10.3: the last card lies on the barrel before it is emptied
        return [*(Beat(card, seat, "discard") for card in cards[:-1]), Beat(cards[-1], seat, here)]
    return [Beat(card, seat, "discard") for card in cards]  # the barrel is emptied later: see NOTE_EMPTIED


def _paid_time(state: CoupageState, cards: Sequence[str], seat: str, here: str) -> list[Beat]:
    """One of the cards lies down as Time, the others are discarded (CPG-5.2)."""
    codes = state.printed.codes
    found, lies = paid_and_down(state, [codes.index(card) for card in cards])
    paid, down = [codes[card] for card in found], codes[lies]
    paid.remove(down)
    return [*(Beat(card, seat, "discard") for card in paid), Beat(down, seat, here)]


def _special(step: Step, steps: Sequence[int], cards: Sequence[str]) -> list[Beat]:
    state: CoupageState = step.before
    kind, seat = steps[0] - n.PLAY + n.JEU, _seat(int(state.to_act))
    played = Beat(state.printed.codes[kind], seat, "discard")
    if kind == n.JEU and cards:  # CPG-10.3
        return [played, Beat(cards[0], seat, _barrel(steps[1] - n.BARREL))]
    if kind in (n.JEU, n.VOL, n.REC):
        return [played]  # bottling, theft and harvest are told by their notes
    target = _barrel(steps[1] - n.BARREL)
    if kind == n.PIQ:
        return [Beat("PIQ", seat, target)]
    if kind == n.OEN:
        return [played, Beat("PIQ", target, "discard")]
    if kind == n.EVA:
        return [played, Beat(cards[0], target, "discard")]
    return [played, Beat("TIM", target, _barrel(step.action - n.BARREL))]


def _rouge(state: CoupageState, steps: Sequence[int], viewer: int) -> Beat:
    """CPG-10.3: only its owner knows which card lies down."""
    owner = int(state.to_act)
    face = state.printed.codes[steps[1] - n.CARD] if viewer == owner else ""
    return Beat(face, _seat(owner), _barrel(steps[0] - n.BARREL))


def _cava_blanc(state: CoupageState, steps: Sequence[int], viewer: int) -> list[Beat]:
    """CPG-10.5: one Time and one grape of the cava come back."""
    seat, place = int(state.to_act), int(state.bottling) * n.STRIDE
    here, codes = _barrel(int(state.bottling)), state.printed.codes
    time = n.TIM if steps[0] == n.UP else int(state.barrels[place + n.TIME_CARD + steps[0] - n.DOWN])
    known = viewer == seat or state.knows_time(time, viewer)
    face = codes[time & n.FACE_DOWN - 1] if known else ""
    return [Beat(face, here, _seat(seat)), Beat(codes[steps[1] - n.CARD], here, _seat(seat))]


def _notes(step: Step, viewer: int) -> list[Beat]:
    state: CoupageState = step.before
    found: list[Beat] = []
    for note in step.notes:
        found += _note(state, note, viewer)
    return found


def _note(state: CoupageState, note: Note, viewer: int) -> list[Beat]:
    kind, seat, what, amount = int(note.kind), int(note.seat), int(note.what), int(note.amount)
    codes = state.printed.codes
    if kind == n.NOTE_DREW:
        return [Beat(codes[what] if seat == viewer else "", "pile", _seat(seat))]
    if kind == n.NOTE_MARKET:
        return [Beat(codes[what], "pile", f"market-{amount + 1}")]
    if kind == n.NOTE_REVEALED:
        return [Beat(codes[what], "pile", f"harvest-{amount + 1}")]
    if kind == n.NOTE_RESHUFFLED:
        return [Beat("", "discard", "pile")]
    if kind == n.NOTE_STOLEN:
        face = codes[what] if viewer in (seat, amount) else ""
        return [Beat(face, _seat(amount), _seat(seat))]
    if kind == n.NOTE_CLEARED:
        return [Beat("PIQ", _barrel(seat * n.BARRELS + what), "discard")]
    if kind == n.NOTE_EMPTIED:
        return [Beat(codes[what], _barrel(amount), "discard")]
    return []
