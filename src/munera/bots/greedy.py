"""Looks one action ahead and takes what is worth most."""

from mypy_extensions import i64

from munera.bots.bot import Bot
from munera.core.game import State


class GreedyBot(Bot):
    """Tries every action on a copy and lets the game say what the position is then worth."""

    def choose(self, state: State) -> int:
        seat = state.actor()
        legal = state.legal()
        best: i64 = legal[0]
        best_worth: i64 = 0
        equals: i64 = 0  # how many actions so far are worth as much as the best
        for action in legal:
            trial = state.copy()
            trial.step(action)
            worth = self.game.worth(trial, seat)
            if equals == 0 or worth > best_worth:
                best, best_worth, equals = action, worth, 1
            elif worth == best_worth:
                equals += 1
                if self.random.randrange(equals) == 0:
                    best = action
        return int(best)
