"""Counts requests, and says in the log what was asked."""

import time

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from munera.server.metrics import REQUEST_SECONDS

log = structlog.get_logger()
QUIET = ("/healthz", "/readyz", "/metrics")


def measured(app: ASGIApp) -> ASGIApp:
    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        begun = time.perf_counter()
        status = 500

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await app(scope, receive, noted)
        finally:
            seconds = time.perf_counter() - begun
            method = str(scope["method"])
            REQUEST_SECONDS.labels(method, status).observe(seconds)
            if scope["path"] not in QUIET:
                log.info("request", method=method, path=scope["path"], status=status, ms=round(seconds * 1000, 1))

    return middleware
