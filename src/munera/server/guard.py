"""Who asks, whether they may, and whether it is really them and not a page of another site."""

from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from munera.server import limits
from munera.server.accounts import SESSION_DAYS, Identity
from munera.server.languages import wanted
from munera.server.node import Node
from munera.server.problems import Refusal
from munera.server.settings import Settings

COOKIE = "munera"
SAFE = ("GET", "HEAD", "OPTIONS")

AnyConnection = ASGIConnection[Any, Any, Any, Any]
Asked = Request[Any, Any, Any]

# Who asks; a handler names the one it needs
Visitor = NamedDependency[Identity | None]
Reader = NamedDependency[Identity]
Player = NamedDependency[Identity]
Keeper = NamedDependency[Identity]
Owner = NamedDependency[Identity]


def node_of(connection: AnyConnection) -> Node:
    node: Node = connection.app.state.node
    return node


def address(connection: AnyConnection) -> str:
    return connection.client.host if connection.client else "unknown"


def check_origin(connection: AnyConnection) -> None:
    """A browser says which site a page is from; programs say nothing."""
    origin = connection.headers.get("origin")
    if origin is not None and not is_own(origin, connection.headers.get("host", ""), node_of(connection).settings):
        raise Refusal("server-wrong-origin")


def is_own(origin: str, host: str, settings: Settings) -> bool:
    """Whether a page of that origin is one of ours.

    >>> is_own("https://evil.example", "munera.example", Settings()), is_own("http://a:80", "a:80", Settings())
    (False, True)
    """
    if settings.address:
        return origin == settings.address.rstrip("/")
    return urlsplit(origin).netloc == host


def language(connection: AnyConnection) -> str:
    """What who asks has chosen; of a stranger, what their browser asks for."""
    chosen: str | None = connection.state.get("language")
    return chosen or wanted(connection.headers.get("accept-language", ""))


async def identify(connection: AnyConnection) -> Identity | None:
    """By token, or else by cookie."""
    accounts = node_of(connection).accounts
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        who = await accounts.by_token(token.strip())
        if who is None:
            raise Refusal("server-not-logged-in")
        return who
    cookie = connection.cookies.get(COOKIE)
    return await accounts.by_cookie(cookie) if cookie else None


async def visitor(request: Asked) -> Identity | None:
    """Somebody, or nobody in particular."""
    node = node_of(request)
    node.limits.use(limits.ADDRESS, address(request))
    check_origin(request)
    who = await identify(request)
    if who is not None:
        request.state.language = who.language
        node.limits.use(limits.REQUESTS, who.person)
        who.needs("read")
        if who.session is not None and request.method not in SAFE:
            said = request.headers.get("x-csrf-token", "")
            if not node.seal.is_csrf(request.cookies[COOKIE], said):
                raise Refusal("server-no-csrf")
    return who


async def reader(visitor: Visitor) -> Identity:
    if visitor is None:
        raise Refusal("server-not-logged-in")
    return visitor


async def player(reader: Reader) -> Identity:
    reader.needs("play")
    return reader


async def keeper(reader: Reader) -> Identity:
    """Of tables."""
    reader.needs("tables")
    return reader


async def owner(reader: Reader) -> Identity:
    """Of the account itself, which no token is."""
    reader.needs("account")
    return reader


def cookie_values(cookie: str, settings: Settings) -> dict[str, Any]:
    """As `Response.set_cookie` wants it."""
    return {
        "key": COOKIE,
        "value": cookie,
        "httponly": True,
        "samesite": "lax",
        "secure": settings.is_secure,
        "max_age": SESSION_DAYS * 86_400,
        "path": "/",
    }
