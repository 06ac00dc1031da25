"""What the database holds. One schema for SQLite and PostgreSQL; `migrations/` brings an older one up to it.

The truth about a game is its log (`entries`) and how the table was set up; `tables.seq` is the number of the last
entry. Snapshots, results and what `tables` says about clocks follow from it or stand beside it.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
)

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMING)
BIG = BigInteger().with_variant(Integer, "sqlite")  # SQLite counts up only what it calls INTEGER

people = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),  # public
    Column("name", String(40), nullable=False),
    Column("login", String(80), unique=True),  # the name as it is compared; None for guests
    Column("password", String(200)),  # argon2; None for guests
    Column("created", BigInteger, nullable=False),
    Column("language", String(2), nullable=False, default="en"),
    Column("theme", String(10), nullable=False, default="system"),
    Column("mail", String(200), nullable=False, default=""),
    Column("webhook", String(500), nullable=False, default=""),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("digest", String(64), nullable=False, unique=True),  # of the cookie, which is not kept
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("agent", String(200), nullable=False, default=""),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("digest", String(64), nullable=False, unique=True),
    Column("name", String(40), nullable=False),
    Column("scopes", String(60), nullable=False),  # separated by spaces
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),  # also its link: nobody guesses it
    Column("name", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("variants", String(200), nullable=False, default=""),  # separated by spaces
    Column("status", String(10), nullable=False),  # open, playing, over
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("takeover", String(30), nullable=False),
    Column("pace", String(10), nullable=False),
    Column("bank", Integer, nullable=False),
    Column("increment", Integer, nullable=False),
    Column("bot_pace", String(10), nullable=False, server_default="human"),
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("began", BigInteger),
    Column("ended", BigInteger),
    Column("revision", Integer, nullable=False, default=0),  # of everything but the game
    Column("seq", Integer, nullable=False, default=0),
    Column("secret", LargeBinary(32), nullable=False),  # behind every die; leaves the server when the game is over
    Column("commitment", String(64), nullable=False),
    Column("clock", Text, nullable=False, default=""),
    Column("part", SmallInteger),  # the round or day of the game after its last entry; None until there is one
    Column("phase", String(40)),
    Column("due", BigInteger),  # when something happens by itself: a bot moves, a clock runs out
    Column("result", Text),
    Column("rematch", String(16)),
    Column("origin", String(16)),  # the table whose game is played on here
    Column("origin_move", Integer),  # so many of its moves were taken over
    Index(None, "status", "public", "created"),
    Index(None, "due"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("kind", String(10), nullable=False),  # open, person, bot
    Column("person", ForeignKey("people.id"), index=True),
    Column("level", String(30)),
    Column("name", String(40), nullable=False, default=""),
    Column("ready", Boolean, nullable=False, default=False),
    Column("bring", String(64), nullable=False, default=""),  # to the dice
    Column("orders", Text, nullable=False, default="[]"),
    Column("archived", Boolean, nullable=False, default=False),
)

entries = Table(
    "entries",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("seat", SmallInteger),
    Column("action", Integer),
    Column("by", String(10), nullable=False),
    Column("at", BigInteger, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("move", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("number", BIG, primary_key=True, autoincrement=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", SmallInteger),
    Column("at", BigInteger, nullable=False),
    Column("text", String(500), nullable=False),
    Index(None, "table", "number"),
)

results = Table(
    "results",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Float, nullable=False),  # a shared victory is a part of one
)

analyses = Table(
    "analyses",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),  # who asked for it
    Column("setting", String(20), nullable=False),
    Column("status", String(10), nullable=False),  # waiting, done, failed
    Column("asked", BigInteger, nullable=False),
    Column("share", Float, nullable=False, default=0.0),  # that is done
    Column("work", Text, nullable=False, default=""),  # what was done so far
    Column("result", Text, nullable=False, default=""),
    Index(None, "status", "asked"),
)

solutions = Table(  # of positions to solve: the first answer of a person counts
    "solutions",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(20), primary_key=True),
    Column("right", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)

outages = Table(
    "outages",
    metadata,
    Column("begun", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
)

facts = Table(  # of this server as a whole: its key, and when a node was last seen alive
    "facts",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", String(200), nullable=False),
)
