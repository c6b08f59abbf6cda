"""`tablee match`: bots play each other, with a progress bar and a table at the end."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from babel.numbers import format_decimal

import tablee
from tablee.cli.files import write_atomically
from tablee.cli.language import words
from tablee.cli.main import print_error
from tablee.cli.options import read_options
from tablee.cli.tables import columns
from tablee.engine.errors import TableeError
from tablee.engine.words import Words
from tablee.games import game as find_game
from tablee.lab.game_file import GameFile
from tablee.lab.map_games import Processes
from tablee.lab.match import MatchRun, plan_match, play_match, unusual_options
from tablee.lab.results import Standing, Summary
from tablee.lab.seating import SEATINGS
from tablee.lab.statistics import Sprt, wilson

MOST_GAMES = 1_000_000
MOST_JOBS = 1_000
LOST = 1  # exit code: the result stands, but some games could not be played


def match(chosen: Namespace) -> int:
    say = words(chosen.lang)
    run, workers = _run(chosen), Processes(chosen.jobs)
    if not tablee.ENGINE.compiled:
        print_error(say.text("cli-interpreted", why=tablee.ENGINE.why))
        print_error(say.text("cli-weaker-bots"))
    where = Path(chosen.json) if chosen.json else None
    with _game_file(where, run, chosen.resume) as file, progress(run, say) as after_game:
        try:
            summary = play_match(run, file=file, workers=workers, after_game=after_game)
        except KeyboardInterrupt:
            if file is not None:
                print_error(say.text("cli-match-stopped", played=run.played, total=run.total))
            raise
    print(report(summary, say))
    if run.lost:
        print_error(say.text("cli-match-lost", count=len(run.lost), reason=run.lost[-1].why))
    if where is not None:
        write_atomically(where, msgspec.json.format(msgspec.json.encode(summary)) + b"\n")
        print("\n" + say.text("cli-match-saved", where=str(where), games=str(games_beside(where))))
    return LOST if run.lost else 0


def games_beside(where: Path) -> Path:
    """The file with the games of the match whose result is there."""
    return where.with_name(f"{where.name.removesuffix('.json')}.games.jsonl")


def _run(chosen: Namespace) -> MatchRun:
    if chosen.seating not in SEATINGS:
        raise TableeError("cli-match-bad-seating", text=chosen.seating)
    if chosen.resume and not chosen.json:
        raise TableeError("cli-match-resume-what")
    _check("--games", chosen.games, MOST_GAMES)
    if chosen.jobs is not None:
        _check("--jobs", chosen.jobs, MOST_JOBS)
    planned = plan_match(
        chosen.game,
        [name.strip() for name in chosen.bots.split(",")],
        seats=chosen.seats,
        options=read_options(chosen.option),
        seating=chosen.seating,
        seed=chosen.seed,
    )
    return MatchRun(planned, chosen.games, Sprt.read(chosen.sprt) if chosen.sprt else None)


def _check(option: str, value: int, most: int) -> None:
    if not 1 <= value <= most:
        raise TableeError("cli-out-of-range", option=option, least=1, most=most, text=str(value))


@contextmanager
def _game_file(where: Path | None, run: MatchRun, resume: bool) -> Iterator[GameFile | None]:
    if where is None:
        yield None
        return
    if where.exists() and not resume:
        raise TableeError("lab-file-exists", where=str(where))
    with GameFile(games_beside(where), run.player.match, resume=resume) as file:
        yield file


# While it runs


@contextmanager
def progress(run: MatchRun, say: Words) -> Iterator[Callable[[MatchRun], None]]:
    """A bar on standard error, if that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda run: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    names = list(dict.fromkeys(one.name for one in run.player.match.bots))
    title = say.text("cli-match-progress", title=run.player.game.title, bots=" – ".join(names))
    shown = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*shown, TextColumn("{task.fields[so_far]}"), console=Console(stderr=True), transient=True) as bar:
        games = bar.add_task(title, total=run.total, so_far="")

        def after_game(run: MatchRun) -> None:
            bar.update(games, completed=min(run.played, run.total), so_far=_so_far(run, names[0], say))

        yield after_game


def _so_far(run: MatchRun, name: str, say: Words) -> str:
    wins, games = run.share()
    if not games:
        return ""
    low, high = wilson(wins, games)
    figures = {"share": percent(wins / games, say, 0), "low": number(100 * low, say, 0), "high": percent(high, say, 0)}
    return say.text("cli-match-so-far", bot=name, **figures)


# When it is over


def report(summary: Summary, say: Words) -> str:
    """The result as people read it."""
    parts = [_title(summary, say), _table(summary, say), _verdict(summary, say)]
    if not summary.cooperative and not any(standing.rating for standing in summary.standings) and summary.games:
        parts.append(say.text("cli-match-no-ratings"))
    return "\n\n".join(parts)


def _title(summary: Summary, say: Words) -> str:
    planned, game = summary.match, find_game(summary.match.game)
    counts = {"seats": planned.seats, "games": summary.games, "deals": summary.deals}
    title = say.text("cli-match-title", title=game.title, seed=str(planned.seed), **counts)
    options = unusual_options(planned)
    return f"{title}\n{say.text('cli-match-options', options=options)}" if options else title


def _table(summary: Summary, say: Words) -> str:
    rated = any(standing.rating for standing in summary.standings)
    heads = ["bot", "wins", "share", "interval", "fair", "points", "rating", "median", "p95"]
    if summary.cooperative:
        heads = [head for head in heads if head not in ("wins", "share", "interval", "fair")]
    if not rated:
        heads.remove("rating")
    rows = [[say.text(f"cli-match-{head}") for head in heads]]
    for standing in summary.standings:
        cells = _cells(standing, say)
        rows.append([cells[head] for head in heads])
    if summary.automata:
        rows += _automata(summary, heads, say)
    return columns(rows, right=range(1, len(heads)))


def _cells(standing: Standing, say: Words) -> dict[str, str]:
    rating = standing.rating
    return {
        "bot": standing.bot,
        "wins": number(standing.wins, say, 1 if standing.wins % 1 else 0),
        "share": percent(standing.share, say),
        "interval": f"{number(100 * standing.low, say, 1)}–{percent(standing.high, say)}",
        "fair": "" if standing.fair is None else percent(standing.fair, say),
        "points": number(standing.points, say, 1 if abs(standing.points) < 1000 else 0),
        "rating": "" if rating is None else f"{number(rating.mu, say, 1)} ± {number(rating.sigma, say, 1)}",
        "median": number(standing.ms_median, say, _digits(standing.ms_median)),
        "p95": number(standing.ms_p95, say, _digits(standing.ms_p95)),
    }


def _automata(summary: Summary, heads: list[str], say: Words) -> list[list[str]]:
    """One row for all that the rules play for."""
    planned, game = summary.match, find_game(summary.match.game)
    names = game.automata(game.options_for(planned.seats, planned.options), planned.seats)
    cells = {"bot": ", ".join(say(name) for name in names), "share": percent(summary.automata, say)}
    return [[cells.get(head, "") for head in heads]]


def _verdict(summary: Summary, say: Words) -> str:
    first = summary.standings[0]
    figures = {"share": percent(first.share, say), "low": percent(first.low, say), "high": percent(first.high, say)}
    if first.fair is None:
        wins = number(first.wins, say, 0)
        lines = [say.text("cli-match-team", wins=wins, games=summary.games, **figures)]
    else:
        told = "stronger" if first.low > first.fair else "weaker" if first.high < first.fair else "even"
        lines = [say.text(f"cli-match-{told}", bot=first.bot, fair=percent(first.fair, say))]
    if summary.tested:
        tested = summary.tested.hypotheses
        shares = {"low": percent(tested.low, say), "high": percent(tested.high, say)}
        lines.append(say.text(f"cli-match-sprt-{summary.tested.verdict}", **shares))
    return "\n".join(lines)


def number(value: float, say: Words, digits: int) -> str:
    return format_decimal(value, "#,##0" + ("." + "0" * digits if digits else ""), locale=say.language)


def percent(share: float, say: Words, digits: int = 1) -> str:
    return number(100 * share, say, digits) + " %"


def _digits(ms: float) -> int:
    return 0 if ms >= 100 else 1 if ms >= 10 else 2 if ms >= 0.1 else 3
