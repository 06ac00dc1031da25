"""People who prepare a table by the API, so that a test begins where it becomes interesting."""

from typing import Any, Self

import httpx
from playwright.sync_api import BrowserContext

Data = dict[str, Any]
PATIENCE = 60.0  # seconds


class Person:
    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=f"{address}/api", timeout=PATIENCE, trust_env=False)
        self.me = self.post("/guests", {"name": name})
        self.http.headers["x-csrf-token"] = self.me["csrf"]

    def get(self, path: str, **query: Any) -> Any:
        return self.http.get(path, params=query).raise_for_status().json()

    def post(self, path: str, body: Any) -> Any:
        answer = self.http.post(path, json=body).raise_for_status()
        return answer.json() if answer.content else None

    def opens(self, game: str, players: int = 3, bots: int | None = None, **wanted: Any) -> str:
        """A table with so many bots; by default all other seats."""
        others = players - 1 if bots is None else bots
        seats = [{"kind": "me"}] + [{"kind": "bot", "level": "plebeian"}] * others
        seats += [{"kind": "open"}] * (players - len(seats))
        table = {"game": game, "players": players, "seats": seats, "takeover": "plebeian", **wanted}
        return str(self.post("/tables", table)["id"])

    def begins(self, game: str, players: int = 3, **wanted: Any) -> str:
        """A game against bots."""
        table = self.opens(game, players, **wanted)
        self.post(f"/tables/{table}/ready", {"ready": True})
        return table

    def is_asked(self, table: str) -> None:
        """Waits until the bots have played and it is this person's turn."""
        seq = 0
        while not (view := self.get(f"/tables/{table}/view", since=seq, wait=5))["legal"]:
            seq = view["seq"]

    def finishes(self, table: str) -> None:
        """A bot plays on to the end."""
        self.post(f"/tables/{table}/aside", {})
        seq = 0
        while not (view := self.get(f"/tables/{table}/view", since=seq, wait=5))["over"]:
            seq = view["seq"]

    def understands(self, table: str) -> None:
        """Waits for the analysis of a finished game."""
        self.post(f"/tables/{table}/analysis", {})
        share = 0.0
        while (info := self.get(f"/tables/{table}/analysis", share=share, wait=5))["status"] == "waiting":
            share = info["share"]

    def sits_at(self, browser: BrowserContext) -> None:
        """In that browser, too."""
        browser.add_cookies(
            [
                {"name": cookie.name, "value": cookie.value or "", "url": self.address}
                for cookie in self.http.cookies.jar
            ]
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()
