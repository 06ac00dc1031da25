"""95 % intervals for means over blocks.

The games of a block share their dice and so are not independent of each other, but the blocks are: what counts is how
much the means of the blocks differ.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from statistics import fmean, stdev

CONFIDENCE = 0.95

Interval = tuple[float, float]


def mean_interval(means: Sequence[float]) -> Interval | None:
    """Student's interval for the mean; none if there are fewer than two blocks or they do not differ at all.

    >>> mean_interval([1.0]) is None
    True
    """
    if len(means) < 2:
        return None
    spread = stdev(means)
    if spread == 0.0:
        return None
    centre = fmean(means)
    margin = student(len(means) - 1) * spread / math.sqrt(len(means))
    return centre - margin, centre + margin


def share_interval(shares: Sequence[float]) -> Interval | None:
    """The same for shares from 0 to 1.

    If nothing was won in any block, or everything in all, the blocks count as that many coins that all fell alike, and
    the interval is the exact one of the binomial distribution (Clopper and Pearson).
    """
    unseen = 1.0 - ((1.0 - CONFIDENCE) / 2) ** (1 / len(shares))
    if all(share == 0.0 for share in shares):
        return 0.0, unseen
    if all(share == 1.0 for share in shares):
        return 1.0 - unseen, 1.0
    interval = mean_interval(shares)
    return None if interval is None else (max(0.0, interval[0]), min(1.0, interval[1]))


@lru_cache
def student(freedom: int) -> float:
    """So many standard errors on either side hold 95 % of Student's distribution.

    >>> round(student(1), 3), round(student(10), 3), round(student(1000), 3)
    (12.706, 2.228, 1.962)
    """
    low, high = 0.0, 16.0
    for _ in range(50):
        middle = (low + high) / 2
        if _within(middle, freedom) < CONFIDENCE:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def _within(t: float, freedom: int) -> float:
    """How much of Student's distribution lies between -t and t (Abramowitz and Stegun 26.7.3 and 26.7.4)."""
    angle = math.atan(t / math.sqrt(freedom))
    square = math.cos(angle) ** 2
    odd = freedom % 2
    term = math.cos(angle) if odd else 1.0
    total = 0.0
    for power in range(odd, freedom - 1, 2):
        total += term
        term *= square * (power + 1) / (power + 2)
    if odd:
        return 2 / math.pi * (angle + math.sin(angle) * total)
    return math.sin(angle) * total
