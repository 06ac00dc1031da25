"""An analysis as small pieces of work, so that it can show how far it is, stop anywhere, and be done elsewhere.

    work = Work(record, QUICK)
    while (piece := work.next()) is not None:
        work.take(done(record, QUICK, 1, piece))
    work.result()

What was done so far is plain data (`work.to_data()`), from which `Work.resumed` goes on.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from munera.bots.analysis.looks import Glance, Setting, Study, glances, study, worth_a_study
from munera.bots.analysis.result import Analysis, concluded
from munera.core.record import Record

TOGETHER: Final = 8  # moves of one piece


class Piece(NamedTuple):
    """The first look at the moves from `first` on and before `last`, or the second look at one."""

    sort: str  # glance or study
    first: int
    last: int


def done(record: Record, setting: Setting, seed: int, piece: Piece) -> list[Any]:
    """The work itself. The answer is plain data."""
    if piece.sort == "glance":
        return [list(look) for look in glances(record, setting, seed, piece.first, piece.last)]
    found = study(record, setting, seed, piece.first)
    return [] if found is None else [list(found)]


class Work:
    def __init__(self, record: Record, setting: Setting) -> None:
        self.record = record
        self.setting = setting
        self.looks: list[Glance] = []
        self.studies: list[Study] = []
        self._studied = 0  # places, whether anything came of it or not
        self._worthy: list[int] | None = None

    @classmethod
    def resumed(cls, record: Record, setting: Setting, data: dict[str, Any]) -> "Work":
        work = cls(record, setting)
        work.looks = [Glance(*look) for look in data["looks"]]
        work.studies = [_study(each) for each in data["studies"]]
        work._studied = data["studied"]
        return work

    def to_data(self) -> dict[str, Any]:
        return {
            "looks": [list(look) for look in self.looks],
            "studies": [list(each) for each in self.studies],
            "studied": self._studied,
        }

    def next(self) -> Piece | None:
        """What is to be done now; None when all is done."""
        moves = len(self.record.actions)
        if len(self.looks) < moves:
            return Piece("glance", len(self.looks), min(moves, len(self.looks) + TOGETHER))
        worthy = self._worth_a_study()
        return Piece("study", worthy[self._studied], 0) if self._studied < len(worthy) else None

    def take(self, answer: list[Any]) -> None:
        """What `done` said of the piece that was next."""
        if len(self.looks) < len(self.record.actions):
            self.looks += [Glance(*look) for look in answer]
        else:
            self.studies += [_study(each) for each in answer]
            self._studied += 1

    @property
    def share(self) -> float:
        """How much of it is done, about: both looks take about as long."""
        first = len(self.looks) / max(1, len(self.record.actions))
        if first < 1:
            return first / 2
        return (1 + self._studied / max(1, len(self._worth_a_study()))) / 2

    def result(self) -> Analysis:
        return concluded(self.record, self.looks, self.studies)

    def _worth_a_study(self) -> list[int]:
        if self._worthy is None:
            self._worthy = worth_a_study(self.looks, self.setting)
        return self._worthy


def analysed(
    record: Record, setting: Setting, seed: int = 1, progress: Callable[[float], None] = lambda share: None
) -> Analysis:
    """All of it, here and now; the same seed judges the same."""
    work = Work(record, setting)
    while (piece := work.next()) is not None:
        work.take(done(record, setting, seed, piece))
        progress(work.share)
    return work.result()


def _study(row: list[Any]) -> Study:
    return Study(*row)._replace(path=tuple(row[2]))
