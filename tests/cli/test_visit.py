"""A server that was started to be looked at says where it is, and opens a browser only where there is a screen."""

import threading
import webbrowser
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from munera.cli import language, visit


class Ready(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        return


@pytest.mark.parametrize("screen", ["", ":0"])
def test_the_address_is_said_when_the_server_answers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], screen: str
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("DISPLAY", screen)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    language.choose("en")
    with HTTPServer(("127.0.0.1", 0), Ready) as server:
        address = f"http://127.0.0.1:{server.server_port}"
        answering = threading.Thread(target=server.handle_request)
        answering.start()
        visit._visit(address)
        answering.join()
    assert address in capsys.readouterr().out
    assert opened == ([address] if screen else [])
    language.choose(None)
