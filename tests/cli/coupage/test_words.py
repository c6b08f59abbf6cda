"""The texts for positions, pieces and moves of Coupage."""

from __future__ import annotations

import pytest

from tablee.engine.words import LANGUAGES, Words
from tablee.games.coupage import GAME
from tablee.games.coupage.terminal import headline, label, legend, move_for, next_piece, preview, text, verb
from tests.cli.coupage.positions import NAMES, READY, random_positions
from tests.games.coupage.scene import scene


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_and_every_move_can_be_put_into_words(language: str) -> None:
    words = Words(language, NAMES)
    rows = {0: ["CVB MAC1 XAR1 PAR1 | TIM (MAC2) | 3", "BLA!"], 1: ["ROU ULL1 GAR1 | [TIM]", READY]}
    extra = scene(3, hands=["JEU VOL PIQ OEN REC EVA VDT MAC1"], barrels=rows, abilities=True)
    for here in [extra, *random_positions(2, 3), *random_positions(4, 5)]:
        view = here.view(here.to_act)
        lines = text(view, words, [""] * view.seats).splitlines()
        assert max(map(len, lines)) <= 80
        assert "coupage-" not in "".join(lines)
        assert verb(view, words)
        pieces: list[str] = []
        for choice in here.choices():
            said = label(view, choice, words)
            assert said
            assert "coupage-" not in said
            pieces += choice.touches
            for piece in choice.touches:
                assert "coupage-" not in preview(view, piece, words)
                assert GAME.parse(here.state, here.to_act, move_for(view, piece)) >= 0
        if pieces:
            for key in ("left", "right", "up", "down", "X"):
                assert next_piece(view, pieces, pieces[0], key) in pieces
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
    for here in [*random_positions(2, 3), *random_positions(4, 5), *random_positions(3, 9)]:
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
