"""The options of the rules of a game, as they are typed: --option finish=on"""

from __future__ import annotations

from collections.abc import Iterable

from tablee.engine.errors import TableeError

SWITCHES = {**dict.fromkeys(("on", "yes", "oui"), "true"), **dict.fromkeys(("off", "no", "non"), "false")}


def read_options(texts: Iterable[str]) -> dict[str, str]:
    """By name. The game checks names and values."""
    return dict(_read(text) for text in texts)


def _read(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals or not name.strip():
        raise TableeError("cli-bad-option", text=text)
    value = value.strip()
    return name.strip(), SWITCHES.get(value.casefold(), value)
