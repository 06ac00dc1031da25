"""Whose clock runs at a table, and when something happens there by itself."""

from msgspec import structs

from munera.server import clocks
from munera.server.match import Entry, Match
from munera.server.rows import TableRow


def asked_seat(row: TableRow, match: Match) -> int | None:
    """The seat whose owner must decide; None if chance, a bot or nobody does."""
    actor = match.actor
    is_person = actor >= 0 and row.seats[actor].kind == "person" and actor not in match.autopilot
    return actor if is_person else None


def clock_after(row: TableRow, entries: list[Entry], asked: int | None, outages: list[clocks.Outage]) -> clocks.Clock:
    """The clock when these entries are in the log and that seat is asked.

    Somebody who goes on deciding uses the same time: what the pace adds is added when the decision passes on.
    """
    clock, now, last = row.clock, entries[-1].at, entries[-1]
    if last.kind == "back":
        assert last.seat is not None
        return structs.replace(clocks.back(clock, row.pace, last.seat, now, outages), running=asked)
    passes_on = asked != clock.running or any(entry.kind == "chance" for entry in entries)
    if passes_on and any(entry.kind == "act" for entry in entries):
        return clocks.asked(clock, row.pace, asked, now, outages)
    if asked != clock.running:
        return clocks.Clock(clocks.left(clock, now, outages), asked, now)
    return clock


def due(row: TableRow, match: Match, clock: clocks.Clock, now: int, outages: list[clocks.Outage]) -> int | None:
    """When something happens by itself: at once if a bot is asked, or when the clock has run out."""
    if match.state.is_over():
        return None
    if asked_seat(row, match) is None:
        return now
    return None if row.pace.kind == "none" else clocks.runs_out(clock, now, outages)
