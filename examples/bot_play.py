"""A computer player on Gymnasium's interface against others: python -m examples.bot_play colosseum"""

import argparse

import gymnasium

import munera
import munera.envs.seat  # makes gymnasium know the games
from munera.bots import bot, bots
from munera.envs.seat import SeatEnv


def play(game: str, player: str, opponents: str, games: int) -> float:
    """The share of the wins of one computer player against three of another kind."""
    made = gymnasium.make(f"munera/{game}-v0", opponents=opponents, disable_env_checker=True)
    env = made.unwrapped
    assert isinstance(env, SeatEnv)
    share = 0.0
    for seed in range(games):
        made.reset(seed=seed)
        learner = bot(player, env.match.game, seed)
        ended = False
        while not ended:
            action = env.match.actions.nearest(env.match.choices, learner.choose(env.match.state))
            _observation, reward, ended, _cut_short, _info = made.step(int(action))
            share += float(reward)
    return share / games


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m examples.bot_play", description=__doc__)
    parser.add_argument("game", choices=munera.games())
    parser.add_argument("--player", choices=bots(), default=bots()[1])
    parser.add_argument("--against", choices=bots(), default=bots()[0])
    parser.add_argument("--games", type=int, default=20)
    arguments = parser.parse_args()
    share = play(arguments.game, arguments.player, arguments.against, arguments.games)
    print(f"{arguments.player} against three {arguments.against}: {share:.0%} of {arguments.games} games.")


if __name__ == "__main__":
    main()
