"""How one wants to be told that it is one's turn: devices for Web Push, and a mail address."""

from __future__ import annotations

import secrets

from litestar import Response, delete, get, put
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from tablee.engine.errors import TableeError
from tablee.server.calling.calls import Calls
from tablee.server.calling.mail import address_hash, clean_address
from tablee.server.calling.outside import Unsafe, check_address
from tablee.server.calling.webpush import device_keys
from tablee.server.settings import Settings
from tablee.server.store import Store
from tablee.server.store import calls as stored
from tablee.server.store.calls import Device, MailAddress
from tablee.server.web.api.shapes import (
    NOTHING,
    WRONG,
    AnyRequest,
    MailInfo,
    MailWish,
    PushDevice,
    PushEndpoint,
)
from tablee.server.web.callers import Callers
from tablee.server.web.safety.limits import Buckets

MOST_DEVICES = 10  # of one person
MAILS, MAILS_AT_ONCE = 1 / 3600, 2  # to one address that has confirmed nothing


def handlers(store: Store, calls: Calls, settings: Settings, callers: Callers) -> list[HTTPRouteHandler]:
    return [*_push(store, calls, settings, callers), *_mail(store, calls, settings, callers)]


def _push(store: Store, calls: Calls, settings: Settings, callers: Callers) -> list[HTTPRouteHandler]:
    @put("/api/me/push", operation_id="add_device", tags=["calls"], responses=WRONG | NOTHING, status_code=204)
    async def add_device(request: AnyRequest, data: JSONBody[PushDevice]) -> None:
        """Be called on this device."""
        found = await callers.person(request)
        if calls.sender is None:
            raise TableeError("people-push-none")
        try:
            check_address(data.endpoint, anywhere=settings.push_anywhere)
            device_keys(data.keys.p256dh, data.keys.auth)
        except (Unsafe, ValueError):
            raise TableeError("people-push-bad") from None
        device = Device(data.endpoint, found.id, data.keys.p256dh, data.keys.auth, data.language)
        await store.write(lambda c: stored.add_device(c, device, store.now(), MOST_DEVICES))

    @delete("/api/me/push", operation_id="drop_device", tags=["calls"], responses=WRONG | NOTHING)
    async def drop_device(request: AnyRequest, data: JSONBody[PushEndpoint]) -> Response[None]:
        """Be called there no more."""
        found = await callers.person(request)
        await store.write(lambda c: stored.drop_device(c, data.endpoint, found.id))
        return Response(None, status_code=204)

    return [add_device, drop_device]


def _mail(store: Store, calls: Calls, settings: Settings, callers: Callers) -> list[HTTPRouteHandler]:
    written = Buckets(MAILS, MAILS_AT_ONCE)

    @get("/api/me/mail", operation_id="mail", tags=["calls"], responses=WRONG)
    async def mail(request: AnyRequest) -> MailInfo:
        """Where one is written to."""
        found = await callers.person(request)
        return _info(await store.read(lambda c: stored.mail_of(c, found.id)))

    @put("/api/me/mail", operation_id="set_mail", tags=["calls"], responses=WRONG)
    async def set_mail(request: AnyRequest, data: JSONBody[MailWish]) -> MailInfo:
        """Give an address. It is asked first whether it is one's own."""
        found = await callers.person(request)
        if settings.mail is None:
            raise TableeError("people-mail-none")
        address = clean_address(data.address)
        if address is None:
            raise TableeError("people-mail-bad")
        before = await store.read(lambda c: stored.mail_of(c, found.id))
        if before is not None and before.confirmed and before.address == address:
            again = MailAddress(found.id, address, data.language, True, "", before.asked_at)
            await store.write(lambda c: stored.set_mail(c, again))
            return _info(again)
        if await store.read(lambda c: stored.refuses_mail(c, address_hash(address))):
            raise TableeError("people-mail-unwanted")
        if settings.limits and written.take(address.casefold()):
            raise TableeError("people-mail-soon")
        wish = MailAddress(found.id, address, data.language, False, secrets.token_urlsafe(12), store.now())
        await store.write(lambda c: stored.set_mail(c, wish))
        await calls.confirm_mail(found.id)
        return _info(wish)

    @delete("/api/me/mail", operation_id="drop_mail", tags=["calls"], responses=WRONG | NOTHING)
    async def drop_mail(request: AnyRequest) -> Response[None]:
        """Be written to no more, and have the address forgotten."""
        found = await callers.person(request)
        await store.write(lambda c: stored.drop_mail(c, found.id))
        return Response(None, status_code=204)

    return [mail, set_mail, drop_mail]


def _info(found: MailAddress | None) -> MailInfo:
    return MailInfo("", False) if found is None else MailInfo(found.address, found.confirmed)
