"""Among the golden games of Colosseum is every way in which a game can be decided."""

from pathlib import Path

import pytest

import munera
from munera.games.colosseum.ending import riches, stars
from munera.games.colosseum.flow import Colosseum
from munera.games.colosseum.state import COINS

FOLDER = Path(__file__).parents[3] / "src" / "munera" / "games" / "colosseum" / "golden"


def decided_by(state: munera.State) -> str:
    """How the victory came about, worked out step by step."""
    assert isinstance(state, Colosseum)
    scores = state.scores()
    tied = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if len(tied) == 1:
        return "score"
    wealth = {seat: int(riches(state, seat)) for seat in tied}
    rich = [seat for seat in tied if wealth[seat] == max(wealth.values())]
    if len(rich) == 1:
        coins = {seat: int(state.cells[COINS + seat]) for seat in tied}
        return "coins" if coins[rich[0]] == max(coins.values()) else "medals"
    performers = {seat: int(stars(state, seat)) for seat in rich}
    winners = [seat for seat in rich if performers[seat] == max(performers.values())]
    assert winners == state.winners()
    return "stars" if len(winners) == 1 else f"shared by {len(winners)}"


@pytest.mark.rule("C11.1")
def test_every_way_to_win_has_a_golden_game() -> None:
    ways = {decided_by(munera.Record.load(path).replay()) for path in FOLDER.glob("*.munera")}
    assert ways >= {"score", "coins", "medals", "stars", "shared by 2", "shared by 3"}


def test_there_are_at_least_fifteen_golden_games() -> None:
    assert len(list(FOLDER.glob("*.munera"))) >= 15
