"""Tables for the benchmark of the server: made by its own API, each with four players and a spectator."""

import asyncio
from typing import Any

import httpx

PLAYERS = 4
AT_ONCE = 10  # tables that are being opened


async def open_tables(address: str, count: int, game: str) -> list[dict[str, Any]]:
    """The id of each table, and the cookies of the five who have it open."""
    async with httpx.AsyncClient(base_url=address, timeout=60, trust_env=False) as http:
        gate = asyncio.Semaphore(AT_ONCE)

        async def opened(number: int) -> dict[str, Any]:
            async with gate:
                group = [await _guest(http, f"Guest {number}.{place}") for place in range(PLAYERS + 1)]
                return await _table(http, group, game)

        return list(await asyncio.gather(*[opened(number) for number in range(count)]))


async def _guest(http: httpx.AsyncClient, name: str) -> dict[str, str]:
    answer = (await http.post("/api/guests", json={"name": name}, headers={"cookie": ""})).raise_for_status()
    cookie = answer.headers["set-cookie"].partition(";")[0]
    http.cookies.clear()  # everybody says in a header who they are
    return {"cookie": cookie, "x-csrf-token": answer.json()["csrf"]}


async def _table(http: httpx.AsyncClient, group: list[dict[str, str]], game: str) -> dict[str, Any]:
    host, *guests = group[:PLAYERS]
    wanted = {"game": game, "players": PLAYERS}
    made = (await http.post("/api/tables", json=wanted, headers=host)).raise_for_status()
    table = made.json()["id"]
    for guest in guests:
        (await http.post(f"/api/tables/{table}/join", json={}, headers=guest)).raise_for_status()
    (await http.post(f"/api/tables/{table}/start", headers=host)).raise_for_status()
    return {"id": table, "cookies": [each["cookie"] for each in group]}
