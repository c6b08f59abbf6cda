"""Coupage in the terminal: the table in words. What is drawn on the full screen lies in `widgets`.

Only the command line imports this.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tablee.engine.view import Choice
from tablee.engine.words import Words, add_words
from tablee.games.coupage.terminal.cards import barrel_at, barrel_text, card_name, face_of, place_of, short
from tablee.games.coupage.view import Aid, CoupageView

SIGNS = (
    ("●", "time"),
    ("◐", "down"),
    ("·", "lacks"),
    ("✓", "ready"),
    ("✗2", "spoiled"),
    ("♦", "cava"),
    ("W R", "colour"),
    ("★", "stars"),
)
WIDTH = 80

add_words(Path(__file__).parent)


def text(view: CoupageView, words: Words, levels: Sequence[str]) -> str:
    """The table, the cellars, the aid, then the own cards; at most 80 characters wide."""
    market = "  ".join(short(view, card) if card else "–" for card in view.market)
    lines = [status(view, words), "", f"{words.text('coupage-terminal-market')} {market}"]
    if view.harvest:
        cards = [f"{i + 1} {short(view, card)}" if card else "–" for i, card in enumerate(view.harvest)]
        lines.append(f"{words.text('coupage-terminal-harvest')} {'  '.join(cards)}")
    thrown = [f"{short(view, stack.card)}×{stack.count}" for stack in view.discard]
    lines += _wrapped(words.text("coupage-terminal-discard", count=sum(s.count for s in view.discard)), thrown)
    for seat in range(view.seats):
        lines += ["", *_player(view, seat, words, levels[seat])]
    lines += ["", *(_recipe(aid, words) for aid in view.aid)]
    if view.hand:
        hand = [f"{short(view, stack.card)}×{stack.count}" for stack in view.hand]
        lines += ["", *_wrapped(words.text("coupage-terminal-hand"), hand)]
    if view.chosen:
        lines += _wrapped(words.text("coupage-terminal-chosen"), [short(view, card) for card in view.chosen])
    if view.known:
        known = [f"{words.name(each.seat)} {short(view, each.card)}×{each.count}" for each in view.known]
        lines += _wrapped(words.text("coupage-terminal-known"), known)
    return "\n".join(lines)


def _wrapped(head: str, parts: Sequence[str]) -> list[str]:
    """A heading and many short things, in as many lines as they need."""
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
    account = words.text("coupage-terminal-account", cards=player.cards, bottles=player.progress)
    barrels = [f"  {seat}-{i + 1} {barrel_text(barrel, words)}" for i, barrel in enumerate(player.barrels)]
    rows = [f"{barrels[i]:<38}{barrels[i + 1]}".rstrip() for i in (0, 2)]
    return [f"{mark} {name[:40]}  {account}", *rows]


def _recipe(aid: Aid, words: Words) -> str:
    name = words.text("coupage-recipe", recipe=aid.recipe)
    line = f"  {aid.recipe} {name:<14} {' + '.join(aid.grapes):<43} ●{aid.time} ★{aid.stars}"
    return line if aid.missing < 0 else f"{line[: WIDTH - 5]} –{aid.missing}"


def status(view: CoupageView, words: Words) -> str:
    phase = words.text("coupage-phase", phase=view.phase)
    return words.text("coupage-terminal-status", round=view.round, phase=phase, pile=view.pile)


def headline(view: CoupageView, words: Words) -> str:
    return words.text("coupage-terminal-extra", seat=view.turn) if view.extra and not view.over else ""


def doing(view: CoupageView, words: Words) -> str:
    return words.text("coupage-terminal-doing", step=view.step)


def legend(words: Words) -> list[tuple[str, str]]:
    return [(sign, words.text(f"coupage-terminal-sign-{name}")) for sign, name in SIGNS]


def hidden(move: str, seat: int, words: Words) -> str:
    return words.text("coupage-terminal-step", seat=seat, move=move)


def label(view: CoupageView, choice: Choice, words: Words) -> str:
    """What a move brings, beside its notation."""
    verb, _, rest = choice.text.partition(" ")
    barrels = view.players[view.viewer].barrels if view.viewer >= 0 else ()
    if verb == "lay":
        aid = next(aid for aid in view.aid if aid.recipe == rest)
        return words.text("coupage-terminal-lay", recipe=rest, time=aid.time, stars=aid.stars)
    if verb in ("replace", "time", "stars", "bottle"):
        key = "coupage-terminal-bottling" if verb == "bottle" else f"coupage-terminal-{verb}"
        return words.text(key, recipe=barrels[int(rest) - 1].recipe, barrel=rest)
    if verb == "play":
        return f"{words.text('coupage-card', card=rest)}: {words.text('coupage-effect', card=rest)}"
    if verb == "market":
        return card_name(view, view.market[int(rest) - 1], words)
    if verb == "take":
        return card_name(view, view.harvest[int(rest) - 1], words)
    if verb == "seat":
        return words.text("coupage-terminal-from", seat=int(rest), cards=view.players[int(rest)].cards)
    if verb == "barrel":
        seat, number = (int(part) for part in rest.split("-"))
        barrel = view.players[seat].barrels[number - 1]
        return f"{words.name(seat)}: {barrel_text(barrel, words)}"
    if face_of(view, verb) is not None:
        return card_name(view, verb, words)
    return words.text("coupage-terminal-draw" if verb == "pile" else f"coupage-terminal-{verb}", place=rest or "0")


def meaning(view: CoupageView, piece: str) -> str:
    """The move that touching a piece would be now, legal or not."""
    kind, *rest = piece.split("-")
    if kind in ("pile", "discard"):
        return "pile" if kind == "pile" else "cycle"
    if kind in ("market", "harvest"):
        return f"{'market' if kind == 'market' else 'take'} {rest[0]}"
    if kind == "recipe":
        return f"lay {rest[0]}"
    if kind == "player":
        return f"seat {rest[0]}"
    if kind in ("hand", "chosen"):
        face = face_of(view, rest[0])
        special = face is not None and face.kind == "special" and view.step == "act"
        return f"play {rest[0]}" if special else rest[0]
    own = int(rest[0]) == view.viewer and view.step == "act"
    return f"bottle {rest[1]}" if own else f"barrel {rest[0]}-{rest[1]}"


def preview(view: CoupageView, piece: str, words: Words) -> str:
    """What a piece is and may be good for, from what everybody can see and the own hand."""
    kind, *rest = piece.split("-")
    if kind in ("market", "harvest"):
        cards = view.market if kind == "market" else view.harvest
        place = int(rest[0]) - 1
        return _about_card(view, cards[place], words) if place < len(cards) and cards[place] else ""
    if kind in ("hand", "chosen"):
        return _about_card(view, rest[0], words)
    if kind == "recipe":
        return _about_recipe(view, rest[0], words)
    if kind == "discard":
        return ", ".join(f"{short(view, stack.card)}×{stack.count}" for stack in view.discard)
    found = barrel_at(view, piece)
    return _about_barrel(view, *found[:2], words) if found is not None else ""


def _about_card(view: CoupageView, card: str, words: Words) -> str:
    face = face_of(view, card)
    if face is None or face.kind != "grape":
        return f"{card_name(view, card, words)}: {words.text('coupage-effect', card=card)}"
    useful = [aid.recipe for aid in view.aid if aid.open and aid.missing and face.variety in aid.helps]
    said = card_name(view, card, words)
    return f"{said}. {words.text('coupage-terminal-helps', recipes=', '.join(useful))}" if useful else f"{said}."


def _about_recipe(view: CoupageView, recipe: str, words: Words) -> str:
    aid = next(aid for aid in view.aid if aid.recipe == recipe)
    grapes = ", ".join(aid.grapes)
    name = words.text("coupage-score-bottle", recipe=recipe)
    said = words.text(
        "coupage-terminal-asks", name=name, grapes=grapes, different=aid.different, time=aid.time, stars=aid.stars
    )
    return (
        f"{said} {words.text('coupage-terminal-brings', ability=aid.ability)}"
        if view.abilities and aid.ability
        else said
    )


def _about_barrel(view: CoupageView, seat: int, number: int, words: Words) -> str:
    barrel = view.players[seat].barrels[number - 1]
    whose = words.text("coupage-terminal-whose", seat=seat, barrel=number)
    if barrel.stage != "producing":
        return f"{whose}: {barrel_text(barrel, words)}"
    name = words.text("coupage-recipe", recipe=barrel.recipe)
    lacks = words.text(
        "coupage-terminal-state", grapes=barrel.grapes_missing, time=barrel.time_missing, turns=barrel.spoiled_turns
    )
    down = [card_name(view, time.card, words) for time in barrel.time if time.down]
    hidden = f" {words.text('coupage-terminal-under', cards=', '.join(down))}" if down else ""
    return f"{whose}: {name}. {lacks}{hidden}"


def walk(view: CoupageView, pieces: Sequence[str], piece: str, key: str) -> str:
    """Left and right go through the pieces of a row and on, up and down to the nearest of another row."""
    order = sorted(dict.fromkeys(pieces), key=place_of)
    if not order:
        return piece
    if piece not in order:
        return next((other for other in order if other != "discard"), order[0])
    at = order.index(piece)
    if key in ("left", "right"):
        return order[(at + (1 if key == "right" else -1)) % len(order)]
    if key in ("up", "down"):
        row, column = place_of(piece)
        rows = sorted({place_of(other)[0] for other in order})
        row = rows[(rows.index(row) + (1 if key == "down" else -1)) % len(rows)]
        near = [other for other in order if place_of(other)[0] == row]
        return min(near, key=lambda other: abs(place_of(other)[1] - column))
    return piece
