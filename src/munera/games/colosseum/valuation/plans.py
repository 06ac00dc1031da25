"""What a seat may hope for: a rough value of everything it has, in hundredths of a spectator.

Only the largest single show wins, so nearly all of it is a guess at the last show: the best owned program, with the
tokens still to be expected, and all that draws spectators to it.
"""

from typing import Final

from mypy_extensions import i64

from munera.games.colosseum.audience import (
    can_show,
    from_nobles,
    from_podiums,
    from_previous_programs,
    from_season_tickets,
    from_stars,
    missing,
)
from munera.games.colosseum.data import (
    ARENA_NEEDED,
    ASSETS,
    EXTRA_ACTION,
    JOKER,
    KINDS,
    MEDAL_COINS,
    MEDAL_SPECTATORS,
    MOST_MISSING,
    NOBLE_SPECTATORS,
    NOBLES,
    PREVIOUS_PROGRAM_SPECTATORS,
    PRICE,
    PROGRAMS,
    ROUNDS,
    SPACES,
    TABLE,
    TABLE_WIDTH,
)
from munera.games.colosseum.ending import stars
from munera.games.colosseum.state import (
    ARENA_SIZE,
    ARENA_START,
    COINS,
    FOR_SALE,
    HELD,
    LAST_SHOW,
    LOGE,
    MEDAL,
    NOBLE,
    NONE,
    OWNER,
    PLAYERS,
    PRODUCED,
    ROUND,
    SCORE,
    Table,
)
from munera.games.colosseum.valuation.horizon import auctions_left, investments_left, shows_left

# In hundredths: of a token, of a spectator, or a percentage
TOKENS_PER_AUCTION: Final = 130  # needed ones that a market won, and the dealing after it, will bring
SPACE_LACKING: Final = 8  # of a program's spectators are lost for each space the arena lacks
NOT_YET_BOUGHT: Final = 95  # of a program's spectators count while it is for sale
SECOND_PLAN: Final = 30  # of the next best program's spectators count as well
SPARE_TOKEN: Final = 40  # for each token held, needed or not; less as the rounds go by
LOGE_PER_SHOW: Final = 130
SHOWN_BEFORE: Final = 70  # chance that a program not yet shown is shown before the last show
NOBLE_NEAR: Final = 30  # of its spectators, when it can walk into the arena with one die
RIVALS: Final = 15  # of the spectators that nobles bring to the others
READY_COIN: Final = 35  # while few: they pay for the next investment and the next auction
COIN: Final = 15
IDLE_COIN: Final = 5  # more than can be used well
LAST_COIN: Final = 1  # decides ties
READY_COINS: Final = 10  # for each investment and each auction still to come
USEFUL_COINS: Final = 12


def position(s: Table, seat: i64) -> i64:
    """The value of all that a seat has."""
    return goods(s, seat) + purse(s, seat, s.cells[COINS + seat])


def purse(s: Table, seat: i64, coins: i64) -> i64:
    """The value of coins: less, the more there are and the less there is left to buy."""
    chances = investments_left(s, seat) + auctions_left(s, seat)
    ready = _least(coins, chances * READY_COINS)
    useful = _least(coins - ready, chances * USEFUL_COINS)
    return ready * READY_COIN + useful * COIN + (coins - ready - useful) * (IDLE_COIN if chances > 0 else LAST_COIN)


def goods(s: Table, seat: i64) -> i64:
    """The value of everything but the coins."""
    score = s.cells[SCORE + seat] * 100
    medals = s.cells[MEDAL + seat] + s.tokens(seat, EXTRA_ACTION)
    shows = shows_left(s, seat)
    if shows == 0:
        return score + medals * MEDAL_COINS * LAST_COIN - _rivals(s, seat)
    to_come = ROUNDS - s.cells[ROUND]
    last_show = (
        _best_plan(s, seat, shows)
        + (from_season_tickets(s, seat) + from_podiums(s, seat) + medals * MEDAL_SPECTATORS) * 100
        + _nobles(s, seat, 100 if to_come == 0 else COIN)
        + s.cells[LOGE + seat] * shows * LOGE_PER_SHOW
    )
    value = last_show if last_show > score else score + (last_show - score) // 100
    value += from_season_tickets(s, seat) * (shows - 1) * COIN + score // 20
    if shows > to_come and to_come > 0:
        value += _next_show(s, seat) * COIN
    return value + s.cells[HELD + seat] * SPARE_TOKEN * to_come // ROUNDS - _rivals(s, seat)


# Programs


def _best_plan(s: Table, seat: i64, shows: i64) -> i64:
    """The best program for the last show, owned or still to be bought, with what the others add to it."""
    best: i64 = 0
    second: i64 = 0
    fresh: i64 = 0  # owned programs that could be shown for the first time
    best_is_fresh = False
    has_stars = stars(s, seat) > 0
    investments = investments_left(s, seat)
    tokens = s.tokens(seat, JOKER) * 100 + auctions_left(s, seat) * TOKENS_PER_AUCTION  # that will stand in for others
    for program in range(PROGRAMS):
        owner = s.cells[OWNER + program]
        if owner != seat and (owner != FOR_SALE or program < s.cells[LAST_SHOW + seat]):
            continue
        spectators = _prospect(s, seat, program, investments, tokens)
        if spectators <= 0:
            continue
        is_fresh = owner == seat and not s.cells[PRODUCED + program]
        if is_fresh:
            fresh += 1
        elif owner == seat:
            spectators -= PREVIOUS_PROGRAM_SPECTATORS * 100  # counted below with all that were shown
        if has_stars:
            spectators += from_stars(s, seat, program) * 100
        if spectators > best:
            second = best
            best = spectators
            best_is_fresh = is_fresh
        elif spectators > second:
            second = spectators
    earlier = _least(fresh - 1 if best_is_fresh else fresh, shows - 1)
    best += from_previous_programs(s, seat, NONE) * 100
    return best + earlier * PREVIOUS_PROGRAM_SPECTATORS * SHOWN_BEFORE + second * SECOND_PLAN * (shows - 1) // 500


def _prospect(s: Table, seat: i64, program: i64, investments: i64, tokens: i64) -> i64:
    """The spectators of C7.1 to be expected in the end, less what it takes to come by the program and the space."""
    owned = s.cells[OWNER + program] == seat
    spaces = ARENA_NEEDED[program] - s.cells[ARENA_SIZE + seat]
    if spaces < 0:
        spaces = 0
    if spaces + (0 if owned else 1) > investments:
        return 0
    lacking = missing(s, seat, program) * 100 - tokens
    spectators = _table(program, lacking if lacking > 0 else 0)
    spectators -= spectators * SPACE_LACKING * spaces // 100
    return spectators if owned else spectators * NOT_YET_BOUGHT // 100 - PRICE[program] * COIN


def _table(program: i64, lacking: i64) -> i64:
    """The table of C7.1 for hundredths of assets; beyond its end it runs out towards nothing."""
    most = MOST_MISSING[program]
    row = program * TABLE_WIDTH
    whole = lacking // 100
    part = lacking % 100
    if whole < most:
        return TABLE[row + whole] * (100 - part) + TABLE[row + whole + 1] * part
    beyond = lacking - most * 100
    assets: i64 = 0
    for kind in range(KINDS):
        assets += ASSETS[program * KINDS + kind]
    spectators = TABLE[row + most] * (100 - beyond // (assets - most))
    return spectators if spectators > 0 else 0


def _next_show(s: Table, seat: i64) -> i64:
    """The audience that this round's show would draw as things are."""
    best: i64 = 0
    for program in range(PROGRAMS):
        if s.cells[OWNER + program] == seat and can_show(s, seat, program):
            lacking = missing(s, seat, program) - s.tokens(seat, JOKER)
            spectators = (
                TABLE[program * TABLE_WIDTH + (lacking if lacking > 0 else 0)]
                + from_previous_programs(s, seat, program)
                + from_stars(s, seat, program)
            )
            if spectators > best:
                best = spectators
    return best + from_season_tickets(s, seat) + from_podiums(s, seat) if best > 0 else 0


# Nobles


def _nobles(s: Table, seat: i64, weight: i64) -> i64:
    """Nobles in the arena, and those just before it."""
    value = from_nobles(s, seat) * weight
    for noble in range(NOBLES):
        before = (s.cells[ARENA_START + seat] - s.cells[NOBLE + noble]) % SPACES
        if 0 < before <= 6:
            value += NOBLE_SPECTATORS[noble] * NOBLE_NEAR * weight // 100
    return value


def _rivals(s: Table, seat: i64) -> i64:
    """What nobles bring to the others."""
    spectators: i64 = 0
    for other in range(s.cells[PLAYERS]):
        if other != seat and shows_left(s, other) > 0:
            spectators += from_nobles(s, other)
    return spectators * RIVALS


def _least(a: i64, b: i64) -> i64:
    return a if a < b else b
