"""Checkpoints: a long event log need not be followed from its beginning."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "checkpoints",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("chapter", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
