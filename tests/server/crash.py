"""Nodes as processes of their own, which can be killed at any moment."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx

from tests.server.backing import free_port


class Process:
    def __init__(self, data: Path, *options: str) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = data / f"log-{self.port}"
        self.command = [sys.executable, "-m", "munera", "serve", "--port", str(self.port), "--data", str(data)]
        self.command += ["--bot-pace", "0", "--thinkers", "1", *options]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(self.command, stdout=log, stderr=log)
        for _ in range(1500):
            try:
                if httpx.get(f"{self.address}/readyz", trust_env=False).status_code == 200:
                    return
            except httpx.TransportError:
                assert self._process.poll() is None, self.log.read_text()[-2000:]
            time.sleep(0.02)
        raise AssertionError("the node does not start")

    def kill(self) -> None:
        """Without any warning, as a power cut would."""
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def stop(self) -> int:
        """As a host would."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(30)
