"""What a record says about where its dice come from: the promise made before the first move, and how it was kept.

The core only carries it. What the lines mean, and how they are checked, is told in docs/server/fairness.md.
"""

from typing import Final, NamedTuple

from munera.core.message import Message

LONGEST_CONTRIBUTION: Final = 64
HEX_DIGITS: Final = 64  # of 32 bytes


class Pledge(NamedTuple):
    """The commitment of a table, its secret once that is revealed, and what the players brought."""

    commitment: str  # 64 hexadecimal digits
    contributions: tuple[str, ...]  # by seat; empty where somebody brought nothing
    secret: str | None = None  # 64 hexadecimal digits; None until the end


def tidy_contribution(text: str) -> str:
    """A contribution as it is used and written: on one line, and short."""
    line = "".join(c if c.isprintable() else " " for c in text)
    return " ".join(line.split())[:LONGEST_CONTRIBUTION].strip()


def pledge_lines(pledge: Pledge | None) -> list[str]:
    """The lines of a record's header."""
    if pledge is None:
        return []
    lines = [f"commitment: {pledge.commitment}"]
    if pledge.secret is not None:
        lines.append(f"secret: {pledge.secret}")
    for seat, text in enumerate(pledge.contributions):
        if text:
            lines.append(f"contribution {seat + 1}: {text}")
    return lines


def read_pledge(header: dict[str, str], players: int) -> Pledge | None:
    """Takes the lines of a pledge out of a header; a `ValueError` has the key and the sentence of what is wrong."""
    if "commitment" not in header:
        return None
    commitment = _hexadecimal("commitment", header.pop("commitment"))
    secret = _hexadecimal("secret", header.pop("secret")) if "secret" in header else None
    contributions: list[str] = []
    for seat in range(players):
        key = f"contribution {seat + 1}"
        text = header.pop(key, "")
        if text != tidy_contribution(text):
            raise ValueError(key, Message("errors-contribution", most=LONGEST_CONTRIBUTION))
        contributions.append(text)
    return Pledge(commitment, tuple(contributions), secret)


def _hexadecimal(key: str, text: str) -> str:
    if len(text) != HEX_DIGITS or any(letter not in "0123456789abcdef" for letter in text):
        raise ValueError(key, Message("errors-hexadecimal", key=key, digits=HEX_DIGITS))
    return text
