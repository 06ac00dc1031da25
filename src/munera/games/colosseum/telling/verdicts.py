"""Why a decision was worse than another: one sentence, with the figures that the valuation and the table give.

The search says that it was worse and by how much; what a player can learn from it is said here.
"""

from collections.abc import Callable, Sequence
from typing import Final

from munera.core.game import State
from munera.core.message import Message
from munera.games.colosseum.actions import BLOCKS
from munera.games.colosseum.flow import Colosseum
from munera.games.colosseum.state import PHASE, TRADE
from munera.games.colosseum.telling import verdicts_market, verdicts_show, verdicts_tokens
from munera.games.colosseum.valuation.weigh import weigh, weigh_trade

Reason = Callable[[Colosseum, int, Sequence[int], int], Message | None]

_REASONS: Final[dict[str, Reason]] = {
    "cash a medal": verdicts_show.medal_cashed,
    "pass": verdicts_market.passed,
    "buy a program": verdicts_market.bought,
    "put a market up": verdicts_market.opened,
    "bid": verdicts_market.bid,
    "ask one player": verdicts_tokens.offered,
    "ask all": verdicts_tokens.offered,
    "answer with a counter-offer": verdicts_tokens.offered,
    "accept": verdicts_tokens.accepted,
    "decline": verdicts_tokens.declined,
    "begin a show": verdicts_show.begun,
    "move a noble by a die": verdicts_show.moved,
    "move a noble by both dice": verdicts_show.moved,
    "move a noble with a medal": verdicts_show.stepped,
    "produce a program": verdicts_show.produced,
    "use jokers": verdicts_show.jokers,
    "spend medals on spectators": verdicts_show.medals,
    "discard a token": verdicts_tokens.discarded,
    "ask for a donation": verdicts_tokens.requested,
}


def verdict(before: State, seat: int, path: Sequence[int], better: int) -> Message:
    """What was wrong with these actions of a seat, where another was better."""
    assert isinstance(before, Colosseum)
    reason = _REASONS.get(BLOCKS.block_of(path[0]).name)
    found = reason(before, seat, path, better) if reason else None
    return found or _plainly(before, path, better)


def _plainly(before: Colosseum, path: Sequence[int], better: int) -> Message:
    """What both are worth, where there is no more to say."""
    look = weigh_trade if before.cells[PHASE] == TRADE else weigh
    less = (look(before, better) - look(before, path[0])) / 100
    if less < 0.5:
        return Message("colosseum-verdict-less-promising")
    return Message("colosseum-verdict-less", spectators=round(less))
