"""Where each named field lies in a flat state.

A state is one row of integers. A game declares its fields once, in order; the layout hands out the place of each, and
copy, equality, hash and bytes of the state are those of the row. There is no second list of fields to forget one in.

>>> layout = Layout()
>>> layout.field("round"), layout.field("coins", 6), layout.field("tokens", 13, 15)
(0, 1, 7)
>>> layout.size
202
>>> layout.name_of(3), layout.name_of(22)
('coins[2]', 'tokens[1][0]')
"""

from typing import NamedTuple


class Field(NamedTuple):
    """A named run of cells; `shape` is empty for a single integer."""

    name: str
    first: int
    shape: tuple[int, ...]

    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size


class Layout:
    """The fields of a game's state, in the order of their declaration."""

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.size = 0

    def field(self, name: str, *shape: int) -> int:
        """Adds a field and returns the place of its first cell."""
        field = Field(name, self.size, shape)
        self.fields.append(field)
        self.size += field.size()
        return field.first

    def name_of(self, cell: int) -> str:
        """What a cell means, for people who look at two states that should be equal."""
        for field in self.fields:
            offset = cell - field.first
            if 0 <= offset < field.size():
                return field.name + _subscripts(offset, field.shape)
        raise IndexError(cell)


def _subscripts(offset: int, shape: tuple[int, ...]) -> str:
    text = ""
    for length in reversed(shape):
        text = f"[{offset % length}]{text}"
        offset //= length
    return text
