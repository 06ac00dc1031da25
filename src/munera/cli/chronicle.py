"""A record as it is read: every state it went through, and what each action did, in sentences."""

from munera import Record, State
from munera.cli.dress import Dress


class Chronicle:
    """Told to a seat, or to somebody who only watches (None)."""

    def __init__(self, record: Record, reader: int | None) -> None:
        self.record = record
        self.game = record.game
        self.reader = reader
        self.states: list[State] = [state.copy() for state in record.states()]  # before each action, and now
        self.dress = Dress(self.game, [spoken(name) for name in record.names])
        self._told: dict[int, list[str]] = {}  # by action, as far as anybody asked

    @property
    def state(self) -> State:
        return self.states[-1]

    def take(self, action: int) -> None:
        state = self.state.copy()
        state.apply(action)
        self.record.actions.append(action)
        self.states.append(state)

    def take_back(self) -> None:
        self.states.pop()
        self.record.actions.pop()
        self._told.pop(len(self.record.actions), None)

    def told(self, first: int = 0) -> list[str]:
        """What happened from the action of that number on."""
        return [line for place in range(first, len(self.record.actions)) for line in self.told_of(place)]

    def told_of(self, place: int) -> list[str]:
        """What the action of that number did."""
        if place not in self._told:
            before, after = self.states[place], self.states[place + 1]
            words = self.game.words(before, self.record.actions[place])
            views = self.game.view(before, self.reader), self.game.view(after, self.reader)
            self._told[place] = self.dress.story(views[0], words, views[1])
        return self._told[place]


def spoken(name: str) -> str:
    """A bot's name without its kind.

    >>> spoken("Claudius (senator)")
    'Claudius'
    """
    return name.partition(" (")[0] if name.endswith(")") else name
