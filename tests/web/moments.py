"""Recorded moments of both games (`web/tools/fixtures.py`) on the real page: the browser's requests are answered from
the recording, so that every phase and stage can be looked at without playing up to it."""

import json
from functools import cache, partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute

Data = dict[str, Any]
FIXTURES = Path(__file__).parents[2] / "web" / "fixtures"
GAMES = ("colosseum", "circus_maximus")
ME = {
    "profile": {"person": "p1", "name": "Beatrix", "guest": True, "since": 0, "played": []},
    "settings": {},
    "csrf": "csrf",
    "scopes": ["read", "play", "tables"],
}


@cache
def moments(game: str, players: int = 4) -> dict[str, Data]:
    """By phase and stage, without the end, which has a page of its own."""
    file = FIXTURES / f"{game}-{players}.json"
    assert file.is_file(), "No moments are recorded; “make fixtures” records them."
    found: dict[str, Data] = json.loads(file.read_text("utf-8"))
    return {key: moment for key, moment in found.items() if not moment["view"]["over"]}


class Moment:
    """A table at which time stands still: previews and hints are answered, everything else is taken and forgotten."""

    def __init__(self, page: Page, address: str, moment: Data) -> None:
        self.page = page
        self.address = address
        self.moment = moment
        self.acted: list[list[int]] = []
        self.is_cut = False
        self._sockets: list[WebSocketRoute] = []
        table = moment["table"]["id"]
        answers = {"visitor": ME, f"tables/{table}": moment["table"], f"tables/{table}/chat": {"lines": []}}
        for path, answer in answers.items():
            page.route(f"{address}/api/{path}", partial(_fulfil, answer))
        page.route_web_socket("**/api/socket", self._connect)

    def open(self) -> Page:
        self.page.goto(f"{self.address}/t/{self.moment['table']['id']}")
        self.page.locator("[data-prompt]").first.wait_for()
        return self.page

    def cut(self) -> None:
        """The line breaks, and stays so."""
        self.is_cut = True
        for socket in self._sockets:
            socket.close()

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.is_cut:
            socket.close()
            return
        self._sockets.append(socket)

        def send(message: Data) -> None:
            socket.send(json.dumps(message))

        def hear(text: str | bytes) -> None:
            asked = json.loads(text)
            if asked["type"] == "watch":
                send(self.moment["table"])
                send(self.moment["view"])
            send(self._answer(asked) | {"ref": asked["ref"]})

        socket.on_message(hear)
        send({"type": "hello", "person": "p1", "name": "Beatrix", "guest": True, "now": 0, "version": "0"})

    def _answer(self, asked: Data) -> Data:
        view = self.moment["view"]
        if asked["type"] == "ask_preview" and asked["actions"]:
            preview: Data | None = self.moment["previews"].get(str(asked["actions"][-1]))
            if preview:
                begun = {"type": "preview", "table": view["table"], "seq": view["seq"], "actions": asked["actions"]}
                return begun | {"prompt": view["prompt"], "effects": [], "stopped_by": "you"} | preview
        if asked["type"] == "ask_hint":
            shares = [0.6, 0.3, 0.1]
            advice = [
                {"action": legal["action"], "words": legal["words"], "label": legal["label"]}
                | {"score": share, "share": share, "chances": [], "why": {"id": "common-reason-level", "args": {}}}
                for legal, share in zip(view["legal"], shares, strict=False)
            ]
            return {"type": "hint", "table": view["table"], "seq": view["seq"], "advice": advice}
        if asked["type"] == "act":
            self.acted.append(asked["actions"])
        return {"type": "done"}


def _fulfil(answer: Data, route: Route) -> None:
    route.fulfill(json=answer)
