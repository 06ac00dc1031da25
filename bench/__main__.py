"""Measures everything, one thing after the other, and prints one table."""

import argparse
import sys
from pathlib import Path

from rich.console import Console

import munera
from bench import aside, envs, others, ours, players, report, server, web
from bench.measure import BenchError, Pace
from bench.ours import Costs
from bench.report import Ratio, Report
from bench.served import Served, Weight

PLAYERS = 4
OPEN_SPIEL_GAMES = ("backgammon", "gin_rummy")
PETTINGZOO_GAMES = ("connect_four_v3", "texas_holdem_v4")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="FILE", help="save all figures there, too")
    parser.add_argument("--server", action="store_true", help="measure the server alone")
    parser.add_argument("--seconds", type=float, default=2.0, help="length of one run; each row has three (default 2)")
    arguments = parser.parse_args()
    console = Console()
    try:
        progress = Console(stderr=True)
        result = Report({}, {}, [], {}, {}) if arguments.server else measure(arguments.seconds, progress)
        with progress.status("the server, and boardgame.io …"):
            result = serve(result)
    except BenchError as error:
        print(error, file=sys.stderr)
        return 1
    report.show(result, console)
    if arguments.json:
        report.save(result, arguments.json)
    return 0


def measure(seconds: float, progress: Console) -> Report:
    if not munera.COMPILED:
        raise BenchError("The installed package is not compiled, so its speed says nothing; `make bench` compiles it.")
    others.check()
    paces: dict[str, Pace] = {}
    costs: dict[str, Costs] = {}
    ratios: list[Ratio] = []
    with progress.status("OpenSpiel …"):
        for name in OPEN_SPIEL_GAMES:
            paces[f"OpenSpiel {name}"] = others.open_spiel(name, seconds)
    with progress.status("catanatron …"):
        paces["catanatron"] = others.catanatron(seconds)
    with progress.status("PettingZoo …"):
        for name in PETTINGZOO_GAMES:
            paces[f"PettingZoo {name}"] = others.pettingzoo(name, seconds)
    for name in munera.games():
        with progress.status(f"{name} …"):
            fast = ours.random_play(name, PLAYERS, seconds)
            looped = ours.random_play_from_python(name, PLAYERS, seconds)
            slow = ours.interpreted(name, PLAYERS, seconds)
            costs[name] = ours.costs(name, PLAYERS)
        paces[f"{name}, compiled"] = fast
        paces[f"{name}, loop in Python"] = looped
        paces[f"{name}, interpreted"] = slow
        backgammon = paces["OpenSpiel backgammon"].steps_per_second
        ratios += [
            Ratio(f"{name} / OpenSpiel backgammon", fast.steps_per_second / backgammon, 30),
            Ratio(f"{name}, loop in Python / OpenSpiel backgammon", looped.steps_per_second / backgammon),
            Ratio(f"{name} / catanatron", fast.steps_per_second / paces["catanatron"].steps_per_second, 100),
            Ratio(f"{name} / its interpreted self", fast.steps_per_second / slow.steps_per_second, 15),
            Ratio(f"{name}, a copy in steps", costs[name].copy * fast.steps_per_second / 1e9, 10, at_most=True),
        ]
        with progress.status(f"{name}, computer players …"):
            players.measure(name, PLAYERS, seconds, paces, ratios)
        with progress.status(f"{name}, environments …"):
            envs.measure(name, PLAYERS, seconds, paces, ratios)
    with progress.status("the page …"):
        ratios += web.measure()
    with progress.status("a table beside an analysis …"):
        ratios += aside.measure()
    return Report(paces, costs, ratios, {}, {})


def serve(result: Report) -> Report:
    """The same with what was measured of the server."""
    if not munera.COMPILED:
        raise BenchError("The installed package is not compiled, so its speed says nothing; `make bench` compiles it.")
    served: dict[str, Served] = {}
    weights: dict[str, Weight] = {}
    ratios = list(result.ratios)
    server.measure(served, ratios, weights)
    return Report(result.paces, result.costs, ratios, served, weights)


if __name__ == "__main__":
    sys.exit(main())
