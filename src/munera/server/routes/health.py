"""Whether this node lives, can work, and how much it does."""

from typing import Any

from litestar import MediaType, Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text

from munera.server import guard


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def healthz() -> str:
    """The process answers."""
    return "ok"


@get("/readyz", media_type=MediaType.TEXT, include_in_schema=False)
async def readyz(request: Request[Any, Any, Any]) -> Response[str]:
    """The database answers, and Redis where there is one."""
    node = guard.node_of(request)
    try:
        async with node.database.reading() as connection:
            await connection.execute(text("SELECT 1"))
    except Exception:
        return Response("no database", status_code=503)
    if not node.relay.is_up:
        return Response("ok, without redis")  # slower to hear of other nodes, and otherwise well
    return Response("ok")


@get("/metrics", include_in_schema=False)
async def metrics() -> Response[bytes]:
    """For Prometheus; a proxy keeps it from the public."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


handlers = [healthz, readyz, metrics]
