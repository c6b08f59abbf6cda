"""Writing down: moves as texts, games as records."""

from __future__ import annotations

import random

from tablee.engine.conformance.setting import Setting, need, walk
from tablee.engine.digest import digest
from tablee.engine.record import Player, Record
from tablee.engine.table import Table


def notation(setting: Setting) -> None:
    """Each legal move has a text of its own that is read back as that move."""
    game = setting.game
    for state, _ in walk(setting):
        seat = int(state.to_act)
        legal = game.legal(state, seat)
        texts = [game.notate(state, action, seat) for action in legal]
        need(len(set(texts)) == len(texts), "two moves are written alike", setting)
        for action, text in zip(legal, texts, strict=True):
            need(game.parse(state, seat, text) == action, f"“{text}” is not read back as itself", setting)
        offered = [(choice.action, choice.text) for choice in game.choices(state, seat)]
        need(offered == list(zip(legal, texts, strict=True)), "choices differ from the legal moves", setting)


def records(setting: Setting) -> None:
    """A game, with something taken back and whatever happens at a table, survives being written down, at any moment."""
    table, choose = setting.table(), setting.chooser()
    while not table.over:
        seat = int(table.state.to_act)
        table.play(seat, choose.choice(table.state.legal_actions()))
        if choose.random() < 0.05 and table.may_take_back(seat).allowed:
            table.take_back(seat, agreed=True)
        if choose.random() < 0.05 and not table.over:
            _something_happens(table, choose)
        if choose.random() < 0.05 or table.over:
            _survives(setting, table)


def _something_happens(table: Table, choose: random.Random) -> None:
    """At most tables somebody is late or leaves; now and then somebody gives up, or all do."""
    seat = choose.randrange(table.record.seats)
    what = choose.randrange(12)
    if what == 0:
        table.stop()
    elif what == 1 and seat not in table.resigned:
        table.resign(seat)
    elif what < 5:
        table.time_out(seat)
    else:
        table.seat(seat, choose.choice((Player("Zoé"), Player(bot="greedy", version=1))))


def _survives(setting: Setting, table: Table) -> None:
    again = Table.replay(table.game, Record.read(str(table.record)))
    need(str(again.record) == str(table.record), "a record changes when it is read and written", setting)
    need(digest(again.state) == digest(table.state), "a record leads to another position", setting)
    need(again.noticed == table.noticed, "a record leads to other counts of events seen", setting)
    same = (again.over, again.resigned, again.seated) == (table.over, table.resigned, table.seated)
    need(same, "a record leads to another table", setting)
