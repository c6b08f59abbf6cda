"""What each viewer sees, and where points come from."""

from collections.abc import Sequence

from tablee.engine.state import SPECTATOR
from tablee.engine.view import Line, ScoreLine, Standing, View

from .cards import LETTERS
from .moves import MOVES
from .rules import SEATS, LostCitiesState, value


class LostCitiesView(View, frozen=True, kw_only=True):
    round: int
    rounds: int
    deck: int
    hand: list[int]
    sizes: list[int]
    taken: list[list[int]]  # cards of each hand that everybody saw being taken from a discard pile
    piles: list[list[int]]
    expeditions: list[list[list[int]]]
    values: list[list[int]]  # of each expedition, if nothing is added to it


def views(state: LostCitiesState, viewers: Sequence[int]) -> list[LostCitiesView]:
    return [_view(state, viewer) for viewer in viewers]


def _view(state: LostCitiesState, viewer: int) -> LostCitiesView:
    acts = viewer == state.to_act and not state.over
    table = state.with_placed() if acts else state
    return LostCitiesView(
        viewer=viewer,
        seats=SEATS,
        to_act=-1 if state.over else state.to_act,
        over=state.over,
        prompt=Line("lost-cities-over") if state.over else MOVES.prompt(state, viewer),
        scores=state.scores() if state.over else (),
        begun=MOVES.begun(state, viewer),
        heading=_heading(state),
        supply=Line("lost-cities-supply", {"count": len(state.deck)}),
        standings=[_standing(table, seat) for seat in range(SEATS)],
        round=_round(state),
        rounds=state.rounds,
        deck=len(state.deck),
        hand=[] if viewer == SPECTATOR else table.hands[viewer],
        sizes=[len(hand) for hand in table.hands],
        taken=table.shown,
        piles=table.piles,
        expeditions=table.expeditions,
        values=[[value(cards) for cards in own] for own in table.expeditions],
    )


def _round(state: LostCitiesState) -> int:
    return min(len(state.finished) + 1, state.rounds)


def _heading(state: LostCitiesState) -> Line | None:
    if state.rounds == 1:
        return None
    return Line("lost-cities-round", {"round": _round(state), "rounds": state.rounds})


def _standing(state: LostCitiesState, seat: int) -> Standing:
    return Standing(state.scores()[seat], Line("lost-cities-holds", {"count": len(state.hands[seat])}))


def score_sheet(state: LostCitiesState, viewer: int) -> list[list[ScoreLine]]:
    table = state.with_placed() if viewer == state.to_act else state
    rounds = list(table.finished)
    if not table.over:
        rounds.append([[value(cards) for cards in own] for own in table.expeditions])
    return [_lines(rounds, table.rounds, seat) for seat in range(SEATS)]


def _lines(rounds: list[list[list[int]]], planned: int, seat: int) -> list[ScoreLine]:
    """One line for each expedition; of several rounds, one for each round."""
    if planned > 1:
        return [
            ScoreLine(Line("lost-cities-sheet-round", {"round": number}), sum(rows[seat]))
            for number, rows in enumerate(rounds, start=1)
        ]
    return [
        ScoreLine(Line("lost-cities-sheet", {"colour": LETTERS[colour]}), points)
        for colour, points in enumerate(rounds[0][seat])
    ]
