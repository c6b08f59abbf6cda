"""What whoever runs a server has chosen."""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, NamedTuple
from urllib.parse import unquote, urlsplit

from tablee.engine.errors import TableeError
from tablee.engine.game import GameSheet

SHORTEST_SECRET = 16  # characters
KEY_FILE, PUSH_KEY_FILE = "secret.key", "push.key"
FIRST_START = ".first-start"  # there until the first start has made a store
DATABASE_FILE = "tablee.db"
_MAIL_PORTS = {"smtp": 587, "smtps": 465}


class OwnContent(NamedTuple):
    """A content file: its values, and the bytes they were read from, which tables keep."""

    sheet: GameSheet
    body: bytes


class MailServer(NamedTuple):
    """The SMTP server. Without `tls` encryption begins when the server offers it."""

    host: str
    port: int
    user: str
    password: str
    tls: bool


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Everything a server is told when it starts; what must not be seen in a log is not in its text."""

    data: Path
    keys: tuple[bytes, ...] = field(repr=False)  # the first signs, the others are still believed
    database: str = field(default="", repr=False)  # may hold a password; empty: a file in the data directory
    needs_store: bool = False  # do not begin with an empty one
    host: str = "127.0.0.1"
    port: int = 8080
    browser: bool = False
    lan: bool = False
    language: str = "en"
    content: Mapping[str, OwnContent] = field(default_factory=dict, repr=False)
    origins: tuple[str, ...] = ()  # addresses people come to besides the one a request names
    trust_proxy: str = ""  # addresses of proxies that are believed, separated by commas; empty: none
    limits: bool = True
    pace: int = 800  # milliseconds a bot takes for show
    away_after: int = 120  # seconds after which somebody who is gone counts as away, and a bot may be given their seat
    forget_after: int = 30  # days of silence after which a table counts as abandoned
    unplayed_after: int = (
        14  # the same for a table that has not begun; then it is deleted, as guests are who never played
    )
    least_free: int = 100  # megabytes on the disk of the store; below that no new tables are opened
    workers: int = 1
    metrics_token: str = field(default="", repr=False)
    log: Literal["text", "json"] = "text"
    # How people who are away are told that it is their turn
    call_after: int = 20  # seconds
    push_key: bytes = field(default=b"", repr=False)  # empty: no Web Push
    push_anywhere: bool = False  # also to plain HTTP and to our own network
    contact: str = ""  # of the operator, for push services: mailto:… or https://…
    mail: MailServer | None = field(default=None, repr=False)
    mail_from: str = ""
    webhook: str = field(default="", repr=False)  # may hold a token
    webhook_secret: str = field(default="", repr=False)

    def __post_init__(self) -> None:
        if not self.database:
            object.__setattr__(self, "database", sqlite_url(self.data))
        if self.workers > 1 and self.sqlite:
            raise TableeError("serve-workers-need-postgresql", workers=self.workers)

    def silence(self, *, begun: bool) -> int:
        """Days of silence after which a table counts as abandoned."""
        return self.forget_after if begun else min(self.forget_after, self.unplayed_after)

    @property
    def secret(self) -> bytes:
        return self.keys[0]

    @property
    def sqlite(self) -> bool:
        return self.database.startswith("sqlite")


def sqlite_url(data: Path) -> str:
    return f"sqlite:///{data.absolute() / DATABASE_FILE}"


def keys_known(data: Path) -> bool:
    """Whether an earlier server has left its keys here. Those of a first start that never had a store do not count."""
    mark = data / FIRST_START
    if mark.exists():
        return False
    if any((data / name).exists() for name in (KEY_FILE, PUSH_KEY_FILE)):
        return True
    mark.touch(mode=0o600)
    return False


def store_made(data: Path) -> None:
    """From here on the keys are of no use without the store."""
    with suppress(OSError):  # then it is not noticed when the store is lost
        (data / FIRST_START).unlink(missing_ok=True)


def read_keys(data: Path, text: str | None) -> tuple[bytes, ...]:
    """The signing keys: given as words, else from the data directory, where the first start makes one."""
    if text is not None:
        return _from_words(text)
    file = data / KEY_FILE
    try:
        return _from_lines(file.read_text(encoding="ascii"), file)
    except FileNotFoundError:
        return (_make_key(file),)
    except UnicodeDecodeError:
        raise TableeError("serve-bad-key-file", where=str(file)) from None


def _from_words(text: str) -> tuple[bytes, ...]:
    words = [word.strip() for word in text.split(",")]
    if min(map(len, words)) < SHORTEST_SECRET:
        raise TableeError("serve-short-secret", shortest=SHORTEST_SECRET)
    return tuple(word.encode() for word in words)


def _from_lines(text: str, file: Path) -> tuple[bytes, ...]:
    lines = text.split()
    if not lines or not all(re.fullmatch(r"([0-9a-f]{2}){16,}", line) for line in lines):
        raise TableeError("serve-bad-key-file", where=str(file))
    return tuple(map(bytes.fromhex, lines))


def _make_key(file: Path) -> bytes:
    written = write_once(file, secrets.token_bytes(32).hex().encode() + b"\n")
    return _from_lines(written.decode(errors="replace"), file)[0]


def write_once(file: Path, content: bytes) -> bytes:
    """Whole or not at all, for its owner only, and never over one that another process has just made; what is there."""
    fresh = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as writing:
            writing.write(content)
            writing.flush()
            os.fsync(handle)
    except OSError:
        fresh.unlink(missing_ok=True)
        raise
    try:
        os.link(fresh, file)
    except FileExistsError:
        return file.read_bytes()
    except OSError:  # a disk without hard links
        os.replace(fresh, file)
    finally:
        fresh.unlink(missing_ok=True)
    return content


def read_origins(texts: Sequence[str]) -> tuple[str, ...]:
    """Addresses as browsers name them: scheme, host and port."""
    return tuple(map(_origin, texts))


def _origin(text: str) -> str:
    try:
        parts = urlsplit(text)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        good = False
    if not good or parts.path.strip("/") or parts.query or parts.fragment or parts.username:
        raise TableeError("serve-bad-origin", text=text)
    return f"{parts.scheme}://{parts.netloc.lower()}"


def read_mail(text: str, sender: str, origins: Sequence[str]) -> MailServer:
    """`smtp://user:password@host:port`, or smtps. What is wrong is never repeated: a password may stand in it."""
    try:
        parts = urlsplit(text)
        port = parts.port or _MAIL_PORTS.get(parts.scheme, 0)
    except ValueError:
        raise TableeError("serve-bad-mail") from None
    if not port or not parts.hostname or parts.path.strip("/") or parts.query or parts.fragment:
        raise TableeError("serve-bad-mail")
    if not re.fullmatch(r"[^@<>\r\n]*<?[^@<>\s]+@[^@<>\s]+>?", sender):
        raise TableeError("serve-mail-needs-from")
    if not origins:
        raise TableeError("serve-mail-needs-origin")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(parts.hostname, port, user, password, parts.scheme == "smtps")


def read_webhook(url: str, secret: str) -> str:
    try:
        parts = urlsplit(url)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        good = False
    if not good or not url.isascii() or not url.isprintable():
        raise TableeError("serve-bad-webhook")
    if len(secret) < SHORTEST_SECRET:
        raise TableeError("serve-webhook-secret", shortest=SHORTEST_SECRET)
    return url


def read_contact(text: str, mail_from: str, origins: Sequence[str]) -> str:
    """By which push services reach whoever runs this: as given, else the sender of the mail, else the site itself."""
    if text:
        if not re.fullmatch(r"(mailto:[^\s@]+@[^\s@]+|https://\S+)", text):
            raise TableeError("serve-bad-contact", text=text)
        return text
    if mail_from:
        return "mailto:" + mail_from.rpartition("<")[2].rstrip(">").strip()
    return next((origin for origin in origins if origin.startswith("https://")), "")
