"""Among the golden games of Circus Maximus is every favour, and every way in which a game can be decided."""

from pathlib import Path

import pytest

import munera
from munera.games.circus_maximus.data import DAYS
from munera.games.circus_maximus.flow import CircusMaximus

FOLDER = Path(__file__).parents[3] / "src" / "munera" / "games" / "circus_maximus" / "golden"

USES = {
    "M8.1": "use extra visitor",
    "M8.2": "push ",
    "M8.3": "use double sale",
    "M8.4": "recall ",
    "M8.5": "bribed",
    "M8.6": "use new ticket",
    "M8.7": "1 as 8",
    "M8.8": "use double purchase",
    "M8.9": "use second trader",
}


def decided_by(state: munera.State) -> str:
    """How the victory came about, worked out step by step."""
    assert isinstance(state, CircusMaximus)
    scores = state.scores()
    tied = [seat for seat, coins in enumerate(scores) if coins == max(scores)]
    if len(tied) == 1:
        return "coins"
    last = {seat: int(state.earned(seat, DAYS)) for seat in tied}
    winners = [seat for seat in tied if last[seat] == max(last.values())]
    assert winners == state.winners()
    return "last day" if len(winners) == 1 else "shared"


@pytest.mark.rule("M7.4")
def test_every_way_to_win_has_a_golden_game() -> None:
    assert {decided_by(munera.Record.load(path).replay()) for path in FOLDER.glob("*.munera")} == {
        "coins",
        "last day",
        "shared",
    }


def test_every_favour_is_used_in_one_golden_game() -> None:
    text = (FOLDER / "all_nine_favours.munera").read_text("utf-8")
    assert [rule for rule, words in USES.items() if words not in text] == []
