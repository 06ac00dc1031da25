"""A server shown to whoever started it: its address, and a browser where there is one."""

import os
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser

from munera import Message
from munera.cli.language import tell

LOOK_EVERY = 0.1  # seconds
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")


def visit_when_ready(address: str) -> None:
    """Says where the server is as soon as it answers. Ends with the process, however that ends."""
    threading.Thread(target=_visit, args=(address,), daemon=True).start()


def _visit(address: str) -> None:
    while not _answers(address):
        time.sleep(LOOK_EVERY)
    print(tell(Message("terminal-serving", address=address)), flush=True)
    if has_screen():
        webbrowser.open(address)


def has_screen() -> bool:
    """Without one, a browser of the terminal would take the terminal away."""
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, SCREENS))


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}/readyz", timeout=1):
            return True
    except (OSError, urllib.error.URLError):
        return False
