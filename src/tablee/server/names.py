"""What a person may be called."""

from __future__ import annotations

import re
import unicodedata

from tablee.engine.errors import TableeError

LONGEST_NAME = 40

_JOINER = "\u200d"  # joins two emoji into one picture
_STYLES = "\ufe0e\ufe0f"  # a sign as text, or as a picture
# Printable for Python, but they show nothing: fillers, the blank braille pattern, and joiners of letters.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
_BLANK_RANGES = ((0xFE00, 0xFE0F), (0xE0100, 0xE01EF))  # variation selectors


def clean_name(wish: str) -> str:
    """The name as it is kept; a sentence if it cannot be one."""
    name = unicodedata.normalize("NFC", wish).strip()
    if not name:
        raise TableeError("people-name-empty")
    if not all(_shows(name, place) for place in range(len(name))) or not any(map(_stands_alone, name)):
        raise TableeError("people-name-letters")
    name = " ".join(name.split())  # one space looks like two
    if len(name) > LONGEST_NAME:
        raise TableeError("people-name-long", longest=LONGEST_NAME, length=len(name))
    if re.fullmatch(r"bot \S+ \d+", name, re.IGNORECASE):
        raise TableeError("people-name-bot")
    return name


def _shows(name: str, place: int) -> bool:
    """Whether a character is to be seen, or belongs to a picture made of several."""
    sign = name[place]
    before, after = name[:place].rstrip(_STYLES)[-1:], name[place + 1 : place + 2]
    if sign == _JOINER:
        return _is_picture(before) and _is_picture(after)
    if sign in _STYLES:
        return _is_picture(name[place - 1 : place]) or after == "\u20e3"  # a digit on a key
    return (sign.isprintable() or unicodedata.category(sign) == "Zs") and not _is_blank(sign)


def _is_picture(sign: str) -> bool:
    return bool(sign) and unicodedata.category(sign) in ("So", "Sk")  # Sk: the shades of skin


def _is_blank(sign: str) -> bool:
    return sign in _BLANK or any(first <= ord(sign) <= last for first, last in _BLANK_RANGES)


def _stands_alone(sign: str) -> bool:
    """Not a mark that is drawn onto the letter before it, nor a space."""
    return unicodedata.category(sign)[0] not in "MZC"
