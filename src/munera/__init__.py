"""Munera: Colosseum and Circus Maximus, to play, to study, and to teach machines."""

from munera.core import game as _contract
from munera.core.catalogue import game, games
from munera.core.errors import IllegalAction, MuneraError, NotationError, RecordError, SetupError, speak_with
from munera.core.game import CHANCE, NOBODY, Game, State
from munera.core.message import Message, Seat
from munera.core.playout import playout
from munera.core.record import Record


def _in_english(message: Message) -> str:
    from munera.tongues import Tongue  # only now: most programs never meet an error

    return Tongue("en").say(message)


speak_with(_in_english)

__version__ = "0.1.0"

COMPILED = not _contract.__file__.endswith(".py")
"""Whether the engine runs as compiled code; the results are the same either way."""

__all__ = [
    "CHANCE",
    "COMPILED",
    "NOBODY",
    "Game",
    "IllegalAction",
    "Message",
    "MuneraError",
    "NotationError",
    "Record",
    "RecordError",
    "Seat",
    "SetupError",
    "State",
    "game",
    "games",
    "playout",
]
