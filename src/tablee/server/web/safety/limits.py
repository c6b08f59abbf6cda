"""How often and how much: buckets for requests and messages, places for sockets."""

from __future__ import annotations

import re
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from litestar.types import Scope
from litestar.utils import normalize_path

from tablee.server.people import COOKIE, People
from tablee.server.web.safety.asking import SOCKET, address, cookie, method

SOCKETS_OF_AN_ADDRESS, SOCKETS_OF_A_PERSON = 200, 20  # open at the same time


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("_at", "_burst", "_clock", "_left", "_rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._left, self._at = burst, clock()

    def take(self, amount: float = 1) -> float:
        """0: go on. Otherwise nothing is taken, and in so many seconds there will be enough."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left >= amount:
            self._left -= amount
            return 0.0
        return (amount - self._left) / self._rate


class Buckets:
    """A bucket for everybody who comes; those who have not come for longest are forgotten first."""

    def __init__(self, rate: float, burst: float, most: int = 20_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self._by: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> float:
        bucket = self._by.get(who)
        if bucket is None:
            bucket = self._by[who] = Bucket(self.rate, self.burst)
            if len(self._by) > self.most:
                self._by.popitem(last=False)
        self._by.move_to_end(who)
        return bucket.take()


class Limit(NamedTuple):
    """How often something may be asked for, by one person or from one address."""

    kind: str
    methods: tuple[str, ...]  # empty: all
    path: re.Pattern[str]
    by: str  # person or address
    rate: float  # a second
    burst: int


LIMITS = (
    Limit("socket", (SOCKET,), re.compile(""), "address", 5, 100),
    Limit("guest", ("POST",), re.compile("/api/me$"), "address", 1 / 3, 60),
    Limit("link", ("POST",), re.compile("/api/(me/)?links?(/|$)"), "address", 1 / 6, 20),
    Limit("mail", ("PUT",), re.compile("/api/me/mail$"), "address", 1 / 60, 10),
    Limit("table", ("POST",), re.compile("/api/(tables|tables/[^/]+/branch|replays/branch)$"), "person", 1 / 6, 30),
    Limit("replay", (), re.compile("/api/(tables/[^/]+/(replay|hindsight)|replays)$"), "person", 1 / 2, 30),
    Limit("log", (), re.compile("/api/tables/[^/]+/(log|record)$"), "person", 1, 30),
    Limit("log", (), re.compile("/api/tables/[^/]+/(log|record)$"), "address", 5, 100),
    Limit("write", ("POST", "PUT", "PATCH", "DELETE"), re.compile(""), "person", 10, 60),
    Limit("request", (), re.compile(""), "address", 50, 400),
)
UNLIMITED = ("/health", "/metrics")


class Limits:
    """All limits of one process."""

    def __init__(self, people: People | None) -> None:
        self._people = people
        self._kept = [(limit, Buckets(limit.rate, limit.burst)) for limit in LIMITS]

    def wait(self, scope: Scope) -> tuple[str, float]:
        """Which limit is reached and how long it takes until it is not; or nothing and 0."""
        path = normalize_path(scope["path"])  # as the routes see it
        if path in UNLIMITED:
            return "", 0.0
        asked = method(scope)
        for limit, buckets in self._kept:
            if (not limit.methods or asked in limit.methods) and limit.path.match(path):
                seconds = buckets.take(self._who(scope) if limit.by == "person" else address(scope))
                if seconds:
                    return limit.kind, seconds
        return "", 0.0

    def sockets(self, scope: Scope) -> list[tuple[str, int]]:
        """Of whom, and how many at most, one more socket would be open."""
        here, who = address(scope), self._who(scope)
        wanted = [(f"address {here}", SOCKETS_OF_AN_ADDRESS)]
        return wanted if who == here else [(f"person {who}", SOCKETS_OF_A_PERSON), *wanted]

    def _who(self, scope: Scope) -> str:
        claimed = None if self._people is None else self._people.claimed(cookie(scope, COOKIE))
        return address(scope) if claimed is None else claimed


class OpenSockets:
    """How many sockets each person and each address has open."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()

    @contextmanager
    def place(self, wanted: Sequence[tuple[str, int]]) -> Iterator[int]:
        """A place for one more, as long as it is needed. 0: there is one; otherwise how many there are already."""
        full = next((most for key, most in wanted if self._open[key] >= most), 0)
        keys = [] if full else [key for key, _ in wanted]
        self._open.update(keys)
        try:
            yield full
        finally:
            for key in keys:
                self._open[key] -= 1
                if not self._open[key]:
                    del self._open[key]
