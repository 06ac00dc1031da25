"""What messages are made of: ids, seats, times, and texts for people."""

from typing import Annotated, Any

from msgspec import Meta, Struct, field

Millis = Annotated[int, Meta(ge=0, description="Milliseconds since 1970, or a length of time in milliseconds.")]
Seat = Annotated[int, Meta(ge=0, le=7)]
TableId = Annotated[str, Meta(pattern="^[a-z0-9]{4,16}$")]
Ref = Annotated[str, Meta(max_length=64)]
Seq = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Actions = Annotated[list[Annotated[int, Meta(ge=0, le=2**31 - 1)]], Meta(min_length=1, max_length=100)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]


class Message(Struct, frozen=True):
    """Something for people to read: a message of the catalogue and what to fill in.

    An argument is a text as it is, a number, a player (`{"seat": 1}`, to be named as the table names them), another
    message (`{"id": …, "args": …}`), or a list of these to be joined in the reader's manner.
    """

    id: str
    args: dict[str, Any] = field(default_factory=dict)
