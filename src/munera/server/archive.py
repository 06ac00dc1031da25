"""Finished games as files: one as it is kept, or all of somebody's in one archive."""

import asyncio
import time
from collections.abc import AsyncIterator
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from munera.core.record import Record
from munera.server.match import Match
from munera.server.problems import Refusal
from munera.server.rows import TableRow
from munera.server.rules import rules
from munera.server.store import Loaded, Store


def record_of(row: TableRow, match: Match) -> Record:
    """With the secret of its dice, unless its first dice were another table's."""
    played = match.record(row.names)
    if row.origin is not None:
        played.pledge = None
    return played


class _Pipe:
    """What a `ZipFile` writes, until it is sent: it never goes back, so nothing has to be kept."""

    def __init__(self) -> None:
        self._waiting: list[bytes] = []

    def write(self, data: bytes) -> int:
        self._waiting.append(bytes(data))
        return len(data)

    def flush(self) -> None: ...

    def taken(self) -> bytes:
        data = b"".join(self._waiting)
        self._waiting.clear()
        return data


async def packed(store: Store, tables: list[str]) -> AsyncIterator[bytes]:
    """An archive of their records, a game at a time."""
    pipe = _Pipe()
    with ZipFile(pipe, "w", ZIP_DEFLATED) as archive:  # type: ignore[call-overload]  # it needs no more of a file
        for table in tables:
            await asyncio.to_thread(_pack, archive, await store.load(table))
            yield pipe.taken()
    yield pipe.taken()


def _pack(archive: ZipFile, loaded: Loaded) -> None:
    row = loaded.row
    try:
        match = Match(rules(row.game, row.rules), row.players, row.variants, row.dice)
    except Refusal:  # of rules that nobody here knows any more
        return
    match.resume(loaded.entries, loaded.snapshot)
    begun = time.gmtime((row.began or row.created) / 1000)
    file = ZipInfo(f"{time.strftime('%Y-%m-%d', begun)}-{row.game}-{row.id}.munera", begun[:6])
    archive.writestr(file, record_of(row, match).dumps(), ZIP_DEFLATED)
