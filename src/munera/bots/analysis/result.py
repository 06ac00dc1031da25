"""What an analysis says: everybody's chances after every move, the moves that mattered, and awards."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from munera.bots.analysis.awards import Awarded, awarded
from munera.bots.analysis.decisions import decisions
from munera.bots.analysis.looks import Glance, Study
from munera.core.game import CHANCE
from munera.core.message import Message, Seat
from munera.core.record import Record
from munera.tongues import Telling

MATTERS: Final = 0.03  # of a chance to win
SURE: Final = 2.0  # standard errors by which a difference must be larger than nothing
LUCK: Final = 0.1  # luck that brings less is nothing to speak of
MOST_LUCK: Final = 6  # strokes of luck are marked


class Mark(NamedTuple):
    """A move that mattered."""

    move: int  # counted from 1
    seat: int
    kind: str  # cost, find or luck
    amount: float  # of a chance to win that it cost or brought
    better: int | None  # for a cost: what was better; for a find: what looked best
    said: Message


class Analysis(NamedTuple):
    chances: list[list[float]]  # of all seats after every move
    marks: list[Mark]  # in the order of the game
    awards: list[Awarded]

    def to_data(self) -> dict[str, Any]:
        """The same as plain data fit for JSON."""
        return {
            "chances": [[round(chance, 4) for chance in row] for row in self.chances],
            "marks": [
                {**mark._asdict(), "amount": round(mark.amount, 4), "said": mark.said.to_data()} for mark in self.marks
            ],
            "awards": [{**award._asdict(), "said": award.said.to_data()} for award in self.awards],
        }


def concluded(record: Record, looks: Sequence[Glance], studies: Sequence[Study]) -> Analysis:
    """What both looks at a record come to."""
    chances = [look.chances for look in looks]
    luck = _strokes_of_luck(record, chances)
    marks = [*_decided(record, studies), *_lucky(luck)]
    costs = [0.0] * record.players
    for study in studies:
        if is_sure(study):
            costs[study.seat] += max(0.0, study.cost)
    finds = [mark for mark in marks if mark.kind == "find"]
    best = max(finds, key=lambda mark: mark.amount, default=None)
    awards = awarded(record, chances, luck, costs, None if best is None else (best.move, best.seat, best.amount))
    return Analysis(chances, sorted(marks, key=lambda mark: (mark.move, mark.kind)), awards)


def is_sure(study: Study) -> bool:
    return abs(study.cost) >= max(MATTERS, SURE * study.error)


def _decided(record: Record, studies: Sequence[Study]) -> list[Mark]:
    telling = Telling(record.game)
    words = record.game.blocks.words
    sure = {study.place: study for study in studies if is_sure(study)}
    marks: list[Mark] = []
    for decision in decisions(record):
        study = sure.get(decision.last)
        if study is None:
            continue
        who, percent = Seat(study.seat), round(100 * abs(study.cost))
        other = telling.deed(words(study.other))
        if study.cost > 0:
            reason = telling.verdict(decision.state, study.seat, study.path, study.other)
            said = Message("common-verdict-cost", who=who, reason=reason, cost=percent, better=other)
        else:
            played = telling.deed(words(study.path[-1]))
            said = Message("common-verdict-find", who=who, played=played, other=other, gain=percent)
        kind = "cost" if study.cost > 0 else "find"
        marks.append(Mark(study.place + 1, study.seat, kind, abs(study.cost), study.other, said))
    return marks


def _strokes_of_luck(record: Record, chances: list[list[float]]) -> list[tuple[int, list[float]]]:
    """For every row of draws the last move of it, and what it brought to everybody."""
    found: list[tuple[int, list[float]]] = []
    was_chance = False
    for place, state in enumerate(record.states()):
        is_chance = state.actor() == CHANCE
        if was_chance and not is_chance and place > 1:
            before, after = _before_row(chances, place - 1), chances[place - 1]
            found.append((place, [now - then for now, then in zip(after, before, strict=True)]))
        was_chance = is_chance
    return found[1:]  # what was dealt before the first decision is nobody's luck yet


def _before_row(chances: list[list[float]], place: int) -> list[float]:
    """While a row of draws lasts, the chances stay as they were before it."""
    return chances[place - 1] if place > 0 else chances[0]


def _lucky(luck: list[tuple[int, list[float]]]) -> list[Mark]:
    strokes = sorted(((max(gains), move, gains.index(max(gains))) for move, gains in luck), reverse=True)
    return [
        Mark(move, seat, "luck", gain, None, Message("common-verdict-luck", who=Seat(seat), gain=round(100 * gain)))
        for gain, move, seat in strokes[:MOST_LUCK]
        if gain >= LUCK
    ]
