"""C11, the end: highest score, then richest, then most star performers, then shared."""

from mypy_extensions import i64

from munera.games.colosseum.data import EXTRA_ACTION, KINDS, MEDAL_COINS
from munera.games.colosseum.state import COINS, MEDAL, PLAYERS, SCORE, STAR, Table


def winners(s: Table) -> list[int]:
    best: list[int] = []
    for seat in range(s.cells[PLAYERS]):
        standing = _compare(s, seat, best[0]) if best else 1
        if standing > 0:
            best = [int(seat)]
        elif standing == 0:
            best.append(int(seat))
    return best


def riches(s: Table, seat: i64) -> i64:
    """Coins, and what unspent medals and extra-action tokens would fetch (C11.1)."""
    return s.cells[COINS + seat] + MEDAL_COINS * (s.cells[MEDAL + seat] + s.tokens(seat, EXTRA_ACTION))


def stars(s: Table, seat: i64) -> i64:
    count: i64 = 0
    for kind in range(KINDS):
        if s.cells[STAR + kind] == seat:
            count += 1
    return count


def _compare(s: Table, seat: i64, other: i64) -> i64:
    difference = s.cells[SCORE + seat] - s.cells[SCORE + other]
    if difference == 0:
        difference = riches(s, seat) - riches(s, other)
    if difference == 0:
        difference = stars(s, seat) - stars(s, other)
    return difference
