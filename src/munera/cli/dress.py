"""How a game reads in the terminal: what it tells, in the reader's language, with the names at this table."""

from typing import Any

from munera import Game, Seat, State
from munera.cli.language import tongue
from munera.tongues import Telling

YOU = "You"  # the name, in records, of a person who gave none

View = dict[str, Any]
Sheet = tuple[str, list[str], list[list[str]]]


class Dress:
    """The texts of one game for one table of players."""

    def __init__(self, game: Game, names: list[str]) -> None:
        self.game = game
        self.telling = Telling(game)
        self.tongue = tongue().at_table(names, names.index(YOU) if YOU in names else None)

    def name(self, seat: int) -> str:
        return self.tongue.say(Seat(seat))

    def prompt(self, state: State) -> str:
        """What is asked of the actor."""
        return self.tongue.say(self.game.prompt(state))

    def tables(self, view: View, everything: bool = False) -> list[Sheet]:
        """What lies on the table: what matters now, or everything."""
        say = self.tongue.say
        return [
            (say(title), [say(column) for column in columns], [[say(cell) for cell in row] for row in rows])
            for title, columns, rows in self.telling.tables(view, everything)
        ]

    def hint(self, view: View, words: str) -> str:
        """What a choice of the viewer would bring; may be empty."""
        hint = self.telling.hint(view, words)
        return "" if hint is None else self.tongue.say(hint)

    def reason(self, before: State, action: int) -> str:
        """What speaks for an action of the actor; may be empty."""
        reason = self.telling.reason(before, action)
        return "" if reason is None else self.tongue.say(reason)

    def label(self, words: str) -> str:
        """What an action is called where it can be typed, whose words these are."""
        return self.tongue.say(self.telling.label(words))

    def deed(self, words: str) -> str:
        """The same action where it is only read."""
        return self.tongue.say(self.telling.deed(words))

    def story(self, before: View, words: str, after: View) -> list[str]:
        """What an action did; empty if it tells nothing by itself."""
        return [self.tongue.say(message) for message in self.telling.story(before, words, after)]
