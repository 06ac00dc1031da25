"""OpenSpiel's own tree search plays Circus Maximus against random players: python -m examples.open_spiel_mcts"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import evaluate_bots, mcts
from open_spiel.python.bots import uniform_random

import munera.envs.openspiel  # noqa: F401 - makes OpenSpiel know the games


def play(game_string: str, simulations: int, seed: int) -> list[float]:
    """One game, the search in the first seat; returns what each player got."""
    game = pyspiel.load_game(game_string)
    random = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random)
    search = mcts.MCTSBot(game, 1.4, simulations, evaluator, random_state=random)
    others = [uniform_random.UniformRandomBot(seat, random) for seat in range(1, game.num_players())]
    returns: list[float] = evaluate_bots.evaluate_bots(game.new_initial_state(), [search, *others], random)
    return returns


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m examples.open_spiel_mcts", description=__doc__)
    parser.add_argument("--game", default="munera_circus_maximus(players=3)")
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--games", type=int, default=3)
    arguments = parser.parse_args()
    for seed in range(arguments.games):
        returns = play(arguments.game, arguments.simulations, seed)
        print(f"game {seed + 1}: the search got {returns[0]:g}, the others {', '.join(f'{r:g}' for r in returns[1:])}")


if __name__ == "__main__":
    main()
