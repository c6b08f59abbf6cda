"""Section 5 of the specification: what each player knows, remembers, and can be dealt."""

from tablee.engine.digest import digest
from tablee.engine.seed import rng_of
from tablee.engine.state import UNSEEN
from tablee.games.coupage import GAME
from tablee.games.coupage.rules.numbers import NUM_ACTIONS
from tests.games.coupage.scene import SPECTATOR, Scene, new, scene
from tests.rules import rule

READY_ROU = "ROU ULL1 ULL1 GAR1 | TIM TIM"


def seen_as(table: Scene, move: str, viewer: int) -> int:
    return int(table.state.seen(GAME.parse(table.state, table.to_act, move), viewer))


# What is seen


def test_a_player_sees_the_own_hand_and_only_the_size_of_others() -> None:
    table = scene(3, hands=["MAC1 VOL", "CAB3 TIM", "ULL1"])
    assert [(stack.card, stack.count) for stack in table.view(0).hand] == [("MAC1", 1), ("VOL", 1)]
    assert [player.cards for player in table.view(0).players] == [2, 2, 1]
    assert table.view(SPECTATOR).hand == ()
    worlds = [table.dealt(0, seed) for seed in range(20)]
    assert {world.bytes(0) for world in worlds} == {table.bytes(0)}
    assert len({tuple(world.hand(1)) for world in worlds}) > 5
    assert all(world.hand(0) == ["MAC1", "VOL"] for world in worlds)


def test_the_pile_is_dealt_anew() -> None:
    table = new(2, 3)
    assert len({tuple(table.dealt(0, seed).pile()[:3]) for seed in range(20)}) > 10


@rule("CPG-3.6")
def test_half_made_moves_show_nothing_and_the_last_step_shows_all() -> None:
    table = scene(2, hands=["MAC2 ULL1 GAR1", "TIM"], barrels={0: ["ROU ULL1 ULL1 CAB2"]})
    before = table.bytes(1)
    for step in ("stars 1", "MAC2", "ULL1", "done")[: 3 if table.state.rules == 1 else 4]:
        assert seen_as(table, step, 1) == UNSEEN
        table.play(step, done=False)
        assert table.bytes(1) == before
        assert table.told(1) == []
        assert GAME.notate(table.step.before, table.step.action, 1) == ""
    one, other = seen_as(table, "ULL1", 1), seen_as(table, "MAC2", 1)
    assert one > NUM_ACTIONS < other != one
    table.play("ULL1")
    assert GAME.notate(table.step.before, table.step.action, 1) == (
        "stars 1 MAC2 ULL1 ULL1" if table.state.rules == 1 else "stars 1 MAC2 ULL1 done ULL1"
    )


def test_a_face_down_card_paid_with_stars_stays_public_when_it_is_stolen() -> None:
    rows = {0: ["CVB MAC1 XAR1 PAR1"], 1: ["ROU ULL1 GAR1 CAB2 | (MAC2)"]}
    table = scene(3, hands=["VDT"], barrels=rows).play("play VDT", "barrel 1-1", "barrel 0-1")
    for viewer in (SPECTATOR, 0, 1, 2):
        assert table.times(0, 1, viewer) == ["(MAC2)"]


@rule("CPG-8.11", "CPG-10.3")
def test_a_card_put_down_by_rouge_is_known_to_old_and_new_owner_only() -> None:
    rows = {0: ["CVB MAC1 XAR1 PAR1"], 1: ["ROU ULL1 GAR1 CAB2 | [MAC2]"]}
    table = scene(3, hands=["VDT MAC1 MAC1 MAC1"], barrels=rows, abilities=True)
    assert [table.times(1, 1, viewer) for viewer in (SPECTATOR, 0, 1, 2)] == [["(?)"], ["(?)"], ["(MAC2)"], ["(?)"]]
    assert len({tuple(table.dealt(0, seed).times(1, 1, 1)) for seed in range(30)}) > 5
    learned = table.learned
    table.play("play VDT", "barrel 1-1", "barrel 0-1")
    assert table.learned > learned
    assert [table.times(0, 1, viewer) for viewer in (SPECTATOR, 0, 1, 2)] == [["(?)"], ["(MAC2)"], ["(MAC2)"], ["(?)"]]
    for seed in range(10):
        assert table.dealt(0, seed).times(0, 1, 0) == table.dealt(1, seed).times(0, 1, 1) == ["(MAC2)"]
    assert len({tuple(table.dealt(2, seed).times(0, 1, 0)) for seed in range(30)}) > 5


@rule("CPG-10.3")
def test_which_card_rouge_puts_down_is_never_shown() -> None:
    rows = {0: [READY_ROU, "BLA MAC1 XAR1 PAR1"]}
    table = scene(3, hands=["CAB2 VOL TIM MAC1"], barrels=rows, abilities=True).play("bottle 1", "CAB2", "barrel 0-2")
    assert len({seen_as(table, card, 1) for card in ("VOL", "TIM", "MAC1")}) == 1
    worlds = []
    for card in ("VOL", "MAC1"):
        after = table.twin().play(card)
        worlds.append((after.told(1), GAME.notate(after.step.before, after.step.action, 1), after.bytes(1)))
    assert worlds[0] == worlds[1]
    assert worlds[0][1] == "barrel 0-2 face down"
    assert table.twin().play("VOL").told(0)[0].key == "coupage-log-rouge-own"


def test_where_rouge_puts_a_card_is_shown_and_is_no_other_action() -> None:
    rows = {0: [READY_ROU, *["CVB MAC1 XAR1 PAR1"] * 3]}
    table = scene(3, hands=["CAB2 VOL"], barrels=rows, abilities=True).play("bottle 1", "CAB2")
    sights = [seen_as(table.twin().play(f"barrel 0-{barrel}"), "VOL", 1) for barrel in (2, 3, 4)]
    assert len(set(sights)) == 3
    assert min(sights) >= NUM_ACTIONS


def test_a_hidden_card_becomes_public_when_it_is_discarded_not_when_it_comes_back_to_hand() -> None:
    table = scene(3, hands=["CAB3"], barrels={0: ["CVB MAC1 XAR1 PAR1 | TIM [CHA3]"]}, abilities=True).play(
        "bottle 1", "CAB3"
    )
    back = table.twin().play("down 2", "MAC1")
    assert back.told(1)[0].key == "coupage-log-cava-blanc-hidden"
    assert back.known(1) == {(0, "MAC1"): 1}
    assert "CHA3" not in back.discard()
    gone = table.twin().play("up", "MAC1")
    assert "CHA3" in gone.discard()
    assert gone.known(1) == {(0, "MAC1"): 1, (0, "TIM"): 1}


# What is remembered


@rule("CPG-8.4")
def test_learned_cards() -> None:
    """T17, in the simple form that forgets rather than widens."""
    hands = ["XAR1 PAR1 CHA2", "VOL TIM TIM TIM", "ULL1 ULL1"]
    table = scene(3, phase="draw", hands=hands, market="MAC1 EVA").play("market 1")
    for viewer in (1, 2):
        assert table.known(viewer) == {(0, "MAC1"): 1}
        assert all("MAC1" in table.dealt(viewer, seed).hand(0) for seed in range(30))
    assert table.known(0) == {}
    table.play("end", "pile", "play VOL")
    other = next(
        after for after in (table.with_rng(seed).play("seat 0") for seed in range(30)) if "MAC1" in after.hand(0)
    )
    stolen = next(card for card in ("XAR1", "PAR1", "CHA2") if card not in other.hand(0))
    assert other.known(1) == {(0, "MAC1"): 1}  # the thief saw what went
    assert other.known(0)[(1, stolen)] == 1  # so did the victim
    assert other.known(2) == {}  # in hand 0 or 1: forgotten
    places = {seat for seed in range(60) for seat in (0, 1, 2) if "MAC1" in other.dealt(2, seed).hand(seat)}
    assert places >= {0, 1}
    gone = next(
        after for after in (table.with_rng(seed).play("seat 0") for seed in range(60)) if "MAC1" not in after.hand(0)
    )
    assert gone.known(1) == {}
    assert gone.known(0)[(1, "MAC1")] == 1


def test_a_card_that_leaves_the_hand_openly_is_no_longer_claimed() -> None:
    table = scene(3, phase="draw", hands=["MAC1 TIM TIM", "", ""], market="MAC1 EVA").play("market 1")
    assert table.known(1) == {(0, "MAC1"): 1}
    table.play("cycle", "MAC1")
    assert table.known(1) == {}  # it may have been the other one: one fewer is certain
    two = scene(3, phase="draw", hands=["", "", ""], market="MAC1 MAC1").play("market 1", "end")
    two.play("pile", "end", "pile", "end", "market 2", "cycle", "MAC1")
    assert two.known(1) == {(0, "MAC1"): 1}


def test_theft_of_the_only_card_is_followed() -> None:
    table = scene(3, phase="draw", hands=["", "TIM TIM TIM", "TIM TIM TIM VOL"], market="MAC1 EVA").play("market 1")
    table.state.phase, table.state.turn, table.state.to_act = 1, 2, 2
    table.play("play VOL", "seat 0")
    assert table.known(1) == {(2, "MAC1"): 1}
    assert table.known(0) == {(2, "MAC1"): 1}
    assert table.known(2) == {}


@rule("CPG-3.1")
def test_after_a_reshuffle_two_players_know_each_others_hands() -> None:
    """T18."""
    hands = ["TIM TIM CAB2", "XAR1 VOL CHA3 ULL1"]
    table = scene(2, hands=hands, phase="draw", pile="none").play("pile")
    assert {(seat, card): 1 for seat, card in table.known(0)} == {(1, card): 1 for card in hands[1].split()}
    for seed in range(20):
        assert table.dealt(0, seed).hand(1) == table.hand(1)
    assert sorted(card for (_, card), n in table.known(1).items() for _ in range(n)) == ["CAB2", "TIM", "TIM"]
    assert len({tuple(table.dealt(0, seed).pile()) for seed in range(5)}) == 5
    three = scene(3, hands=[*hands, "MAC1"], phase="draw", pile="none").play("pile")
    assert three.known(0) == {}


def test_with_a_hidden_card_on_the_table_a_reshuffle_tells_less() -> None:
    table = scene(2, hands=["TIM", "XAR1 VOL"], phase="draw", pile="none", barrels={1: ["ROU ULL1 GAR1 CAB2 | [MAC2]"]})
    table.play("pile")
    assert table.known(0) == {}
    assert table.known(1) == {(0, "TIM"): 1}


@rule("CPG-8.9", "CPG-10.2", "CPG-10.5")
def test_cards_seen_going_to_a_hand_are_remembered() -> None:
    harvest = scene(2, hands=["REC TIM TIM TIM", "TIM"], pile="MAC1 XAR1").play("play REC", "take 2", "take 1")
    assert (harvest.known(1), harvest.known(0)) == ({(0, "XAR1"): 1}, {(1, "MAC1"): 1})
    rose = scene(2, hands=["CAB2"], barrels={0: ["ROS ULL1 GAR1 MAC1 MAC1 | TIM"]}, market="TRE3 VOL", abilities=True)
    assert rose.play("bottle 1", "CAB2", "market 1").known(1) == {(0, "TRE3"): 1}
    cava = scene(2, hands=["CAB3"], barrels={0: ["CVB MAC1 XAR1 PAR1 | TIM (MAC2)"]}, abilities=True)
    assert cava.play("bottle 1", "CAB3", "down 2", "PAR1").known(1) == {(0, "MAC2"): 1, (0, "PAR1"): 1}


def test_rouge_makes_others_less_sure() -> None:
    table = scene(
        2,
        phase="draw",
        hands=["CAB2 TIM"],
        barrels={0: [READY_ROU, "BLA MAC1 XAR1 PAR1"]},
        market="MAC1 EVA",
        abilities=True,
    )
    table.play("market 1")
    assert table.known(1) == {(0, "MAC1"): 1}
    table.play("bottle 1", "CAB2", "barrel 0-2", "TIM")
    assert table.known(1) == {}


def test_memory_is_always_true_and_every_dealt_world_agrees_with_it() -> None:
    """Invariant 16, over whole random games."""
    for seed in range(6):
        table = new(2 + seed % 3, seed, abilities=seed % 2 == 1)
        claims = 0
        chance = rng_of(seed)
        while not table.state.over:
            options = table.state.legal_actions()
            table.state.apply(options[chance.below(len(options))])
            assert GAME.violations(table.state) == []
            if chance.below(12) == 0:
                for viewer in range(int(table.state.seats)):
                    known = table.known(viewer)
                    claims += len(known)
                    world = table.dealt(viewer, seed)
                    assert GAME.violations(world.state) == []  # all 79 cards are there
                    assert world.hand(viewer) == table.hand(viewer)
                    for (hand, card), count in known.items():
                        assert world.hand(hand).count(card) >= count
        assert claims > 10


# What undo may do


def test_what_counts_as_learned() -> None:
    def grows(table: Scene, *moves: str) -> bool:
        before = table.learned
        return table.play(*moves).learned > before

    rows = {0: ["ROU ULL1 ULL1 CAB2", "BLA MAC1 XAR1 PAR1 | TIM"]}
    table = scene(2, phase="draw", hands=["CAB3 TIM MAC1 MAC1 MAC1", "ULL1"], barrels=rows)
    assert grows(table.twin(), "pile")
    assert grows(table.twin(), "market 1")  # the slot is refilled
    table.play("pile")
    assert not grows(table.twin(), "stars 1")
    assert grows(table.twin(), "stars 1", "CAB3")
    assert grows(table.twin(), "time 1")
    assert grows(table.twin(), "cycle", "MAC1")
    assert not grows(table.twin(), "end")  # no refill
    assert grows(scene(2, hands=["MAC1"]), "end")
    harvest = scene(2, hands=["REC TIM TIM TIM"], pile="MAC1 XAR1").play("play REC")
    assert not grows(harvest, "take 1")


def test_a_dealt_world_does_not_depend_on_the_truth() -> None:
    table = new(3, 5)
    for _ in range(40):
        table.play(table.options()[0])
    one, other = table.dealt(1, 7), table.dealt(1, 8)
    other.state.memory = table.state.memory
    again = other.dealt(1, 7)
    assert digest(one.state) == digest(again.state)
