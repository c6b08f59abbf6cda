"""What a person may be called."""

from __future__ import annotations

import re
import unicodedata

from tablee.engine.errors import TableeError

LONGEST_NAME = 40

_BLANK = {"\u115f", "\u1160", "\u2800", "\u3164", "\uffa0"}  # printable characters that show nothing


def clean_name(wish: str) -> str:
    """The name as it is kept; a sentence if it cannot be one."""
    name = unicodedata.normalize("NFC", wish).strip()
    if not name:
        raise TableeError("people-name-empty")
    if len(name) > LONGEST_NAME:
        raise TableeError("people-name-long", longest=LONGEST_NAME, length=len(name))
    if not all(letter.isprintable() and letter not in _BLANK for letter in name):
        raise TableeError("people-name-letters")
    if re.fullmatch(r"bot \S+ \d+", name, re.IGNORECASE):
        raise TableeError("people-name-bot")
    return name
