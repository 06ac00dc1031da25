"""A transaction written in one go: all of it or nothing, on both databases."""

import sqlite3
from functools import partial
from pathlib import Path

import pytest

from munera.server import hands
from munera.server.hands import Hand
from tests.server.clients import Running

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
