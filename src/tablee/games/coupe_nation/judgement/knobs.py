"""Where each knob lies; `knobs.toml` says what they mean."""

from __future__ import annotations

from typing import Final

CROWDING: Final = 0
EASY: Final = 1
HIDDEN: Final = 2
SPENT: Final = 3
USEFUL: Final = 4
HELD: Final = 5
IN_RESERVE: Final = 6
FINISH_SPENT: Final = 7
USABLE: Final = 8
FILLED: Final = 9
STUCK_BARE: Final = 10
STUCK_PAIR: Final = 11
STUCK_MORE: Final = 12
STUCK_LATER: Final = 13
STUCK_SELF: Final = 14
WAITING: Final = 15
WAITING_LAST: Final = 16
KNOBS: Final = (
    "crowding",
    "easy",
    "hidden",
    "spent",
    "useful",
    "held",
    "in-reserve",
    "finish-spent",
    "usable",
    "filled",
    "stuck-bare",
    "stuck-pair",
    "stuck-more",
    "stuck-later",
    "stuck-self",
    "waiting",
    "waiting-last",
)
