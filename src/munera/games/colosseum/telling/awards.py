"""What deserves a mention at the end of a game: the best bid and the sharpest trade."""

from munera.core.message import Message
from munera.core.record import Record
from munera.games.colosseum.actions import ACCEPT
from munera.games.colosseum.flow import Colosseum
from munera.games.colosseum.phases import trade
from munera.games.colosseum.state import ACQUIRE, BARRED, BID, BIDDER, MARKET, NONE, PHASE
from munera.games.colosseum.telling.verdicts_market import worth_of
from munera.games.colosseum.telling.verdicts_tokens import gain

Award = tuple[str, int, Message]


def awards(record: Record) -> list[Award]:
    bargains: list[tuple[int, int, Message]] = []
    trades: list[tuple[float, int]] = []
    states = record.states()
    before = next(states).copy()
    for action, after in zip(record.actions, states, strict=True):
        assert isinstance(before, Colosseum)
        if before.cells[PHASE] == ACQUIRE and before.cells[BIDDER] != NONE and after.cells[BIDDER] == NONE:
            bargains.append(_bargain(before))
        if action == ACCEPT:
            for seat in (int(before.actor()), int(trade.partner(before))):
                trades.append((gain(before, seat), seat))
        before = after.copy()
    found: list[Award] = []
    if bargains and (best := max(bargains, key=lambda each: each[0]))[0] > 0:
        found.append(("bargain", best[1], best[2]))
    if trades and (crowd := round((sharpest := max(trades))[0])) > 0:
        found.append(("trade", sharpest[1], Message("colosseum-award-trade", crowd=crowd)))
    return found


def _bargain(before: Colosseum) -> tuple[int, int, Message]:
    """How much less the highest bidder paid than the market was worth to them."""
    seat, market, paid = (int(before.cells[field]) for field in (BIDDER, MARKET, BID))
    assert not before.cells[BARRED + seat]
    worth = worth_of(before, seat, market)
    return worth - paid, seat, Message("colosseum-award-bargain", market=market + 1, coins=paid, worth=worth)
