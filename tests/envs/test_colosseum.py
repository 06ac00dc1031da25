"""What an observation of Colosseum tells is what the seat sees."""

from collections import Counter
from typing import Any

import pytest

from munera import State
from munera.envs.encoding import encoding
from munera.envs.features import SEATS
from munera.games.colosseum.data import NOBLE_NAMES, SPACES
from tests.envs.observed import Seen, counts, marked, observed, value
from tests.envs.positions import positions

COLOSSEUM = encoding("colosseum")
PHASES = ("invest", "acquire", "trade", "produce", "closing ceremony", "over")


class Reader:
    """An observation, with the seats counted as in a view."""

    def __init__(self, seen: Seen, seat: int) -> None:
        self.seen = seen
        self.seat = seat
        self.players = int(marked(seen, "players") or 0)

    def who(self, field: str) -> int | None:
        label = marked(self.seen, field)
        return None if label is None else (self.seat + SEATS.index(label)) % self.players

    def label(self, seat: int) -> str:
        return SEATS[(seat - self.seat) % self.players]

    def single(self, field: str) -> int:
        return value(self.seen, field)

    def seats(self, field: str) -> list[int]:
        return [value(self.seen, field, self.label(seat)) for seat in range(self.players)]

    def tables(self, field: str) -> list[dict[str, int]]:
        return [counts(self.seen, field, self.label(seat)) for seat in range(self.players)]


def rebuilt(seen: Seen, seat: int) -> dict[str, Any]:
    """The facts of a view that an observation tells."""
    read = Reader(seen, seat)
    starts, sizes = read.seats("arena_start"), read.seats("arena_size")
    phase, stage = str(marked(seen, "stage")).split(": ")
    assert phase == marked(seen, "phase")
    return {
        "you": int(marked(seen, "seat") or 0),
        "players": read.players,
        "variants": ["intense_auctions"] if read.single("intense_auctions") else [],
        "round": read.single("round"),
        "phase": phase,
        "stage": stage,
        "first_player": read.who("first_player"),
        "actor": read.who("actor"),
        **{name: read.seats(name) for name in ("score", "coins", "medals", "season_tickets", "podiums", "loge")},
        "arenas": [
            [(start + step) % SPACES for step in range(size)] for start, size in zip(starts, sizes, strict=True)
        ],
        "nobles_in": [list(table) for table in read.tables("noble_in_arena")],
        "stars": [set(table) for table in read.tables("star")],
        "tokens": read.tables("tokens"),
        "programs": [list(table) for table in read.tables("program_owned")],
        "produced": [list(table) for table in read.tables("program_produced")],
        **{name: read.seats(name) for name in ("last_show", "shown_this_round", "barred", "in_auction")},
        "own_audiences": counts(seen, "own_audience"),
        "own_missing": counts(seen, "own_missing"),
        "markets": [counts(seen, "market", str(market)) for market in range(1, 6)],
        "face_down": counts(seen, "face_down"),
        "bag": counts(seen, "bag"),
        "for_sale": list(counts(seen, "program_for_sale")),
        "nobles": [value(seen, "noble_space", noble) for noble in NOBLE_NAMES],
        "supply": (read.single("supply_medals"), read.single("supply_season_tickets")),
        "auction": (
            read.who("auction_initiator"),
            marked(seen, "auction_market"),
            read.single("auction_bid"),
            read.who("auction_bidder"),
        ),
        "offers_left": read.single("offers_left"),
        "offer": _deal(read, "offer") | {"open": read.single("offer_open")},
        "counter_offer": _deal(read, "counter_offer"),
        "dice": [face for die in ("1", "2") if (face := marked(seen, "die", die))],
        "show": (
            read.who("show_seat"),
            read.single("show_program"),
            read.single("show_jokers"),
            marked(seen, "show_moved"),
        ),
        "ceremony": (read.who("ceremony_podium"), read.who("ceremony_last")),
        "contest": list(zip(*(read.seats(f"contest{part}") for part in ("", "_dice", "_total")), strict=True)),
    }


def _deal(read: Reader, name: str) -> dict[str, Any]:
    return {
        "from": read.who(f"{name}_from"),
        "to": read.who(f"{name}_to"),
        "tokens": counts(read.seen, name),
        "coins": read.single(f"{name}_coins"),
    }


def facts(view: dict[str, Any]) -> dict[str, Any]:
    """The same facts of the view itself."""
    seats, own = view["seats"], view["seats"][view["you"]]
    auction, show, ceremony = view["auction"] or {}, view["show"] or {}, view["ceremony"] or {}
    market = auction.get("market")
    rolling = {each["seat"]: (1, each["dice"], each["total"]) for each in ceremony.get("contest", [])}
    missing = {str(each["number"]): each["missing_count"] for each in own["programs"]} | {
        str(each["number"]): each["missing_count"][view["you"]] for each in view["for_sale"]
    }
    same = ("you", "players", "variants", "round", "phase", "stage", "first_player", "actor", "dice")
    return {key: view[key] for key in same} | {
        **{
            name: [int(seat[name] or 0) for seat in seats]
            for name in (
                *("score", "coins", "medals", "season_tickets", "podiums", "loge"),
                *("last_show", "shown_this_round", "barred", "in_auction"),
            )
        },
        "arenas": [seat["arena"] for seat in seats],
        "nobles_in": [seat["nobles"] for seat in seats],
        "stars": [set(seat["stars"]) for seat in seats],
        "tokens": [seat["tokens"] for seat in seats],
        "programs": [[str(each["number"]) for each in seat["programs"]] for seat in seats],
        "produced": [[str(each["number"]) for each in seat["programs"] if each["produced"]] for seat in seats],
        "own_audiences": {
            str(each["number"]): each["audience"]["total"]
            for each in own["programs"]
            if each["audience"] and each["audience"]["total"]
        },
        "own_missing": {number: count for number, count in missing.items() if count},
        "markets": [dict(Counter(tokens)) for tokens in view["markets"]],
        "face_down": view["face_down"]["kinds"],
        "bag": view["bag"]["kinds"],
        "for_sale": [str(each["number"]) for each in view["for_sale"]],
        "nobles": [each["space"] for each in view["nobles"]],
        "supply": (view["supply"]["medals"], view["supply"]["season_tickets"]),
        "auction": (
            auction.get("initiator"),
            None if market is None else str(market),
            auction.get("bid") or 0,
            auction.get("bidder"),
        ),
        "offers_left": view["offers_left"] or 0,
        "offer": _told(view["offer"]) | {"open": int((view["offer"] or {}).get("open", 0))},
        "counter_offer": _told(view["counter_offer"]),
        "show": (show.get("seat"), show.get("program") or 0, show.get("jokers") or 0, show.get("moved")),
        "ceremony": (ceremony.get("podium"), ceremony.get("last")),
        "contest": [rolling.get(seat, (0, 0, 0)) for seat in range(view["players"])],
    }


def _told(deal: dict[str, Any] | None) -> dict[str, Any]:
    if deal is None:
        return {"from": None, "to": None, "tokens": {}, "coins": 0}
    wanted = {kind: -count for kind, count in deal["wants"].items()}
    return {
        "from": deal["from"],
        "to": deal["to"],
        "tokens": deal["gives"] | wanted,
        "coins": deal["pays"] - deal["charges"],
    }


def sample() -> list[State]:
    return [state for place, state in enumerate(positions("colosseum")) if place % 13 == 0 or state.is_over()]


def test_the_visible_facts_can_be_rebuilt_from_an_observation() -> None:
    for state in sample():
        for seat in range(len(state.scores())):
            view: dict[str, Any] = dict(COLOSSEUM.game.view(state, seat))
            assert rebuilt(observed(COLOSSEUM, state, seat), seat) == facts(view)


@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_was_among_the_positions(phase: str) -> None:
    found = [state for state in sample() if COLOSSEUM.game.view(state, None)["phase"] == phase]
    assert found


def test_offers_and_counter_offers_were_among_the_positions() -> None:
    views = [COLOSSEUM.game.view(state, None) for state in sample()]
    assert any(view["offer"] and view["offer"]["wants"] for view in views)
    assert any(view["counter_offer"] for view in views)


def test_a_noble_is_as_far_as_it_has_to_walk_clockwise_to_the_arena() -> None:
    for state in sample()[::10]:
        seen = observed(COLOSSEUM, state, 0)
        for noble in NOBLE_NAMES:
            walked = value(seen, "noble_space", noble) + value(seen, "noble_distance", "own", noble)
            assert walked % SPACES == value(seen, "arena_start", "own")
