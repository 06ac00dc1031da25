"""A finished game understood: who was winning when, which moves mattered, what was better and why.

    analysed(record, QUICK).marks        all of it at once
    Work(record, QUICK)                  the same in small pieces, which may be done anywhere

See docs/analysis.md.
"""

from munera.bots.analysis.awards import Awarded
from munera.bots.analysis.looks import QUICK, SETTINGS, THOROUGH, Glance, Setting, Study
from munera.bots.analysis.result import Analysis, Mark
from munera.bots.analysis.work import Piece, Work, analysed, done

__all__ = [
    "QUICK",
    "SETTINGS",
    "THOROUGH",
    "Analysis",
    "Awarded",
    "Glance",
    "Mark",
    "Piece",
    "Setting",
    "Study",
    "Work",
    "analysed",
    "done",
]
