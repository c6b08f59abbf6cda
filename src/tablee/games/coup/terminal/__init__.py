"""Coup in the terminal: the texts. The full-screen table is drawn by `widgets`.

Only the command line imports this package.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tablee.engine.view import Choice
from tablee.engine.words import Line, Words, add_words
from tablee.games.coup.moves import LETTERS
from tablee.games.coup.rules import NUMBERS
from tablee.games.coup.terminal.runs import gain_of, grid_position, is_the_coup, longest_run
from tablee.games.coup.view import CoupView, Row

SIGNS = (("◇", "held"), ("▲", "laid"), ("↩", "aside"), ("↺", "returned"), ("•", "start"))

add_words(Path(__file__).parent)


def text(view: CoupView, words: Words, levels: Sequence[str]) -> str:
    """The board, the players, then the viewer's tiles; at most 80 characters wide."""
    lines = [status(view, words), "", _header(words)]
    lines += [_row(view, row, words) for row in range(len(LETTERS))]
    lines.append("  " + "  ".join(f"{letter} {words.text('coup-colour-name', colour=letter)}" for letter in LETTERS))
    lines += ["", *(_player(view, seat, words, levels[seat]) for seat in range(view.seats))]
    for key, tiles in (("coup-terminal-hand", view.hand), ("coup-terminal-aside", view.aside)):
        if tiles:
            lines += ["", words.text(key), *_tiles(view, tiles, words)]
    if view.returned:
        known = ", ".join(f"{each.tile} ({each.round})" for each in view.returned)
        lines.append(words.text("coup-terminal-returned", tiles=known))
    return "\n".join(lines)


def _header(words: Words) -> str:
    numbers = "".join(f"{number:>3}" for number in range(1, NUMBERS + 1))
    heads = [f"{words.text(f'coup-terminal-{name}'):>5}" for name in ("run", "value", "left")]
    return f"  {numbers} {' '.join(heads)}"


def _row(view: CoupView, colour: int, words: Words) -> str:
    row = view.rows[colour]
    value = words.text("coup-terminal-amount", points=row.value)
    held = {grid_position(tile)[1] for tile in view.hand if tile[0] == row.colour}
    spaces = [
        f"{number:>3}" if number in row.laid else "  ◇" if number in held else "  ·" for number in range(1, NUMBERS + 1)
    ]
    return f"{row.colour} {''.join(spaces)} {longest_run(row):>5} {value:>5} {row.supply:>5}"


def _player(view: CoupView, seat: int, words: Words, level: str) -> str:
    player = view.players[seat]
    name = words.name(seat) + (f" ({level})" if level else "")
    tokens = " ".join(f"{letter}{count}" for letter, count in zip(LETTERS, player.tokens, strict=True) if count)
    account = words.text("coup-terminal-account", cash=player.cash, worth=player.worth, tiles=player.tiles)
    mark = ">" if seat == view.to_act else " "
    return f"{mark} {name[:22]:<22} {account}  {tokens}".rstrip()


def _tiles(view: CoupView, tiles: Sequence[str], words: Words) -> list[str]:
    """Six tiles to a line, each with the value it would add."""
    coup = words.text("coup-terminal-coup")
    added = [
        (f"+{gain}" if (gain := gain_of(view, tile)) else "") + (f" {coup}" if is_the_coup(view, tile) else "")
        for tile in tiles
    ]
    shown = [f"{tile} {gain:<6}" for tile, gain in zip(tiles, added, strict=True)]
    return ["  " + " ".join(shown[start : start + 6]).rstrip() for start in range(0, len(shown), 6)]


def status(view: CoupView, words: Words) -> str:
    phase = words.text("coup-phase", phase=view.phase)
    return words.text("coup-terminal-status", round=view.round, phase=phase, pool=view.pool, bank=view.bank)


def headline(view: CoupView, words: Words) -> str:
    return words.text("coup-terminal-coup-by", seat=view.maker) if view.maker >= 0 else ""


def verb(view: CoupView, words: Words) -> str:
    return words.text("coup-terminal-doing", phase=view.phase)


def legend(words: Words) -> list[tuple[str, str]]:
    return [(sign, words.text(f"coup-terminal-sign-{name}")) for sign, name in SIGNS]


def hidden_move(move: str, seat: int, words: Words) -> str:
    return words.text("coup-terminal-puts-aside", seat=seat, tile=move.removeprefix("aside "))


def label(view: CoupView, choice: Choice, words: Words) -> str:
    verb, _, piece = choice.text.partition(" ")
    if verb == "buy":
        row = view.rows[LETTERS.index(piece)]
        return words.text("coup-terminal-buy", colour=piece, price=view.price, value=row.value, supply=row.supply)
    if verb == "lay":
        said = words.text("coup-terminal-lay", gain=gain_of(view, piece))
        return f"{said}  {words.text('coup-terminal-coup')}" if is_the_coup(view, piece) else said
    if verb == "aside":
        return words.text("coup-terminal-put-aside", tile=piece)
    return words.text(f"coup-terminal-{verb}", aside=len(view.aside))


def move_for(view: CoupView, piece: str) -> str:
    """While buying, any space of a row stands for the supply of its colour."""
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
        said = words(Line("coup-terminal-token", {**args, "price": view.price}))
        return f"{said} {_several_runs(row, words)}".strip()
    if grid_position(piece)[1] in row.laid:
        said = words.text("coup-terminal-laid", tile=piece, run=longest_run(row))
        return f"{said} {_several_runs(row, words)}".strip()
    if view.phase == "swapping" and (piece in view.hand or piece in view.aside):
        return words.text("coup-terminal-back", tile=piece)
    return _laying(view, piece, words)


def _several_runs(row: Row, words: Words) -> str:
    """All runs of a row with their values, if there are several: the longest alone does not explain the row's value."""
    found = [(run.last - run.first + 1, run.value) for run in row.runs if run.value]
    if len(found) < 2:
        return ""
    lengths, values = (" + ".join(map(str, numbers)) for numbers in zip(*found, strict=True))
    return words.text("coup-terminal-runs", runs=lengths, values=values)


def _laying(view: CoupView, tile: str, words: Words) -> str:
    row = view.rows[grid_position(tile)[0]]
    gain = gain_of(view, tile)
    args: dict[str, int | str] = {"tile": tile, "colour": tile[0], "gain": gain, "value": row.value + gain}
    said = words(Line("coup-terminal-adds", args))
    if gain:
        said += " " + _who_gains(view, grid_position(tile)[0], gain, words)
    if is_the_coup(view, tile):
        said += " " + words.text("coup-terminal-makes-coup")
    return said.strip()


def _who_gains(view: CoupView, colour: int, gain: int, words: Words) -> str:
    shares = [
        f"{words.name(seat)} +{player.tokens[colour] * gain}"
        for seat, player in enumerate(view.players)
        if player.tokens[colour]
    ]
    return words.text("coup-terminal-gains", shares=", ".join(shares)) if shares else ""


def next_piece(view: CoupView, pieces: Sequence[str], piece: str, key: str) -> str:
    """Left and right go through all pieces in reading order; up and down to the nearest piece of the next row."""
    order = sorted(pieces, key=grid_position)
    if not order:
        return piece
    if piece not in order:
        return order[0]
    at = order.index(piece)
    if key in ("left", "right"):
        return order[(at + (1 if key == "right" else -1)) % len(order)]
    row, number = grid_position(piece)
    if key in ("up", "down"):
        rows = sorted({grid_position(other)[0] for other in order})
        row = rows[(rows.index(row) + (1 if key == "down" else -1)) % len(rows)]
    elif key in LETTERS:
        row = LETTERS.index(key)
    near = [other for other in order if grid_position(other)[0] == row]
    return min(near, key=lambda other: abs(grid_position(other)[1] - number), default=piece)
