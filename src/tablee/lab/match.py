"""A match: the same deals with the bots in turn in every seat, over many processes, until it is decided.

The games depend on the `Match` alone: the cards of each deal and the luck of each bot come from its seed, so that any
number of processes plays the same match, and a match that was cut off can be resumed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import cached_property
from hashlib import sha256
from time import process_time_ns

import msgspec

import tablee
from tablee.bots import Bot, Seat, bot, thinking_rng
from tablee.engine.errors import TableeError
from tablee.games import game as find_game
from tablee.lab.code import code_digest
from tablee.lab.game_file import GameFile
from tablee.lab.map_games import Outcome, Workers, map_games
from tablee.lab.open_cards import OpenCards, open_cards
from tablee.lab.results import Entrant, Match, Played, Summary, Task
from tablee.lab.seating import Seating, lineups, seats_for
from tablee.lab.statistics import Sprt
from tablee.lab.summary import Deal, summarize

MOST_LOST = 10  # games that may fail before a match is given up


def plan_match(
    name: str,
    bots: Sequence[str],
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seating: Seating = "half",
    seed: int = 1,
) -> Match:
    """The match that is meant; TableeError if it cannot be played."""
    game = find_game(name)
    count = seats_for(game, bots, seats)
    chosen = game.options_for(count, options)
    alone = len(set(bots)) == 1
    entrants: list[Entrant] = []
    for one in bots:
        team = open_cards(one, game, chosen)
        if team is not None and not alone:
            raise TableeError("lab-open-cards", name=one)
        entrants.append(Entrant(one, team.version if team else bot(one, game, chosen).version))
    if alone and not game.cooperative and not game.automata(chosen, count):
        raise TableeError("lab-one-bot", name=bots[0], title=game.title)
    return Match(
        game=game.id,
        rules=game.rules_version,
        options=msgspec.to_builtins(chosen),
        seats=count,
        bots=entrants,
        seating=seating,
        seed=seed,
        code=code_digest(game.id),
        engine="compiled" if tablee.ENGINE.compiled else "interpreted",
    )


def unusual_options(match: Match) -> str:
    """The options that are not the standard ones, as one would name them; empty if there are none."""
    standard = msgspec.to_builtins(find_game(match.game).options_for(match.seats, None))
    return ", ".join(f"{name}={value}" for name, value in match.options.items() if value != standard.get(name))


class Player:
    """The job of a worker: plays single games of a match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = find_game(match.game)
        self.options = self.game.options_for(match.seats, match.options)

    def __reduce__(self) -> tuple[type[Player], tuple[Match]]:
        return Player, (self.match,)

    @cached_property
    def lineups(self) -> list[tuple[str, ...]]:
        match = self.match
        names = [entrant.name for entrant in match.bots]
        return lineups(names, match.seats, match.seating, cooperative=self.game.cooperative)

    @cached_property
    def bots(self) -> list[dict[str, Bot]]:
        """By seat and name. No two seats share a bot, so that nothing it might remember gets from one to the other."""
        names = {one.name for one in self.match.bots}
        return [{name: bot(name, self.game, self.options) for name in names} for _ in range(self.match.seats)]

    @cached_property
    def team(self) -> OpenCards | None:
        """Who plays all seats with open cards; None: every seat has a bot, which knows what the seat knows."""
        return open_cards(self.match.bots[0].name, self.game, self.options)

    def tasks(self, deal: int) -> list[Task]:
        """The games of a deal. A team plays each deal once: a deal that is hard for one line-up is hard for the others,
        and its games would not be independent."""
        if self.game.cooperative:
            return [Task(deal, deal % len(self.lineups))]
        return [Task(deal, lineup) for lineup in range(len(self.lineups))]

    def deals(self, games: int) -> int:
        """How many deals give at least so many games."""
        return -(-games // len(self.tasks(0)))

    def __call__(self, task: Task) -> Played:
        seed = _deal_seed(self.match.seed, task.deal)
        state = self.game.new(self.match.seats, self.options, seed, rules=self.match.rules)
        lineup = self.lineups[task.lineup]
        thought: list[list[int]] = [[] for _ in lineup]
        moves, started = 0, process_time_ns()
        line = self.team.line(state, thinking_rng(f"{self.match.seed} {task.deal}".encode(), 0)) if self.team else []
        while not state.over:
            seat = int(state.to_act)
            if line:
                action = line[moves]
            elif state.forced():  # as at a table, nobody is asked
                action = state.legal_actions()[0]
            else:
                rng = thinking_rng(f"{self.match.seed} {task.deal} {task.lineup} {seat}".encode(), moves)
                began = process_time_ns()
                action = self.bots[seat][lineup[seat]].choose(Seat(state, seat), rng)
                thought[seat].append((process_time_ns() - began) // 1000)
            self.game.play(state, seat, action)
            moves += 1
        spent = (process_time_ns() - started) // 1000
        return Played(task, seed, state.returns(), state.scores(), thought, spent)


def _deal_seed(seed: int, deal: int) -> int:
    """The number of the game with these cards; below 2**48, so that it can be typed."""
    return int.from_bytes(sha256(f"tablee match {seed} {deal}".encode()).digest()[:6], "big")


class LostGame(msgspec.Struct, frozen=True):
    task: Task
    why: str


class MatchRun:
    """A match while it is played."""

    def __init__(self, match: Match, games: int, sprt: Sprt | None = None) -> None:
        self.player = Player(match)
        self.sprt = sprt
        self.lost: list[LostGame] = []
        self.played = 0  # games, in whole deals or not
        self.total = self.player.deals(games) * len(self.player.tasks(0))
        self._deals: list[Deal | None] = []  # whole ones in order; None: a game of it was lost
        self._parts: dict[int, list[Outcome[Task, Played]]] = {}
        self._wanted = self.player.deals(games)
        self._wins = 0.0
        self._counted = 0

    @property
    def over(self) -> bool:
        """Whether enough was played, or the test is decided."""
        return len(self._deals) >= self._wanted or self._decided

    @property
    def _decided(self) -> bool:
        return self.sprt is not None and self.sprt.verdict(self._wins, self._counted) != "undecided"

    def summary(self) -> Summary:
        """The result of the whole deals so far. Lost games are no part of it, nor are the others of their deals."""
        whole = self._whole()
        return summarize(self.player.match, self.player.lineups, whole, self.sprt, lost=len(self.lost))

    def games(self) -> list[Played]:
        """The games of the whole deals so far, by deal and line-up."""
        return [one for deal in self._whole() for one in deal]

    def _whole(self) -> list[Deal]:
        return [deal for deal in self._deals if deal is not None]

    def share(self) -> tuple[float, int]:
        """Games won by the first bot, in whole deals, and how many games these are."""
        return self._wins, self._counted

    def tasks(self, known: Iterable[Task]) -> Iterator[Task]:
        """All games that are still to be played, in order."""
        done = set(known)
        for deal in range(self._wanted):
            yield from (task for task in self.player.tasks(deal) if task not in done)

    def add(self, outcome: Outcome[Task, Played]) -> None:
        """Deals count in their order, and none after the one that decides: so the result does not depend on which game
        happened to be over first."""
        if outcome.lost:
            self.lost.append(LostGame(outcome.task, outcome.lost))
        else:
            self.played += 1
        self._parts.setdefault(outcome.task.deal, []).append(outcome)
        while not self.over and len(self._parts.get(len(self._deals), ())) == len(self.player.tasks(len(self._deals))):
            self._count(self._parts.pop(len(self._deals)))

    def _count(self, parts: list[Outcome[Task, Played]]) -> None:
        found = sorted((part.found for part in parts if part.found), key=lambda one: one.task.lineup)
        if len(found) < len(parts):
            self._deals.append(None)
            return
        self._deals.append(found)
        first = self.player.match.bots[0].name
        for one in found:
            self._wins += self._won(first, one)
            self._counted += 1

    def _won(self, name: str, one: Played) -> float:
        if self.player.game.cooperative:
            return one.shares[0]
        lineup = self.player.lineups[one.task.lineup]
        return sum(share for share, other in zip(one.shares, lineup, strict=False) if other == name)


def play_match(
    run: MatchRun,
    *,
    file: GameFile | None = None,
    workers: Workers | None = None,
    after_game: Callable[[MatchRun], None] = lambda run: None,
) -> Summary:
    """Play until it is over; games of the file are not played again. TableeError if too many are lost."""
    known = [] if file is None else file.games
    for place, played in enumerate(known):
        run.add(Outcome(place, played.task, played))
    after_game(run)
    outcomes = map_games(run.player, run.tasks(one.task for one in known), workers=workers, ordered=False)
    with closing(outcomes):
        while not run.over:
            outcome = next(outcomes)
            if file is not None and outcome.found is not None:
                file.append(outcome.found)
            run.add(outcome)
            if len(run.lost) >= MOST_LOST:
                raise TableeError("lab-too-many-lost", count=MOST_LOST, reason=run.lost[-1].why)
            after_game(run)
    return run.summary()
