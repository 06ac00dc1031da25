"""Actions are integers in named blocks, each with its words.

A game declares its blocks once, in ascending order: the name, and the words of every action in it. What a person types,
what a record says and what the integer means can therefore never differ.

>>> blocks = Blocks()
>>> blocks.add("pass", ["pass"]), blocks.add("bid", ["bid 8", "bid 9"])
(0, 1)
>>> blocks.words(2), blocks.parse("  Bid   9 ")
('bid 9', 2)
>>> blocks.block_of(2).name
'bid'
"""

from typing import NamedTuple

from munera.core.errors import NotationError
from munera.core.message import Message


class Block(NamedTuple):
    """Actions `first` to `first + len(words) - 1`, all of one sort."""

    name: str
    first: int
    words: tuple[str, ...]


class Blocks:
    """All actions of a game."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self._words: list[str] = []
        self._actions: dict[str, int] = {}

    @property
    def size(self) -> int:
        """How many actions there are; they are numbered from 0."""
        return len(self._words)

    def add(self, name: str, words: list[str]) -> int:
        """Adds a block and returns its first action."""
        first = len(self._words)
        self.blocks.append(Block(name, first, tuple(words)))
        for text in words:
            assert text not in self._actions, f"two actions are called {text!r}"
            self._actions[text] = len(self._words)
            self._words.append(text)
        return first

    def words(self, action: int) -> str:
        if not 0 <= action < len(self._words):
            raise NotationError(Message("errors-no-action", action=str(action), last=str(len(self._words) - 1)))
        return self._words[action]

    def parse(self, text: str) -> int:
        action = self._actions.get(" ".join(text.lower().split()))
        if action is None:
            raise NotationError(Message("errors-no-move", text=text.strip()))
        return action

    def block_of(self, action: int) -> Block:
        for block in self.blocks:
            if block.first <= action < block.first + len(block.words):
                return block
        raise NotationError(Message("errors-no-action", action=str(action), last=str(len(self._words) - 1)))
