"""What the strongest computer player would do here, and why."""

from munera import Message
from munera.bots.levels import LEVELS
from munera.bots.tree import Candidate, Tree
from munera.cli.language import tell
from munera.cli.session import Session
from munera.core.seeds import derived

BEST = 3  # so many moves are shown
CLOSE = 0.005  # chances that differ less are as good as equal


def advice(session: Session) -> list[str]:
    """The best moves, each told by what it brings, the chance to win, how it compares, and what speaks for it."""
    strongest = LEVELS[-1]
    tree = Tree(session.game, derived(session.seed, len(session.record.actions)))
    best = tree.search(session.state, strongest.simulations, strongest.seconds)[:BEST]
    told = [tell(_sentence(session, best, place)) for place in range(len(best))]
    reasons = [session.dress.reason(session.state, candidate.action) for candidate in best]
    return [f"{sentence} {why}".rstrip() for sentence, why in zip(told, reasons, strict=True)]


def _sentence(session: Session, best: list[Candidate], place: int) -> Message:
    move = _deed(session, best[place])
    hint = session.dress.hint(session.game.view(session.state, session.seat), _words(session, best[place]))
    brings = f" ({hint})" if hint else ""
    if len(best) == 1:
        return Message("terminal-advice-only", move=move, brings=brings)
    other = best[1] if place == 0 else best[0]
    gap = abs(best[place].score - other.score)
    chance = f"{100 * best[place].score:.0f}"
    if gap < CLOSE:
        deed = _deed(session, other)
        return Message("terminal-advice-equal", place=place + 1, move=move, brings=brings, chance=chance, other=deed)
    compared = "terminal-advice-best" if place == 0 else "terminal-advice-worse"
    return Message(compared, place=place + 1, move=move, brings=brings, chance=chance, gap=f"{100 * gap:.1f}")


def _words(session: Session, candidate: Candidate) -> str:
    return session.game.words(session.state, candidate.action)


def _deed(session: Session, candidate: Candidate) -> str:
    return session.dress.deed(_words(session, candidate))
