"""The games for OpenSpiel, as Python games with chance nodes.

    import munera.envs.openspiel
    game = pyspiel.load_game("munera_circus_maximus(players=4,variants=caesar)")

Several variants are joined with `+`. Chance's outcomes are numbered from 0.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from munera.core.catalogue import games
from munera.core.errors import MuneraError
from munera.core.game import CHANCE, NOBODY, State
from munera.envs.actions import LADDER, Actions, Choices
from munera.envs.encoding import Encoding, encoding
from munera.envs.rewards import MARGIN, WIN, check_kind, returns

try:
    import pyspiel
except ModuleNotFoundError:
    raise MuneraError("This needs OpenSpiel; “pip install '.[openspiel]'” in Munera's folder installs it.") from None

SETTINGS = {"players": 4, "variants": "", "reward": WIN, "amounts": LADDER}


class Rules:
    """What all states of a game share."""

    def __init__(self, found: Encoding, settings: dict[str, Any]) -> None:
        check_kind(settings["reward"])
        self.encoding = found
        self.settings = settings
        self.game = found.game
        self.players: int = settings["players"]
        self.variants = tuple(name for name in settings["variants"].split("+") if name)
        self.reward: str = settings["reward"]
        self.actions = Actions(found, self.players, settings["amounts"])
        self.start = found.game.new(self.players, self.variants)

    def choices(self, position: State) -> Choices:
        return self.actions.choices(position.legal(), position.actor())

    def info(self) -> Any:
        """What OpenSpiel wants to know of a game."""
        lowest, highest, total = _utilities(self)
        return pyspiel.GameInfo(
            num_distinct_actions=int(self.actions.size),
            max_chance_outcomes=self.game.blocks.size - self.encoding.first_chance,
            num_players=self.players,
            min_utility=lowest,
            max_utility=highest,
            utility_sum=total,
            max_game_length=self.game.most_steps,
        )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its settings."""

    def __init__(self, found: Encoding, params: dict[str, Any] | None) -> None:
        settings: dict[str, Any] = SETTINGS | (params or {})
        self.rules = Rules(found, settings)
        super().__init__(game_type(found, settings["reward"]), self.rules.info(), params or {})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.rules, bool(iig_obs_type and iig_obs_type.perfect_recall))


class Node:
    """All that belongs to a state: OpenSpiel copies and writes it down whenever it does so with the state."""

    def __init__(self, rules: Rules, position: State) -> None:
        self.rules = rules
        self.position = position

    def __deepcopy__(self, memo: dict[int, object]) -> "Node":
        return Node(self.rules, self.position.copy())

    def __reduce__(self) -> tuple[Callable[..., "Node"], tuple[str, dict[str, Any], bytes]]:
        return _read, (self.rules.game.name, self.rules.settings, self.position.to_bytes())


def _read(name: str, settings: dict[str, Any], position: bytes) -> Node:
    """The node that was written down."""
    rules = Rules(encoding(name), settings)
    return Node(rules, rules.game.from_bytes(position))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position; every decision, also of chance, is a node."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.node = Node(game.rules, game.rules.start.copy())

    @property
    def rules(self) -> Rules:
        return self.node.rules

    @property
    def position(self) -> State:
        return self.node.position

    def current_player(self) -> int:
        actor = int(self.position.actor())
        if actor == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if actor == NOBODY else actor

    def is_terminal(self) -> bool:
        return self.position.is_over()

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.rules.choices(self.position).ids)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = [int(weight) for weight in self.position.weights()]
        total = sum(weights)
        first = self.rules.encoding.first_chance
        outcomes = zip(self.position.legal(), weights, strict=True)
        return [(int(action) - first, weight / total) for action, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        meant = self._meant(int(self.position.actor()), action)
        if meant < 0:
            raise self.rules.actions.refusal(action, self.rules.choices(self.position))
        self.position.apply(meant)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.rules.game.blocks.words(action + self.rules.encoding.first_chance)
        if player == self.position.actor() and (meant := self._meant(player, action)) >= 0:
            return self.rules.game.blocks.words(meant)
        return self.rules.actions.names[action]

    def _meant(self, actor: int, action: int) -> int:
        """The game's own action, or -1 if this is not one that is possible now."""
        if actor == CHANCE:
            return action + self.rules.encoding.first_chance
        return int(self.rules.actions.action(self.rules.choices(self.position), action))

    def returns(self) -> list[float]:
        return list(returns(self.position, self.rules.reward)) if self.is_terminal() else [0.0] * self.rules.players

    def __str__(self) -> str:
        return f"{self.rules.game.prompt(self.position)} {bytes(self.position.to_bytes()).hex()}"


class Observer:
    """What a player sees, in named pieces.

    Everything in these games is open, so with perfect recall the tensor is the same: nothing matters that was seen
    before and is not seen now. The string with perfect recall tells all that has happened.
    """

    def __init__(self, rules: Rules, perfect_recall: bool) -> None:
        self.rules = rules
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(rules.encoding.features.size, np.float32)
        self.dict = {}
        for field in rules.encoding.features.fields:
            piece = self.tensor[field.first : field.first + field.size()]
            self.dict[field.name] = piece.reshape([len(axis) for axis in field.axes])

    def set_from(self, state: SpielState, player: int) -> None:
        row = self.rules.encoding.row(state.position, player)
        self.tensor[:] = np.frombuffer(memoryview(row), np.int16)

    def string_from(self, state: SpielState, player: int) -> str:
        if self.perfect_recall:
            return f"player {player}: {state.history_str()}"
        self.set_from(state, player)
        names = self.rules.encoding.features.names
        seen = [f"{names[place]} {self.tensor[place]:.0f}" for place in np.flatnonzero(self.tensor)]
        return f"player {player}: {', '.join(seen)}"


def _utilities(rules: Rules) -> tuple[float, float, float | None]:
    """The lowest and the highest return, and what all returns add up to."""
    most = float(rules.encoding.most_points)
    if rules.reward == WIN:
        return 0.0, 1.0, 1.0
    return (-most, most, 0.0) if rules.reward == MARGIN else (0.0, most, None)


def game_type(found: Encoding, reward: str) -> Any:
    sums = {WIN: pyspiel.GameType.Utility.CONSTANT_SUM, MARGIN: pyspiel.GameType.Utility.ZERO_SUM}
    return pyspiel.GameType(
        short_name=f"munera_{found.game.name}",
        long_name=found.game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=sums.get(reward, pyspiel.GameType.Utility.GENERAL_SUM),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(found.game.player_counts),
        min_num_players=min(found.game.player_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=SETTINGS,
    )


def _register(name: str) -> None:
    found = encoding(name)

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(found, params)

    pyspiel.register_game(game_type(found, WIN), Registered)


for _name in games():
    _register(_name)
