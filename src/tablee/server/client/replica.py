"""What one viewer of a table has been shown so far: the part of a client that needs no socket."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.engine.state import SPECTATOR
from tablee.server.client.scene import apply_changes
from tablee.server.messages import Current, Look, Presence, Said, Told, Unsaid, Update


class Snapshot(msgspec.Struct, frozen=True, tag_field="t", tag="snapshot"):
    """As messages.Snapshot, but the scene stays plain, since updates change it in place."""

    n: int
    edition: str
    scene: dict[str, Any]
    log: list[Told]
    earlier: int
    since: list[Told]
    now: int


Shown = Snapshot | Update | Current | Said | Unsaid | Presence


class SceneReplica:
    """Applies what fits and notices what is missing. Messages may come twice, late, out of order or not at all."""

    def __init__(self, viewer: int = SPECTATOR) -> None:
        self.viewer = viewer
        self.n = -1  # the last thing this viewer was shown
        self.edition = ""
        self.scene: dict[str, Any] = {}  # messages.Scene as plain dicts and lists; empty before the first snapshot
        self.log: list[Told] = []
        self.earlier = 0  # lines of the log before those
        self.since: list[Told] = []  # what happened since this person last looked, as the last snapshot told it
        self.chat: dict[int, Said] = {}
        self.present: Presence | None = None
        self.snapshots = 0
        self.heard = -1  # the highest counter heard of: above `n` something is missing
        self.looking = True  # whether an answer to `look` is awaited: it ends with a snapshot or with `current`

    # What there is to see

    @property
    def table(self) -> Any:
        """messages.TableInfo as plain dicts and lists."""
        return self.scene.get("table", {})

    @property
    def view(self) -> Any:
        """The game's own view; None before it begins."""
        return self.scene.get("view")

    @property
    def layout(self) -> Any:
        """engine.layout.Layout as plain dicts and lists; None if it was not asked for, or before the game begins."""
        return self.scene.get("layout")

    @property
    def choices(self) -> list[str]:
        """The moves offered to this seat now, in notation."""
        return [choice["text"] for choice in self.scene.get("choices", ())]

    @property
    def status(self) -> str:
        return str(self.table.get("status", ""))

    @property
    def over(self) -> bool:
        return self.status in ("finished", "stopped", "abandoned")

    def seats_of(self, person: str) -> list[int]:
        seats = self.table.get("seats", ())
        return [number for number, seat in enumerate(seats) if person and seat["person"] == person]

    # Asking for it

    def look(self, viewer: int | None = None) -> Look:
        """The request for whatever is missing; through other eyes everything is."""
        if viewer is not None and viewer != self.viewer:
            self.viewer, self.n, self.heard, self.scene = viewer, -1, -1, {}
            self.log, self.earlier = [], 0
        self.looking = True
        return Look(self.viewer, self.n, self.edition)

    def reconnected(self) -> Look:
        """The same on a new socket, whose server may know less than we do: after a restored backup, say."""
        self.heard = -1
        return self.look()

    # Hearing

    def hear(self, message: Shown) -> bool:
        """Take in a message. False: something is missing, and `look` should be sent."""
        match message:
            case Snapshot():
                self._begin(message)
            case Update():
                self._follow(message)
            case Current():
                self._rest(message)
            case Said():
                self.chat[message.line] = message
            case Unsaid():
                self.chat.pop(message.line, None)
            case Presence():
                self.present = message
        return self.looking or (self.heard <= self.n and bool(self.scene))

    def _begin(self, shot: Snapshot) -> None:
        if shot.scene["viewer"] != self.viewer:
            return  # asked for before we changed eyes
        if not self.looking and shot.n <= self.n:
            return  # overtaken by updates
        self.n, self.edition, self.scene = shot.n, shot.edition, shot.scene
        self.log, self.earlier, self.since = list(shot.log), shot.earlier, shot.since
        self.snapshots += 1
        self.looking = False

    def _follow(self, update: Update) -> None:
        if not self.scene:
            return
        self.heard = max(self.heard, update.n)
        if update.n != self.n + 1:
            return
        try:
            self.scene = apply_changes(self.scene, update.changes)
        except (LookupError, TypeError):
            self.n, self.scene = -1, {}  # half changed: of no use any more
            self.looking = False
            return
        self.n = update.n
        self.log += [Told(update.n, line) for line in update.log]

    def _rest(self, current: Current) -> None:
        self.heard = max(self.heard, current.n)
        if self.scene and current.n == self.n:
            self.looking = False
