"""What the games of a match say about each kind of bot in it."""

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from munera.lab.arena import Match, Outcome
from munera.lab.arena_intervals import Interval, mean_interval, share_interval


class Standing(NamedTuple):
    """Of one kind, however many seats it holds: means are by seat and game."""

    bot: str
    seats: int
    games: int
    win_share: float  # of a seat: a shared victory counts in parts
    win_share_interval: Interval | None
    mean_score: float
    mean_score_interval: Interval | None
    mean_place: float
    decisions: int
    seconds_per_decision: float
    longest_decision: float


def places(scores: Sequence[int], winners: Sequence[int]) -> list[float]:
    """Winners first, then by score; equals share the mean of their places, so that places always add up.

    >>> places([50, 70, 50, 70], winners=[3])
    [3.5, 2.0, 3.5, 1.0]
    """
    keys = [(seat in winners, score) for seat, score in enumerate(scores)]
    return [sum(other > key for other in keys) + (keys.count(key) + 1) / 2 for key in keys]


def standings(match: Match, outcomes: Sequence[Outcome]) -> list[Standing]:
    """Of all kinds in the order of the line-up; the outcomes are whole blocks in the order of their numbers."""
    assert [outcome.number for outcome in outcomes] == list(range(len(outcomes)))
    assert len(outcomes) % match.players == 0
    size = match.players
    blocks = [outcomes[first : first + size] for first in range(0, len(outcomes), size)]
    return [_standing(match, kind, blocks) for kind in dict.fromkeys(match.bots)]


def _standing(match: Match, kind: str, blocks: Sequence[Sequence[Outcome]]) -> Standing:
    held = match.bots.count(kind)
    wins: list[float] = []  # by block, as all the other lists
    scores: list[float] = []
    ranks: list[float] = []
    decisions, seconds, longest = 0, 0.0, 0.0
    for block in blocks:
        won, scored, ranked = 0.0, 0, 0.0
        for outcome in block:
            standing = places(outcome.scores, outcome.winners)
            for seat, other in enumerate(match.seats(outcome.number)):
                if other == kind:
                    won += (seat in outcome.winners) / len(outcome.winners)
                    scored += outcome.scores[seat]
                    ranked += standing[seat]
                    decisions += outcome.decisions[seat]
                    seconds += outcome.seconds[seat]
                    longest = max(longest, outcome.longest[seat])
        wins.append(round(won, 9) / len(block))  # thirds add up to whole wins
        scores.append(scored / (len(block) * held))
        ranks.append(ranked / (len(block) * held))
    return Standing(
        bot=kind,
        seats=held,
        games=sum(len(block) for block in blocks),
        win_share=fmean(wins) / held,
        win_share_interval=_win_interval(wins, held, match.players),
        mean_score=fmean(scores),
        mean_score_interval=mean_interval(scores),
        mean_place=fmean(ranks),
        decisions=decisions,
        seconds_per_decision=seconds / decisions if decisions else 0.0,
        longest_decision=longest,
    )


def _win_interval(wins: list[float], held: int, players: int) -> Interval | None:
    if held == players:
        return 1 / players, 1 / players  # who plays alone wins exactly that
    interval = share_interval(wins)
    return None if interval is None else (interval[0] / held, interval[1] / held)
