"""What tokens fetch at auction, and what they turn out to be worth."""

from functools import partial

from munera.games.colosseum.data import IS_SPECIAL, JOKER, KIND_NAMES, KINDS, MARKET_SIZE, ROUNDS
from munera.lab import extra
from munera.lab.estimate import Estimate, Key, Sample, Tally
from munera.lab.figures import Series, columns, rows
from munera.lab.lab import Results, words
from munera.lab.page import Figure, Section, Table, as_number, as_percent, games, number, told_number

_SIZE = int(KINDS + ROUNDS)


def market(results: Results) -> Section:
    sample = results.sample()
    rounds = range(1, int(ROUNDS) + 1)
    prices = [sample.ratio(("price in", round_), ("sold in", round_)) for round_ in rounds]
    fetched = kind_prices(sample)
    worth = [sample.ratio(("lost", kind), _holders(kind)) for kind in range(int(KINDS))]
    order = sorted(range(int(KINDS)), key=lambda kind: -(fetched[kind].value or 0))
    shown = [kind for kind in order if fetched[kind].value is not None]
    body = [
        [
            words(KIND_NAMES[kind]),
            as_number(fetched[kind]),
            as_number(worth[kind]),
            as_percent(sample.share(("used", kind), _holders(kind, "held"))),
            as_percent(sample.share(("used by winners", kind), _holders(kind, "held by winners"))),
            games(worth[kind]),
        ]
        for kind in order
    ]
    head = [
        "token",
        "price at auction, coins",
        "spectators lost with one fewer",
        "used of those held, best shows of all",
        "used of those held, winner’s best show",
        "games",
    ]
    by_round = [
        [f"Round {round_}", as_number(price), as_number(sample.ratio(("auctions in", round_)), 1), games(price)]
        for round_, price in zip(rounds, prices, strict=True)
    ]
    says = [
        f"A token costs {told_number(prices[0], 2)} coins at auction in round 1 and {told_number(prices[-1], 2)} "
        f"in round {ROUNDS}.",
        *_extremes(shown, fetched, worth),
    ]
    figures = [
        Figure(
            columns([f"round {round_}" for round_ in rounds], [Series("price", prices)], "coins a token", zero=True),
            "Price of a market divided by its tokens, by round, with 95 % intervals.",
        ),
        Figure(
            rows(
                [words(KIND_NAMES[kind]) for kind in shown],
                [
                    Series("price (coins)", [fetched[kind] for kind in shown]),
                    Series("worth (spectators)", [worth[kind] for kind in shown]),
                ],
                "coins, spectators",
                line=0,
            ),
            "What a kind of token fetches, and what its holder’s best show would have lost without one of them.",
        ),
    ]
    note = (
        "Price by kind: a least-squares fit of all market prices to what the markets held, with the round as a second "
        "cause, for an average round. Worth: how many spectators a player’s best show would have lost with one token "
        "of the kind fewer (by the program’s table, and 4 for a star performer lost), averaged over all players who "
        "held one; a token too many is worth nothing by this measure, and other shows than the best are left out. "
        "Emperor tokens become medals when they are won; they and extra-action tokens are no part of a show."
    )
    tables = [
        Table("Kinds of tokens in figures", head, body),
        Table("Prices by round in figures", ["", "coins a token", "auctions in a game", "games"], by_round),
    ]
    return Section("tokens", "What tokens fetch, and what they are worth", says, figures, tables, note)


def _holders(kind: int, name: str = "holders") -> Key:
    """Of what a show can use: the others have no worth in it."""
    return (name, kind if kind == JOKER or not IS_SPECIAL[kind] else -1)


def _extremes(shown: list[int], fetched: list[Estimate], worth: list[Estimate]) -> list[str]:
    both = [kind for kind in shown if worth[kind].value is not None]
    if not both:
        return []
    dear = shown[0]
    gap = max(both, key=lambda kind: (worth[kind].value or 0) - (fetched[kind].value or 0))
    return [
        f"The dearest kind is the {words(KIND_NAMES[dear])} ({told_number(fetched[dear], 2)} coins); the best bargain "
        f"is the {words(KIND_NAMES[gap])}: {number(fetched[gap].value)} coins for "
        f"{number(worth[gap].value)} spectators."
    ]


def kind_prices(sample: Sample) -> list[Estimate]:
    """What one token of each kind adds to the price of a market, in an average round."""
    solved: dict[int, list[float | None]] = {}

    def price(kind: int, tally: Tally) -> float | None:
        if id(tally) not in solved:
            solved[id(tally)] = _fit(tally)
        return solved[id(tally)][kind]

    return [sample.of(partial(price, kind)) for kind in range(int(KINDS))]


def _fit(tally: Tally) -> list[float | None]:
    """Least squares: price = sum of kinds + round.

    Nearly all markets hold three tokens, so a constant could be moved from the kinds to the rounds and back; what is
    returned, a kind plus its third of the average round, is the same wherever it stands.
    """
    numpy = extra("numpy")
    seen = [i for i in range(_SIZE) if tally["xx", i, i]]
    if not seen:
        return [None] * int(KINDS)
    matrix = [[tally["xx", min(i, j), max(i, j)] for j in seen] for i in seen]
    found = numpy.linalg.lstsq(numpy.array(matrix, float), numpy.array([tally["xy", i] for i in seen], float), 1e-9)[0]
    value = {place: float(cell) for place, cell in zip(seen, found, strict=True)}
    rounds = [i for i in seen if i >= KINDS]
    average = sum(value[i] * tally["xx", i, i] for i in rounds) / sum(tally["xx", i, i] for i in rounds)
    return [value[kind] + average / int(MARKET_SIZE) if kind in value else None for kind in range(int(KINDS))]
