"""What an observation consists of: named integers in a fixed order, declared once.

>>> features = Features()
>>> features.add("round", high=5), features.add("tokens", ["own", "left_1"], ["lion", "ship"], high=20, scale=5)
(0, 1)
>>> features.names[3], features.highs[3], features.size
('tokens[left_1][lion]', 20, 5)
"""

from typing import Final, NamedTuple

MOST_SEATS: Final = 5
SEATS: Final[tuple[str, ...]] = ("own", "left_1", "left_2", "left_3", "left_4")
"""The seats as the observer sees them: first itself, then clockwise. Seats that nobody has are all zeros."""


class Field(NamedTuple):
    """A run of features of one meaning; one axis for each bracket of their names."""

    name: str
    first: int
    axes: tuple[tuple[str, ...], ...]
    low: int
    high: int
    scale: int

    def size(self) -> int:
        size = 1
        for axis in self.axes:
            size *= len(axis)
        return size


class Features:
    """The fields of an observation, and what follows from them for each single feature."""

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.names: list[str] = []
        self.lows: list[int] = []
        self.highs: list[int] = []
        self.scales: list[int] = []  # the usual size of a value, to divide by

    @property
    def size(self) -> int:
        return len(self.names)

    def add(self, name: str, *axes: "list[str] | tuple[str, ...]", low: int = 0, high: int = 1, scale: int = 1) -> int:
        """Adds a field of values from `low` to `high` and returns the place of its first feature."""
        field = Field(name, self.size, tuple([tuple(axis) for axis in axes]), low, high, scale)
        self.fields.append(field)
        names = [name]
        for axis in field.axes:
            names = [f"{prefix}[{label}]" for prefix in names for label in axis]
        self.names += names
        self.lows += [low] * len(names)
        self.highs += [high] * len(names)
        self.scales += [scale] * len(names)
        return field.first
