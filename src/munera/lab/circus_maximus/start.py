"""What it is worth to begin."""

from munera.games.circus_maximus.data import DAYS
from munera.lab.chapters import against_fair
from munera.lab.estimate import Estimate, Sample
from munera.lab.figures import Series, columns
from munera.lab.lab import Results
from munera.lab.observe import WIN
from munera.lab.page import (
    PERCENT,
    Figure,
    Highlight,
    Section,
    Table,
    as_percent,
    games,
    percent,
    span,
    told_percent,
)

ORDER = ("first", "second", "third", "fourth", "fifth")


def by_order(sample: Sample, place: int) -> Estimate:
    """The share of games won by who comes at that place, counted from 0, from the one drawn to begin."""
    return sample.games_share(("order wins", place), WIN)


def beginner(results: Results) -> Highlight:
    """Where the order of play matters most."""
    found = [
        (players, place, by_order(results.sample(players), place))
        for players in results.players
        for place in range(players)
    ]
    players, place, share = max(found, key=lambda one: abs((one[2].value or 0) * one[0] - 1))
    what = f"won by who comes {ORDER[place]} on day 1, with {players} players"
    return percent(share.value), what, span(share, 100, 1, PERCENT)


def start(results: Results) -> Section:
    figures, body, says = [], [], []
    for players in results.players:
        sample = results.sample(players)
        fair = 1 / players
        shares = [by_order(sample, place) for place in range(players)]
        for place, share in enumerate(shares):
            body.append([f"{players} players: {ORDER[place]} on day 1", as_percent(share), percent(fair), games(share)])
        for day in range(1, DAYS + 1):
            share = sample.games_share(("starter wins", day), WIN)
            body.append([f"{players} players: has the card, day {day}", as_percent(share), percent(fair), games(share)])
        best = max(range(players), key=lambda place: shares[place].value or 0)
        says.append(
            f"With {players} players the one drawn to begin wins {told_percent(shares[0])} of {sample.games:,} games, "
            f"{against_fair(shares[0], fair).replace('its', 'the')} of {percent(fair)}"
            + (f"; best is to come {ORDER[best]} ({told_percent(shares[best])})." if best else ".")
        )
        svg = columns(
            list(ORDER[:players]),
            [Series("wins", shares)],
            "games won (%)",
            scale=100,
            line=(fair, f"fair share, {percent(fair)}"),
            zero=True,
            narrow=True,
        )
        figures.append(
            Figure(svg, f"{players} players: games won, by the order of play on day 1, with 95 % intervals.")
        )
    note = "Who begins day 1 is drawn by lot, so what the order of that day brings is effect, not only correlation."
    warning = (
        "Who has the start-player card after the villa of a day took it, or stood first in the queue: the figures of "
        "card holders in the table are correlation."
    )
    table = Table("Order of play and start players in figures", ["", "games won", "fair share", "games"], body)
    return Section("start", "The start player", says, figures, [table], note, warning)
