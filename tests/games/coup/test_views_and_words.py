"""What each viewer sees and is told, and that everything can be said in both languages."""

from collections.abc import Mapping
from itertools import chain

import pytest

from tablee.engine.errors import Refused
from tablee.engine.words import LANGUAGES, Line
from tablee.games.coup import GAME
from tablee.games.coup.view import PHASES
from tests.games.coup.scene import LETTERS, SPECTATOR, Scene, new, scene
from tests.games.words import GameWords, keys, said
from tests.rules import rule

WORDS = GameWords(GAME)
complete = WORDS.complete
COUP = {"R": "1-10"}


# The view


def test_the_open_table_is_the_same_for_everybody() -> None:
    table = scene(3, board={"R": "3-7", "G": "20"}, tokens=[{"R": 2}, {}, {"Y": 1, "G": 3}], round=2, start=1, to_act=1)
    for viewer in (SPECTATOR, 0, 1, 2):
        view = table.view(viewer)
        assert (view.viewer, view.seats, view.to_act, view.over) == (viewer, 3, 1, False)
        assert (view.phase, view.round, view.start, view.maker) == ("buying", 2, 1, -1)
        assert [list(row.laid) for row in view.rows] == [[], [], [3, 4, 5, 6, 7], [], [], [20]]
        assert [row.colour for row in view.rows] == list(LETTERS)
        assert [row.value for row in view.rows] == [0, 0, 50, 0, 0, 0]
        assert [row.supply for row in view.rows] == [19, 20, 18, 20, 20, 17]
        assert [player.cash for player in view.players] == [2800, 3000, 2600]
        assert [list(player.tokens) for player in view.players] == [[0, 0, 2, 0, 0, 0], [0] * 6, [1, 0, 0, 0, 0, 3]]
        assert [player.tiles for player in view.players] == [11, 11, 11]
        assert [player.worth for player in view.players] == [2900, 3000, 2600]
        assert (view.bank, view.pool) == (12_400 - 8_400, 120 - 33 - 6)
    assert table.view(0).hand == table.hand(0)
    assert table.view(2).hand == table.hand(2)


def test_the_phases_have_names() -> None:
    assert scene(2, phase="buy").phase == "buying"
    assert scene(2, phase="lay").phase == "laying"
    assert scene(2, phase="swap").phase == "swapping"
    last = scene(2, phase="last", board=COUP)
    assert last.phase == "last-tiles"
    assert last.play("pass").phase == "scoring"
    assert last.view(0).over
    assert last.view(0).to_act == -1


def test_choices_name_the_pieces_they_are_made_by() -> None:
    choices = {choice.text: choice for choice in scene(3, phase="buy").choices()}
    assert (list(choices["buy R"].touches), choices["buy R"].group) == (["supply-R"], "R")
    assert (list(choices["stop"].touches), choices["stop"].group) == ([], "")
    choices = {choice.text: choice for choice in scene(3, phase="lay", hands=["B07"]).choices()}
    assert (list(choices["lay B07"].touches), choices["lay B07"].group) == (["B07"], "B")
    choices = {choice.text: choice for choice in scene(3, phase="swap", hands=["B07"]).choices()}
    assert (list(choices["aside B07"].touches), choices["aside B07"].group) == (["B07"], "B")
    assert (list(choices["done"].touches), choices["done"].group) == ([], "")
    choices = {choice.text: choice for choice in scene(3, phase="last", board=COUP).choices()}
    assert (list(choices["pass"].touches), choices["pass"].group) == ([], "")


def test_nobody_but_the_seat_to_act_is_offered_anything() -> None:
    table = scene(3, phase="lay", to_act=1)
    for viewer in (SPECTATOR, 0, 2):
        assert GAME.choices(table.state, viewer) == []
    assert len(GAME.choices(table.state, 1)) == 11


# The log


def test_buying_is_told_to_all() -> None:
    table = scene(3, phase="buy").play("buy R")
    for viewer in (SPECTATOR, 0, 1):
        assert said(table.told(viewer)) == ["Ann buys a red token."]
        assert table.told(viewer)[0].touches == ["supply-R"]
    assert said(table.play("stop").told(1)) == ["Ann stops buying."]
    assert said(table.play("stop").told(0)) == ["Ben buys nothing."]


def test_tokens_bought_in_a_row_are_one_purchase_of_the_log() -> None:
    table = scene(3, phase="buy")
    lines: list[Line] = []
    for text in ("buy R", "buy Y", "buy Y", "stop"):
        (line,) = table.play(text).told(1)
        lines.append(GAME.joined(lines[-1], line) or line if lines else line)
    assert said(lines) == [
        "Ann buys a red token.",
        "Ann buys two tokens: 1 yellow, 1 red.",
        "Ann buys three tokens: 2 yellow, 1 red.",
        "Ann buys three tokens: 2 yellow, 1 red.",
    ]
    assert [line.instead for line in lines] == [False, True, True, True]
    assert lines[-1].touches == ["supply-Y", "supply-R"]
    assert GAME.joined(lines[-1], table.play("buy B").told(0)[0]) is None, "somebody else's purchase"
    assert GAME.joined(lines[0], Line("coup-log-over")) is None


def test_laying_is_told_with_what_it_brings() -> None:
    table = scene(3, phase="lay", board={"R": "1-3"}, hands=["R04", "R06"]).play("lay R04")
    for viewer in (SPECTATOR, 0, 1):
        assert said(table.told(viewer)) == ["Ann lays R04: red is now worth 20 (+20)."]
        assert table.told(viewer)[0].touches == ["R04"]
    assert said(table.play("lay R06").told(0)) == ["Ben lays R06."]


def test_the_coup_is_told_once() -> None:
    table = scene(3, phase="lay", board={"R": "1-9"}, hands=["R10", "R11"]).play("lay R10")
    assert keys(table.told(2)) == ["coup-log-lay", "coup-log-coup"]
    assert table.told(2)[1].args == {"seat": 0, "colour": "R", "length": 10}
    assert keys(table.play("lay R11").told(2)) == ["coup-log-lay"]
    assert keys(table.play("pass").told(2)) == ["coup-log-pass", "coup-log-over"]
    assert said(table.told(0)) == ["Cle lays no last tile.", "The game is over."]


@rule("COUP-6.1")
@pytest.mark.parametrize(
    ("board", "number", "length"),
    [
        ("11-19", 20, 10),
        ("10-19", 20, 11),
        ("12-20", 11, 10),
        ("1-10, 12-20", 11, 20),
        ("1-19", 20, 20),
        ("2-20", 1, 20),
        ("1-9, 12-19", 10, 10),
        ("1-9, 11-20", 10, 20),
    ],
)
def test_the_length_of_a_coup_is_told_up_to_the_ends_of_the_row(board: str, number: int, length: int) -> None:
    """What lies beyond a gap does not count. Positions with a run of ten already are made up."""
    tile = f"G{number:02d}"
    table = scene(2, phase="lay", board={"G": board}, hands=[tile]).play(f"lay {tile}")
    for viewer in (SPECTATOR, 0, 1):
        assert table.told(viewer)[1].args == {"seat": 0, "colour": "G", "length": length}


@rule("COUP-5.4")
@pytest.mark.parametrize("count", range(7))
def test_everybody_is_told_how_many_tiles_were_put_aside(count: int) -> None:
    """None to six: a hand of two players after the laying."""
    hand = ["Y01", "Y20", "O01", "R10", "G19", "G20"]
    table = scene(2, phase="swap", hands=["only " + " ".join(hand)]).play(*[f"aside {tile}" for tile in hand[:count]])
    done = GAME.parse(table.state, 0, "done")
    assert [GAME.notate(table.state, done, viewer) for viewer in (SPECTATOR, 1)] == [f"done {count}"] * 2
    table.play("done")
    for viewer in (SPECTATOR, 0, 1):
        line = table.told(viewer)[0]
        assert (line.key, line.args) == ("coup-log-swap", {"seat": 0, "count": count})


@rule("COUP-5.4")
def test_only_the_one_who_draws_is_told_which_tiles() -> None:
    table = scene(6, phase="swap", hands=["only Y01 Y02 Y03 Y04"], pool="G01 B01 R01 R02").play("aside Y03")
    assert [table.told(viewer) for viewer in (SPECTATOR, 0, 1)] == [[], [], []]
    table.play("done")
    assert said(table.told(0)) == ["Ann puts one tile aside.", "You draw R01, R02, B01, G01."]
    assert list(table.told(0)[1].touches) == ["R01", "R02", "B01", "G01"]
    for viewer in (SPECTATOR, 1):
        assert said(table.told(viewer)) == ["Ann puts one tile aside.", "Ann draws 4 tiles."]
        assert not table.told(viewer)[1].touches
        assert table.told(viewer)[1].args == {"seat": 0, "count": 4}


def test_keeping_every_tile_is_told_too() -> None:
    table = scene(6, phase="swap").swap()
    assert said(table.told(1)) == ["Ann keeps all tiles.", "Ann draws 3 tiles."]
    table = scene(6, phase="swap")
    assert said(table.swap(*table.hand(0)[:2]).told(1))[0] == "Ann puts 2 tiles aside."


@rule("COUP-5.7")
def test_draws_of_those_who_are_not_asked_are_told_and_the_new_round() -> None:
    """T13 again: c swaps, d draws what is left without being asked."""
    hands = ["", "", "only R01 R03 R05 R07 R09 R11"]
    table = scene(4, phase="swap", to_act=2, start=0, round=5, hands=hands, pool_size=8)
    table.swap("R01", "R03", "R05", "R07", "R09")
    assert keys(table.told(0)) == ["coup-log-swap", "coup-log-draw", "coup-log-draw", "coup-log-round"]
    assert [dict(line.args) for line in table.told(0)] == [
        {"seat": 2, "count": 5},
        {"seat": 2, "count": 9},
        {"seat": 3, "count": 4},
        {"round": 6, "seat": 1},
    ]
    assert keys(table.told(3)) == ["coup-log-swap", "coup-log-draw", "coup-log-drew", "coup-log-round"]
    assert keys(table.told(2)) == ["coup-log-swap", "coup-log-drew", "coup-log-draw", "coup-log-round"]
    assert sorted(str(table.told(3)[2].args["tiles"]).split(", ")) == sorted(table.returned(2))


def test_unasked_draws_after_the_last_tile_are_told_in_the_order_of_the_round() -> None:
    table = scene(3, phase="lay", to_act=0, start=1, laid=4, pool_size=5, hands=["only Y01 Y02 Y05 Y07 Y09 Y11 Y13"])
    table.play("lay Y01")
    assert keys(table.told(SPECTATOR)) == ["coup-log-lay", "coup-log-draw", "coup-log-round"]
    assert table.told(SPECTATOR)[1].args == {"seat": 1, "count": 5}
    two = scene(3, phase="lay", to_act=0, start=1, laid=4, hands=["only Y01", "none", "none"]).play("lay Y01")
    assert [line.args.get("seat") for line in two.told(SPECTATOR)] == [0, 1, 2, 0, 2]


# Prompts


def test_prompts_say_who_must_do_what() -> None:
    buying = scene(3, phase="buy", cash=[200, 3000, 3000])
    assert said([buying.view(0).prompt]) == ["Buy a token for 100, or stop: up to 2 more this round."]
    assert said([buying.view(1).prompt]) == ["Ann is buying tokens."]
    assert buying.view(0).pips == (0, 2)
    assert said([buying.play("buy R").view(0).prompt]) == ["Buy a token for 100, or stop: one more this round."]
    assert buying.view(0).pips == (1, 2)  # what is done, not what is left
    laying = scene(3, phase="lay", to_act=2, start=1, laid=3)
    assert said([laying.view(2).prompt]) == ["Lay a tile: 4 of 5 this round."]
    assert said([laying.view(SPECTATOR).prompt]) == ["Cle is laying tile 4 of 5."]
    swapping = scene(3, phase="swap")
    assert swapping.view(0).prompt.args == {"who": "you", "seat": 0, "aside": 0}
    swapping.play(swapping.options()[0])
    assert said([swapping.view(0).prompt]) == ["One tile is put aside. Put aside more, or draw."]
    assert said([swapping.view(1).prompt]) == ["Ann is swapping tiles."]
    assert swapping.view(1).prompt.args == {"who": "other", "seat": 0, "aside": 0}
    last = scene(3, phase="last", to_act=1, board=COUP)
    assert said([last.view(1).prompt]) == ["The Coup is made. Lay one last tile, or pass."]
    assert said([last.view(0).prompt]) == ["Ben may lay one last tile."]


def test_the_view_has_what_a_player_looks_up() -> None:
    view = scene(3, phase="swap").view(SPECTATOR)
    assert (view.price, view.hand_size) == (100, 11)
    assert [view.run_values[length] for length in (0, 3, 4, 5, 12, 20)] == [0, 0, 20, 50, 500, 1300]


def test_before_a_swap_one_reads_how_large_the_hand_will_be() -> None:
    table = scene(3, phase="swap")
    assert said(GAME.effects(table.state, 0)["done"].lines) == ["You keep all your tiles and draw until you have 11."]


def test_the_end_names_the_winner() -> None:
    table = scene(2, phase="last", to_act=1, board=COUP, cash=[500, 900], tokens=[{}, {}]).play("pass")
    assert said([table.view(0).prompt]) == ["Ben wins with 900."]
    table = scene(2, phase="last", to_act=1, board=COUP, cash=[900, 900], tokens=[{}, {}]).play("pass")
    assert said([table.view(0).prompt]) == ["2 players share the victory with 900 each."]


# Refusals

REFUSALS = [
    ("buy", "lay Y01", "COUP-2.1", "coup-refuse-now"),
    ("buy", "aside Y01", "COUP-2.1", "coup-refuse-now"),
    ("buy", "done", "COUP-2.1", "coup-refuse-now"),
    ("buy", "pass", "COUP-2.1", "coup-refuse-now"),
    ("buy", "buy B", "COUP-3.4", "coup-refuse-sold-out"),
    ("lay", "buy R", "COUP-2.1", "coup-refuse-now"),
    ("lay", "stop", "COUP-2.1", "coup-refuse-now"),
    ("lay", "aside Y01", "COUP-2.1", "coup-refuse-now"),
    ("lay", "done", "COUP-2.1", "coup-refuse-now"),
    ("lay", "pass", "COUP-4.3", "coup-refuse-must-lay"),
    ("lay", "lay Y02", "COUP-4.3", "coup-refuse-not-held"),
    ("lay", "lay R05", "COUP-4.2", "coup-refuse-already-laid"),
    ("swap", "buy R", "COUP-2.1", "coup-refuse-now"),
    ("swap", "stop", "COUP-2.1", "coup-refuse-now"),
    ("swap", "lay Y01", "COUP-2.1", "coup-refuse-now"),
    ("swap", "pass", "COUP-2.1", "coup-refuse-now"),
    ("swap", "aside Y02", "COUP-5.1", "coup-refuse-not-held"),
    ("last", "buy R", "COUP-6.5", "coup-refuse-now"),
    ("last", "stop", "COUP-6.5", "coup-refuse-now"),
    ("last", "aside Y01", "COUP-6.5", "coup-refuse-now"),
    ("last", "done", "COUP-6.5", "coup-refuse-now"),
    ("last", "lay Y02", "COUP-6.2", "coup-refuse-not-held"),
    ("last", "lay R05", "COUP-4.2", "coup-refuse-already-laid"),
]


@pytest.mark.parametrize(("phase", "move", "clause", "key"), REFUSALS)
def test_a_refusal_names_the_rule_and_what_is_legal(phase: str, move: str, clause: str, key: str) -> None:
    board = {"R": "1-10" if phase == "last" else "5"}
    table = scene(3, phase=phase, board=board, hands=["Y01", "Y02"], supply={"B": 0})
    refusal = table.refused(move)
    assert (refusal.clause, refusal.line.key) == (clause, key)
    assert list(refusal.legal) == table.options()
    assert move not in refusal.legal
    for language in LANGUAGES:
        assert complete(refusal.line, language)


def test_out_of_turn_nothing_is_said_about_the_position() -> None:
    table = scene(3, phase="lay", to_act=1)
    for move in ("lay Y01", "pass", "buy R"):
        refusal = table.refused(move, seat=0)
        assert (refusal.line.key, refusal.clause, list(refusal.legal)) == ("table-not-your-turn", "", [])
    assert said([table.refused("pass", seat=0).line]) == ["It is not your turn: Ben is to move."]


@pytest.mark.parametrize("action", [-1, 249, 250, 10_000])
def test_an_action_that_does_not_exist_is_refused(action: int) -> None:
    table = scene(3, phase="buy")
    assert GAME.num_actions(GAME.Options()) == 249
    with pytest.raises(Refused) as caught:
        GAME.play(table.state, 0, action)
    assert caught.value.refusal.line.key == "table-no-such-action"
    assert list(caught.value.refusal.legal) == table.options()


# Words


def test_every_key_in_the_room_has_words_in_both_languages() -> None:
    WORDS.assert_all_there(at_least=30)


def test_both_languages_have_the_same_messages_and_know_the_same_arguments() -> None:
    # A language may inflect by colour where the other need not.
    WORDS.assert_alike(inflected=["colour"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_in_whole_games_can_be_said(language: str) -> None:
    games = (new(seats, seed).until_the_end(seed) for seats, seed in ((2, 1), (3, 2), (6, 3)))
    met = WORDS.say_all(chain.from_iterable(games), language)
    assert WORDS.events() - met <= {"coup-prompt-tie", "coup-prompt-won"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_amounts_read_well(language: str) -> None:
    """None, one and many are worded apart."""
    samples: list[tuple[str, Mapping[str, int | str], str]] = [
        ("coup-log-swap", {"seat": 0}, "count"),
        ("coup-log-stop", {"seat": 0}, "bought"),
        ("coup-prompt-swap", {"seat": 0, "who": "you"}, "aside"),
    ]
    for key, args, amount in samples:
        texts = {complete(Line(key, {**args, amount: number}), language) for number in (0, 1)}
        assert len(texts) == 2, key
    draws = [complete(Line("coup-log-draw", {"seat": 0, "count": number}), language) for number in (1, 2)]
    assert "1" not in draws[0].replace("Seat 0", "")
    assert "2" in draws[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colour_and_phase_has_its_own_name(language: str) -> None:
    assert len({complete(Line("coup-colour-name", {"colour": letter}), language) for letter in LETTERS}) == 6
    assert len({complete(Line("coup-phase", {"phase": phase}), language) for phase in PHASES}) == 5


def test_french_elides_before_a_vowel() -> None:
    args: Mapping[str, int | str] = {"seat": 0, "tile": "O04", "colour": "O", "value": 20, "gain": 20}
    assert "le orange" not in complete(Line("coup-log-lay", args), "fr")


def test_the_guide_speaks_of_moments_and_pieces_that_exist() -> None:
    WORDS.assert_guide(["board", "hand", "tokens", "cash", "phases", "supply", "score"])


def test_a_scene_tells_the_same_story_twice() -> None:
    def story(table: Scene) -> list[str]:
        return said(table.swap(*table.hand(0)[:2]).told(0))

    assert story(scene(3, phase="swap")) == story(scene(3, phase="swap"))
