"""How long everybody may still think. Pure arithmetic on milliseconds; nothing here reads a clock.

A clock runs for the seat that is asked, from the moment it was asked. Time during which no node was running is
nobody's: it is known as a list of outages, and is not charged.
"""

from msgspec import Struct

from munera.server.wire import Pace

BACK_SHARE = 4  # who takes a seat back with less time than this part of the bank gets that much


class Outage(Struct, frozen=True):
    """No node was running between these moments."""

    begun: int
    ended: int


class Clock(Struct, frozen=True):
    """`left` of each seat when `running` was asked, at `since`. Kept with the table."""

    left: list[int]
    running: int | None = None
    since: int = 0


def fresh(pace: Pace, players: int) -> Clock:
    return Clock([pace.bank * 1000] * players)


def elapsed(begun: int, ended: int, outages: list[Outage]) -> int:
    """The time between two moments, without outages.

    >>> elapsed(1000, 9000, [Outage(2000, 4000), Outage(8500, 9900)])
    5500
    """
    down = sum(max(0, min(ended, each.ended) - max(begun, each.begun)) for each in outages)
    return max(0, ended - begun - down)


def left(clock: Clock, now: int, outages: list[Outage]) -> list[int]:
    """What everybody has left at this moment."""
    found = list(clock.left)
    if clock.running is not None:
        found[clock.running] = max(0, found[clock.running] - elapsed(clock.since, now, outages))
    return found


def asked(clock: Clock, pace: Pace, seat: int | None, now: int, outages: list[Outage]) -> Clock:
    """After a decision: the seat that was asked has made it, and `seat` is asked now (None: nobody's clock runs)."""
    remaining = left(clock, now, outages)
    if clock.running is not None:
        if pace.kind == "live":
            remaining[clock.running] += pace.increment * 1000
        elif pace.kind == "slow":
            remaining[clock.running] = pace.bank * 1000
    return Clock(remaining, seat, now)


def stopped(clock: Clock, now: int, outages: list[Outage]) -> Clock:
    """Nobody decided anything, but nobody's clock runs any more: a bot thinks for the seat."""
    return Clock(left(clock, now, outages), None, now)


def back(clock: Clock, pace: Pace, seat: int, now: int, outages: list[Outage]) -> Clock:
    """The owner of a seat plays again, with time enough to look around."""
    remaining = left(clock, now, outages)
    least = pace.bank * 1000 if pace.kind == "slow" else pace.bank * 1000 // BACK_SHARE
    remaining[seat] = max(remaining[seat], least)
    return Clock(remaining, clock.running, now)


def runs_out(clock: Clock, now: int, outages: list[Outage]) -> int | None:
    """The moment at which the running clock will be at nothing."""
    if clock.running is None:
        return None
    return now + left(clock, now, outages)[clock.running]
