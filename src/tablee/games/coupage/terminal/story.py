"""Which cards are known, and how the game ended."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.words import Words
from tablee.games.coupage.terminal.cards import NO_CAVA, NO_WINE, card_name, counted, goal_signs, varieties_of
from tablee.games.coupage.view import CoupageView, Stack


def details(view: CoupageView, words: Words) -> list[tuple[str, str]]:
    """Headings with their texts: the discard, known cards in other hands, and the cards the viewer has not seen."""
    found = []
    if view.discard:
        count = sum(stack.count for stack in view.discard)
        found.append((words.text("coupage-details-discard", count=count), _listed(view, view.discard)))
    known = [
        words.text(
            "coupage-terminal-holds",
            seat=seat,
            cards=_listed(view, [Stack(each.card, each.count) for each in view.known if each.seat == seat]),
        )
        for seat in dict.fromkeys(each.seat for each in view.known)
    ]
    if known:
        found.append((words.text("coupage-details-known"), "\n".join(known)))
    if view.viewer >= 0:
        found.append((words.text("coupage-details-unseen"), "\n".join(_unseen_lines(view, words))))
    return found


def _listed(view: CoupageView, stacks: Sequence[Stack]) -> str:
    return "  ".join(counted(view, stacks))


def unseen(view: CoupageView) -> dict[str, int]:
    """How many cards of each kind the viewer has not seen: in the pile, in other hands, or face down."""
    left = {face.card: face.copies for face in view.faces}
    seen = [card for stack in (*view.hand, *view.discard) for card in [stack.card] * stack.count]
    seen += [card for each in view.known for card in [each.card] * each.count]
    seen += [card for card in (*view.chosen, *view.market, *view.harvest, *view.paid, view.resolving) if card]
    for player in view.players:
        for barrel in player.barrels:
            seen += [*barrel.grapes, *(time.card for time in barrel.time if time.card)]
            seen += ["PIQ"] if barrel.spoiled else []
    for card in seen:
        left[card] -= 1
    return left


def _unseen_lines(view: CoupageView, words: Words) -> list[str]:
    """One line for each variety, then the other kinds of card, two to a line: letters, name, number."""
    left, lines = unseen(view), []
    for variety in varieties_of(view):
        faces = [face for face in view.faces if face.variety == variety]
        counts = "   ".join(f"{'★' * face.stars} {left[face.card]}" for face in faces)
        lines.append(f"{variety} {faces[0].name:<20} {counts}")
    others = [face.card for face in view.faces if not face.variety]
    told = [f"{card} {card_name(view, card, words):<20} {left[card]}" for card in others]
    return lines + ["      ".join(told[place : place + 2]) for place in range(0, len(told), 2)]


def ending(view: CoupageView, words: Words) -> str:
    """What the other players still lacked."""
    if not view.over or view.winner < 0:
        return ""
    lacks: dict[tuple[int, int], list[str]] = {}
    for seat in range(view.seats):
        if seat != view.winner:
            signs = goal_signs(view, seat)
            lacks.setdefault((signs.count(NO_WINE), signs.count(NO_CAVA)), []).append(words.name(seat))
    others = [
        words.text("coupage-ending-short", names=", ".join(names), wines=wines, cavas=cavas)
        for (wines, cavas), names in sorted(lacks.items())
    ]
    return words.text("coupage-ending", round=view.round, others=" ".join(others))
