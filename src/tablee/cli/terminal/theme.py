"""The dark theme and the light one."""

from __future__ import annotations

from textual.theme import Theme

DARK = Theme(
    name="tablee-dark",
    primary="#f2c230",
    secondary="#9c917f",
    accent="#f2c230",
    warning="#ee7b30",
    error="#e8505f",
    success="#2f9a63",
    foreground="#f4ecd8",
    background="#1e1a16",
    surface="#2a251f",
    panel="#38312a",
    dark=True,
    variables={"quiet": "#9c917f", "turn": "#f2c230", "turn-ink": "#1d1a16"},
)
LIGHT = Theme(
    name="tablee-light",
    primary="#1e1a16",
    secondary="#6f6656",
    accent="#b3541e",
    warning="#b3541e",
    error="#a81c2b",
    success="#147d48",
    foreground="#1e1a16",
    background="#f4ecd8",
    surface="#eadfc5",
    panel="#dccfb0",
    dark=False,
    variables={"quiet": "#6f6656", "turn": "#1e1a16", "turn-ink": "#f4ecd8"},
)
