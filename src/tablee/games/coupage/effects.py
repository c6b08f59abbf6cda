"""What a move of Coupage would bring: in words, and as marks. From a world dealt for the seat that asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tablee.engine.moves import Kind
from tablee.engine.view import Effect, Line, Mark
from tablee.games.coupage import moves
from tablee.games.coupage.content import KINDS, RECIPE_CODES
from tablee.games.coupage.memory import CoupageMemory
from tablee.games.coupage.moves import MOVES, asked, due
from tablee.games.coupage.names import barrel_name, card_line, cards_line
from tablee.games.coupage.rules import numbers as n
from tablee.games.coupage.rules.grapes import can_win_with
from tablee.games.coupage.rules.state import CoupageState
from tablee.games.coupage.view.aid import own_aids


def effect(world: CoupageState, action: int) -> Effect:
    kind = MOVES.kind_of(action)
    return _EFFECTS[kind](world, action - kind.first)


def _says(key: str, **args: int | str | Line) -> Effect:
    return Effect([Line(f"coupage-effect-{key}", args)])


# Drawing


def _pile(world: CoupageState, place: int) -> Effect:
    return _says("pile", count=int(world.pile_size))


def _market(world: CoupageState, slot: int) -> Effect:
    return _taking(world, int(world.open[slot]))


def _harvest(world: CoupageState, place: int) -> Effect:
    return _taking(world, int(world.open[n.MARKET_SLOTS + place]))


def _taking(world: CoupageState, card: int) -> Effect:
    """A card that lies open, and what it would bring nearer."""
    lines = [Line("coupage-effect-take", {"card": card_line(world.printed, card)})]
    if card >= n.GRAPES:
        return Effect([*lines, Line("coupage-effect", {"card": world.printed.codes[card]})])
    nearer = _nearer(world, card)
    if nearer:
        lines.append(Line("coupage-effect-nearer", {"wines": _listed(nearer)}))
    return Effect(lines)


def _nearer(world: CoupageState, card: int) -> list[Line]:
    """The wines that still count and that one more grape of this variety brings nearer."""
    variety = world.printed.codes[card][:3]
    return [
        Line("coupage-effect-nearer-one", {"recipe": aid.recipe, "left": aid.missing - 1})
        for aid in own_aids(world, int(world.to_act))
        if aid.open and aid.counts and aid.missing > 0 and variety in aid.helps
    ]


def _listed(lines: Sequence[Line]) -> Line:
    said = lines[-1]
    for line in reversed(lines[:-1]):
        said = Line("coupage-cards", {"first": line, "rest": said})
    return said


# The own barrels


def _own(world: CoupageState, barrel: int) -> int:
    """Where a barrel of the seat to act begins."""
    return int(world.to_act) * n.CELLAR + barrel * n.STRIDE


def _recipe(world: CoupageState, place: int) -> str:
    return RECIPE_CODES[world.barrels[place + n.RECIPE]]


def _mark(place: int, kind: str, amount: int = 1) -> Mark:
    name = f"barrel-{barrel_name(place // n.STRIDE)}"
    return Mark(name, "gain" if kind == "gain" else "loss", amount, place // n.CELLAR)


def _lay(world: CoupageState, recipe: int) -> Effect:
    printed = world.printed
    args: dict[str, int | str | Line] = {"recipe": RECIPE_CODES[recipe], "count": int(printed.slots[recipe])}
    args |= {"time": int(printed.time[recipe]), "stars": int(printed.cost[recipe])}
    lines = [Line("coupage-effect-lay", args)]
    lost = not can_win_with(world, int(world.to_act), recipe)
    if lost:  # CPG-4.6: it may be laid, and people are asked again
        lines.insert(0, Line("coupage-effect-lockout", {"recipe": RECIPE_CODES[recipe]}))
    return Effect(lines, costly=lost)


def _replace(world: CoupageState, barrel: int) -> Effect:
    place = _own(world, barrel)
    left = _grapes_missing(world, place) - 1
    line = Line("coupage-effect-replace", {"recipe": _recipe(world, place), "left": left})
    return Effect([line], [_mark(place, "gain")])


def _grapes_missing(world: CoupageState, place: int) -> int:
    return int(world.printed.slots[world.barrels[place + n.RECIPE]] - world.barrels[place + n.GRAPE_COUNT])


def _ageing(world: CoupageState, place: int) -> Line:
    recipe = int(world.barrels[place + n.RECIPE])
    time = max(0, int(world.printed.time[recipe] - world.barrels[place + n.TIME_COUNT]) - 1)
    grapes = _grapes_missing(world, place)
    if time > 0 or grapes:
        return Line("coupage-effect-ages", {"recipe": RECIPE_CODES[recipe], "time": time, "grapes": grapes})
    return Line("coupage-effect-ripe", {"recipe": RECIPE_CODES[recipe], "stars": int(world.printed.cost[recipe])})


def _time(world: CoupageState, barrel: int) -> Effect:
    place = _own(world, barrel)
    return Effect([_ageing(world, place)], [_mark(place, "gain")])


def _stars(world: CoupageState, barrel: int) -> Effect:
    place = _own(world, barrel)
    cost = Line("coupage-effect-stars", {"stars": int(world.printed.time_cost)})
    return Effect([_cost(world, cost), _ageing(world, place)], [_mark(place, "gain")])


def _cost(world: CoupageState, cost: Line) -> Line:
    """What it costs; or, when the cards are being chosen, that the last of them pays it all."""
    return Line("coupage-effect-paid", {"left": 0}) if world.pending.count else cost


def _bottle(world: CoupageState, barrel: int) -> Effect:
    place = _own(world, barrel)
    return _bottling(world, place, int(world.printed.cost[world.barrels[place + n.RECIPE]]))


def _bottling(world: CoupageState, place: int, stars: int) -> Effect:
    """CPG-9.1, CPG-9.4: what counts, the rules say."""
    seat = int(world.to_act)
    after = world.clone()
    after.barrels[place + n.STAGE] = n.BOTTLED
    progress = int(after.progress(seat))
    counts = progress > world.progress(seat)
    pays = Line("coupage-effect-pays", {"stars": stars})
    lines = [_cost(world, pays) if stars else pays]
    if counts and progress == n.GOAL:
        lines.append(Line("coupage-effect-wins"))
    else:
        args = {"recipe": _recipe(world, place), "counts": "yes" if counts else "no", "progress": progress}
        lines.append(Line("coupage-effect-bottle", args))
    return Effect(lines, [_mark(place, "gain")] if counts else [])


# Special cards, discarding, the end of a turn


def _play(world: CoupageState, kind: int) -> Effect:
    return Effect([Line("coupage-effect", {"card": KINDS[kind]})])


def _cycle(world: CoupageState, place: int) -> Effect:
    return _says("cycle")


def _end(world: CoupageState, place: int) -> Effect:
    """A turn without any action is seldom meant, and the cards that follow it cannot be put back."""
    left, cards = int(world.actions_left), int(world.held[world.to_act])
    extra = "yes" if world.extra else "no"
    line = Line("coupage-effect-end", {"actions": left, "draws": max(0, n.LEAST - cards), "extra": extra})
    return Effect([line], costly=left == n.ACTIONS)


def _done(world: CoupageState, place: int) -> Effect:
    """No more is paid: what the payment was for."""
    first = int(world.pending.steps[0])
    return _stars(world, first - n.STARS) if first < n.BOTTLE else _bottle(world, first - n.BOTTLE)


def _decline(world: CoupageState, place: int) -> Effect:
    return _says("decline")


# Steps in the middle of a move


def _card(world: CoupageState, card: int) -> Effect:
    question, line = asked(world), card_line(world.printed, card)
    if question in (moves.PAY_TIME, moves.PAY_BOTTLE):
        return _says("paid", left=max(0, due(world) - int(n.stars_of(card))))
    if question is moves.DISCARD:
        return _says("discard", card=line)
    if question is moves.SERVE:
        return _says("serve", card=line)
    if question in (moves.FACE_DOWN, moves.ROUGE_CARD):
        return _says("facedown", card=line)
    if question is moves.EVAPORATE:
        return _evaporating(world, card)
    if question is moves.CAVA_BLANC_GRAPE:
        return _says("take", card=line)
    return _says("grape", stars=int(n.stars_of(card)))


def _evaporating(world: CoupageState, card: int) -> Effect:
    barrel = int(world.pending.steps[1]) - n.BARREL
    place = barrel * n.STRIDE
    args: dict[str, int | str | Line] = {"seat": barrel // n.BARRELS, "recipe": _recipe(world, place)}
    args["count"] = _grapes_missing(world, place) + 1
    grape = Mark(f"grape-{barrel_name(barrel)}-{world.printed.codes[card]}", "goes", 1, barrel // n.BARRELS)
    return Effect([Line("coupage-effect-evaporate", args)], [grape])


def _seat(world: CoupageState, victim: int) -> Effect:
    lines = [Line("coupage-effect-victim", {"seat": victim, "count": int(world.held[victim])})]
    known = _known(world, victim)
    if known:
        lines.append(Line("coupage-effect-known", {"cards": cards_line(world.printed, known)}))
    return Effect(lines, [Mark(f"player-{victim}", "loss", 1, victim)])


def _known(world: CoupageState, hand: int) -> list[int]:
    """Cards that the seat to act knows to be in another hand."""
    memory = world.memory
    if not isinstance(memory, CoupageMemory):
        return []
    certain = memory.certain(int(world.to_act))
    return [card for other, card, number in certain if other == hand for _ in range(number)]


def _barrel(world: CoupageState, barrel: int) -> Effect:
    """What a card does to a barrel."""
    question, place = asked(world), barrel * n.STRIDE
    if question is moves.YOUNG:
        return _bottling(world, place, 0)
    if question in (moves.OWN_BARREL, moves.ROUGE):
        return Effect([_ageing(world, place)], [_mark(place, "gain")])
    owner = barrel // n.BARRELS
    card = KINDS[int(world.pending.steps[0]) - n.PLAY]
    args: dict[str, int | str | Line] = {"card": card, "seat": owner, "recipe": _recipe(world, place)}
    args |= {"whose": "you" if owner == world.to_act else "other", "ready": "yes" if world.is_ready(place) else "no"}
    return Effect([Line("coupage-effect-target", args)], [_harm(card, barrel)])


def _harm(card: str, barrel: int) -> Mark:
    name, owner = f"barrel-{barrel_name(barrel)}", barrel // n.BARRELS
    if card == "OEN":
        return Mark(name, "gain", 1, owner)
    return Mark(name, "blocked" if card == "PIQ" else "loss", 1, owner)


def _which_time(world: CoupageState, place: int) -> Effect:
    return Effect()


_EFFECTS: dict[Kind, Callable[[CoupageState, int], Effect]] = {
    moves.PILE: _pile,
    moves.MARKET: _market,
    moves.END: _end,
    moves.LAY: _lay,
    moves.REPLACE: _replace,
    moves.TIME: _time,
    moves.STARS: _stars,
    moves.BOTTLE: _bottle,
    moves.PLAY: _play,
    moves.CYCLE: _cycle,
    moves.CARD: _card,
    moves.PLAYER: _seat,
    moves.BARREL: _barrel,
    moves.UP: _which_time,
    moves.DOWN: _which_time,
    moves.TAKE: _harvest,
    moves.DECLINE: _decline,
    moves.DONE: _done,
}
