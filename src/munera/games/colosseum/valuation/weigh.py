"""What an action is worth to whoever takes it: the position after it, and in a trade what it can lead to."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from munera.games.colosseum.actions import ACCEPT, ASK, ASK_ALL, COUNTER, SWAP
from munera.games.colosseum.data import KINDS
from munera.games.colosseum.flow import Colosseum
from munera.games.colosseum.phases import trade
from munera.games.colosseum.phases.trade import COUNTER_OFFER, OFFER
from munera.games.colosseum.state import ASKED, COINS, DEAL, DEAL_COINS, HELD, NONE, STAGE, TOKENS, Table
from munera.games.colosseum.valuation.deals import Deal, is_next_to_ask, proposal, toll
from munera.games.colosseum.valuation.position import position
from munera.games.colosseum.valuation.worth import worth

FRUITLESS: Final[i64] = 500  # held against an offer that comes to nothing


def weigh(s: Colosseum, action: i64) -> i64:
    trial = Colosseum(s.cells[:])
    trial.step(action)
    return worth(trial, s.actor())


def weigh_trade(s: Colosseum, action: i64) -> i64:
    """An offer is worth half of what it would gain, because it may be declined; so are the steps towards it."""
    seat = s.actor()
    stage = s.cells[STAGE]
    if stage == trade.DRAFT:
        return _towards(s, seat, s.cells[ASKED], OFFER, action)
    if stage == trade.COUNTER_DRAFT:
        return _towards(s, seat, s.current(), COUNTER_OFFER, action)
    if action == ACCEPT:
        after = Table(s.cells[:])
        trade.apply(after, action)  # and no further: what the next phase may bring is not the deal's merit
        return position(after, seat) - toll(s, after, seat, trade.partner(s))
    if action == COUNTER:
        return _hope(s, seat, _LAST.proposal(s, seat, s.current()))
    if action == ASK_ALL or (ASK <= action < ASK_ALL and not is_next_to_ask(s, seat, action - ASK)):
        return position(s, seat) - FRUITLESS
    if ASK <= action < ASK_ALL:
        return _hope(s, seat, proposal(s, seat, action - ASK))
    return weigh(s, action) if action <= SWAP else position(s, seat)


def _towards(s: Colosseum, seat: i64, partner: i64, deal: i64, action: i64) -> i64:
    """A step of a draft is right if it leads to the best proposal; where there is none, the least harmful is."""
    if partner != NONE:
        aim = _LAST.proposal(s, seat, partner)
        if aim.gain > 0:
            return FRUITLESS if action == aim.next_action(s, deal) else i64(0)
    agreed = Colosseum(s.cells[:])
    agreed.step(action)
    for kind in range(KINDS):
        count = agreed.cells[DEAL + deal * KINDS + kind]
        agreed.cells[TOKENS + seat * KINDS + kind] -= count
        agreed.cells[HELD + seat] -= count
    agreed.cells[COINS + seat] -= agreed.cells[DEAL_COINS + deal]
    return position(agreed, seat)


def _hope(s: Table, seat: i64, deal: Deal) -> i64:
    return position(s, seat) + (deal.gain // 2 if deal.gain > 0 else -FRUITLESS)


class _Remembered:
    """The last proposal that was worked out: all steps of a draft ask for the same one."""

    def __init__(self) -> None:
        self.cells = vec[i64]()
        self.partner: i64 = -1
        self.deal = Deal(-1, -1, 0, 0)

    def proposal(self, s: Table, seat: i64, partner: i64) -> Deal:
        if self.partner != partner or self.cells != s.cells:
            self.deal = proposal(s, seat, partner)
            self.partner = partner
            self.cells = s.cells[:]
        return self.deal


_LAST: Final = _Remembered()
