"""Goods move only here, so that nothing is ever lost or made: tokens, coins, medals, season tickets."""

from librt.vecs import append, vec
from mypy_extensions import i64

from munera.games.colosseum.actions import DRAW
from munera.games.colosseum.data import KINDS
from munera.games.colosseum.state import BAG, BANK, COINS, GREEN, HELD, MEDAL, TOKENS, Table


def transfer(s: Table, kind: i64, count: i64, source: i64, target: i64) -> None:
    """Moves tokens of a kind from one place to another."""
    cells = s.cells
    cells[TOKENS + source * KINDS + kind] -= count
    cells[HELD + source] -= count
    cells[TOKENS + target * KINDS + kind] += count
    cells[HELD + target] += count


def pay(s: Table, coins: i64, payer: i64, payee: i64) -> None:
    s.cells[COINS + payer] -= coins
    s.cells[COINS + payee] += coins


def earn_medal(s: Table, seat: i64) -> None:
    """One medal, while the supply lasts."""
    if s.cells[MEDAL + BANK] > 0:
        s.cells[MEDAL + BANK] -= 1
        s.cells[MEDAL + seat] += 1


def spend_medals(s: Table, count: i64, seat: i64) -> None:
    """Spent medals go back to the supply (C10.5)."""
    s.cells[MEDAL + seat] -= count
    s.cells[MEDAL + BANK] += count


def pile(s: Table) -> i64:
    """Where the next token is drawn from: the green ones first (C1.3, C4.8)."""
    return GREEN if s.cells[HELD + GREEN] > 0 else BAG


def draws(s: Table, out: vec[i64]) -> vec[i64]:
    """The kinds that chance may draw now, as actions."""
    first = TOKENS + pile(s) * KINDS
    for kind in range(KINDS):
        if s.cells[first + kind] > 0:
            out = append(out, DRAW + kind)
    return out


def draw_weights(s: Table, out: vec[i64]) -> vec[i64]:
    """How many tokens of each of those kinds there are."""
    first = TOKENS + pile(s) * KINDS
    for kind in range(KINDS):
        if s.cells[first + kind] > 0:
            out = append(out, s.cells[first + kind])
    return out
