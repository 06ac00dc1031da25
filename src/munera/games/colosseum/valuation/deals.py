"""Deals worth proposing: a token for a token, a token for coins, or both, when either side gains.

What tokens and coins are worth to either side is found out one by one; the deal that then seems to gain most for both
together is weighed exactly, with the coins that leave the other side a fair part of it.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from munera.games.colosseum.actions import CHARGE, GIVE, PAY, SEND, WANT
from munera.games.colosseum.data import KINDS, ROUNDS
from munera.games.colosseum.goods import pay, transfer
from munera.games.colosseum.phases.trade import PRICED
from munera.games.colosseum.stars import award_stars
from munera.games.colosseum.state import (
    COINS,
    DEAL,
    DRAFT_SIDE,
    NONE,
    OFFERS,
    PLAYERS,
    ROUND,
    Table,
)
from munera.games.colosseum.valuation.position import position, prospect

OWN_GAIN: Final[i64] = 60  # what a deal must bring, in hundredths of a spectator
THEIR_GAIN: Final[i64] = 30
FAIR_SHARE: Final[i64] = 3  # the other side is left one part in so many of what both gain
SAMPLE: Final[i64] = 4  # coins by which their value is measured
IMPOSSIBLE: Final[i64] = -1_000_000


class Deal:
    """One token given, one wanted, either of them NONE, and the coins paid with it, or wanted if negative."""

    def __init__(self, given: i64, wanted: i64, coins: i64, gain: i64) -> None:
        self.given = given
        self.wanted = wanted
        self.coins = coins
        self.gain = gain  # to the one who proposes it; 0 if there is nothing to propose

    def next_action(self, s: Table, deal: i64) -> i64:
        """The action by which a draft comes closer to this deal."""
        side = s.cells[DRAFT_SIDE]
        if self.given != NONE and s.cells[DEAL + deal * KINDS + self.given] == 0:
            return GIVE + self.given
        if self.wanted != NONE and s.cells[DEAL + deal * KINDS + self.wanted] == 0:
            return WANT + self.wanted
        if self.coins == 0 or side == PRICED:
            return SEND
        return PAY - 1 + self.coins if self.coins > 0 else CHARGE - 1 - self.coins


def proposal(s: Table, seat: i64, partner: i64) -> Deal:
    """The best deal that a seat could propose to another."""
    giving = _transfers(s, seat, partner)  # of each kind: what giving it gains for both together
    taking = _transfers(s, partner, seat)
    best: i64 = OWN_GAIN + THEIR_GAIN - 1
    given: i64 = NONE
    wanted: i64 = NONE
    for give in range(NONE, KINDS):
        gain = giving[give] if give != NONE else i64(0)
        for want in range(NONE, KINDS):
            both = gain + (taking[want] if want != NONE else i64(0))
            if want != give and both > best:
                best = both
                given = give
                wanted = want
    if given == NONE and wanted == NONE:
        return Deal(NONE, NONE, 0, 0)
    return _priced(s, seat, partner, given, wanted)


def toll(before: Table, after: Table, seat: i64, partner: i64) -> i64:
    """What is held against a deal: that the partner gains by it too. In the last round a leader is not fed at all."""
    gain = prospect(after, partner) - prospect(before, partner)
    if gain <= 0:
        return 0
    if before.cells[ROUND] == ROUNDS and prospect(after, partner) >= prospect(after, seat):
        return gain
    return gain // before.cells[PLAYERS]


def is_next_to_ask(s: Table, seat: i64, partner: i64) -> bool:
    """Whether it is this partner's turn to be asked: clockwise, one offer to each with whom there is a deal to make.

    After an offer that was declined the same deals are there, so that it is not made again.
    """
    before: i64 = 0
    other = s.after(seat)
    while other != partner:
        if before > s.cells[OFFERS]:
            return False
        if proposal(s, seat, other).gain > 0:
            before += 1
        other = s.after(other)
    return before == s.cells[OFFERS]


def _transfers(s: Table, giver: i64, taker: i64) -> vec[i64]:
    """What both together gain if one token changes hands, by kind."""
    out = vec[i64](capacity=KINDS)
    before = prospect(s, giver) + prospect(s, taker)
    for kind in range(KINDS):
        if s.tokens(giver, kind) == 0:
            out = append(out, IMPOSSIBLE)
        else:
            t = _traded(s, giver, taker, kind, NONE, 0)
            out = append(out, prospect(t, giver) + prospect(t, taker) - before)
    return out


def _priced(s: Table, seat: i64, partner: i64, given: i64, wanted: i64) -> Deal:
    """These tokens, with the coins that leave the partner its share."""
    best = Deal(given, wanted, 0, 0)
    if given != NONE and wanted != NONE:
        best.gain = _gain(s, seat, partner, given, wanted, 0)
    t = _traded(s, seat, partner, given, wanted, 0)
    mine = position(t, seat) - position(s, seat)
    theirs = prospect(t, partner) - prospect(s, partner)
    share = _greater(THEIR_GAIN, (mine + theirs) // FAIR_SHARE) - theirs  # what coins must add
    coins: i64 = 0
    if share > 0 and wanted != NONE:
        coins = _least(_coins_for(t, partner, share, 1), s.cells[COINS + seat])
    elif share < 0 and given != NONE and s.cells[COINS + partner] > 0:
        coins = -_least(_coins_for(t, partner, -share, -1), s.cells[COINS + partner])
    if coins != 0:
        gain = _gain(s, seat, partner, given, wanted, coins)
        if gain > best.gain:
            best.coins = coins
            best.gain = gain
    return best


def _coins_for(t: Table, partner: i64, value: i64, sign: i64) -> i64:
    """So many coins are worth that much to the partner, about; rounded in its favour."""
    u = Table(t.cells[:])
    sample = SAMPLE if sign > 0 else _least(SAMPLE, t.cells[COINS + partner])
    u.cells[COINS + partner] += sign * sample
    each = sign * (prospect(u, partner) - prospect(t, partner))  # of the whole sample
    if each <= 0:
        return 1
    coins = value * sample // each
    return _greater(1, coins + 1 if sign > 0 else coins)


def _gain(s: Table, seat: i64, partner: i64, given: i64, wanted: i64, coins: i64) -> i64:
    """What this deal would gain; nothing if it is too little, or if the other side would not have its share."""
    t = _traded(s, seat, partner, given, wanted, coins)
    gain = position(t, seat) - position(s, seat)
    theirs = prospect(t, partner) - prospect(s, partner)
    if theirs < _greater(THEIR_GAIN, (gain + theirs) // (FAIR_SHARE + 1)):
        return 0
    gain -= toll(s, t, seat, partner)
    return gain if gain >= OWN_GAIN else i64(0)


def _traded(s: Table, seat: i64, partner: i64, given: i64, wanted: i64, coins: i64) -> Table:
    """A table on which this deal was made; coins are paid, or wanted if negative."""
    t = Table(s.cells[:])
    if given != NONE:
        transfer(t, given, 1, seat, partner)
    if wanted != NONE:
        transfer(t, wanted, 1, partner, seat)
    pay(t, coins, seat, partner)
    award_stars(t)
    return t


def _greater(a: i64, b: i64) -> i64:
    return a if a > b else b


def _least(a: i64, b: i64) -> i64:
    return a if a < b else b
