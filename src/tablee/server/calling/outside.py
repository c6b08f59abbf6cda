"""Sending something to a machine outside: once, soon, and never into our own network because a stranger says so."""

from __future__ import annotations

import ipaddress
import socket
import ssl
import threading
from collections.abc import Mapping
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from typing import NamedTuple
from urllib.parse import urlsplit

CONNECT_SECONDS = 5.0
WHOLE_SECONDS = 15.0  # for the whole answer: whoever drips is hung up on
_NAT64 = ipaddress.ip_network("64:ff9b::/96")


class Unsafe(Exception):
    """An address we do not go to."""


class Answer(NamedTuple):
    status: int  # 0: there was no answer
    retry_after: int = 0  # seconds


def check_address(url: str, *, anywhere: bool = False) -> None:
    """Whether we would go there, as far as can be told without asking anybody. `anywhere`: the operator allows
    plain HTTP, other ports and our own network."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Unsafe("no address") from None
    host = parts.hostname or ""
    if (
        not host
        or parts.username is not None
        or parts.password is not None
        or not url.isascii()
        or not url.isprintable()
    ):
        raise Unsafe("no address")
    if parts.scheme not in (("http", "https") if anywhere else ("https",)):
        raise Unsafe("not https")
    if anywhere:
        return
    if port not in (None, 443):
        raise Unsafe("another port")
    with suppress(ValueError):
        check_ip(host)


def check_ip(text: str) -> None:
    """ValueError: no number; Unsafe: not out in the internet."""
    address: ipaddress.IPv4Address | ipaddress.IPv6Address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        inside = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if address in _NAT64:
            inside = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        address = inside or address
    if not address.is_global or address.is_multicast or address.is_reserved:
        raise Unsafe("not in the internet")


def post(url: str, body: bytes, headers: Mapping[str, str], *, anywhere: bool = False) -> Answer:
    """Send, in this thread. Unsafe if we do not go there; status 0 if nobody answers."""
    check_address(url, anywhere=anywhere)
    parts = urlsplit(url)
    secure, host = parts.scheme == "https", parts.hostname or ""
    port = parts.port or (443 if secure else 80)
    try:
        line = _connect(host, port, anywhere)
    except OSError:
        return Answer(0)
    timeout = threading.Timer(WHOLE_SECONDS, lambda: _hang_up(line))
    timeout.daemon = True
    timeout.start()
    try:
        if secure:
            safe = ssl.create_default_context()
            line = safe.wrap_socket(line, server_hostname=host, do_handshake_on_connect=False)
            line.do_handshake()
        return _ask(line, parts.netloc, f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}", body, headers)
    except (OSError, HTTPException, ValueError):
        return Answer(0)
    finally:
        timeout.cancel()
        line.close()


def _connect(host: str, port: int, anywhere: bool) -> socket.socket:
    """To exactly the address that was looked at: a name may mean something else a moment later."""
    trouble = OSError("no address")
    for family, kind, protocol, _, where in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        if not anywhere:
            check_ip(str(where[0]))
        line = socket.socket(family, kind, protocol)
        line.settimeout(CONNECT_SECONDS)
        try:
            line.connect(where)
            return line
        except OSError as error:
            line.close()
            trouble = error
    raise trouble


def _hang_up(line: socket.socket) -> None:
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)


def _ask(line: socket.socket, host: str, target: str, body: bytes, headers: Mapping[str, str]) -> Answer:
    connection = HTTPConnection(host, timeout=CONNECT_SECONDS)
    connection.sock = line
    connection.request("POST", target, body, {**headers, "Connection": "close"})
    reply = connection.getresponse()
    wait = reply.headers.get("Retry-After", "")
    return Answer(reply.status, int(wait) if wait.isdecimal() and len(wait) < 7 else 0)
