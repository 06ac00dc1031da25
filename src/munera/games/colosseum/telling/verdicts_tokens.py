"""Why a deal, a discard or a donation was worse than another."""

from collections.abc import Sequence

from munera.core.message import Message, Seat
from munera.games.colosseum.actions import ACCEPT, ASK, ASK_ALL, DISCARD, REQUEST
from munera.games.colosseum.audience import missing
from munera.games.colosseum.data import KIND_NAMES, KINDS, PROGRAMS
from munera.games.colosseum.flow import Colosseum
from munera.games.colosseum.goods import transfer
from munera.games.colosseum.phases import trade
from munera.games.colosseum.stars import award_stars
from munera.games.colosseum.state import GONE, OWNER, PLAYERS, STAR, Table
from munera.games.colosseum.telling.wording import kind, program
from munera.games.colosseum.valuation.position import prospect


def accepted(before: Colosseum, seat: int, path: Sequence[int], better: int) -> Message | None:
    return fed(before, seat, int(trade.partner(before)))


def declined(before: Colosseum, seat: int, path: Sequence[int], better: int) -> Message | None:
    if better != ACCEPT:
        return None
    mine = gain(before, seat)
    partner = int(trade.partner(before))
    return Message("colosseum-verdict-deal-refused", who=Seat(partner), crowd=round(mine, 1)) if mine > 0 else None


def offered(before: Colosseum, seat: int, path: Sequence[int], better: int) -> Message | None:
    """An offer as if it were accepted: of the one asked, or of the first of all who gains by it."""
    after = Colosseum(before.cells[:])
    for action in path:
        after.step(action)
    if ACCEPT not in after.legal():
        return None
    return fed(after, seat, int(after.actor()))


def fed(offer: Colosseum, seat: int, partner: int) -> Message | None:
    """A deal that brings the partner more than oneself."""
    mine, theirs = gain(offer, seat), gain(offer, partner)
    if theirs <= mine:
        return None
    others = [other for other in range(offer.cells[PLAYERS]) if other != seat]
    leads = partner == max(others, key=lambda other: prospect(offer, other))
    which = "colosseum-verdict-fed-leader" if leads else "colosseum-verdict-fed"
    return Message(which, who=Seat(partner), theirs=round(theirs, 1), mine=round(mine, 1))


def discarded(before: Colosseum, seat: int, path: Sequence[int], better: int) -> Message | None:
    gone = path[0] - DISCARD
    thing = kind(KIND_NAMES[gone])
    after = Table(before.cells[:])
    transfer(after, gone, 1, seat, GONE)
    award_stars(after)
    owned = [each for each in range(PROGRAMS) if before.cells[OWNER + each] == seat]
    needing = [each for each in owned if missing(after, seat, each) > missing(before, seat, each)]
    if before.cells[STAR + gone] == seat and after.cells[STAR + gone] != seat:
        return Message("colosseum-verdict-star-discarded", kind=thing)
    if not needing:
        return None
    key = max(needing)
    return Message(
        "colosseum-verdict-key-discarded", kind=thing, program=program(key + 1), lack=int(missing(after, seat, key))
    )


def requested(before: Colosseum, seat: int, path: Sequence[int], better: int) -> Message | None:
    if not REQUEST <= better < REQUEST + KINDS:
        return None
    wanted = kind(KIND_NAMES[better - REQUEST])
    owned = [each for each in range(PROGRAMS) if before.cells[OWNER + each] == seat]
    got = Table(before.cells[:])
    transfer(got, better - REQUEST, 1, GONE, seat)
    helped = [each for each in owned if missing(got, seat, each) < missing(before, seat, each)]
    if not helped:
        return None
    return Message("colosseum-verdict-other-donation", kind=wanted, program=program(max(helped) + 1))


def partner_of(action: int) -> Seat | None:
    """Whom an action asks for a deal."""
    return Seat(int(action - ASK)) if ASK <= action < ASK_ALL else None


def gain(offer: Colosseum, seat: int) -> float:
    """What the deal that lies on the table would bring a seat, in spectators to hope for."""
    made = Table(offer.cells[:])
    trade.apply(made, ACCEPT)
    return float(prospect(made, seat) - prospect(offer, seat)) / 100
