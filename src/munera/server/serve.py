"""Runs a node until it is told to stop."""

import gc
import logging
import sys

import structlog
import uvicorn
from litestar import Litestar

from munera.server.app import make_app
from munera.server.frames import Frames
from munera.server.node import Node
from munera.server.settings import Settings

MOST_SOCKET_BYTES = 1_048_576  # the socket itself is closed beyond; below, too long messages get an answer
FAREWELL = 10  # seconds for those who are still being served
GIVE_WAY = 0.0002  # seconds after which a busy thread lets another one go on: commits wait for it at every statement
COLLECT_EVERY = (20_000, 50, 100)  # new objects, a pause of some ms; and rounds until older ones are looked at


class Server(uvicorn.Server):
    """Says goodbye before it hangs up."""

    def __init__(self, config: uvicorn.Config, node: Node) -> None:
        super().__init__(config)
        self.node = node

    async def shutdown(self, sockets: "list[object] | None" = None) -> None:  # type: ignore[override]
        await self.node.hub.say_bye()
        await super().shutdown(sockets)  # type: ignore[arg-type]


def configure_logs() -> None:
    """One JSON object a line."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        cache_logger_on_first_use=True,
    )


def server(settings: Settings, node: Node | None = None) -> Server:
    node = node or Node(settings)
    app: Litestar = make_app(settings, node)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws=Frames,
        ws_max_size=MOST_SOCKET_BYTES,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        log_config=None,
        access_log=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=FAREWELL,
        server_header=False,
        lifespan="on",
    )
    return Server(config, node)


def spare_the_collector() -> None:
    """What was loaded stays; and most of what a move makes is gone without being looked for, so look more seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_EVERY)


def serve(settings: Settings) -> None:
    configure_logs()
    spare_the_collector()
    sys.setswitchinterval(GIVE_WAY)
    structlog.get_logger().info("serving", host=settings.host, port=settings.port, data=str(settings.data))
    server(settings).run()
