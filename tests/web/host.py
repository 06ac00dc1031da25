"""A server of the built page as a process of its own, which can be killed: bots that answer at once, and no limits."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from munera.server.serve import configure_logs, server
from munera.server.settings import Settings
from tests.server.backing import free_port

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src" / "munera" / "web"


class Host:
    def __init__(self, data: Path, bot_pace: float = 0.0) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.data = data
        self.log = data / "log"
        self.bot_pace = bot_pace
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Host":
        assert (BUILT / "index.html").is_file(), "The page is not built; “make web” builds it."
        command = [sys.executable, "-m", "tests.web.host", str(self.port), str(self.data), str(self.bot_pace)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log)
        for _ in range(1500):
            try:
                if httpx.get(f"{self.address}/readyz", trust_env=False).status_code == 200:
                    return self
            except httpx.TransportError:
                assert self._process.poll() is None, self.log.read_text()[-2000:]
            time.sleep(0.02)
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        """Without any warning, as a power cut would."""
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(30)


@contextmanager
def hosted(data: Path) -> Iterator[Host]:
    host = Host(data).start()
    try:
        yield host
    finally:
        host.stop()


def main(port: str, data: str, bot_pace: str) -> None:
    configure_logs()
    chosen = Settings(port=int(port), data=Path(data), bot_pace=float(bot_pace), thinkers=1, limits=False, web=BUILT)
    server(chosen).run()


if __name__ == "__main__":
    main(*sys.argv[1:])
