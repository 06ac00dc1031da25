"""Plants mistakes into games of bots, by rules that know nothing of the search: `python -m tests.bots.blunders.plant`.

A position is taken where the rule applies and the game is open to the one who errs (20 to 70 % to win, as the game
says), at most two of a sort from one game, in the order of the games: none is chosen by whether an analysis finds it.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import munera
from munera import CHANCE, Record, State
from munera.games.circus_maximus.view import view as circus_view
from munera.games.colosseum.audience import from_nobles, uses
from munera.games.colosseum.data import JOKER, KIND_NAMES, KINDS, MINIMUM_BID
from munera.games.colosseum.flow import Colosseum
from munera.games.colosseum.goods import transfer
from munera.games.colosseum.phases import acquire, ceremony, produce
from munera.games.colosseum.stars import award_stars
from munera.games.colosseum.state import (
    ACQUIRE,
    BID,
    CEREMONY,
    COINS,
    GONE,
    MARKET,
    MEDAL,
    NONE,
    PHASE,
    PLAYERS,
    PRODUCE,
    ROUND,
    SHOWN,
    STAGE,
    Table,
)
from munera.games.colosseum.telling.verdicts_market import worth_of
from munera.games.colosseum.telling.verdicts_show import best_show
from munera.games.colosseum.valuation.position import prospect
from tests.bots.matches import match

FOLDER = Path(__file__).parent
LIST = FOLDER / "planted.json"
EACH = 6  # of every sort
IN_ONE_GAME = 2

Plant = Callable[[State], Sequence[str] | None]


class Planted(NamedTuple):
    """After so many actions of a record, these words; one of these sentences says what is wrong."""

    record: str
    moves: int
    sort: str
    words: list[str]
    sentences: list[str]


# Colosseum


def triple_bid(state: State) -> Sequence[str] | None:
    """Three times what the market is worth to the bidder, while coins will still be needed."""
    assert isinstance(state, Colosseum)
    cells, seat = state.cells, int(state.actor())
    if cells[PHASE] != ACQUIRE or cells[STAGE] not in (acquire.OPENING, acquire.RAISING) or cells[ROUND] == 5:
        return None
    worth = worth_of(state, seat, int(cells[MARKET]))
    bid = 3 * worth
    if worth < MINIMUM_BID or bid <= cells[BID] or bid > cells[COINS + seat] or acquire.is_alone(state, seat):
        return None
    return [f"bid {bid}"]


def feeding_trade(state: State) -> Sequence[str] | None:
    """The token one can spare least, to whoever leads of the others, for a coin."""
    assert isinstance(state, Colosseum)
    game, seat = munera.game("colosseum"), int(state.actor())
    if not game.is_dealing(state) or not game.is_calm(state):
        return None
    others = [other for other in range(state.cells[PLAYERS]) if other != seat]
    leader = max(others, key=lambda other: prospect(state, other))
    losses: list[tuple[int, int]] = []
    for kind in range(KINDS):
        if state.tokens(seat, kind) > 0:
            given = Table(state.cells[:])
            transfer(given, kind, 1, seat, leader)
            losses.append((int(prospect(state, seat) - prospect(given, seat)), kind))
    loss, kind = max(losses, default=(0, 0))
    if loss < 200 or state.cells[COINS + leader] < 1:
        return None
    return [f"ask {leader + 1}", f"give {KIND_NAMES[kind]}", "charge 1", "send"]


def key_discarded(state: State) -> Sequence[str] | None:
    """The token without which the best show there is draws fewest, where another was to spare."""
    assert isinstance(state, Colosseum)
    seat = int(state.actor())
    if state.cells[PHASE] != CEREMONY or state.cells[SHOWN + seat] == NONE or state.cells[STAGE] != ceremony.CLEAN_UP:
        return None
    losses: list[tuple[int, int]] = []
    for kind in range(KINDS):
        if kind != JOKER and uses(state, seat, state.cells[SHOWN + seat], kind) > 0:
            gone = Table(state.cells[:])
            transfer(gone, kind, 1, seat, GONE)
            award_stars(gone)
            losses.append((best_show(state, seat) - best_show(gone, seat), kind))
    worst, kind = max(losses, default=(0, 0))
    return [f"discard {KIND_NAMES[kind]}"] if worst >= 4 and min(losses)[0] == 0 else None


def wasted_medal(state: State) -> Sequence[str] | None:
    """A medal for a noble's step that brings nobody, or for coins when there are plenty; another show is to come."""
    assert isinstance(state, Colosseum)
    cells, seat = state.cells, int(state.actor())
    if cells[PHASE] != PRODUCE or cells[STAGE] != produce.CHOOSING or cells[ROUND] == 5 or cells[MEDAL + seat] == 0:
        return None
    if cells[COINS + seat] >= 40:
        return ["cash medal"]
    for action in state.legal():
        words = munera.game("colosseum").blocks.words(int(action))
        if words.startswith("medal"):
            after = Colosseum(cells[:])
            after.step(action)
            if from_nobles(after, seat) <= from_nobles(state, seat):
                return [words]
    return None


# Circus Maximus


def no_ticket(state: State) -> Sequence[str] | None:
    """The best trader to a venue for which there is no ticket, with tickets for another in hand."""
    table, you = _circus(state)
    if table["phase"] != "events" or table["stage"] != "queue" or you["favours"] or not you["tickets"]:
        return None
    held = {ticket["venue"] for ticket in you["tickets"]}
    if not any(venue["name"] in held and venue["visitors"] for venue in table["venues"]):
        return None
    empty = [venue["name"] for venue in table["venues"] if venue["name"] not in held]
    ranks = [trader["rank"] for trader in you["traders"] if trader["coins"] > 1]
    return [f"play {max(ranks)} at {empty[0].replace('_', ' ')}"] if empty and ranks else None


def in_vain(state: State) -> Sequence[str] | None:
    """A trader worth coins in hand, where more stand before it than there are cards."""
    table, you = _circus(state)
    if table["phase"] not in ("favours", "tickets") or table["stage"] != "queue":
        return None
    queue, cards = "forum", len(table["tickets"])
    if table["phase"] == "favours":
        queue, cards = "villa", len(table["favours"]) + int(table["start_card_at_villa"])
    for trader in reversed(you["traders"]):
        ahead = sum(1 for entry in table["queues"][queue] if entry["effective_rank"] >= trader["rank"])
        if trader["coins"] > 1 and ahead >= cards:
            return [f"play {trader['rank']}"]
    return None


def unsold(state: State) -> Sequence[str] | None:
    """Passing with two tickets that visitors wait for and that no trader of one's own stands there to sell."""
    table, you = _circus(state)
    if table["phase"] != "events" or table["stage"] != "queue" or not you["traders"]:
        return None
    seat = int(state.actor())
    left = 0
    for venue in table["venues"]:
        held = sum(1 for ticket in you["tickets"] if ticket["venue"] == venue["name"])
        mine = sum(1 for entry in table["queues"][venue["name"]] if entry["owner"] == seat)
        free = len(venue["visitors"]) - len(table["queues"][venue["name"]])
        left += min(held - mine, free) if held > mine and free > 0 else 0
    return ["pass"] if left >= 2 else None


def sold_for_less(state: State) -> Sequence[str] | None:
    """The only ticket for a venue to the visitor who pays least."""
    table, you = _circus(state)
    if table["phase"] != "events" or table["stage"] != "serve":
        return None
    venue = next(each for each in table["venues"] if each["name"] == table["served"]["queue"])
    tickets = [ticket for ticket in you["tickets"] if ticket["venue"] == venue["name"]]
    buyers = sorted((each for each in venue["visitors"] if each["name"] != "caesar"), key=lambda each: each["coins"])
    if len(tickets) != 1 or not buyers or buyers[-1]["coins"] - buyers[0]["coins"] < 3:
        return None
    return [f"sell {tickets[0]['category']} to {buyers[0]['name']}"]


def _circus(state: State) -> tuple[dict[str, Any], dict[str, Any]]:
    table = circus_view(state, int(state.actor()))  # type: ignore[arg-type]
    return table, table["seats"][table["actor"]]


SORTS: dict[str, dict[str, tuple[Plant, list[str]]]] = {
    "colosseum": {
        "triple bid": (triple_bid, ["overpaid"]),
        "feeding trade": (feeding_trade, ["fed", "fed-leader"]),
        "key discarded": (key_discarded, ["key-discarded", "star-discarded"]),
        "wasted medal": (wasted_medal, ["medal-wasted", "medal-cashed"]),
    },
    "circus_maximus": {
        "no ticket": (no_ticket, ["no-ticket"]),
        "in vain": (in_vain, ["in-vain", "better-kept", "higher-needed"]),
        "unsold": (unsold, ["unsold"]),
        "sold for less": (sold_for_less, ["sold-for-less"]),
    },
}


def positions(record: Record) -> Iterator[tuple[int, State]]:
    """Where the one who decides may win or lose."""
    for moves, state in enumerate(record.states()):
        actor = state.actor()
        if actor != CHANCE and not state.is_over() and 0.2 <= record.game.chances(state)[actor] <= 0.7:
            yield moves, state.copy()


def plant() -> list[Planted]:
    found: list[Planted] = []
    for name, sorts in SORTS.items():
        open_sorts = dict.fromkeys(sorts, EACH)
        seed = 0
        while any(open_sorts.values()):
            seed += 1
            record, _ = match(name, ["senator"] * (3 + seed % 3), seed)
            fresh: list[Planted] = []
            for sort, (rule, sentences) in sorts.items():
                here = 0
                for moves, state in positions(record):
                    words = rule(state) if here < min(IN_ONE_GAME, open_sorts[sort]) else None
                    if words is not None and _are_legal(record, state, words):
                        ids = [f"{name}-verdict-{each}" for each in sentences]
                        fresh.append(Planted(f"{name}-{seed}.munera", moves, sort, list(words), ids))
                        here += 1
                open_sorts[sort] -= here
            if fresh:
                found += fresh
                record.dump(FOLDER / f"{name}-{seed}.munera")
    return found


def _are_legal(record: Record, state: State, words: Sequence[str]) -> bool:
    trial = state.copy()
    for each in words:
        try:
            trial.apply(record.game.blocks.parse(each))
        except munera.MuneraError:
            return False
    return True


if __name__ == "__main__":
    LIST.write_text(json.dumps([each._asdict() for each in plant()], indent=0) + "\n", "utf-8")
