"""Why an investment, a bid or a pass was worse than another."""

from collections.abc import Sequence

from munera.core.message import Message
from munera.games.colosseum.actions import AUCTION, BEGIN, BLOCKS, BUY, PASS, RAISE
from munera.games.colosseum.audience import missing
from munera.games.colosseum.data import FIRST_HALF, KIND_NAMES, KINDS, MARKETS, PROGRAMS
from munera.games.colosseum.flow import Colosseum
from munera.games.colosseum.phases import acquire
from munera.games.colosseum.state import (
    ACQUIRE,
    BID,
    COINS,
    FIRST_MARKET,
    INVEST,
    MARKET,
    PHASE,
    PRODUCE,
    TRADE,
    Table,
)
from munera.games.colosseum.telling.verdicts_show import best_show
from munera.games.colosseum.telling.verdicts_tokens import partner_of
from munera.games.colosseum.telling.wording import kinds, program
from munera.games.colosseum.valuation.position import position


def worth_of(s: Table, seat: int, market: int) -> int:
    """The most coins at which a market still makes a position better."""
    base = position(s, seat)
    worth = 0
    for price in range(1, int(s.cells[COINS + seat]) + 1):
        won = Table(s.cells[:])
        acquire.take_market(won, seat, market, price)
        if position(won, seat) < base:
            break
        worth = price
    return worth


def bid(before: Colosseum, seat: int, path: Sequence[int], better: int) -> Message | None:
    paid, market = path[0] - RAISE + 1, int(before.cells[MARKET])
    worth = worth_of(before, seat, market)
    if paid > worth:
        return Message(
            "colosseum-verdict-overpaid", market=market + 1, coins=paid, worth=worth, over=paid - worth
        )  # fmt: skip
    if _is_bid(better):
        enough = better - RAISE + 1
        which = "colosseum-verdict-bid-high" if enough < paid else "colosseum-verdict-bid-low"
        return Message(which, market=market + 1, bid=paid, other=enough)
    return Message("colosseum-verdict-market-dear", market=market + 1, coins=paid, worth=worth)


def opened(before: Colosseum, seat: int, path: Sequence[int], better: int) -> Message | None:
    market = path[0] - AUCTION
    worth = worth_of(before, seat, market)
    if AUCTION <= better < AUCTION + MARKETS:
        other = better - AUCTION
        best = worth_of(before, seat, other)
        if best > worth:
            return Message(
                "colosseum-verdict-wrong-market", market=market + 1, worth=worth, other=other + 1, best=best
            )  # fmt: skip
        return None
    return Message("colosseum-verdict-not-needed", market=market + 1, worth=worth) if better == PASS else None


def passed(before: Colosseum, seat: int, path: Sequence[int], better: int) -> Message | None:
    phase = before.cells[PHASE]
    if phase == ACQUIRE and _is_bid(better):
        market = int(before.cells[MARKET])
        return Message(
            "colosseum-verdict-let-go",
            market=market + 1,
            kinds=kinds(tokens_in(before, market)),
            worth=worth_of(before, seat, market),
            bid=int(before.cells[BID]),
        )
    if phase == ACQUIRE and AUCTION <= better < AUCTION + MARKETS:
        market = better - AUCTION
        return Message("colosseum-verdict-no-auction", market=market + 1, worth=worth_of(before, seat, market))
    if phase == INVEST and BUY <= better < BUY + PROGRAMS:
        number = better - BUY + 1
        return Message("colosseum-verdict-program-left", number=number, program=program(number))
    if phase == TRADE:
        partner = partner_of(better)
        return None if partner is None else Message("colosseum-verdict-no-deal", who=partner)
    if phase == PRODUCE and better == BEGIN:
        return Message("colosseum-verdict-no-show", crowd=best_show(before, seat))
    return None


def bought(before: Colosseum, seat: int, path: Sequence[int], better: int) -> Message | None:
    """What a program lacks is what makes it dear."""
    index = path[0] - BUY
    lack = int(missing(before, seat, index))
    name = program(index + 1)
    if BUY + FIRST_HALF <= better < BUY + PROGRAMS:
        other = better - BUY
        fewer = int(missing(before, seat, other))
        if fewer < lack:
            return Message(
                "colosseum-verdict-program-lacks-more",
                program=name,
                lack=lack,
                other=program(other + 1),
                fewer=fewer,
            )
    return Message("colosseum-verdict-program-lacks", program=name, lack=lack) if lack > 0 else None


def tokens_in(s: Table, market: int) -> list[str]:
    place = FIRST_MARKET + market
    return [KIND_NAMES[kind] for kind in range(KINDS) for _ in range(s.tokens(place, kind))]


def _is_bid(action: int) -> bool:
    return BLOCKS.block_of(action).first == RAISE
