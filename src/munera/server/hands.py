"""Who writes a transaction in one go: all of it is known beforehand, and nothing waits in between.

The statements are plain SQL with `:names` for values, the same for both databases or one for each. PostgreSQL gets
them through SQLAlchemy; SQLite straight from its driver, because a move waits for it, and a detour costs more than the
writing.
"""

import sqlite3
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from sqlalchemy import Connection, TextClause, text

T = TypeVar("T")
Row = Mapping[str, Any]

TIDY_EVERY: Final = 0.25  # seconds between moving what was written from SQLite's log to its place
LONGEST_LOG: Final = 8_000  # pages of that log (32 MB) after which a writer moves them itself
PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",  # what is committed stays even if the power fails
    "foreign_keys=ON",
    "busy_timeout=30000",
    f"wal_autocheckpoint={LONGEST_LOG}",
)


class Statement(NamedTuple):
    """Where the two databases do not speak alike."""

    sqlite: str
    shared: str


class Hand(Protocol):
    def ask(self, sql: str | Statement, values: Row) -> list[tuple[Any, ...]]: ...

    def write(self, sql: str | Statement, rows: Sequence[Row]) -> None:
        """The same statement for each row; nothing if there are none."""

    def at_once(self, sql: str, values: Callable[[], Row]) -> bool:
        """All of a transaction by one statement, where that is a shorter way; otherwise nothing has happened."""


class SharedHand:
    """PostgreSQL's."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def ask(self, sql: str | Statement, values: Row) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in self._connection.execute(_parsed(sql), values)]

    def write(self, sql: str | Statement, rows: Sequence[Row]) -> None:
        if rows:
            self._connection.execute(_parsed(sql), rows)

    def at_once(self, sql: str, values: Callable[[], Row]) -> bool:
        return False


@cache
def _parsed(sql: str | Statement) -> TextClause:
    return text(sql if isinstance(sql, str) else sql.shared)


class SqliteHand:
    """SQLite's, in a thread of its own; another one tidies up, so that no move waits for that.

    `shortcuts` make what its statements `at_once` speak of.
    """

    def __init__(self, path: str, shortcuts: Sequence[str] = ()) -> None:
        self._path = path
        self._shortcuts = shortcuts
        self.thread = ThreadPoolExecutor(1, "commit")  # everything below but `__init__` belongs there
        self._connection: sqlite3.Connection | None = None
        self._closed = threading.Event()
        self._tidier: threading.Thread | None = None

    def ask(self, sql: str | Statement, values: Row) -> list[tuple[Any, ...]]:
        return self._begun().execute(sql if isinstance(sql, str) else sql.sqlite, values).fetchall()

    def write(self, sql: str | Statement, rows: Sequence[Row]) -> None:
        if rows:
            self._begun().executemany(sql if isinstance(sql, str) else sql.sqlite, rows)

    def at_once(self, sql: str, values: Callable[[], Row]) -> bool:
        assert self._connection is not None
        assert not self._connection.in_transaction
        try:
            self._connection.execute(sql, values())
        except sqlite3.IntegrityError:
            return False
        return True

    def transaction(self, work: Callable[[Hand], T]) -> T:
        if self._connection is None:
            self._connection = self._opened()
            for shortcut in self._shortcuts:
                self._connection.execute(shortcut)
            self._tidier = threading.Thread(target=self._tidy, name="tidy", daemon=True)
            self._tidier.start()
        try:
            result = work(self)
            if self._connection.in_transaction:
                self._connection.execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise
        return result

    def _begun(self) -> sqlite3.Connection:
        """In a transaction that began with the first statement."""
        assert self._connection is not None
        if not self._connection.in_transaction:
            self._connection.execute("BEGIN IMMEDIATE")
        return self._connection

    def close(self) -> None:
        self._closed.set()
        if self._tidier is not None:
            self._tidier.join()
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _opened(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, timeout=30, isolation_level=None, check_same_thread=False)
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
        return connection

    def _tidy(self) -> None:
        connection = self._opened()
        while not self._closed.wait(TIDY_EVERY):
            with suppress(sqlite3.OperationalError):  # a full disk, say: the next turn tries again
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        connection.close()
