"""The tables of the store as they are at the newest revision. `migrations/` says how a store gets there."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData()


def _text(name: str, *, key: bool = False) -> Column[str]:
    return Column(name, Text, primary_key=key, nullable=False)


def _number(name: str, *, key: bool = False) -> Column[int]:
    return Column(name, Integer, primary_key=key, nullable=False, autoincrement=False)


def _time(name: str, *, key: bool = False, optional: bool = False) -> Column[int]:
    """Milliseconds since 1970, by the database's clock."""
    return Column(name, BigInteger, primary_key=key, nullable=optional, autoincrement=False)


def _bytes(name: str, *, key: bool = False) -> Column[bytes]:
    return Column(name, LargeBinary, primary_key=key, nullable=False)


tables = Table(
    "tables",
    metadata,
    _text("id", key=True),
    _text("game"),
    _number("rules"),
    _text("content"),
    _text("options"),
    _number("seats"),
    _text("settings"),
    _bytes("secret"),
    _bytes("bot_secret"),
    _text("invite"),
    _time("created_at"),
    _text("created_by"),
    _text("host"),
    _text("status"),
    Column("listed", Boolean, nullable=False),
    _time("started_at", optional=True),
    _time("finished_at", optional=True),
    Column("opened_from", Text, nullable=False, server_default=""),
    Index("tables_open", "status", "listed", "created_at"),
    Index("tables_host", "host"),
)

seats_of = Table(
    "seats_of",
    metadata,
    _text("table_id", key=True),
    _number("seat", key=True),
    _text("identity"),
    _text("name"),  # here and not in the event log, so that it can be forgotten
    Index("seats_of_identity", "identity"),
)

# The event log of a table. No reference to `tables`: it would be looked up at every move.
events = Table(
    "events",
    metadata,
    _text("table_id", key=True),
    _number("seq", key=True),
    _bytes("uid"),
    _time("at"),
    _bytes("body"),
    sqlite_with_rowid=False,  # one page to write for a move, not two
)

# Where a table stood after an entry; the last one of each chapter of its event log. Never the truth: any row may be
# missing, or unreadable for this version of the program.
checkpoints = Table(
    "checkpoints",
    metadata,
    _text("table_id", key=True),
    _number("chapter", key=True),
    _number("seq"),
    _bytes("body"),
)

due = Table(
    "due",
    metadata,
    _text("table_id", key=True),
    _text("kind", key=True),
    _number("seq"),
    Column("seat", Integer),
    _time("at"),
    Column("claimed_by", Text),
    _time("claimed_until", optional=True),
    Index("due_at", "at"),
    sqlite_with_rowid=False,
)
Index(
    "due_claimed",
    due.c.claimed_until,
    sqlite_where=due.c.claimed_until.is_not(None),
    postgresql_where=due.c.claimed_until.is_not(None),
)

identities = Table(
    "identities",
    metadata,
    _text("id", key=True),
    _text("name"),
    _time("created_at"),
    _time("seen_at"),
    _number("generation"),
    Column("deleted", Boolean, nullable=False),
)

contents = Table("contents", metadata, _text("hash", key=True), _text("game"), _bytes("body"))

records = Table(
    "records",
    metadata,
    _text("table_id", key=True),
    _text("game"),
    _time("finished_at"),
    _text("body"),
)

pauses = Table("pauses", metadata, _time("from_at", key=True), _time("to_at"))

heartbeat = Table("heartbeat", metadata, _text("process", key=True), _time("at"))

chat = Table(
    "chat",
    metadata,
    _text("table_id", key=True),
    _number("n", key=True),
    _text("identity"),
    Column("seat", Integer),
    _text("name"),
    _time("at"),
    _text("body"),
    Column("removed", Boolean, nullable=False),
    _text("act"),  # by which the speaker's client names it: what is sent again is not said again
    Index("chat_identity", "identity"),
)

looked = Table(
    "looked",
    metadata,
    _text("identity", key=True),
    _text("table_id", key=True),
    _number("viewer", key=True),
    _number("count"),
    _time("at"),
    sqlite_with_rowid=False,
)

links = Table(
    "links",
    metadata,
    _bytes("token_hash", key=True),
    _text("identity"),
    _time("expires_at"),
    _time("used_at", optional=True),
    Index("links_identity", "identity"),
)

mutes = Table("mutes", metadata, _text("identity", key=True), _text("muted", key=True), Index("mutes_muted", "muted"))

presence = Table(
    "presence",
    metadata,
    _text("table_id", key=True),
    _text("identity", key=True),
    _text("process", key=True),
    _time("until"),
    Index("presence_identity", "identity"),
)

# How people want to be told that it is their turn. A device has one address at its push service, whoever uses it.
push = Table(
    "push",
    metadata,
    _text("endpoint", key=True),
    _text("identity"),
    _text("p256dh"),
    _text("auth"),
    _text("language"),
    _time("created_at"),
    Index("push_identity", "identity"),
)

mail = Table(
    "mail",
    metadata,
    _text("identity", key=True),
    _text("address"),
    _text("language"),
    Column("confirmed", Boolean, nullable=False),
    _text("word"),  # stands in the link that confirms the address; empty: it was used
    _time("asked_at"),
    Index("mail_address", "address"),
)

# Addresses whose owner never asked to hear from here and said so: as a hash.
unmailed = Table("unmailed", metadata, _bytes("address_hash", key=True), _time("at"))

# What somebody was last called for, so that a question calls once.
called = Table(
    "called",
    metadata,
    _text("table_id", key=True),
    _number("seat", key=True),
    _text("event", key=True),
    _text("identity"),
    _number("count"),
    Index("called_identity", "identity"),
    sqlite_with_rowid=False,
)

# Calls on their way to somebody. A process claims them for a while, as it does with due work.
calls = Table(
    "calls",
    metadata,
    _text("id", key=True),
    _text("channel"),
    _text("target"),
    _text("identity"),
    _text("event"),
    _text("table_id"),
    _number("seat"),
    _number("count"),
    _time("at"),
    _number("tries"),
    Column("claimed_by", Text),
    _time("claimed_until", optional=True),
    Index("calls_at", "at"),
    Index("calls_identity", "identity"),
)
