"""Ratings of bots by openskill (Plackett and Luce's model, Weng and Lin's update)."""

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import NamedTuple

from munera.lab import extra


class Rating(NamedTuple):
    """A belief about strength: `mu`, give or take `sigma`; `ordinal` is what one can be sure of."""

    mu: float
    sigma: float
    ordinal: float


def ratings(kinds: Iterable[str], games: Iterable[tuple[Sequence[str], Sequence[float]]]) -> dict[str, Rating]:
    """From games in order, each with the kind and the place of every seat.

    A kind in several seats of a game is rated in each of them and takes the mean, as if it had been there once. Bots do
    not get better from game to game, so the model's drift (tau) is 0.
    """
    model = extra("openskill.models").PlackettLuce(tau=0.0)
    beliefs: dict[str, tuple[float, float]] = dict.fromkeys(kinds, (model.mu, model.sigma))
    for seats, places in games:
        before = [[model.rating(*beliefs[kind])] for kind in seats]
        after = [team[0] for team in model.rate(before, ranks=list(places))]
        for kind in set(seats):
            own = [rating for rating, holder in zip(after, seats, strict=True) if holder == kind]
            beliefs[kind] = fmean(rating.mu for rating in own), fmean(rating.sigma for rating in own)
    return {kind: Rating(mu, sigma, model.rating(mu, sigma).ordinal()) for kind, (mu, sigma) in beliefs.items()}
