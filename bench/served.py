"""What is measured of a server."""

from statistics import fmean, median
from typing import NamedTuple


class Served(NamedTuple):
    """A run of so many tables: moves a second, milliseconds from sending to everybody's receipt."""

    moves_per_second: float
    p50: float
    p99: float
    processor: float  # milliseconds of the server's processor time for a move

    @classmethod
    def all_of(cls, turns: "list[Served]") -> "Served":
        """Turns of the same length, as one run; of the slowest moves, those of the worst turn."""
        speeds = [each.moves_per_second for each in turns]
        return cls(
            moves_per_second=fmean(speeds),
            p50=median(each.p50 for each in turns),
            p99=max(each.p99 for each in turns),
            processor=fmean([each.processor for each in turns], speeds),
        )


class Weight(NamedTuple):
    """What a table with its five sockets takes of the server's memory, in kilobytes."""

    idle: float
    active: float
