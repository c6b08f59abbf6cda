"""What viewers have been shown, and the difference an entry makes to each of them."""

from __future__ import annotations

from collections import deque

from tablee.engine.view import Beat
from tablee.server import messages as wire
from tablee.server.live.connection import encode
from tablee.server.tables.outcome import Outcome
from tablee.server.tables.scenes import Differences, scenes, with_layout
from tablee.server.tables.state import TableState
from tablee.server.tables.telling import SHOWN_LINES

RECENT = 64  # updates kept for those who were away for a moment
SINCE_LINES = 40


class ViewerFeed:
    """What one viewer has been shown: the last scene, and the latest updates. Connections that ask for layouts have
    feeds of their own."""

    def __init__(self, viewer: int, last: wire.Scene, *, layout: bool = False) -> None:
        self.viewer = viewer
        self.layout = layout
        self.scene = last
        self.recent: deque[tuple[int, bytes]] = deque(maxlen=RECENT)
        self.unwatched = 0  # updates since somebody last looked through these eyes

    def missed(self, seen: int, n: int) -> list[bytes] | None:
        """The updates after the one that was seen, if they are all still here."""
        missed = [text for number, text in self.recent if number > seen]
        return missed if len(missed) == n - seen else None

    def snapshot(self, state: TableState, since: int | None, edition: str, now: int) -> wire.Snapshot:
        n, log = state.counts[self.viewer], state.logs[self.viewer]
        shown = log.lines[-SHOWN_LINES:]
        news = [told for told in shown[-SINCE_LINES:] if since is not None and told.n > since]
        return wire.Snapshot(n, edition, self.scene, shown, log.total - len(shown), news, now)


def updates(
    state: TableState, info: wire.TableInfo, feeds: list[ViewerFeed], outcome: Outcome
) -> list[tuple[ViewerFeed, wire.Update]]:
    """For each viewer the difference to what it was shown before, and what it is told."""
    differences, viewers = Differences(), [feed.viewer for feed in feeds]
    made: list[tuple[ViewerFeed, wire.Update]] = []
    moved = beats_for(state, outcome, viewers)
    for feed, scene, beats in zip(feeds, scenes(state, viewers, info), moved, strict=True):
        if feed.layout:
            scene = with_layout(state, scene)
        changes = differences.between(feed.scene, scene)
        feed.scene = scene
        lines = outcome.lines.get(feed.viewer, [])
        made.append((feed, wire.Update(state.counts[feed.viewer], changes, lines, beats)))
    return made


def beats_for(state: TableState, outcome: Outcome, viewers: list[int]) -> list[list[Beat]]:
    """What moves with an entry, for each of the viewers."""
    if len(outcome.prepared) == 1:
        return state.game_table.beats_all(outcome.prepared[0], viewers)
    found: list[list[Beat]] = [[] for _ in viewers]
    for prepared in outcome.prepared:
        for mine, beats in zip(found, state.game_table.beats_all(prepared, viewers), strict=True):
            mine += beats
    return found


def acknowledging(update: bytes, act: str) -> bytes:
    """The same update with an acknowledgement, which is its last field: nothing is encoded twice."""
    assert update.endswith(b'"ack":""}')
    return b"%b%b}" % (update[:-3], encode(act))
