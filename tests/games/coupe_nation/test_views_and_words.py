"""What each viewer sees and is told, what a move would bring, and that everything can be said in both languages."""

from itertools import chain

import pytest

from tablee.engine.errors import Refused
from tablee.engine.seed import rng_of
from tablee.engine.state import SPECTATOR
from tablee.engine.words import LANGUAGES, Line, Words
from tablee.games.coupe_nation import GAME
from tests.games.coupe_nation.scene import S, Scene, full, new, scene
from tests.games.words import GameWords, said

WORDS = GameWords(GAME)


def effects(table: Scene, move: str) -> list[str]:
    return said(GAME.effects(table.state, table.to_act)[move].lines)


def read_by(lines: list[Line], you: int, language: str = "en") -> list[str]:
    return [Words(language, ["Ann", "Ben", "Cle"], you=you)(line) for line in lines]


# The view


def test_where_the_turn_stands() -> None:
    table = scene(3, tower=S, hands=["9 2 3 4"], phase="draw")
    assert [phase.when for phase in table.seen.phases] == ["now", "next", "next"]
    assert said([phase.name for phase in table.seen.phases]) == ["Draw", "Action", "Limits"]
    table.play("draw 0", "place 9", "on L1P1")
    assert [phase.when for phase in table.seen.phases] == ["now", "next", "next"]
    many = scene(3, tower=S, hands=["9 2 3 4 6"]).play("place 9", "on L1P1")
    assert [phase.when for phase in many.seen.phases] == ["was", "was", "now"]


def test_standings_are_the_same_for_all() -> None:
    table = scene(3, tower=S, hands=["9", "2 3", ""])
    assert [standing.main for standing in table.seen.standings] == [3, 3, 3]
    assert said([standing.more for standing in table.seen.standings if standing.more]) == [
        "one card in hand",
        "2 cards in hand",
        "no card in hand",
    ]


def test_every_position_shows_its_range() -> None:
    table = scene(3, tower=f"{S} L2P2=15 L1P6=40@1", hands=["9"])
    ranges = {spot.id: (spot.low, spot.high) for spot in table.seen.tower}
    assert ranges["L1P1"] == (0, 10)
    assert ranges["L2P3"] == (20, 25)
    assert ranges["L3P2"] == (15, 25)
    assert ranges["L1P6"] == (25, 51)
    assert [spot.id for spot in table.seen.tower if spot.free] == ["L1P1", "L1P5", "L1P7", "L2P3"]


def test_sums_are_shown_to_their_owner() -> None:
    """The example of the specification: 12 + 30 - 1 = 41."""
    table = scene(4, tower=S, hands=["7 12 30"], reserve="1 50 18 41")
    assert said([each.line for each in table.view(0).sums]) == [
        "30 − 12 = 18",
        "7 + 12 − 1 = 18",
        "12 + 30 − 1 = 41",
    ]
    assert [(each.target, each.cost) for each in table.view(0).sums] == [("18", 0), ("18", 1), ("41", 1)]
    assert table.seen.sums == ()
    assert said([each.line for each in table.view(0).sums], "fr")[0] == "30 − 12 = 18"


def test_the_finish_card_in_a_sum() -> None:
    table = scene(4, tower=f"{S} L1P5=30 L2P3=22 L2P4=28", hands=["15 40"], reserve="1 50 FIN 41", finish=True)
    assert "40 − 15 = 25 (Finish card)" in said([each.line for each in table.view(0).sums])


def test_where_the_finish_card_is() -> None:
    assert scene(2, finish=True).seen.finish_at == "deck"
    assert scene(2, hands=["FIN"], finish=True).seen.finish_at == "seat-0"
    assert scene(2, reserve="1 FIN 3", finish=True).seen.finish_at == "reserve"
    tower = f"{S} L1P5=30 L2P3=22 L2P4=28 L3P3=FIN"
    assert scene(2, tower=tower, finish=True).seen.finish_at == "L3P3"
    assert scene(2).seen.finish_at == ""


# What a move would bring


def test_effects_tell_the_next_draw_and_places_without_a_number() -> None:
    table = scene(3, tower=S, hands=["14 24"]).play("place 14")
    assert effects(table, "on L2P2") == ["Ben may draw up to 2 cards next."]
    narrow = scene(3, tower="L1P3=23", hands=["24 40"], deck="only 41").play("place 24")
    assert effects(narrow, "on L2P3") == ["Ben may draw one card next."]
    shut = scene(3, tower="L1P5=27", hands=["26 40"]).play("place 26")
    assert "No number would be left on level 2, place 4." not in effects(shut, "on L2P4")
    dead = scene(3, hands=["24 40"]).play("place 24")
    assert effects(dead, "on L1P3") == ["Ben may draw one card next.", "No number would be left on level 2, place 3."]


def test_effects_of_opening() -> None:
    table = scene(3, tower=f"{S} L1P5=24@0 L1P6=40@1 L1P7=50@0", hands=["9"])
    found = GAME.effects(table.state, 0)
    assert found["open L1P5"].costly
    assert found["open L1P6"].costly
    assert not found["open L1P7"].costly
    assert said(found["open L1P5"].lines) == ["Your 24 does not fit: 26–50 would. All would lose!"]
    assert said(found["open L1P6"].lines) == ["You do not know this card. If it is not one of 26–50, all lose."]
    assert said(found["open L1P7"].lines)[0] == "Your 50 fits."


def test_effects_of_the_end_and_of_a_replacement() -> None:
    won = scene(2, tower=full(), hands=["24"]).play("place 24")
    assert effects(won, "on L7P1") == ["The tower is complete: all win!"]
    table = scene(4, tower=f"{S} L1P6=40@1", hands=["4 14"], reserve="1 50 18 41")
    table.play("reserve", "pair 4", "pair 14", "sum 18")
    assert effects(table, "on L1P3")[0] == "You take 20 into your hand."
    hidden = scene(4, tower=f"{S} L1P6=40@1", hands=["14 27"], reserve="1 50 18 41")
    hidden.play("reserve", "pair 14", "pair 27", "sum 41")
    assert effects(hidden, "on L1P6")[0] == "You take the hidden card into your hand."


# What is told


@pytest.mark.parametrize(
    ("viewer", "taken", "replaced"),
    [
        (0, "You take 18 from the Reserve (30 − 12 = 18) and lay it", "You take the replaced 20 into your hand."),
        (1, "Ann takes 18 from the Reserve (30 − 12 = 18) and lays it", "Ann takes the replaced 20 into the hand."),
    ],
)
def test_an_exchange_is_one_entry(viewer: int, taken: str, replaced: str) -> None:
    table = scene(3, tower=S, hands=["7 12 30"], reserve="1 50 18 41 42")
    table.play("reserve", "pair 12", "pair 30", "difference 18", "on L1P3")
    assert read_by(table.told(viewer), viewer) == [f"{taken} on level 1, place 3.", replaced]
    assert all(text.startswith(("Vous", "Ann")) for text in read_by(table.told(viewer), viewer, "fr"))


def test_the_end_is_told() -> None:
    fallen = scene(3, tower=f"{S} L1P5=24@1", hands=["9"]).play("open L1P5")
    assert said(fallen.told(2)) == [
        "Ann opens 24 on level 1, place 5: it does not fit.",
        "The tower falls: all have lost, with 3 cards face up.",
    ]
    assert said([fallen.view(2).prompt]) == ["Ann opens 24 on level 1, place 5, where it does not fit: all have lost."]
    won = scene(2, tower=full(), hands=["24"]).play("place 24", "on L7P1")
    assert said(won.told(1))[-1] == "The tower is complete after 1 turns. You have won together!"
    assert said([won.seen.prompt]) == ["The tower is complete after 1 turns. You have won together!"]


def test_beats_show_what_moves_and_no_more() -> None:
    table = scene(3, tower=f"{S} L1P6=40@2", hands=["7 14 27"], reserve="1 50 41 42 43")
    table.play("reserve", "pair 14", "pair 27", "sum 41", "on L1P6")
    mine, theirs, hiders = GAME.beats(table.step, [0, 1, 2])
    assert [(beat.face, beat.source, beat.target) for beat in theirs] == [
        ("card-14", "seat-0", "reserve"),
        ("card-27", "seat-0", "reserve"),
        ("", "L1P6", "seat-0"),
        ("card-41", "reserve", "L1P6"),
    ]
    assert mine[2].face == hiders[2].face == "card-40"
    drawn = scene(2, tower=S, hands=["9"], phase="draw", deck="31 FIN 32", finish=True, reference="L1P4").play("draw 1")
    assert [beat.face for beat in GAME.beats(drawn.step, [1])[0]] == [""]


# Words


def test_every_key_has_words_in_both_languages() -> None:
    WORDS.assert_all_there(at_least=30)


def test_both_languages_have_the_same_messages_and_know_the_same_arguments() -> None:
    WORDS.assert_alike(inflected=("count", "who", "seat"))


def every_line(language: str) -> set[str]:
    games = [new(2 + seed % 3, seed, options={"finish": seed % 2 == 0}) for seed in range(12)]
    scenes = [
        scene(2, tower=full(), hands=["24 3 15 16"]),
        scene(2, tower=full(), hands=["3 21"], reserve="1 50 24 40 41 42"),
        scene(2, tower=f"{S} L1P5=30 L2P3=22 L2P4=28 L3P3=FIN", hands=["2 21"], reserve="1 50 23", finish=True),
        scene(2, tower=f"{S} L1P6=40@1", hands=["14 27 28 29 31 32"], reserve="1 50 41 42 43 44"),
        scene(2, tower=S, hands=["9"], phase="draw", deck="FIN 31", finish=True, reference="L1P3"),
        scene(3, tower=f"{S} L1P6=40@1 L1P5=30@0", hands=["9 14 27 12 31 3 2"], reserve="1 50 41 18 42"),
        scene(2, tower=full().replace("L6P2=29", "L6P2=29@0"), hands=["", "3 15"], deck="none"),
    ]
    lines = chain.from_iterable(
        table.twin().until_the_end(seed) for seed in range(25) for table in [*games[seed % 12 : seed % 12 + 1], *scenes]
    )
    return WORDS.say_all(lines, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_in_whole_games_can_be_said(language: str) -> None:
    assert WORDS.events() - every_line(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language: str) -> None:
    tables = [
        scene(3, tower=f"{S} L1P6=40@1", hands=["9 12 30 FIN"], reserve="1 50 18 41 42", finish=True),
        scene(3, tower=S, hands=["9 12 30 FIN"], phase="draw", finish=True),
        scene(3, tower=S, hands=["9 12 30"]).play("place 12"),
        scene(3, tower=S, hands=["9 12 30"]).play("hide 12"),
        scene(2, tower=full(), hands=["24 30 FIN"], finish=True).play("place FIN"),
        scene(2, tower=full(), hands=["24 30 3"]).play("place 24"),
        scene(4, tower=S, hands=["7 12 30"], reserve="1 50 18 41").play("reserve"),
        scene(4, tower=S, hands=["7 12 30"], reserve="1 50 18 41").play("reserve", "pair 12"),
        scene(4, tower=S, hands=["7 12 30"], reserve="1 50 18 41").play("reserve", "pair 12", "pair 30"),
        scene(4, tower=S, hands=["7 12 30"], reserve="1 50 18 41").play("reserve", "pair 12", "pair 30", "sum 41"),
        scene(4, tower=S, hands=["7 12 30"], reserve="1 50 18 41").play(
            "reserve", "pair 12", "pair 30", "difference 18"
        ),
        scene(4, tower=S, hands=["7 12 30 31 33"], reserve="1 50 18 41").play("place 7", "on L1P1"),
        scene(4, tower=S, hands=["7 12 30"], reserve="1 50 18 41").play(
            "reserve", "pair 12", "pair 30", "difference 18", "on L1P3"
        ),
        scene(2, tower=full(), hands=["24 3"]),
        scene(2, tower=full(), hands=["3 21"], reserve="1 50 24", finish=True).play(
            "reserve", "pair 3", "pair 21", "sum 24"
        ),
        scene(4, tower="L1P2=9 L1P3=20", hands=["2 3 4 10 11"], reserve="1 50 24 41").play(
            "reserve", "pair 10", "pair 11", "sum 24"
        ),
    ]
    met = set()
    for table in tables:
        legal = set(table.state.legal_actions())
        for action in range(GAME.moves.num_actions):
            if action not in legal:
                with pytest.raises(Refused) as refused:
                    GAME.judge(table.state, table.to_act, action)
                refusal = refused.value.refusal
                assert refusal.clause.startswith("CPN-")
                WORDS.complete(refusal.line, language)
                met.add(refusal.line.key)
    known = {key for key in WORDS.messages("en") if key.startswith("coupe-nation-refuse-")}
    assert known - met == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_and_label_can_be_said(language: str) -> None:
    met: set[str] = set()
    for seed in range(8):
        table, chance = new(2 + seed % 3, seed, options={"finish": seed % 2 == 0}), rng_of(seed)
        while not table.state.over:
            seat = table.to_act
            for effect in GAME.effects(table.state, seat).values():
                met |= WORDS.say_all(effect.lines, language)
            met |= WORDS.say_all([choice.label for choice in table.choices() if choice.label], language)
            for choice in table.choices():
                WORDS.complete(Line("coupe-nation-group", {"group": choice.group}), language)
            options = [text for text in table.options() if not text.startswith("open")] or table.options()
            table.play("reserve" if "reserve" in options else options[chance.below(len(options))])
    assert {"coupe-nation-effect-next", "coupe-nation-effect-target", "coupe-nation-move-take"} <= met


def test_options_have_words_under_the_prefix_of_the_game() -> None:
    assert {"coupe-nation-option-finish", "coupe-nation-option-finish-about"} <= WORDS.messages("en").keys()


def test_the_guide_speaks_of_moments_and_pieces_that_exist() -> None:
    zones = [zone.id for zone in GAME.layout(scene(3).view(0)).zones]
    WORDS.assert_guide([*zones, "prompt", "score"])


def test_a_spectator_sees_no_hand() -> None:
    table = scene(3, hands=["9"])
    assert (table.view(SPECTATOR).hand, table.view(SPECTATOR).sums, table.view(SPECTATOR).known) == ((), (), ())
