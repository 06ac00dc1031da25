"""Bodies of the REST API about people: who they are, what they chose, and where they came in."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from munera.server.wire import Millis

Name = Annotated[str, Meta(min_length=1, max_length=30)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Language = Literal["en", "fr", "nl", "it", "es", "de"]


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/guests: play at once."""

    name: Name


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/accounts makes an account, of the guest you are if you are one; POST /api/sessions logs in."""

    name: Name
    password: Password


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/me/password; every other session ends."""

    old: Password
    new: Password


class Settings(Struct, frozen=True, omit_defaults=True):
    """What a person chose. Mail and webhook say where to tell them that it is their turn."""

    language: str = "en"
    theme: Literal["system", "light", "dark"] = "system"
    mail: Annotated[str, Meta(max_length=200)] = ""
    webhook: Annotated[str, Meta(max_length=500)] = ""


class SettingsChange(Struct, frozen=True, forbid_unknown_fields=True):
    """PATCH /api/me: what is left out stays."""

    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    theme: Literal["system", "light", "dark"] | UnsetType = UNSET
    mail: Annotated[str, Meta(max_length=200)] | UnsetType = UNSET
    webhook: Annotated[str, Meta(max_length=500)] | UnsetType = UNSET


class Played(Struct, frozen=True):
    """How somebody fared in a game."""

    game: str
    played: int
    won: float  # a shared victory counts as a part


class Profile(Struct, frozen=True):
    """What everybody may know of a person."""

    person: str
    name: str
    guest: bool
    since: Millis
    played: list[Played]


class Me(Struct, frozen=True):
    """GET /api/me. `csrf` goes into the header `x-csrf-token` of every request that changes something by cookie."""

    profile: Profile
    settings: Settings
    csrf: str
    scopes: list[str]  # what this cookie or token may do


class Session(Struct, frozen=True):
    """A browser where you are logged in."""

    id: str
    created: Millis
    seen: Millis
    agent: str  # what the browser calls itself
    current: bool


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/tokens: for a program that acts for you. read: look. play: act, chat. tables: open, join, leave."""

    name: Name
    scopes: Annotated[list[Literal["read", "play", "tables"]], Meta(min_length=1, max_length=3)]
    days: Annotated[int, Meta(ge=1, le=3650)] = 365


class Token(Struct, frozen=True):
    """`secret` is shown once, when it is made."""

    id: str
    name: str
    scopes: list[str]
    created: Millis
    expires: Millis
    secret: str | None = None


class Muted(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/me/muted/{person}: you no longer read what that person says."""

    muted: bool
