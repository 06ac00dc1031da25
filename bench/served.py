"""What is measured of a server."""

from typing import NamedTuple


class Served(NamedTuple):
    """A run of so many tables: moves a second, milliseconds from sending to everybody's receipt."""

    moves_per_second: float
    p50: float
    p99: float
    processor: float  # milliseconds of the server's processor time for a move


class Weight(NamedTuple):
    """What a table with its five sockets takes of the server's memory, in kilobytes."""

    idle: float
    active: float
