"""Dice that anybody can check: the table commits to a secret, derives every outcome from it, and reveals it at the end.

    dice = FairDice(new_secret(), ("a word", "", "Ω"))
    dice.commitment                  shown before the first move, and before anybody brings a contribution
    dice.outcome(state, index)       what chance does, `index` chance events having gone before
    dice.revealed()                  for the record of the finished game
    verify(record)                   whether all of it holds

The formulas, and a check in twenty lines, are in docs/server/fairness.md. Nothing here reads a clock or a file.
"""

import hashlib
import hmac
import secrets
from dataclasses import dataclass, field
from typing import Final, Literal

from munera.core.game import CHANCE, State
from munera.core.message import Message
from munera.core.pledge import Pledge, tidy_contribution
from munera.core.record import Record
from munera.tongues import Tongue

SECRET_BYTES: Final = 32
_COMMITMENT: Final = b"munera commitment 1\n"  # the labels keep the uses of one secret apart
_DRAW: Final = "munera draw 1"
_DIGEST_BITS: Final = 256


def new_secret() -> bytes:
    """A secret for a table, from the system's own source."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment_to(secret: bytes) -> str:
    """What is shown of a secret before the game: it can neither be guessed from this nor be exchanged later."""
    return hashlib.sha256(_COMMITMENT + secret).hexdigest()


@dataclass(frozen=True, slots=True)
class FairDice:
    """A table's source of chance. Its `repr` never shows the secret, so that no log can."""

    secret: bytes = field(repr=False)
    contributions: tuple[str, ...] = ()  # by seat; empty where somebody brought nothing

    def __post_init__(self) -> None:
        assert len(self.secret) == SECRET_BYTES
        tidy = tuple(tidy_contribution(text) for text in self.contributions)
        object.__setattr__(self, "contributions", tidy)

    @property
    def commitment(self) -> str:
        return commitment_to(self.secret)

    def outcome(self, state: State, index: int) -> int:
        """The action that chance takes in this state; `index` counts the chance events of the game before it."""
        assert state.actor() == CHANCE
        weights = [int(weight) for weight in state.weights()]
        ticket = self._below(sum(weights), index)
        for action, weight in zip(state.legal(), weights, strict=True):
            if ticket < weight:
                return int(action)
            ticket -= weight
        raise AssertionError("the ticket is below the sum of the weights")

    def pledged(self) -> Pledge:
        """What everybody may know while the game goes on."""
        return Pledge(self.commitment, self.contributions)

    def revealed(self) -> Pledge:
        """The same with the secret, for the record of a game that has ended."""
        return Pledge(self.commitment, self.contributions, self.secret.hex())

    def _below(self, total: int, index: int) -> int:
        """A number from 0 to `total - 1`, each as likely: numbers of that many bits are drawn until one is below."""
        bits = (total - 1).bit_length()
        attempt = 0
        while True:
            text = "\n".join([_DRAW, str(index), str(attempt), *self.contributions])
            digest = hmac.digest(self.secret, text.encode(), "sha256")
            number = int.from_bytes(digest, "big") >> (_DIGEST_BITS - bits)
            if number < total:
                return number
            attempt += 1


Finding = Literal["fair", "wrong commitment", "wrong outcome", "not revealed", "no commitment"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of a check: a name for programs, a message for people."""

    finding: Finding
    said: Message
    outcomes: int = 0  # chance events that were found right
    action: int | None = None  # the wrong one, counted from 0 as in `record.actions`

    @property
    def sentence(self) -> str:
        """In English."""
        return Tongue("en").say(self.said)

    @property
    def is_fair(self) -> bool:
        return self.finding == "fair"

    @property
    def is_known(self) -> bool:
        """Whether the record says enough to be checked at all."""
        return self.finding not in ("not revealed", "no commitment")


def verify(record: Record, taken: int = 0) -> Verdict:
    """Checks the commitment and then every outcome of chance, but for the first moves taken over from another game."""
    pledge = record.pledge
    if pledge is None:
        return Verdict("no commitment", Message("terminal-dice-unpledged"))
    if pledge.secret is None:
        return Verdict("not revealed", Message("terminal-dice-sealed"))
    dice = FairDice(bytes.fromhex(pledge.secret), pledge.contributions)
    if not hmac.compare_digest(dice.commitment, pledge.commitment):
        return Verdict("wrong commitment", Message("terminal-dice-other-secret"))
    return _check_outcomes(record, dice, taken)


def _check_outcomes(record: Record, dice: FairDice, taken: int) -> Verdict:
    state = record.start()
    events = 0
    for place, action in enumerate(record.actions):
        if state.actor() == CHANCE:
            due = dice.outcome(state, events)
            if place >= taken and action != due:
                due_words, words = record.game.words(state, due), record.game.words(state, action)
                wrong = Message("terminal-dice-wrong", action=place + 1, due=due_words, said=words)
                return Verdict("wrong outcome", wrong, events, place)
            events += 1
        state.apply(action)
    return Verdict("fair", Message("terminal-dice-fair", outcomes=events), events)
