"""The texts for positions, pieces and moves of Coupage."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from tablee.cli.drawing import Shown, about, text_of
from tablee.cli.language import words as cli_words
from tablee.cli.session import label
from tablee.engine.words import LANGUAGES, Words
from tablee.games.coupage import GAME
from tablee.games.coupage.terminal import headline, legend, verb
from tests.cli.coupage.positions import NAMES, READY, random_positions
from tests.games.coupage.scene import scene


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_and_every_move_can_be_put_into_words(language: str) -> None:
    words = cli_words(language, NAMES)
    rows = {0: ["CVB MAC1 XAR1 PAR1 | TIM (MAC2) | 3", "BLA!"], 1: ["ROU ULL1 GAR1 | [TIM]", READY]}
    extra = scene(3, hands=["JEU VOL PIQ OEN REC EVA VDT MAC1"], barrels=rows, abilities=True)
    for here in [extra, *random_positions(2, 3), *random_positions(4, 5)]:
        view = here.view(here.to_act)
        layout = GAME.layout(view)
        lines = text_of(layout, Shown(words), 80).splitlines()
        assert max(map(cell_len, lines)) <= 80
        assert "coupage-" not in "".join(lines)
        assert verb(view, words)
        for choice in here.choices():
            assert "coupage-" not in label(choice, words)
            for piece in choice.touches:
                assert about(layout, piece, words)
                assert "coupage-" not in about(layout, piece, words)
                assert GAME.meant(here.state, here.to_act, piece) is not None
    assert len({sign for sign, _ in legend(words)}) == len(legend(words))
    assert not any("coupage-" in said for _, said in legend(words))


def test_pieces_say_what_they_are() -> None:
    say = cli_words("en", NAMES)
    table = scene(2, hands=["MAC1 XAR1 VOL"], market="PAR1 TIM", barrels={1: ["ROU ULL1 GAR1 | (MAC2) | 3"]})
    layout = GAME.layout(table.view(0))
    assert about(layout, "market-1", say) == "Market. 1. Parellada ★."
    assert about(layout, "barrel-1-1", say) == "1 red wine. Blocked: 2 turns."
    assert about(layout, "recipe-CVB", say) == (
        "CVB white cava. Grapes: MAC, XAR, PAR. Time: 2. To bottle: ★★★. Missing: Parellada; it is at the market."
    )
    assert about(layout, "player-1", say) == "Ben. Wines: 0. Cavas: 0. Cards: 0."
    assert " : " in about(layout, "recipe-CVB", cli_words("fr", NAMES))


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
