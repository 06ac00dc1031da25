"""Medals and extra-action tokens, at any own decision (C10).

An offer that is being put together is one decision: the purse is opened before it, not in the middle.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from munera.games.colosseum.actions import CASH, SWAP
from munera.games.colosseum.data import EXTRA_ACTION, MEDAL_COINS
from munera.games.colosseum.goods import earn_medal, pay, spend_medals, transfer
from munera.games.colosseum.phases.trade import promised
from munera.games.colosseum.state import BANK, GONE, MEDAL, Table


def legal(s: Table, seat: i64, out: vec[i64]) -> vec[i64]:
    if s.cells[MEDAL + seat] > 0:
        out = append(out, CASH)
    if s.cells[MEDAL + BANK] > 0 and s.tokens(seat, EXTRA_ACTION) > promised(s, seat, EXTRA_ACTION):
        out = append(out, SWAP)
    return out


def apply(s: Table, seat: i64, action: i64) -> None:
    if action == CASH:
        spend_medals(s, 1, seat)
        pay(s, MEDAL_COINS, BANK, seat)
    else:
        transfer(s, EXTRA_ACTION, 1, seat, GONE)
        earn_medal(s, seat)
