"""A slow network between browsers and a server."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from queue import SimpleQueue

Delayed = SimpleQueue[tuple[float, bytes]]


@contextmanager
def delayed(port: int, seconds: float) -> Iterator[str]:
    """The address of a proxy that passes everything on so much later, in both directions."""
    listening = socket.create_server(("127.0.0.1", 0))
    threading.Thread(target=_accept, args=(listening, port, seconds), daemon=True).start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        listening.close()


def _accept(listening: socket.socket, port: int, seconds: float) -> None:
    with suppress(OSError):
        while True:
            near, _ = listening.accept()
            far = socket.create_connection(("127.0.0.1", port))
            for source, target in ((near, far), (far, near)):
                waiting: Delayed = SimpleQueue()
                threading.Thread(target=_receive, args=(source, waiting, seconds), daemon=True).start()
                threading.Thread(target=_send, args=(target, waiting), daemon=True).start()


def _receive(source: socket.socket, waiting: Delayed, seconds: float) -> None:
    data = b"-"
    while data:
        try:
            data = source.recv(65_536)
        except OSError:
            data = b""
        waiting.put((time.monotonic() + seconds, data))


def _send(target: socket.socket, waiting: Delayed) -> None:
    with suppress(OSError):
        while True:
            due, data = waiting.get()
            time.sleep(max(0.0, due - time.monotonic()))
            if not data:
                break
            target.sendall(data)
    with suppress(OSError):
        target.shutdown(socket.SHUT_WR)
