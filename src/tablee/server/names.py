"""What a person may be called."""

from __future__ import annotations

import re
import unicodedata

from tablee.engine.errors import TableeError

LONGEST_NAME = 40
MOST_MARKS = 4  # drawn onto one letter; more would reach into the lines above and below

_JOINER = "\u200d"  # joins two emoji into one picture
_STYLES = "\ufe0e\ufe0f"  # a sign as text, or as a picture
_KEYCAP = "\u20e3"
# Signs that may be pictures. Only beside these a joiner or a style makes a difference that can be seen.
_PICTURES = re.compile(
    "[\xa9\xae\u203c\u2049\u2122\u2139\u24c2\u3030\u303d\u3297\u3299\u2190-\u21ff\u2300-\u23ff\u25a0-\u27bf\u2900-\u297f\u2b00-\u2bff\U0001f000-\U0001faff]"
)
# Printable for Python, but they show nothing: fillers, the blank braille pattern, and joiners of letters.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
_BLANK_RANGES = ((0xFE00, 0xFE0F), (0xE0100, 0xE01EF))  # variation selectors
# Small letters of other alphabets that look like those of "bot", in one case or the other.
_LOOKALIKES = str.maketrans(
    dict.fromkeys("\u0185\u0253\u0299\u03b2\u0431\u0432\u044c", "b")  # tone six, hook, small capital, Greek, Cyrillic
    | dict.fromkeys("0\u03bf\u03c3\u043e\u0585\u1d0f", "o")  # zero, Greek, Cyrillic, Armenian, small capital
    | dict.fromkeys("\u03c4\u0442\u1d1b", "t")  # Greek, Cyrillic, small capital
)
_BOT = re.compile("bot [^ ]+ [\\dil|\u0131\u0456\u04cf]+")  # with letters that look like a one


def clean_name(wish: str) -> str:
    """The name as it is kept; a sentence if it cannot be one."""
    name = unicodedata.normalize("NFC", wish).strip()
    if not name:
        raise TableeError("people-name-empty")
    if not all(_shows(name, place) for place in range(len(name))) or not _marks_belong(name):
        raise TableeError("people-name-letters")
    name = " ".join(name.split())  # one space looks like two
    if len(name) > LONGEST_NAME:
        raise TableeError("people-name-long", longest=LONGEST_NAME, length=len(name))
    if _BOT.fullmatch(_as_it_looks(name)):
        raise TableeError("people-name-bot")
    return name


def _shows(name: str, place: int) -> bool:
    """Whether a character is to be seen, or belongs to a picture made of several."""
    sign, previous, after = name[place], name[:place][-1:], name[place + 1 : place + 2]
    if sign == _JOINER:
        return _is_picture(name[:place].rstrip(_STYLES)[-1:]) and _is_picture(after)
    if sign in _STYLES:
        return _is_picture(previous) or (previous.isascii() and after == _KEYCAP)
    return (sign.isprintable() or unicodedata.category(sign) == "Zs") and not _is_blank(sign)


def _is_picture(sign: str) -> bool:
    return _PICTURES.fullmatch(sign) is not None


def _is_blank(sign: str) -> bool:
    return sign in _BLANK or any(first <= ord(sign) <= last for first, last in _BLANK_RANGES)


def _marks_belong(name: str) -> bool:
    """Whether each mark is drawn onto a letter of this name, and not too many onto one."""
    marks = MOST_MARKS  # before the first letter there is nothing to draw onto, nor after a space
    for sign in name:
        if unicodedata.category(sign)[0] == "M":
            marks += sign not in _STYLES
        else:
            marks = MOST_MARKS if sign.isspace() else 0
        if marks > MOST_MARKS:
            return False
    return True


def _as_it_looks(name: str) -> str:
    """The same for names that can be taken for each other: without case, marks, and the choice of an alphabet."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    bare = "".join(sign for sign in plain if unicodedata.category(sign)[0] != "M")
    first, space, rest = bare.partition(" ")
    return first.translate(_LOOKALIKES) + space + rest
