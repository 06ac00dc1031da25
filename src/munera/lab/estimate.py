"""Figures with honest intervals: the game is the independent unit, whatever is counted in it.

A run is cut into groups of games, and every figure is a function of the groups' sums. Leaving out one group at a time
(the jackknife) tells how far the figure would swing with other games, for a mean as well as for a least-squares fit.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterable
from statistics import NormalDist
from typing import Final, NamedTuple

from munera.lab.arena_intervals import student

Key = tuple[str | int, ...]
Tally = Counter[Key]
Statistic = Callable[[Tally], float | None]

GROUPS: Final = 40
GAMES: Final[Key] = ("games",)
_Z: Final = NormalDist().inv_cdf(0.975)


class Estimate(NamedTuple):
    """A figure, its 95 % interval, and the number of games it was seen in; None where there is nothing to tell."""

    value: float | None
    low: float | None
    high: float | None
    games: int

    @property
    def margin(self) -> float | None:
        """Half the width of the interval."""
        return None if self.low is None or self.high is None else (self.high - self.low) / 2


def wilson(share: float, count: float, z: float = _Z) -> tuple[float, float]:
    """Wilson's interval of a share, which also holds near 0 and 1."""
    centre = (share + z**2 / (2 * count)) / (1 + z**2 / count)
    margin = z / (1 + z**2 / count) * math.sqrt(share * (1 - share) / count + z**2 / (4 * count**2))
    return max(0.0, centre - margin), min(1.0, centre + margin)


class Sample:
    """The sums of a run's groups, and figures from them."""

    def __init__(self, groups: Iterable[Tally]) -> None:
        self.groups = [group for group in groups if group[GAMES]]
        self.total: Tally = Counter()
        for group in self.groups:
            self.total.update(group)
        self.games = self.total[GAMES]
        self._rests: list[Tally] | None = None

    def of(self, statistic: Statistic, games: Key = GAMES) -> Estimate:
        """A figure with its jackknife interval; `games` counts those in which it could be seen."""
        value = statistic(self.total)
        deviation = None if value is None else self._deviation(statistic)
        if value is None or deviation is None or (value == 0 and deviation == 0):
            return Estimate(value, None, None, self.total[games])  # what was never seen may still be there
        margin = student(len(self.groups) - 1) * deviation
        return Estimate(value, value - margin, value + margin, self.total[games])

    def ratio(self, top: Key, bottom: Key = GAMES, scale: float = 1, games: Key = GAMES) -> Estimate:
        """How much of one for each of the other."""
        return self.of(_ratio(top, bottom, scale), games)

    def share(self, top: Key, bottom: Key = GAMES, scale: float = 1, games: Key = GAMES) -> Estimate:
        """A ratio between 0 and 1, with Wilson's interval for as many independent cases as the jackknife tells."""
        statistic = _ratio(top, bottom, scale)
        value = statistic(self.total)
        deviation = None if value is None else self._deviation(statistic)
        if value is None or deviation is None:
            return Estimate(value, None, None, self.total[games])
        cases = float(min(self.total[bottom], self.games))
        if 0 < value < 1 and deviation > 0:
            cases = value * (1 - value) / deviation**2
        low, high = wilson(min(1.0, max(0.0, value)), cases, student(len(self.groups) - 1))
        return Estimate(value, low, high, self.total[games])

    def games_share(self, top: Key, scale: float = 1) -> Estimate:
        """The share of games in which something happened once, or in which a part of one win fell to somebody."""
        if not self.games:
            return Estimate(None, None, None, 0)
        value = self.total[top] / scale / self.games
        return Estimate(value, *wilson(value, self.games), self.games)

    def quantile(self, name: Key, part: float) -> Estimate:
        """Of the values counted under `(*name, value)`: the one below which this part of them lies.

        Its interval is Woodruff's: how far the part of values up to this one would swing, read off as values.
        """
        counts = _counts(self.total, name)
        if not counts:
            return Estimate(None, None, None, self.games)
        value = _quantile(counts, part)
        deviation = self._deviation(lambda tally: _part_up_to(_counts(tally, name), value))
        if deviation is None:
            return Estimate(value, None, None, self.games)
        margin = student(len(self.groups) - 1) * deviation
        return Estimate(value, _quantile(counts, part - margin), _quantile(counts, part + margin), self.games)

    def _deviation(self, statistic: Statistic) -> float | None:
        """The standard error by leaving out one group at a time; one group alone has none."""
        count = len(self.groups)
        if count < 2:
            return None
        if self._rests is None:
            self._rests = [_without(self.total, group) for group in self.groups]
        values = [statistic(rest) for rest in self._rests]
        known = [value for value in values if value is not None]
        if len(known) < count:
            return None
        mean = sum(known) / count
        return math.sqrt((count - 1) / count * sum((value - mean) ** 2 for value in known))


def difference(a: Estimate, b: Estimate) -> Estimate:
    """How much more b is than a; the two are independent."""
    return _combined(a, b, lambda x, y: y - x, lambda x, y, dx, dy: math.hypot(dx, dy))


def change(a: Estimate, b: Estimate) -> Estimate:
    """By what part b is more than a (0.1: ten in a hundred more); the two are independent."""
    if not a.value:
        return Estimate(None, None, None, a.games + b.games)
    return _combined(a, b, lambda x, y: y / x - 1, lambda x, y, dx, dy: math.hypot(dy / x, y * dx / x**2))


def _combined(
    a: Estimate,
    b: Estimate,
    value: Callable[[float, float], float],
    margin: Callable[[float, float, float, float], float],
) -> Estimate:
    games = a.games + b.games
    if a.value is None or b.value is None:
        return Estimate(None, None, None, games)
    middle = value(a.value, b.value)
    if a.margin is None or b.margin is None:
        return Estimate(middle, None, None, games)
    width = margin(a.value, b.value, a.margin, b.margin)
    return Estimate(middle, middle - width, middle + width, games)


def _ratio(top: Key, bottom: Key, scale: float) -> Statistic:
    def statistic(tally: Tally) -> float | None:
        return tally[top] / scale / tally[bottom] if tally[bottom] else None

    return statistic


def _counts(tally: Tally, name: Key) -> list[tuple[int, int]]:
    """Values in ascending order, each with how often it was seen."""
    return sorted((int(key[-1]), count) for key, count in tally.items() if count and key[:-1] == name)


def _quantile(counts: list[tuple[int, int]], part: float) -> int:
    wanted = part * sum(count for _, count in counts)
    seen = 0
    for value, count in counts:
        seen += count
        if seen >= wanted:
            return value
    return counts[-1][0]


def _part_up_to(counts: list[tuple[int, int]], limit: int) -> float | None:
    total = sum(count for _, count in counts)
    return sum(count for value, count in counts if value <= limit) / total if total else None


def _without(total: Tally, group: Tally) -> Tally:
    rest = Counter(total)
    rest.subtract(group)
    return rest
