"""A mail server that keeps what it is given."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage


class PostOffice:
    def __init__(self) -> None:
        self.mail: asyncio.Queue[EmailMessage] = asyncio.Queue()
        self.port = 0

    async def receive(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """As much of RFC 5321 as a letter needs."""

        def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        say("220 post office")
        while line := (await reader.readline()).decode().strip():
            word = line.split(" ")[0].upper()
            if word == "DATA":
                say("354 go on")
                letter = await reader.readuntil(b"\r\n.\r\n")
                message = message_from_bytes(letter[:-5], policy=policy.default)
                assert isinstance(message, EmailMessage)
                self.mail.put_nowait(message)
            say("221 bye" if word == "QUIT" else "250 ok")
            if word == "QUIT":
                break
        writer.close()


@asynccontextmanager
async def post_office() -> AsyncIterator[PostOffice]:
    office = PostOffice()
    server = await asyncio.start_server(office.receive, "127.0.0.1", 0)
    office.port = server.sockets[0].getsockname()[1]
    async with server:
        yield office
