"""The whole application, as a web server runs it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Request, Response, Router
from litestar.di import Provide
from litestar.exceptions import ClientException, HTTPException, NotFoundException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import SwaggerRenderPlugin

import munera
from munera.server import guard
from munera.server.database import is_unreachable
from munera.server.measure import measured
from munera.server.metrics import REFUSALS
from munera.server.node import Node
from munera.server.openapi import with_socket_messages
from munera.server.problems import Refusal
from munera.server.routes import analyses, health, lessons, people, play, puzzles, replays, socket, tables, web
from munera.server.settings import Settings
from munera.server.wire_rest import Problem

MOST_BYTES = 65_536  # of a request

log = structlog.get_logger()


def make_app(settings: Settings, node: Node | None = None) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.node = found = node or Node(settings)  # only an application that serves needs a place for its data
        await found.start()
        try:
            yield
        finally:
            await found.stop()

    api = Router(
        "/api",
        route_handlers=[
            people.router,
            tables.router,
            play.router,
            replays.router,
            lessons.router,
            analyses.router,
            puzzles.router,
            socket.socket_handler,
        ],
        dependencies={
            "visitor": Provide(guard.visitor),
            "reader": Provide(guard.reader),
            "player": Provide(guard.player),
            "keeper": Provide(guard.keeper),
            "owner": Provide(guard.owner),
        },
    )
    app = Litestar(
        route_handlers=[api, *health.handlers, web.web_handler(settings.web)],
        lifespan=[lifespan],
        middleware=[measured],
        exception_handlers={Exception: explain},
        request_max_body_size=MOST_BYTES,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Munera",
            version=munera.__version__,
            path="/api/schema",
            render_plugins=[SwaggerRenderPlugin()],
        ),
    )
    with_socket_messages(app)
    return app


def explain(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Whatever went wrong, as a Problem."""
    refusal = _refusal(error)
    if refusal.id == "server-internal":
        log.exception("request_failed", path=request.url.path, exc_info=error)
    REFUSALS.labels(refusal.id).inc()
    headers = {"retry-after": str(refusal.said.args["seconds"])} if refusal.id == "server-slow-down" else {}
    problem = refusal.problem(guard.language(request))
    return Response(problem, status_code=refusal.status, headers=headers, media_type="application/json")


def _refusal(error: Exception) -> Refusal:
    if isinstance(error, Refusal):
        return error
    if is_unreachable(error):
        return Refusal("server-unavailable")
    if isinstance(error, NotFoundException):
        return Refusal("server-no-such-page")
    if isinstance(error, ValidationException):
        return Refusal("server-malformed", why=_first_reason(error))
    if isinstance(error, HTTPException):
        if error.status_code == 405:
            return Refusal("server-wrong-method")
        if error.status_code == 413:
            return Refusal("server-too-large", most=MOST_BYTES)
    if isinstance(error, ClientException):
        return Refusal("server-malformed", why=error.detail[:200].rstrip("."))
    return Refusal("server-internal")


def _first_reason(error: ValidationException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        key = extra[0].get("key")
        return f"{extra[0].get('message')}{f' in {key}' if key else ''}"[:200]
    return error.detail[:200].rstrip(".")
