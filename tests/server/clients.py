"""People at the tables, as scripts: each has cookies of their own, and may open sockets."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from munera.server.node import Node
from munera.server.serve import Server, server
from munera.server.settings import Settings
from munera.server.thinking import JOBS

PATIENCE = 30.0  # seconds after which a test gives up
Data = dict[str, Any]


class Here:
    """Bots that think in this process, at once."""

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def run(self, job: str, *args: Any) -> Any:
        await asyncio.sleep(0)
        return JOBS[job](*args)

    async def aside(self, job: str, *args: Any) -> Any:
        return await asyncio.to_thread(JOBS[job], *args)


class Running:
    """A node that serves at a real port."""

    def __init__(self, server: Server, task: "asyncio.Task[None]") -> None:
        self.server = server
        self.node = server.node
        self.task = task
        self.people: list[Person] = []

    @property
    def port(self) -> int:
        port: int = self.server.servers[0].sockets[0].getsockname()[1]
        return port

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def stop(self) -> None:
        for person in self.people:
            await person.http.aclose()
        self.server.should_exit = True
        await self.task

    def person(self, cookies: httpx.Cookies | None = None) -> "Person":
        person = Person(self.address, cookies)
        self.people.append(person)
        return person

    async def guest(self, name: str) -> "Person":
        person = self.person()
        await person.enter(name)
        return person


async def run_node(settings: Settings, clock: Callable[[], int] | None = None, **options: Any) -> Running:
    timing = {} if clock is None else {"clock": clock}
    node = Node(settings, place=options.pop("place", None) or Here(), **timing)
    made = server(settings, node)
    task = asyncio.create_task(made._serve())
    while not made.started:
        if task.done():
            task.result()
            raise AssertionError("the server does not start")
        await asyncio.sleep(0.01)
    return Running(made, task)


class Person:
    def __init__(self, address: str, cookies: httpx.Cookies | None = None) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, cookies=cookies, timeout=PATIENCE)
        self.me: Data = {}

    async def enter(self, name: str) -> None:
        self._remember(await self.post("/api/guests", {"name": name}))

    def _remember(self, me: Data) -> None:
        self.me = me
        self.http.headers["x-csrf-token"] = me["csrf"]

    async def sign_up(self, name: str, password: str) -> None:
        self._remember(await self.post("/api/accounts", {"name": name, "password": password}))

    async def log_in(self, name: str, password: str) -> None:
        self._remember(await self.post("/api/sessions", {"name": name, "password": password}))

    @property
    def id(self) -> str:
        return str(self.me["profile"]["person"])

    # Asking; what is refused raises `Refused`

    async def get(self, path: str, **query: Any) -> Any:
        return _found(await self.http.get(path, params=query))

    async def post(self, path: str, body: Any = None) -> Any:
        return _found(await self.http.post(path, json=body) if body is not None else await self.http.post(path))

    async def put(self, path: str, body: Any) -> Any:
        return _found(await self.http.put(path, json=body))

    async def delete(self, path: str) -> Any:
        return _found(await self.http.delete(path))

    async def new_table(self, game: str = "colosseum", players: int = 3, **wanted: Any) -> str:
        return str((await self.post("/api/tables", {"game": game, "players": players, **wanted}))["id"])

    @asynccontextmanager
    async def socket(self, at: str | None = None, **headers: str) -> AsyncIterator["Socket"]:
        """At this person's node, or at another."""
        cookie = "; ".join(f"{each.name}={each.value}" for each in self.http.cookies.jar)
        url = (at or self.address).replace("http", "ws") + "/api/socket"
        async with connect(
            url, additional_headers={"cookie": cookie, **headers}, max_size=None, proxy=None
        ) as connection:
            yield Socket(connection)


class Refused(Exception):
    def __init__(self, status: int, id: str, detail: str) -> None:
        super().__init__(f"{status} {id}: {detail}")
        self.status = status
        self.id = id


def _found(response: httpx.Response) -> Any:
    if response.is_success:
        is_json = response.headers.get("content-type", "").startswith("application/json")
        return response.json() if is_json and response.content else response.text
    problem = response.json()
    raise Refused(response.status_code, problem["error"]["id"], problem["detail"])


class Socket:
    """Keeps everything it was sent."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.received: list[Data] = []

    async def send(self, type: str, **fields: Any) -> None:
        await self.connection.send(json.dumps({"type": type, **fields}))

    async def receive(self) -> Data:
        message: Data = json.loads(await asyncio.wait_for(self.connection.recv(), PATIENCE))
        self.received.append(message)
        return message

    async def until(self, *types: str, ref: str | None = None, **fields: Any) -> Data:
        """The next message of these types that says this."""
        while True:
            message = await self.receive()
            fits = all(message.get(name) == value for name, value in fields.items())
            if message["type"] in types and fits and (ref is None or message.get("ref") == ref):
                return message

    async def ask(self, type: str, **fields: Any) -> Data:
        """The answer to a question: whatever carries the same ref."""
        ref = str(len(self.received))
        await self.send(type, ref=ref, **fields)
        while True:
            message = await self.receive()
            if message.get("ref") == ref:
                return message

    async def watch(self, table: str, since: int | None = None, changes: bool = False) -> Data:
        """The view, or the table if the game has not begun."""
        ref = f"watch {len(self.received)}"
        before = len(self.received)
        await self.send("watch", table=table, since=since, changes=changes, ref=ref)
        answer = await self.until("done", "error", ref=ref)
        assert answer["type"] == "done", answer
        mine = [each for each in self.received[before:] if each["type"] in ("view", "table")]
        return [each for each in mine if each.get("table", each.get("id")) == table][-1]


def changed(view: Data, changes: Data) -> Data:
    """The message of a view, as it is with these changes."""
    assert changes["since"] == view["seq"]
    seen = view["view"] | changes["view"]
    for name, things in changes["items"].items():
        seen[name] = [things.get(str(place), thing) for place, thing in enumerate(seen[name])]
    rest = {name: value for name, value in changes.items() if name != "items"}
    return view | rest | {"type": "view", "view": seen}


async def seated(node: Running, game: str, players: int, **wanted: Any) -> tuple[list[Person], str]:
    """A table of people, with the game begun."""
    people = [await node.guest(f"Player {number + 1}") for number in range(players)]
    table = await people[0].new_table(game, players, **wanted)
    await people[0].put(f"/api/tables/{table}/bring", {"bring": "an egg"})
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/join", {"bring": person.me["profile"]["name"]})
    await people[0].post(f"/api/tables/{table}/start")
    return people, table


@asynccontextmanager
async def sockets_of(people: list[Person]) -> AsyncIterator[list[Socket]]:
    """One for each."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(person.socket()) for person in people]


async def play_on(socket: Socket, view: Data, table: str, pick: int) -> Data:
    """Plays whatever comes at some place of the list, until the game is over; returns the last view."""
    while not view["over"]:
        if view["legal"]:
            legal = view["legal"]
            action = legal[(pick * 7 + view["seq"] * 13) % len(legal)]["action"]
            answer = await socket.ask("act", table=table, seq=view["seq"], actions=[action])
            assert answer["type"] == "done", answer
            view = [each for each in socket.received if each["type"] == "view"][-1]
        else:
            view = await socket.until("view")
    return view


async def act(person: Person, table: str, words: str | None = None) -> Data:
    """Takes an action by its words, or the first one; the view after it."""
    view = await person.get(f"/api/tables/{table}/view")
    legal = [each["action"] for each in view["legal"] if words is None or each["words"] == words]
    return dict(await person.post(f"/api/tables/{table}/actions", {"seq": view["seq"], "actions": legal[:1]}))


async def act_next(people: list[Person], table: str) -> Data:
    """Whoever is asked takes the first action of the list."""
    actors = (await people[0].get(f"/api/tables/{table}/view"))["actors"]
    return await act(people[actors[0]], table)
