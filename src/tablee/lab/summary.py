"""From games to the figures of a match."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from tablee.games import game as find_game
from tablee.lab.ratings import rate
from tablee.lab.results import Match, Played, Rating, Standing, Summary, Tested
from tablee.lab.statistics import Sprt, quantile, wilson

Deal = Sequence[Played]  # its games, one for each line-up
Lineup = tuple[str, ...]


def summarize(match: Match, lineups: Sequence[Lineup], deals: Sequence[Deal], sprt: Sprt | None, lost: int) -> Summary:
    """The result of these whole deals."""
    games = [(lineups[one.task.lineup], one) for deal in deals for one in deal]
    cooperative = find_game(match.game).cooperative
    ratings = {} if cooperative else rate((lineup, one.shares) for lineup, one in games)
    versions = {entrant.name: entrant.version for entrant in match.bots}
    standings = [_standing(name, versions[name], games, cooperative, ratings.get(name)) for name in versions]
    wins = standings[0].wins
    return Summary(
        match=match,
        games=len(games),
        deals=len(deals),
        lost=lost,
        cooperative=cooperative,
        standings=standings,
        automata=_mean([sum(one.shares[match.seats :]) for _, one in games]),
        by_seat=[_mean([one.shares[seat] for _, one in games]) for seat in range(match.seats)],
        tested=Tested(sprt, sprt.ratio(wins, len(games)), sprt.verdict(wins, len(games))) if sprt else None,
        seconds_per_game=_mean([one.spent_us for _, one in games]) / 1e6,
    )


def _standing(
    name: str, version: int, games: Sequence[tuple[Lineup, Played]], cooperative: bool, rating: Rating | None
) -> Standing:
    wins, points, fair = 0.0, list[int](), list[float]()
    thought: list[int] = []
    for lineup, one in games:
        own = [seat for seat, other in enumerate(lineup) if other == name]
        wins += one.shares[0] if cooperative else sum(one.shares[seat] for seat in own)
        fair.append(len(own) / len(one.shares))
        points += (one.points[seat] for seat in own)
        for seat in own:
            thought += one.thought_us[seat]
    thought.sort()
    interval = wilson(wins, len(games))
    return Standing(
        bot=name,
        version=version,
        wins=wins,
        share=wins / len(games) if games else 0.0,
        low=interval.low,
        high=interval.high,
        fair=None if cooperative else _mean(fair),
        points=_mean(points),
        moves=len(thought),
        ms_median=quantile(thought, 0.5) / 1000,
        ms_p95=quantile(thought, 0.95) / 1000,
        rating=rating,
    )


def _mean(values: Sequence[float]) -> float:
    return fmean(values) if values else 0.0
