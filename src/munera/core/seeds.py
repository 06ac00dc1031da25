"""Independent seeds from one: for every game of a simulation, every seat, every sort of draw."""

import secrets
from hashlib import blake2b


def derived(seed: int, *path: int) -> int:
    """A seed that depends on all its arguments and on nothing else; small enough for any reader of JSON."""
    text = " ".join([str(part) for part in (seed, *path)])
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") >> 11


def fresh() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(53)
