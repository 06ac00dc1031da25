"""The server's end of a socket, with a short way out: what is encoded already leaves as it is, at once.

A message of a table goes to everybody who watches it. On the long way each of them would cost a place in a queue, a
turn of a task, and a frame made anew.
"""

import asyncio
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION: Final = "munera.frames"  # where an application finds it in its scope
_TEXT: Final = 0x81  # a whole message of text, not compressed (RFC 6455, 5.2)


class WayOut(Protocol):
    """What a socket's owner does with it besides reading."""

    @property
    def waiting(self) -> int:
        """Bytes that the client has not taken yet."""

    @property
    def has_more(self) -> bool:
        """Whether the client has sent more than was read."""

    def tell(self, *messages: bytes) -> None:
        """Text in UTF-8; nothing happens if nobody is there any more."""

    def drop(self, code: int) -> None:
        """Hangs up on somebody who does not read."""


class Frames(WebSocketsSansIOProtocol):
    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[EXTENSION] = self
        await super().run_asgi()

    @property
    def waiting(self) -> int:
        return 0 if self.disconnected else self.transport.get_write_buffer_size()

    @property
    def has_more(self) -> bool:
        return not self.queue.empty()

    def tell(self, *messages: bytes) -> None:
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join([header(len(each)) + each for each in messages]))

    def drop(self, code: int) -> None:
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.transport.abort()


class Post:
    """What is told in one go leaves in one go: whoever is told several things gets them by one write."""

    def __init__(self) -> None:
        self._bag: dict[WayOut, list[bytes]] | None = None

    def send(self, way_out: WayOut, message: bytes) -> None:
        if self._bag is None:
            way_out.tell(message)
        else:
            self._bag.setdefault(way_out, []).append(message)

    def gather(self) -> None:
        """Until all is said, and not longer than until something else has its turn."""
        if self._bag is None:
            self._bag = {}
            asyncio.get_running_loop().call_soon(self.leave)

    def leave(self) -> None:
        bag, self._bag = self._bag, None
        for way_out, messages in (bag or {}).items():
            way_out.tell(*messages)


def header(length: int) -> bytes:
    """The beginning of a frame of text.

    >>> header(5).hex(), header(300).hex(), header(70_000).hex()
    ('8105', '817e012c', '817f0000000000011170')
    """
    if length < 126:
        return bytes((_TEXT, length))
    if length < 65_536:
        return bytes((_TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((_TEXT, 127)) + length.to_bytes(8, "big")


async def drained(way_out: WayOut, below: int = 1) -> None:
    """Until less than that is waiting."""
    while way_out.waiting >= below:
        await asyncio.sleep(0.005)
