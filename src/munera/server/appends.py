"""What is added to the tables' logs, many of them in one transaction."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, json

from munera.server import wire
from munera.server.clocks import Clock
from munera.server.hands import Hand, Statement
from munera.server.match import Entry, Snapshot
from munera.server.rows import Status

# All rows of a statement travel as one text: for every single one, SQLite's driver would give away the interpreter's
# lock and wait to get it back, and PostgreSQL would be asked again.
_seqs = Statement(
    sqlite="SELECT json_group_object(id, seq) FROM tables WHERE id IN (SELECT value FROM json_each(:rows))",
    shared="SELECT CAST(json_object_agg(id, seq) AS text) FROM (SELECT id, seq FROM tables "
    "WHERE id IN (SELECT json_array_elements_text(CAST(:rows AS json))) "
    "ORDER BY id FOR UPDATE) AS held",  # in order, or two nodes could wait for each other
)
_MOVE = (
    "UPDATE tables SET seq = json_extract(value, '$.seq'), clock = json_extract(value, '$.clock'), "
    "due = json_extract(value, '$.due'), status = json_extract(value, '$.status'), "
    "part = json_extract(value, '$.part'), phase = json_extract(value, '$.phase') "
    "FROM json_each({rows}) AS moved WHERE tables.id = json_extract(moved.value, '$.table')"
)
_ADD = (
    'INSERT INTO entries ("table", seq, kind, seat, action, "by", at) '
    "SELECT json_extract(value, '$.table'), json_extract(value, '$.seq'), json_extract(value, '$.kind'), "
    "json_extract(value, '$.seat'), json_extract(value, '$.action'), json_extract(value, '$.by'), "
    "json_extract(value, '$.at') FROM json_each({rows})"
)
_move_tables = Statement(
    sqlite=_MOVE.format(rows=":rows"),
    shared="UPDATE tables SET seq = moved.seq, clock = moved.clock, due = moved.due, status = moved.status, "
    "part = moved.part, phase = moved.phase FROM json_to_recordset(CAST(:rows AS json)) "
    'AS moved("table" text, seq integer, clock text, due bigint, status text, part smallint, phase text) '
    'WHERE tables.id = moved."table"',
)
_add_entries = Statement(
    sqlite=_ADD.format(rows=":rows"),
    shared='INSERT INTO entries ("table", seq, kind, seat, action, "by", at) '
    'SELECT "table", seq, kind, seat, action, "by", at FROM json_to_recordset(CAST(:rows AS json)) '
    'AS added("table" text, seq integer, kind text, seat smallint, action integer, "by" text, at bigint)',
)
# Most moves bring nothing but entries. To SQLite all of them are one statement, which a trigger takes apart: not even
# between the parts of a transaction does the interpreter's lock change hands.
SHORTCUTS = (
    "CREATE TEMP VIEW appended AS SELECT NULL AS moved, NULL AS lines",
    "CREATE TEMP TRIGGER append INSTEAD OF INSERT ON appended BEGIN "
    "SELECT RAISE(ABORT, 'stale') FROM json_each(NEW.moved) AS moved "
    "LEFT JOIN main.tables AS held ON held.id = json_extract(moved.value, '$.table') "
    "WHERE held.seq IS NOT json_extract(moved.value, '$.after'); "
    f"{_MOVE.format(rows='NEW.moved')}; {_ADD.format(rows='NEW.lines')}; END",
)
_append = "INSERT INTO temp.appended (moved, lines) VALUES (:moved, :lines)"
_keep_snapshot = (
    'INSERT INTO snapshots ("table", seq, move, state) VALUES (:table, :seq, :move, :state) '
    'ON CONFLICT ("table") DO UPDATE SET seq = excluded.seq, move = excluded.move, state = excluded.state'
)
_keep_orders = 'UPDATE seats SET orders = :orders WHERE "table" = :table AND seat = :seat'
_end_table = "UPDATE tables SET result = :result, ended = :at WHERE id = :table"
_add_result = (
    'INSERT INTO results ("table", seat, person, game, score, won) VALUES (:table, :seat, :person, :game, :score, :won)'
)


class Finish(Struct, frozen=True):
    """How a game ended, and for whom that counts."""

    result: wire.Result
    people: dict[int, str]  # by seat
    game: str


class Append(Struct, frozen=True, kw_only=True):
    """What is added to a table's log, and what follows from it."""

    table: str
    after: int  # the seq that the log has now
    entries: list[Entry]
    clock: Clock
    due: int | None
    stage: wire.Stage
    status: Status = "playing"
    finish: Finish | None = None
    snapshot: Snapshot | None = None
    orders: dict[int, list[wire.Order]] = {}  # what is left of the seats' standing orders, where that changed

    @property
    def is_plain(self) -> bool:
        """Whether it brings nothing but entries."""
        return not (self.finish or self.snapshot or self.orders)


def commit(hand: Hand, changes: Sequence[Append]) -> set[str]:
    """The tables whose logs were where they were expected; each has at most one append waiting."""
    if all(each.is_plain for each in changes) and hand.at_once(_append, lambda: _texts(changes)):
        return {each.table for each in changes}
    found = hand.ask(_seqs, {"rows": _text([each.table for each in changes])})[0][0]
    seqs = json.decode(found or "{}", type=dict[str, int])
    timely = [each for each in changes if seqs.get(each.table) == each.after]
    if timely:
        _write(hand, timely)
    return {each.table for each in timely}


def _text(rows: list[Any]) -> str:
    return json.encode(rows).decode()


def _texts(changes: Sequence[Append]) -> dict[str, str]:
    """The rows of the tables and of their logs."""
    lines = [_line(each.table, entry) for each in changes for entry in each.entries]
    return {"moved": _text([_moved(each) for each in changes]), "lines": _text(lines)}


def _write(hand: Hand, changes: list[Append]) -> None:
    texts = _texts(changes)
    hand.write(_move_tables, [{"rows": texts["moved"]}])
    hand.write(_add_entries, [{"rows": texts["lines"]}])
    pictures = [{"table": each.table, **each.snapshot._asdict()} for each in changes if each.snapshot]
    hand.write(_keep_snapshot, pictures)
    left = [
        {"table": each.table, "seat": seat, "orders": json.encode(orders).decode()}
        for each in changes
        for seat, orders in each.orders.items()
    ]
    hand.write(_keep_orders, left)
    for each in changes:
        if each.finish is not None:
            _finish(hand, each.table, each.finish, each.entries[-1].at)


def _moved(change: Append) -> dict[str, Any]:
    return {
        "table": change.table,
        "after": change.after,
        "seq": change.after + len(change.entries),
        "clock": json.encode(change.clock).decode(),
        "due": change.due,
        "status": change.status,
        "part": change.stage.part,
        "phase": change.stage.phase,
    }


def _line(table: str, entry: Entry) -> dict[str, Any]:
    return {
        "table": table,
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "action": entry.action,
        "by": entry.by,
        "at": entry.at,
    }


def _finish(hand: Hand, table: str, finish: Finish, at: int) -> None:
    hand.write(_end_table, [{"table": table, "result": json.encode(finish.result).decode(), "at": at}])
    winners = finish.result.winners
    shares = [
        {
            "table": table,
            "seat": seat,
            "person": person,
            "game": finish.game,
            "score": finish.result.scores[seat],
            "won": 1 / len(winners) if seat in winners else 0.0,
        }
        for seat, person in finish.people.items()
    ]
    hand.write(_add_result, shares)
