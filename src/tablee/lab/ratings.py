"""Ratings from games, by openskill."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean

from tablee.lab.results import Rating

Table = tuple[Sequence[str], Sequence[float]]  # who sat at it, and their shares of the victory


def rate(tables: Iterable[Table]) -> dict[str, Rating]:
    """Ratings of all bots after these games, in this order; empty if openskill is not installed. Every seat is rated as
    a team of its own; a bot with several seats gets the mean of what they bring."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return {}
    model = PlackettLuce()
    rated: dict[str, Rating] = {}
    for names, shares in tables:
        if len(set(names)) == 1:
            continue  # a bot alone, or against an automa
        before = [rated.get(name, Rating(model.mu, model.sigma)) for name in names]
        teams = [[model.rating(mu=each.mu, sigma=each.sigma)] for each in before]
        after = [team[0] for team in model.rate(teams, scores=list(shares[: len(names)]))]
        for name in dict.fromkeys(names):
            own = [each for each, other in zip(after, names, strict=True) if other == name]
            rated[name] = Rating(fmean(each.mu for each in own), fmean(each.sigma for each in own))
    return rated
