"""What differs between two tables, seat by seat, as named effects: goods, stars, arenas, nobles, programs."""

from collections.abc import Iterator
from typing import Final

from munera.core.effect import Effect, Effects
from munera.games.colosseum.audience import audience, can_show, missing
from munera.games.colosseum.data import (
    JOKER,
    KIND_NAMES,
    KINDS,
    NOBLE_NAMES,
    NOBLE_SPECTATORS,
    NOBLES,
    PROGRAMS,
    SPACES,
)
from munera.games.colosseum.state import (
    ARENA_SIZE,
    ARENA_START,
    COINS,
    LOGE,
    MEDAL,
    NOBLE,
    OWNER,
    PLAYERS,
    PODIUM,
    PRODUCED,
    SCORE,
    SEASON_TICKET,
    STAR,
    TOKENS,
    Table,
)

# `when` is "now", or "if_won" for what a bid would bring, or "if_accepted" for what an offer would.
# An audience of 0 is that of a program that cannot be shown.
EFFECTS: Final = Effects(
    {
        "coins": ("when", "seat", "before", "after"),
        "medals": ("when", "seat", "before", "after"),
        "season_tickets": ("when", "seat", "before", "after"),
        "podiums": ("when", "seat", "before", "after"),
        "score": ("when", "seat", "before", "after"),
        "loges": ("when", "seat", "before", "after"),
        "tokens": ("when", "seat", "kind", "before", "after"),
        "star_won": ("when", "seat", "kind"),
        "star_lost": ("when", "seat", "kind"),
        "arena": ("when", "seat", "before", "after", "space"),
        "noble": ("when", "noble", "before", "after"),
        "nobles_inside": ("when", "seat", "before", "after", "spectators_before", "spectators_after"),
        "program_new": ("when", "seat", "program", "missing", "audience"),
        "program": (
            "when",
            "seat",
            "program",
            "missing_before",
            "missing_after",
            "audience_before",
            "audience_after",
        ),
        "could_draw": ("seat", "program", "audience"),
        "audience_line": ("seat", "program", "rule", "line", "spectators"),
        "audience": ("seat", "program", "spectators", "best_before"),
        "bid": ("seat", "market", "bid", "coins"),
        "may_accept": ("seat",),
    }
)

_COUNTED: Final = (
    ("coins", int(COINS)),
    ("medals", int(MEDAL)),
    ("season_tickets", int(SEASON_TICKET)),
    ("podiums", int(PODIUM)),
    ("score", int(SCORE)),
    ("loges", int(LOGE)),
)
_make = EFFECTS.make


def changes(before: Table, after: Table, when: str) -> Iterator[Effect]:
    """Everything that differs, for every seat."""
    old, new = list(before.cells), list(after.cells)
    if old[NOBLE : NOBLE + NOBLES] != new[NOBLE : NOBLE + NOBLES]:
        for noble in range(NOBLES):
            if old[NOBLE + noble] != new[NOBLE + noble]:
                yield _make("noble", when, NOBLE_NAMES[noble], old[NOBLE + noble], new[NOBLE + noble])
    for seat in range(old[PLAYERS]):
        yield from _goods(old, new, seat, when)
        yield from _arena(old, new, seat, when)
        if _draws_on(old, seat) != _draws_on(new, seat):
            yield from _programs(before, after, seat, when)


def draws(s: Table, seat: int, program: int) -> int:
    """The audience of a program now, with all jokers that help and before any medal; 0 if it cannot be shown."""
    if not can_show(s, seat, program):
        return 0
    return int(audience(s, seat, program, min(s.tokens(seat, JOKER), missing(s, seat, program)), 0))


def _goods(old: list[int], new: list[int], seat: int, when: str) -> Iterator[Effect]:
    for name, field in _COUNTED:
        if old[field + seat] != new[field + seat]:
            yield _make(name, when, seat, old[field + seat], new[field + seat])
    first = TOKENS + seat * KINDS
    if old[first : first + KINDS] != new[first : first + KINDS]:
        for kind in range(KINDS):
            if old[first + kind] != new[first + kind]:
                yield _make("tokens", when, seat, KIND_NAMES[kind], old[first + kind], new[first + kind])
    if old[STAR : STAR + KINDS] != new[STAR : STAR + KINDS]:
        for kind in range(KINDS):
            if old[STAR + kind] != new[STAR + kind]:
                if new[STAR + kind] == seat:
                    yield _make("star_won", when, seat, KIND_NAMES[kind])
                elif old[STAR + kind] == seat:
                    yield _make("star_lost", when, seat, KIND_NAMES[kind])


def _arena(old: list[int], new: list[int], seat: int, when: str) -> Iterator[Effect]:
    """The arena with its new space, and the nobles in it."""
    start, size = new[ARENA_START + seat], new[ARENA_SIZE + seat]
    if size != old[ARENA_SIZE + seat]:
        space = start if start != old[ARENA_START + seat] else (start + size - 1) % int(SPACES)
        yield _make("arena", when, seat, old[ARENA_SIZE + seat], size, space)
    inside, now_inside = _inside(old, seat), _inside(new, seat)
    if inside != now_inside:
        yield _make(
            "nobles_inside", when, seat, len(inside), len(now_inside), _spectators(inside), _spectators(now_inside)
        )


def _inside(cells: list[int], seat: int) -> list[int]:
    start, size = cells[ARENA_START + seat], cells[ARENA_SIZE + seat]
    return [noble for noble in range(NOBLES) if (cells[NOBLE + noble] - start) % SPACES < size]


def _spectators(nobles: list[int]) -> int:
    return sum(int(NOBLE_SPECTATORS[noble]) for noble in nobles)


def _draws_on(cells: list[int], seat: int) -> tuple[object, ...]:
    """All that the audiences of a seat depend on: where nothing of it differs, no program needs to be looked at."""
    first = TOKENS + seat * KINDS
    return (
        cells[first : first + KINDS],
        [holder == seat for holder in cells[STAR : STAR + KINDS]],
        [owner == seat for owner in cells[OWNER : OWNER + PROGRAMS]],
        cells[PRODUCED : PRODUCED + PROGRAMS],
        cells[ARENA_SIZE + seat],
        _inside(cells, seat),
        cells[SEASON_TICKET + seat],
        cells[PODIUM + seat],
    )


def _programs(before: Table, after: Table, seat: int, when: str) -> Iterator[Effect]:
    for program in range(PROGRAMS):
        if after.cells[OWNER + program] != seat:
            continue
        lacking, drawn = int(missing(after, seat, program)), draws(after, seat, program)
        if before.cells[OWNER + program] != seat:
            yield _make("program_new", when, seat, program + 1, lacking, drawn)
            continue
        was_lacking, was_drawn = int(missing(before, seat, program)), draws(before, seat, program)
        if (was_lacking, was_drawn) != (lacking, drawn):
            yield _make("program", when, seat, program + 1, was_lacking, lacking, was_drawn, drawn)
