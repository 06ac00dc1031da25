"""The games on PettingZoo's interface for agents who act in turn."""

from typing import Any

from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from munera.core.errors import SetupError
from munera.core.wording import joined
from munera.envs.actions import LADDER
from munera.envs.match import COUNTS, Match
from munera.envs.rewards import WIN
from munera.envs.text import text

RENDER_MODES = ("human", "ansi")
ILLEGAL_REWARD = -1.0

Observation = dict[str, NDArray[Any]]


class GameEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """A game in which every seat is an agent, `player_0` to `player_4`; chance is played inside."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        players: int = 4,
        variants: tuple[str, ...] = (),
        observation: str = COUNTS,
        reward: str = WIN,
        amounts: str = LADDER,
        render_mode: str | None = None,
        ends_when_illegal: bool = False,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise SetupError(f"There is no render mode “{render_mode}”; choose {joined(list(RENDER_MODES), 'or')}.")
        self.match = Match(game, players, variants, observation, reward, amounts)
        self.metadata = {"name": f"{game}_v0", "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.render_mode = render_mode
        self.ends_when_illegal = ends_when_illegal
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size = int(self.match.actions.size)
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Dict({"observation": self.match.observation_space(), "action_mask": spaces.MultiBinary(size)})
            for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(size) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.match.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.match.state.actor()]
        self._show()

    def observe(self, agent: str) -> Observation:
        """What the agent sees, and what it may do: nothing, unless it is its turn."""
        seat = self._seats[agent]
        mask = self.match.mask()
        if seat != self.match.state.actor():
            mask[:] = 0
        return {"observation": self.match.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        id = -1 if action is None else int(action)
        if self.ends_when_illegal and 0 <= id < self.match.actions.size and not self.match.is_legal(id):
            self._end_with(agent)
            return
        self.match.take(id)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.match.earned(), strict=True))
        if self.match.state.is_over():
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.agents[self.match.state.actor()]
        self._accumulate_rewards()
        self._show()

    def _end_with(self, agent: str) -> None:
        """Ends the game at the cost of an agent who did what is illegal, as PettingZoo's own wrapper would."""
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: ILLEGAL_REWARD}
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table in words: returned (`ansi`) or printed (`human`)."""
        if self.render_mode is None:
            return None
        shown = text(self.match.game, self.match.state)
        if self.render_mode == "ansi":
            return shown
        print(shown, end="\n\n")
        return None

    def close(self) -> None:
        """Nothing is held that would need closing."""

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def guarded(game: str, **settings: Any) -> AECEnv[str, Observation, int | None]:
    """With what PettingZoo's wrappers are for: an illegal action ends the game, calls must come in their order.

    Each wrapper doubles the time of a step, so that only the one for the order is a wrapper here.
    """
    return OrderEnforcingWrapper(GameEnv(game, ends_when_illegal=True, **settings))
