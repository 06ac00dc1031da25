"""Where the game at a table stands."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("part", sa.SmallInteger()))
    op.add_column("tables", sa.Column("phase", sa.String(length=40)))
