"""The games in OpenSpiel, by OpenSpiel's own tests and players."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import evaluate_bots, mcts
from open_spiel.python.bots import uniform_random

import munera.envs.openspiel  # noqa: F401 - makes OpenSpiel know the games
from munera import IllegalAction, SetupError, game
from munera.envs.encoding import encoding

GAME_STRINGS = [
    "munera_circus_maximus(players=3)",
    "munera_circus_maximus(players=4,variants=caesar,reward=margin)",
    "munera_circus_maximus(players=5,reward=score)",
    "munera_colosseum(players=3)",
    "munera_colosseum(players=4,variants=intense_auctions,amounts=exact)",
    "munera_colosseum(players=5,reward=margin)",
]


@pytest.mark.parametrize("game_string", GAME_STRINGS)
def test_openspiels_own_random_simulation_passes(game_string: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game_string), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game_string", ["munera_circus_maximus(players=3)", "munera_colosseum(players=3)"])
def test_openspiels_random_players_play_to_the_end(game_string: str) -> None:
    random = np.random.RandomState(1)
    players = [uniform_random.UniformRandomBot(seat, random) for seat in range(3)]
    returns = evaluate_bots.evaluate_bots(pyspiel.load_game(game_string).new_initial_state(), players, random)
    assert sum(returns) == pytest.approx(1)


@pytest.mark.parametrize("game_string", ["munera_circus_maximus(players=3)", "munera_colosseum(players=3)"])
def test_openspiels_tree_search_plays_to_the_end(game_string: str) -> None:
    spiel = pyspiel.load_game(game_string)
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(random_state=random)
    state = spiel.new_initial_state()
    search = mcts.MCTSBot(spiel, 1.4, 2, evaluator, random_state=random)
    searched = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(outcomes, p=chances)))
        elif state.current_player() == 0 and searched < 12:  # each of its decisions plays whole games
            state.apply_action(search.step(state))
            searched += 1
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
    assert searched == 12
    assert sum(state.returns()) == pytest.approx(1)


@pytest.mark.parametrize("name", ["circus_maximus", "colosseum"])
def test_tensors_are_the_features_from_the_players_side(name: str) -> None:
    spiel = pyspiel.load_game(f"munera_{name}(players=4)")
    state = spiel.new_initial_state()
    random = np.random.RandomState(3)
    for _ in range(120):
        state.apply_action(int(random.choice(state.legal_actions())))
    assert spiel.observation_tensor_size() == encoding(name).features.size
    for seat in range(4):
        row = [float(number) for number in encoding(name).row(state.position, seat)]
        assert state.observation_tensor(seat) == row
        assert state.information_state_tensor(seat) == row
    assert f"player 2: {state.history_str()}" == state.information_state_string(2)
    assert "players[4] 1" in state.observation_string(0)


def test_pieces_of_a_tensor_have_the_shape_of_their_axes() -> None:
    spiel = pyspiel.load_game("munera_colosseum(players=3)")
    observer = spiel.make_py_observer()
    state = spiel.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    observer.set_from(state, 1)
    assert observer.dict["tokens"].shape == (5, 15)
    assert observer.dict["tokens"][:3].sum() == 24
    assert observer.dict["coins"].tolist() == [30, 30, 30, 0, 0]


def test_chance_is_as_likely_as_the_rules_say() -> None:
    state = pyspiel.load_game("munera_circus_maximus(players=4)").new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(seat, 0.25) for seat in range(4)]
    state.apply_action(0)
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)


def test_actions_are_told_in_the_games_words() -> None:
    state = pyspiel.load_game("munera_colosseum(players=3,amounts=exact)").new_initial_state()
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 0) == "draw gladiator"
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    words = [state.action_to_string(0, action) for action in state.legal_actions()]
    assert words == [game("colosseum").words(state.position, int(action)) for action in state.position.legal()]


def test_on_a_ladder_an_action_is_told_by_the_amount_it_means() -> None:
    state = pyspiel.load_game("munera_colosseum(players=3)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    for words in ("pass", "pass", "pass", "auction 1"):
        state.apply_action(next(a for a in state.legal_actions() if state.action_to_string(a) == words))
    told = [state.action_to_string(state.current_player(), action) for action in state.legal_actions()]
    assert told[:7] == ["bid 8", "bid 9", "bid 10", "bid 11", "bid 12", "bid 13", "bid 15"]
    assert told[-1] == "bid 30"


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = pyspiel.load_game("munera_circus_maximus(players=3)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    before = str(state)
    illegal = next(action for action in range(181) if action not in state.legal_actions())
    with pytest.raises(IllegalAction, match="is not legal now"):
        state.apply_action(illegal)
    assert str(state) == before


def test_after_the_end_nothing_is_legal() -> None:
    state = pyspiel.load_game("munera_circus_maximus(players=3)").new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert state.legal_actions() == []
    with pytest.raises(IllegalAction, match="is not legal now"):
        state.apply_action(0)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ("players=6", "3, 4 or 5 players, not 6"),
        ("variants=nero", "no variant"),
        ("reward=love", "win, margin or score"),
    ],
)
def test_a_wrong_setting_is_told_with_the_right_ones(settings: str, message: str) -> None:
    with pytest.raises(SetupError, match=message):
        pyspiel.load_game(f"munera_circus_maximus({settings})")
