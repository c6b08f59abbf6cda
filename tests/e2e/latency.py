"""A slow network between browsers and a server, which may also lose packets."""

from __future__ import annotations

import random
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from queue import SimpleQueue

PACKET = 1_460  # bytes of a TCP segment
RESENT = 0.2  # seconds until TCP sends a lost packet again, beside the time of a round trip
Delayed = SimpleQueue[tuple[float, bytes]]


@dataclass(frozen=True, slots=True)
class Network:
    """`seconds`: from one end to the other. `loss`: the share of packets that have to be sent again; as with TCP,
    whatever follows a lost packet waits for it."""

    seconds: float
    loss: float = 0.0


@contextmanager
def delayed(port: int, network: Network) -> Iterator[str]:
    """The address of a proxy that passes everything on as this network does, in both directions."""
    listening = socket.create_server(("127.0.0.1", 0))
    threading.Thread(target=_accept, args=(listening, port, network), daemon=True).start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        listening.close()


def _accept(listening: socket.socket, port: int, network: Network) -> None:
    with suppress(OSError):
        while True:
            near, _ = listening.accept()
            try:
                far = socket.create_connection(("127.0.0.1", port))
            except OSError:  # the server is down
                near.close()
                continue
            for source, target in ((near, far), (far, near)):
                waiting: Delayed = SimpleQueue()
                threading.Thread(target=_receive, args=(source, waiting, network), daemon=True).start()
                threading.Thread(target=_send, args=(target, waiting), daemon=True).start()


def _receive(source: socket.socket, waiting: Delayed, network: Network) -> None:
    lost = random.Random(0)
    data, due = b"-", 0.0
    while data:
        try:
            data = source.recv(65_536)
        except OSError:
            data = b""
        late = network.seconds
        for _ in range(0, len(data), PACKET):
            if lost.random() < network.loss:
                late = network.seconds + RESENT + 2 * network.seconds
        due = max(due, time.monotonic() + late)
        waiting.put((due, data))


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
