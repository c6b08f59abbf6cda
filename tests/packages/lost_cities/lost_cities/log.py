"""What each viewer is told about a step."""

from collections.abc import Sequence

from tablee.engine.game import Step
from tablee.engine.view import Arg, Line

from . import ids, rules
from .cards import CARDS, LETTERS, colour_of
from .lines import card_line
from .rules import SEATS, value


def logs(step: Step, viewers: Sequence[int]) -> list[list[Line]]:
    if step.half_made:
        return [[] for _ in viewers]
    shared = _placed(step)
    ending = _ending(step)
    return [[shared, _drawn(step, viewer), *ending] for viewer in viewers]


def _placed(step: Step) -> Line:
    placed = step.before.placed
    card = placed % CARDS
    args: dict[str, Arg] = {"seat": step.seat, "card": card_line(card), "colour": LETTERS[colour_of(card)]}
    if placed >= rules.DISCARD:
        return Line("lost-cities-log-discard", args, [ids.pile(colour_of(card))])
    expedition = step.before.expeditions[step.seat][colour_of(card)]
    key = "lost-cities-log-lay" if expedition else "lost-cities-log-open"
    return Line(key, args | {"points": value([*expedition, card])}, [ids.goal(step.seat, card)])


def _drawn(step: Step, viewer: int) -> Line:
    if step.action != rules.DRAW:
        card = step.before.piles[step.action - rules.TAKE][-1]
        return Line("lost-cities-log-take", {"seat": step.seat, "card": card_line(card)})
    left = len(step.before.deck) - 1
    if viewer != step.seat:
        return Line("lost-cities-log-draw", {"seat": step.seat, "count": left})
    return Line("lost-cities-log-drew", {"seat": step.seat, "card": card_line(step.before.deck[-1]), "count": left})


def _ending(step: Step) -> list[Line]:
    finished = step.after.finished
    if len(finished) == len(step.before.finished):
        return []
    key = "lost-cities-log-scores" if step.after.rounds == 1 else "lost-cities-log-round"
    lines = [
        Line(key, {"round": len(finished), "seat": seat, "points": sum(finished[-1][seat])}) for seat in range(SEATS)
    ]
    if not step.after.over:
        lines.append(Line("lost-cities-log-begins", {"round": len(finished) + 1, "seat": step.after.starter}))
    return lines
