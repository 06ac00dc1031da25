"""What an action would bring, as a name with arguments: a sentence is made of it in the reader's language.

>>> effects = Effects({"coins": ("seat", "before", "after")})
>>> effects.make("coins", 2, 30, 19)
Effect(name='coins', args={'seat': 2, 'before': 30, 'after': 19})
"""

from typing import NamedTuple


class Effect(NamedTuple):
    """Seats count from 0; names are those of the game's data."""

    name: str
    args: dict[str, int | str]


class Effects:
    """All effects of a game, with the arguments of each, declared once: what is said and what is translated agree."""

    def __init__(self, arguments: dict[str, tuple[str, ...]]) -> None:
        self.arguments = arguments

    def make(self, name: str, *values: int | str) -> Effect:
        arguments = self.arguments[name]
        assert len(arguments) == len(values), f"{name} has the arguments {arguments}"
        return Effect(name, dict(zip(arguments, values, strict=True)))
