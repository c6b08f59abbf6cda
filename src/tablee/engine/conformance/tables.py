"""A game at a table: moves prepared and accepted, taken back, or chosen by several at once."""

from __future__ import annotations

import random

from tablee.engine.conformance.setting import Setting, asked_seats, need
from tablee.engine.digest import digest
from tablee.engine.state import UNSEEN, State
from tablee.engine.table import Table


def preparing(setting: Setting) -> None:
    """Preparing changes nothing; what was prepared and accepted is what was played; none of it can be done twice."""
    table, other, choose = setting.table(), setting.table(), setting.chooser()
    while not table.over:
        seat, action = int(table.state.to_act), choose.choice(table.state.legal_actions())
        before = _marks(table)
        prepared = table.prepare(seat, action)
        need(_marks(table) == before, "preparing a move changes the table", setting)
        table.accept(prepared)
        other.play(seat, action)
        need(_marks(table) == _marks(other), "a move that was prepared and accepted is another one", setting)
        if choose.random() < 0.1 and table.may_take_back(seat).allowed:
            before = _marks(table)
            back = table.prepare_take_back(seat, agreed=True)
            need(_marks(table) == before, "preparing to take back changes the table", setting)
            table.accept(back)
            other.take_back(seat, agreed=True)
            need(_marks(table) == _marks(other), "what was taken back is something else", setting)


def _marks(table: Table) -> object:
    """All that may change at a table; of the record its length and its end."""
    events = table.record.events
    return digest(table.state), len(events), events[-1:], list(table.noticed), len(table.moves), table.record.outcome()


def undo(setting: Setting) -> None:
    """Taking back leads to the very bytes that were there before; free only if nothing was learned and nobody moved."""
    table, choose = setting.table(), setting.chooser()
    before: list[str] = []
    while not table.state.over:
        seat = int(table.state.to_act)
        learned = table.state.learned
        del before[len(table.moves) :]
        before.append(digest(table.state))
        steps = table.play(seat, choose.choice(table.state.legal_actions()))
        before.extend(digest(step.before) for step in steps[1:])
        offer = table.may_take_back(seat)
        need(offer.steps >= 1, "a move just made cannot be taken back", setting)
        need(not offer.free or table.state.learned == learned, "a free undo after something was learned", setting)
        need(not offer.free or not table.state.over, "a free undo after the end", setting)
        for other in range(setting.seats):
            if other != seat and steps[0].before.seen(steps[0].action, other) != UNSEEN:
                theirs = table.may_take_back(other)
                need(not theirs.steps or not theirs.free, "a free undo of somebody else's move", setting)
        if choose.random() < 0.1:
            someone = choose.randrange(setting.seats)
            offer = table.may_take_back(someone)
            if offer.steps and offer.allowed:
                undo = table.undo_of(someone, table.moves)
                table.take_back(someone, agreed=True)
                if undo is not None and undo.kept:  # sealed choices of others stay: nobody has seen this position
                    before = _positions(table)
                need(digest(table.state) == before[len(table.moves)], "undo leads to another position", setting)


def _positions(table: Table) -> list[str]:
    """The positions before each move that stands, and the last one, played from the start."""
    state = Table.at_first(table.game, table.record).state
    found = [digest(state)]
    for made in table.moves:
        table.game.carry_out(state, made.seat, made.action)
        found.append(digest(state))
    return found


def sealed_choices(setting: Setting) -> None:
    """Seats that do not wait for each other may answer in any order, also in the middle of each other's moves: it comes
    out the same, also if one of them takes its answer back and gives it again."""
    table, other, choose = setting.table(), setting.table(), setting.chooser()
    while not table.state.over:
        asked = asked_seats(table.state)
        need(table.state.to_act in asked, "the seat to act is not among those asked", setting)
        answers = {seat: _any_answer(table.state, seat, choose) for seat in asked}
        before = digest(table.state)
        table.state.actions_of(asked[-1])
        need(digest(table.state) == before, "asking what a seat may do changes the position", setting)
        learned = table.state.learned
        for number, seat in enumerate(asked):
            need(number == 0 or table.state.learned == learned, "something is shown before all have chosen", setting)
            for action in answers[seat]:
                table.play(seat, action)
            if number == len(asked) - 2:
                _answer_again(table, asked[0], answers[asked[0]], setting)
        for number in range(max(len(answer) for answer in answers.values())):
            for seat in reversed(asked):
                for action in answers[seat][number : number + 1]:
                    other.play(seat, action)
        need(digest(table.state) == digest(other.state), "the order of sealed choices matters", setting)


def _answer_again(table: Table, seat: int, answer: list[int], setting: Setting) -> None:
    """Take back an answer after which others have given theirs."""
    noticed = [count for viewer, count in enumerate(table.noticed) if viewer != seat]
    for _ in answer:
        need(table.may_take_back(seat).free, "a sealed choice cannot be taken back freely", setting)
        table.take_back(seat)
    unseen = [count for viewer, count in enumerate(table.noticed) if viewer != seat]
    need(unseen == noticed, "others notice that a sealed choice is taken back", setting)
    for action in answer:
        table.play(seat, action)


def _any_answer(state: State, seat: int, choose: random.Random) -> list[int]:
    """The steps of a move of this seat: all of them if others are asked, too."""
    world = state.copy()
    world.ask(seat)
    alone = len(asked_seats(state)) == 1
    steps: list[int] = []
    while True:
        steps.append(choose.choice(world.legal_actions()))
        if alone or world.completes(steps[-1]):
            return steps
        world.apply(steps[-1])
