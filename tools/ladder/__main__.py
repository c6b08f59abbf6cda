"""Play the matches behind docs/bots.md, and write their results into it: make ladder, make ladder-long.

Every game is kept in build/ladder, so an interrupted ladder is resumed. A match that was played to its end is added to
the results and to the page at once.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from tablee.cli.language import words
from tablee.cli.match import progress
from tablee.engine.errors import TableeError
from tablee.lab.code import code_digest
from tablee.lab.game_file import GameFile, read_games
from tablee.lab.map_games import Outcome, Processes, cores
from tablee.lab.match import MatchRun, play_match
from tablee.lab.results import Match
from tools import BUILD, ROOT
from tools.ladder.page import write_page
from tools.ladder.plan import PLAN, Cell, Plan, read_plan
from tools.ladder.results import CellResult, Ladder, read_ladder, winners, write_ladder

SAY = words("en")


def main(argv: Sequence[str]) -> int:
    chosen = _arguments(argv)
    plan = read_plan(chosen.plan_file)
    if chosen.page_only:
        ladder = _with_games(read_ladder(chosen.results), plan, chosen)
        write_ladder(chosen.results, ladder)
        write_page(chosen.page, plan, ladder)
        return 0
    chosen.games.mkdir(parents=True, exist_ok=True)
    cells = [cell for cell in plan.cells(long=chosen.long) if chosen.only in cell.id]
    if chosen.changed:
        code = {cell.id: cell.summary.match.code for cell in read_ladder(chosen.results).cells}
        cells = [cell for cell in cells if code.get(cell.id) != code_digest(cell.game)]
    if chosen.fresh:
        for cell in cells:
            _games(cell.id, chosen).unlink(missing_ok=True)
    playable = [(cell, match) for cell in cells if (match := _match(cell)) is not None]
    if chosen.plan:
        return _estimate(playable, plan, chosen)
    for number, (cell, match) in enumerate(playable, start=1):
        run = _play(cell, match, cell.games, chosen)
        _publish(cell, run, plan, chosen)
        summary = run.summary()
        first = summary.standings[0]
        print(
            f"{number}/{len(playable)} {cell.id}: {100 * first.share:.1f} % "
            f"({100 * first.low:.1f}–{100 * first.high:.1f} %), {summary.games} games",
            flush=True,
        )
    return 0 if len(playable) == len(cells) else 1


def _arguments(argv: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="ladder", description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--long", action="store_true", help="play the long matches too")
    parser.add_argument(
        "--plan", action="store_true", help="play one deal of each match and add up what all would take"
    )
    parser.add_argument(
        "--only", default="", metavar="TEXT", help="only matches with this in their name, such as coup-4"
    )
    parser.add_argument(
        "--changed", action="store_true", help="only matches that the present code has not played, see docs/bots.md"
    )
    parser.add_argument("--fresh", action="store_true", help="forget what was played of these matches before")
    parser.add_argument(
        "--page-only",
        action="store_true",
        help="play nothing, write the page from the results and the games that are here",
    )
    parser.add_argument("--jobs", type=int, metavar="N", help="number of processes (one for each core)")
    parser.add_argument("--results", type=Path, default=ROOT / "docs" / "ladder.json", metavar="FILE")
    parser.add_argument("--page", type=Path, default=ROOT / "docs" / "bots.md", metavar="FILE")
    parser.add_argument(
        "--games", type=Path, default=BUILD / "ladder", metavar="FOLDER", help="where the games are kept"
    )
    parser.add_argument("--plan-file", type=Path, default=PLAN, metavar="FILE")
    return parser.parse_args(argv)


def _match(cell: Cell) -> Match | None:
    try:
        return cell.match()
    except TableeError as error:
        print(f"ladder: {cell.id} cannot be played: {error}", file=sys.stderr)
        return None


def _play(cell: Cell, match: Match, games: int, chosen: argparse.Namespace) -> MatchRun:
    run = MatchRun(match, games, cell.sprt)
    with GameFile(_games(cell.id, chosen), match, resume=True) as file, progress(run, SAY) as after_game:
        play_match(run, file=file, workers=Processes(chosen.jobs), after_game=after_game)
    return run


def _games(name: str, chosen: argparse.Namespace) -> Path:
    folder: Path = chosen.games
    return folder / f"{name}.games.jsonl"


def _with_games(ladder: Ladder, plan: Plan, chosen: argparse.Namespace) -> Ladder:
    """With who won the games of matches that were published without that, as far as their files are here."""
    order = [cell.id for cell in plan.cells(long=True)]
    for result in ladder.cells:
        file = _games(result.id, chosen)
        if result.competitive and not result.won and file.exists():
            match, games = read_games(file)
            run = MatchRun(match, result.summary.games)
            for place, played in enumerate(games):
                run.add(Outcome(place, played.task, played))
            if match == result.summary.match and len(run.games()) == result.summary.games:
                ladder = ladder.with_result(replace(result, won=winners(run.games())), order)
    return ladder


def _publish(cell: Cell, run: MatchRun, plan: Plan, chosen: argparse.Namespace) -> None:
    """Add the match to the results, in the place that the plan gives it, and write the page."""
    result = CellResult(cell.id, cell.group, cell.target, run.summary())
    if result.competitive:
        result = replace(result, won=winners(run.games()))
    ladder = read_ladder(chosen.results).with_result(result, (planned.id for planned in plan.cells(long=True)))
    write_ladder(chosen.results, ladder)
    write_page(chosen.page, plan, ladder)


def _estimate(playable: Sequence[tuple[Cell, Match]], plan: Plan, chosen: argparse.Namespace) -> int:
    """Games times seconds a game, as far as they were measured."""
    total = 0.0
    for cell, match in playable:
        summary = _play(cell, match, 1, chosen).summary()
        hours = cell.games * summary.seconds_per_game / 3600 / plan.cores
        total += hours
        print(f"{60 * hours:7.1f} min  {cell.id}: {cell.games} games of {summary.seconds_per_game:.2f} s", flush=True)
    print(f"{total:7.1f} hours on {plan.cores} cores ({cores()} here), of {plan.hours:g} planned without long matches")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except TableeError as error:
        sys.exit(f"ladder: {error} (--fresh begins the ladder anew)")
    except KeyboardInterrupt:
        sys.exit("ladder: stopped; the same command continues")
