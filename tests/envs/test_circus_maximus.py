"""What an observation of Circus Maximus tells is what the seat sees."""

from collections import Counter
from typing import Any

import pytest

from munera import CHANCE, State
from munera.envs.encoding import encoding
from munera.envs.features import SEATS
from tests.envs.observed import Seen, counts, marked, observed, value
from tests.envs.positions import positions

CIRCUS = encoding("circus_maximus")


def rebuilt(seen: Seen, seat: int) -> dict[str, Any]:
    """The facts of a view that an observation tells."""
    players = int(marked(seen, "players") or 0)

    def seat_of(label: str | None) -> int | None:
        return None if label is None else (seat + SEATS.index(label)) % players

    seats: dict[int, dict[str, Any]] = {}
    for label in SEATS[:players]:
        seats[(seat + SEATS.index(label)) % players] = {
            "passed": value(seen, "passed", label) == 1,
            "traders": [int(rank) for rank in counts(seen, "in_hand", label)],
            "tickets": counts(seen, "tickets", label),
            "favours": counts(seen, "favours", label),
            "coins": value(seen, "coins", label),
            "sales": (value(seen, "sales_today", label), value(seen, "sale_coins_today", label)),
            "days": [
                (value(seen, "coins_from_sales", label, day), value(seen, "coins_from_traders", label, day))
                for day in ("1", "2", "3")
            ],
            "favour_coins": value(seen, "coins_from_favours", label),
        }
    queues: dict[str, list[tuple[int | None, int, int]]] = {}
    for queue in dict.fromkeys(key[0] for key in seen["place_in_queue"]):
        places = {key: place for key, place in seen["place_in_queue"].items() if key[0] == queue and place}
        queues[queue] = [
            (seat_of(owner), int(rank), value(seen, "effective_rank", owner, rank))
            for _, owner, rank in sorted(places, key=places.__getitem__)
        ]
    served = marked(seen, "served_queue")
    return {
        "you": int(marked(seen, "seat") or 0),
        "players": players,
        "variants": ["caesar"] if value(seen, "caesar_variant") else [],
        "day": int(marked(seen, "day") or 0),
        "phase": marked(seen, "phase"),
        "stage": marked(seen, "stage"),
        "actor": seat_of(marked(seen, "actor")),
        "turn": seat_of(marked(seen, "turn")),
        "start_player": seat_of(marked(seen, "start_player")),
        "start_card_at_villa": value(seen, "start_card_at_villa") == 1,
        "queues": queues,
        "served": served and {"queue": served, "index": value(seen, "served_place") - 1},
        "favours": counts(seen, "favours_shown"),
        "tickets": counts(seen, "tickets_shown"),
        "venues": {
            venue: (value(seen, "event_coins", venue), counts(seen, "visitors", venue))
            for (venue,) in seen["event_coins"]
        },
        "extra_visitor": marked(seen, "extra_visitor"),
        "seats": [seats[number] for number in range(players)],
        "piles": [counts(seen, f"{sort}_pile") for sort in ("favour", "ticket", "visitor")],
        "favours_gone": counts(seen, "favours_gone"),
    }


def facts(view: dict[str, Any]) -> dict[str, Any]:
    """The same facts of the view itself."""
    same = (
        "you",
        "players",
        "variants",
        "day",
        "phase",
        "stage",
        "actor",
        "turn",
        "start_player",
        "start_card_at_villa",
    )
    return {key: view[key] for key in same} | {
        "queues": {
            name: [(trader["owner"], trader["rank"], trader["effective_rank"]) for trader in queue]
            for name, queue in view["queues"].items()
        },
        "served": view["served"],
        "favours": _named(view["favours"]),
        "tickets": _tickets(view["tickets"]),
        "venues": {venue["name"]: (venue["event_coins"], _named(venue["visitors"])) for venue in view["venues"]},
        "extra_visitor": view["extra_visitor"],
        "seats": [
            {
                "passed": seat["passed"],
                "traders": [trader["rank"] for trader in seat["traders"]],
                "tickets": _tickets(seat["tickets"]),
                "favours": _named(seat["favours"]),
                "coins": seat["coins"],
                "sales": (len(seat["sales"]), sum(sale["total"] for sale in seat["sales"])),
                "days": [(day["sales"], day["traders"]) for day in seat["days"]],
                "favour_coins": seat["favour_coins"],
            }
            for seat in view["seats"]
        ],
        "piles": [view["piles"][sort]["kinds"] for sort in ("favours", "tickets", "visitors")],
        "favours_gone": _named(view["favours_gone"]),
    }


def _named(cards: list[dict[str, Any]]) -> dict[str, int]:
    return dict(Counter(card["name"] for card in cards))


def _tickets(cards: list[dict[str, Any]]) -> dict[str, int]:
    return dict(Counter(f"{card['venue']} {card['category']}" for card in cards))


def sample() -> list[State]:
    return [state for place, state in enumerate(positions("circus_maximus")) if place % 7 == 0 or state.is_over()]


def test_the_visible_facts_can_be_rebuilt_from_an_observation() -> None:
    for state in sample():
        for seat in range(len(state.scores())):
            view: dict[str, Any] = dict(CIRCUS.game.view(state, seat))
            assert rebuilt(observed(CIRCUS, state, seat), seat) == facts(view)


@pytest.mark.parametrize("phase", ["favours", "tickets", "events", "scoring", "over"])
def test_every_phase_was_among_the_positions(phase: str) -> None:
    assert any(CIRCUS.game.view(state, None)["phase"] == phase for state in sample())


def test_the_stage_is_a_draw_while_chance_has_its_turn() -> None:
    state = next(state for state in sample() if state.actor() == CHANCE)
    assert marked(observed(CIRCUS, state, 0), "stage") == "draw"
