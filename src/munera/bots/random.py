"""Plays any legal action."""

from munera.bots.bot import Bot
from munera.core.game import State


class RandomBot(Bot):
    def choose(self, state: State) -> int:
        legal = state.legal()
        return int(legal[self.random.randrange(len(legal))])
