"""How a game ends when somebody gives up, and who has won it then.

A seat that resigned never wins. A competitive game is over at once when one seat is left that has not resigned and
nobody else, no automa either, could win; any game is over when all seats have resigned. Otherwise it goes on:
somebody else makes the moves of the seat. In a cooperative game the result of the team counts for all.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tablee.engine.state import State


def is_decided(state: State, resigned: Collection[int], cooperative: bool) -> bool:
    """Whether so many have resigned that there is nothing left to play for."""
    staying = _staying(len(state.scores()), resigned)
    nobody_left = all(participant >= state.seats for participant in staying)  # automata do not play among themselves
    return nobody_left or (not cooperative and len(staying) == 1)


def winners_by_resignation(state: State, resigned: Collection[int]) -> list[int]:
    """The seat that is left; nobody if none is: an automa wins only a game that was played to its end."""
    return _staying(state.seats, resigned)


def winners(state: State, resigned: Collection[int] = ()) -> list[int]:
    """The participants with the greatest share of the victory; nobody if there is none to share.

    Shares of those who resigned fall to the others: to the greatest share among these, and if they have none, to the
    most points among these.
    """
    shares = state.returns()
    if max(shares) <= 0:
        return []
    staying = _staying(len(shares), resigned)
    return _best(shares, staying) if any(shares[number] > 0 for number in staying) else _best(state.scores(), staying)


def _staying(participants: int, resigned: Collection[int]) -> list[int]:
    return [participant for participant in range(participants) if participant not in resigned]


def _best(values: Sequence[float], among: Sequence[int]) -> list[int]:
    most = max(values[number] for number in among)
    return [number for number in among if values[number] == most]
