"""What a client sends through the socket. What it is told is in `wire.py`."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from munera.server.wire import Actions, ChatText, Order, Ref, Seq, TableId


class Watch(Struct, frozen=True, tag="watch", forbid_unknown_fields=True):
    """Open a table: as its player, if you sit there; else as a spectator. `since` is the last seq you have.

    With `changes`, only the first view need be whole: those after it may come as `Changes`.
    """

    table: TableId
    since: Seq | None = None
    changes: bool = False
    ref: Ref | UnsetType = UNSET


class Unwatch(Struct, frozen=True, tag="unwatch", forbid_unknown_fields=True):
    table: TableId
    ref: Ref | UnsetType = UNSET


class Act(Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """Take these actions, all or none, in the position `seq`. If it is no longer that one you get the present view."""

    table: TableId
    seq: Seq
    actions: Actions
    ref: Ref | UnsetType = UNSET


class AskPreview(Struct, frozen=True, tag="ask_preview", forbid_unknown_fields=True):
    table: TableId
    seq: Seq
    actions: Annotated[list[Annotated[int, Meta(ge=0, le=2**31 - 1)]], Meta(max_length=100)]
    ref: Ref | UnsetType = UNSET


class AskHint(Struct, frozen=True, tag="ask_hint", forbid_unknown_fields=True):
    table: TableId
    seq: Seq
    ref: Ref | UnsetType = UNSET


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back your last `steps` steps; `View.undo` says how many there are."""

    table: TableId
    seq: Seq
    steps: Annotated[int, Meta(ge=1, le=1000)] = 1
    ref: Ref | UnsetType = UNSET


class SetOrders(Struct, frozen=True, tag="set_orders", forbid_unknown_fields=True):
    """These standing orders instead of those you had."""

    table: TableId
    orders: Annotated[list[Order], Meta(max_length=20)]
    ref: Ref | UnsetType = UNSET


class StepAside(Struct, frozen=True, tag="step_aside", forbid_unknown_fields=True):
    """Let a bot play on for you."""

    table: TableId
    ref: Ref | UnsetType = UNSET


class TakeBack(Struct, frozen=True, tag="take_back", forbid_unknown_fields=True):
    """Play yourself again."""

    table: TableId
    ref: Ref | UnsetType = UNSET


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    table: TableId
    text: ChatText
    ref: Ref | UnsetType = UNSET


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    ref: Ref | UnsetType = UNSET


Ask = Watch | Unwatch | Act | AskPreview | AskHint | Undo | SetOrders | StepAside | TakeBack | Say | Ping
