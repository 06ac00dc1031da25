"""How often somebody may ask. Each node counts for itself."""

import asyncio
from typing import NamedTuple

from munera.server.problems import Refusal


class Rate(NamedTuple):
    """So many at once, and then so many a second."""

    burst: int
    per_second: float


REQUESTS = Rate(120, 30)  # by a person
ADDRESS = Rate(300, 60)  # by an address: several people may share one
ENTRIES = Rate(10, 0.2)  # new guests, accounts, logins by an address
LOGINS = Rate(8, 0.05)  # tries of one name, from wherever
MESSAGES = Rate(200, 40)  # through one person's sockets
THOUGHTS = Rate(6, 0.3)  # hints for a person
LINES = Rate(8, 0.5)  # of chat by a person
ANALYSES = Rate(10, 0.02)  # asked for by a person
ARCHIVES = Rate(3, 0.02)  # of all games of a person
OPENED = Rate(20, 0.1)  # tables opened by a person

MOST = 50_000  # counters kept; those that are full again are forgotten first


class Limits:
    def __init__(self, enabled: bool = True) -> None:
        self._enabled = enabled
        self._left: dict[tuple[Rate, str], tuple[float, float]] = {}  # tokens, and when they were counted

    def use(self, rate: Rate, who: str) -> None:
        """Raises `Refusal` if that is too often."""
        if not self._enabled:
            return
        now = asyncio.get_running_loop().time()
        left, since = self._left.get((rate, who), (float(rate.burst), now))
        left = min(float(rate.burst), left + (now - since) * rate.per_second)
        if left < 1:
            raise Refusal("server-slow-down", seconds=max(1, round((1 - left) / rate.per_second)))
        self._left[rate, who] = (left - 1, now)
        if len(self._left) > MOST:
            self._forget(now)

    def _forget(self, now: float) -> None:
        self._left = {
            key: (left, since)
            for key, (left, since) in self._left.items()
            if left + (now - since) * key[0].per_second < key[0].burst
        }
