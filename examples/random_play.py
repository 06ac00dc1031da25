"""Random play on PettingZoo's interface: python -m examples.random_play colosseum --players 3"""

import argparse
from importlib import import_module

import munera


def play(game: str, players: int, seed: int) -> dict[str, float]:
    """One game of agents who do anything that is legal; returns what each was paid."""
    env = import_module(f"munera.envs.{game}_v0").env(players=players, reward="score")
    env.reset(seed=seed)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for seat, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed + seat)
    for agent in env.agent_iter():
        observation, reward, ended, cut_short, _info = env.last()
        paid[agent] += reward
        is_out = ended or cut_short
        env.step(None if is_out else env.action_space(agent).sample(observation["action_mask"]))
    return paid


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m examples.random_play", description=__doc__)
    parser.add_argument("game", choices=munera.games())
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=10)
    arguments = parser.parse_args()
    for seed in range(arguments.games):
        paid = play(arguments.game, arguments.players, seed)
        print(f"game {seed + 1}: " + ", ".join(f"{agent} {points:.0f}" for agent, points in paid.items()))


if __name__ == "__main__":
    main()
