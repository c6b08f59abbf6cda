"""Why a bot made a move of Coupe nation: one sentence from the terms by which it has judged.

It is made from a world that was dealt for the bot's seat, so it rests on what the bot knew. No sentence names a card
that lay face down: whoever looks at the game through other eyes did not know it then.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.bits import bit_count, members
from tablee.engine.words import Arg, Line
from tablee.games.coupe_nation import moves
from tablee.games.coupe_nation.judgement import (
    HELD,
    USEFUL,
    CoupeNationJudgement,
    exchanged,
    placed,
)
from tablee.games.coupe_nation.moves import MOVES, Exchange, begun_card
from tablee.games.coupe_nation.names import card_line, code_at, position_line
from tablee.games.coupe_nation.outlook import following, knows_card, shown_cards, unseen_cards
from tablee.games.coupe_nation.rules import numbers as n
from tablee.games.coupe_nation.rules.state import CoupeNationState
from tablee.games.coupe_nation.rules.tower import between


def reason(judgement: CoupeNationJudgement, world: CoupeNationState, action: int, ahead: bool) -> Line | None:
    if not world.completes(action):
        return None
    if action == n.ON + n.TOP:
        return _why("wins")
    start = world.clone()
    start.pending.clear()
    options = start.legal_actions()
    if len(options) == 1 and len(world.legal_actions()) == 1:
        return _why("only")
    weights = _weights(judgement, start, options)
    if _weights(judgement, world, [action])[0] < max(weights):
        return _why("ahead") if ahead else _slip(world, options[weights.index(max(weights))])
    kind = MOVES.kind_of(action)
    what = action - kind.first
    if kind is moves.DRAW:
        return _drawn(judgement, world, what)
    if kind is moves.OPEN:
        return _opened(world, what)
    if kind is moves.DISCARD or kind is moves.DESTROY:
        return _destroyed(world, what + 1)
    first = int(world.pending.steps[0])
    if first in moves.PLACE:
        return _placed(judgement, world, start, begun_card(world), what)
    return _hidden(world, what) if first in moves.HIDE else _exchanged(judgement, world, start, what)


def _why(key: str, **args: Arg) -> Line:
    return Line(f"coupe-nation-why-{key}", args)


def _weights(judgement: CoupeNationJudgement, state: CoupeNationState, actions: list[int]) -> list[int]:
    weights = vec[i64]([0] * len(actions))
    judgement.weigh(state, vec[i64]([i64(action) for action in actions]), len(actions), weights)
    return [int(weight) for weight in weights]


def _slip(world: CoupeNationState, better: int) -> Line:
    """The lower levels do not always make the move that looks best. Which card it was about stays open."""
    if better in moves.DRAW:
        return _why("slip-draw", count=better - n.DRAW)
    begun = world.pending.count > 0 and int(world.pending.steps[0]) == better
    return _why("slip", what="place" if begun and better < n.OPEN else "move")


def _drawn(judgement: CoupeNationJudgement, world: CoupeNationState, number: int) -> Line:
    held, best = int(world.glasses(world.to_act)), int(judgement.knobs[HELD])
    if number == 0:
        return _why("draw-none", held=held)
    return _why("draw-enough" if held + number >= best else "draw-all", held=held + number, best=best)


def _opened(world: CoupeNationState, position: int) -> Line:
    """Another player's card is opened when everything else is worse."""
    low, high = world.cells[n.LOW + position], world.cells[n.HIGH + position]
    seat = world.to_act
    if world.hider_at(position) != seat:
        unseen = unseen_cards(world, seat)
        return _why("gamble", fitting=int(bit_count(unseen & between(low, high))), unseen=int(bit_count(unseen)))
    return _why("knew" if world.fits(world.card_at(position), position) else "nothing-else")


def _destroyed(world: CoupeNationState, card: int) -> Line:
    """Whether there is still a place for it, filled places included: those can be replaced."""
    todo = ~int(world.occupied) & n.BELOW_TOP | int(world.down)
    useless = not int(world.numbers_at(todo)) >> card & 1
    return _why("useless" if useless else "least", card=card_line(card))


def _placed(
    judgement: CoupeNationJudgement, world: CoupeNationState, start: CoupeNationState, card: int, position: int
) -> Line:
    """The room it leaves, compared with every other card face up, and what the next player may draw."""
    after = placed(world, card, position)
    room, worth, draws = _gains(judgement, after, card, position)
    others = [
        _gains(judgement, placed(start, other, place), other, place)
        for other in members(int(start.hand(start.to_act)))
        for place in members(int(start.positions_for(other, start.free())))
        if place != n.TOP
    ]
    next_draw: dict[str, Arg] = {"seat": int(following(world)), "count": draws}
    roomiest = max(others)
    if room < roomiest[0]:
        drawn = int(judgement.knobs[USEFUL]) * (draws - roomiest[2])
        if worth - roomiest[1] > max(drawn, 0):
            return _why("others-can-go-on")
        return _why("draw-for-next", **next_draw) if draws else _why("together")
    if draws > 1:
        return _why("room-and-draw", **next_draw)
    place, numbers = _tightest(after)
    return _why("room", place=position_line(place), count=numbers)


def _gains(judgement: CoupeNationJudgement, after: CoupeNationState, card: int, position: int) -> tuple[int, int, int]:
    """The room that is left, how well the others can go on, and how many cards the next player may draw."""
    draws = int(judgement.next_draw(after, card, position)) // int(judgement.knobs[USEFUL])
    return int(judgement.outlook(after, after.to_act)), -int(judgement.feared_for_others(after, card, position)), draws


def _tightest(state: CoupeNationState) -> tuple[int, int]:
    """The empty position with the fewest numbers, and how many: there is one, for the top is filled last."""
    left = n.ALL_BITS & ~int(state.discard | shown_cards(state))
    empty = members(~int(state.occupied) & ((1 << n.POSITIONS) - 1))
    ranges = [(position, between(state.cells[n.LOW + position], state.cells[n.HIGH + position])) for position in empty]
    counts = [(position, int(bit_count(left & numbers))) for position, numbers in ranges]
    return min(counts, key=lambda each: each[1])


def _hidden(world: CoupeNationState, position: int) -> Line:
    hand = int(world.hand(world.to_act))
    if not hand & int(world.numbers_at(world.free())):
        return _why("hide-nothing-fits")
    return _why("hide-fits" if world.fits(begun_card(world), position) else "hide-room")


def _exchanged(
    judgement: CoupeNationJudgement, world: CoupeNationState, start: CoupeNationState, position: int
) -> Line:
    made, seat = Exchange(world), world.to_act
    card = card_line(made.target)
    pair, gone = sum(1 << each for each in made.pair), sum(1 << each for each in made.extras)
    if world.occupied >> position & 1:
        after = exchanged(world, pair, gone, made.target, position)
        if not knows_card(world, position, seat):
            return _why("replace-unknown", card=card)
        old = Line("coupe-nation-card", {"card": code_at(int(world.card_at(position)), position)})
        roomier = judgement.outlook(after, seat) > judgement.outlook(start, seat)
        open_card = world.hider_at(position) < 0
        return _why("replace", card=card, old=old) if roomier and open_card else _why("take", card=card)
    fits = int(start.hand(seat)) & int(start.numbers_at(start.free()))
    return _why("take" if fits else "take-nothing-fits", card=card)
