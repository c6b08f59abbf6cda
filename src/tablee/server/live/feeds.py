"""What viewers have been shown, and the difference an entry makes to each of them."""

from __future__ import annotations

from collections import deque

from tablee.engine.view import Line
from tablee.server import messages as wire
from tablee.server.live.connection import encode
from tablee.server.tables.outcome import Outcome
from tablee.server.tables.scenes import Differences, scenes
from tablee.server.tables.state import TableState

RECENT = 64  # updates kept for those who were away for a moment
SHOWN_LINES = 60  # of the log, in a snapshot
SINCE_LINES = 40


class ViewerFeed:
    """What one viewer has been shown: the last scene, the log, and the latest updates."""

    def __init__(self, viewer: int, last: wire.Scene, log: list[wire.Told]) -> None:
        self.viewer = viewer
        self.scene = last
        self.log = log
        self.recent: deque[tuple[int, bytes]] = deque(maxlen=RECENT)
        self.unwatched = 0  # updates since somebody last looked through these eyes

    def missed(self, seen: int, n: int) -> list[bytes] | None:
        """The updates after the one that was seen, if they are all still here."""
        missed = [text for number, text in self.recent if number > seen]
        return missed if len(missed) == n - seen else None

    def snapshot(self, n: int, since: int | None, edition: str, now: int) -> wire.Snapshot:
        log = self.log
        shown = log[-SHOWN_LINES:]
        news = [told for told in log[-SINCE_LINES:] if since is not None and told.n > since]
        return wire.Snapshot(n, edition, self.scene, shown, len(log) - len(shown), news, now)


def updates(
    state: TableState, info: wire.TableInfo, feeds: list[ViewerFeed], outcome: Outcome
) -> list[tuple[ViewerFeed, wire.Update]]:
    """For each viewer the difference to what it was shown before, and what it is told."""
    differences, viewers = Differences(), [feed.viewer for feed in feeds]
    now, told = scenes(state, viewers, info), lines_for(state, outcome, viewers)
    made: list[tuple[ViewerFeed, wire.Update]] = []
    for feed, scene, lines in zip(feeds, now, told, strict=True):
        n = state.counts[feed.viewer]
        changes = differences.between(feed.scene, scene)
        feed.scene = scene
        feed.log += [wire.Told(n, line) for line in lines]
        made.append((feed, wire.Update(n, changes, lines)))
    return made


def acknowledging(update: bytes, act: str) -> bytes:
    """The same update with an acknowledgement, which is its last field: nothing is encoded twice."""
    assert update.endswith(b'"ack":""}')
    return b"%b%b}" % (update[:-3], encode(act))


def lines_for(state: TableState, outcome: Outcome, viewers: list[int]) -> list[list[Line]]:
    """What each of the viewers is told of an entry."""
    if len(outcome.prepared) == 1 and not outcome.earlier:
        return state.game_table.told_all(outcome.prepared[0], viewers)
    lines: list[list[Line]] = [[] for _ in viewers]
    for prepared in (*outcome.earlier, *outcome.prepared):
        for mine, told in zip(lines, state.game_table.told_all(prepared, viewers), strict=True):
            mine += told
    return lines
