"""People: guests and accounts, their sessions and tokens, what they chose and how they fared."""

import asyncio
import time
import unicodedata
from collections.abc import Callable
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import Struct
from sqlalchemy import RowMapping, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from munera.server.database import Database
from munera.server.languages import known
from munera.server.problems import Refusal
from munera.server.schema import mutes, people, results, sessions, tokens
from munera.server.seals import Seal, new_id
from munera.server.wire_people import Played, Profile, Session, Settings, Token

ALL_SCOPES = ("read", "play", "tables", "account")
SESSION_DAYS = 180  # without a visit
SEEN_EVERY = 3_600_000  # a session's last visit is noted so often
MOST_TOKENS = 20
MOST_SESSIONS = 50
DAY = 86_400_000
_IDENTITY = (people.c.id.label("person"), people.c.name, people.c.login, people.c.language)


class Identity(Struct, frozen=True):
    """Who asks, and what they may do."""

    person: str
    name: str
    guest: bool
    scopes: tuple[str, ...]
    language: str
    session: str | None = None  # None for a token

    def needs(self, scope: str) -> None:
        if scope not in self.scopes:
            raise Refusal("server-no-scope", scope=scope)


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def tidy_name(name: str) -> str:
    """On one line, without what cannot be seen."""
    tidy = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not 1 <= len(tidy) <= 30:
        raise Refusal("server-bad-name")
    return tidy


class Accounts:
    def __init__(self, database: Database, seal: Seal, clock: Callable[[], int] = now_ms) -> None:
        self.database = database
        self.seal = seal
        self.clock = clock
        self._hasher = PasswordHasher()
        self._decoy = self._hasher.hash("nobody has this password")

    # Coming in

    async def new_guest(self, name: str, agent: str, language: str) -> tuple[str, str]:
        """The person's id, and the cookie."""
        person = new_id()
        async with self.database.writing() as connection:
            await connection.execute(
                insert(people).values(id=person, name=tidy_name(name), created=self.clock(), language=language)
            )
        return person, await self._new_session(person, agent)

    async def new_account(
        self, name: str, password: str, guest: str | None, agent: str, language: str
    ) -> tuple[str, str]:
        """A guest who becomes one keeps everything."""
        tidy = tidy_name(name)
        values = {"name": tidy, "login": _login(tidy), "password": await self._hash(password)}
        person = guest or new_id()
        try:
            async with self.database.writing() as connection:
                if guest is not None:
                    changed = await connection.execute(
                        update(people).where(people.c.id == guest, people.c.login.is_(None)).values(**values)
                    )
                    if changed.rowcount == 0:
                        raise Refusal("server-has-account")
                else:
                    fresh = {"id": person, "created": self.clock(), "language": language}
                    await connection.execute(insert(people).values(**fresh, **values))
        except IntegrityError:
            raise Refusal("server-name-taken", name=tidy) from None
        return person, await self._new_session(person, agent)

    async def log_in(self, name: str, password: str, agent: str) -> tuple[str, str]:
        async with self.database.reading() as connection:
            wanted = select(people.c.id, people.c.password).where(people.c.login == _login(name))
            row = (await connection.execute(wanted)).one_or_none()
        # as much work for a name that nobody has
        right = await self._verify(row.password if row else self._decoy, password)
        if row is None or not right:
            raise Refusal("server-wrong-password")
        return row.id, await self._new_session(row.id, agent)

    async def change_password(self, who: Identity, old: str, new: str) -> None:
        async with self.database.reading() as connection:
            kept = (await connection.execute(select(people.c.password).where(people.c.id == who.person))).scalar_one()
        if kept is None:
            raise Refusal("server-guest-only-name")
        if not await self._verify(kept, old):
            raise Refusal("server-wrong-password")
        fresh = await self._hash(new)
        async with self.database.writing() as connection:
            await connection.execute(update(people).where(people.c.id == who.person).values(password=fresh))
            others = sessions.c.id != (who.session or "")
            await connection.execute(delete(sessions).where(sessions.c.person == who.person, others))

    async def _hash(self, password: str) -> str:
        return await asyncio.to_thread(self._hasher.hash, password)

    async def _verify(self, kept: str, password: str) -> bool:
        try:
            return await asyncio.to_thread(self._hasher.verify, kept, password)
        except (VerificationError, InvalidHashError):
            return False

    # Who asks

    async def by_cookie(self, cookie: str) -> Identity | None:
        digest = self.seal.digest("s", cookie)
        if digest is None:
            return None
        now = self.clock()
        joined = sessions.join(people, sessions.c.person == people.c.id)
        wanted = select(sessions.c.id, sessions.c.seen, *_IDENTITY)
        async with self.database.reading() as connection:
            found = await connection.execute(wanted.select_from(joined).where(sessions.c.digest == digest))
            row = found.one_or_none()
        if row is None or row.seen < now - SESSION_DAYS * DAY:
            return None
        if row.seen < now - SEEN_EVERY:
            async with self.database.writing() as connection:
                await connection.execute(update(sessions).where(sessions.c.id == row.id).values(seen=now))
        return Identity(row.person, row.name, row.login is None, ALL_SCOPES, known(row.language), row.id)

    async def by_token(self, token: str) -> Identity | None:
        digest = self.seal.digest("t", token)
        if digest is None:
            return None
        joined = tokens.join(people, tokens.c.person == people.c.id)
        wanted = select(tokens.c.scopes, tokens.c.expires, *_IDENTITY)
        async with self.database.reading() as connection:
            found = await connection.execute(wanted.select_from(joined).where(tokens.c.digest == digest))
            row = found.one_or_none()
        if row is None or row.expires < self.clock():
            return None
        return Identity(row.person, row.name, row.login is None, tuple(row.scopes.split()), known(row.language))

    # Sessions

    async def _new_session(self, person: str, agent: str) -> str:
        cookie = self.seal.new_secret("s")
        now = self.clock()
        async with self.database.writing() as connection:
            kept = select(sessions.c.id).where(sessions.c.person == person)
            old = kept.order_by(sessions.c.seen.desc()).offset(MOST_SESSIONS - 1)
            worn = list((await connection.execute(old.limit(1000))).scalars())
            await connection.execute(delete(sessions).where(sessions.c.id.in_(worn)))
            await connection.execute(
                insert(sessions).values(
                    id=new_id(),
                    person=person,
                    digest=self.seal.digest("s", cookie),
                    created=now,
                    seen=now,
                    agent=agent[:200],
                )
            )
        return cookie

    async def sessions(self, who: Identity) -> list[Session]:
        async with self.database.reading() as connection:
            wanted = select(sessions).where(sessions.c.person == who.person).order_by(sessions.c.seen.desc())
            rows = (await connection.execute(wanted)).all()
        return [Session(row.id, row.created, row.seen, row.agent, row.id == who.session) for row in rows]

    async def end_session(self, who: Identity, session: str) -> None:
        async with self.database.writing() as connection:
            gone = await connection.execute(
                delete(sessions).where(sessions.c.person == who.person, sessions.c.id == session)
            )
        if gone.rowcount == 0:
            raise Refusal("server-no-such-session")

    # Tokens

    async def new_token(self, who: Identity, name: str, scopes: list[str], days: int) -> Token:
        secret = self.seal.new_secret("t")
        now = self.clock()
        token = Token(new_id(), tidy_name(name), sorted(set(scopes)), now, now + days * DAY, secret)
        async with self.database.writing() as connection:
            held = select(func.count()).select_from(tokens).where(tokens.c.person == who.person)
            if (await connection.execute(held)).scalar_one() >= MOST_TOKENS:
                raise Refusal("server-too-many", most=MOST_TOKENS)
            await connection.execute(
                insert(tokens).values(
                    id=token.id,
                    person=who.person,
                    digest=self.seal.digest("t", secret),
                    name=token.name,
                    scopes=" ".join(token.scopes),
                    created=token.created,
                    expires=token.expires,
                )
            )
        return token

    async def tokens(self, who: Identity) -> list[Token]:
        async with self.database.reading() as connection:
            wanted = select(tokens).where(tokens.c.person == who.person).order_by(tokens.c.created)
            rows = (await connection.execute(wanted)).all()
        return [Token(row.id, row.name, row.scopes.split(), row.created, row.expires) for row in rows]

    async def end_token(self, who: Identity, token: str) -> None:
        async with self.database.writing() as connection:
            gone = await connection.execute(
                delete(tokens).where(tokens.c.person == who.person, tokens.c.id == token)
            )  # fmt: skip
        if gone.rowcount == 0:
            raise Refusal("server-no-such-token")

    # What everybody may know, and what one chose

    async def profile(self, person: str) -> Profile:
        row = await self._person(person)
        sums = (
            select(results.c.game, func.count(), func.sum(results.c.won))
            .where(results.c.person == person)
            .group_by(results.c.game)
            .order_by(results.c.game)
        )
        async with self.database.reading() as connection:
            played = [Played(game, count, float(won)) for game, count, won in await connection.execute(sums)]
        return Profile(person, row["name"], row["login"] is None, row["created"], played)

    async def settings(self, person: str) -> Settings:
        row = await self._person(person)
        return Settings(row["language"], row["theme"], row["mail"], row["webhook"])

    async def change(self, who: Identity, values: dict[str, Any]) -> None:
        """An account's name is also its login."""
        if "name" in values:
            values["name"] = tidy_name(values["name"])
            if not who.guest:
                values["login"] = _login(values["name"])
        try:
            async with self.database.writing() as connection:
                if values:
                    await connection.execute(update(people).where(people.c.id == who.person).values(**values))
        except IntegrityError:
            raise Refusal("server-name-taken", name=values["name"]) from None

    async def _person(self, person: str) -> RowMapping:
        async with self.database.reading() as connection:
            found = await connection.execute(select(people).where(people.c.id == person))
            row = found.mappings().one_or_none()
        if row is None:
            raise Refusal("server-no-such-person")
        return row

    # Whom one does not want to read

    async def mute(self, who: Identity, other: str, muted: bool) -> None:
        await self._person(other)
        async with self.database.writing() as connection:
            this = (mutes.c.person == who.person, mutes.c.muted == other)
            await connection.execute(delete(mutes).where(*this))
            if muted:
                await connection.execute(insert(mutes).values(person=who.person, muted=other))

    async def muted(self, person: str) -> set[str]:
        async with self.database.reading() as connection:
            return set((await connection.execute(select(mutes.c.muted).where(mutes.c.person == person))).scalars())


def _login(name: str) -> str:
    """Names that look alike to people are the same name."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()[:80]
