"""Play that keeps account of what was acknowledged, so that it can be asked for after a crash."""

import random
from typing import Any

import httpx

from tests.server.clients import Data, Person, Refused


class Ledger:
    """What was acknowledged: entry by entry of the log."""

    def __init__(self) -> None:
        self.entries: dict[int, tuple[str, int | None]] = {}
        self.moves = 0
        self.left: list[int] | None = None  # on the clocks, when they were last seen

    def note(self, view: Data) -> None:
        self.moves += 1
        for event in view["events"]:
            told = (event["kind"], event["action"])
            assert self.entries.setdefault(event["seq"], told) == told, "the log was rewritten"
        self.see_clocks(view)

    def see_clocks(self, view: Data) -> None:
        """Without an increment, a clock only ever loses time.

        Whoever was asked when the node died gets back what went by since its last sign of life; nobody else.
        """
        if view["clocks"] is not None:
            left = view["clocks"]["left"]
            assert self.left is None or sum(new > old for new, old in zip(left, self.left, strict=True)) <= 1
            self.left = left

    def check(self, events: list[Data]) -> None:
        """Everything noted since the first of these is there, at its place, once."""
        numbers = [event["seq"] for event in events]
        assert numbers == list(range(numbers[0], numbers[-1] + 1)), "an entry is missing, or there twice"
        there = {event["seq"]: (event["kind"], event["action"]) for event in events}
        noted = {seq: told for seq, told in self.entries.items() if seq >= numbers[0]}
        assert noted.items() <= there.items(), "something that was acknowledged is not there"


async def log_of(person: Person, table: str) -> list[Data]:
    """The latest 500 entries, which is more than anybody plays between two looks."""
    return list((await person.get(f"/api/tables/{table}/events"))["events"])


async def move(people: list[Person], table: str, ledger: Ledger, picks: random.Random) -> None:
    view = await people[0].get(f"/api/tables/{table}/view")
    actor = people[view["actors"][0]]
    view = await actor.get(f"/api/tables/{table}/view")
    action = picks.choice(view["legal"])["action"]
    ledger.note(await actor.post(f"/api/tables/{table}/actions", {"seq": view["seq"], "actions": [action]}))


async def play_until_cut(
    people: list[Person], table: str, ledger: Ledger, picks: random.Random, most: int = 1000
) -> int:
    """Until the connection breaks; what was not answered may or may not have happened. How many moves were."""
    moves = 0
    while moves < most:
        try:
            await move(people, table, ledger, picks)
            moves += 1
        except (httpx.TransportError, Refused):
            break
    return moves


async def enter(address: str, count: int) -> list[Person]:
    people = [Person(address) for _ in range(count)]
    for number, person in enumerate(people):
        await person.enter(f"Player {number + 1}")
    return people


async def open_table(people: list[Person], game: str = "colosseum", **wanted: Any) -> str:
    """With everybody seated, and begun."""
    table = await people[0].new_table(game, len(people), **wanted)
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/join", {})
    await people[0].post(f"/api/tables/{table}/start")
    return table
