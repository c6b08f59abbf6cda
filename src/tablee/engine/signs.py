"""Signs for text: they mean the same on every table in the terminal, so that colour is never needed to read it."""

from __future__ import annotations

CURSOR = "▸"  # selected
CHOICE = "›"  # can be played now
RECENT = "•"  # changed since the person's last move
MARKS = {"gain": "▲", "loss": "▼", "goes": "→", "blocked": "⊘"}  # what the selected move would change
