"""Why a noble's step, a medal, a program or a joker was worse used than it could have been."""

from collections.abc import Sequence

from munera.core.message import Message, Seat
from munera.games.colosseum.actions import (
    MOST_STEPS,
    MOST_SUM_STEPS,
    MOVE,
    MOVE_SUM,
    SHOW,
    STEP,
    USE_JOKERS,
    USE_MEDALS,
)
from munera.games.colosseum.audience import audience, can_show, from_nobles, from_program, missing
from munera.games.colosseum.data import JOKER, MEDAL_COINS, MEDAL_SPECTATORS, NOBLE_NAMES, NOBLE_STEPS, PROGRAMS
from munera.games.colosseum.flow import Colosseum
from munera.games.colosseum.state import MEDAL, NOBLE, OWNER, PLAYERS, PROGRAM, SCORE, SHOWN_JOKERS, Table
from munera.games.colosseum.telling.wording import noble, program


def moved(before: Colosseum, seat: int, path: Sequence[int], better: int) -> Message | None:
    """A noble that helps another, or that could have helped oneself."""
    after = _after(before, path)
    walker = noble(NOBLE_NAMES[_noble(path[0])])
    helped = max(
        (other for other in range(before.cells[PLAYERS]) if other != seat),
        key=lambda other: _gain(before, after, other),
    )
    if _gain(before, after, helped) > 0:
        return Message(
            "colosseum-verdict-noble-helped", noble=walker, who=Seat(helped), crowd=_gain(before, after, helped)
        )
    wished = _after(before, [better])
    more = _gain(after, wished, seat)
    if more > 0 and better >= MOVE:
        other = noble(NOBLE_NAMES[_noble(better)]) if better < SHOW else walker
        return Message("colosseum-verdict-noble-missed", noble=other, crowd=more)
    if wished.cells[MEDAL + seat] > after.cells[MEDAL + seat]:
        return Message("colosseum-verdict-medal-missed")
    return None


def stepped(before: Colosseum, seat: int, path: Sequence[int], better: int) -> Message | None:
    """A medal is worth three spectators by itself."""
    after = _after(before, path)
    brought = _gain(before, after, seat)
    walker = noble(NOBLE_NAMES[_noble(path[0])])
    return Message(
        "colosseum-verdict-medal-wasted", noble=walker, crowd=max(0, brought), usual=int(MEDAL_SPECTATORS)
    )  # fmt: skip


def medal_cashed(before: Colosseum, seat: int, path: Sequence[int], better: int) -> Message | None:
    return Message("colosseum-verdict-medal-cashed", coins=int(MEDAL_COINS), crowd=int(MEDAL_SPECTATORS))


def medals(before: Colosseum, seat: int, path: Sequence[int], better: int) -> Message | None:
    if better < USE_MEDALS:
        return None
    spent, wanted = path[0] - USE_MEDALS, better - USE_MEDALS
    show = int(audience(before, seat, before.cells[PROGRAM], before.cells[SHOWN_JOKERS + seat], spent))
    if spent < wanted:
        return Message("colosseum-verdict-medals-kept", count=wanted - spent, crowd=(wanted - spent) * _MEDAL)
    if show <= before.cells[SCORE + seat]:
        return Message("colosseum-verdict-medals-in-vain", count=spent - wanted, crowd=show)
    return Message("colosseum-verdict-medals-spent", count=spent - wanted)


def produced(before: Colosseum, seat: int, path: Sequence[int], better: int) -> Message | None:
    index = path[0] - SHOW
    if not SHOW <= better < SHOW + PROGRAMS:
        return None
    other = better - SHOW
    crowd, more = show_of(before, seat, index), show_of(before, seat, other)
    if more <= crowd:
        return None
    return Message(
        "colosseum-verdict-smaller-show",
        program=program(index + 1),
        crowd=crowd,
        other=program(other + 1),
        more=more,
    )


def jokers(before: Colosseum, seat: int, path: Sequence[int], better: int) -> Message | None:
    used, wanted = path[0] - USE_JOKERS, better - USE_JOKERS
    if not 0 <= used < wanted:
        return None
    shown = before.cells[PROGRAM]
    lost = int(from_program(before, seat, shown, wanted) - from_program(before, seat, shown, used))
    return Message("colosseum-verdict-joker-kept", count=wanted - used, crowd=lost)


def begun(before: Colosseum, seat: int, path: Sequence[int], better: int) -> Message | None:
    return Message("colosseum-verdict-show-early", crowd=best_show(before, seat))


def best_show(s: Table, seat: int) -> int:
    """The largest audience that a seat could draw now."""
    shows = [show_of(s, seat, each) for each in range(PROGRAMS) if s.cells[OWNER + each] == seat]
    return max(shows, default=0)


def show_of(s: Table, seat: int, index: int) -> int:
    """The audience of a program with all jokers that help; 0 if it cannot be shown."""
    if not can_show(s, seat, index):
        return 0
    used = min(int(s.tokens(seat, JOKER)), int(missing(s, seat, index)))
    return int(audience(s, seat, index, used, 0))


_MEDAL = int(MEDAL_SPECTATORS)


def _after(before: Colosseum, path: Sequence[int]) -> Colosseum:
    after = Colosseum(before.cells[:])
    for action in path:
        after.step(action)
    return after


def _gain(before: Table, after: Table, seat: int) -> int:
    """Spectators that nobles bring to a seat more than before; where they stand is all that has changed."""
    moved = Table(before.cells[:])
    for each in range(len(NOBLE_NAMES)):
        moved.cells[NOBLE + each] = after.cells[NOBLE + each]
    return int(from_nobles(moved, seat) - from_nobles(before, seat))


def _noble(action: int) -> int:
    if action >= STEP:
        return int((action - STEP) // (2 * NOBLE_STEPS))
    if action >= MOVE_SUM:
        return int((action - MOVE_SUM) // MOST_SUM_STEPS)
    return int((action - MOVE) // MOST_STEPS)
