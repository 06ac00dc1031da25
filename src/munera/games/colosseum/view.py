"""All that a seat may see. Everything in Colosseum is open: only "you" and "legal" differ from seat to seat.

Names are those of the data file; seats are counted from 0, as in all data, markets and programs from 1, as in the words
of the actions.
"""

from typing import Any, Final

from mypy_extensions import i64

from munera.core.game import CHANCE, NOBODY
from munera.games.colosseum import ending
from munera.games.colosseum.actions import BLOCKS
from munera.games.colosseum.audience import missing
from munera.games.colosseum.data import (
    ARENA_NEEDED,
    FACE_NAMES,
    IS_REST_AREA,
    KIND_NAMES,
    KINDS,
    MARKETS,
    NOBLE_NAMES,
    NOBLE_SPECTATORS,
    NOBLES,
    OFFERS_PER_TURN,
    PRICE,
    PROGRAM_NAMES,
    PROGRAMS,
    ROUNDS,
    SPACES,
    VARIANTS_WITH_SHORT_BARS,
)
from munera.games.colosseum.phases import trade
from munera.games.colosseum.phases.acquire import OPENING, RAISING
from munera.games.colosseum.phases.ceremony import CLEAN_UP, DONATION, LAST_CONTEST, PODIUM_CONTEST, is_last, lowest
from munera.games.colosseum.state import (
    ACQUIRE,
    ACTOR,
    ASKED,
    BAG,
    BANK,
    BARS_LAST_AN_INITIATOR,
    BID,
    BIDDER,
    CEREMONY,
    CONTEST,
    CONTEST_DICE,
    CONTEST_TOTAL,
    DEAL,
    DEAL_COINS,
    DIE,
    FIRST,
    FIRST_MARKET,
    FOR_SALE,
    GREEN,
    HELD,
    HONOURED,
    IN_AUCTION,
    MARKET,
    MEDAL,
    MOVED,
    NOBLE,
    NONE,
    OFFERS,
    OPEN,
    OVER,
    OWNER,
    PHASE,
    PLAYERS,
    PRODUCE,
    PROGRAM,
    ROUND,
    SEASON_TICKET,
    SHOWN_JOKERS,
    STAGE,
    TRADE,
    Table,
)
from munera.games.colosseum.view_seat import PRINTED_ASSETS, PRINTED_SPECTATORS, looks_same, seat_view, token_counts

PHASE_NAMES: Final = ("set-up", "invest", "acquire", "trade", "produce", "closing ceremony", "over")
STAGE_NAMES: Final = (
    ("tokens", "low programs", "high programs"),
    ("first investment", "pay for a second", "second investment"),
    ("initiate", "opening", "raising", "refill"),
    ("idle", "draft", "answer", "counter-draft", "counter-answer"),
    ("beginning", "rolling", "moving", "moving another", "choosing", "jokers", "spectators"),
    ("podium contest", "clean-up", "last contest", "donation"),
    ("over",),
)


def view(s: Table, seat: int | None) -> dict[str, Any]:
    return _view(s, seat, [seat_view(s, each) for each in range(int(s.cells[PLAYERS]))])


def view_after(s: Table, seat: int | None, before: Table, known: dict[str, Any]) -> dict[str, Any]:
    """With the impresarios of an earlier view who look the same."""
    seats: list[dict[str, Any]] = known["seats"]
    return _view(
        s, seat, [seats[each] if looks_same(s, before, each) else seat_view(s, each) for each in range(len(seats))]
    )


def _view(s: Table, seat: int | None, seats: list[dict[str, Any]]) -> dict[str, Any]:
    cells = s.cells
    players = int(cells[PLAYERS])
    actor = int(cells[ACTOR])
    phase = int(cells[PHASE])
    return {
        "game": "colosseum",
        "players": players,
        "variants": list(VARIANTS_WITH_SHORT_BARS) if cells[BARS_LAST_AN_INITIATOR] else [],
        "you": seat,
        "round": int(cells[ROUND]),
        "rounds": int(ROUNDS),
        "phase": PHASE_NAMES[phase],
        "stage": STAGE_NAMES[phase][cells[STAGE]],
        "first_player": int(cells[FIRST]),
        "actor": actor if actor >= 0 else None,
        "chance": actor == CHANCE,
        "over": actor == NOBODY,
        "winners": ending.winners(s) if phase == OVER else [],
        "seats": seats,
        "markets": [_listed(s, FIRST_MARKET + market) for market in range(MARKETS)],
        "face_down": {"count": int(cells[HELD + GREEN]), "kinds": token_counts(s, GREEN)},
        "bag": {"count": int(cells[HELD + BAG]), "kinds": token_counts(s, BAG)},
        "for_sale": [
            _for_sale(s, program, players) for program in range(PROGRAMS) if cells[OWNER + program] == FOR_SALE
        ],
        "nobles": [NOBLE_ON[noble][cells[NOBLE + noble]] for noble in range(NOBLES)],
        "spaces": int(SPACES),
        "rest_areas": REST_AREAS,
        "auction": _auction(s, players) if phase == ACQUIRE else None,
        "offers_left": int(OFFERS_PER_TURN - cells[OFFERS]) if phase == TRADE else None,
        "offer": _offer(s) if phase == TRADE and cells[STAGE] != trade.IDLE else None,
        "counter_offer": _counter_offer(s) if phase == TRADE and cells[STAGE] >= trade.COUNTER_DRAFT else None,
        "dice": [FACE_NAMES[cells[DIE + die]] for die in range(2) if cells[DIE + die] != NONE],
        "show": _show(s) if phase == PRODUCE and cells[STAGE] != 0 else None,
        "ceremony": _ceremony(s, players) if phase == CEREMONY else None,
        "supply": {"medals": int(cells[MEDAL + BANK]), "season_tickets": int(cells[SEASON_TICKET + BANK])},
        "legal": _legal(s) if seat is not None and seat == actor else [],
    }


def _legal(s: Table) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for action in s.legal():
        found.append({"action": int(action), "words": BLOCKS.words(action), "block": BLOCKS.block_of(action).name})
    return found


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NONE else seat


def _listed(s: Table, place: int) -> list[str]:
    """The tokens in a place, one by one."""
    return [KIND_NAMES[kind] for kind in range(KINDS) for _ in range(s.tokens(place, kind))]


def _for_sale(s: Table, program: int, players: int) -> dict[str, Any]:
    """A program as it was last seen by players who lacked as much."""
    key: i64 = players * PROGRAMS + program
    for seat in range(players):
        key = key * MOST_ASSETS + missing(s, seat, program)
    known = _seen_for_sale.get(int(key))
    if known is not None:
        return known
    if len(_seen_for_sale) >= MOST_KEPT:
        _seen_for_sale.clear()
    found: dict[str, Any] = {
        "number": program + 1,
        "name": PROGRAM_NAMES[program],
        "price": int(PRICE[program]),
        "arena": int(ARENA_NEEDED[program]),
        "assets": PRINTED_ASSETS[program],
        "spectators": PRINTED_SPECTATORS[program],
        "missing_count": [int(missing(s, seat, program)) for seat in range(players)],
    }
    _seen_for_sale[int(key)] = found
    return found


def _noble(noble: int, space: int) -> dict[str, Any]:
    return {"name": NOBLE_NAMES[noble], "space": space, "spectators": int(NOBLE_SPECTATORS[noble])}


# A server makes a view after every move at every table: what looks the same in many of them is made once, and nobody
# may change it.
MOST_KEPT: Final = 10_000
MOST_ASSETS: Final[i64] = 32  # no program has as many
_seen_for_sale: Final[dict[int, dict[str, Any]]] = {}
NOBLE_ON: Final = [[_noble(noble, space) for space in range(SPACES)] for noble in range(NOBLES)]
REST_AREAS: Final = [space for space in range(SPACES) if IS_REST_AREA[space]]


def _auction(s: Table, players: int) -> dict[str, Any]:
    """`market`, `bid` and `bidder` are None until there are such."""
    stage = s.cells[STAGE]
    market = int(s.cells[MARKET])
    return {
        "initiator": int(s.current()),
        "market": None if market == NONE else market + 1,
        "bid": int(s.cells[BID]) if stage == RAISING else None,
        "bidder": _seat_or_none(int(s.cells[BIDDER])),
        "in": [seat for seat in range(players) if stage >= OPENING and s.cells[IN_AUCTION + seat]],
    }


def _offer(s: Table) -> dict[str, Any]:
    """What the active trader gives and wants."""
    asked = _seat_or_none(int(s.cells[ASKED]))
    return _deal(s, trade.OFFER, int(s.current()), asked, s.cells[OPEN] != 0)


def _counter_offer(s: Table) -> dict[str, Any]:
    return _deal(s, trade.COUNTER_OFFER, int(s.cells[ASKED]), int(s.current()), False)


def _deal(s: Table, deal: int, maker: int, asked: int | None, to_all: bool) -> dict[str, Any]:
    counts = [int(s.cells[DEAL + deal * KINDS + kind]) for kind in range(KINDS)]
    coins = int(s.cells[DEAL_COINS + deal])
    return {
        "from": maker,
        "to": asked,
        "open": to_all,
        "gives": {KIND_NAMES[kind]: counts[kind] for kind in range(KINDS) if counts[kind] > 0},
        "wants": {KIND_NAMES[kind]: -counts[kind] for kind in range(KINDS) if counts[kind] < 0},
        "pays": max(coins, 0),
        "charges": max(-coins, 0),
    }


def _show(s: Table) -> dict[str, Any]:
    """The show in preparation."""
    seat = int(s.current())
    program = int(s.cells[PROGRAM])
    moved = int(s.cells[MOVED])
    return {
        "seat": seat,
        "program": None if program == NONE else program + 1,
        "jokers": int(s.cells[SHOWN_JOKERS + seat]),
        "moved": None if moved == NONE else NOBLE_NAMES[moved],
    }


def _alone_last(s: Table, players: int) -> int | None:
    last = lowest(s)
    return int(last) if sum(is_last(s, seat, last) for seat in range(players)) == 1 else None


def _ceremony(s: Table, players: int) -> dict[str, Any]:
    """`podium` is who received it, `last` who may ask for a donation, `contest` who rolls for which of the two;
    `lowest` stands last while there is time, unless dice would decide."""
    stage = s.cells[STAGE]
    rolling = stage == PODIUM_CONTEST or stage == LAST_CONTEST
    return {
        "podium": None if stage == PODIUM_CONTEST else int(s.cells[HONOURED]),
        "last": int(s.cells[ASKED]) if stage == DONATION else None,
        "lowest": _alone_last(s, players) if stage == CLEAN_UP else None,
        "contest": [
            {
                "seat": seat,
                "dice": int(s.cells[CONTEST_DICE + seat]),
                "total": int(s.cells[CONTEST_TOTAL + seat]),
            }
            for seat in range(players)
            if rolling and s.cells[CONTEST + seat]
        ],
    }
