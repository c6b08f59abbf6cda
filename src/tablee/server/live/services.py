"""What live tables need of their process."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.server.lifetime import Lifetime
from tablee.server.live.news import TableNews
from tablee.server.live.presence import Presence
from tablee.server.live.signal import DueSignal
from tablee.server.opening.tables import Opening
from tablee.server.persistence.table_store import TableStore
from tablee.server.settings import Settings
from tablee.server.store import Store


@dataclass(frozen=True, slots=True)
class Services:
    settings: Settings
    edition: str  # of the wire format: a client that was built for another one is sent everything anew
    lifetime: Lifetime
    store: Store  # for chat, which is not part of the event log
    tables: TableStore
    opening: Opening
    presence: Presence
    due: DueSignal
    news: TableNews
