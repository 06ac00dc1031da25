"""What some actions of a seat bring, by name: what changes at once, and what a bid, an offer or a show would bring."""

from collections.abc import Iterator

from munera.core.effect import Effect
from munera.games.colosseum.actions import BEGIN, USE_MEDALS
from munera.games.colosseum.audience import (
    from_nobles,
    from_podiums,
    from_previous_programs,
    from_program,
    from_season_tickets,
    from_stars,
    missing,
)
from munera.games.colosseum.data import JOKER, KINDS, MEDAL_SPECTATORS, MEDALS, PROGRAMS
from munera.games.colosseum.goods import pay, transfer
from munera.games.colosseum.phases import acquire, produce, trade
from munera.games.colosseum.stars import award_stars
from munera.games.colosseum.state import (
    ACQUIRE,
    ASKED,
    BID,
    BIDDER,
    COINS,
    DEAL,
    DEAL_COINS,
    MARKET,
    NONE,
    OPEN,
    OWNER,
    PHASE,
    PLAYERS,
    PRODUCE,
    PROGRAM,
    SCORE,
    SHOWN,
    SHOWN_JOKERS,
    STAGE,
    TRADE,
    Table,
)
from munera.games.colosseum.telling.changes import EFFECTS, changes, draws

_make = EFFECTS.make


def effects(before: Table, after: Table, seat: int, actions: list[int]) -> list[Effect]:
    found = list(changes(before, after, "now"))
    if not actions:
        return found
    phase = after.cells[PHASE]
    if phase == ACQUIRE:
        found += _auction(after, seat)
    elif phase == TRADE:
        found += _offer(after, seat)
    if before.cells[PHASE] == PRODUCE:
        found += _show(before, after, seat, actions)
    return found


# A bid


def _auction(s: Table, seat: int) -> Iterator[Effect]:
    """What the market brings, and what the bid leaves, if nobody bids more."""
    opening = s.cells[STAGE] == acquire.OPENING and s.current() == seat
    highest = s.cells[STAGE] == acquire.RAISING and s.cells[BIDDER] == seat
    if not opening and not highest:
        return
    market, bid = int(s.cells[MARKET]), int(s.cells[BID]) if highest else 0
    if highest:
        yield _make("bid", seat, market + 1, bid, int(s.cells[COINS + seat]) - bid)
    won = Table(s.cells[:])
    acquire.take_market(won, seat, market, bid)
    yield from _of(seat, changes(s, won, "if_won"))


def _of(seat: int, found: Iterator[Effect]) -> Iterator[Effect]:
    for effect in found:
        if effect.args.get("seat") == seat:
            yield effect


# An offer


def _offer(s: Table, seat: int) -> Iterator[Effect]:
    """What an offer of this seat, or the draft of one, would bring to both sides."""
    stage = s.cells[STAGE]
    if stage in (trade.DRAFT, trade.ANSWER) and s.current() == seat:
        deal = int(trade.OFFER)
        takers = [int(s.cells[ASKED])]
        if s.cells[OPEN]:
            around = [(seat + step) % int(s.cells[PLAYERS]) for step in range(1, s.cells[PLAYERS])]
            takers = [taker for taker in around if trade.can_fulfil(s, deal, taker)]
    elif stage in (trade.COUNTER_DRAFT, trade.COUNTER_ANSWER) and s.cells[ASKED] == seat:
        deal, takers = int(trade.COUNTER_OFFER), [int(s.current())]
    else:
        return
    if not _has_two_sides(s, deal):
        return
    if s.cells[OPEN] and deal == trade.OFFER:
        for taker in takers:
            yield _make("may_accept", taker)
    for taker in takers:
        brought = changes(s, _dealt(s, deal, seat, taker), "if_accepted")
        if taker == takers[0]:  # the maker's own side is told once
            yield from brought
        else:
            yield from _of(taker, brought)


def _has_two_sides(s: Table, deal: int) -> bool:
    """Whether something is given and something wanted (C5.3)."""
    counts = [int(s.cells[DEAL + deal * KINDS + kind]) for kind in range(KINDS)] + [int(s.cells[DEAL_COINS + deal])]
    return max(counts) > 0 > min(counts)


def _dealt(s: Table, deal: int, giver: int, taker: int) -> Table:
    """The table after this deal."""
    t = Table(s.cells[:])
    pay(t, s.cells[DEAL_COINS + deal], giver, taker)
    for kind in range(KINDS):
        transfer(t, kind, s.cells[DEAL + deal * KINDS + kind], giver, taker)
    award_stars(t)
    return t


# A show


def _show(before: Table, after: Table, seat: int, actions: list[int]) -> Iterator[Effect]:
    """The audience line by line (C7), of the show that was given or is being prepared."""
    if before.cells[SHOWN + seat] == NONE and after.cells[SHOWN + seat] != NONE:
        medals = sum(action - USE_MEDALS for action in actions if USE_MEDALS <= action <= USE_MEDALS + MEDALS)
        jokers = int(after.cells[SHOWN_JOKERS + seat])
        yield from _audience(before, after, seat, int(after.cells[SHOWN + seat]), jokers, medals)
    elif after.cells[PHASE] == PRODUCE and after.cells[PROGRAM] != NONE:
        program = int(after.cells[PROGRAM])
        jokers = int(after.cells[SHOWN_JOKERS + seat])
        if after.cells[STAGE] == produce.JOKERS:
            jokers = int(min(after.tokens(seat, JOKER), missing(after, seat, program)))
        yield from _audience(before, after, seat, program, jokers, 0)
    elif actions[-1] == BEGIN:
        for program in range(PROGRAMS):
            if after.cells[OWNER + program] == seat and (drawn := draws(after, seat, program)) > 0:
                yield _make("could_draw", seat, program + 1, drawn)


def _audience(before: Table, after: Table, seat: int, program: int, jokers: int, medals: int) -> Iterator[Effect]:
    """From where the nobles stand now, but with the podiums of before: the round's next one comes after the shows."""
    lines = (
        ("C7.1", "program", from_program(after, seat, program, jokers)),
        ("C7.2", "previous_programs", from_previous_programs(after, seat, program)),
        ("C7.3", "season_tickets", from_season_tickets(after, seat)),
        ("C7.4", "stars", from_stars(after, seat, program)),
        ("C7.5", "nobles", from_nobles(after, seat)),
        ("C7.6", "podiums", from_podiums(before, seat)),
        ("C7.7", "medals", medals * MEDAL_SPECTATORS),
    )
    for rule, line, spectators in lines:
        yield _make("audience_line", seat, program + 1, rule, line, int(spectators))
    total = sum(int(spectators) for _, _, spectators in lines)
    yield _make("audience", seat, program + 1, total, int(before.cells[SCORE + seat]))
