"""Write tests/records/: one game for every special case of the rules. python -m tools.records [GAME]

It plays games until one contains the wanted case, and finds the same games every time. Run it for a new game
or a new version of the rules. Existing files are never overwritten, because old records must always replay to their
result.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.game import Game
from tablee.engine.record import Player
from tablee.engine.rng import Rng
from tablee.engine.seed import rng_of
from tablee.engine.state import State
from tablee.engine.table import Table
from tablee.games import game as find_game
from tablee.games.age_of_champagne import VARIANTS
from tablee.games.age_of_champagne.rules import numbers as champagne
from tablee.games.age_of_champagne.rules.state import AgeOfChampagneState
from tablee.games.capa_doro.names import EVENT_CODES
from tablee.games.capa_doro.rules import numbers as capa
from tablee.games.capa_doro.rules.numbers import END as END_TURN
from tablee.games.capa_doro.rules.numbers import GOAL
from tablee.games.capa_doro.rules.state import CapaDoroState
from tablee.games.coup.rules import CoupState
from tablee.games.coupage.moves import MOVES
from tablee.games.coupage.rules.numbers import ACTING, CYCLE, END
from tablee.games.coupage.rules.state import CoupageState
from tablee.games.coupe_nation.rules import numbers as nation
from tablee.games.coupe_nation.rules.state import CoupeNationState
from tools import ROOT, say

FOLDER = ROOT / "tests" / "records"
MAX_SEEDS = 2000
NAMES = ("Ann", "Ben", "Cle", "Dan", "Eve", "Flo")

S = TypeVar("S", bound=State)
Strategy = Callable[[Table, Rng], int]  # chooses the action of every seat
Condition = Callable[[Table], bool]  # what must have happened in the finished game
Interruption = Callable[[Table, Rng], None]  # called between two moves


@dataclass(frozen=True)
class WantedRecord:
    """A record to write: how the seats play, and what must have happened."""

    name: str
    seats: int
    strategy: Strategy
    condition: Condition
    interruption: Interruption | None = None
    options: Mapping[str, object] | None = None


def main(names: list[str]) -> None:
    for name in names or sorted(WANTED):
        for wanted in WANTED[name]:
            file = FOLDER / name / f"{wanted.name}.tablee"
            if file.exists():
                say(f"{file.relative_to(ROOT)} is there already")
                continue
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(str(find(find_game(name), wanted).record), encoding="utf-8")
            say(f"{file.relative_to(ROOT)} written")


def find(game: Game, wanted: WantedRecord) -> Table:
    """The game with the lowest seed that meets the condition."""
    for seed in range(MAX_SEEDS):
        table = play(game, wanted, seed)
        if wanted.condition(table):
            return table
    raise SystemExit(f"tablee: no game of {game.title} went as “{wanted.name}” in {MAX_SEEDS} tries")


def play(game: Game, wanted: WantedRecord, seed: int) -> Table:
    table = Table(game, [Player(name) for name in NAMES[: wanted.seats]], wanted.options, seed)
    chance = rng_of(-1 - seed)  # independent of the deal
    while not table.state.over:
        if wanted.interruption is not None:
            wanted.interruption(table, chance)
        table.play(int(table.state.to_act), wanted.strategy(table, chance))
    return table


def moves_with_positions(table: Table, kind: type[S]) -> Iterator[tuple[S, str]]:
    """Every move that was not taken back, with the position before it."""
    state = table.game.new(table.record.seats, table.options, table.record.seed)
    assert isinstance(state, kind)
    for move in table.record.standing():
        yield state, move.text
        state.ask(move.seat)
        state.apply(table.game.parse(state, move.seat, move.text))


# Strategies


def at_random(table: Table, chance: Rng) -> int:
    actions = table.state.legal_actions()
    return actions[chance.below(len(actions))]


def sensibly(table: Table, chance: Rng) -> int:
    """The best action in a sampled world that fits what the seat knows; one time in ten a random one."""
    judgement = table.game.judgement(table.options)
    if judgement is None or chance.below(10) == 0:
        return at_random(table, chance)
    world = table.state.deal(table.state.to_act, chance.fork())
    actions = world.legal_actions()
    weights = vec[i64]([0] * len(actions))
    judgement.weigh(world, vec[i64]([i64(action) for action in actions]), len(actions), weights)
    return actions[max(range(len(actions)), key=lambda i: weights[i])]


# Interruptions


def change_of_mind(table: Table, chance: Rng) -> None:
    """Sometimes take back the last step of an incomplete move."""
    if table.state.pending.count > 0 and chance.below(6) == 0:
        table.take_back(int(table.state.to_act))


def by_agreement(table: Table, chance: Rng) -> None:
    """Sometimes take back moves that need the agreement of the others."""
    seat = int(chance.below(table.record.seats))
    offer = table.may_take_back(seat)
    if offer.steps > 1 and not offer.free and chance.below(30) == 0:
        table.take_back(seat, agreed=True)


# Coup


def coup(table: Table) -> CoupState:
    assert isinstance(table.state, CoupState)
    return table.state


def finished(table: Table) -> bool:
    return table.state.over


def pool_ran_dry(table: Table) -> bool:
    return coup(table).pool_size == 0


def tied(table: Table) -> bool:
    return max(table.state.returns()) < 1


def longest_run(row: int) -> int:
    return max(map(len, f"{row:020b}".split("0")))


def joined_two_runs(table: Table) -> bool:
    """The tile that made the Coup had a run on either side, and the new run is longer than ten."""
    texts = [(move.seat, move.text) for move in table.record.standing()]
    maker = coup(table).maker
    last = max(i for i, (seat, text) in enumerate(texts) if seat == maker and text.startswith("lay"))
    after = texts[last + 1 :]
    colour, number = "YORVBG".index(texts[last][1][4]), int(texts[last][1][5:]) - 1
    row = int(coup(table).board[colour])
    for seat, text in after:
        if text.startswith("lay") and text[4] == texts[last][1][4]:
            row ^= 1 << int(text[5:]) - 1
    beside = row >> number + 1 & 1 and number > 0 and row >> number - 1 & 1
    return bool(beside) and longest_run(row) > 10


def last_moves(table: Table) -> list[str]:
    """What the others did after the Coup."""
    return [move.text for move in table.record.standing()][1 - table.record.seats :]


def undone(table: Table) -> bool:
    return any(str(event).startswith("*") for event in table.record.events)


# Coupage


def coupage(table: Table) -> CoupageState:
    assert isinstance(table.state, CoupageState)
    return table.state


def won_with(recipe: str) -> Condition:
    def condition(table: Table) -> bool:
        winner = coupage(table).winner
        barrels = table.game.view(table.state, winner).players[winner].barrels  # type: ignore[attr-defined]
        return any(barrel.stage == "bottled" and barrel.recipe == recipe for barrel in barrels)

    return condition


def played(kind: str) -> Condition:
    return lambda table: any(text == f"play {kind}" for state, text in moves_with_positions(table, CoupageState))


def used(ability: str) -> Condition:
    """An ability was offered and used."""
    return lambda table: any(
        MOVES.asked(state, ()).name == ability and text != "decline"
        for state, text in moves_with_positions(table, CoupageState)
    )


def had_extra_turn(table: Table) -> bool:
    return any(state.extra for state, text in moves_with_positions(table, CoupageState))


def reshuffled(table: Table) -> bool:
    sizes = [int(state.pile_size) for state, text in moves_with_positions(table, CoupageState)]
    return any(after > before for before, after in zip(sizes, sizes[1:], strict=False))


def won_by_two_cavas(table: Table) -> bool:
    state = coupage(table)
    return state.winner >= 0 and state.cavas(state.winner) == 2 and state.wines(state.winner) == 1


def doing_nothing(table: Table, chance: Rng) -> int:
    """Only draw and end the turn, so that the game ends by the safety rule."""
    actions = table.state.legal_actions()
    return actions[0] if coupage(table).phase else actions[chance.below(len(actions))]


def cycling(table: Table, chance: Rng) -> int:
    """Only draw, exchange a card and end the turn: no bottle is ever made."""
    state, actions = coupage(table), table.state.legal_actions()
    if not state.pending.count and state.phase == ACTING:
        return CYCLE if state.actions_left == 2 and CYCLE in actions else END
    return actions[chance.below(len(actions))]


# Capa d'Oro


def capa_doro(table: Table) -> CapaDoroState:
    assert isinstance(table.state, CapaDoroState)
    return table.state


def reached_sixty(table: Table) -> bool:
    return capa_doro(table).winner >= 0


def reached_exactly_sixty(table: Table) -> bool:
    return max(table.state.scores()) == GOAL


def bag_ran_out(table: Table) -> bool:
    scores = table.state.scores()
    return not reached_sixty(table) and scores.count(max(scores)) == 1


def money_decided(table: Table) -> bool:
    """Equal points at the top, and one winner."""
    scores = table.state.scores()
    return not reached_sixty(table) and scores.count(max(scores)) > 1 and max(table.state.returns()) == 1


def shared(table: Table) -> bool:
    return max(table.state.returns()) < 1


def revealed(kind: str) -> Condition:
    """The card was turned up, and a turn was played after it."""
    number = EVENT_CODES.index(kind)
    return lambda table: any(
        state.event == number and text == "end" for state, text in moves_with_positions(table, CapaDoroState)
    )


def moved(*verbs: str) -> Condition:
    """All these kinds of moves were made."""
    return lambda table: set(verbs) <= {text.split()[0] for state, text in moves_with_positions(table, CapaDoroState)}


def asked_for_much(table: Table) -> bool:
    """What browser tests open: a beetle, two colours to give up bales of, Customs, and a push beside closed Asia."""
    wanted, last = {"beetle", "lose", "customs", "push"}, ""
    for state, text in moves_with_positions(table, CapaDoroState):
        if state.phase == capa.INFESTING:
            wanted.discard("beetle")
        elif state.phase == capa.CLOSING:
            wanted.discard("customs")
        elif state.phase == capa.LOSING and _colours(state) == 2:
            wanted.discard("lose")
        elif last == "end" and is_beside_customs(state):
            wanted.discard("push")
        last = text
    return not wanted


def _colours(state: CapaDoroState) -> int:
    """Of the bales in the warehouse of the seat that is asked."""
    return sum(state.ware(state.to_act, colour) > 0 for colour in range(capa.COLOURS))


def is_beside_customs(state: CapaDoroState) -> bool:
    """Another player has closed Asia, where a push would bring somebody else two bales; there is a free space to sow in
    South Asia, and there are two grey bales to sell."""
    seat, asia, south = state.to_act, capa.ASIA, capa.SOUTH_ASIA * capa.MOST_ROWS * capa.COLUMNS
    seedling, grown, waiting = (int(piece) for piece in list(state.spaces)[: capa.COLUMNS])
    return (
        state.phase == capa.ACTING
        and state.customs == asia
        and state.customs_seat != seat
        and bool(seedling and grown and not waiting and not state.spaces[south])
        and capa.owner_of(grown) not in (seat, capa.NEUTRAL, capa.UNIQUE)
        and capa.bales_of(grown) == 2
        and state.ware(seat, capa.SOUTH_ASIA) >= 2
        and state.money(seat) >= 6
        and state.players[seat * capa.STRIDE + capa.SUPPLY] >= 2
    )


def without_rolling(table: Table, chance: Rng) -> int:
    """End every turn at once: nobody scores, and money decides, if anything does."""
    actions = table.state.legal_actions()
    return END_TURN if END_TURN in actions else actions[chance.below(len(actions))]


def second_thoughts(table: Table, chance: Rng) -> None:
    """Sometimes take back the last action of a turn, before anything was learned."""
    seat = int(table.state.to_act)
    if table.may_take_back(seat).free and chance.below(8) == 0:
        table.take_back(seat)


def giving_up(table: Table, chance: Rng) -> None:
    """Somebody resigns in the middle of the game, and a stranger plays on."""
    if not table.resigned and capa_doro(table).turns > 6:
        table.resign(int(chance.below(table.record.seats)))


def others_won(table: Table) -> bool:
    best = max(table.state.returns())
    return bool(table.resigned) and all(table.state.returns()[seat] < best for seat in table.resigned)


# Coupe nation


def coupe_nation(table: Table) -> CoupeNationState:
    assert isinstance(table.state, CoupeNationState)
    return table.state


def ended(ending: int) -> Condition:
    return lambda table: coupe_nation(table).ending == ending


def replaced(hidden: bool) -> Condition:
    """A card of the Reserve took the place of another one, face up or face down."""

    def condition(table: Table) -> bool:
        for state, text in moves_with_positions(table, CoupeNationState):
            if text.startswith("on ") and state.pending.steps[0] == nation.RESERVE:
                position = table.game.parse(state, int(state.to_act), text) - nation.ON
                if state.occupied >> position & 1 and bool(state.down >> position & 1) == hidden:
                    return True
        return False

    return condition


def with_the_finish_card(table: Table, chance: Rng) -> int:
    """Sensibly, but whoever has the Finish card sends it to the Reserve, if it can be done."""
    state, actions = coupe_nation(table), table.state.legal_actions()
    pair = nation.PAIR + nation.FINISH - 1
    if pair in actions:
        return pair
    if nation.RESERVE in actions and state.hand(state.to_act) & nation.FINISH_BIT:
        return nation.RESERVE
    return sensibly(table, chance)


def finish_in_reserve(table: Table) -> bool:
    return any(bool(state.reserve & nation.FINISH_BIT) for state, text in moves_with_positions(table, CoupeNationState))


def leaving(table: Table, chance: Rng) -> None:
    """Somebody gives up in the middle of the game, and a stranger plays on."""
    if not table.resigned and coupe_nation(table).turns > 6:
        table.resign(int(chance.below(table.record.seats)))


# Age of Champagne


def age_of_champagne(table: Table) -> AgeOfChampagneState:
    assert isinstance(table.state, AgeOfChampagneState)
    return table.state


def positions(table: Table) -> Iterator[tuple[AgeOfChampagneState, str]]:
    return moves_with_positions(table, AgeOfChampagneState)


def called(options: Mapping[str, object]) -> str:
    """What is special about a variant, for the name of its record."""
    special = {"board": "simplified", "limited_supply": "unlimited"}
    words = [str(value) if name == "level" else special.get(name, name) for name, value in options.items()]
    return "-".join(["", *words]).replace("_", "-")


def first_two(table: Table) -> list[int]:
    """The participants with most points, the best first."""
    state = age_of_champagne(table)
    return sorted(range(state.participants), key=lambda who: -state.rank_key(who))[:2]


def eco_decided(table: Table) -> bool:
    state = age_of_champagne(table)
    best, next_best = first_two(table)
    return state.pp(best) == state.pp(next_best) and state.eco(best) > state.eco(next_best)


def council_decided(table: Table) -> bool:
    state = age_of_champagne(table)
    best, next_best = first_two(table)
    return state.pp(best) == state.pp(next_best) and state.eco(best) == state.eco(next_best)


def earned(source: int, least: int = 1) -> Condition:
    """Somebody has so many points from a source, or lost so many."""

    def condition(table: Table) -> bool:
        state = age_of_champagne(table)
        points = [int(state.earned(who, source)) for who in range(state.participants)]
        return max(points) >= least if least > 0 else min(points) <= least

    return condition


def had_event(kind: int) -> Condition:
    return lambda table: any(state.event_kind() == kind for state, text in positions(table))


def shuffled_again(type: int) -> Condition:
    """A stack of orders was empty, and its discards were shuffled."""

    def condition(table: Table) -> bool:
        sizes = [int(state.table[champagne.STACK + type]) for state, text in positions(table)]
        return any(after > before for before, after in zip(sizes, sizes[1:], strict=False))

    return condition


def tokens_shuffled_again(table: Table) -> bool:
    sizes = [int(state.token_size) for state, text in positions(table)]
    return any(after > before for before, after in zip(sizes, sizes[1:], strict=False))


def used_reserve(table: Table) -> bool:
    return age_of_champagne(table).reserve_size > 0


def lost_by_reservation(table: Table) -> bool:
    return earned(champagne.FROM_RESERVATIONS, -1)(table)


def all_negative(table: Table) -> bool:
    return min(table.state.scores()) < 0


def merchant_won(table: Table) -> bool:
    state = age_of_champagne(table)
    return state.returns()[state.merchant] == 1


def merchant_beaten(table: Table) -> bool:
    return not merchant_won(table)


def did(*verbs: str) -> Condition:
    """All these kinds of moves were made."""
    return lambda table: set(verbs) <= {text.split()[0] for state, text in positions(table)}


def boldly(table: Table, chance: Rng) -> int:
    """Sensibly, but reserve, look for Partners and use discs whenever it is possible."""
    wanted = [
        action
        for action in table.state.legal_actions()
        if champagne.DISC_ON <= action < champagne.REGION
        or action in (champagne.PARTNER, champagne.JOIN, champagne.SWAP)
    ]
    return wanted[chance.below(len(wanted))] if wanted and chance.below(2) == 0 else sensibly(table, chance)


def shipping(table: Table, chance: Rng) -> int:
    """Whatever can be shipped is shipped; stacks run out."""
    actions = table.state.legal_actions()
    orders = [action for action in actions if champagne.SHIP <= action < champagne.PASS]
    spots = [
        action
        for action in actions
        if champagne.PLACE + champagne.ZONE_5 <= action < champagne.PLACE + champagne.ZONE_8
    ]
    wanted = orders or (spots if chance.below(3) > 0 else [])
    return wanted[chance.below(len(wanted))] if wanted else sensibly(table, chance)


def quitting(table: Table, chance: Rng) -> None:
    """Somebody resigns in the middle of the game, and a stranger plays on."""
    if not table.resigned and age_of_champagne(table).round == 4:
        table.resign(int(chance.below(table.record.seats)))


FINISH = {"finish": True}
ABILITIES = {"abilities": True}
WANTED = {
    "age_of_champagne": [
        *[
            WantedRecord(f"{seats}-seats{called(variant)}", seats, sensibly, finished, options=variant)
            for seats, variants in VARIANTS.items()
            for variant in variants
        ],
        WantedRecord("at-random", 4, at_random, finished),
        WantedRecord("tie-by-eco", 2, at_random, eco_decided),
        WantedRecord("tie-by-council", 3, at_random, council_decided),
        WantedRecord("failed-reservation", 2, boldly, lost_by_reservation),
        WantedRecord("reservation-and-disc", 3, boldly, did("reserve", "disc", "place")),
        WantedRecord("pandemic", 3, shipping, had_event(champagne.PANDEMIC)),
        WantedRecord("corks", 4, sensibly, did("cork")),
        WantedRecord("key-chosen", 3, sensibly, did("key")),
        WantedRecord("protected", 3, sensibly, did("protect")),
        WantedRecord("orders-shuffled-again", 4, shipping, shuffled_again(champagne.FRANCE)),
        WantedRecord("tokens-shuffled-again", 4, boldly, tokens_shuffled_again),
        WantedRecord("reserve-of-vineyards", 4, at_random, used_reserve),
        WantedRecord("negative-points", 2, at_random, all_negative),
        WantedRecord("partner", 3, boldly, earned(champagne.FROM_PARTNERS), options={"trade_partnership": True}),
        WantedRecord("change-of-transport", 4, boldly, did("swap", "ship")),
        WantedRecord("partial-delivery", 2, boldly, did("omit")),
        WantedRecord("marketing", 3, sensibly, earned(champagne.FROM_MARKETING, 20)),
        WantedRecord("merchant-wins", 2, sensibly, merchant_won, options={"merchant": True, "level": "nabuchodonosor"}),
        WantedRecord("merchant-is-beaten", 1, sensibly, merchant_beaten),
        WantedRecord("undo-inside-a-move", 2, at_random, undone, change_of_mind),
        WantedRecord("undo-by-agreement", 3, sensibly, undone, by_agreement),
        WantedRecord("resignation", 3, sensibly, others_won, quitting),
    ],
    "coupe_nation": [
        WantedRecord("2-seats", 2, at_random, finished),
        WantedRecord("3-seats", 3, sensibly, finished),
        WantedRecord("4-seats", 4, sensibly, finished),
        WantedRecord("2-seats-finish", 2, sensibly, finished, options=FINISH),
        WantedRecord("3-seats-finish", 3, at_random, finished, options=FINISH),
        WantedRecord("4-seats-finish", 4, sensibly, finished, options=FINISH),
        WantedRecord("won", 3, sensibly, ended(nation.WON)),
        WantedRecord("won-with-finish", 2, sensibly, ended(nation.WON), options=FINISH),
        WantedRecord("collapsed", 2, sensibly, ended(nation.COLLAPSED)),
        WantedRecord("stuck", 4, sensibly, ended(nation.STUCK)),
        WantedRecord("replaced", 3, sensibly, replaced(hidden=False)),
        WantedRecord("replaced-hidden", 4, sensibly, replaced(hidden=True)),
        WantedRecord("finish-in-reserve", 3, with_the_finish_card, finish_in_reserve, options=FINISH),
        WantedRecord("undo-inside-an-action", 2, sensibly, undone, change_of_mind),
        WantedRecord("resignation", 3, sensibly, ended(nation.WON), leaving),
    ],
    "capa_doro": [
        WantedRecord("2-seats", 2, at_random, finished),
        WantedRecord("3-seats", 3, sensibly, finished),
        WantedRecord("4-seats", 4, at_random, asked_for_much),
        WantedRecord("without-events", 3, sensibly, finished, options={"events": False}),
        WantedRecord("sixty-points", 3, sensibly, reached_sixty),
        WantedRecord("exactly-sixty", 2, sensibly, reached_exactly_sixty),
        WantedRecord("bag-empty", 4, at_random, bag_ran_out),
        WantedRecord("tie-by-money", 3, without_rolling, money_decided),
        WantedRecord("shared-victory", 2, without_rolling, shared),
        *[
            WantedRecord(f"event-{kind}", 2 + number % 3, at_random, revealed(kind))
            for number, kind in enumerate(EVENT_CODES)
        ],
        WantedRecord("two-player-neutral", 2, at_random, moved("neutral", "sow", "lose")),
        WantedRecord("undo-in-a-turn", 2, sensibly, undone, second_thoughts),
        WantedRecord("undo-by-agreement", 3, sensibly, undone, by_agreement),
        WantedRecord("resignation", 3, sensibly, others_won, giving_up),
    ],
    "coupage": [
        WantedRecord("2-seats", 2, at_random, finished),
        WantedRecord("3-seats", 3, sensibly, finished),
        WantedRecord("4-seats", 4, sensibly, finished),
        WantedRecord("4-seats-abilities", 4, sensibly, finished, options=ABILITIES),
        *[WantedRecord(f"recipe-{code}", 2, sensibly, won_with(code)) for code in ("BLA", "ROS", "ROU", "CVB", "CVR")],
        *[
            WantedRecord(f"special-{kind}", 2 + number % 3, sensibly, played(kind))
            for number, kind in enumerate(("JEU", "VOL", "PIQ", "OEN", "REC", "EVA", "VDT"))
        ],
        *[
            WantedRecord(f"ability-{ability}", 3, sensibly, used(ability), options=ABILITIES)
            for ability in ("rose", "rouge", "cava-blanc")
        ],
        WantedRecord("ability-cava-rose", 3, sensibly, had_extra_turn, options=ABILITIES),
        WantedRecord("reshuffle", 4, sensibly, reshuffled),
        WantedRecord("safety-end", 2, doing_nothing, finished),
        WantedRecord("turn-limit", 2, cycling, finished),
        WantedRecord("second-cava-is-wine", 2, at_random, won_by_two_cavas, options={"second_cava_is_wine": True}),
        WantedRecord("undo-inside-a-move", 2, sensibly, undone, change_of_mind),
        WantedRecord("undo-by-agreement", 3, sensibly, undone, by_agreement),
    ],
    "coup": [
        WantedRecord("2-seats", 2, at_random, finished),
        WantedRecord("3-seats", 3, sensibly, finished),
        WantedRecord("4-seats", 4, at_random, finished),
        WantedRecord("5-seats", 5, sensibly, finished),
        WantedRecord("6-seats", 6, at_random, finished),
        WantedRecord("pool-runs-dry", 4, at_random, pool_ran_dry),
        WantedRecord("tie-for-first", 6, sensibly, tied),
        WantedRecord("coup-by-joining-two-runs", 3, sensibly, joined_two_runs),
        WantedRecord("last-tiles-passed", 3, at_random, lambda table: set(last_moves(table)) == {"pass"}),
        WantedRecord("last-tiles-used", 4, sensibly, lambda table: "pass" not in last_moves(table)),
        WantedRecord("undo-inside-a-swap", 3, at_random, undone, change_of_mind),
        WantedRecord("undo-by-agreement", 2, at_random, undone, by_agreement),
    ],
}

if __name__ == "__main__":
    main(sys.argv[1:])
