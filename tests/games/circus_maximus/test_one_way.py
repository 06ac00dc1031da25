"""A turn can be played in one way only, and a favour that was announced can always be completed."""

import pytest
from librt.random import Random

from munera.core.conformance import any_action
from munera.core.game import State
from munera.games.circus_maximus import GAME
from munera.games.circus_maximus import state as cell

DOUBLING = ("use second trader", "use double purchase", "use double sale")


def _ends(s: State, words: tuple[str, ...] = ()) -> list[tuple[State, tuple[str, ...]]]:
    """Every way to finish what the actor may begin now, and where it leads."""
    ends = []
    assert len(s.legal()) > 0, f"a dead end after {words}"
    for action in s.legal():
        trial = s.copy()
        trial.step(action)
        said = (*words, GAME.words(s, int(action)))
        ends += _ends(trial, said) if trial.cells[cell.STILL] > 0 else [(trial, said)]
    return ends


def _choose(s: State, random: Random) -> int:
    """Mostly keeps traders for the venues, where favours meet."""
    legal = s.legal()
    saving = s.actor() >= 0 and s.cells[cell.PHASE] < cell.EVENTS and legal[0] == 0
    return 0 if saving and random.randrange(3) == 0 else int(any_action(s, random))


@pytest.mark.rule("M8.3", "M8.8", "M8.9")
@pytest.mark.parametrize("seed", range(40))
def test_no_two_sequences_mean_the_same_turn(seed: int) -> None:
    random = Random(seed)
    s = GAME.new(3 + seed % 3, ("caesar",) if seed % 2 else ())
    while not s.is_over():
        if s.cells[cell.STILL] == 0 and any(GAME.words(s, int(action)) in DOUBLING for action in s.legal()):
            ways: dict[bytes, tuple[str, ...]] = {}
            for end, words in _ends(s):
                assert ways.setdefault(end.to_bytes(), words) == words
        s.step(_choose(s, random))
