"""Coup in the terminal: the table in words. What is drawn on the full screen lies in `widgets`.

Only the command line imports this.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tablee.engine.view import Choice
from tablee.engine.words import Line, Words, add_words
from tablee.games.coup.notation import LETTERS
from tablee.games.coup.rules import NUMBERS
from tablee.games.coup.terminal.race import gain_of, longest_run, makes_coup, place_of
from tablee.games.coup.view import CoupView

add_words(Path(__file__).parent)


def text(view: CoupView, words: Words, levels: Sequence[str]) -> str:
    """The board, then everybody's account, then the own tiles; at most 80 characters wide."""
    lines = [status(view, words), "", _heads(words)]
    lines += [_row(view, row) for row in range(len(LETTERS))]
    lines += ["", *(_player(view, seat, words, levels[seat]) for seat in range(view.seats))]
    for key, tiles in (("coup-terminal-hand", view.hand), ("coup-terminal-aside", view.aside)):
        if tiles:
            lines += ["", words.text(key), *_tiles(view, tiles)]
    if view.returned:
        known = ", ".join(f"{each.tile} ({each.round})" for each in view.returned)
        lines.append(words.text("coup-terminal-returned", tiles=known))
    return "\n".join(lines)


def _heads(words: Words) -> str:
    numbers = "".join(f"{number:>3}" for number in range(1, NUMBERS + 1))
    heads = [f"{words.text(f'coup-terminal-{name}'):>5}" for name in ("run", "value", "left")]
    return f"  {numbers} {' '.join(heads)}"


def _row(view: CoupView, colour: int) -> str:
    row = view.rows[colour]
    held = {place_of(tile)[1] for tile in view.hand if tile[0] == row.colour}
    spaces = [
        f"{number:>3}" if number in row.laid else "  ◇" if number in held else "  ·" for number in range(1, NUMBERS + 1)
    ]
    return f"{row.colour} {''.join(spaces)} {longest_run(row.laid):>5} {row.value:>5} {row.supply:>5}"


def _player(view: CoupView, seat: int, words: Words, level: str) -> str:
    player = view.players[seat]
    name = words.name(seat) + (f" ({level})" if level else "")
    tokens = " ".join(f"{letter}{count}" for letter, count in zip(LETTERS, player.tokens, strict=True) if count)
    account = words.text("coup-terminal-account", cash=player.cash, worth=player.worth, tiles=player.tiles)
    mark = ">" if seat == view.to_act else " "
    return f"{mark} {name[:22]:<22} {account}  {tokens}".rstrip()


def _tiles(view: CoupView, tiles: Sequence[str]) -> list[str]:
    """Six to a line, each with what it would add."""
    shown = [f"{tile} {f'+{gain}' if (gain := gain_of(view, tile)) else '':<6}" for tile in tiles]
    return ["  " + " ".join(shown[start : start + 6]).rstrip() for start in range(0, len(shown), 6)]


def status(view: CoupView, words: Words) -> str:
    phase = words.text("coup-phase", phase=view.phase)
    return words.text("coup-terminal-status", round=view.round, phase=phase, pool=view.pool, bank=view.bank)


def label(view: CoupView, choice: Choice, words: Words) -> str:
    verb, _, piece = choice.text.partition(" ")
    if verb == "buy":
        row = view.rows[LETTERS.index(piece)]
        return words.text("coup-terminal-buy", colour=piece, value=row.value, supply=row.supply)
    if verb == "lay":
        return words.text("coup-terminal-lay", tile=piece, gain=gain_of(view, piece))
    if verb == "aside":
        return words.text("coup-terminal-put-aside", tile=piece)
    return words.text(f"coup-terminal-{verb}", aside=len(view.aside))


def meaning(view: CoupView, piece: str) -> str:
    """While buying, a whole row is its supply."""
    letter = piece.removeprefix("supply-")[:1]
    if view.phase == "buying" or piece.startswith("supply-"):
        return f"buy {letter}"
    return f"aside {piece}" if view.phase == "swapping" else f"lay {piece}"


def preview(view: CoupView, piece: str, words: Words) -> str:
    letter = piece.removeprefix("supply-")[:1]
    if not letter or letter not in LETTERS:
        return ""
    row = view.rows[LETTERS.index(letter)]
    if view.phase == "buying" or piece.startswith("supply-"):
        held = view.players[view.viewer].tokens[LETTERS.index(letter)] if view.viewer >= 0 else 0
        args: dict[str, int | str] = {"colour": letter, "value": row.value, "supply": row.supply, "held": held}
        return words(Line("coup-terminal-token", args))
    if place_of(piece)[1] in row.laid:
        return words.text("coup-terminal-laid", tile=piece, run=longest_run(row.laid))
    if view.phase == "swapping" and (piece in view.hand or piece in view.aside):
        return words.text("coup-terminal-back", tile=piece)
    return _laying(view, piece, words)


def _laying(view: CoupView, tile: str, words: Words) -> str:
    row = view.rows[place_of(tile)[0]]
    gain = gain_of(view, tile)
    args: dict[str, int | str] = {"tile": tile, "colour": tile[0], "gain": gain, "value": row.value + gain}
    said = words(Line("coup-terminal-adds", args))
    if gain:
        said += " " + _who_gains(view, place_of(tile)[0], gain, words)
    if view.maker < 0 and makes_coup(view, tile):
        said += " " + words.text("coup-terminal-makes-coup")
    return said.strip()


def _who_gains(view: CoupView, colour: int, gain: int, words: Words) -> str:
    shares = [
        f"{words.name(seat)} +{player.tokens[colour] * gain}"
        for seat, player in enumerate(view.players)
        if player.tokens[colour]
    ]
    return words.text("coup-terminal-gains", shares=", ".join(shares)) if shares else ""


def walk(view: CoupView, pieces: Sequence[str], piece: str, key: str) -> str:
    """Left and right go through the pieces as one reads, up and down to the nearest of another row."""
    order = sorted(pieces, key=place_of)
    if not order:
        return piece
    if piece not in order:
        return order[0]
    at = order.index(piece)
    if key in ("left", "right"):
        return order[(at + (1 if key == "right" else -1)) % len(order)]
    row, number = place_of(piece)
    if key in ("up", "down"):
        rows = sorted({place_of(other)[0] for other in order})
        row = rows[(rows.index(row) + (1 if key == "down" else -1)) % len(rows)]
    elif key in LETTERS:
        row = LETTERS.index(key)
    near = [other for other in order if place_of(other)[0] == row]
    return min(near, key=lambda other: abs(place_of(other)[1] - number), default=piece)
