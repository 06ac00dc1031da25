"""One node of the server: everything its parts share."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from munera.server.accounts import Accounts, now_ms
from munera.server.database import Database
from munera.server.facts import server_key
from munera.server.frames import Post
from munera.server.limits import Limits
from munera.server.listing import Listing
from munera.server.lobby import Lobby
from munera.server.notices import Notices
from munera.server.pulse import Pulse
from munera.server.relay import RedisRelay, Relay
from munera.server.seals import Seal
from munera.server.settings import Settings
from munera.server.store import Store
from munera.server.thinkers import Queue
from munera.server.thinking import Place, Pool, Thinking

if TYPE_CHECKING:
    from munera.server.analyses import Analyses
    from munera.server.hub import Hub


class Node:
    accounts: Accounts
    seal: Seal
    hub: "Hub"
    analyses: "Analyses"

    def __init__(self, settings: Settings, clock: Callable[[], int] = now_ms, place: Place | None = None) -> None:
        self.settings = settings
        self.clock = clock
        settings.data.mkdir(parents=True, exist_ok=True)
        self.database = Database(settings.database_url)
        self.store = Store(self.database)
        self.lobby = Lobby(self.database, clock)
        self.listing = Listing(self.database)
        self.pulse = Pulse(self.database, clock, alone=not settings.redis)
        self.relay = RedisRelay(settings.redis) if settings.redis else Relay()
        self.thinking = Thinking(place or self._place())
        self.notices = Notices(settings, self.database)
        self.limits = Limits(settings.limits)
        self.post = Post()

    def _place(self) -> Place:
        pool = Pool(self.settings.thinking_processes)
        return Queue(self.settings.redis, pool) if self.settings.redis else pool

    async def start(self) -> None:
        from munera.server.analyses import Analyses
        from munera.server.hub import Hub

        await self.database.migrate()
        self.seal = Seal(await server_key(self.database))
        self.accounts = Accounts(self.database, self.seal, self.clock)
        await self.pulse.start()
        self.store.start()
        await self.relay.start()
        await self.thinking.place.start()
        await self.notices.start()
        self.hub = Hub(self)
        await self.hub.start()
        self.analyses = Analyses(self)
        await self.analyses.start()

    async def stop(self) -> None:
        await self.analyses.stop()
        await self.hub.stop()
        await self.store.stop()
        await self.notices.stop()
        await self.thinking.place.stop()
        await self.relay.stop()
        await self.pulse.stop()
        await self.database.close()
