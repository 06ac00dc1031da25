"""One seat of a game on Gymnasium's interface; the others are computer players of any level."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded
from numpy.typing import NDArray

from munera.bots import bot, bots
from munera.bots.bot import Bot
from munera.core.catalogue import games
from munera.core.errors import IllegalAction, SetupError
from munera.core.seeds import derived
from munera.envs.actions import LADDER
from munera.envs.match import COUNTS, Match
from munera.envs.rewards import WIN
from munera.envs.text import text

ILLEGAL_REWARD = -1.0


class SeatEnv(gymnasium.Env[NDArray[Any], np.int64]):
    """Plays one seat, or in every episode another one; `opponents` names one level for all others or one for each."""

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium's own way

    def __init__(
        self,
        game: str,
        players: int = 4,
        variants: tuple[str, ...] = (),
        opponents: str | Sequence[str] | None = None,
        seat: int | None = None,
        observation: str = COUNTS,
        reward: str = WIN,
        amounts: str = LADDER,
        render_mode: str | None = None,
    ) -> None:
        self.match = Match(game, players, variants, observation, reward, amounts)
        if seat is not None and not 0 <= seat < players:
            raise SetupError(f"There is no seat {seat}: seats run from 0 to {players - 1}.")
        if opponents is None or isinstance(opponents, str):
            levels = [opponents or bots()[0]] * (players - 1)
        else:
            levels = list(opponents)
        if len(levels) != players - 1:
            raise SetupError(f"{players} players need {players - 1} opponents, not {len(levels)}.")
        for level in levels:
            bot(level, self.match.game, 0)  # says at once which levels there are
        self.levels = levels
        self.fixed_seat = seat
        self.seat = seat or 0
        self.render_mode = render_mode
        self.observation_space = self.match.observation_space()
        self.action_space = spaces.Discrete(int(self.match.actions.size))
        self._bots: dict[int, Bot] = {}
        self._is_over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        super().reset(seed=seed)
        chance = int(self.np_random.integers(2**53))
        self.seat = int(self.np_random.integers(self.match.players)) if self.fixed_seat is None else self.fixed_seat
        others = [(self.seat + turn) % self.match.players for turn in range(1, self.match.players)]
        self._bots = {
            other: bot(level, self.match.game, derived(chance, other))
            for other, level in zip(others, self.levels, strict=True)
        }
        self.match.begin(chance)
        self._is_over = False
        self._let_others()
        self._show()
        return self.match.observe(self.seat), self._info()

    def step(self, action: int | np.int64) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        """An action that is illegal now ends the game at a cost; the reason is in the info."""
        if self._is_over:
            raise ResetNeeded("The game is over: call reset() before the next step().")
        if not self.action_space.contains(action):
            raise InvalidAction(f"There is no action {action}: actions run from 0 to {self.match.actions.size - 1}.")
        try:
            self.match.take(int(action))
        except IllegalAction as refusal:
            self._is_over = True
            info = self._info() | {"illegal_action": str(refusal)}
            return self.match.observe(self.seat), ILLEGAL_REWARD, True, False, info
        self._let_others()
        self._is_over = self.match.state.is_over()
        self._show()
        return self.match.observe(self.seat), self.match.earned()[self.seat], self._is_over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, under the name that libraries with masked policies look for."""
        return self.match.mask(np.bool_)

    def render(self) -> str | None:
        """The table in words: returned (`ansi`) or printed (`human`)."""
        shown = text(self.match.game, self.match.state) if self.render_mode else None
        if shown and self.render_mode == "human":
            print(shown, end="\n\n")
            return None
        return shown

    def _let_others(self) -> None:
        state = self.match.state
        while (actor := int(state.actor())) != self.seat and actor >= 0:
            self.match.play(self._bots[actor].choose(state))

    def _info(self) -> dict[str, Any]:
        """The mask, and at the end who won."""
        info: dict[str, Any] = {"action_mask": self.match.mask(), "seat": self.seat}
        if self.match.state.is_over():
            info |= {"scores": self.match.state.scores(), "winners": self.match.state.winners()}
        return info

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def register() -> None:
    """Makes `gymnasium.make("munera/colosseum-v0", …)` work, and so for every game."""
    for game in games():
        name = f"munera/{game}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="munera.envs.seat:SeatEnv", kwargs={"game": game})


register()
