"""How bots answer at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("bot_pace", sa.String(length=10), server_default="human", nullable=False))
