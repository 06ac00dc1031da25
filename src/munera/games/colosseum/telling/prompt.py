"""One sentence saying what is asked of the actor, who is "you" in it."""

from munera.core.game import CHANCE
from munera.core.message import Message, Said, Seat
from munera.games.colosseum import ending
from munera.games.colosseum.actions import CASH, SEND, SWAP
from munera.games.colosseum.audience import audience, can_show_any, missing
from munera.games.colosseum.data import (
    EXTRA_ACTION,
    FACE_NAMES,
    JOKER,
    KIND_NAMES,
    KINDS,
    MEDAL_COINS,
    MEDAL_SPECTATORS,
    MINIMUM_BID,
    OFFERS_PER_TURN,
    SECOND_INVESTMENT_MEDALS,
)
from munera.games.colosseum.phases import acquire, ceremony, invest, produce, setup, trade
from munera.games.colosseum.state import (
    ACQUIRE,
    ACTOR,
    ASKED,
    BID,
    BIDDER,
    CEREMONY,
    COINS,
    DEAL,
    DEAL_COINS,
    DIE,
    HONOURED,
    INVEST,
    LOGE,
    MARKET,
    MEDAL,
    OFFERS,
    OPEN,
    OVER,
    PHASE,
    PRODUCE,
    PROGRAM,
    SCORE,
    SETUP,
    SHOWN,
    SHOWN_JOKERS,
    STAGE,
    TRADE,
    Table,
)
from munera.games.colosseum.telling.wording import goods, program


def prompt(s: Table) -> Message:
    phase = s.cells[PHASE]
    if phase == OVER:
        return _over(s)
    if s.cells[ACTOR] == CHANCE:
        return _chance(s)
    if phase == INVEST:
        return _invest(s)
    if phase == ACQUIRE:
        return _acquire(s)
    if phase == TRADE:
        return _trade(s)
    if phase == PRODUCE:
        return _produce(s)
    assert phase == CEREMONY
    return _ceremony(s)


def _over(s: Table) -> Message:
    winners = ending.winners(s)
    crowd = int(s.cells[SCORE + winners[0]])
    return Message("colosseum-prompt-over", winners=[Seat(seat) for seat in winners], crowd=crowd)


def _chance(s: Table) -> Message:
    phase = s.cells[PHASE]
    if phase == SETUP:
        drawing = s.cells[STAGE] == setup.TOKENS_STAGE
        return Message("colosseum-prompt-drawing") if drawing else Message("colosseum-prompt-dealing")
    if phase == ACQUIRE:
        return Message("colosseum-prompt-refilling")
    if phase == PRODUCE:
        seat = int(s.current())
        return Message("colosseum-prompt-rolling", who=Seat(seat), dice=_dice(s, seat))
    if s.cells[STAGE] == ceremony.PODIUM_CONTEST:
        return Message("colosseum-prompt-contest-first")
    return Message("colosseum-prompt-contest-last")


def _invest(s: Table) -> Message:
    seat = int(s.cells[ACTOR])
    stage = s.cells[STAGE]
    coins = int(s.cells[COINS + seat])
    if stage == invest.SECOND_INVESTMENT:
        return Message("colosseum-prompt-second-investment", coins=coins)
    possible = invest.can_invest(s, seat)
    if stage == invest.FIRST_INVESTMENT:
        if possible:
            return Message("colosseum-prompt-investment", coins=coins)
        return _purse(s, Message("colosseum-why-no-investment"), seat)
    ways: list[Said] = []
    if s.cells[MEDAL + seat] >= SECOND_INVESTMENT_MEDALS:
        ways.append(Message("colosseum-medals", medals=int(SECOND_INVESTMENT_MEDALS)))
    if s.tokens(seat, EXTRA_ACTION) > 0:
        ways.append(Message("colosseum-extra-action-token"))
    if not possible or not ways:
        return _purse(s, Message("colosseum-why-no-second"), seat)
    return Message("colosseum-prompt-pay-for-second", ways=ways, coins=coins)


def _acquire(s: Table) -> Message:
    seat = int(s.cells[ACTOR])
    stage = s.cells[STAGE]
    market = int(s.cells[MARKET]) + 1
    coins = int(s.cells[COINS + seat])
    least = int(MINIMUM_BID)
    if stage == acquire.INITIATE:
        if acquire.can_initiate(s, seat):
            return Message("colosseum-prompt-initiate", bid=least, coins=coins)
        if s.cells[COINS + seat] < MINIMUM_BID:
            return _purse(s, Message("colosseum-why-opening", bid=least), seat)
        return _purse(s, Message("colosseum-why-empty"), seat)
    if stage == acquire.OPENING:
        if acquire.is_alone(s, seat):
            return Message("colosseum-prompt-alone", market=market, bid=least, coins=coins)
        return Message("colosseum-prompt-opening", market=market, bid=least, coins=coins)
    bid = int(s.cells[BID])
    if acquire.most_payable(s, seat) > bid:
        return Message("colosseum-prompt-raise", bid=bid, market=market, coins=coins)
    return _purse(s, Message("colosseum-why-outbid", who=Seat(int(s.cells[BIDDER])), bid=bid, market=market), seat)


def _trade(s: Table) -> Message:
    seat = int(s.cells[ACTOR])
    stage = s.cells[STAGE]
    if stage == trade.IDLE:
        if trade.may_offer(s, seat):
            left = int(OFFERS_PER_TURN - s.cells[OFFERS])
            return Message("colosseum-prompt-trade", coins=int(s.cells[COINS + seat]), offers=left)
        return _purse(s, Message("colosseum-why-no-offers"), seat)
    if stage == trade.DRAFT:
        if s.cells[OPEN]:
            return _draft(s, trade.OFFER, Message("colosseum-offer-to-all"))
        return _draft(s, trade.OFFER, Message("colosseum-offer-to", who=Seat(int(s.cells[ASKED]))))
    if stage == trade.COUNTER_DRAFT:
        return _draft(s, trade.COUNTER_OFFER, Message("colosseum-counter-offer-to", who=Seat(int(s.current()))))
    deal = trade.OFFER if stage == trade.ANSWER else trade.COUNTER_OFFER
    maker = s.current() if stage == trade.ANSWER else s.cells[ASKED]
    ways: list[Said] = [Message("colosseum-way-accept")] if trade.can_fulfil(s, deal, seat) else []
    ways.append(Message("colosseum-way-decline"))
    if stage == trade.ANSWER and trade.can_deal(s, seat, s.current()):
        ways.append(Message("colosseum-way-counter"))
    gives, wants = _side(s, deal, 1), _side(s, deal, -1)
    return Message("colosseum-prompt-answer", who=Seat(int(maker)), gives=gives, wants=wants, ways=ways)


def _draft(s: Table, deal: int, offer: Message) -> Message:
    gives, wants = _side(s, deal, 1), _side(s, deal, -1)
    if gives == wants:  # nothing for nothing, so far
        return Message("colosseum-prompt-draft-empty", offer=offer, coins=int(s.cells[COINS + s.cells[ACTOR]]))
    legal = s.legal()
    way = Message("colosseum-way-add")
    if SEND in legal:
        way = Message("colosseum-way-add-or-send") if len(legal) > 1 else Message("colosseum-way-send")
    return Message("colosseum-prompt-draft", offer=offer, gives=gives, wants=wants, way=way)


def _produce(s: Table) -> Message:
    seat = int(s.cells[ACTOR])
    stage = s.cells[STAGE]
    if stage == produce.BEGINNING:
        if can_show_any(s, seat):
            return Message("colosseum-prompt-begin", dice=_dice(s, seat))
        return _purse(s, Message("colosseum-why-no-program"), seat)
    if stage == produce.MOVING_ANOTHER:
        return Message("colosseum-prompt-move-another", face=FACE_NAMES[s.cells[DIE + 1]])
    if stage == produce.MOVING:
        first = FACE_NAMES[s.cells[DIE]]
        if s.cells[LOGE + seat]:
            return Message("colosseum-prompt-move-two", first=first, second=FACE_NAMES[s.cells[DIE + 1]])
        return Message("colosseum-prompt-move", face=first)
    medals = int(s.cells[MEDAL + seat])
    if stage == produce.CHOOSING:
        return (
            Message("colosseum-prompt-choose-or-move", medals=medals) if medals else Message("colosseum-prompt-choose")
        )
    number = int(s.cells[PROGRAM])
    show = program(number + 1)
    if stage == produce.JOKERS:
        lacking, jokers = int(missing(s, seat, number)), int(s.tokens(seat, JOKER))
        return Message("colosseum-prompt-jokers", program=show, count=lacking, jokers=jokers)
    crowd = int(audience(s, seat, number, s.cells[SHOWN_JOKERS + seat], 0))
    best = int(s.cells[SCORE + seat])
    way = Message("colosseum-way-spend", spectators=int(MEDAL_SPECTATORS), medals=medals)
    if medals == 0:
        way = Message("colosseum-way-spend-none")
    return Message("colosseum-prompt-spectators", program=show, crowd=crowd, best=best, way=way)


def _ceremony(s: Table) -> Message:
    if s.cells[STAGE] == ceremony.CLEAN_UP:
        return Message("colosseum-prompt-discard", program=program(int(s.cells[SHOWN + s.cells[ACTOR]]) + 1))
    return Message("colosseum-prompt-donation", who=Seat(int(s.cells[HONOURED])))


# Pieces of sentences


def _dice(s: Table, seat: int) -> int:
    return 2 if s.cells[LOGE + seat] else 1


def _purse(s: Table, why: Message, seat: int) -> Message:
    """When nothing else is left to decide on than medals and extra-action tokens."""
    legal = s.legal()
    ways: list[Said] = []
    if CASH in legal:
        ways.append(Message("colosseum-way-cash", coins=int(MEDAL_COINS)))
    if SWAP in legal:
        ways.append(Message("colosseum-way-swap"))
    ways.append(Message("colosseum-way-pass"))
    return Message("colosseum-prompt-purse", why=why, coins=int(s.cells[COINS + seat]), ways=ways)


def _side(s: Table, deal: int, sign: int) -> Said:
    """What an offer gives (1) or wants (-1)."""
    kinds = {KIND_NAMES[kind]: int(s.cells[DEAL + deal * KINDS + kind]) * sign for kind in range(KINDS)}
    return goods(kinds, int(s.cells[DEAL_COINS + deal]) * sign)
