"""Words to play a game of Circus Maximus with in a test, and to look at its table.

Seats are counted from 1, as on the table. A trader is `2:5`, seat and rank, or `2:5=7` if it counts as another.
"""

from typing import Final

from munera.core.game import State
from munera.games.circus_maximus import GAME
from munera.games.circus_maximus import state as cell
from munera.games.circus_maximus.flow import CircusMaximus
from tests.games.playing import actor as actor
from tests.games.playing import can as can
from tests.games.playing import choices as choices
from tests.games.playing import let_chance as let_chance
from tests.games.playing import play as play

PHASES: Final = ("favours", "tickets", "events", "scoring", "over")
VENUES: Final = ("circus maximus", "theatre of pompey", "colosseum")


def pass_all(s: State) -> None:
    """Everybody still in the queueing of this phase passes."""
    before = phase(s)
    while phase(s) == before and can(s, "pass"):
        play(s, f"{actor(s)}: pass")


def serve(s: State) -> None:
    """Whoever is served takes the last thing on the list, until the phase is over."""
    before = phase(s)
    while phase(s) == before and s.actor() >= 0:
        s.apply(s.legal()[-1])
        GAME.audit(s)


# Looking


def phase(s: State) -> str:
    return PHASES[s.cells[cell.PHASE]]


def day(s: State) -> int:
    return int(s.cells[cell.DAY])


def start_player(s: State) -> int:
    return int(s.cells[cell.START_PLAYER]) + 1


def card_at_villa(s: State) -> bool:
    return bool(s.cells[cell.START_CARD])


def queue(s: State, name: str) -> list[str]:
    shown = GAME.view(s, None)["queues"][_id(name)]
    return [_trader(entry["owner"], entry["rank"], entry["effective_rank"]) for entry in shown]


def hand(s: State, seat: int) -> list[int]:
    return [trader["rank"] for trader in GAME.view(s, None)["seats"][seat - 1]["traders"]]


def tickets(s: State, seat: int) -> list[str]:
    return _tickets(GAME.view(s, None)["seats"][seat - 1]["tickets"])


def forum(s: State) -> list[str]:
    return _tickets(GAME.view(s, None)["tickets"])


def sales(s: State, seat: int) -> list[int]:
    """What each of today's sales brings."""
    return [sale["total"] for sale in GAME.view(s, None)["seats"][seat - 1]["sales"]]


def favours(s: State, seat: int) -> list[str]:
    return _names(GAME.view(s, None)["seats"][seat - 1]["favours"])


def villa(s: State) -> list[str]:
    return _names(GAME.view(s, None)["favours"])


def gone(s: State) -> list[str]:
    return _names(GAME.view(s, None)["favours_gone"])


def visitors(s: State, venue: str) -> list[str]:
    return _names(GAME.view(s, None)["venues"][VENUES.index(venue)]["visitors"])


def event_coins(s: State, venue: str) -> int:
    return int(GAME.view(s, None)["venues"][VENUES.index(venue)]["event_coins"])


def pile(s: State, deck: str) -> int:
    return int(GAME.view(s, None)["piles"][deck]["count"])


def coins(s: CircusMaximus) -> list[int]:
    return s.scores()


def earned(s: CircusMaximus, day: int) -> list[int]:
    return [int(s.earned(seat, day)) for seat in range(s.cells[cell.PLAYERS])]


def _trader(owner: int, rank: int, effective: int) -> str:
    return f"{owner + 1}:{rank}" if rank == effective else f"{owner + 1}:{rank}={effective}"


def _tickets(cards: list[dict[str, str]]) -> list[str]:
    return [_words(f"{card['venue']} {card['category']}") for card in cards]


def _names(cards: list[dict[str, str]]) -> list[str]:
    return [_words(card["name"]) for card in cards]


def _words(name: str) -> str:
    return name.replace("_", " ")


def _id(words: str) -> str:
    return words.replace(" ", "_")
