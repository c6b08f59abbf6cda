"""What each viewer sees and is told, what a move would bring, and that everything can be said in both languages."""

from itertools import chain

import pytest

from tablee.engine.state import SPECTATOR
from tablee.engine.words import LANGUAGES, Line, Words
from tablee.games.capa_doro import GAME
from tests.games.capa_doro.scene import EVENTS, Scene, new, scene, started
from tests.games.words import GameWords, said
from tests.rules import rule

WORDS = GameWords(GAME)


def effects(table: Scene, move: str) -> list[str]:
    return said(GAME.effects(table.state, table.to_act)[move].lines)


def marks(table: Scene, move: str) -> list[tuple[str, str, int, int]]:
    found = GAME.effects(table.state, table.to_act)[move].marks
    return [(mark.place, mark.kind, mark.amount, mark.seat) for mark in found]


def read_by(line: Line, you: int, language: str = "en") -> str:
    return Words(language, ["Ann", "Ben", "Cle"], you=you)(line)


# The view


def test_everybody_sees_the_same_table() -> None:
    table = started(3, seed=4)
    views = [table.view(viewer) for viewer in (SPECTATOR, 0, 1, 2)]
    for view in views:
        assert (view.continents, view.players, view.bag, view.events) == (
            views[0].continents,
            views[0].players,
            views[0].bag,
            views[0].events,
        )


def test_where_the_turn_stands() -> None:
    table = scene(3, turn=2, die=4, bag="O G B X", board={"AS-1": "- 0 -"}).play("end")
    view = table.view(0)
    assert (view.die, list(view.drawn), view.beetles) == (4, [1, 1, 1, 0, 1], 1)
    assert said([phase.name for phase in view.phases]) == ["Growth", "Actions", "Development"]
    assert [phase.when for phase in view.phases] == ["now", "next", "next"]
    table.play("warehouse 0")
    assert (table.view(0).sown, table.view(0).sowings, table.view(0).pips) == (0, 2, (0, 2))
    assert [phase.when for phase in table.view(0).phases] == ["was", "now", "next"]
    table.play("sow AS-2", "buy G")
    view = table.view(1)
    assert (view.sown, view.continents[1].market.bought, view.continents[0].market.bought) == (1, True, False)


def test_standings_show_points_and_money() -> None:
    table = scene(2, points=[12, 30], money=[7, 9])
    assert [(each.main, said([each.more])[0]) for each in table.view(0).standings if each.more] == [
        (12, "$7"),
        (30, "$9"),
    ]


# The player aid


@pytest.mark.parametrize(
    ("ware", "missing", "cost", "english", "french"),
    [
        ("O1 G1 B1", [0, 0, 0, 0], 0, "Can be rolled", "Peut être roulé"),
        ("O1", [0, 1, 1, 0], 7, "Lacks 1 grey bale, 1 brown bale: $7", "Manque 1 balle grise, 1 balle brune : 7 $"),
        ("", [1, 1, 1, 0], 10, "Lacks 1 orange bale, 1 grey bale, 1 brown bale: $10", ""),
    ],
)
def test_the_aid_says_what_is_missing_and_what_it_costs(
    ware: str, missing: list[int], cost: int, english: str, french: str
) -> None:
    [cigar] = scene(3, wares=[ware], tiles=["B01"]).view(1).players[0].cigars
    assert (list(cigar.missing), cigar.cost, cigar.ready) == (missing, cost, not any(missing))
    assert said([cigar.aid]) == [english]
    if french:
        assert said([cigar.aid], "fr") == [french]


def test_the_aid_counts_rising_prices_and_knows_what_cannot_be_bought() -> None:
    def aid(table: Scene) -> int:
        return table.view(0).players[0].cigars[0].cost

    assert aid(scene(3, tiles=["B10"])) == 12  # an orange one, and two brown ones: 3 + 4 + 5
    assert aid(scene(3, tiles=["A08"], market={"G": 1}, discard="G1")) == 12  # 6, and 6 from the discard
    assert aid(scene(3, tiles=["A08"], market={"G": 1})) == -1
    assert aid(scene(3, tiles=["A08"], customs=("SA", 1))) == -1
    assert aid(scene(3, tiles=["A08"], wares=["G1"]).play("sell G")) == -1  # sold in this turn


# What a move would bring, to everybody it touches


@rule("CDO-5.4")
def test_sowing_tells_who_harvests() -> None:
    table = scene(3, turn=1, board={"AS-2": "2 0:1 0:3"})
    assert effects(table, "sow AS-2") == [
        "Costs $2, you keep $13.",
        "Ann harvests 3 orange bales.",
        "Ann harvests 1 orange bale.",
        "Cle’s seedling moves to Growth.",
    ]
    assert marks(table, "sow AS-2") == [
        ("AS-2-S", "goes", 1, 1),
        ("player-1", "loss", 2, 1),
        ("player-1/money", "loss", 2, 1),
        ("ware-0-O", "gain", 3, 0),
        ("AS-2-H/on", "goes", 1, 0),
        ("ware-0-O", "gain", 1, 0),
        ("AS-2-G/on", "goes", 1, 0),
        ("AS-2-S/on", "goes", 1, 2),
    ]


def test_a_harvest_tells_which_cigars_it_makes_ready() -> None:
    table = scene(3, board={"AS-1": "- - 0:2", "SA-1": "0 0:2 -"}, tiles=["A01 A08 B01"])
    assert effects(table, "harvest AS-1") == ["You harvest 2 orange bales.", "Then cigar A01 can be rolled."]
    assert marks(table, "harvest AS-1") == [("ware-0-O", "gain", 2, 0), ("cigar-A01/ready", "gain", 1, 0)]
    assert effects(table, "sow SA-1")[-1] == "Then cigar A08 can be rolled."
    table.play("harvest AS-1")
    assert marks(table, "sell O")[-1] == ("cigar-A01/ready", "loss", 1, 0)


def test_a_cigar_is_marked_by_points_and_money() -> None:
    table = scene(3, wares=["O3"], tiles=["A01 A02"])
    assert marks(table, "roll A01") == [
        ("player-0", "gain", 4, 0),
        ("player-0/points", "gain", 4, 0),
        ("player-0/money", "gain", 5, 0),
        ("ware-0-O", "loss", 2, 0),
        ("cigar-A02/ready", "loss", 1, 0),  # the same bales
    ]


def test_sowing_tells_of_money_and_of_the_market() -> None:
    table = scene(2, board={"SA-1": "N 1 -", "SA-2": "0 N:2 -"})
    assert effects(table, "neutral SA-1")[1:] == [
        "Ben gets an empty plantation back, and $2.",
        "The neutral seedling moves to Growth.",
    ]
    assert effects(table, "sow SA-2")[1:] == [
        "The neutral plantation leaves the board; 2 grey bales go to the market.",
        "Your seedling moves to Growth.",
    ]


def test_a_sale_tells_the_next_price_and_what_can_no_longer_be_rolled() -> None:
    table = scene(3, wares=["O2"], tiles=["A01"])
    assert effects(table, "sell O") == [
        "Brings $2, you have $17 then. The next one would bring $2.",
        "Then cigar A01 can no longer be rolled.",
    ]
    assert effects(scene(3, wares=["O1"], tiles=["A01"]), "buy O") == [
        "Costs $3, you keep $12. The next one would cost $3.",
        "Then cigar A01 can be rolled.",
    ]
    full = scene(3, wares=["B1"], market={"B": 8}, tiles=["A01"])
    assert effects(full, "sell B")[-1] == "The market is full: the bale is discarded."
    empty = scene(3, market={"Y": 0}, discard="Y1", tiles=["A01"])
    assert effects(empty, "buy Y") == [
        "Costs $9, you keep $6. It is the last one.",
        "The market is empty: the bale comes from the discard.",
    ]


def test_rolling_tells_points_and_what_comes() -> None:
    table = scene(3, wares=["O2 G1"], tiles=["A01 A04"])
    assert effects(table, "roll A01") == [
        "4 points and $5: 4 points in all.",
        "Then cigar A04 can no longer be rolled.",
        "A tile of letter B comes at the end of the turn.",
    ]
    near = scene(3, wares=["O2"], tiles=["A01"], points=[56])
    assert effects(near, "roll A01")[-1] == "That makes 60 or more: you win."


def test_the_end_of_a_turn_warns_of_what_is_left() -> None:
    table = scene(3, wares=["O2"], tiles=["A01 A02"], board={"AS-1": "- - 0:1"})
    effect = GAME.effects(table.state, 0)["end"]
    assert effect.costly
    assert said(effect.lines) == [
        "Cigar A01 could still be rolled.",
        "Cigar A02 could still be rolled.",
        "A plantation of yours still waits in Harvest.",
        "Then Ben rolls the die; after that, nothing can be undone.",
    ]
    table.play("harvest AS-1", "roll A01")
    assert said(GAME.effects(table.state, 0)["end"].lines)[0] == "You draw a B tile."
    assert not GAME.effects(table.state, 0)["end"].costly
    last = scene(3, bag="none", tiles=["A01"])
    assert effects(last, "end") == ["The bag is empty: the game ends."]


def test_beetles_tell_what_they_eat() -> None:
    table = scene(3, turn=2, die=2, bag="X O", board={"AF-1": "- 1:2 -"}, wares=["O1 G2", "O3"]).play("end")
    assert effects(table, "plant AF-1-G") == ["Ben loses 1 brown bale; 1 left."]
    assert effects(table, "warehouse 1") == ["Ben gives up 2 of 3 bales, and chooses which."]
    assert effects(table, "warehouse 0") == ["You give up 2 of your 3 bales."]
    assert marks(table, "plant AF-1-G") == [("AF-1-G", "loss", 1, 1)]
    assert marks(table, "warehouse 1") == [("player-1", "loss", 2, 1), ("player-1/bales", "loss", 2, 1)]


# Labels, log and beats


def test_labels_say_prices() -> None:
    table = scene(2, wares=["G1"], board={"AS-1": "- - 0:2"}, tiles=["A01"])
    labels = {choice.text: said([choice.label])[0] for choice in table.choices() if choice.label}
    assert labels["buy O"] == "Buy 1 orange bale for $3"
    assert labels["sell G"] == "Sell 1 grey bale for $3"
    assert labels["sow CA-1"] == "Sow in Central America 1 for $5"
    assert labels["neutral AF-2"] == "Sow a neutral plantation in Africa 2"
    assert labels["harvest AS-1"] == "Harvest Asia 1"
    assert labels["end"] == "End the turn"


def test_a_turn_is_told_in_order() -> None:
    table = scene(3, turn=2, die=4, bag="B B X G", board={"AF-1": "1 0:2 0:3"}).play("end")
    assert said(table.told(SPECTATOR)) == [
        "Cle ends the turn.",
        "Ann’s turn: the die shows 4.",
        "From the bag: 1 grey bale, 2 brown bales, 1 beetle.",
        "1 grey bale finds no plantation and is discarded.",
        "Ann harvests 3 brown bales in Africa 1.",
        "Ann’s plantation in Africa 1 moves to Harvest.",
        "Ben’s plantation in Africa 1 moves to Growth.",
    ]
    table.play("plant AF-1-G")
    assert said(table.told(0)) == ["Ann sets a beetle on Ben’s plantation in Africa 1: one bale is lost."]


def joined(table: Scene, *moves: str) -> list[str]:
    """The story of these moves, each line with those it goes on with."""
    lines: list[Line] = []
    for move in moves:
        for line in table.play(move).told(SPECTATOR):
            lines.append(GAME.joined(lines[-1], line) or line if lines else line)
    return said([line for i, line in enumerate(lines) if i + 1 == len(lines) or not lines[i + 1].instead])


def test_what_belongs_together_is_one_line_of_the_story() -> None:
    table = scene(3, money=[20, 20, 20], wares=["B2"])
    assert joined(table, "buy G", "buy G", "buy O", "buy G", "sell B", "sell B") == [
        "Ann buys 2 grey bales for $7.",
        "Ann buys 1 orange bale for $3.",
        "Ann buys 1 grey bale for $4.",
        "Ann sells 2 brown bales for $7.",
    ]
    growth = scene(3, turn=2, die=2, bag="O G", board={"AS-1": "- 0 -", "SA-1": "- 0 -"})
    assert joined(growth, "end") == [
        "Cle ends the turn.",
        "Ann’s turn: the die shows 2. From the bag: 1 orange bale, 1 grey bale.",
    ]


def test_bales_given_up_are_one_line_for_each_colour() -> None:
    table = scene(3, turn=2, die=2, bag="X O", wares=["", "O3 G2"]).play("end", "warehouse 1")
    assert joined(table, "lose O", "lose O", "lose G") == ["Ben gives up 2 orange bales.", "Ben gives up 1 grey bale."]


def test_what_was_traded_is_counted_for_the_score_sheet() -> None:
    table = scene(3, money=[20, 20, 20], wares=["B2"]).play("buy G", "buy G", "sell B")
    assert [(player.earned, player.spent) for player in table.view(0).players] == [(4, 7), (0, 0), (0, 0)]


def test_the_view_says_how_many_bales_a_grown_plantation_has() -> None:
    assert scene(3).view(0).full == 3


def test_rolled_cigars_have_their_letter() -> None:
    table = scene(3, wares=["O2"], tiles=["A01"]).play("roll A01")
    assert [(cigar.id, cigar.points, cigar.letter) for cigar in table.view(1).players[0].rolled] == [("A01", 4, "A")]


@pytest.mark.parametrize(
    ("language", "own", "neighbour"),
    [
        (
            "en",
            [
                "You harvest 3 brown bales in Africa 1.",
                "Your plantation in Africa 1 moves to Harvest.",
                "You set a beetle on Ben’s plantation in Africa 1: one bale is lost.",
            ],
            [
                "Your plantation in Africa 1 moves to Growth.",
                "Ann sets a beetle on your plantation in Africa 1: one bale is lost.",
            ],
        ),
        (
            "fr",
            [
                "Vous récoltez 3 balles brunes en Afrique 1.",
                "Votre plantation en Afrique 1 passe en Récolte.",
                "Vous mettez une vrillette sur la plantation de Ben en Afrique 1 : une balle est perdue.",
            ],
            [
                "Votre plantation en Afrique 1 passe en Pousse.",
                "Ann met une vrillette sur votre plantation en Afrique 1 : une balle est perdue.",
            ],
        ),
    ],
)
def test_whoever_reads_the_log_is_called_you(language: str, own: list[str], neighbour: list[str]) -> None:
    table = scene(3, turn=2, die=4, bag="B B X G", board={"AF-1": "1 0:2 0:3"}).play("end")
    lines = [*table.told(SPECTATOR), *table.play("plant AF-1-G").told(SPECTATOR)]
    for you, expected in ((0, own), (1, neighbour)):
        told = [read_by(line, you, language) for line in lines]
        assert set(expected) <= set(told)
        assert not [text for text in told if ["Ann", "Ben"][you] in text]


def test_an_attacked_warehouse_is_called_yours() -> None:
    table = scene(3, turn=2, die=2, bag="X O", wares=["O1 G1", "O2 G1"]).play("end")
    [line] = table.twin().play("warehouse 1").told(SPECTATOR)
    assert read_by(line, 0) == "You set a beetle in Ben’s warehouse: 2 bales are lost."
    assert read_by(line, 1) == "Ann sets a beetle in your warehouse: 2 bales are lost."
    assert read_by(line, 1, "fr") == "Ann met une vrillette dans votre entrepôt : 2 balles sont perdues."
    prompt = table.play("warehouse 0").view(0).prompt
    assert read_by(prompt, 0) == "You set a beetle in your warehouse: give up one bale."
    assert read_by(prompt, 0, "fr") == "Vous avez mis une vrillette dans votre entrepôt : renoncez à une balle."


def test_the_end_is_told_to_the_winner_as_theirs() -> None:
    won = scene(3, wares=["O2"], tiles=["A01"], points=[56]).play("roll A01")
    assert read_by(won.seen.prompt, 0) == "You have 60 points and win."
    assert read_by(won.seen.prompt, 1) == "Ann has 60 points and wins."
    most = scene(3, bag="none", points=[4]).play("end")
    assert read_by(most.seen.prompt, 0) == "The bag is empty. You have the most points, 4, and win."
    money = scene(3, bag="none", points=[4, 4], money=[9, 7]).play("end")
    assert read_by(money.seen.prompt, 0, "fr") == (
        "Le sac est vide. À égalité avec 4 points, l’argent départage : vous avez 9 $ et gagnez."
    )


def test_every_step_of_chance_is_a_beat() -> None:
    table = scene(3, turn=2, die=4, bag="B B X G", board={"AF-1": "1 0:2 0:3"}).play("end")
    beats = GAME.beats(table.step, [0, SPECTATOR])
    assert beats[0] == beats[1]
    assert [(beat.face, beat.source, beat.target) for beat in beats[0]] == [
        ("die-4", "", "die"),
        ("bale-B", "bag", "AF-1-G"),
        *[("bale-B", "AF-1-H", "ware-0-B")] * 3,
        ("plant-0", "AF-1-H", "player-0"),
        ("plant-0", "AF-1-G", "AF-1-H"),
        *[("bale-B", "AF-1-G", "AF-1-H")] * 3,
        ("plant-1", "AF-1-S", "AF-1-G"),
        ("bale-B", "bag", "AF-1-G"),
        ("beetle", "bag", "beetles"),
        ("bale-G", "bag", "discard"),
    ]
    table.play("plant AF-1-G")
    assert [(beat.face, beat.source, beat.target) for beat in GAME.beats(table.step, [0])[0]] == [
        ("beetle", "beetles", "AF-1-G"),
        ("bale-B", "AF-1-G", "discard"),
    ]


def test_a_rolled_cigar_uses_its_bales() -> None:
    table = scene(2, wares=["O1 G1"], tiles=["A04"]).play("roll A04")
    assert [(beat.face, beat.source, beat.target) for beat in GAME.beats(table.step, [1])[0]] == [
        ("bale-O", "ware-0-O", "discard"),
        ("bale-G", "ware-0-G", "discard"),
        ("cigar-A04", "cigar-A04", "player-0"),
    ]


@rule("CDO-4.1")
def test_every_action_of_a_turn_can_be_taken_back_until_it_ends() -> None:
    table = scene(2, wares=["O2"], tiles=["A01"], board={"AS-1": "1 0:1 -"}, die=2, bag="O O")
    learned = table.learned
    table.play("roll A01", "buy G", "sow AS-1", "neutral AS-2")
    assert table.learned == learned
    table.play("end")
    assert table.learned > learned


# Words


def test_every_key_has_words_in_both_languages() -> None:
    WORDS.assert_all_there(at_least=45)


@pytest.mark.parametrize(
    ("part", "helper", "kind"),
    [
        ("effects", "_line", "effect"),
        ("log", "_line", "log"),
        ("layout", "_line", "layout"),
        ("explain", "_refusal", "refuse"),
    ],
)
def test_keys_that_are_put_together_have_words_and_none_is_left_over(part: str, helper: str, kind: str) -> None:
    verbs = [kind.verb for kind in GAME.moves.kinds]  # a move is told by its verb
    WORDS.assert_put_together(part, helper, kind, elsewhere=("now", *verbs))


def test_options_have_words_under_the_prefix_of_the_game() -> None:
    """The form for a new table looks for them there."""
    known = WORDS.messages("en").keys()
    names = GAME.Options.__struct_fields__
    assert {f"capa-doro-option-{name}" for name in names} <= known
    assert not [key for key in known if not key.startswith("capa-doro-")]


def test_both_languages_have_the_same_messages_and_know_the_same_arguments() -> None:
    """French repeats the number where English says “one”."""
    WORDS.assert_alike(inflected=("count", "left", "amount", "points", "bales"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_in_whole_games_can_be_said(language: str) -> None:
    games = [started(seats, seed) for seats in (2, 3, 4) for seed in range(8)]
    met = WORDS.say_all(chain.from_iterable(game.until_the_end(seed) for seed, game in enumerate(games)), language)
    rare = {"prompt-won", "prompt-shared", "prompt-money", "log-won", "log-reshuffled", "score-money", "score-bonus"}
    rare |= {"prompt-seed", "prompt-grow", "log-seed", "log-grow", "log-idle", "log-lost", "log-glutted", "log-paid"}
    missing = {key.removeprefix("capa-doro-") for key in WORDS.events()} - {
        key.removeprefix("capa-doro-") for key in met
    }
    assert missing <= rare


@pytest.mark.parametrize("language", LANGUAGES)
def test_rare_lines_can_be_said(language: str) -> None:
    beginning = new(3)
    lines = [beginning.view(beginning.to_act).prompt, beginning.seen.prompt]
    while beginning.phase != "act" and beginning.phase != "beetle":
        beginning.play(beginning.options()[0])
        lines += [*beginning.told(0), beginning.view(beginning.to_act).prompt]
    lines += scene(3, wares=["O2"], tiles=["A01"], points=[59]).play("roll A01").told(0)
    lines += scene(3, turn=2, die=1, events="unique", board={"AS-1": "U - -"}).play("end").told(0)
    lines += scene(3, turn=2, die=1, events="glut", discard="O3").play("end").told(0)
    lines += scene(3, turn=2, die=1, events="pay-day", board={"AS-1": "0 - -"}).play("end").told(0)
    lines += scene(3, turn=2, die=2, bag="X O", wares=["", "O3"]).play("end", "warehouse 1").told(0)
    keys = {line.key for line in lines}
    assert {"capa-doro-log-won", "capa-doro-log-idle", "capa-doro-log-paid", "capa-doro-log-lost"} <= keys
    for line in lines:
        WORDS.complete(line, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_continent_has_its_own_name(language: str) -> None:
    assert len({WORDS.complete(Line("capa-doro-event", {"event": event}), language) for event in EVENTS}) == 13
    texts = {WORDS.complete(Line("capa-doro-event-text", {"event": e, "amount": 2}), language) for e in EVENTS}
    assert len(texts) == 13
    continents = {
        WORDS.complete(Line("capa-doro-continent", {"continent": c}), language) for c in ("AS", "SA", "AF", "CA")
    }
    assert len(continents) == 4


def test_the_guide_speaks_of_moments_and_pieces_that_exist() -> None:
    zones = {zone.id for zone in GAME.layout(new(3).view(0)).zones}
    WORDS.assert_guide([*zones, "prompt", "score"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_turn_can_be_said(language: str) -> None:
    tables = [
        scene(2, wares=["O1"], tiles=["A01 A02"], money=[2], board={"AS-1": "- - 1:1"}).play("sell O"),
        scene(4, customs=("SA", 1), market={"Y": 0}, tiles=["A01 A02"], wares=["O2 G1"]),
        scene(3, turn=2, die=2, bag="X O", wares=["", "O2 G2"]).play("end"),
        scene(3, turn=2, die=2, bag="X O", wares=["", "O2 G2"]).play("end", "warehouse 1"),
        scene(3, turn=2, die=1, events="unique").play("end"),
        new(3),
    ]
    met = set()
    for table in tables:
        legal = table.state.legal_actions()
        for action in range(GAME.num_actions(GAME.options(None))):
            if action not in legal:
                refusal = table.refused(GAME.moves.name(table.state, action))
                assert refusal.clause.startswith("CDO-")
                WORDS.complete(refusal.line, language)
                met.add(refusal.line.key)
    assert len(met) >= 14
