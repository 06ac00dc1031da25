"""The program as a whole."""

import subprocess
import sys

import munera
from tests.cli.conftest import Run


def test_the_version_says_whether_the_engine_is_compiled(run: Run) -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.stdout == f"munera {munera.__version__} ({'compiled' if munera.COMPILED else 'interpreted'})\n"


def test_the_version_does_not_wait_for_what_only_games_need() -> None:
    code = "import sys, munera.cli; print('rich' in sys.modules, 'munera.bots' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "False False\n"


def test_games_are_listed_with_their_player_counts_and_variants(run: Run) -> None:
    result = run("games")
    assert result.exit_code == 0
    assert "colosseum: Colosseum, for 3, 4, 5 players; variants: intense_auctions\n" in result.stdout


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    result = run()
    assert result.exit_code == 0
    assert "simulate" in result.stdout
