"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "facts",
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("value", sa.String(length=200), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_facts")),
    )
    op.create_table(
        "outages",
        sa.Column("begun", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("begun", name=op.f("pk_outages")),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("login", sa.String(length=80), nullable=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("theme", sa.String(length=10), nullable=False),
        sa.Column("mail", sa.String(length=200), nullable=False),
        sa.Column("webhook", sa.String(length=500), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
        sa.UniqueConstraint("login", name=op.f("uq_people_login")),
    )
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("muted", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["muted"], ["people.id"], name=op.f("fk_mutes_muted"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_mutes_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "muted", name=op.f("pk_mutes")),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("agent", sa.String(length=200), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_sessions_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
        sa.UniqueConstraint("digest", name=op.f("uq_sessions_digest")),
    )
    op.create_index(op.f("ix_sessions_person"), "sessions", ["person"], unique=False)
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("players", sa.SmallInteger(), nullable=False),
        sa.Column("variants", sa.String(length=200), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("spectators", sa.Boolean(), nullable=False),
        sa.Column("hints", sa.Boolean(), nullable=False),
        sa.Column("takeover", sa.String(length=30), nullable=False),
        sa.Column("pace", sa.String(length=10), nullable=False),
        sa.Column("bank", sa.Integer(), nullable=False),
        sa.Column("increment", sa.Integer(), nullable=False),
        sa.Column("host", sa.String(length=16), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("began", sa.BigInteger(), nullable=True),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("secret", sa.LargeBinary(length=32), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("rematch", sa.String(length=16), nullable=True),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name=op.f("fk_tables_host")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index(op.f("ix_tables_due"), "tables", ["due"], unique=False)
    op.create_index(op.f("ix_tables_status_public_created"), "tables", ["status", "public", "created"], unique=False)
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("scopes", sa.String(length=60), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_tokens_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tokens")),
        sa.UniqueConstraint("digest", name=op.f("uq_tokens_digest")),
    )
    op.create_index(op.f("ix_tokens_person"), "tokens", ["person"], unique=False)
    op.create_table(
        "chat",
        sa.Column("number", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_chat_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_chat_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_chat")),
    )
    op.create_index(op.f("ix_chat_table_number"), "chat", ["table", "number"], unique=False)
    op.create_table(
        "entries",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=True),
        sa.Column("action", sa.Integer(), nullable=True),
        sa.Column("by", sa.String(length=10), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_entries_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seq", name=op.f("pk_entries")),
    )
    op.create_table(
        "results",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("won", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_results_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_results_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_results")),
    )
    op.create_index(op.f("ix_results_person"), "results", ["person"], unique=False)
    op.create_table(
        "seats",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=True),
        sa.Column("level", sa.String(length=30), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("ready", sa.Boolean(), nullable=False),
        sa.Column("bring", sa.String(length=64), nullable=False),
        sa.Column("orders", sa.Text(), nullable=False),
        sa.Column("archived", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_seats_person")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_seats_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_seats")),
    )
    op.create_index(op.f("ix_seats_person"), "seats", ["person"], unique=False)
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("move", sa.Integer(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_snapshots_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_snapshots")),
    )
