"""A transaction written in one go: all of it or nothing, on both databases."""

import sqlite3
import threading
from functools import partial
from pathlib import Path

import pytest

from munera.server import hands
from munera.server.appends import Append, commit
from munera.server.hands import Hand
from munera.server.match import Entry
from munera.server.wire import Stage
from tests.server.clients import Running, seated

ADD = "INSERT INTO facts (name, value) VALUES (:name, :value)"
COUNT = "SELECT count(*) FROM facts WHERE name LIKE :like"


async def test_what_fails_in_the_middle_leaves_nothing_behind(node: Running) -> None:
    def fails(hand: Hand) -> None:
        hand.write(ADD, [{"name": "half a", "value": "1"}])
        raise ValueError("in the middle")

    def counted(hand: Hand) -> int:
        return int(hand.ask(COUNT, {"like": "half%"})[0][0])

    database = node.node.database
    with pytest.raises(ValueError, match="in the middle"):
        await database.commit(fails)
    assert await database.commit(counted) == 0


async def test_many_rows_are_written_by_one_statement_and_none_by_none(node: Running) -> None:
    def writes(hand: Hand) -> int:
        hand.write(ADD, [])
        hand.write(ADD, [{"name": f"row {number}", "value": "x"} for number in range(7)])
        return int(hand.ask(COUNT, {"like": "row%"})[0][0])

    assert await node.node.database.commit(writes) == 7


async def test_of_appends_that_travel_together_only_those_are_kept_that_follow_their_logs(node: Running) -> None:
    tables = [(await seated(node, "circus_maximus", 3))[1] for _ in range(3)]
    store = node.node.store

    async def append(table: str, off: int) -> Append:
        row = await store.row(table)
        entry = Entry(row.seq + off + 1, "autopilot", 0, None, "person", 1)
        return Append(
            table=table, after=row.seq + off, entries=[entry], clock=row.clock, due=None, stage=Stage(1, "favours")
        )

    before = [(await store.row(table)).seq for table in tables]
    changes = [await append(table, off) for table, off in zip(tables, (0, -1, 1), strict=True)]
    assert await node.node.database.commit(partial(commit, changes=changes)) == {tables[0]}
    assert [(await store.row(table)).seq for table in tables] == [before[0] + 1, *before[1:]]
    kept = [await store.entries(table, 0, 1_000) for table in tables]
    assert [each[-1].seq for each in kept] == [before[0] + 1, *before[1:]]
    assert await node.node.database.commit(partial(commit, changes=[await append(tables[1], 0)])) == {tables[1]}
    assert (await store.entries(tables[1], before[1], 1_000))[0].kind == "autopilot"


def added(hand: Hand, row: hands.Row) -> None:
    hand.write(ADD, [row])


def test_sqlites_log_is_moved_to_its_place_and_does_not_grow_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hands, "PRAGMAS", (*hands.PRAGMAS[:-1], "wal_autocheckpoint=20"))
    path = tmp_path / "log.sqlite3"
    hand = hands.SqliteHand(str(path))
    hand.transaction(lambda its: its.write("CREATE TABLE facts (name TEXT, value TEXT)", [{}]))
    for row in [{"name": str(number), "value": "x" * 1000} for number in range(500)]:
        hand.transaction(partial(added, row=row))
    assert (tmp_path / "log.sqlite3-wal").stat().st_size < 400_000
    hand.close()
    with sqlite3.connect(path) as kept:
        assert kept.execute("SELECT count(*) FROM facts").fetchone() == (500,)


def test_one_statement_is_a_transaction_and_waits_for_another_program_that_writes(tmp_path: Path) -> None:
    path = str(tmp_path / "busy.sqlite3")
    hand = hands.SqliteHand(path, ["CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT)"])
    row = {"name": "a", "value": "1"}
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)

    def leaves() -> None:
        other.execute("COMMIT")
        other.close()

    def at_once(its: Hand) -> bool:
        return its.at_once(ADD, lambda: row)

    assert hand.transaction(at_once)
    assert not hand.transaction(at_once)  # the name is taken: nothing has happened, and another way may be tried
    other.execute("BEGIN IMMEDIATE")
    other.execute("DELETE FROM facts")
    threading.Timer(0.2, leaves).start()
    assert hand.transaction(at_once)
    hand.close()
