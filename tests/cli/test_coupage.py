"""Coupage at the full-screen table and in plain words."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from tablee.cli.guide import Guide
from tablee.cli.main import run
from tablee.cli.terminal.app import TableApp
from tablee.cli.terminal.dialogs import Details, Moves, Scores
from tablee.engine.words import LANGUAGES, Line, Words
from tablee.games.coupage import GAME
from tablee.games.coupage.log import log
from tablee.games.coupage.terminal import (
    brief,
    details,
    doing,
    ending,
    headline,
    label,
    legend,
    meaning,
    preview,
    text,
    walk,
)
from tablee.games.coupage.terminal.canvas import Picture
from tablee.games.coupage.terminal.cards import goal_signs, short, state_sign, state_text
from tablee.games.coupage.terminal.palette import (
    ON_SPECIAL,
    ON_TIME,
    ON_VARIETY,
    SPECIAL,
    TIME,
    VARIETIES,
    contrast,
    palette,
)
from tablee.games.coupage.terminal.recipes import filled
from tablee.games.coupage.terminal.story import unseen
from tablee.games.coupage.view import CoupageView
from tests.cli.playing import at_table, picture, quiet, shown, table, type_lines
from tests.games.coupage.scene import Scene, new, scene

P = Pilot[None]
NAMES = ["Ann", "Ben", "Cle", "Dan"]
READY = "BLA MAC1 XAR1 PAR1 | TIM"


async def press(app: TableApp, pilot: P, *keys: str) -> None:
    await pilot.press(*keys)
    await quiet(app, pilot)


def asked(app: TableApp) -> str:
    view = table(app).session.view()
    assert isinstance(view, CoupageView)
    return view.step


async def play(app: TableApp, pilot: P, move: str) -> None:
    table(app).play(move)
    await quiet(app, pilot)


def test_a_whole_game_by_keys(tmp_path: Path) -> None:
    async def here(app: TableApp, pilot: P) -> None:
        for turn in range(900):
            if table(app).session.over:
                break
            if isinstance(app.screen, Moves):
                await press(app, pilot, "enter")
            elif asked(app) == "act" and turn % 3 == 0:
                await press(app, pilot, "e")
            else:
                await press(app, pilot, "right", "enter")
        assert table(app).session.over
        await press(app, pilot, "enter")
        assert isinstance(app.screen, Scores)

    at_table(here, tmp_path, "coupage", "--seed", "4", "--seats", "2")


def test_touching_pieces_plays_and_refuses(tmp_path: Path) -> None:
    async def here(app: TableApp, pilot: P) -> None:
        board = table(app).query_one("#board", Picture)
        spot = board.where("market-1")
        assert spot is not None
        await pilot.click(board, offset=spot)
        await quiet(app, pilot)
        assert asked(app) == "act"
        spot = board.where("barrel-0-2")
        assert spot is not None
        await pilot.click(board, offset=spot)
        await quiet(app, pilot)
        assert "CPG-" in shown(app, "say") or isinstance(app.screen, Moves)

    at_table(here, tmp_path, "coupage", "--seed", "4", "--seats", "2", size=(100, 30))


@pytest.mark.parametrize("size", [(80, 24), (100, 34), (140, 48)])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", ["2", "4"])
def test_everything_fits(tmp_path: Path, size: tuple[int, int], lang: str, seats: str) -> None:
    async def here(app: TableApp, pilot: P) -> None:
        lines = picture(app)
        assert len(lines) == size[1]
        for recipe in ("BLA", "ROS", "ROU", "CVB", "CVR"):
            assert any(recipe in line for line in lines), recipe
        for seat in range(int(seats)):
            assert table(app).query_one("#board", Picture).where(f"barrel-{seat}-4") is not None
        assert table(app).query_one("#players", Picture).where("recipe-CVR") is not None

    at_table(here, tmp_path, "coupage", "--seed", "4", "--seats", seats, "--lang", lang, size=size)


def walked(seats: int, seed: int) -> list[Scene]:
    """Many positions of a game, the half-made moves included."""
    found, place = [new(seats, seed, abilities=True)], seed
    while not found[-1].state.over and len(found) < 260:
        options = found[-1].options()
        place += 1
        found.append(found[-1].twin().play(options[place * 7 % len(options)]))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_and_every_move_can_be_put_into_words(language: str) -> None:
    words = Words(language, NAMES)
    rows = {0: ["CVB MAC1 XAR1 PAR1 | TIM (MAC2) | 3", "BLA!"], 1: ["ROU ULL1 GAR1 | [TIM]", READY]}
    extra = scene(3, hands=["JEU VOL PIQ OEN REC EVA VDT MAC1"], barrels=rows, abilities=True)
    for here in [extra, *walked(2, 3), *walked(4, 5)]:
        view = here.view(here.to_act)
        lines = text(view, words, [""] * view.seats).splitlines()
        assert max(map(len, lines)) <= 80
        assert "coupage-" not in "".join(lines)
        assert doing(view, words)
        pieces: list[str] = []
        for choice in here.choices():
            said = label(view, choice, words)
            assert said
            assert "coupage-" not in said
            pieces += choice.touches
            for piece in choice.touches:
                assert "coupage-" not in preview(view, piece, words)
                assert GAME.parse(here.state, here.to_act, meaning(view, piece)) >= 0
        if pieces:
            for key in ("left", "right", "up", "down", "X"):
                assert walk(view, pieces, pieces[0], key) in pieces
    assert len({sign for sign, _ in legend(words)}) == len(legend(words))
    assert not any("coupage-" in said for _, said in legend(words))


def test_previews_tell_what_a_piece_is_good_for() -> None:
    words = Words("en", NAMES)
    table = scene(2, hands=["MAC1 XAR1 VOL"], market="PAR1 TIM", barrels={1: ["ROU ULL1 GAR1 | (MAC2) | 3"]})
    view = table.view(0)
    assert preview(view, "market-1", words) == "Parellada ★. With it you could lay BLA, CVB."
    assert preview(view, "hand-VOL", words).startswith("Card theft: Take a random card")
    said = preview(view, "barrel-1-1", words)
    assert said.startswith("Ben’s barrel 1: red wine, ULL★ GAR★.")
    for part in ("Lacks a grape: red.", "Lacks 1 Time.", "Spoiled for 2 more turns", "Face down: Macabeu ★★."):
        assert part in said
    assert preview(view, "recipe-CVB", words) == (
        "White cava: MAC + XAR + PAR. 2 Time, ★★★ to bottle. You lack one grape: PAR."
    )
    assert preview(view, "recipe-BLA", words).startswith("White wine: 3 white, all different.")
    assert "Ben holds 0 cards" in preview(view, "player-1", words)


def test_a_payment_is_previewed_before_it_is_made() -> None:
    words = Words("en", NAMES)
    table = scene(2, hands=["CAB2 ULL1 TRE3 GAR1"], barrels={0: [READY]}).play("bottle 1")
    view = table.view(0)
    assert preview(view, "hand-CAB2", words) == "Cabernet Sauvignon ★★. That is paid exactly."
    assert preview(view, "hand-TRE3", words) == "Trepat ★★★. That pays it, one star is lost."
    assert preview(view, "hand-ULL1", words) == "Ull de llebre ★. One star is then left to pay."


def test_french_has_its_space_before_a_colon() -> None:
    words = Words("fr", NAMES)
    view = scene(2, hands=["VOL"], barrels={1: [READY]}).view(0)
    for piece in ("hand-VOL", "barrel-1-1", "recipe-BLA", "barrel-0-1"):
        assert " : " in preview(view, piece, words), piece


# Reading the table


def test_every_variety_has_its_own_colour_and_letters_and_can_be_read() -> None:
    assert len(set(VARIETIES)) == 8
    view = new(2, 1).view(0)
    assert len({face.variety for face in view.faces if face.variety}) == 8
    for dark in (True, False):
        for ground, on in [*zip(VARIETIES, ON_VARIETY, strict=True), (TIME, ON_TIME), (SPECIAL, ON_SPECIAL)]:
            assert contrast(ground, on) >= 4.5, ground
        light = palette(dark)
        assert all(contrast(colour, light.ground) >= 4.5 for colour in light.variety)
        for ground in (light.barrel, light.own, light.bottle, light.spoiled, light.ground):
            assert contrast(ground, light.ink) >= 7, ground
            assert contrast(ground, light.choice) >= 3, ground
        assert contrast(light.spoiled, light.bad) >= 4.5
        assert min(contrast(light.own, light.good), contrast(light.barrel, light.good)) >= 4.5


@pytest.mark.parametrize(
    ("recipe", "hand", "has"),
    [
        ("BLA", "MAC1 XAR1 CHA2", 3),
        ("BLA", "MAC1 MAC2 XAR1", 2),
        ("ROU", "ULL1 ULL2 CAB2", 3),
        ("ROU", "ULL1 ULL1 ULL2", 2),
        ("CVR", "TRE1 TRE2 MAC1 MAC2", 4),
        ("CVR", "TRE1 GAR1 MAC1 PAR1", 4),
        ("CVR", "GAR1 ULL1 MAC1 XAR1", 3),
        ("CVR", "TRE1 CAB2 MAC1 XAR1", 3),
        ("CVR", "TRE1 GAR1 CHA2 MAC1", 3),
        ("ROS", "ULL1 ULL2 CHA2 CHA3", 4),
        ("ROS", "ULL1 MAC1 MAC2", 3),
    ],
)
def test_the_aid_puts_into_a_recipe_what_fits_it(recipe: str, hand: str, has: int) -> None:
    """T1 of the specification."""
    view = scene(2, hands=[hand]).view(0)
    aid = next(aid for aid in view.aid if aid.recipe == recipe)
    assert sum(map(bool, filled(view, aid))) == has


def test_what_is_missing_is_counted_as_the_rules_count_it() -> None:
    for here in walked(3, 7):
        view = here.view(here.to_act)
        for aid in view.aid:
            assert len(aid.grapes) - sum(map(bool, filled(view, aid))) == aid.missing


def test_cards_not_seen_are_those_in_the_pile_and_in_unknown_places() -> None:
    """Invariant 1: 79 cards, each in one place."""
    for here in [*walked(2, 3), *walked(4, 5)]:
        for viewer in range(here.view(0).seats):
            view = here.view(viewer)
            left = unseen(view)
            barrels = [barrel for player in view.players for barrel in player.barrels]
            elsewhere = sum(player.cards for seat, player in enumerate(view.players) if seat != viewer)
            hidden = sum(not time.card for barrel in barrels for time in barrel.time)
            known = sum(each.count for each in view.known)
            assert min(left.values()) >= 0
            assert sum(left.values()) == view.pile + elsewhere - known + hidden


@pytest.mark.parametrize(("shown_number", "turns"), [(1, 4), (2, 3), (3, 2), (4, 1)])
def test_the_timer_of_a_spoiled_barrel_tells_the_turns_that_are_left(shown_number: int, turns: int) -> None:
    """T7: laid with 1, gone at the end of the owner's fourth turn."""
    view = scene(2, barrels={1: [f"ROU ULL1 GAR1 CAB2 | TIM | {shown_number}"]}).view(0)
    barrel = view.players[1].barrels[0]
    assert state_sign(barrel) == f"✗{turns}"
    for language in LANGUAGES:
        assert str(turns) in state_text(barrel, Words(language, NAMES), 15)
        assert f"✗{turns}" in text(view, Words(language, NAMES), ["", ""])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "row",
    [READY, "CVB MAC1 XAR1 PAR1", "CVR TRE1 MAC1", "ROU ULL1", "BLA MAC1 XAR1 | TIM", "ROU ULL1 GAR1 CAB2 | TIM | 1"],
)
def test_what_a_barrel_lacks_fits_into_the_narrowest_barrel(row: str, language: str) -> None:
    barrel = scene(2, barrels={1: [row]}).view(0).players[1].barrels[0]
    assert len(state_text(barrel, Words(language, NAMES), 15)) <= 15


def test_the_goal_counts_two_wines_and_a_cava() -> None:
    rows = {0: ["BLA!", "CVB!"], 1: ["BLA!", "ROS!", "ROU!"], 2: ["CVB!", "CVR!"]}
    players = scene(4, barrels=rows).view(0).players
    assert [goal_signs(player, False) for player in players] == ["▮▯♦", "▮▮◇", "▯▯♦", "▯▯◇"]
    assert goal_signs(players[2], True) == "▮▯♦"


def test_the_prompt_warns_of_somebody_whose_next_bottle_would_win() -> None:
    words = Words("en", NAMES)
    ready_cava = "CVB MAC1 XAR1 PAR1 | TIM TIM"

    def warning(*rows: str) -> str:
        return headline(scene(2, phase="draw", hands=["MAC1"], barrels={1: list(rows)}).view(0), words)

    assert warning("BLA!", "ROS!", ready_cava) == "Ben could win next!"
    assert warning("BLA!", "CVR!", READY) == "Ben could win next!"
    assert warning("BLA!", "ROS!", READY) == ""
    assert warning("BLA!", ready_cava) == ""
    assert warning("BLA!", "ROS!", f"{ready_cava} | 2") == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_fit_into_one_line(language: str) -> None:
    words = Words(language, NAMES)
    for here in [*walked(2, 3), *walked(4, 5), *walked(3, 9)]:
        for viewer in range(here.view(0).seats):
            assert len("▶ " + words(here.view(viewer).prompt)) <= 78
    for kind in ("rose", "rouge", "cava-blanc", "rouge-card", "cava-blanc-grape"):
        said = words.text(f"coupage-prompt-{kind}", who="you", seat=0)
        assert len(f"▶ {said}") <= 78, said


def test_why_a_recipe_cannot_be_begun() -> None:
    words = Words("en", NAMES)
    locked = scene(2, hands=["MAC1 XAR1 CHA2"], barrels={0: ["BLA!", "ROS!", "ROU ULL1 ULL1 CAB2"]}).view(0)
    assert preview(locked, "recipe-BLA", words).endswith("One more of these and you could no longer win.")
    assert not preview(locked, "recipe-CVB", words).endswith("win.")
    full = scene(2, hands=["MAC1"], barrels={0: ["BLA!", "ROS!", READY, "CVB MAC1 XAR1 PAR1"]}).view(0)
    assert preview(full, "recipe-CVB", words).endswith("No barrel of yours is free.")


# What happened


def told(table: Scene, viewer: int, *moves: str) -> list[Line]:
    """What the viewer is told of these moves."""
    lines: list[Line] = []
    for move in moves:
        table.play(move)
        assert table.step is not None
        lines += log(table.step, viewer)
    return lines


def test_what_the_others_did_is_told_in_a_few_words() -> None:
    words = Words("en", NAMES)
    table = scene(3, hands=["PIQ EVA TIM", "MAC1"], barrels={0: ["ROU ULL1 GAR1 CAB2"], 1: ["BLA MAC1 XAR1 PAR1"]})
    lines = told(table, 1, "play PIQ", "barrel 1-1", "time 1")
    assert brief(table.view(1), lines, words) == "Ann: spoiled your BLA, aged ROU."
    assert brief(table.view(2), lines, words) == "Ann: spoiled Ben’s BLA, aged ROU."
    assert brief(table.view(0), lines, words) == ""


def test_everyday_things_are_told_only_of_somebody_who_did_nothing_else() -> None:
    words = Words("en", NAMES)
    table = scene(2, phase="draw", hands=["TIM"], market="PAR1 MAC1", barrels={0: ["ROU ULL1 GAR1 CAB2"]})
    lines = told(table, 1, "market 1")
    assert brief(table.view(1), lines, words) == "Ann: took Parellada ★."
    lines += told(table, 1, "time 1")
    assert brief(table.view(1), lines, words) == "Ann: aged ROU."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_deed_has_words(language: str) -> None:
    words = Words(language, NAMES)
    for seats, seed in ((2, 3), (4, 5)):
        before = new(seats, seed, abilities=True)
        place = seed
        for _ in range(200):
            if before.state.over:
                break
            options = before.options()
            place += 1
            lines = told(before, 0, options[place * 7 % len(options)])
            assert "coupage-" not in brief(before.view(0), lines, words)
            assert all("coupage-" not in part for pair in details(before.view(0), words) for part in pair)


def test_the_end_says_what_the_others_lacked() -> None:
    words = Words("en", NAMES)
    rows = {0: ["BLA!", "CVR!", READY], 1: ["BLA!", "ROS!"], 2: ["CVB!"]}
    table = scene(4, hands=["CAB2"], barrels=rows).play("bottle 3", "CAB2")
    view = table.view(0)
    assert view.over
    said = ending(view, words)
    assert "Ben lacked a cava." in said
    assert "Cle lacked 2 wines." in said
    assert "Dan lacked 2 wines and a cava." in said
    assert "Ann" not in said


# At the table


def test_the_own_cellar_lies_nearest_to_the_own_hand(tmp_path: Path) -> None:
    async def here(app: TableApp, pilot: P) -> None:
        board = table(app).query_one("#board", Picture)
        rows = [(board.where(f"barrel-{seat}-1") or (0, 0))[1] for seat in range(4)]
        assert rows[0] == max(rows)
        assert rows[1:] == sorted(rows[1:])

    at_table(here, tmp_path, "coupage", "--seed", "4", "--seats", "4")


def test_what_can_be_chosen_has_a_sign_besides_its_colour(tmp_path: Path) -> None:
    async def here(app: TableApp, pilot: P) -> None:
        screen = table(app)
        for name in ("board", "hand"):
            drawn = screen.query_one(f"#{name}", Picture)
            canvas = drawn.canvas()
            for piece in drawn.playable & set(drawn.all_pieces()):
                signs = {
                    canvas.cells[y][x][0]
                    for y in range(canvas.height)
                    for x in range(canvas.width)
                    if canvas.pieces[y][x] == piece
                }
                assert signs & {"›", "▸"}, piece
        await play(app, pilot, "cycle" if asked(app) == "act" else "pile")

    at_table(here, tmp_path, "coupage", "--seed", "4", "--seats", "2")


def test_the_keyboard_reaches_what_cannot_be_played_and_learns_why(tmp_path: Path) -> None:
    async def here(app: TableApp, pilot: P) -> None:
        for _ in range(60):
            await pilot.press("tab")
            if table(app).looked == "recipe-CVB":
                break
        assert "MAC + XAR + PAR" in shown(app, "say")
        await press(app, pilot, "enter")
        assert "CPG-2.2" in shown(app, "say")
        await pilot.press("shift+up")
        assert table(app).looked == "recipe-ROU"
        await pilot.press("right")
        assert table(app).looked == ""

    at_table(here, tmp_path, "coupage", "--seed", "4", "--seats", "2")


def test_the_discard_can_be_looked_through(tmp_path: Path) -> None:
    async def here(app: TableApp, pilot: P) -> None:
        await play(app, pilot, "pile")
        await press(app, pilot, "c")
        assert asked(app) == "discard"
        hand = table(app).session.view()
        assert isinstance(hand, CoupageView)
        thrown = hand.hand[0].card
        await play(app, pilot, thrown)
        await press(app, pilot, "e")
        await press(app, pilot, "i")
        assert isinstance(app.screen, Details)
        said = "\n".join(f"{heading}\n{below}" for heading, below in app.screen.parts)
        view = table(app).session.view()
        assert isinstance(view, CoupageView)
        assert any(stack.card == thrown for stack in view.discard)
        assert short(view, thrown) in said
        assert "Since your last turn" in said
        assert "Léa" in said
        await press(app, pilot, "escape")
        assert not isinstance(app.screen, Details)

    at_table(here, tmp_path, "coupage", "--seed", "4", "--seats", "2")


def test_steps_without_a_choice_play_themselves_and_say_so(tmp_path: Path) -> None:
    """UX: forced moves play themselves and say so; here in all the half-made moves of a game."""

    async def here(app: TableApp, pilot: P) -> None:
        said: list[str] = []
        place = 0
        while not table(app).session.over and len(said) < 3:
            session = table(app).session
            choices = session.choices()
            view = session.view()
            assert isinstance(view, CoupageView)
            assert not (view.begun and len(choices) == 1)
            place += 1
            await play(app, pilot, choices[place * 7 % len(choices)].text)
            if session.by_itself and not table(app).busy:
                said.append(shown(app, "say"))
                assert session.by_itself[0] in said[-1] or not said[-1].startswith("Nothing else")
        assert said
        assert any(each.startswith("Nothing else was possible") for each in said)

    at_table(here, tmp_path, "coupage", "--seed", "4", "--seats", "2")


def test_undo_after_a_draw_says_that_nothing_is_dealt_anew(tmp_path: Path) -> None:
    async def here(app: TableApp, pilot: P) -> None:
        await play(app, pilot, "pile")
        before = table(app).session.view()
        await press(app, pilot, "u")
        assert "nothing is dealt anew" in shown(app, "say")
        await play(app, pilot, "pile")
        assert table(app).session.view() == before

    at_table(here, tmp_path, "coupage", "--seed", "4", "--seats", "2")


def test_who_comes_back_is_told_what_happened_since(tmp_path: Path) -> None:
    async def leave(app: TableApp, pilot: P) -> None:
        await play(app, pilot, "pile")
        await play(app, pilot, "end")
        assert asked(app) == "draw"

    async def come_back(app: TableApp, pilot: P) -> None:
        await press(app, pilot, "enter")
        assert asked(app) == "draw"
        await press(app, pilot, "i")
        assert isinstance(app.screen, Details)
        below = dict(app.screen.parts)["Since your last turn"]
        assert "Hugo takes a card from Ann’s hand." in below
        assert "Ann does nothing" not in below
        await press(app, pilot, "escape", "g", "g")
        table(app).hint = None
        table(app).show()
        assert "Hugo: stole a card from you." in shown(app, "hint")

    at_table(leave, tmp_path, "coupage", "--seed", "4", "--seats", "3")
    at_table(come_back, tmp_path, "coupage")


# The guide


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hints_are_shown_whole(lang: str, tmp_path: Path) -> None:
    async def here(app: TableApp, pilot: P) -> None:
        for step in table(app).guide.steps:
            table(app).hint = step
            table(app).show()
            await pilot.pause()
            assert "…" not in shown(app, "hint"), step.key
            assert len(shown(app, "hint").splitlines()) <= 2

    at_table(here, tmp_path, "coupage", "--seed", "3", lang=lang)


def test_the_end_of_a_turn_is_not_the_end_of_the_game() -> None:
    guide = Guide(GAME)
    assert guide.events([Line("coupage-log-end", {"seat": 0, "left": 2})], over=False) == []
    assert [step.key for step in guide.events([], over=True)] == ["coupage-guide-end"]


def test_a_step_of_ones_own_waits_for_oneself() -> None:
    guide = Guide(GAME)
    assert guide.events([Line("coupage-log-lay", {"seat": 1})], over=False, learner=0) == []
    assert [step.key for step in guide.events([Line("coupage-log-lay", {"seat": 0})], False, 0)] == [
        "coupage-guide-lay"
    ]
    assert guide.events([Line("coupage-log-lay", {"seat": 0})], False, 0) == []


# Line mode


def lines_typed(typed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    type_lines(typed, monkeypatch)
    return run(["play", "coupage", "--plain", "--data", str(tmp_path), "--seed", "11", "--name", "Ann", *arguments])


def test_score_and_info_before_anything_is_bottled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert lines_typed("score\ninfo\npile\nlay BLAX\nquit\n", tmp_path, monkeypatch, "--seats", "3") == 0
    out = capsys.readouterr().out
    assert "1. Ann" in out
    assert "CAB Cabernet Sauvignon" in out
    assert "“lay BLAX” is no move in this game." in out
    assert "“tablee play coupage --data" in out


def test_the_abilities_are_switched_on_and_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for number, (value, on) in enumerate([("on", "true"), ("oui", "true"), ("off", "false"), ("no", "false")]):
        folder = tmp_path / str(number)
        assert lines_typed("quit\n", folder, monkeypatch, "--option", f"abilities={value}") == 0
        kept = "".join(file.read_text(encoding="utf-8") for file in folder.rglob("*") if file.is_file())
        assert ("abilities" in kept and "true" in kept) == (on == "true")


def test_the_turn_is_ended_by_its_letter(tmp_path: Path) -> None:
    async def here(app: TableApp, pilot: P) -> None:
        await play(app, pilot, "pile")
        before = len(table(app).session.table.record.events)
        await press(app, pilot, "e")
        events = table(app).session.table.record.events
        assert str(events[before]) == "0 end"
        assert not isinstance(app.screen, Scores)

    at_table(here, tmp_path, "coupage", "--seed", "4", "--seats", "2")
