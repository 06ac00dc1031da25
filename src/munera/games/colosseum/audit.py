"""Everything is accounted for: tokens, programs, medals, season tickets, coins against the bank."""

from mypy_extensions import i64

from munera.games.colosseum.data import (
    GREEN_TOKENS,
    KINDS,
    MEDALS,
    MOST_SEATS,
    NOBLES,
    ORANGE_TOKENS,
    PODIUMS,
    PROGRAMS,
    SEASON_TICKETS,
    SPACES,
)
from munera.games.colosseum.state import (
    BANK,
    COINS,
    DISCARDED,
    HELD,
    MEDAL,
    NOBLE,
    OWNER,
    PLACES,
    PLAYERS,
    PODIUM,
    SEASON_TICKET,
    TOKENS,
    Table,
)


def audit(s: Table) -> None:
    """Raises `AssertionError` if anything was lost or made."""
    cells = s.cells
    _audit_tokens(s)
    assert _total(s, MEDAL) == MEDALS, "medals"
    assert _total(s, SEASON_TICKET) == SEASON_TICKETS, "season tickets"
    coins = cells[COINS + BANK]  # the bank starts at 0 and lends what it pays out
    for seat in range(MOST_SEATS):
        coins += cells[COINS + seat]
        assert cells[COINS + seat] >= 0, "a player in debt"
    assert coins == 0, "coins"
    podiums: i64 = 0
    for seat in range(MOST_SEATS):
        podiums += s.cells[PODIUM + seat]
    assert podiums <= PODIUMS, "podiums"
    for program in range(PROGRAMS):
        assert DISCARDED <= cells[OWNER + program] < cells[PLAYERS], "a program without a place"
    for noble in range(NOBLES):
        assert 0 <= cells[NOBLE + noble] < SPACES, "a noble off the road"


def _audit_tokens(s: Table) -> None:
    cells = s.cells
    for kind in range(KINDS):
        count: i64 = 0
        cell = TOKENS + kind
        for _ in range(PLACES):
            assert cells[cell] >= 0, "fewer tokens than none"
            count += cells[cell]
            cell += KINDS
        assert count == GREEN_TOKENS[kind] + ORANGE_TOKENS[kind], "tokens"
    cell = TOKENS
    for place in range(PLACES):
        count = 0
        for _ in range(KINDS):
            count += cells[cell]
            cell += 1
        assert count == cells[HELD + place], "tokens held"


def _total(s: Table, field: i64) -> i64:
    total: i64 = 0
    for place in range(MOST_SEATS + 1):
        assert s.cells[field + place] >= 0
        total += s.cells[field + place]
    return total
