"""The standing orders of Colosseum: pass, bid, answer offers, discard, ask for a donation."""

from collections.abc import Iterator
from typing import Final

from munera.core.game import State
from munera.core.orders import TO_THE_END, Kind, Order, Orders, Parameter
from munera.games.colosseum.actions import ACCEPT, AUCTION, DECLINE, DISCARD, PASS, RAISE, REQUEST
from munera.games.colosseum.data import IS_SPECIAL, KIND_NAMES, KINDS, LARGEST_SUM, MARKETS, MINIMUM_BID
from munera.games.colosseum.phases import acquire, ceremony, trade
from munera.games.colosseum.state import (
    ACQUIRE,
    ASKED,
    BID,
    CEREMONY,
    COINS,
    DEAL,
    DEAL_COINS,
    FIRST_MARKET,
    HELD,
    INVEST,
    MARKET,
    OPEN,
    PHASE,
    PLAYERS,
    PRODUCE,
    ROUND,
    STAGE,
    TOKENS,
    TRADE,
    Table,
)

_MOMENTS: Final = 8  # of a round: one for each phase
_PHASES: Final = {"invest": int(INVEST), "acquire": int(ACQUIRE), "trade": int(TRADE), "produce": int(PRODUCE)}
_MOST_TOKENS: Final = 20
_ORDINARY: Final = tuple(name for kind, name in enumerate(KIND_NAMES) if not IS_SPECIAL[kind])
_DISCARDABLE: Final = (*_ORDINARY, "joker")
_LASTS: Final = Parameter("lasts", "choice", "phase", choices=("phase", "game"))
_SUM: Final = int(LARGEST_SUM)


_NAMES: Final = {
    "pass_phase": ("phase",),
    "bid": ("market", "most", "put_up"),
    "decline_trades": ("tokens", "coins", "for_tokens", "for_coins", "lasts"),
    "answer_offer": ("answer", "offer"),
    "discard": ("kinds",),
    "donation": ("kinds", "otherwise"),
}


class ColosseumOrders(Orders):
    def names(self) -> dict[str, tuple[str, ...]]:
        return _NAMES

    def kinds(self, state: State, seat: int) -> list[Kind]:
        assert isinstance(state, Table)
        phase = int(state.cells[PHASE])
        ahead = tuple(name for name, number in _PHASES.items() if number >= phase)
        found: list[Kind] = []
        if ahead:
            found.append(Kind("pass_phase", (Parameter("phase", "choice", ahead[0], choices=ahead),)))
        if phase in (INVEST, ACQUIRE):
            found.append(_bid_kind(state))
        found.append(_DECLINE_TRADES)
        if _will_be_asked(state, seat):
            found.append(_answer_kind(state))
        return [*found, _DISCARD, _DONATION]

    def moment(self, state: State) -> int:
        return int(state.cells[ROUND]) * _MOMENTS + int(state.cells[PHASE])

    def until(self, state: State, order: Order) -> int:
        round_ = max(int(state.cells[ROUND]), 1)  # what is ordered during the set-up is meant for the first round
        if order.kind == "pass_phase":
            return round_ * _MOMENTS + _PHASES[order.choice("phase")]
        if order.kind == "bid":
            return round_ * _MOMENTS + int(ACQUIRE)
        if order.kind == "answer_offer" or (order.kind == "decline_trades" and order.choice("lasts") == "phase"):
            if state.cells[PHASE] > TRADE:
                round_ += 1
            return round_ * _MOMENTS + int(TRADE)
        return TO_THE_END

    def wishes(self, state: State, seat: int, order: Order) -> Iterator[int]:
        assert isinstance(state, Table)
        phase = state.cells[PHASE]
        if order.kind == "pass_phase":
            if phase == _PHASES[order.choice("phase")]:
                yield int(PASS)
                if phase == TRADE:
                    yield int(DECLINE)
        elif order.kind == "bid":
            if phase == ACQUIRE:
                yield from _bids(state, order)
        elif order.kind == "decline_trades":
            if phase == TRADE and state.cells[STAGE] in (trade.ANSWER, trade.COUNTER_ANSWER):
                if _is_welcome(state, order):
                    yield int(ACCEPT)
                yield int(DECLINE)
        elif order.kind == "answer_offer":
            if phase == TRADE and state.cells[STAGE] == trade.ANSWER and _terms(state) == order.choice("offer"):
                yield int(ACCEPT if order.choice("answer") == "accept" else DECLINE)
        elif phase == CEREMONY:
            yield from _preferences(state, order)

    def used_up(self, order: Order, seat: int, before: State, after: State) -> bool:
        assert isinstance(before, Table)
        assert isinstance(after, Table)
        if order.kind == "bid":
            return _has_been_sold(order, seat, before, after)
        if order.kind == "answer_offer":
            return after.cells[OPEN] == 0 or _terms(after) != order.choice("offer") or not _will_be_asked(after, seat)
        if order.kind == "decline_trades":
            return _has_dealt(seat, before, after)
        return False


# Bids


def _bid_kind(s: Table) -> Kind:
    markets = tuple(str(number + 1) for number in range(MARKETS) if s.cells[HELD + FIRST_MARKET + number] > 0)
    return Kind(
        "bid",
        (
            Parameter("market", "choice", "any", choices=("any", *markets)),
            Parameter("most", "number", int(MINIMUM_BID), least=int(MINIMUM_BID), most=_SUM),
            Parameter("put_up", "choice", "no", choices=("no", "yes")),
        ),
    )


def _bids(s: Table, order: Order) -> Iterator[int]:
    """One more than the last bid as long as that is within the order, else out of this auction."""
    wanted = order.choice("market")
    if s.cells[STAGE] == acquire.RAISING:
        if wanted in ("any", str(s.cells[MARKET] + 1)):
            bid = int(s.cells[BID]) + 1
            if bid <= order.number("most"):
                yield int(RAISE) - 1 + bid
            yield int(PASS)
    elif wanted != "any" and order.choice("put_up") == "yes":
        if s.cells[STAGE] == acquire.INITIATE:
            yield int(AUCTION) + int(wanted) - 1
        elif int(wanted) - 1 == s.cells[MARKET]:
            yield int(RAISE) - 1 + int(MINIMUM_BID)


def _has_been_sold(order: Order, seat: int, before: Table, after: Table) -> bool:
    """Whether the market is no longer what it was, or the seat has bought one: an order pays once."""
    if before.cells[PHASE] != ACQUIRE:
        return False
    if order.choice("market") == "any":
        return bool(after.cells[COINS + seat] < before.cells[COINS + seat])
    first = TOKENS + (FIRST_MARKET + int(order.choice("market")) - 1) * KINDS
    return any(before.cells[first + kind] != after.cells[first + kind] for kind in range(KINDS))


# Offers

_DECLINE_TRADES: Final = Kind(
    "decline_trades",
    (
        Parameter("tokens", "counts", {}, most=_MOST_TOKENS, choices=KIND_NAMES),  # unless they give at least this ...
        Parameter("coins", "number", 0, most=_SUM),
        Parameter("for_tokens", "counts", {}, most=_MOST_TOKENS, choices=KIND_NAMES),  # ... for at most this
        Parameter("for_coins", "number", 0, most=_SUM),
        _LASTS,
    ),
)


def _deal(s: Table) -> tuple[list[int], int]:
    """What the offer that is being answered brings to the one who is asked, by kind, and in coins; negative: costs."""
    deal = trade.COUNTER_OFFER if s.cells[STAGE] == trade.COUNTER_ANSWER else trade.OFFER
    return [int(s.cells[DEAL + deal * KINDS + kind]) for kind in range(KINDS)], int(s.cells[DEAL_COINS + deal])


def _is_welcome(s: Table, order: Order) -> bool:
    """Whether an offer gives at least what the order wants, for at most what it allows; what is wanted is not given."""
    wanted, allowed = order.counts("tokens"), order.counts("for_tokens")
    if not any(wanted.values()) and order.number("coins") == 0:
        return False
    counts, coins = _deal(s)
    if coins < (order.number("coins") or -order.number("for_coins")):
        return False
    return all(
        count >= (wanted.get(name, 0) or -allowed.get(name, 0)) for name, count in zip(KIND_NAMES, counts, strict=True)
    )


def _has_dealt(seat: int, before: Table, after: Table) -> bool:
    """Whether the seat has accepted an offer: its goods are others, and the offer is answered. An order pays once."""
    if before.actor() != seat or before.cells[PHASE] != TRADE or before.cells[STAGE] == after.cells[STAGE]:
        return False
    return _goods(before, seat) != _goods(after, seat)


def _answer_kind(s: Table) -> Kind:
    offer = _terms(s)
    return Kind(
        "answer_offer",
        (
            Parameter("answer", "choice", "decline", choices=("accept", "decline")),
            Parameter("offer", "choice", offer, choices=(offer,)),  # this very offer, and no other
        ),
    )


def _terms(s: Table) -> str:
    """The active trader's offer as a short text: two offers are the same if this is."""
    counts = [int(s.cells[DEAL + kind]) for kind in range(KINDS)]
    goods = [f"{count:+} {name}" for name, count in zip(KIND_NAMES, counts, strict=True) if count]
    return " ".join([f"seat {s.current() + 1}:", *goods, f"{int(s.cells[DEAL_COINS]):+} coins"])


def _will_be_asked(s: Table, seat: int) -> bool:
    """Whether an open offer may still come to this seat: it goes clockwise, to those who hold what it wants."""
    if s.cells[PHASE] != TRADE or not s.cells[OPEN] or s.cells[STAGE] in (trade.IDLE, trade.DRAFT):
        return False
    players, trader = int(s.cells[PLAYERS]), int(s.current())
    asked = int(s.cells[ASKED])
    behind = (seat - trader) % players - (asked - trader) % players
    answering = behind == 0 and s.cells[STAGE] == trade.ANSWER
    return (behind > 0 or answering) and seat != trader and bool(trade.can_fulfil(s, trade.OFFER, seat))


def _goods(s: Table, seat: int) -> list[int]:
    first = TOKENS + seat * KINDS
    return [int(s.cells[COINS + seat]), *(int(s.cells[first + kind]) for kind in range(KINDS))]


# The closing ceremony

_DISCARD: Final = Kind("discard", (Parameter("kinds", "ranking", [], choices=_DISCARDABLE),))
_DONATION: Final = Kind(
    "donation",
    (
        Parameter("kinds", "ranking", [], choices=_ORDINARY),
        Parameter("otherwise", "choice", "ask", choices=("ask", "pass")),
    ),
)


def _preferences(s: Table, order: Order) -> Iterator[int]:
    kinds = order.ranking("kinds")
    if order.kind == "discard" and s.cells[STAGE] == ceremony.CLEAN_UP:
        yield from (int(DISCARD) + KIND_NAMES.index(name) for name in kinds)
    elif order.kind == "donation" and s.cells[STAGE] == ceremony.DONATION:
        yield from (int(REQUEST) + KIND_NAMES.index(name) for name in kinds)
        if order.choice("otherwise") == "pass":
            yield int(PASS)
