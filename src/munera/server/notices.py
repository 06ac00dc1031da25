"""Tells people that it is their turn: by webhook, and by mail where the server can send any.

Neither may hold up a game: both are sent in the background, and what fails is noted and forgotten.
"""

import asyncio
import ipaddress
import socket
from email.message import EmailMessage
from urllib.parse import parse_qs, urlsplit

import aiosmtplib
import httpx
import structlog
from msgspec import json
from sqlalchemy import select

from munera.core.message import Message
from munera.server.database import Database
from munera.server.languages import known
from munera.server.schema import people
from munera.server.settings import Settings
from munera.server.wire import Turn
from munera.tongues import Tongue

MAIL_EVERY = 600.0  # seconds between mails about one table to one person
WAITING = 1000  # notices; more than that are dropped
PATIENCE = 10.0  # seconds

log = structlog.get_logger()


class Notices:
    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self._queue: asyncio.Queue[tuple[str, Turn, str]] = asyncio.Queue(WAITING)
        self._mailed: dict[tuple[str, str], float] = {}
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._task = asyncio.create_task(self._send_on(), name="notices")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def turn(self, person: str, turn: Turn, pace: str) -> None:
        """Live games are over before a mail is read."""
        if not self._queue.full():
            self._queue.put_nowait((person, turn, pace))

    async def _send_on(self) -> None:
        while True:
            person, turn, pace = await self._queue.get()
            try:
                async with self.database.reading() as connection:
                    wanted = select(people.c.name, people.c.mail, people.c.webhook, people.c.language)
                    row = (await connection.execute(wanted.where(people.c.id == person))).one_or_none()
                if row is None:
                    continue
                if row.webhook:
                    await post(row.webhook, turn)
                if row.mail and self.settings.smtp and pace != "live" and self._is_time(person, turn.table):
                    await self._mail(row.name, row.mail, known(row.language), turn)
            except Exception as error:
                log.warning("notice_failed", table=turn.table, error=type(error).__name__)

    def _is_time(self, person: str, table: str) -> bool:
        now = asyncio.get_running_loop().time()
        self._mailed = {key: at for key, at in self._mailed.items() if at > now - MAIL_EVERY}
        return self._mailed.setdefault((person, table), now) == now

    async def _mail(self, name: str, mail: str, language: str, turn: Turn) -> None:
        url = urlsplit(self.settings.smtp)
        message = EmailMessage()
        message["From"] = parse_qs(url.query).get("from", [f"munera@{url.hostname}"])[0]
        message["To"] = mail
        tongue = Tongue(language)
        message["Subject"] = tongue.say(Message("server-mail-subject", table=turn.name))
        greeting = tongue.say(Message("server-mail-text", name=name))
        message.set_content(f"{greeting}\n\n{self.settings.address}/t/{turn.table}\n")
        await aiosmtplib.send(
            message,
            hostname=url.hostname,
            port=url.port or 25,
            username=url.username,
            password=url.password,
            use_tls=url.scheme == "smtps",
            timeout=PATIENCE,
        )


async def post(webhook: str, turn: Turn) -> None:
    """To a machine of the outside world alone: nobody can make this server call its neighbours."""
    url = urlsplit(webhook)
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(url.hostname, url.port or 443, type=socket.SOCK_STREAM)
    if not found or not all(is_outside(str(each[4][0])) for each in found):
        raise ValueError("a webhook to an inner address")
    # the address that was checked is the one that is called
    address = str(found[0][4][0])
    host = f"[{address}]" if ":" in address else address
    target = url._replace(netloc=f"{host}:{url.port or 443}").geturl()
    async with httpx.AsyncClient(timeout=PATIENCE, follow_redirects=False, trust_env=False) as client:
        await client.post(
            target,
            content=json.encode(turn),
            headers={"content-type": "application/json", "host": url.netloc},
            extensions={"sni_hostname": url.hostname},
        )


def is_outside(address: str) -> bool:
    """Whether an address belongs to the open internet.

    >>> is_outside("10.0.0.7"), is_outside("::1"), is_outside("192.0.33.8")
    (False, False, True)
    """
    return ipaddress.ip_address(address).is_global


def is_webhook(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme == "https" and bool(parts.hostname) and parts.username is None and (parts.port or 443) > 0
    except ValueError:
        return False
