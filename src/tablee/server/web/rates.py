"""Rate limits for messages and chat at tables, per person and per address."""

from __future__ import annotations

import math

from tablee.engine.errors import TableeError
from tablee.server import metrics
from tablee.server.web.safety.limits import Buckets

MESSAGES, MESSAGES_AT_ONCE = 50, 100  # a second, on all sockets of one person
FROM_AN_ADDRESS, FROM_AN_ADDRESS_AT_ONCE = 300, 1_000  # of all people there: a hundred who play are far below that
CHAT, CHAT_AT_ONCE = 1, 5
QUESTIONS, QUESTIONS_AT_ONCE = 10, 40  # about the choices at hand: each may take a millisecond


class RateLimits:
    """The limits of everybody connected to this process. With `limits=False` nothing is limited."""

    def __init__(self, *, limits: bool) -> None:
        self._messages = Buckets(MESSAGES, MESSAGES_AT_ONCE) if limits else None
        self._addresses = Buckets(FROM_AN_ADDRESS, FROM_AN_ADDRESS_AT_ONCE) if limits else None
        self._chat = Buckets(CHAT, CHAT_AT_ONCE) if limits else None
        self._questions = Buckets(QUESTIONS, QUESTIONS_AT_ONCE) if limits else None

    def message(self, who: str, where: str) -> float:
        """0, or the seconds after which this person, at this address, may send the next message."""
        seconds = self._messages.take(who) if self._messages else 0.0
        if not seconds and self._addresses:
            seconds = self._addresses.take(where)
        if seconds:
            metrics.limited.labels("message").inc()
        return seconds

    def check_chat(self, who: str) -> None:
        _check(self._chat, who, "chat")

    def check_question(self, who: str) -> None:
        _check(self._questions, who, "question")


def _check(buckets: Buckets | None, who: str, what: str) -> None:
    seconds = buckets.take(who) if buckets else 0.0
    if seconds:
        metrics.limited.labels(what).inc()
        raise TableeError("web-too-often", seconds=math.ceil(seconds))
