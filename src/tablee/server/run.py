"""`tablee serve`: bind a port, open the table server, serve until asked to stop, shut down without losing anything."""

from __future__ import annotations

import asyncio
import dataclasses
import errno
import logging
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

import tablee
from tablee.engine.errors import TableeError
from tablee.engine.words import Line, say
from tablee.server import logs
from tablee.server.lan import lan_addresses
from tablee.server.settings import Settings

if TYPE_CHECKING:
    from litestar import Litestar
    from uvicorn import Config as _Config
    from uvicorn import Server as _Serving

    from tablee.server.server import TableServer
    from tablee.server.web.connections import Connections

MORE_PORTS = 20  # tried when the one asked for is taken
FAREWELL_SECONDS = 3.0  # for telling everybody and committing what is queued
CONNECTIONS_SECONDS = 2  # for answers under way
GIVE_UP_SECONDS = 15.0  # after which whatever still hangs is left behind: every acknowledged move is on disk
ECHO_SECONDS = 1.0  # in which a signal sent to us and to a parent that passes it on counts once
PING_SECONDS = 20.0
MOST_FILES = 65_536  # more than any process of ours can serve; some kernels allow a billion
KEPT_FILES = 100  # for the store, the log and whatever else is no connection
LONGEST_HEAD = 16_384  # bytes of a request's headers


def serve(settings: Settings) -> int:
    """Serve until stopped; the exit code."""
    logs.configure(settings.log)
    listening = take_port(settings)
    asked, settings = settings.port, dataclasses.replace(settings, port=listening.getsockname()[1])
    if asked not in (0, settings.port):
        _tell(settings, Line("serve-port-taken", {"port": str(asked), "other": str(settings.port)}))
    if settings.workers > 1:
        from tablee.server.processes import serve_many

        return serve_many(settings, listening, lambda: _greet(settings))
    serve_here(settings, listening, lambda: _greet(settings))
    _tell(settings, Line("serve-closed"))
    return 0


def serve_here(settings: Settings, listening: socket.socket, opened: Callable[[], None], parent: int = -1) -> None:
    """Serve in this process. `parent`: a pipe that ends when the parent wants us to stop, or is no more."""
    import uvloop

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_serve(settings, listening, opened, parent))


async def _serve(settings: Settings, listening: socket.socket, opened: Callable[[], None], parent: int) -> None:
    from tablee.server.server import TableServer
    from tablee.server.web.app import create_app

    table_server, connections = TableServer(settings), _connections(settings)
    app = create_app(table_server, connections)
    stop = _Stop(settings, parent)
    with stop.heard(), _unpacked():
        async with app.lifespan():  # here and not in uvicorn, which would make a traceback of a sentence
            logs.event("open", port=settings.port, database="sqlite" if settings.sqlite else "postgresql")
            table_server.lan.serve = lambda second: _second_listener(settings, app, connections, second)
            try:
                server = _server(_config(settings, app, connections), table_server, stop, opened)
                await server.serve(sockets=[listening])
            finally:
                await table_server.lan.close()
    logs.event("closed")


@contextmanager
def _unpacked() -> Iterator[None]:
    """Litestar wraps what goes wrong while it starts in a group of one."""
    try:
        yield
    except BaseExceptionGroup as group:
        error: BaseException = group
        while isinstance(error, BaseExceptionGroup) and len(error.exceptions) == 1:
            error = error.exceptions[0]
        raise error from None


# uvicorn


def _server(config: _Config, table_server: TableServer, stop: _Stop, opened: Callable[[], None]) -> _Serving:
    import uvicorn

    class Server(uvicorn.Server):
        """uvicorn, which says goodbye before it hangs up, and leaves signals to us."""

        @contextmanager
        def capture_signals(self) -> Iterator[None]:
            yield

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            opened()

        async def on_tick(self, counter: int) -> bool:
            self.should_exit = stop.asked
            return await super().on_tick(counter)

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            for server in self.servers:
                server.close()
            with suppress(TimeoutError):
                await asyncio.wait_for(table_server.farewell(FAREWELL_SECONDS), FAREWELL_SECONDS + 1)
            await super().shutdown(sockets)

    return Server(config)


async def _second_listener(
    settings: Settings, app: Litestar, connections: Connections, listening: socket.socket
) -> _SecondListener:
    """The same application at another address, for as long as it is wanted. The table server knows nothing of it."""
    import uvicorn

    from tablee.server.web.hosts import OnlyHosts

    class Second(uvicorn.Server):
        @contextmanager
        def capture_signals(self) -> Iterator[None]:
            yield

    host, port = listening.getsockname()
    only_here = OnlyHosts(app, frozenset({f"{host}:{port}", *([host] if port == 80 else [])}))
    server = Second(_config(settings, only_here, connections))
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    return _SecondListener(server, serving)


class _SecondListener:
    def __init__(self, server: _Serving, serving: asyncio.Task[None]) -> None:
        self._server = server
        self._serving = serving

    async def close(self) -> None:
        self._server.should_exit = True
        await asyncio.wait([self._serving], timeout=CONNECTIONS_SECONDS + 2)
        self._serving.cancel()


def _connections(settings: Settings) -> Connections:
    from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

    from tablee.server.web.connections import Connections

    proxies = ProxyHeadersMiddleware(_nothing, settings.trust_proxy).trusted_hosts if settings.trust_proxy else ()
    return Connections(_most_connections(), proxies.__contains__, limits=settings.limits)


async def _nothing(*_: Any) -> None:
    pass


def _config(settings: Settings, app: Callable[..., Any], connections: Connections) -> _Config:
    import uvicorn

    from tablee.server.messages import LONGEST_MESSAGE
    from tablee.server.web.sockets import PromptProtocol
    from tablee.server.web.timeouts import TimeoutProtocol

    class Http(TimeoutProtocol):
        all_connections = connections

    class Socket(PromptProtocol):
        all_connections = connections

    return uvicorn.Config(
        app,
        http=Http,
        ws=Socket,
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trust_proxy),
        forwarded_allow_ips=settings.trust_proxy or None,
        h11_max_incomplete_event_size=LONGEST_HEAD,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=CONNECTIONS_SECONDS,
    )


def _most_connections() -> int | None:
    """So many that files are left for the store."""
    most = _raise_file_limit()
    return None if most is None else max(most - KEPT_FILES, 1)


def _raise_file_limit() -> int | None:
    """Allow this process as many open files, and so connections, as it may have; None: there is no limit."""
    try:
        import resource
    except ImportError:  # Windows
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):  # then it stays as it is
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return None if soft == resource.RLIM_INFINITY else soft


# Stopping


class _Stop:
    """Whether we were asked to stop. Asked once more we end at once; asked by a parent, we never do that."""

    def __init__(self, settings: Settings, parent: int) -> None:
        self.asked = False
        self._settings = settings
        self._parent = parent
        self._since = 0.0

    @contextmanager
    def heard(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            with suppress(NotImplementedError):  # Windows
                loop.add_signal_handler(number, self._signalled)
        if self._parent >= 0:
            loop.add_reader(self._parent, self._parent_left)
        try:
            yield
        finally:
            if self._parent >= 0:
                loop.remove_reader(self._parent)

    def _signalled(self) -> None:
        if not self.asked:
            self._begin()
        elif self._parent < 0 and time.monotonic() - self._since > ECHO_SECONDS:
            logs.event("ended-at-once", logging.WARNING)
            os._exit(1)

    def _parent_left(self) -> None:
        asyncio.get_running_loop().remove_reader(self._parent)
        self._begin()

    def _begin(self) -> None:
        if self.asked:
            return
        self.asked, self._since = True, time.monotonic()
        logs.event("stopping")
        if self._parent < 0:
            _tell(self._settings, Line("serve-stopping"))
        timeout = threading.Timer(GIVE_UP_SECONDS, _give_up)
        timeout.daemon = True
        timeout.start()


def _give_up() -> None:
    logs.event("gave-up-waiting", logging.WARNING)
    os._exit(1)


# The port


def take_port(settings: Settings) -> socket.socket:
    """A socket that listens at the port asked for, or at the next that is free."""
    last = settings.port + MORE_PORTS if settings.port else 0
    for port in range(settings.port, min(last, 65_535) + 1):
        taken = _listen(settings.host, port)
        if taken is not None:
            return taken
    raise TableeError("serve-no-port", host=settings.host, first=str(settings.port), last=str(last))


def _listen(host: str, port: int) -> socket.socket | None:
    """None if somebody else listens there."""
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (OSError, UnicodeError):
        raise TableeError("serve-bad-host", host=host) from None
    made = socket.socket(family, kind, protocol)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(where)
        made.listen(2048)  # who connects while the server is starting waits in this queue
        made.setblocking(False)
        return made
    except OSError as error:
        made.close()
        if error.errno == errno.EADDRINUSE:
            return None
        if error.errno in (errno.EACCES, errno.EPERM):
            raise TableeError("serve-port-forbidden", port=str(port)) from None
        raise TableeError("serve-bad-host", host=host) from None


# What a person is told


def _greet(settings: Settings) -> None:
    url = address(settings.host, settings.port)
    lines = [Line("serve-open", {"url": url})]
    if settings.lan:
        lines += [Line("serve-open-lan", {"url": address(found, settings.port)}) for found in lan_addresses()]
    lines.append(Line("serve-data", {"where": str(settings.data)}))
    if tablee.ENGINE.compiled:
        lines.append(Line("serve-engine"))
    else:
        lines.append(Line("serve-engine-interpreted", {"why": tablee.ENGINE.why}))
    lines.append(Line("serve-stop-with"))
    for line in lines:
        _tell(settings, line)
    if settings.browser and _has_display():
        threading.Thread(target=_open_browser, args=(url,), daemon=True).start()


def _tell(settings: Settings, line: Line) -> None:
    with suppress(OSError):  # nobody may read it any more
        print(say(line, settings.language), flush=True)


def address(host: str, port: int) -> str:
    """Where a browser on this machine finds us."""
    here = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}.get(host, host)
    return f"http://{f'[{here}]' if ':' in here and not here.startswith('[') else here}:{port}/"


def _has_display() -> bool:
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _open_browser(url: str) -> None:
    import webbrowser

    with suppress(Exception):  # the address stands above in any case
        webbrowser.open(url)
