"""Tables, their event logs, due work, people, records."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("bot_secret", sa.LargeBinary, nullable=False),
        sa.Column("invite", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("created_by", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("started_at", sa.BigInteger),
        sa.Column("finished_at", sa.BigInteger),
    )
    op.create_index("tables_open", "tables", ["status", "listed", "created_at"])
    op.create_index("tables_host", "tables", ["host"])
    op.create_table(
        "seats_of",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("identity", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
    )
    op.create_index("seats_of_identity", "seats_of", ["identity"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("uid", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    _create_due()
    op.create_table(
        "identities",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("deleted", sa.Boolean, nullable=False),
    )
    op.create_table(
        "contents",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "records",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("finished_at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "pauses",
        sa.Column("from_at", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("to_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "heartbeat",
        sa.Column("process", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def _create_due() -> None:
    op.create_table(
        "due",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("claimed_by", sa.Text),
        sa.Column("claimed_until", sa.BigInteger),
        sqlite_with_rowid=False,
    )
    op.create_index("due_at", "due", ["at"])
    claimed = sa.text("claimed_until IS NOT NULL")
    op.create_index("due_claimed", "due", ["claimed_until"], sqlite_where=claimed, postgresql_where=claimed)
