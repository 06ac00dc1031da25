"""The special die: 2 to 6, and a face "1-3" that leaves the choice (C6.2)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from munera.games.colosseum.actions import ROLL
from munera.games.colosseum.data import FACES, FREE_CHOICE


def rolls(out: vec[i64]) -> vec[i64]:
    """What chance may roll."""
    for face in range(FACES):
        out = append(out, ROLL + face)
    return out


def roll_weights(out: vec[i64]) -> vec[i64]:
    """Every face is as likely."""
    for _ in range(FACES):
        out = append(out, 1)
    return out


def lowest(face: i64) -> i64:
    """The least a face can be used for."""
    return face + 1


def highest(face: i64) -> i64:
    """The most a face can be used for, and what it counts in a tie (C8.1)."""
    return FREE_CHOICE if face == 0 else face + 1
