"""Many games side by side, stepped by compiled code into flat buffers.

Row after row, `observations`, `masks`, `rewards` and the rest lie in packed vectors whose memory numpy reads without a
copy (`vector.py`). A game that ends is replaced at once by a new one; chance is played inside, each game with its own
randomness.
"""

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from munera.core.chance import draw
from munera.core.errors import IllegalAction, MuneraError
from munera.core.game import CHANCE, NOBODY, State
from munera.core.seeds import derived
from munera.envs.actions import Actions, Choices
from munera.envs.encoding import Encoding
from munera.envs.rewards import SCORE, check_kind, returns


class Tables:
    """Games number `first` to `first + count - 1` of a run."""

    def __init__(
        self,
        encoding: Encoding,
        actions: Actions,
        first: int,
        count: int,
        players: int,
        variants: tuple[str, ...],
        reward: str,
    ) -> None:
        check_kind(reward)
        self.encoding = encoding
        self.actions = actions
        self.first = first
        self.count: i64 = count
        self.players: i64 = players
        self.reward = reward
        self.start = encoding.game.new(players, variants)
        self.width: i64 = encoding.features.size
        self.states: list[State] = []
        self.randoms: list[Random] = []
        self.choices: list[Choices] = []
        self.observations = vec[i16]([0] * (count * encoding.features.size))
        self.masks = vec[u8]([0] * (count * actions.size))
        self.seats = vec[i64]([0] * count)
        self.rewards = vec[float]([0.0] * (count * players))
        self.paid = vec[float]([0.0] * (count * players))
        self.dones = vec[u8]([0] * count)
        self.scores = vec[i64]([0] * (count * players))

    def reset(self, seed: int) -> None:
        """Begins every game anew; what happens in a game depends on the seed, its number and the actions alone."""
        for row in range(len(self.choices)):
            self._forget(row)
        self.states = [self.start.copy() for _ in range(self.count)]
        self.randoms = [Random(derived(seed, self.first + row)) for row in range(self.count)]
        self.choices = [Choices(vec[i64](), vec[i64]()) for _ in range(self.count)]
        for place in range(self.count * self.players):
            self.rewards[place] = 0.0
            self.paid[place] = 0.0
            self.scores[place] = 0
        for row in range(self.count):
            self.dones[row] = 0
            self._let_chance(row)
            self._look(row)

    def step(self, ids: list[int]) -> None:
        """One action in every game; none is taken if any is illegal."""
        chosen = self._checked(ids)
        pays_at_once = self.reward == SCORE
        for row in range(self.count):
            state = self.states[row]
            state.step(chosen[row])
            self._forget(row)
            is_over = self._let_chance(row) == NOBODY
            self.dones[row] = 1 if is_over else 0
            if is_over or pays_at_once:
                self._pay(row)
            else:
                for place in range(row * self.players, (row + 1) * self.players):
                    self.rewards[place] = 0.0
            if is_over:
                self._renew(row)
            self._look(row)

    def _checked(self, ids: list[int]) -> vec[i64]:
        """The games' actions that the agents' mean."""
        if len(ids) != self.count:
            raise MuneraError(f"There are {self.count} games, so {self.count} actions are needed, not {len(ids)}.")
        if not self.states:
            raise MuneraError("Call reset() before the first step().")
        chosen = vec[i64](capacity=self.count)
        for row in range(self.count):
            choices = self.choices[row]
            action = self.actions.action(choices, ids[row])
            if action < 0:
                refusal = self.actions.refusal(ids[row], choices)
                raise IllegalAction(f"Game {self.first + row}: {refusal} Nothing was played in any game.")
            chosen = append(chosen, action)
        return chosen

    def _let_chance(self, row: i64) -> i64:
        """Lets chance play, and returns who is next."""
        state = self.states[row]
        actor = state.actor()
        if actor == CHANCE:
            random = self.randoms[row]
            while actor == CHANCE:
                state.step(draw(state, random))
                actor = state.actor()
        return actor

    def _pay(self, row: i64) -> None:
        first = row * self.players
        paid = returns(self.states[row], self.reward)
        for seat in range(self.players):
            self.rewards[first + seat] = paid[seat] - self.paid[first + seat]
            self.paid[first + seat] = paid[seat]

    def _renew(self, row: i64) -> None:
        """A new game in the place of one that is over, whose scores are kept."""
        first = row * self.players
        for seat, score in enumerate(self.states[row].scores()):
            self.scores[first + seat] = score
            self.paid[first + seat] = 0.0
        self.states[row] = self.start.copy()
        self._let_chance(row)

    def _look(self, row: i64) -> None:
        """Writes down who is next, what they see, and what they may do."""
        state = self.states[row]
        seat = state.actor()
        self.seats[row] = seat
        self.encoding.write(state, seat, self.observations, row * self.width)
        choices = self.actions.choices(state.legal(), seat)
        self.choices[row] = choices
        masks = self.masks
        first = row * self.actions.size
        ids = choices.ids
        for place in range(len(ids)):
            masks[first + ids[place]] = 1

    def _forget(self, row: i64) -> None:
        """Takes back the mask of a row: its few ones are known, so that long masks cost nothing."""
        masks = self.masks
        first = row * self.actions.size
        ids = self.choices[row].ids
        for place in range(len(ids)):
            masks[first + ids[place]] = 0
