"""Coming in, being somebody, and what one chose."""

import re
from typing import Annotated

from litestar import Response, Router, delete, get, patch, post, put
from litestar.params import JSONBody, PathParameter
from msgspec import UNSET, structs

from munera.server import guard, limits
from munera.server.accounts import Identity
from munera.server.notices import is_webhook
from munera.server.problems import Refusal
from munera.server.wire_people import (
    Credentials,
    Me,
    Muted,
    NewGuest,
    NewPassword,
    NewToken,
    Profile,
    Session,
    SettingsChange,
    Token,
)

PersonId = Annotated[str, PathParameter(pattern="^[a-z0-9]{1,16}$")]


async def _me(request: guard.Asked, who: Identity, cookie: str) -> Me:
    accounts = guard.node_of(request).accounts
    profile = await accounts.profile(who.person)
    csrf = accounts.seal.csrf(cookie) if cookie else ""
    return Me(profile, await accounts.settings(who.person), csrf, list(who.scopes))


def _cookie(request: guard.Asked, who: Identity) -> str:
    return request.cookies.get(guard.COOKIE, "") if who.session else ""


async def _come_in(request: guard.Asked, cookie: str) -> Response[Me]:
    node = guard.node_of(request)
    who = await node.accounts.by_cookie(cookie)
    assert who is not None
    response = Response(await _me(request, who, cookie), status_code=201)
    response.set_cookie(**guard.cookie_values(cookie, node.settings))
    return response


def _agent(request: guard.Asked) -> str:
    return "".join(c for c in request.headers.get("user-agent", "") if c.isprintable())


def _enters(request: guard.Asked) -> None:
    guard.node_of(request).limits.use(limits.ENTRIES, guard.address(request))


@post("/guests")
async def new_guest(request: guard.Asked, visitor: guard.Visitor, data: JSONBody[NewGuest]) -> Response[Me]:
    """Play at once: a name, and a cookie that remembers you."""
    node = guard.node_of(request)
    _enters(request)
    if not node.settings.guests:
        raise Refusal("server-no-guests")
    _, cookie = await node.accounts.new_guest(data.name, _agent(request), guard.language(request))
    return await _come_in(request, cookie)


@post("/accounts")
async def new_account(request: guard.Asked, visitor: guard.Visitor, data: JSONBody[Credentials]) -> Response[Me]:
    """An account; of the guest you are, if you are one, with all their games."""
    _enters(request)
    if visitor is not None:
        visitor.needs("account")
    guest = visitor.person if visitor is not None else None
    accounts, language = guard.node_of(request).accounts, guard.language(request)
    _, cookie = await accounts.new_account(data.name, data.password, guest, _agent(request), language)
    return await _come_in(request, cookie)


@post("/sessions")
async def log_in(request: guard.Asked, visitor: guard.Visitor, data: JSONBody[Credentials]) -> Response[Me]:
    _enters(request)
    node = guard.node_of(request)
    node.limits.use(limits.LOGINS, data.name.casefold())
    _, cookie = await node.accounts.log_in(data.name, data.password, _agent(request))
    return await _come_in(request, cookie)


@get("/sessions")
async def sessions(request: guard.Asked, owner: guard.Owner) -> list[Session]:
    """Where you are logged in."""
    return await guard.node_of(request).accounts.sessions(owner)


@delete("/sessions/{session:str}")
async def end_session(request: guard.Asked, owner: guard.Owner, session: PersonId) -> None:
    """Log out there; “current” is this one."""
    assert owner.session is not None
    await guard.node_of(request).accounts.end_session(owner, owner.session if session == "current" else session)


@get("/me")
async def me(request: guard.Asked, reader: guard.Reader) -> Me:
    """Who you are."""
    return await _me(request, reader, _cookie(request, reader))


@get("/visitor")
async def visitor(request: guard.Asked, visitor: guard.Visitor) -> Me | None:
    """Who you are, or `null`: a page asks before it knows, and to be nobody yet is no mistake."""
    return None if visitor is None else await _me(request, visitor, _cookie(request, visitor))


@patch("/me")
async def change_me(request: guard.Asked, owner: guard.Owner, data: JSONBody[SettingsChange]) -> Me:
    """What is left out stays."""
    values = {name: value for name, value in structs.asdict(data).items() if value is not UNSET}
    if values.get("webhook") and not is_webhook(values["webhook"]):
        raise Refusal("server-bad-webhook")
    if values.get("mail") and not re.fullmatch(r"[^@\s<>,;:\"\\]+@[^@\s<>,;:\"\\]+\.[a-zA-Z]+", values["mail"]):
        raise Refusal("server-bad-mail")
    node = guard.node_of(request)
    await node.accounts.change(owner, values)
    if "language" in values:
        for connection in node.hub.connections.get(owner.person, ()):
            connection.language = values["language"]
    return await _me(request, owner, request.cookies[guard.COOKIE])


@put("/me/password", status_code=204)
async def change_password(request: guard.Asked, owner: guard.Owner, data: JSONBody[NewPassword]) -> None:
    """Every other session ends."""
    node = guard.node_of(request)
    node.limits.use(limits.LOGINS, owner.person)
    await node.accounts.change_password(owner, data.old, data.new)


@get("/me/tokens")
async def tokens(request: guard.Asked, owner: guard.Owner) -> list[Token]:
    return await guard.node_of(request).accounts.tokens(owner)


@post("/me/tokens")
async def new_token(request: guard.Asked, owner: guard.Owner, data: JSONBody[NewToken]) -> Token:
    """For a program that acts for you; its secret is shown only now."""
    return await guard.node_of(request).accounts.new_token(owner, data.name, list(data.scopes), data.days)


@delete("/me/tokens/{token:str}")
async def end_token(request: guard.Asked, owner: guard.Owner, token: PersonId) -> None:
    await guard.node_of(request).accounts.end_token(owner, token)


@get("/me/muted")
async def muted(request: guard.Asked, reader: guard.Reader) -> list[str]:
    """Whom you do not read."""
    return sorted(await guard.node_of(request).accounts.muted(reader.person))


@put("/me/muted/{person:str}", status_code=204)
async def mute(request: guard.Asked, player: guard.Player, person: PersonId, data: JSONBody[Muted]) -> None:
    node = guard.node_of(request)
    await node.accounts.mute(player, person, data.muted)
    for connection in node.hub.connections.get(player.person, ()):
        (connection.muted.add if data.muted else connection.muted.discard)(person)


@get("/people/{person:str}")
async def profile(request: guard.Asked, visitor: guard.Visitor, person: PersonId) -> Profile:
    return await guard.node_of(request).accounts.profile(person)


router = Router(
    "/",
    route_handlers=[
        new_guest,
        new_account,
        log_in,
        sessions,
        end_session,
        me,
        visitor,
        change_me,
        change_password,
        tokens,
        new_token,
        end_token,
        muted,
        mute,
        profile,
    ],
    tags=["people"],
)
