"""What the players remember, and worlds that agree with it (section 5)."""

from collections.abc import Iterator

from tablee.engine.seed import rng_of
from tablee.games.coupe_nation.memory import CoupeNationMemory
from tests.games.coupe_nation.scene import S, Scene, cards, new, scene
from tests.rules import rule


def memory(table: Scene) -> CoupeNationMemory:
    assert isinstance(table.state.memory, CoupeNationMemory)
    return table.state.memory


def replaced(blue: str = "6 34 48") -> Scene:
    """Example 28: seat 1 (green) has hidden 31, seat 0 (blue) replaces it by 40."""
    table = scene(3, tower=S, hands=[blue, "31 30", "7"], reserve="1 50 40 41 42", turn=1)
    table.act("hide 31", "on L1P5", "hide 7", "on L1P7", "reserve", "pair 6", "pair 34", "sum 40", "on L1P5")
    return table.play("destroy 50")


@rule("CPN-11.3", "CPN-8.5")
def test_who_hid_a_card_knows_in_which_hand_it_is() -> None:
    table = replaced()
    assert table.hand(0) == "31 48"
    assert [table.known(viewer) for viewer in (0, 1, 2)] == [{}, {"31": ["seat-0"]}, {}]


def test_it_may_have_been_laid_down_again() -> None:
    """Example 28, second part."""
    table = replaced().act("hide 30", "on L1P1").play("draw 2")
    table.act(f"hide {table.hand(2).split()[0]}", "on L1P6", "hide 48", "on L2P6")
    assert table.known(1) == {"31": ["L2P6", "seat-0"]}
    assert table.known(2) == {}
    alone = replaced("6 34").act("hide 30", "on L1P1").play("draw 2")
    alone.act(f"hide {alone.hand(2).split()[0]}", "on L1P6", "hide 31", "on L2P6")
    assert alone.known(1) == {"31": ["L2P6"]}


def test_a_card_that_is_seen_again_is_no_longer_remembered() -> None:
    table = replaced()
    table.act("hide 30", "on L1P1")
    table.play("draw 1")
    table.act(f"hide {table.hand(2)}", "on L1P6", "place 31", "on L2P4")
    assert table.known(1) == {}


def test_everybody_remembers_a_face_up_card_that_was_picked_up() -> None:
    table = scene(3, tower=S, hands=["4 14 30", "40 43", "41 44"], reserve="1 50 18 42 45")
    table.play("reserve", "pair 4", "pair 14", "sum 18", "on L1P3", "destroy 50")
    assert [table.known(viewer) for viewer in (0, 1, 2)] == [{}, {"20": ["seat-0"]}, {"20": ["seat-0"]}]
    assert table.view(-1).known == ()
    table.act("hide 40", "on L1P7", "hide 41", "on L1P6", "hide 20", "on L1P1")
    assert [table.known(viewer) for viewer in (0, 1, 2)] == [{}, {"20": ["L1P1", "seat-0"]}, {"20": ["L1P1", "seat-0"]}]
    table.act("hide 43", "on L2P6", "hide 44", "on L2P2", "place 30", "on L1P5")
    assert table.known(1) == {"20": ["L1P1"]}  # the hand is empty


def test_what_lies_elsewhere_excludes_what_was_remembered() -> None:
    """A hidden card turns out to be another one: then the known one is still in the hand."""
    table = scene(3, tower=S, hands=["4 14 30", "40 43", "41 44"], reserve="1 50 18 42 45")
    table.play("reserve", "pair 4", "pair 14", "sum 18", "on L1P3", "destroy 50")
    table.act("hide 40", "on L1P7", "hide 41", "on L1P6", "hide 30", "on L1P5")
    assert table.known(2) == {"20": ["L1P5", "seat-0"]}
    table.act("open L1P5")
    assert table.known(2) == {"20": ["seat-0"]}


# Whole games


def careful(seats: int, seed: int, finish: bool) -> Iterator[Scene]:
    """Random games in which only own cards are opened, and only if they fit; exchanges are preferred."""
    table, chance = new(seats, seed, options={"finish": finish}), rng_of(seed)
    while not table.state.over:
        yield table
        options = table.options()
        wrong = [text for text in options if text.startswith("open") and table.twin().play(text).state.over]
        good = [text for text in options if text not in wrong] or options
        exchange = "reserve" in good and chance.below(2)
        table.play("reserve" if exchange else good[chance.below(len(good))])


def test_the_truth_is_always_one_of_the_cases() -> None:
    remembered = 0
    for seed in range(24):
        for table in careful(2 + seed % 3, seed, seed % 2 == 0):
            for seat in range(table.state.seats):
                places = dict(memory(table).possible(seat))
                remembered += len(places)
                for number, possible in places.items():
                    assert truth(table, number) in possible
                assert len(memory(table).cases[seat]) <= 256
    assert remembered > 500


def truth(table: Scene, number: int) -> int:
    for position in range(28):
        if table.state.card_at(position) == number and position != 3:
            return position
    for seat in range(table.state.seats):
        if table.state.hand(seat) >> number & 1:
            return 28 + seat
    raise AssertionError(f"{number} is neither in a hand nor in the tower")


def test_dealt_worlds_agree_with_what_is_remembered_and_seen() -> None:
    compared = 0
    for seed in range(12):
        for number, table in enumerate(careful(2 + seed % 3, seed, seed % 2 == 0)):
            if number % 7:
                continue
            for viewer in range(-1, table.state.seats):
                world = table.dealt(viewer, number)
                assert table.game.violations(world.state) == []
                assert world.bytes(viewer) == table.bytes(viewer)
                assert table.game.knows(world.state, viewer) == table.game.knows(table.state, viewer)
                for card, possible in memory(table).possible(viewer) if viewer >= 0 else []:
                    assert truth(world, card) in possible
                    compared += 1
    assert compared > 50


def test_worlds_differ_in_what_is_unknown() -> None:
    table = replaced()
    hands = {table.dealt(2, seed).hand(0) for seed in range(30)}
    assert len(hands) > 10
    assert all("31" in table.dealt(1, seed).hand(0).split() for seed in range(10))


def test_the_finish_card_is_dealt_into_the_lower_half() -> None:
    table = new(3, 5, options={"finish": True})
    depths = set()
    for seed in range(100):
        world = table.dealt(0, seed).state
        depths.add([int(world.deck[i]) for i in range(world.deck_size)].index(25))
    assert max(depths) == 17
    assert min(depths) == 0


def test_too_many_cases_are_forgotten_not_invented() -> None:
    """More cards than anybody picks up in a game: the oldest become unknown again."""
    kept = CoupeNationMemory(2)
    for number in range(1, 7):
        kept.picked_up_openly(0, number)
    for position in range(6):
        kept.laid_unseen(0, position, 7)
    assert len(kept.cases[1]) <= 256
    assert len(kept.cards[1]) < 6
    assert kept.cards[1] == cards(" ".join(str(number) for number in range(7 - len(kept.cards[1]), 7)))


# The cases of one seat, by themselves

HAND = 28 + 1  # the hand of seat 1, as a place


def test_whoever_picks_up_a_remembered_card_holds_it() -> None:
    for hider, hand in ((0, 2), (2, 0)):
        kept = CoupeNationMemory(3)
        kept.picked_up_openly(hider, 10)
        kept.laid_unseen(hider, 5, 2)
        assert kept.possible(hand) == [(10, [5, 28 + hider])]
        kept.picked_up_unseen(hand, 5, 10, hider)
        assert kept.possible(hand) == []
        assert kept.possible(hider) == [(10, [28 + hand])]


def test_a_card_that_is_opened_leaves_the_other_places_to_the_others() -> None:
    kept = CoupeNationMemory(3)
    kept.picked_up_openly(1, 10)
    kept.picked_up_openly(1, 11)
    kept.laid_unseen(1, 3, 3)
    kept.laid_unseen(1, 5, 2)
    assert kept.possible(0) == [(10, [3, 5, HAND]), (11, [3, 5, HAND])]
    kept.opened(5, 10, 1)
    for seat in (0, 2):
        assert kept.possible(seat) == [(11, [3, HAND])]


def test_cases_are_drawn_by_their_weights() -> None:
    """One of three cards was laid down: the remembered one, with a chance of one in three."""
    kept = CoupeNationMemory(2)
    kept.picked_up_openly(1, 10)
    kept.laid_unseen(1, 5, 3)
    drawn = [kept.case(0, rng_of(seed)) for seed in range(600)]
    assert 150 < drawn.count([10, 5]) < 250
    assert drawn.count([10, 5]) + drawn.count([10, HAND]) == 600


def test_equal_cases_are_one_with_the_weight_of_both() -> None:
    kept = CoupeNationMemory(3)
    kept.cards[0], kept.cases[0] = [10], [[1, 3], [2, HAND], [4, 5]]
    kept.picked_up_unseen(1, 5, 7, 2)
    assert kept.cases[0] == [[1, 3], [6, HAND]]
    kept.cards[0], kept.cases[0] = [10], [[2, HAND], [4, 5]]
    kept.picked_up_unseen(1, 5, 7, 2)
    assert kept.cases[0] == [[6, HAND]]


def test_great_weights_shrink_and_no_place_changes() -> None:
    kept = CoupeNationMemory(3)
    kept.cards[0], kept.cases[0] = [10], [[1 << 22, 3], [1, 4], [1 << 20, 5]]
    kept.picked_up_unseen(1, 5, 7, 2)
    assert kept.cases[0] == [[1 << 20, 3], [1, 4], [1 << 18, HAND]]
