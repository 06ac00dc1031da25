"""One sentence saying what is asked of the actor, who is "you"; the others are "seat 2" and so on."""

from munera.core.game import CHANCE
from munera.core.wording import counted, joined
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
    PROGRAM_NAMES,
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
from munera.games.colosseum.telling.wording import goods


def prompt(s: Table) -> str:
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


def _over(s: Table) -> str:
    winners = ending.winners(s)
    score = counted(int(s.cells[SCORE + winners[0]]), "spectator")
    return f"The game is over: {joined([_seat(seat) for seat in winners], 'and')} won with {score}."


def _chance(s: Table) -> str:
    phase = s.cells[PHASE]
    if phase == SETUP:
        drawing = s.cells[STAGE] == setup.TOKENS_STAGE
        return "The first tokens are being drawn." if drawing else "The first programs are being dealt."
    if phase == ACQUIRE:
        return "The empty markets are being refilled."
    if phase == PRODUCE:
        seat = int(s.current())
        return f"The {'dice are' if s.cells[LOGE + seat] else 'die is'} being rolled for the show of {_seat(seat)}."
    place = "first" if s.cells[STAGE] == ceremony.PODIUM_CONTEST else "last"
    return f"Dice are being rolled to break a tie for {place} place."


def _invest(s: Table) -> str:
    seat = int(s.cells[ACTOR])
    stage = s.cells[STAGE]
    have = f"you have {_coins(s, seat)}"
    if stage == invest.SECOND_INVESTMENT:
        return f"Make your second investment, which you have paid for; {have}."
    possible = invest.can_invest(s, seat)
    if stage == invest.FIRST_INVESTMENT:
        return f"Make one investment or pass; {have}." if possible else _purse(s, "No investment is possible", seat)
    ways: list[str] = []
    if s.cells[MEDAL + seat] >= SECOND_INVESTMENT_MEDALS:
        ways.append(f"{SECOND_INVESTMENT_MEDALS} medals")
    if s.tokens(seat, EXTRA_ACTION) > 0:
        ways.append("an extra-action token")
    if not possible or not ways:
        return _purse(s, "A second investment is not possible", seat)
    return f"Pay {joined(ways, 'or')} for the right to a second investment, or pass; {have}."


def _acquire(s: Table) -> str:
    seat = int(s.cells[ACTOR])
    stage = s.cells[STAGE]
    market = f"market {s.cells[MARKET] + 1}"
    if stage == acquire.INITIATE:
        if acquire.can_initiate(s, seat):
            return f"Put a market up for auction at {MINIMUM_BID} or more, or pass; you have {_coins(s, seat)}."
        if s.cells[COINS + seat] < MINIMUM_BID:
            return _purse(s, f"An auction opens at {MINIMUM_BID} or more", seat)
        return _purse(s, "All markets are empty", seat)
    if stage == acquire.OPENING:
        if acquire.is_alone(s, seat):
            return f"All others have won, so {market} is yours for {MINIMUM_BID}; you have {_coins(s, seat)}."
        return f"Name the first bid for {market}, {MINIMUM_BID} or more; you have {_coins(s, seat)}."
    bid = int(s.cells[BID])
    if acquire.most_payable(s, seat) > bid:
        return f"Raise above {bid} for {market} or pass; you have {_coins(s, seat)}."
    return _purse(s, f"{_seat(int(s.cells[BIDDER])).capitalize()} bids {bid} for {market}", seat)


def _trade(s: Table) -> str:
    seat = int(s.cells[ACTOR])
    stage = s.cells[STAGE]
    if stage == trade.IDLE:
        if trade.may_offer(s, seat):
            left = counted(int(OFFERS_PER_TURN - s.cells[OFFERS]), "offer")
            return f"Ask somebody to trade, or pass to end your trading; you have {_coins(s, seat)} and {left} left."
        return _purse(s, "No more offers are possible", seat)
    if stage == trade.DRAFT:
        whom = "all" if s.cells[OPEN] else _seat(int(s.cells[ASKED]))
        return _draft(s, trade.OFFER, f"Your offer to {whom}")
    if stage == trade.COUNTER_DRAFT:
        return _draft(s, trade.COUNTER_OFFER, f"Your counter-offer to {_seat(int(s.current()))}")
    deal = trade.OFFER if stage == trade.ANSWER else trade.COUNTER_OFFER
    maker = s.current() if stage == trade.ANSWER else s.cells[ASKED]
    ways = ["accept"] if trade.can_fulfil(s, deal, seat) else []
    ways.append("decline")
    if stage == trade.ANSWER and trade.can_deal(s, seat, s.current()):
        ways.append("make a counter-offer")
    terms = f"{_side(s, deal, 1)} for {_side(s, deal, -1)}"
    return f"{_seat(int(maker)).capitalize()} offers you {terms}: {joined(ways, 'or')}."


def _draft(s: Table, deal: int, whose: str) -> str:
    gives = _side(s, deal, 1)
    wants = _side(s, deal, -1)
    if gives == "nothing" and wants == "nothing":
        return f"{whose}: name what you give, or what you want for coins; you have {_coins(s, int(s.cells[ACTOR]))}."
    legal = s.legal()
    ways = "add to it"
    if SEND in legal:
        ways = "add to it or send it" if len(legal) > 1 else "send it"
    return f"{whose} so far: {gives} for {wants}; {ways}."


def _produce(s: Table) -> str:
    seat = int(s.cells[ACTOR])
    stage = s.cells[STAGE]
    if stage == produce.BEGINNING:
        if can_show_any(s, seat):
            return f"Begin a show, which rolls {_dice(s, seat)}, or pass."
        return _purse(s, "None of your programs can be shown", seat)
    if stage == produce.MOVING or stage == produce.MOVING_ANOTHER:
        if stage == produce.MOVING_ANOTHER:
            return f"Move another noble by your second die, which shows {FACE_NAMES[s.cells[DIE + 1]]}."
        if s.cells[LOGE + seat]:
            faces = f"{FACE_NAMES[s.cells[DIE]]} and {FACE_NAMES[s.cells[DIE + 1]]}"
            return (
                f"You rolled {faces}: move one noble by the first die, and then another by the second, or one by both."
            )
        return f"You rolled {FACE_NAMES[s.cells[DIE]]}: move a noble clockwise."
    medals = counted(int(s.cells[MEDAL + seat]), "medal")
    if stage == produce.CHOOSING:
        if s.cells[MEDAL + seat] > 0:
            return f"Choose the program of your show, or first move nobles with your {medals}."
        return "Choose the program of your show."
    program = int(s.cells[PROGRAM])
    if stage == produce.JOKERS:
        lacking = counted(int(missing(s, seat, program)), "asset")
        jokers = counted(int(s.tokens(seat, JOKER)), "joker")
        return f"{PROGRAM_NAMES[program]} lacks {lacking} and you have {jokers}: say how many you use."
    crowd = int(audience(s, seat, program, s.cells[SHOWN_JOKERS + seat], 0))
    best = int(s.cells[SCORE + seat])
    ways = f"say how many medals you spend for {MEDAL_SPECTATORS} more each; you have {s.cells[MEDAL + seat]}"
    if s.cells[MEDAL + seat] == 0:
        ways = "spend no medal, or swap an extra-action token for one first"
    return f"{PROGRAM_NAMES[program]} draws {counted(crowd, 'spectator')} (your best so far is {best}): {ways}."


def _ceremony(s: Table) -> str:
    if s.cells[STAGE] == ceremony.CLEAN_UP:
        show = PROGRAM_NAMES[s.cells[SHOWN + s.cells[ACTOR]]]
        return f"Discard one of the tokens you used in {show}."
    return f"You are last, so you may ask {_seat(int(s.cells[HONOURED]))} for one token as a donation, or pass."


# Pieces of sentences


def _seat(seat: int) -> str:
    return f"seat {seat + 1}"


def _coins(s: Table, seat: int) -> str:
    return counted(int(s.cells[COINS + seat]), "coin")


def _dice(s: Table, seat: int) -> str:
    return "two dice" if s.cells[LOGE + seat] else "one die"


def _purse(s: Table, why: str, seat: int) -> str:
    """When nothing else is left to decide on than medals and extra-action tokens."""
    legal = s.legal()
    ways: list[str] = []
    if CASH in legal:
        ways.append(f"cash a medal for {MEDAL_COINS} coins")
    if SWAP in legal:
        ways.append("swap an extra-action token for a medal")
    ways.append("pass")
    return f"{why} and you have {_coins(s, seat)}: {joined(ways, 'or')}."


def _side(s: Table, deal: int, sign: int) -> str:
    """What an offer gives (1) or wants (-1)."""
    kinds = {KIND_NAMES[kind]: int(s.cells[DEAL + deal * KINDS + kind]) * sign for kind in range(KINDS)}
    return goods(kinds, int(s.cells[DEAL_COINS + deal]) * sign)
