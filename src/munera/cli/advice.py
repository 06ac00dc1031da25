"""What the strongest computer player would do here, and why."""

from munera.bots.levels import LEVELS
from munera.bots.tree import Candidate, Tree
from munera.cli.session import Session
from munera.core.seeds import derived

BEST = 3  # so many moves are shown
CLOSE = 0.005  # chances that differ less are as good as equal


def advice(session: Session) -> list[str]:
    """The best moves, each with the chance to win and one sentence."""
    strongest = LEVELS[-1]
    tree = Tree(session.game, derived(session.seed, len(session.record.actions)))
    found = tree.search(session.state, strongest.simulations, strongest.seconds)
    tried = [candidate for candidate in found if candidate.visits > 0] or found
    best = sorted(tried[:BEST], key=lambda candidate: -candidate.chances[session.seat])
    return [
        f"{place + 1}. “{session.game.words(session.state, candidate.action)}”: "
        f"{100 * candidate.chances[session.seat]:.0f} % to win. {_why(session, best, place)}"
        for place, candidate in enumerate(best)
    ]


def _why(session: Session, best: list[Candidate], place: int) -> str:
    """What the move brings, and how much better or worse that is than another."""
    words = session.game.words(session.state, best[place].action)
    hint = session.dress.hint(session.game.view(session.state, session.seat), words)
    brings = f"{hint[0].upper()}{hint[1:]}; " if hint else ""
    if len(best) == 1:
        return _sentence(f"{brings}there is nothing else to do")
    other = best[1] if place == 0 else best[0]
    gap = abs(best[place].chances[session.seat] - other.chances[session.seat])
    if gap < CLOSE:
        return _sentence(f"{brings}as good as “{session.game.words(session.state, other.action)}”")
    than = "more than the next" if place == 0 else "less than the best"
    return _sentence(f"{brings}{100 * gap:.1f} points {than}")


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."
