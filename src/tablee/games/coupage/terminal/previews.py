"""What a piece is and what touching it would do, using only what the viewer can see."""

from __future__ import annotations

from tablee.engine.words import Words
from tablee.games.coupage.terminal.cards import (
    STARS,
    barrel_at,
    barrel_text,
    card_name,
    counted,
    face_of,
    short_name,
    with_colon,
)
from tablee.games.coupage.terminal.recipes import grapes_text, helps_text, why_closed
from tablee.games.coupage.view import CoupageView, Stack


def preview(view: CoupageView, piece: str, words: Words) -> str:
    kind, *rest = piece.split("-")
    if kind in ("market", "harvest"):
        cards = view.market if kind == "market" else view.harvest
        place = int(rest[0]) - 1
        return _offered(view, cards[place], words) if place < len(cards) and cards[place] else ""
    if kind in ("hand", "chosen"):
        return _own_card(view, rest[0], words)
    if kind == "recipe":
        return _recipe(view, rest[0], words)
    if kind in ("pile", "discard"):
        key = f"{kind}-{'now' if view.step == ('draw' if kind == 'pile' else 'act') else 'later'}"
        count = view.pile if kind == "pile" else sum(stack.count for stack in view.discard)
        return words.text(f"coupage-about-{key}", count=count)
    if kind == "player":
        return _player(view, int(rest[0]), words)
    if kind == "grape" and view.step in ("evaporate", "cava-blanc-grape"):
        return _grape(view, piece, words)
    if kind == "time" and view.step in ("which-time", "cava-blanc"):
        return _time(view, piece, words)
    found = barrel_at(view, piece)
    return _barrel(view, *found[:2], words) if found is not None else ""


# Cards


def _offered(view: CoupageView, card: str, words: Words) -> str:
    """A card that can be taken, and what the viewer could use it for."""
    face = face_of(view, card)
    if face is None or face.kind != "grape":
        return with_colon(words, card_name(view, card, words), words.text("coupage-effect", card=card))
    useful = [aid for aid in view.aid if aid.open and aid.missing > 0 and face.variety in aid.helps]
    complete = [aid.recipe for aid in useful if aid.missing == 1]
    nearer = [aid.recipe for aid in useful if aid.missing > 1]
    missed = [
        str(number + 1)
        for number, barrel in enumerate(view.players[view.viewer].barrels if view.viewer >= 0 else ())
        if face.variety in barrel.helps
    ]
    said = [f"{card_name(view, card, words)}."]
    for key, found in (("replaces", missed), ("completes", complete), ("helps", nearer)):
        if found:
            said.append(words.text(f"coupage-about-{key}", recipes=", ".join(found)))
    if len(said) == 1 and view.viewer >= 0:
        said.append(words.text("coupage-about-money", stars=STARS * face.stars))
    return " ".join(said)


def _own_card(view: CoupageView, card: str, words: Words) -> str:
    face = face_of(view, card)
    name = card_name(view, card, words)
    if view.step == "pay" and face is not None and face.kind == "grape":
        left = max(0, view.due - face.stars)
        over = max(0, face.stars - view.due)
        return f"{name}. " + words.text("coupage-about-pays", left=left, over=over)
    if view.step == "discard":
        return words.text("coupage-about-discards", card=name)
    if face is None or face.kind != "grape":
        return with_colon(words, name, words.text("coupage-effect", card=card))
    fits = [aid.recipe for aid in view.aid if aid.open and any(face.variety in place for place in aid.varieties)]
    said = f"{name}. " + words.text("coupage-about-money", stars=STARS * face.stars)
    return f"{said} {words.text('coupage-about-fits', recipes=', '.join(fits))}" if fits else said


# Recipes


def _recipe(view: CoupageView, recipe: str, words: Words) -> str:
    aid = next(aid for aid in view.aid if aid.recipe == recipe)
    name = words.text("coupage-score-bottle", recipe=recipe)
    exact = all(len(place) == 1 for place in aid.varieties)
    different = "all" if aid.different == len(aid.grapes) else str(aid.different)
    different = "any" if exact or aid.different < 2 else different
    said = words.text("coupage-about-recipe", name=name, grapes=grapes_text(aid, words), different=different)
    said += " " + words.text("coupage-about-costs", time=aid.time, stars=STARS * aid.stars)
    if view.abilities and aid.ability:
        said += " " + words.text("coupage-terminal-brings", ability=aid.ability)
    if aid.missing < 0:
        return said
    if not aid.open:
        return f"{said} {words.text(f'coupage-about-{why_closed(view)}')}"
    if not aid.missing:
        return f"{said} {words.text('coupage-about-complete')}"
    return f"{said} " + words.text("coupage-about-lacks", count=aid.missing, grapes=helps_text(view, aid.helps, words))


# Players and barrels


def _player(view: CoupageView, seat: int, words: Words) -> str:
    player = view.players[seat]
    said = words.text("coupage-about-player", seat=seat, cards=player.cards, wines=player.wines, cavas=player.cavas)
    known = counted(view, [Stack(each.card, each.count) for each in view.known if each.seat == seat])
    return f"{said} {words.text('coupage-about-known', cards=', '.join(known))}" if known else said


def _barrel(view: CoupageView, seat: int, number: int, words: Words) -> str:
    barrel = view.players[seat].barrels[number - 1]
    mine = seat == view.viewer
    whose = words.text("coupage-about-whose", seat=seat, barrel=number, who="you" if mine else "other")
    if barrel.stage != "producing":
        return with_colon(words, whose, f"{barrel_text(barrel, words)}.")
    name = words.text("coupage-recipe", recipe=barrel.recipe)
    said = [with_colon(words, whose, f"{name}, {' '.join(short_name(view, grape) for grape in barrel.grapes)}.")]
    if barrel.ready:
        said.append(words.text("coupage-about-ready", stars=STARS * barrel.stars))
    else:
        lacks = [
            words.text(f"coupage-about-missing-{key}", count=count, grapes=helps_text(view, barrel.helps, words))
            if key == "grapes"
            else words.text(f"coupage-about-missing-{key}", count=count)
            for key, count in (("grapes", barrel.grapes_missing), ("time", barrel.time_missing))
            if count
        ]
        said += lacks
        if barrel.spoiled:
            said.append(words.text("coupage-about-spoiled", turns=barrel.spoiled_turns))
    down = [card_name(view, time.card, words) for time in barrel.time if time.down]
    if down:
        said.append(words.text("coupage-terminal-under", cards=", ".join(down)))
    if view.step in ("target", "evaporate", "which-time") and not mine:
        player = view.players[seat]
        said.append(words.text("coupage-about-owner", seat=seat, wines=player.wines, cavas=player.cavas))
    return " ".join(said)


def _grape(view: CoupageView, piece: str, words: Words) -> str:
    _, seat, number, card = piece.split("-")
    recipe = view.players[int(seat)].barrels[int(number) - 1].recipe
    key = "coupage-about-evaporates" if view.step == "evaporate" else "coupage-about-comes-back"
    return words.text(key, seat=int(seat), card=card_name(view, card, words), recipe=recipe)


def _time(view: CoupageView, piece: str, words: Words) -> str:
    _, seat, number, place = piece.split("-")
    time = view.players[int(seat)].barrels[int(number) - 1].time[int(place) - 1]
    if not time.down:
        return words.text("coupage-terminal-up") + "."
    return words.text("coupage-terminal-under", cards=card_name(view, time.card, words))
