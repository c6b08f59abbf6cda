"""What each viewer sees and is told, and that everything can be said in both languages."""

from itertools import chain

import pytest

from tablee.engine.errors import Refused
from tablee.engine.words import LANGUAGES, Line
from tablee.games.coupage import GAME
from tests.games.coupage.scene import CARDS, RECIPES, SPECTATOR, Scene, new, scene
from tests.games.words import GameWords, said
from tests.rules import rule

WORDS = GameWords(GAME)
complete = WORDS.complete
PHASES = ("draw", "act", "harvest", "rose", "rouge", "cava-blanc", "over")
READY_BLA = "BLA MAC1 XAR1 PAR1 | TIM"


def touched(table: Scene) -> dict[str, list[str]]:
    return {choice.text: list(choice.touches) for choice in table.choices()}


# The view


def test_the_open_table_is_the_same_for_everybody() -> None:
    rows = {0: ["CVB MAC1 XAR1 PAR1 | TIM (MAC2) | 3", "BLA!"], 1: ["ROU ULL1 GAR1"]}
    table = scene(3, turn=1, turns=7, hands=["MAC1", "VOL TIM"], barrels=rows, market="EVA CAB3", discard="ULL2 ULL2")
    for viewer in (SPECTATOR, 0, 1, 2):
        view = table.view(viewer)
        assert (view.viewer, view.seats, view.to_act, view.turn, view.over) == (viewer, 3, 1, 1, False)
        assert (view.phase, view.round, view.turns, view.turn_limit, view.actions_left) == ("act", 3, 7, 450, 2)
        assert (list(view.market), view.pile) == (["EVA", "CAB3"], table.pile_size)
        assert [(stack.card, stack.count) for stack in view.discard] == [("ULL2", 2)]
        cava = view.players[0].barrels[0]
        assert (cava.stage, cava.recipe, cava.cava, list(cava.grapes)) == (
            "producing",
            "CVB",
            True,
            ["MAC1", "XAR1", "PAR1"],
        )
        assert [(time.down, time.card) for time in cava.time] == [(False, "TIM"), (True, "MAC2")]
        assert (cava.spoiled, cava.spoiled_turns, cava.ready, cava.stars, cava.time_missing) == (3, 2, False, 3, 0)
        red = view.players[1].barrels[0]
        assert (red.grapes_missing, list(red.helps), red.time_missing) == (1, ["ULL", "GAR", "TRE", "CAB"], 2)
        assert [player.progress for player in view.players] == [1, 0, 0]
        assert (view.cava_cards, view.time_stars, view.winner) == (4, 3, -1)


# What a recipe lacks (CPG-4.1 to CPG-4.6) and what a barrel waits for


def needs(table: Scene, recipe: str, language: str = "en", viewer: int = 0) -> str:
    [line] = [aid.needs for aid in table.view(viewer).aid if aid.recipe == recipe]
    return complete(line, language)


@pytest.mark.parametrize(
    ("recipe", "hand", "english", "french"),
    [
        ("BLA", "", "3 different whites", "3 blancs différents"),
        ("BLA", "MAC1 MAC2", "2 different whites (no Macabeu)", "2 blancs différents (sauf Macabeu)"),
        ("BLA", "MAC1 PAR1", "Xarel·lo or Chardonnay", "Xarel·lo ou Chardonnay"),
        ("ROS", "", "2 reds and 2 whites", "2 rouges et 2 blancs"),
        ("ROS", "MAC1 ULL1 ULL2", "1 white", "1 blanc"),
        ("ROS", "MAC1", "2 reds and 1 white", "2 rouges et 1 blanc"),
        ("ROU", "", "3 reds, at least 2 varieties in all", "3 rouges, au moins 2 cépages différents en tout"),
        ("ROU", "ULL1", "2 reds, at least 2 varieties in all", "2 rouges, au moins 2 cépages différents en tout"),
        (
            "ROU",
            "ULL1 ULL2",
            "Garnatxa negra, Trepat or Cabernet Sauvignon",
            "Garnatxa negra, Trepat ou Cabernet Sauvignon",
        ),
        ("ROU", "ULL1 GAR1", "1 red", "1 rouge"),
        ("CVB", "", "Macabeu, Xarel·lo and Parellada", "Macabeu, Xarel·lo et Parellada"),
        ("CVB", "XAR1 XAR2", "Macabeu and Parellada", "Macabeu et Parellada"),
        ("CVB", "XAR1 MAC1", "Parellada", "Parellada"),
        (
            "CVR",
            "CAB2",
            "Trepat, 1 red (no Cabernet) and 2 whites (no Chardonnay)",
            "Trepat, 1 rouge (sauf Cabernet) et 2 blancs (sauf Chardonnay)",
        ),
        ("CVR", "MAC1 MAC2", "Trepat and 1 red (no Cabernet)", "Trepat et 1 rouge (sauf Cabernet)"),
        (
            "CVR",
            "MAC1 XAR1 TRE1",
            "Ull de llebre, Garnatxa negra or Trepat",
            "Ull de llebre, Garnatxa negra ou Trepat",
        ),
        ("CVR", "GAR1", "Trepat and 2 whites (no Chardonnay)", "Trepat et 2 blancs (sauf Chardonnay)"),
        ("CVR", "TRE1 TRE2", "2 whites (no Chardonnay)", "2 blancs (sauf Chardonnay)"),
    ],
)
def test_the_aid_says_what_the_hand_lacks(recipe: str, hand: str, english: str, french: str) -> None:
    table = scene(2, hands=[hand], market="TIM PIQ")
    assert needs(table, recipe) == f"Missing: {english}."
    assert needs(table, recipe, "fr") == f"Il manque {french}."


def test_the_aid_counts_what_lies_at_the_market() -> None:
    def white_cava(market: str, hand: str = "", language: str = "en") -> str:
        return needs(scene(2, hands=[hand], market=market), "CVB", language)

    all_three = "Missing: Macabeu, Xarel·lo and Parellada"
    assert white_cava("MAC2 TIM") == f"{all_three}; 1 at the market."
    assert white_cava("MAC2 MAC1", language="fr") == "Il manque Macabeu, Xarel·lo et Parellada\u202f; 1 au marché."
    assert white_cava("MAC2 PAR1") == f"{all_three}; 2 at the market."
    assert white_cava("TIM CAB2") == f"{all_three}."
    assert white_cava("PAR1 TIM", hand="MAC1 XAR1") == "Missing: Parellada; it is at the market."
    assert white_cava("PAR1 TIM", hand="MAC1 XAR1 PAR2") == "You have all the grapes: one action lays them."


def test_the_aid_says_why_a_recipe_is_not_worth_beginning() -> None:
    two_wines = scene(2, barrels={0: ["BLA!", "ROU!"]})
    assert needs(two_wines, "ROS") == "No longer counts: you have your two wines."
    assert needs(two_wines, "CVB").startswith("Missing: ")
    three = scene(2, barrels={0: ["BLA!", "ROU!", "ROS!"]})
    assert needs(three, "BLA") == "One more wine would cost you the game."
    a_cava = scene(2, barrels={0: ["CVB!"]})
    assert needs(a_cava, "CVR", "fr") == "Ne compterait plus\u202f: vous avez votre cava."
    full = scene(2, barrels={0: ["CVB!", "ROS GAR1 CAB2 MAC1 PAR1", "ROU ULL1 GAR1 TRE1", "BLA!"]})
    assert needs(full, "ROU") == "No barrel is free."
    assert needs(full, "CVR") == "No longer counts: you have your cava."


def test_a_spectator_reads_what_a_recipe_asks_for() -> None:
    table = scene(2, hands=["MAC1 XAR1 PAR1"])
    assert needs(table, "CVB", viewer=SPECTATOR) == "At least 3 varieties."
    assert [list(aid.filled) for aid in table.view(SPECTATOR).aid] == [[]] * len(RECIPES)


def test_the_aid_shows_which_places_the_hand_fills() -> None:
    """A Trepat fills the place that takes nothing else, so that the easier place stays open."""
    aid = {aid.recipe: list(aid.filled) for aid in scene(2, hands=["TRE1 MAC1 MAC2"]).view(0).aid}
    assert aid["CVR"] == ["TRE", "", "MAC", "MAC"]
    assert aid["BLA"] == ["MAC", "", ""]  # three different varieties
    assert aid["ROU"] == ["TRE", "", ""]


def test_half_made_moves_count_as_held() -> None:
    table = scene(2, hands=["MAC1 XAR1 PAR1 CHA2"]).play("lay BLA", "MAC1")
    assert needs(table, "CVB") == "You have all the grapes: one action lays them."


@pytest.mark.parametrize(
    ("barrel", "english", "french"),
    [
        ("-", "Free", "Libre"),
        ("BLA!", "Bottled", "En bouteille"),
        (READY_BLA, "Ready: 2 ★", "Prêt\u202f: 2 ★"),
        ("CVB MAC1 XAR1 PAR1 | TIM", "Lacks 1 Time", "Manque 1 Temps"),
        ("ROU ULL1 GAR1 | TIM TIM", "Lacks 1 grape", "Manque 1 cépage"),
        ("CVR TRE1 GAR1 | ", "Lacks 2 grapes, 2 Time", "Manque 2 cépages, 2 Temps"),
        ("CVB MAC1 XAR1 PAR1 | TIM | 3", "Blocked: 2 turns", "Bloqué 2 tours"),
        ("CVB MAC1 XAR1 PAR1 | TIM | 4", "Blocked: 1 turn", "Bloqué 1 tour"),
    ],
)
def test_a_barrel_says_what_it_waits_for(barrel: str, english: str, french: str) -> None:
    line = scene(2, barrels={1: [barrel]}).view(0).players[1].barrels[0].waits
    assert (complete(line, "en"), complete(line, "fr")) == (english, french)


def test_nobody_but_the_seat_to_act_is_offered_anything() -> None:
    table = scene(3, turn=1, hands=["", "MAC1"])
    assert GAME.choices(table.state, 0) == GAME.choices(table.state, SPECTATOR) == []
    assert [choice.text for choice in GAME.choices(table.state, 1)] == ["end", "cycle"]


def test_choices_name_the_pieces_they_are_made_by() -> None:
    draw = touched(scene(2, phase="draw"))
    assert draw == {"pile": ["pile"], "market 1": ["market-1"], "market 2": ["market-2"]}
    rows = {0: [READY_BLA, "ROU ULL1 GAR1 CAB2", "ROS ULL1 GAR1 MAC1"]}
    table = scene(2, hands=["MAC1 XAR1 PAR1 TIM CAB3 REC"], barrels=rows)
    act = touched(table)
    assert act["lay CVB"] == ["recipe-CVB", "barrel-0-4"]
    assert act["time 2"] == ["hand-TIM", "barrel-0-2"]
    assert act["stars 2"] == ["barrel-0-2"]
    assert act["bottle 1"] == ["barrel-0-1"]
    assert act["replace 3"] == ["barrel-0-3"]
    assert act["play REC"] == ["hand-REC"]
    assert act["cycle"] == ["discard"]
    assert act["end"] == []
    groups = {choice.text: choice.group for choice in table.choices()}
    assert [groups[text] for text in ("end", "lay CVB", "time 2", "play REC", "cycle")] == [
        "end",
        "lay",
        "barrel-2",
        "special",
        "cycle",
    ]
    assert touched(table.twin().play("cycle"))["TIM"] == ["hand-TIM"]
    assert touched(table.play("play REC"))["take 2"] == ["harvest-2"]


def test_targets_are_named_by_the_pieces_on_the_table() -> None:
    rows = {0: ["CVB MAC1 XAR1 PAR1"], 1: ["ROU ULL1 GAR1 CAB2 | TIM (MAC2)"]}
    table = scene(2, hands=["EVA VDT VOL", "MAC1"], barrels=rows)
    assert touched(table.twin().play("play VOL")) == {"seat 1": ["player-1"]}
    eva = table.twin().play("play EVA")
    assert touched(eva) == {"barrel 1-1": ["barrel-1-1"]}
    assert touched(eva.play("barrel 1-1"))["GAR1"] == ["grape-1-1-GAR1"]
    vdt = table.twin().play("play VDT", "barrel 1-1")
    assert touched(vdt) == {"up": ["time-1-1-1"], "down 2": ["time-1-1-2"]}
    assert touched(vdt.play("up")) == {"barrel 0-1": ["barrel-0-1"]}
    down = scene(2, hands=["MAC2 ULL1"], barrels={0: ["ROU ULL1 GAR1 CAB2"]}).play("stars 1", "MAC2", "ULL1")
    assert touched(down) == {"MAC2": ["chosen-MAC2"], "ULL1": ["chosen-ULL1"]}
    cava = scene(2, hands=["CAB3"], barrels={0: ["CVB MAC1 XAR1 PAR1 | TIM TIM"]}, abilities=True).play(
        "bottle 1", "CAB3"
    )
    assert touched(cava) == {"up": ["time-0-1-1", "time-0-1-2"], "decline": []}
    assert touched(cava.play("up"))["XAR1"] == ["grape-0-1-XAR1"]


def test_the_own_half_made_move_is_shown_to_its_maker() -> None:
    table = scene(2, hands=["MAC2 ULL1 GAR1"], barrels={0: ["CVB MAC1 XAR1 PAR1 | TIM TIM"]}).play("bottle 1", "MAC2")
    view = table.view(0)
    assert (view.step, view.due, list(view.chosen), list(view.begun)) == ("pay", 1, ["MAC2"], ["bottle 1", "MAC2"])
    other = table.view(1)
    assert (other.step, other.due, list(other.chosen), list(other.begun)) == ("act", 0, [], [])


def offered(table: Scene, *chosen: str) -> dict[str, int]:
    """What may be added to these cards, and what each counts."""
    actions = [GAME.parse(table.state, table.to_act, text) for text in chosen]
    picks = GAME.picks(table.state, table.to_act, actions)
    assert picks is not None
    return {choice.text: amount for choice, amount in zip(picks.choices, picks.amounts, strict=True)}


@rule("CPG-4.4")
def test_grapes_for_a_wine_may_be_chosen_in_any_order() -> None:
    table = scene(2, hands=["MAC1 MAC2 XAR1 PAR1 CHA3"]).play("lay CVB")
    assert offered(table) == {"MAC1": 1, "MAC2": 1, "XAR1": 1, "PAR1": 1}
    assert offered(table, "PAR1") == {"MAC1": 1, "MAC2": 1, "XAR1": 1}, "later ones first"
    assert offered(table, "MAC2", "PAR1") == {"XAR1": 1}, "two Macabeus make no cava"
    picks = GAME.picks(table.state, 0)
    assert picks is not None
    assert (picks.need, picks.counts, picks.clause) == (3, "left", "CPG-4.4")
    assert picks.label == Line("coupage-move-lay", {"recipe": "CVB"})
    assert [choice.touches for choice in picks.choices] == [["hand-MAC1"], ["hand-MAC2"], ["hand-XAR1"], ["hand-PAR1"]]
    assert GAME.picks(table.state, 1) is None
    assert offered(table.play("MAC2")) == {"XAR1": 1}, "who names them one by one goes on in the order of the rules"


@pytest.mark.rules(1)
@rule("CPG-5.4")
def test_a_payment_counts_stars_and_takes_no_card_too_many() -> None:
    table = scene(2, hands=["MAC1 MAC2 XAR1 CHA3"], barrels={0: [READY_BLA]}).play("bottle 1")
    assert offered(table) == {"MAC1": 1, "MAC2": 2, "XAR1": 1, "CHA3": 3}
    assert offered(table, "MAC1") == {"XAR1": 1}, "with two or three stars the first card could be left out"
    picks = GAME.picks(table.state, 0)
    assert picks is not None
    assert (picks.need, picks.label) == (2, Line("coupage-move-bottle", {"number": 1}))


@pytest.mark.rules(1)
def test_a_hand_of_thirty_grapes_is_no_trouble() -> None:
    """Sets are never listed: this hand has hundreds of thousands of ways to pay."""
    hand = " ".join(["MAC1 XAR1 PAR1 ULL1 GAR1"] * 4 + ["MAC2 XAR2 PAR2 ULL2 TRE1"] * 2)
    table = scene(2, hands=[hand], barrels={0: ["CVB MAC1 XAR1 PAR1 | TIM TIM"]}).play("bottle 1")
    assert len(offered(table)) == 10
    assert offered(table, "GAR1", "ULL1") == {"MAC1": 1, "XAR1": 1, "PAR1": 1, "ULL1": 1, "GAR1": 1, "TRE1": 1}


def test_a_whole_move_may_be_typed_at_once_in_any_order() -> None:
    table = scene(2, hands=["MAC1 MAC2 XAR1 PAR1 CHA3"], barrels={0: ["BLA MAC1 XAR1 PAR1 | TIM"]})
    for typed in ("lay CVB PAR1 MAC2 XAR1", "poser cvb xar1, par1, mac2"):
        steps = [GAME.moves.name(table.state, step) for step in GAME.parse_move(table.state, 0, typed)]
        assert steps == ["lay CVB", "MAC2", "XAR1", "PAR1"]
    paid = GAME.parse_move(table.state, 0, "bottle 1 XAR1 MAC1")
    assert [GAME.moves.name(table.state, step) for step in paid] == ["bottle 1", "MAC1", "XAR1"]
    for wrong in ("lay CVB MAC1 MAC2 XAR1", "lay CVB MAC1 XAR1 PAR1 CHA3", "bottle 1 MAC1 MAC1", "pile lay CVB"):
        with pytest.raises(Refused):
            GAME.parse_move(table.state, 0, wrong)


def test_what_was_discarded_last_lies_on_top() -> None:
    table = scene(2, hands=["MAC1 CAB2 ULL1"], barrels={0: ["BLA MAC1 XAR1 PAR1 | TIM"]})
    assert table.view(1).top == ""
    assert table.play("cycle", "MAC1").view(1).top == "MAC1"
    assert table.play("bottle 1", "CAB2").view(SPECTATOR).top == "TIM", "the payment, the grapes, then the Time"
    again = scene(2, hands=["MAC1"], pile="none", discard="only CAB2 ULL1", phase="draw")
    assert again.view(0).top == "ULL1"
    assert again.play("pile").view(0).top == "", "shuffled into a new pile"


STEPS = [
    ("grape", {}, "MAC1 XAR1 PAR1", ["lay BLA"]),
    ("replace", {0: ["BLA MAC1 XAR1"]}, "PAR1", ["replace 1"]),
    ("pay", {0: ["BLA MAC1 XAR1 PAR1"]}, "CAB3 CHA3", ["stars 1"]),
    ("facedown", {0: ["BLA MAC1 XAR1 PAR1"]}, "CAB2 MAC1", ["stars 1", "CAB2", "MAC1"]),
    ("discard", {}, "MAC1", ["cycle"]),
    ("victim", {}, "VOL", ["play VOL"]),
    ("young", {0: [READY_BLA]}, "JEU", ["play JEU"]),
    ("target", {1: [READY_BLA]}, "PIQ", ["play PIQ"]),
    ("evaporate", {1: [READY_BLA]}, "EVA", ["play EVA", "barrel 1-1"]),
    ("which-time", {0: ["CVB MAC1"], 1: ["ROU ULL1 GAR1 CAB2 | TIM (MAC2)"]}, "VDT", ["play VDT", "barrel 1-1"]),
    ("own-barrel", {0: ["CVB MAC1"], 1: ["ROU ULL1 GAR1 CAB2 | TIM"]}, "VDT", ["play VDT", "barrel 1-1"]),
]


@pytest.mark.parametrize(("step", "rows", "hand", "moves"), STEPS, ids=[step[0] for step in STEPS])
def test_every_step_has_a_name_a_prompt_and_refusals(
    step: str, rows: dict[int, list[str]], hand: str, moves: list[str]
) -> None:
    table = scene(2, hands=[hand, "TIM"], barrels=rows).play(*moves)
    assert table.asked == step
    assert table.view(0).prompt.key == f"coupage-prompt-{step}"
    assert table.view(1).prompt.key == "coupage-prompt-act"
    for choice in table.choices():
        assert choice.group == step
    for move in ("end", "pile", "take 1", "barrel 1-4", "seat 3", "CHA2", "TIM"):
        if move not in table.options():
            refusal = table.refused(move)
            assert refusal.clause.startswith("CPG-")
            assert list(refusal.legal) == table.options()
            for language in LANGUAGES:
                complete(refusal.line, language)


@rule("CPG-9.1")
def test_the_score_sheet_names_each_bottle() -> None:
    table = scene(2, barrels={0: ["BLA!", "ROS!", "ROU!"], 1: ["CVB!", "CVR!"]})
    sheets = GAME.score_sheet(table.state, 0)
    assert [[(line.source.args["recipe"], line.points) for line in sheet] for sheet in sheets] == [
        [("BLA", 1), ("ROS", 1), ("ROU", 0)],
        [("CVB", 1), ("CVR", 0)],
    ]
    assert [sum(line.points for line in sheet) for sheet in sheets] == table.state.scores()
    option = scene(2, barrels={1: ["CVB!", "CVR!"]}, second_cava=True)
    assert (
        [sum(line.points for line in sheet) for sheet in GAME.score_sheet(option.state, 0)]
        == option.state.scores()
        == [0, 2]
    )


# The log


def test_draws_are_told_to_the_drawer_only() -> None:
    table = scene(2, phase="draw", hands=["MAC1 MAC1"], pile="CHA3 CAB2").play("pile")
    assert said(table.told(0)) == ["You draw Chardonnay ★★★."]
    assert said(table.told(1)) == said(table.told(SPECTATOR)) == ["Ann draws a card."]
    market = scene(2, phase="draw", market="ULL1 EVA", pile="CHA3").play("market 1")
    assert said(market.told(1)) == [
        "Ann takes Ull de llebre ★ from the market.",
        "Chardonnay ★★★ is added to the market.",
    ]


def test_moves_are_told_whole() -> None:
    table = scene(2, hands=["MAC1 XAR1 PAR1 MAC2 ULL1 TIM"]).play("lay CVB", "MAC1", "XAR1")
    assert table.told(0) == table.told(1) == []
    assert said(table.play("PAR1").told(1)) == [
        "Ann begins a white cava on barrel 1: Macabeu ★, Xarel·lo ★, Parellada ★."
    ]
    assert said(table.twin().play("time 1").told(1))[0] == "Ann lets the white cava on barrel 1 age."
    stars = table.twin().play("stars 1", "MAC2", "ULL1", "ULL1")
    assert said(stars.told(1))[0] == (
        "Ann pays Macabeu ★★, Ull de llebre ★; Ull de llebre ★ stays face down as Time on barrel 1, the white cava."
    )
    alone = scene(2, hands=["CAB3"], barrels={0: ["CVB MAC1 XAR1 PAR1"]}).play("stars 1", "CAB3")
    assert said(alone.told(1))[0].startswith("Ann pays Cabernet Sauvignon ★★★; Cabernet Sauvignon ★★★ stays")


def test_theft_is_told_in_full_to_thief_and_victim_only() -> None:
    table = scene(3, hands=["VOL TIM TIM TIM", "CAB3", ""]).play("play VOL", "seat 1")
    assert said(table.told(0)) == ["Ann takes a card from Ben’s hand.", "You take Cabernet Sauvignon ★★★ from Ben."]
    assert said(table.told(1)) == ["Ann takes a card from Ben’s hand.", "Ann takes Cabernet Sauvignon ★★★ from you."]
    assert said(table.told(2)) == said(table.told(SPECTATOR)) == ["Ann takes a card from Ben’s hand."]


def test_a_harvest_a_reshuffle_and_the_end_are_told() -> None:
    table = scene(2, hands=["REC TIM TIM TIM"], pile="only MAC1", discard="only XAR1 PAR1").play("play REC")
    told = said(table.told(1))
    second = {"XAR1": "Xarel·lo", "PAR1": "Parellada"}[table.view(1).harvest[1]]
    assert told == [
        "Ann plays a Harvest.",
        "Harvested: Macabeu ★.",
        "The 2 cards in the discard are shuffled to make a new pile.",
        f"Harvested: {second} ★.",
    ]
    whole = scene(3, hands=["REC TIM TIM TIM"], pile="MAC1 XAR1 PAR1").play("play REC")
    assert said(whole.told(1)) == ["Ann plays a Harvest.", "Harvested: Macabeu ★, Xarel·lo ★, Parellada ★."]
    assert said(table.play("take 1").told(1)) == ["Ann takes Macabeu ★."]
    won = scene(2, hands=["CAB2"], barrels={0: ["ROS!", "CVB!", READY_BLA]}).play("bottle 3", "CAB2")
    assert said(won.told(1)) == [
        "Ann bottles the white wine of barrel 3 and pays Cabernet Sauvignon ★★.",
        "Ann has all three bottles and wins.",
    ]
    assert said([won.view(1).prompt]) == ["Ann has all three bottles and wins."]


# Words


def test_every_key_in_the_room_has_words_in_both_languages() -> None:
    WORDS.assert_all_there(at_least=40)


def test_both_languages_have_the_same_messages_and_know_the_same_arguments() -> None:
    WORDS.assert_alike()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_in_whole_games_can_be_said(language: str) -> None:
    settings = ((2, 1), (3, 2), (4, 3), (2, 4), (3, 5), (2, 2), (3, 4), (3, 11), (4, 12))
    games = (new(seats, seed, abilities=True).until_the_end(seed) for seats, seed in settings)
    met = WORDS.say_all(chain.from_iterable(games), language)
    rare = {"coupage-prompt-stopped", "coupage-prompt-shared", "coupage-log-stopped", "coupage-log-no-draw"}
    rare |= {"coupage-log-cava-blanc-hidden", "coupage-prompt-replace", "coupage-log-replace"}
    rare |= {"coupage-log-rouge", "coupage-log-rouge-own", "coupage-prompt-rouge-card"}
    rare |= {"coupage-prompt-serve", "coupage-log-bottle-serve", "coupage-log-jeu-serve"}  # see test_version_2.py
    assert WORDS.events() - met <= rare


@pytest.mark.parametrize("language", LANGUAGES)
def test_rare_lines_can_be_said(language: str) -> None:
    stopped = scene(2, turns=299, hands=["MAC1", "MAC1"], barrels={0: ["BLA!"]}).play("end")
    shared = scene(2, turns=299, hands=["MAC1", "MAC1"]).play("end")
    assert stopped.view(0).prompt.key == "coupage-prompt-stopped"
    assert shared.view(0).prompt.key == "coupage-prompt-shared"
    dry = scene(2, hands=["MAC1 MAC1 MAC1"], market="", pile="none", discard="none").play("end")
    added = scene(2, hands=["PAR1"], barrels={0: ["BLA MAC1 XAR1"]}).play("replace 1", "PAR1")
    lines = [stopped.view(0).prompt, shared.view(0).prompt, *stopped.told(0), *dry.told(1), *added.told(1)]
    rows = {0: ["ROU ULL1 ULL1 GAR1 | TIM TIM", "BLA MAC1 XAR1 PAR1"]}
    red = scene(2, hands=["CAB2 VOL"], barrels=rows, abilities=True).play("bottle 1", "CAB2", "barrel 0-2")
    lines += [red.view(0).prompt, *red.play("VOL").told(0), *red.told(1)]
    cava = scene(2, hands=["CAB3"], barrels={0: ["CVB MAC1 XAR1 PAR1 | TIM [CHA3]"]}, abilities=True)
    lines += cava.play("bottle 1", "CAB3", "down 2", "MAC1").told(1)
    assert {"coupage-log-no-draw", "coupage-log-replace", "coupage-log-stopped"} <= {line.key for line in lines}
    for line in lines:
        complete(line, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_recipe_effect_and_phase_has_its_own_name(language: str) -> None:
    specials = [card for card in CARDS if not card[-1].isdigit()]
    for key in ("coupage-card", "coupage-effect"):
        assert len({complete(Line(key, {"card": card}), language) for card in specials}) == 8
    assert len({complete(Line("coupage-recipe", {"recipe": recipe}), language) for recipe in RECIPES}) == 5
    assert len({complete(Line("coupage-phase", {"phase": phase}), language) for phase in PHASES}) == 7
    abilities = {aid.ability for aid in new(2).view(0).aid} - {""}
    assert len({complete(Line("coupage-ability", {"ability": each}), language) for each in abilities}) == 4


def test_the_guide_speaks_of_moments_and_pieces_that_exist() -> None:
    WORDS.assert_guide(["barrels", "aid", "market", "hand", "prompt", "players", "score"])


REFUSALS: list[tuple[str, str, dict[int, list[str]], str, str]] = [
    ("draw", "", {}, "lay BLA", "CPG-2.2"),
    ("act", "MAC1", {}, "market 1", "CPG-2.1"),
    ("act", "MAC1", {}, "MAC1", "CPG-2.5"),
    ("act", "MAC1", {}, "decline", "CPG-2.5"),
    ("act", "MAC1", {}, "lay BLA", "CPG-4.1"),
    ("act", "", {}, "cycle", "CPG-7.1"),
    ("act", "VOL", {}, "play VOL", "CPG-8.2"),
    ("act", "MAC1", {}, "replace 1", "CPG-4.7"),
    ("act", "MAC1", {}, "time 1", "CPG-5.1"),
    ("act", "MAC1", {}, "stars 1", "CPG-5.1"),
    ("act", "MAC1", {}, "bottle 1", "CPG-6.1"),
]


@pytest.mark.parametrize(("phase", "hand", "rows", "move", "clause"), REFUSALS)
def test_a_refusal_names_the_rule(phase: str, hand: str, rows: dict[int, list[str]], move: str, clause: str) -> None:
    table = scene(2, phase=phase, hands=[hand], barrels=rows)
    refusal = table.refused(move)
    assert refusal.clause == clause
    assert list(refusal.legal) == table.options()
    for language in LANGUAGES:
        complete(refusal.line, language)


def refused_with(table: Scene, move: str) -> str:
    refusal = table.refused(move)
    complete(refusal.line, "fr")
    return complete(refusal.line, "en")


def test_a_card_that_would_do_is_refused_for_its_place_in_the_order() -> None:
    lay = scene(2, hands=["MAC1 XAR1 GAR1 TRE1 CAB2 CHA2"]).play("lay CVR")
    order = "Grapes are picked in the order of the list: "
    assert refused_with(lay, "TRE1") == f"{order}before Trepat ★ comes Macabeu ★."
    assert refused_with(lay, "CAB2") == "With Cabernet Sauvignon ★★ you cannot complete the wine."
    white = scene(2, hands=["MAC1 XAR1 PAR1 CHA2"]).play("lay BLA", "XAR1")
    assert refused_with(white, "MAC1") == f"{order}Macabeu ★ comes before Xarel·lo ★. Undo a step to choose it."


@pytest.mark.rules(1)
def test_a_grape_that_would_pay_is_refused_for_its_place_in_the_order() -> None:
    order = "Cards with more stars are paid first, equal ones in the order of the list: "
    pay = scene(2, hands=["XAR1 PAR1"], barrels={0: [READY_BLA]}).play("bottle 1")
    assert refused_with(pay, "PAR1") == f"{order}before Parellada ★ comes Xarel·lo ★."
    assert complete(pay.view(0).prompt, "en") == "Pay with grapes to bottle the white wine: 2 more stars."
    three = scene(2, hands=["XAR1 PAR1 ULL1 MAC1"], barrels={0: ["CVB MAC1 XAR1 PAR1 | TIM TIM"]}).play(
        "bottle 1", "XAR1"
    )
    assert refused_with(three, "MAC1").startswith(f"{order}Macabeu ★ comes before Xarel·lo ★.")
    much = scene(2, hands=["CAB2 ULL1 TRE3"], barrels={0: [READY_BLA]}).play("bottle 1")
    assert refused_with(much, "ULL1") == "With Ull de llebre ★ you would pay more than you need to."
    time = scene(2, hands=["CAB3 CHA3"], barrels={0: ["CVB MAC1 XAR1 PAR1"]}).play("stars 1")
    assert complete(time.view(0).prompt, "en") == "Pay with grapes for a Time on the white cava: 3 more stars."
