"""The other side, for tests: a push service with a device behind it, a webhook, a mail server."""

from __future__ import annotations

import base64
import json
import socketserver
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tablee.server.calling.webpush import decode, encode, public_bytes


class Device:
    """A browser that was allowed to be called. It reads its messages as RFC 8291 tells the receiver to."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes ok"

    def subscription(self, endpoint: str, language: str = "en") -> dict[str, Any]:
        keys = {"p256dh": encode(public_bytes(self.key)), "auth": encode(self.auth)}
        return {"endpoint": endpoint, "keys": keys, "language": language}

    def read(self, body: bytes) -> Any:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert size == 4096
        assert len(body) <= 4096
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        secret = self.key.exchange(ec.ECDH(), point)
        mine = public_bytes(self.key)
        shared = HKDF(hashes.SHA256(), 32, self.auth, b"WebPush: info\0" + mine + sender).derive(secret)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(shared)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(shared)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text[-1:] == b"\x02"
        return json.loads(text[:-1])


def signed_claims(authorization: str) -> tuple[dict[str, Any], str]:
    """What the sender says of itself, and the key it says it with; the signature is checked as RFC 8292 asks."""
    assert authorization.startswith("vapid ")
    parts = dict(part.strip().split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
    head, claims, signature = parts["t"].split(".")
    assert json.loads(decode(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = decode(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(parts["k"]))
    key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(decode(claims)), parts["k"]


class Received(NamedTuple):
    path: str
    headers: dict[str, str]  # names in lower case
    body: bytes


class Receiver:
    """Takes POST requests and answers as it was told."""

    def __init__(self) -> None:
        self.got: list[Received] = []
        self.answers: list[int] = []  # for the next ones; then 201
        self.url = ""

    def wait(self, count: int = 1, seconds: float = 10.0) -> list[Received]:
        until = time.monotonic() + seconds
        while len(self.got) < count:
            assert time.monotonic() < until, f"only {len(self.got)} of {count} came"
            time.sleep(0.02)
        return self.got


@contextmanager
def receiving() -> Iterator[Receiver]:
    receiver = Receiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            receiver.got.append(Received(self.path, headers, body))
            self.send_response(receiver.answers.pop(0) if receiver.answers else 201)
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    receiver.url = f"http://127.0.0.1:{server.server_address[1]}"
    with _running(server):
        yield receiver


class PostOffice:
    """A mail server that keeps what it is given; it may want a password."""

    def __init__(self, user: str, password: str) -> None:
        self.mails: list[EmailMessage] = []
        self.login = base64.b64encode(f"\0{user}\0{password}".encode()).decode() if user else ""
        self.port = 0

    def wait(self, count: int = 1, seconds: float = 10.0) -> list[EmailMessage]:
        until = time.monotonic() + seconds
        while len(self.mails) < count:
            assert time.monotonic() < until, f"only {len(self.mails)} of {count} mails came"
            time.sleep(0.02)
        return self.mails


@contextmanager
def post_office(user: str = "", password: str = "") -> Iterator[PostOffice]:
    office = PostOffice(user, password)

    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            _serve_mail(office, self.rfile.readline, lambda text: self.wfile.write(f"{text}\r\n".encode()))

    with _running(socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)) as server:
        office.port = server.server_address[1]
        yield office


def _serve_mail(office: PostOffice, read: Callable[[], bytes], say: Callable[[str], object]) -> None:
    say("220 here")
    known = not office.login
    while line := read().decode().strip():
        verb = line.split()[0].upper()
        if verb == "EHLO":
            say("250-here")
            say("250 AUTH PLAIN")
        elif verb == "AUTH":
            known = line == f"AUTH PLAIN {office.login}"
            say("235 known" if known else "535 unknown")
        elif verb == "QUIT":
            say("221 bye")
            return
        elif not known:
            say("530 who are you")
        elif verb == "DATA":
            say("354 go on")
            _take_letter(office, read)
            say("250 kept")
        else:
            say("250 fine")


def _take_letter(office: PostOffice, read: Callable[[], bytes]) -> None:
    lines = []
    while (line := read()) != b".\r\n":
        lines.append(line[1:] if line.startswith(b".") else line)
    letter = message_from_bytes(b"".join(lines), policy=policy.default)
    assert isinstance(letter, EmailMessage)
    office.mails.append(letter)


@contextmanager
def _running(server: Any) -> Iterator[Any]:
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
