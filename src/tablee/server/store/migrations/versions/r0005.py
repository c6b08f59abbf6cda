"""From where a table was opened, as a keyed hash: the thinking of bots is shared between addresses."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("opened_from", sa.Text, nullable=False, server_default=""))
