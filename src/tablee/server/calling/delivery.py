"""Calls on their way. Each is claimed for a while, sent in a thread, and tried again later if nobody took it."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TypeVar, cast
from urllib.parse import urlsplit

import msgspec

from tablee.engine.errors import TableeError
from tablee.server import logs, metrics
from tablee.server.calling import outside
from tablee.server.calling.mail import Mailer
from tablee.server.calling.messages import Message, message
from tablee.server.calling.webpush import Sender, device_keys, encode, encrypt
from tablee.server.lifetime import Lifetime
from tablee.server.live.presence import Presence
from tablee.server.live.tables import LiveTables
from tablee.server.people import Signer
from tablee.server.settings import Settings
from tablee.server.store import Store, calls
from tablee.server.store.calls import Call, Device
from tablee.server.tables.alerts import Alert, alerts, public_alerts

LEASE = 180_000  # milliseconds: longer than any attempt takes
AT_ONCE = 8
BACKOFF = (30, 120, 600, 3_600, 14_400)  # seconds before it is tried again; then it is given up
LONGEST_WAIT = 30.0  # seconds: another process may have died with calls in hand
LONGEST_BACKOFF = 86_400
GONE = (404, 410)  # the push service does not know the device any more
PASSING = (0, 408, 425, 429)  # besides whatever begins with 5
T = TypeVar("T")

log = logging.getLogger(__name__)


class Failed(Exception):
    """It did not get through; it may later."""

    def __init__(self, wait: int = 0) -> None:
        super().__init__()
        self.wait = wait  # seconds the other side asks for


class Delivery:
    def __init__(
        self,
        store: Store,
        live_tables: LiveTables,
        presence: Presence,
        settings: Settings,
        signer: Signer,
        lifetime: Lifetime,
    ) -> None:
        self._store = store
        self._live_tables = live_tables
        self._presence = presence
        self._settings = settings
        self._lifetime = lifetime
        self.sender = Sender(settings.push_key, settings.contact) if settings.push_key else None
        self.mailer = Mailer(settings, signer)
        self._wake = asyncio.Event()
        self._loop: asyncio.Task[None] | None = None
        self._doing: dict[asyncio.Task[None], Call] = {}

    def start(self) -> None:
        self._loop = asyncio.create_task(self._run())

    def wake(self) -> None:
        self._wake.set()

    async def close(self) -> None:
        """What was begun is given back: another process may take it at once. What arrives twice looks like one."""
        held = [call.id for call in self._doing.values()]
        tasks = [*self._doing, *([self._loop] if self._loop else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(TableeError):
            await self._store.write(lambda c: calls.release_calls(c, held, self._store.process))

    async def _run(self) -> None:
        while not self._lifetime.closing:
            self._wake.clear()
            pause = LONGEST_WAIT
            try:
                pause = await self._claim()
            except TableeError as error:  # the store is in trouble, and says so elsewhere
                log.warning("calls wait", extra={"reason": str(error)})
            except Exception:
                log.exception("calls wait")
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._wake.wait()

    async def _claim(self) -> float:
        free, now = AT_ONCE - len(self._doing), self._store.now()
        if free <= 0:
            return LONGEST_WAIT  # whoever is done wakes us
        first = await self._store.read(calls.next_call_at)
        if first is None:
            return LONGEST_WAIT
        if first > now:
            return min(LONGEST_WAIT, (first - now) / 1000)
        process = self._store.process
        for call in await self._store.write(lambda c: calls.claim_calls(c, now, process, LEASE, free)):
            task = asyncio.create_task(self._do(call))
            self._doing[task] = call
            task.add_done_callback(self._done)
        return LONGEST_WAIT if len(self._doing) >= AT_ONCE else 1.0

    def _done(self, task: asyncio.Task[None]) -> None:
        del self._doing[task]
        self.wake()

    async def _do(self, call: Call) -> None:
        try:
            sent = await self._send(call)
            await self._settle(partial(calls.drop_call, call=call))
            if sent:
                metrics.calls.labels(call.channel).inc()
                logs.event("called", channel=call.channel, about=call.event)
        except Failed as failed:
            await self._later(call, failed.wait)
        except TableeError as error:
            log.warning("a call waits", extra={"channel": call.channel, "reason": error.line.key})
            await self._later(call, 0)
        except Exception:
            log.exception("a call failed", extra={"channel": call.channel})
            await self._later(call, 0)

    async def _later(self, call: Call, wait: int) -> None:
        if call.tries >= len(BACKOFF):
            logs.event("call-given-up", logging.WARNING, channel=call.channel, about=call.event)
            await self._settle(partial(calls.drop_call, call=call))
            return
        seconds = max(BACKOFF[call.tries], min(wait, LONGEST_BACKOFF))
        await self._settle(partial(calls.call_again, call=call, at=self._store.now() + seconds * 1000))

    async def _settle(self, work: partial[None]) -> None:
        with suppress(TableeError):  # the claim runs out, and another tries
            await self._store.write(lambda connection: work(connection))

    # Sending

    async def _send(self, call: Call) -> bool:
        """Whether it was sent; not if it does not matter any more. Failed: not yet."""
        if call.channel == "push":
            return await self._push(call)
        if call.channel == "mail":
            return await self._mail(call)
        return await self._webhook(call)

    async def _message(self, call: Call, language: str, *, public: bool = False) -> tuple[Message, str] | None:
        """What there is to tell, and whom by name; None if they are not asked that any more, or are back."""
        alert = Alert(call.event, call.seat, call.count)
        with self._live_tables.use(call.table) as live:
            async with live.lock:
                await live.refresh()
                state = live.state
                holder = state.holders[call.seat] if call.seat < len(state.holders) else None
                known = public_alerts(state) if public else alerts(state)
                if holder is None or holder.person != call.identity or alert not in known:
                    return None
                if call.identity in live.people_here() | self._presence.elsewhere(live.id):
                    return None
                return message(state, alert, language, self._store.now(), public=public), holder.name

    async def _push(self, call: Call) -> bool:
        device = await self._store.read(lambda c: calls.device(c, call.target, call.identity))
        if device is None or self.sender is None:
            return False
        found = await self._message(call, device.language)
        if found is None:
            return False
        answer = await _in_thread(partial(self._post_push, device, call, found[0], self.sender))
        if answer.status in GONE:
            await self._store.write(lambda c: calls.drop_device(c, device.endpoint))
            return False
        return self._taken(answer, call, urlsplit(device.endpoint).hostname or "")

    def _post_push(self, device: Device, call: Call, told: Message, sender: Sender) -> outside.Answer:
        note = {"title": told.title, "body": told.text, "path": told.path, "tag": f"tablee-{call.table}"}
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(told.seconds),
            "Urgency": "high",
            "Topic": _topic(call),
            "Authorization": sender.authorization(device.endpoint, time.time()),
        }
        try:
            body = encrypt(msgspec.json.encode(note), device_keys(device.p256dh, device.auth))
            return outside.post(device.endpoint, body, headers, anywhere=self._settings.push_anywhere)
        except outside.Unsafe as error:
            logs.event("push-refused", logging.WARNING, reason=str(error))
            return outside.Answer(410)  # its name leads into our own network now: it is not asked again

    async def _mail(self, call: Call) -> bool:
        address = await self._store.read(lambda c: calls.mail_of(c, call.identity))
        if address is None or self._settings.mail is None:
            return False
        if call.event == "confirm":
            if address.confirmed or not address.word:
                return False
            mail = self.mailer.confirming(address)
        else:
            found = await self._message(call, address.language) if address.confirmed else None
            if found is None:
                return False
            mail = self.mailer.calling(address, found[0])
        if not await _in_thread(partial(self.mailer.send, mail)):
            raise Failed
        return True

    async def _webhook(self, call: Call) -> bool:
        settings = self._settings
        found = await self._message(call, settings.language, public=True) if settings.webhook else None
        if found is None:
            return False
        told, name = found
        said = {
            "event": call.event,
            "table": call.table,
            "game": told.game,
            "person": name,
            "path": told.path,
            "title": told.title,
            "text": told.text,
        }
        body = msgspec.json.encode(said)
        moment = str(int(time.time()))
        seal = hmac.new(settings.webhook_secret.encode(), f"{moment}.".encode() + body, hashlib.sha256).hexdigest()
        headers = {
            "Content-Type": "application/json",
            "X-Tablee-Event": call.event,
            "X-Tablee-Delivery": call.id,
            "X-Tablee-Time": moment,
            "X-Tablee-Signature": f"sha256={seal}",
        }
        answer = await _in_thread(partial(outside.post, settings.webhook, body, headers, anywhere=True))
        return self._taken(answer, call, "webhook")

    def _taken(self, answer: outside.Answer, call: Call, where: str) -> bool:
        if 200 <= answer.status < 300:
            return True
        logs.event("call-not-taken", logging.WARNING, channel=call.channel, where=where, status=answer.status)
        if answer.status in PASSING or answer.status >= 500:
            raise Failed(answer.retry_after)
        return False  # it was understood, and is not wanted


async def _in_thread(work: Callable[[], T]) -> T:
    """In a thread that nobody waits for when the server closes: the other side may take its time."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[T] = loop.create_future()

    def settle(result: T | None, error: BaseException | None) -> None:
        if answer.done():
            return  # cancelled meanwhile
        if error is not None:
            answer.set_exception(error)
        else:
            answer.set_result(cast("T", result))

    def run() -> None:
        result, error = None, None
        try:
            result = work()
        except Exception as caught:
            error = caught
        with suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(settle, result, error)

    threading.Thread(target=run, name="tablee-call", daemon=True).start()
    return await answer


def _topic(call: Call) -> str:
    """An older message about the same table is replaced by this one; the push service need not know which table."""
    return encode(hashlib.sha256(b"tablee call " + call.table.encode() + b"\0" + call.identity.encode()).digest())[:32]
