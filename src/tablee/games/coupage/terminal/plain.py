"""The table for the line mode, in lines of at most 80 characters."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.words import Words
from tablee.games.coupage.terminal.cards import (
    barrel_text,
    counted,
    goal_signs,
    seats_in_order,
    short_name,
    state_text,
    with_colon,
)
from tablee.games.coupage.terminal.recipes import grapes_text, helps_text, resources, why_closed
from tablee.games.coupage.view import Aid, CoupageView, Stack

WIDTH = 80


def text(view: CoupageView, words: Words, levels: Sequence[str]) -> str:
    """The table, the cellars, the player aid, then the viewer's cards."""
    market = "  ".join(_numbered(view, view.market))
    lines = [status(view, words), "", with_colon(words, words.text("coupage-terminal-market"), market)]
    if view.harvest:
        cards = "  ".join(_numbered(view, view.harvest))
        lines.append(with_colon(words, words.text("coupage-terminal-harvest"), cards))
    count = sum(stack.count for stack in view.discard)
    lines += _wrapped(words.text("coupage-terminal-discard", count=count), counted(view, view.discard))
    for seat in seats_in_order(view):
        lines += ["", *_player(view, seat, words, levels[seat])]
    lines += ["", *(line for aid in view.aid for line in _recipe(view, aid, words))]
    if view.hand:
        times, stars = resources(view)
        lines += ["", *_wrapped(words.text("coupage-terminal-hand"), counted(view, view.hand))]
        lines.append(f"  {words.text('coupage-terminal-means', times=times, stars=stars, worth=view.time_stars)}")
    if view.chosen:
        lines += _wrapped(words.text("coupage-terminal-chosen"), [short_name(view, card) for card in view.chosen])
    if view.known:
        known = [f"{words.name(each.seat)} {counted(view, [Stack(each.card, each.count)])[0]}" for each in view.known]
        lines += _wrapped(words.text("coupage-terminal-known"), known)
    return "\n".join(lines)


def status(view: CoupageView, words: Words) -> str:
    phase = words.text("coupage-phase", phase=view.phase)
    return words.text("coupage-terminal-status", round=view.round, phase=phase, pile=view.pile)


def _numbered(view: CoupageView, cards: Sequence[str]) -> list[str]:
    """Each card after the number used in moves."""
    return [f"{place + 1} {short_name(view, card) if card else '–'}" for place, card in enumerate(cards)]


def _wrapped(head: str, parts: Sequence[str]) -> list[str]:
    """A heading and many short texts, in as many lines as needed."""
    lines = [head]
    for part in parts:
        if len(lines[-1]) + 2 + len(part) > WIDTH:
            lines.append("   ")
        lines[-1] += f"  {part}"
    return lines


def _player(view: CoupageView, seat: int, words: Words, level: str) -> list[str]:
    player = view.players[seat]
    name = words.name(seat) + (f" ({level})" if level else "")
    mark = ">" if seat == view.to_act else " "
    goal = goal_signs(player, view.second_cava_is_wine)
    account = words.text("coupage-terminal-account", cards=player.cards, wines=player.wines, cavas=player.cavas)
    lines = [f"{mark} {name[:36]}  {goal}  {account}"]
    for number, barrel in enumerate(player.barrels):
        if barrel.stage == "producing":
            said = state_text(barrel, words, 40)
            lines.append(f"  {seat}-{number + 1}  {barrel_text(barrel, words):<27}  {said}")
        elif barrel.stage == "bottled":
            lines.append(f"  {seat}-{number + 1}  {barrel_text(barrel, words)}")
    empty = [f"{seat}-{i + 1}" for i, barrel in enumerate(player.barrels) if barrel.stage == "empty"]
    if empty:
        lines.append("  " + words.text("coupage-terminal-empties", barrels=", ".join(empty)))
    return lines


def _recipe(view: CoupageView, aid: Aid, words: Words) -> list[str]:
    name = words.text("coupage-recipe", recipe=aid.recipe)
    line = f"  {aid.recipe} {name:<10} {grapes_text(aid, words):<33} ●{aid.time} ★{aid.stars}"
    if aid.missing < 0:
        return [line]
    lacks = _lacks(view, aid, words)
    return [f"{line}  {lacks}"] if len(line) + 2 + len(lacks) <= WIDTH else [line, f"{'':<17}{lacks}"]


def _lacks(view: CoupageView, aid: Aid, words: Words) -> str:
    if not aid.open:
        return words.text(f"coupage-terminal-{why_closed(view)}-short")
    if not aid.missing:
        return words.text("coupage-terminal-complete")
    return words.text("coupage-terminal-lacks", count=aid.missing, grapes=helps_text(view, aid.helps, words))
