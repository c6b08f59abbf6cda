"""Who is to be called, and when: whoever is asked something and looks on through no process, after a moment of grace.

Two steps, each of which survives the death of a process. When a question is put, due work is written with it; when
that comes due, whoever is still away gets a row for each way to reach them, and `Delivery` sees to those."""

from __future__ import annotations

from collections.abc import Iterable

from tablee.engine.errors import TableeError
from tablee.server.calling.delivery import Delivery
from tablee.server.calling.webpush import Sender
from tablee.server.live.presence import Presence
from tablee.server.live.signal import DueSignal
from tablee.server.live.table import LiveTable
from tablee.server.persistence.table_store import TableStore
from tablee.server.settings import Settings
from tablee.server.store import Connection, Due, Store, calls, due
from tablee.server.store.calls import Call
from tablee.server.tables.alerts import Alert, alerts, public_alerts

KIND = "call"  # of due work


class Calls:
    def __init__(
        self,
        store: Store,
        tables: TableStore,
        presence: Presence,
        delivery: Delivery,
        signal: DueSignal,
        settings: Settings,
    ) -> None:
        self._store = store
        self._tables = tables
        self._presence = presence
        self._signal = signal
        self._settings = settings
        self.delivery = delivery

    @property
    def sender(self) -> Sender | None:
        """Of push messages; None: there is no key for them."""
        return self.delivery.sender

    @property
    def grace(self) -> int:
        return self._settings.call_after * 1000

    # When somebody goes

    async def left(self, live: LiveTable, person: str) -> None:
        """Somebody went. What they have seen they know; what came while their line was dying they do not."""
        async with live.lock:
            await live.refresh()
            state = live.state
            asked = [one for one in alerts(state) | public_alerts(state) if state.holders[one.seat].person == person]
            seq = state.seq
        unseen = [one for one in asked if (await self._looked(live, person, one.seat)) < one.n]
        if unseen:
            later = Due(live.id, KIND, seq, self._store.now() + self.grace, None)
            await self._store.write(lambda c: due.set_new_due(c, later))
            self._signal.wake()

    async def _looked(self, live: LiveTable, person: str, seat: int) -> int:
        looked = await self._tables.bookmark(person, live.id, seat)
        return -1 if looked is None else looked

    # When its time has come

    async def call(self, live: LiveTable, work: Due) -> None:
        """Call whoever is still asked and still away. Whoever has just gone has a moment to come back."""
        async with live.lock:
            await live.refresh()
            state = live.state
            openly = public_alerts(state) if self._settings.webhook else frozenset()
            asked: list[tuple[calls.Channel, Alert, str]] = [
                *(("push", one, state.holders[one.seat].person) for one in sorted(alerts(state))),
                *(("webhook", one, state.holders[one.seat].person) for one in sorted(openly)),
            ]
        here = live.people_here() | await self._presence.connected_elsewhere(live.id)
        now = self._store.now()
        people = {who for _, _, who in asked}
        back = {who: left + self.grace for who in people if (left := live.left_at(who)) + self.grace > now}
        away = [
            Call(channel, "", who, one.event, live.id, one.seat, one.n)
            for channel, one, who in asked
            if who not in here and who not in back
        ]
        waiting = [at for who, at in back.items() if who not in here]
        again = Due(work.table, KIND, work.seq, min(waiting), None) if waiting else None
        await self._store.write(lambda c: self._write(c, work, away, again))
        self.delivery.wake()

    def _write(self, connection: Connection, work: Due, away: Iterable[Call], again: Due | None) -> None:
        now = self._store.now()
        for call in away:
            if call.event == "over":
                calls.forget_table(connection, call.table)
            if not calls.called_for(connection, call):
                for way in self._ways(connection, call):
                    calls.add_call(connection, way, now)
        due.drop_due(connection, work)
        if again is not None:
            due.set_new_due(connection, again)

    def _ways(self, connection: Connection, call: Call) -> Iterable[Call]:
        if call.channel == "webhook":
            yield call
            return

        def by(channel: calls.Channel, target: str = "") -> Call:
            return Call(channel, target, call.identity, call.event, call.table, call.seat, call.count)

        settings = self._settings
        if self.sender is not None:
            for device in calls.devices_of(connection, call.identity):
                yield by("push", device.endpoint)
        if settings.mail is not None:
            address = calls.mail_of(connection, call.identity)
            if address is not None and address.confirmed:
                yield by("mail")

    # What people wish

    async def confirm_mail(self, person: str) -> None:
        """Ask at an address whether it is theirs."""
        if self._settings.mail is None:
            raise TableeError("people-mail-none")
        call = Call("mail", "", person, "confirm", "", 0, 0)
        await self._store.write(lambda c: calls.add_call(c, call, self._store.now()))
        self.delivery.wake()
