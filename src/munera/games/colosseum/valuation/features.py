"""What is told to the network about a seat: a row of numbers of about the same size, each with a name.

Only the largest single show wins, so most of them ask how large a show the seat could give if it came by a few more
tokens, with the programs it owns and with those for sale.
"""

from typing import Final

from librt.vecs import append, vec
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
    ARENA_START_SIZE,
    ASSETS,
    EXTRA_ACTION,
    JOKER,
    KINDS,
    MARKETS,
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
    BAG,
    BARS_LAST_AN_INITIATOR,
    COINS,
    FIRST_MARKET,
    FOR_SALE,
    GREEN,
    HELD,
    LAST_SHOW,
    LOGE,
    MEDAL,
    NOBLE,
    NONE,
    OWNER,
    PLAYERS,
    PODIUM,
    PRODUCED,
    SCORE,
    SEASON_TICKET,
    TOKENS,
    Table,
)
from munera.games.colosseum.valuation.horizon import auctions_left, investments_left, shows_left

HOPES: Final = vec[i64]([0, 1, 2, 3, 5, 7])  # tokens that may still come
AIM: Final[i64] = 3  # of these hopes the one by which the program to aim at is chosen
SECOND: Final[i64] = 2  # and the one by which the second-best show is
SPACE_LACKING: Final[i64] = 150  # hundredths of a spectator, for each space an arena is too small
NO_SHOWS: Final = vec[i64]([0] * len(HOPES))
_REACH: Final[i64] = 6  # a noble so far before an arena may walk in with one die

NAMES: Final = (
    *(f"shows left: {count}" for count in range(1, ROUNDS + 1)),
    "investment to come this round",
    "auction to come this round",
    "players",
    "intense auctions",
    "coins, the first 10",
    "coins, the next 20",
    "coins, more",
    "score",
    "medals",
    "extra-action tokens",
    "season tickets",
    "podiums",
    "loge",
    "arena of 3",
    "arena of 4",
    "stars",
    "jokers",
    "tokens",
    "programs not yet shown",
    "programs shown",
    *(f"best show with an owned program and {hope} more tokens" for hope in HOPES),
    *(f"best show with any program and {hope} more tokens" for hope in HOPES),
    "second-best show with an owned program",
    "price lacking for the best program",
    "assets the markets hold for it",
    "assets the best market holds for it",
    "share of them among the unseen tokens",
    "next show",
    "nobles in the arena",
    "nobles before the arena",
)


def features(s: Table, seat: i64) -> vec[float]:
    """The row; see NAMES."""
    cells = s.cells
    out = vec[float](capacity=len(NAMES))
    shows = shows_left(s, seat)
    investments = investments_left(s, seat)
    auctions = auctions_left(s, seat)
    for count in range(1, ROUNDS + 1):
        out = append(out, 1.0 if shows == count else 0.0)
    out = append(out, float(investments - shows + 1))
    out = append(out, float(auctions - shows + 1))
    out = append(out, float(cells[PLAYERS] - 4))
    out = append(out, float(cells[BARS_LAST_AN_INITIATOR]))
    coins = cells[COINS + seat]
    out = append(out, float(_between(coins, 0, 10)) / 5.0)
    out = append(out, float(_between(coins, 10, 30)) / 10.0)
    out = append(out, float(_between(coins, 30, 1000)) / 30.0)
    out = append(out, float(cells[SCORE + seat]) / 30.0)
    out = append(out, float(cells[MEDAL + seat]) / 2.0)
    out = append(out, float(s.tokens(seat, EXTRA_ACTION)))
    out = append(out, float(cells[SEASON_TICKET + seat]) / 2.0)
    out = append(out, float(cells[PODIUM + seat]))
    out = append(out, float(cells[LOGE + seat]))
    out = append(out, 1.0 if cells[ARENA_SIZE + seat] == ARENA_START_SIZE + 1 else 0.0)
    out = append(out, 1.0 if cells[ARENA_SIZE + seat] == ARENA_START_SIZE + 2 else 0.0)
    out = append(out, float(stars(s, seat)))
    out = append(out, float(s.tokens(seat, JOKER)))
    out = append(out, float(cells[HELD + seat]) / 10.0)
    out = _programs(s, seat, investments, out)
    out = append(out, float(_next_show(s, seat)) / 20.0)
    out = append(out, float(from_nobles(s, seat)) / 5.0)
    return append(out, float(_nobles_before(s, seat)) / 5.0)


def _between(value: i64, low: i64, high: i64) -> i64:
    """How much of a value lies between two marks."""
    if value < low:
        return 0
    return (value if value < high else high) - low


def _programs(s: Table, seat: i64, investments: i64, out: vec[float]) -> vec[float]:
    cells = s.cells
    hopes: i64 = len(HOPES)
    owned = NO_SHOWS[:]
    either = NO_SHOWS[:]
    second: i64 = 0
    fresh: i64 = 0
    shown: i64 = 0
    aim: i64 = NONE  # the program of the best show in the long run
    has_stars = stars(s, seat) > 0
    jokers = s.tokens(seat, JOKER)
    extra = (
        from_previous_programs(s, seat, NONE) + from_season_tickets(s, seat) + from_podiums(s, seat)
    )  # whatever is shown
    for program in range(PROGRAMS):
        owner = cells[OWNER + program]
        if owner == seat:
            if cells[PRODUCED + program]:
                shown += 1
            else:
                fresh += 1
        elif owner != FOR_SALE or program < cells[LAST_SHOW + seat]:
            continue
        spaces = ARENA_NEEDED[program] - cells[ARENA_SIZE + seat]
        if spaces < 0:
            spaces = 0
        if spaces + (0 if owner == seat else 1) > investments:
            continue
        lacking = missing(s, seat, program) - jokers
        more = extra * 100 + (from_stars(s, seat, program) * 100 if has_stars else 0)
        if owner == seat and cells[PRODUCED + program]:
            more -= PREVIOUS_PROGRAM_SPECTATORS * 100  # it is no other program than itself (C7.2)
        for place in range(hopes):
            spectators = _table(program, lacking - HOPES[place]) + more
            spectators -= spaces * SPACE_LACKING
            if spectators > either[place]:
                either[place] = spectators
                if place == AIM:
                    aim = program
            if owner == seat:
                if spectators > owned[place]:
                    if place == SECOND:
                        second = owned[place]
                    owned[place] = spectators
                elif place == SECOND and spectators > second:
                    second = spectators
    out = append(out, float(fresh))
    out = append(out, float(shown) / 2.0)
    for place in range(hopes):
        out = append(out, float(owned[place]) / 3000.0)
    for place in range(hopes):
        out = append(out, float(either[place]) / 3000.0)
    out = append(out, float(second) / 3000.0)
    return _supply(s, seat, aim, out)


def _supply(s: Table, seat: i64, aim: i64, out: vec[float]) -> vec[float]:
    """How hard it will be to come by a program and what it lacks."""
    cells = s.cells
    if aim == NONE:
        for _ in range(4):
            out = append(out, 0.0)
        return out
    dear = PRICE[aim] - cells[COINS + seat] if cells[OWNER + aim] != seat else 0
    out = append(out, float(dear) / 10.0 if dear > 0 else 0.0)
    in_markets: i64 = 0
    best: i64 = 0
    for market in range(FIRST_MARKET, FIRST_MARKET + MARKETS):
        here: i64 = 0
        for kind in range(KINDS):
            lacking = ASSETS[aim * KINDS + kind] - cells[TOKENS + seat * KINDS + kind]
            if lacking > 0:
                tokens = cells[TOKENS + market * KINDS + kind]
                here += tokens if tokens < lacking else lacking
        in_markets += here
        if here > best:
            best = here
    out = append(out, float(in_markets) / 3.0)
    out = append(out, float(best))
    unseen = cells[HELD + GREEN] + cells[HELD + BAG]
    useful: i64 = 0
    for kind in range(KINDS):
        if ASSETS[aim * KINDS + kind] > cells[TOKENS + seat * KINDS + kind]:
            useful += cells[TOKENS + GREEN * KINDS + kind] + cells[TOKENS + BAG * KINDS + kind]
    return append(out, 3.0 * float(useful) / float(unseen) if unseen > 0 else 0.0)


def _table(program: i64, lacking: i64) -> i64:
    """The table of C7.1 in hundredths; beyond its end it runs out towards nothing."""
    most = MOST_MISSING[program]
    row = program * TABLE_WIDTH
    if lacking <= most:
        return TABLE[row + (lacking if lacking > 0 else 0)] * 100
    assets: i64 = 0
    for kind in range(KINDS):
        assets += ASSETS[program * KINDS + kind]
    left = assets - lacking
    return TABLE[row + most] * 100 * left // (assets - most) if left > 0 else 0


def _next_show(s: Table, seat: i64) -> i64:
    """The audience that the next show would draw as things are."""
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


def _nobles_before(s: Table, seat: i64) -> i64:
    spectators: i64 = 0
    for noble in range(NOBLES):
        before = (s.cells[ARENA_START + seat] - s.cells[NOBLE + noble]) % SPACES
        if 0 < before <= _REACH:
            spectators += NOBLE_SPECTATORS[noble]
    return spectators
