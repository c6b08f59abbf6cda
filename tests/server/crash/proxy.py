"""A proxy in front of PostgreSQL that can be shut and opened again."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress

from sqlalchemy import make_url


class Proxy:
    """Listens on a port of this machine and passes everything on to the socket of a PostgreSQL server."""

    def __init__(self, url: str) -> None:
        self._url = make_url(url)
        self._open = True
        self._pairs: list[socket.socket] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def url(self) -> str:
        """The address of the database through this proxy."""
        port = self._listening.getsockname()[1]
        there = self._url.difference_update_query(["host"]).set(host="127.0.0.1", port=port)
        return there.render_as_string(hide_password=False)

    def shut(self) -> None:
        """All connections break, and there are no new ones."""
        self._open = False
        for end in self._pairs:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._pairs.clear()

    def open(self) -> None:
        self._open = True

    def close(self) -> None:
        self.shut()
        self._listening.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            if not self._open:
                near.close()
                continue
            far = self._connect()
            self._pairs += [near, far]
            for ends in ((near, far), (far, near)):
                threading.Thread(target=_pass_on, args=ends, daemon=True).start()

    def _connect(self) -> socket.socket:
        folder = str(self._url.query["host"])
        far = socket.socket(socket.AF_UNIX)
        far.connect(f"{folder}/.s.PGSQL.{self._url.port or 5432}")
        return far


def _pass_on(here: socket.socket, there: socket.socket) -> None:
    with suppress(OSError):
        while data := here.recv(65_536):
            there.sendall(data)
    for end in (here, there):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()
