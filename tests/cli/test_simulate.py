"""Many games: reproducible, and with honest intervals."""

import json
from pathlib import Path

import pytest

from munera import game, playout
from munera.cli.simulate import Job, Tally, simulate
from tests.cli.conftest import Run


def result(name: str) -> dict[str, object]:
    found: dict[str, object] = json.loads(Path(name).read_text("utf-8"))
    assert found.pop("games_per_second")
    return found


@pytest.mark.parametrize(("bot", "games"), [("random", "12"), ("senator", "2")])
def test_the_same_seed_gives_the_same_result_with_one_worker_and_two(run: Run, bot: str, games: str) -> None:
    common = ("simulate", "colosseum", "--players", "3", "--games", games, "--bot", bot, "--seed", "4")
    assert run(*common, "--workers", "1", "--json", "one.json").exit_code == 0
    assert run(*common, "--workers", "2", "--json", "two.json").exit_code == 0
    assert result("one.json") == result("two.json")


def test_another_seed_gives_another_result(run: Run) -> None:
    for seed in ("1", "2"):
        run("simulate", "colosseum", "--games", "5", "--workers", "1", "--seed", seed, "--json", f"{seed}.json")
    assert result("1.json")["seats"] != result("2.json")["seats"]


def test_the_report_gives_means_rates_and_their_intervals(run: Run) -> None:
    shown = run("simulate", "colosseum", "--games", "5", "--workers", "1", "--variant", "intense_auctions").stdout
    assert "5 games of colosseum (intense_auctions) with 4 random players, seed 1" in shown
    assert "95 % interval" in shown
    assert "steps a game" in shown


def test_a_single_game_has_no_interval_of_scores(run: Run) -> None:
    run("simulate", "colosseum", "--games", "1", "--workers", "1", "--json", "one.json")
    assert result("one.json")["mean_score_interval"] is None


def test_the_wins_of_a_game_add_up_to_one_also_when_shared() -> None:
    (tally,) = simulate(Job("colosseum", 3, (), "random", 1, 0, 1), 1)
    assert sum(tally.wins) == tally.whole
    shared = Tally(3)
    state = game("colosseum").new(3)
    playout(state, 1)
    for _ in range(4):
        shared.count(state, 1)
    assert sum(shared.wins) == 4 * shared.whole
