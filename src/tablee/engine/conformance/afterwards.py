"""What is told when a game is over: the reasons of bots rest on what they knew, and what would have won wins."""

from __future__ import annotations

from tablee.engine.conformance.refusing import in_words
from tablee.engine.conformance.setting import Setting, long_walk, need
from tablee.engine.digest import digest
from tablee.engine.errors import Refused
from tablee.engine.hindsight import missed_win, steps_of_line
from tablee.engine.seed import rng_of
from tablee.engine.view import encoded

WORK = 300  # positions that a game may look at
SOME = 5  # moves of a position for which reasons are asked


def reasons(setting: Setting, share: float = 0.2) -> None:
    """The reason for a move is the same in every world the seat might be in, and can be put into words."""
    game, choose = setting.game, setting.chooser()
    judgement = game.judgement(game.options(setting.variant))
    if judgement is None:
        return
    for state, _ in long_walk(setting):
        if choose.random() >= share:
            continue
        seat, before = int(state.to_act), digest(state)
        worlds = [state.deal(seat, rng_of(choose.randrange(2**32))) for _ in range(2)]
        actions = state.legal_actions()
        for action in choose.sample(actions, min(SOME, len(actions))):
            told, again = (game.reason(judgement, world, action) for world in worlds)
            need(encoded(told) == encoded(again), "the reason for a move depends on cards nobody knows", setting)
            if told is not None:
                in_words(setting, told)
        need(digest(state) == before, "asking for reasons changed the position", setting)


def hindsight(setting: Setting) -> None:
    """A line of play that would have won keeps to the rules and wins; the same game gives the same line."""
    if not setting.game.looks_back:
        return
    table, choose = setting.table(), setting.chooser()
    while not table.over:
        table.play(int(table.state.to_act), choose.choice(table.state.legal_actions()))
    before = digest(table.state)
    line = missed_win(table, WORK)
    need(missed_win(table, WORK) == line, "the same game would have been won in two ways", setting)
    need(digest(table.state) == before, "looking back changed the game", setting)
    if line is None:
        return
    need(0 <= line.start <= len(table.moves), "a line that would have won begins nowhere", setting)
    try:
        steps_of_line(table, line)
    except (Refused, ValueError) as error:
        need(False, f"a line that should win does not: {error}", setting)
