"""Positions of Colosseum for tests.

Seats, markets and programs are counted from 1 here, as on the table. A position is a properly dealt game of which some
things are moved: nothing is made or lost, so every audit holds.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from munera.core.game import CHANCE
from munera.games.colosseum import GAME, flow
from munera.games.colosseum import state as cell
from munera.games.colosseum.data import DEALT_PROGRAMS, KIND_NAMES, KINDS, NOBLE_NAMES
from munera.games.colosseum.flow import Colosseum
from munera.games.colosseum.goods import transfer
from munera.games.colosseum.phases import ceremony
from munera.games.colosseum.stars import award_stars
from tests.games.colosseum.table import PHASES, programs

Goods = Mapping[str, int] | Sequence[str]  # {"lion": 2, "cage": 1} or ["lion", "lion", "cage"]

NOTHING: Final[Goods] = ()
BARE: Final[dict[int, Goods]] = dict.fromkeys(range(1, 6), NOTHING)  # nobody holds a token
IDLE: Final[dict[int, Sequence[int]]] = dict.fromkeys(range(1, 6), ())  # nobody has a program


def new(players: int, *variants: str) -> Colosseum:
    """The state before the deal."""
    s = GAME.new(players, variants)
    assert isinstance(s, Colosseum)
    return s


def dealt(players: int, *variants: str) -> Colosseum:
    """A game ready for its first decision; chance has dealt, the same every time."""
    s = new(players, *variants)
    turn = 0
    while s.actor() == CHANCE:
        legal = list(s.legal())
        s.apply(legal[turn % len(legal)])
        turn += 1
    return s


def position(
    players: int = 4,
    phase: str = "invest",
    *,
    round: int = 1,
    first: int = 1,
    coins: Sequence[int] = (),
    medals: Sequence[int] = (),
    tickets: Sequence[int] = (),
    scores: Sequence[int] = (),
    podiums: Sequence[int] = (),
    loges: Iterable[int] = (),
    tokens: Mapping[int, Goods] | None = None,
    markets: Mapping[int, Goods] | None = None,
    bag: Goods | None = None,
    owned: Mapping[int, Sequence[int]] | None = None,
    produced: Mapping[int, Sequence[int]] | None = None,
    shown: Mapping[int, int] | None = None,
    arenas: Mapping[int, tuple[int, int]] | None = None,
    nobles: Mapping[str, int] | None = None,
    stars: Mapping[str, int] | None = None,
    variants: tuple[str, ...] = (),
) -> Colosseum:
    """The beginning of a phase. What is named replaces what was dealt; all the rest is as dealt.

    `bag` is all there is left to draw; `owned` are a seat's programs, `produced` its earlier shows, the last one last,
    `shown` its program of this round; `arenas` are first space and size. Stars follow from the tokens unless given.
    """
    s = dealt(players, *variants)
    _spread(s, cell.COINS, coins)
    _spread(s, cell.MEDAL, medals)
    _spread(s, cell.SEASON_TICKET, tickets)
    _lay_out(s, tokens or {}, markets or {}, bag)
    _give_programs(s, owned or {}, produced or {})
    for seat, points in enumerate(scores):
        s.cells[cell.SCORE + seat] = points
    for seat, count in enumerate(podiums):
        s.cells[cell.PODIUM + seat] = count
    for seat in loges:
        s.cells[cell.LOGE + seat - 1] = 1
    for seat, (start, size) in (arenas or {}).items():
        s.cells[cell.ARENA_START + seat - 1] = start
        s.cells[cell.ARENA_SIZE + seat - 1] = size
    for noble, space_ in (nobles or {}).items():
        s.cells[cell.NOBLE + NOBLE_NAMES.index(noble)] = space_
    for kind in range(KINDS):
        s.cells[cell.STAR + kind] = cell.NONE
    award_stars(s)
    for name, seat in (stars or {}).items():
        s.cells[cell.STAR + KIND_NAMES.index(name)] = seat - 1
    _enter(s, phase, round, first - 1, shown or {})
    GAME.audit(s)
    return s


def _enter(s: Colosseum, phase: str, round: int, first: int, shown: Mapping[int, int]) -> None:
    """Everybody has finished the phase before; the rules themselves enter this one."""
    s.cells[cell.ROUND] = round
    s.cells[cell.FIRST] = first
    s.cells[cell.PHASE] = PHASES.index(phase) - 1
    s.cells[cell.STAGE] = 0
    s.cells[cell.TURN] = s.cells[cell.PLAYERS]
    if phase == "invest":  # comes after the ceremony of another round
        s.cells[cell.ROUND] = round - 1
        s.cells[cell.FIRST] = (first - 1) % s.cells[cell.PLAYERS]
        s.cells[cell.PHASE] = cell.CEREMONY
        s.cells[cell.STAGE] = ceremony.DONATION
    for seat, number in shown.items():
        assert number in programs(s, seat)
        s.cells[cell.SHOWN + seat - 1] = number - 1
    flow.settle(s)


def _spread(s: Colosseum, field: int, wanted: Sequence[int]) -> None:
    """Coins, medals or season tickets: what a seat has not, the bank has."""
    for seat, count in enumerate(wanted):
        s.cells[field + cell.BANK] += s.cells[field + seat] - count
        s.cells[field + seat] = count


def _lay_out(s: Colosseum, tokens: Mapping[int, Goods], markets: Mapping[int, Goods], bag: Goods | None) -> None:
    places = {seat - 1: goods for seat, goods in tokens.items()}
    places |= {cell.FIRST_MARKET + market - 1: goods for market, goods in markets.items()}
    for place in places:
        _sweep(s, place, cell.BAG)
    sources = [cell.BAG, cell.GREEN, *(place for place in range(cell.GREEN) if place not in places)]
    for place, goods in places.items():
        _gather(s, goods, sources, place)
    if bag is not None:
        _sweep(s, cell.GREEN, cell.GONE)
        _sweep(s, cell.BAG, cell.GONE)
        _gather(s, bag, [cell.GONE, *sources[2:]], cell.BAG)


def _sweep(s: Colosseum, source: int, target: int) -> None:
    for kind in range(KINDS):
        transfer(s, kind, s.tokens(source, kind), source, target)


def _gather(s: Colosseum, goods: Goods, sources: Sequence[int], target: int) -> None:
    for name, count in Counter(goods).items():
        kind = KIND_NAMES.index(name)
        for source in sources:
            moved = min(count, int(s.tokens(source, kind)))
            transfer(s, kind, moved, source, target)
            count -= moved
        assert count == 0, f"there are not that many of kind {name}"


def _give_programs(s: Colosseum, owned: Mapping[int, Sequence[int]], produced: Mapping[int, Sequence[int]]) -> None:
    for seat in owned:
        for number in programs(s, seat):
            s.cells[cell.OWNER + number - 1] = cell.DISCARDED if number <= DEALT_PROGRAMS else cell.FOR_SALE
    for seat, numbers in owned.items():
        for number in numbers:
            s.cells[cell.OWNER + number - 1] = seat - 1
    for seat, numbers in produced.items():
        for number in numbers:
            assert number in programs(s, seat)
            s.cells[cell.PRODUCED + number - 1] = 1
            s.cells[cell.LAST_SHOW + seat - 1] = number
