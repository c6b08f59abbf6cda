"""What Prometheus reads: how much is going on, how fast, and what goes wrong.

With several processes each writes its figures into a folder they share, and whichever is asked adds them up; the parent
names that folder in `PROMETHEUS_MULTIPROC_DIR` before this file is imported.
"""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

SHARED = "PROMETHEUS_MULTIPROC_DIR"
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"

_FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
_SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60)
_SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500)

registry = CollectorRegistry()


def _count(name: str, about: str, *labels: str) -> Counter:
    return Counter(name, about, labels, registry=registry)


def _now(name: str, about: str) -> Gauge:
    return Gauge(name, about, registry=registry, multiprocess_mode="livesum")


def _spread(name: str, about: str, buckets: tuple[float, ...]) -> Histogram:
    return Histogram(name, about, registry=registry, buckets=buckets)


class Frequent:
    """Counts what happens thousands of times a second; Prometheus's own counter is told from time to time."""

    def __init__(self, counter: Counter) -> None:
        self.counter = counter
        self.count = 0

    def inc(self) -> None:
        self.count += 1

    def flush(self) -> None:
        counted, self.count = self.count, 0
        self.counter.inc(counted)


moves = Frequent(_count("tablee_moves_total", "Moves committed, of people and bots"))
refused = _count("tablee_acts_refused_total", "Acts that were not done", "kind")
received = Frequent(_count("tablee_messages_received_total", "Messages from sockets"))
sent = Frequent(_count("tablee_messages_sent_total", "Messages to sockets"))
dropped = _count("tablee_slow_readers_dropped_total", "Sockets closed because their reader was too slow")
limited = _count("tablee_limited_total", "Requests and messages refused because there were too many", "kind")
calls = _count("tablee_calls_total", "People told that it is their turn", "channel")
errors = _count("tablee_errors_total", "Errors nobody expected")
requests = _count("tablee_http_requests_total", "HTTP requests", "method", "route", "status")
request_seconds = _spread("tablee_http_request_seconds", "Time to answer an HTTP request", _FAST)
sockets = _now("tablee_sockets", "Sockets open")
tables = _now("tablee_tables_in_memory", "Tables in memory")
playing = _now("tablee_tables_playing", "Tables in memory at which a game runs")
free_bytes = Gauge(
    "tablee_free_bytes", "Space left on the disk of the store", registry=registry, multiprocess_mode="livemin"
)
commit_seconds = _spread("tablee_commit_seconds", "Time to commit a batch", _FAST)
batch = _spread("tablee_commit_batch", "Entries committed at once", _SIZES)
due_lag_seconds = _spread("tablee_due_lag_seconds", "How late due work was begun", _SLOW)
bot_wait_seconds = _spread(
    "tablee_bot_wait_seconds", "How long a bot at a table with people waited for a worker after it was asked", _SLOW
)
bot_seconds = _spread("tablee_bot_seconds", "Time a bot thought about a move", _SLOW)

if SHARED not in os.environ:  # memory and files of one process cannot be added up from outside
    ProcessCollector(registry=registry)


def committed(entries: int, seconds: float) -> None:
    """For the store's `statistics.on_batch`."""
    batch.observe(entries)
    commit_seconds.observe(seconds)


def flush() -> None:
    for counted in (moves, received, sent):
        counted.flush()


def render() -> bytes:
    """All figures as Prometheus reads them."""
    flush()
    if SHARED not in os.environ:
        return generate_latest(registry)
    everybody = CollectorRegistry()
    MultiProcessCollector(everybody)  # type: ignore[no-untyped-call]
    return generate_latest(everybody)
