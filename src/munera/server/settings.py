"""How this node runs. Nothing needs to be set: by default everything lies in one folder."""

import os
from dataclasses import dataclass
from pathlib import Path

from munera.core.errors import MuneraError
from munera.core.message import Message

DATABASE_FILE = "munera.sqlite3"


@dataclass(frozen=True, kw_only=True)
class Settings:
    data: Path = Path("munera-data")
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # postgresql://…; empty is a file in `data`
    redis: str = ""  # redis://…; empty is a single node
    smtp: str = ""  # smtp://user:password@host:587/?from=munera@example.org; empty sends no mail
    address: str = ""  # where people find this server, as https://munera.example.org
    proxies: str = ""  # from whom X-Forwarded-For is believed, as 127.0.0.1,10.0.0.0/8
    thinkers: int = 0  # processes in which bots think; 0 is one less than there are cores
    bot_pace: float = 1.1  # seconds that a bot takes at least: time to read what the one before did
    guests: bool = True  # whether people may play without an account
    limits: bool = True  # rate limits; only tests and benchmarks switch them off
    web: Path | None = None  # the built web client; None is the one in the package

    @property
    def database_url(self) -> str:
        """As SQLAlchemy wants it, with the driver."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.data.absolute() / DATABASE_FILE}"
        scheme, separator, rest = self.database.partition("://")
        drivers = {"postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}
        if not separator or (scheme not in drivers and scheme not in drivers.values()):
            raise MuneraError(Message("server-admin-database", example="postgresql://user:password@host/name"))
        return f"{drivers.get(scheme, scheme)}://{rest}"

    @property
    def is_secure(self) -> bool:
        """Whether people come by https, so that cookies are for https alone."""
        return self.address.startswith("https://")

    @property
    def thinking_processes(self) -> int:
        return self.thinkers or max(1, (os.cpu_count() or 2) - 1)
