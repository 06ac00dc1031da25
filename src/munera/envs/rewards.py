"""What a game pays its players who learn."""

from typing import Final

from librt.vecs import append, vec

from munera.core.errors import SetupError
from munera.core.game import State
from munera.core.wording import joined

WIN: Final = "win"  # 1 to the winner, shared if several win; the others nothing
MARGIN: Final = "margin"  # at the end, by how many points one is ahead of the others' mean; adds up to 0
SCORE: Final = "score"  # every point as soon as it is scored
KINDS: Final[tuple[str, ...]] = (WIN, MARGIN, SCORE)


def check_kind(kind: str) -> None:
    if kind not in KINDS:
        raise SetupError(f"There is no reward “{kind}”; choose {joined(list(KINDS), 'or')}.")


def returns(state: State, kind: str) -> vec[float]:
    """All that each seat has been paid so far; the reward of a step is the difference of two such rows."""
    paid = vec[float](capacity=8)
    scores = state.scores()
    if kind == SCORE:
        for score in scores:
            paid = append(paid, float(score))
        return paid
    if not state.is_over():
        for _ in scores:
            paid = append(paid, 0.0)
        return paid
    winners = state.winners()
    total = sum(scores)
    for seat, score in enumerate(scores):
        if kind == WIN:
            paid = append(paid, 1.0 / float(len(winners)) if seat in winners else 0.0)
        else:
            paid = append(paid, float(score) - float(total - score) / float(len(scores) - 1))
    return paid
