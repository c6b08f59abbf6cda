"""The tables of docs/bots.md, made from results and from nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from tablee.bots import LEVELS
from tablee.games import game as find_game
from tablee.lab.match import unusual_options
from tablee.lab.results import Standing, Summary
from tools.ladder.plan import Plan
from tools.ladder.results import CellResult, Ladder, Rated

BEGIN = "<!-- The following is written by make ladder. -->"
END = "<!-- The end of what make ladder writes. -->"
NONE = "No results have been published yet."
FEW = 12  # matches that are named
RATED = (
    "A rating pools the matches of a game at all numbers of seats. Several bots met only one other, and some played "
    "only at one number of seats, so this is no ranking: the tables above say who beats whom."
)
HEADS = ["game", "seats", "bots", "games", "share", "95 % interval", "fair", "target", "ms a move (95 %)", "remarks"]


def write_page(page: Path, plan: Plan, ladder: Ladder) -> None:
    """Replace what is between the two marks."""
    before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    page.write_text(f"{before}{BEGIN}\n\n{tables(plan, ladder)}\n\n{END}{after}", encoding="utf-8")


def tables(plan: Plan, ladder: Ladder) -> str:
    if not ladder.cells:
        return NONE
    parts = [_how(ladder)]
    for group in plan.groups:
        cells = _by_game([cell for cell in ladder.cells if cell.group == group.title])
        if cells:
            parts.append(f"### {group.title}\n\n{group.about}\n\n{_table([HEADS, *map(_row, cells)])}")
    if ladder.rated:
        parts.append(f"### Ratings\n\n{_ratings(ladder)}")
    planned, played = plan.cells(long=True), {cell.id for cell in ladder.cells}
    if missing := sorted({cell.id for cell in planned} - played):
        told = f"{len(missing)} of {len(planned)} planned matches have not been played"
        parts.append(f"{told}: {_named(missing)}." if len(missing) <= FEW else f"{told}.")
    return "\n\n".join(parts)


def _by_game(cells: Sequence[CellResult]) -> list[CellResult]:
    """Games in the order of the plan, smaller tables first."""
    games = list(dict.fromkeys(cell.game for cell in cells))
    return sorted(cells, key=lambda cell: (games.index(cell.game), cell.summary.match.seats))


def _how(ladder: Ladder) -> str:
    engines = sorted({cell.summary.match.engine for cell in ladder.cells})
    games = sum(cell.summary.games for cell in ladder.cells)
    minutes = sum(cell.summary.games * cell.summary.seconds_per_game for cell in ladder.cells) / 60
    seeds = sorted({cell.summary.match.seed for cell in ladder.cells})
    return (
        f"{games:,} games in {len(ladder.cells)} matches, {' and '.join(engines)} engine, seed "
        f"{', '.join(map(str, seeds))}; {_time(minutes)} of one core.\n\n{_code(ladder)}"
    )


def _code(ladder: Ladder) -> str:
    """Which code played, and as which version of the levels: for each game that which played most, then the others
    with the names of their matches."""
    played: dict[str, dict[str, list[CellResult]]] = {}
    for cell in ladder.cells:
        played.setdefault(cell.game, {}).setdefault(cell.summary.match.code, []).append(cell)
    rows = [["game", "code", "level version", "matches"]]
    for game, by_code in played.items():
        for place, (code, cells) in enumerate(sorted(by_code.items(), key=lambda each: -len(each[1]))):
            bots = [entrant for cell in cells for entrant in cell.summary.match.bots]
            versions = sorted({entrant.version for entrant in bots if entrant.name in LEVELS})
            matches = str(len(cells)) + (f": {_named(cell.id for cell in cells)}" if place else "")
            rows.append([find_game(game).title, f"`{code}`", ", ".join(map(str, versions)), matches])
    return _table(rows)


def _named(cells: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in cells)


def _time(minutes: float) -> str:
    return f"{minutes / 60:.1f} hours" if minutes >= 120 else f"{minutes:.0f} minutes"


def _row(cell: CellResult) -> list[str]:
    summary = cell.summary
    first = summary.standings[0]
    return [
        find_game(cell.game).title + (f" ({options})" if (options := unusual_options(summary.match)) else ""),
        str(summary.match.seats),
        _bots(summary),
        str(summary.games),
        f"{100 * first.share:.1f} %",
        f"{100 * first.low:.1f}–{100 * first.high:.1f} %",
        "" if first.fair is None else f"{100 * first.fair:.0f} %",
        _target(cell.target, first),
        f"{_ms(first.ms_median)} ({_ms(first.ms_p95)})" if first.moves else "",
        _remarks(summary),
    ]


def _bots(summary: Summary) -> str:
    """The first against the others, or the team."""
    names = [f"`{standing.bot}`" for standing in summary.standings]
    if summary.cooperative or len(names) == 1:
        return " and ".join(names)
    others = summary.match.seats - 1 if summary.match.seating == "one" else 0
    count = f"{others} × " if others > 1 and len(names) == 2 else ""
    return f"{names[0]} against {count}{', '.join(names[1:])}"


def _target(target: float | None, first: Standing) -> str:
    if target is None:
        return ""
    return f"{target:g} %, {'reached' if 100 * first.low >= target else 'missed'}"


def _remarks(summary: Summary) -> str:
    told = []
    if summary.tested is not None:
        low, high = (f"{100 * share:g} %" for share in (summary.tested.hypotheses.low, summary.tested.hypotheses.high))
        verdict = {"low": f"decided for {low}", "high": f"decided for {high}", "undecided": "undecided"}
        told.append(f"SPRT of {low} against {high}: {verdict[summary.tested.verdict]}")
    if summary.lost:
        told.append(f"{summary.lost} games lost")
    return "; ".join(told)


def _ms(ms: float) -> str:
    return f"{ms:.0f}" if ms >= 10 else f"{ms:.2g}"


def _ratings(ladder: Ladder) -> str:
    games = dict.fromkeys(cell.game for cell in ladder.cells if cell.competitive)
    rated = {game: ladder.rated.get(game, Rated((), {})) for game in games}
    found = {name for one in rated.values() for name in one.bots}
    names = [*(name for name in LEVELS if name in found), *sorted(found - set(LEVELS))]
    rows = [["bot", *(find_game(game).title for game in rated)]]
    for name in names:
        bots = [one.bots.get(name) for one in rated.values()]
        rows.append([f"`{name}`", *("" if bot is None else f"{bot.mu:.1f} ± {bot.sigma:.1f}" for bot in bots)])
    counted = [_counted(ladder, game, one) for game, one in rated.items()]
    return "\n\n".join([RATED, _table(rows), *filter(None, counted)])


def _counted(ladder: Ladder, game: str, rated: Rated) -> str:
    """On which published matches of a game its ratings rest, if not on all."""
    cells = [cell.id for cell in ladder.cells if cell.game == game and cell.competitive]
    missing = [name for name in cells if name not in rated.cells]
    if not missing:
        return ""
    title, counted = find_game(game).title, [name for name in cells if name in rated.cells]
    if not counted:
        return f"{title}: no match is counted."
    if len(missing) <= len(counted):
        return f"{title}: the ratings do not count {_named(missing)}."
    return f"{title}: the ratings count only {_named(counted)}."


def _table(rows: Sequence[Sequence[str]]) -> str:
    heads, *rest = rows
    return "\n".join("| " + " | ".join(cells) + " |" for cells in (heads, ["---"] * len(heads), *rest))
