"""Awards at the end of a game, derived from its analysis; a game adds its own (`telling/awards.py`)."""

from typing import Final, NamedTuple

from munera.core.message import Message
from munera.core.record import Record
from munera.tongues import Telling

LUCKY: Final = 0.05  # of a chance to win, in all
COMEBACK: Final = 0.5  # of an even share: who wins from less has come back


class Awarded(NamedTuple):
    name: str
    seat: int
    said: Message


def awarded(
    record: Record,
    chances: list[list[float]],
    luck: list[tuple[int, list[float]]],
    costs: list[float],
    find: tuple[int, int, float] | None,
) -> list[Awarded]:
    """`find` is the best move: which, whose, and what it brought. Only a finished game has awards."""
    end = record.replay()
    if not end.is_over():
        return []
    found = _luck(record.players, luck) + _comeback(record, chances, end.winners())
    if find is not None:
        move, seat, gain = find
        said = Message("common-award-find", gain=round(100 * gain), move=move)
        found.append(Awarded("find", seat, said))
    if max(costs) > 0:
        found.append(Awarded("steady", costs.index(min(costs)), Message("common-award-steady")))
    return found + [Awarded(*award) for award in Telling(record.game).awards(record)]


def _luck(players: int, luck: list[tuple[int, list[float]]]) -> list[Awarded]:
    totals = [sum(gains[seat] for _, gains in luck) for seat in range(players)]
    most, least = max(totals), min(totals)
    found: list[Awarded] = []
    if most >= LUCKY:
        said = Message("common-award-lucky", gain=round(100 * most))
        found.append(Awarded("lucky", totals.index(most), said))
    if least <= -LUCKY:
        said = Message("common-award-unlucky", loss=round(-100 * least))
        found.append(Awarded("unlucky", totals.index(least), said))
    return found


def _comeback(record: Record, chances: list[list[float]], winners: list[int]) -> list[Awarded]:
    for seat in winners:
        lowest = min(range(len(chances)), key=lambda place: chances[place][seat])
        chance = chances[lowest][seat]
        if chance < COMEBACK / record.players:
            said = Message("common-award-comeback", chance=round(100 * chance), move=lowest + 1)
            return [Awarded("comeback", seat, said)]
    return []
