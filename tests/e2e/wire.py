"""The line between a page and its table, to be listened to, or to be cut."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocket, WebSocketRoute


def overheard(page: Page) -> list[str]:
    """Everything the server tells this page over its socket, from now on."""
    frames: list[str] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(str(frame)))

    page.on("websocket", opened)
    return frames


class MovesSent:
    """The moves that this page sends from now on, and which of them the server has acknowledged."""

    def __init__(self, page: Page) -> None:
        self.ids: list[str] = []  # one move has one id, also if it is sent again
        self.texts: list[str] = []
        self._acknowledged: set[str] = set()
        page.on("websocket", self._opened)

    def all_acknowledged_since(self, count: int) -> bool:
        """Whether moves were sent after the first `count`, and all of these have been acknowledged."""
        return len(self.ids) > count and self._acknowledged.issuperset(self.ids[count:])

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self._sent(json.loads(frame)))
        socket.on("framereceived", lambda frame: self._heard(json.loads(frame)))

    def _sent(self, message: dict[str, Any]) -> None:
        if message["t"] == "move" and message["id"] not in self.ids:
            self.ids.append(message["id"])
            self.texts.append(message["text"])

    def _heard(self, message: dict[str, Any]) -> None:
        if message["t"] == "ack":
            self._acknowledged.add(message["id"])
        elif message.get("ack"):
            self._acknowledged.add(message["ack"])


class Wire:
    """Stands between a page and the socket of its table, and can be cut, or lose what the server answers."""

    def __init__(self, page: Page) -> None:
        self.cut = self.deaf = False
        self.sent: list[dict[str, Any]] = []
        self._changed: Callable[[str], str] = str
        self._open: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/live"), self._connected)

    def change(self, changed: Callable[[str], str]) -> None:
        """What the page is told instead, from now on."""
        self._changed = changed

    def lose(self) -> None:
        """The network is gone, without a word."""
        self.cut = True
        for route in self._open:
            route.close()
        self._open.clear()

    def acts(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.sent if message["t"] == kind]

    def _connected(self, route: WebSocketRoute) -> None:
        if self.cut:
            route.close()
            return
        self._open.append(route)
        server = route.connect_to_server()

        def up(message: str | bytes) -> None:
            self.sent.append(json.loads(message))
            server.send(message)

        def down(message: str | bytes) -> None:
            if not self.deaf:
                route.send(message if isinstance(message, bytes) else self._changed(message))

        route.on_message(up)
        server.on_message(down)
