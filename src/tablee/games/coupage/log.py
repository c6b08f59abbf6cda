"""What each viewer of Coupage is told of a move: the move itself when it is whole, then what followed from it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from tablee.engine.game import Step
from tablee.engine.moves import steps_of
from tablee.engine.state import Note
from tablee.engine.view import Line
from tablee.games.coupage.content import KINDS, RECIPE_CODES
from tablee.games.coupage.names import barrel_name, card_line, cards_line
from tablee.games.coupage.rules import numbers as n
from tablee.games.coupage.rules.payments import serves_time
from tablee.games.coupage.rules.state import CoupageState

Args = dict[str, int | str | Line]


def logs(step: Step, viewers: Sequence[int]) -> list[list[Line]]:
    return [log(step, viewer) for viewer in viewers]


def log(step: Step, viewer: int) -> list[Line]:
    before: CoupageState = step.before
    after: CoupageState = step.after
    if after.pending.count:
        return []  # told with the last step
    lines = [*_move(before, step.action, viewer)]
    lines += _notes(before, step.notes, viewer)
    if after.over:
        if after.winner >= 0:
            lines.append(Line("coupage-log-won", {"seat": after.winner}, lines[0].touches))  # the last bottle
        else:
            lines.append(Line("coupage-log-stopped", {"turns": after.turns}))
    return lines


def _move(state: CoupageState, action: int, viewer: int) -> list[Line]:
    """The whole move in words; drawing from the pile is told by its note."""
    seat, printed = int(state.to_act), state.printed
    if state.phase == n.DRAWING:
        if action == n.PILE:
            return []
        slot = action - n.MARKET
        return [_line("market", [f"market-{slot + 1}"], seat=seat, card=_open(state, slot))]
    if state.phase == n.HARVESTING:
        place = action - n.HARVEST
        return [_line("harvest", [f"harvest-{place + 1}"], seat=seat, card=_open(state, n.MARKET_SLOTS + place))]
    if action == n.DECLINE:
        return [_line("decline", [], seat=seat)]
    if state.phase == n.AB_MARKET:
        slot = action - n.MARKET
        return [_line("rose", [f"market-{slot + 1}"], seat=seat, card=_open(state, slot))]
    if state.phase == n.AB_BARREL:
        return [_rouge(state, action, viewer)]
    if state.phase == n.AB_TIME:
        return [_cava_blanc(state, action, viewer)]
    assert state.phase == n.ACTING
    if action == n.END:
        return [_line("end", [], seat=seat, left=int(state.actions_left))]
    steps = steps_of(state)
    first = steps[0] if steps else action
    cards = [step - n.CARD for step in [*steps[1:], action] if n.CARD <= step < n.PLAYER]
    if first < n.REPLACE:
        barrel = seat * n.BARRELS + _first_empty(state, seat)
        named = cards_line(printed, cards)
        return [_on_barrel(state, "lay", barrel, seat=seat, recipe=RECIPE_CODES[first - n.LAY], cards=named)]
    if first < n.PLAY:
        barrel = seat * n.BARRELS + (first - n.REPLACE) % n.BARRELS
        return [_own_barrel(state, first, barrel, cards)]
    if first < n.CYCLE:
        return [_special(state, first - n.PLAY + n.JEU, steps, action)]
    return [_line("cycle", ["discard"], seat=seat, card=card_line(printed, cards[0]))]


def _line(key: str, touches: list[str], **args: int | str | Line) -> Line:
    return Line(f"coupage-log-{key}", args, touches or ())


def _on_barrel(state: CoupageState, key: str, barrel: int, **args: int | str | Line) -> Line:
    return _line(key, [f"barrel-{barrel_name(barrel)}"], barrel=barrel % n.BARRELS + 1, **args)


def _recipe(state: CoupageState, barrel: int) -> str:
    return RECIPE_CODES[state.barrels[barrel * n.STRIDE + n.RECIPE]]


def _open(state: CoupageState, place: int) -> Line:
    return card_line(state.printed, int(state.open[place]))


def _first_empty(state: CoupageState, seat: int) -> int:
    return next(b for b in range(n.BARRELS) if state.barrels[(seat * n.BARRELS + b) * n.STRIDE + n.RECIPE] < 0)


def _own_barrel(state: CoupageState, first: int, barrel: int, cards: list[int]) -> Line:
    seat, printed, recipe = barrel // n.BARRELS, state.printed, _recipe(state, barrel)
    if first < n.TIME:
        return _on_barrel(state, "replace", barrel, seat=seat, recipe=recipe, card=card_line(printed, cards[0]))
    if first < n.STARS:
        return _on_barrel(state, "time", barrel, seat=seat, recipe=recipe)
    if first < n.BOTTLE:
        paid, down = paid_and_down(state, cards)
        named, lies = cards_line(printed, paid), card_line(printed, down)
        return _on_barrel(state, "stars", barrel, seat=seat, recipe=recipe, cards=named, card=lies)
    if serves_time(state, first):  # CPG-10.3: the last card is no payment
        named, served = cards_line(printed, cards[:-1]), card_line(printed, cards[-1])
        return _on_barrel(state, "bottle-serve", barrel, seat=seat, recipe=recipe, cards=named, card=served)
    return _on_barrel(state, "bottle", barrel, seat=seat, recipe=recipe, cards=cards_line(printed, cards))


def paid_and_down(state: CoupageState, cards: Sequence[int]) -> tuple[Sequence[int], int]:
    """The cards of a move that pays for a Time: those that were paid, and which of them lies face down. It is named
    once more at the end, unless there is no choice."""
    steps = steps_of(state)
    if n.DONE in steps:
        return cards[:-1], cards[-1]
    worth = sum(card % n.LEVELS + 1 for card in cards[:-1])
    named_again = state.rules == 1 and worth >= state.printed.time_cost
    return (cards[:-1] if named_again else cards), cards[-1]


def _special(state: CoupageState, kind: int, steps: list[int], action: int) -> Line:
    seat, printed = int(state.to_act), state.printed
    if kind == n.REC:
        return _line("rec", ["pile"], seat=seat)
    if kind == n.VOL:
        return _line("vol", [f"player-{action - n.PLAYER}"], seat=seat, victim_seat=action - n.PLAYER)
    barrel = (action if len(steps) == 1 else steps[1]) - n.BARREL
    owner, recipe = barrel // n.BARRELS, _recipe(state, barrel)
    if kind == n.JEU and len(steps) > 1:
        served = card_line(printed, action - n.CARD)
        return _on_barrel(state, "jeu-serve", barrel, seat=seat, recipe=recipe, card=served)
    if kind == n.JEU:
        return _on_barrel(state, "jeu", barrel, seat=seat, recipe=recipe)
    if kind in (n.PIQ, n.OEN):
        return _on_barrel(state, KINDS[kind - n.JEU].lower(), barrel, seat=seat, owner_seat=owner, recipe=recipe)
    if kind == n.EVA:
        card = card_line(printed, action - n.CARD)
        return _on_barrel(state, "eva", barrel, seat=seat, owner_seat=owner, recipe=recipe, card=card)
    assert kind == n.VDT
    target = action - n.BARREL
    touches = [f"barrel-{barrel_name(barrel)}", f"barrel-{barrel_name(target)}"]
    args: Args = {"seat": seat, "owner_seat": owner, "barrel": barrel % n.BARRELS + 1, "own": target % n.BARRELS + 1}
    return Line("coupage-log-vdt", args, touches)


def _rouge(state: CoupageState, action: int, viewer: int) -> Line:
    """Only its owner is told which card lies down."""
    seat, barrel = int(state.to_act), int(state.pending.last()) - n.BARREL
    if viewer == seat:
        return _on_barrel(state, "rouge-own", barrel, seat=seat, card=card_line(state.printed, action - n.CARD))
    return _on_barrel(state, "rouge", barrel, seat=seat)


def _cava_blanc(state: CoupageState, action: int, viewer: int) -> Line:
    seat, place = int(state.to_act), int(state.bottling) * n.STRIDE
    which = int(state.pending.last())
    time = n.TIM if which == n.UP else int(state.barrels[place + n.TIME_CARD + which - n.DOWN])
    grape = card_line(state.printed, action - n.CARD)
    if viewer == seat or state.knows_time(time, viewer):
        card = card_line(state.printed, time & n.FACE_DOWN - 1)
        return _on_barrel(state, "cava-blanc", int(state.bottling), seat=seat, grape=grape, card=card)
    return _on_barrel(state, "cava-blanc-hidden", int(state.bottling), seat=seat, grape=grape)


def _notes(state: CoupageState, notes: Sequence[Note], viewer: int) -> list[Line]:
    """Draws, theft, reveals, reshuffles, markers: in the order they happened."""
    printed, lines = state.printed, []
    for place, note in enumerate(notes):
        kind, seat, what = int(note.kind), int(note.seat), int(note.what)
        if kind == n.NOTE_DREW:
            if seat == viewer:
                lines.append(_line("drew", [f"hand-{printed.codes[what]}"], seat=seat, card=card_line(printed, what)))
            else:
                lines.append(_line("draw", ["pile"], seat=seat))
        elif kind == n.NOTE_MARKET:
            lines.append(_line("filled", [f"market-{note.amount + 1}"], card=card_line(printed, what)))
        elif kind == n.NOTE_RESHUFFLED:
            lines.append(_line("reshuffled", ["pile"], count=int(note.amount)))
        elif kind == n.NOTE_STOLEN and viewer in (seat, note.amount):
            key = "stole" if viewer == seat else "lost-card"
            args: Args = {"seat": seat, "victim_seat": int(note.amount), "card": card_line(printed, what)}
            lines.append(Line(f"coupage-log-{key}", args))
        elif kind == n.NOTE_REVEALED and (place == 0 or notes[place - 1].kind != n.NOTE_REVEALED):
            together = takewhile(lambda each: each.kind == n.NOTE_REVEALED, notes[place:])
            revealed = [int(each.what) for each in together]  # a reshuffle parts a harvest in two
            lines.append(_line("revealed", ["pile"], cards=cards_line(printed, revealed)))
        elif kind == n.NOTE_CLEARED:
            lines.append(_line("cleared", [f"barrel-{seat}-{what + 1}"], seat=seat, barrel=what + 1))
        elif kind == n.NOTE_LOST:
            lines.append(_line("no-draw", [], seat=seat))
        elif kind == n.NOTE_TURN and note.amount:
            lines.append(_line("extra", [], seat=seat))
    return lines
