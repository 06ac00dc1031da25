"""The socket's messages in the OpenAPI document, from which clients generate their types.

They are there as the schemas `Ask` and `Tell`: unions told apart by `type`.
"""

from typing import Any

from litestar import Litestar
from msgspec import json

from munera.server import wire, wire_asks

TEMPLATE = "#/components/schemas/{name}"


def socket_schemas() -> dict[str, Any]:
    """Every message of the socket, and the two unions."""
    (ask, tell), components = json.schema_components([wire_asks.Ask, wire.Tell], ref_template=TEMPLATE)
    return {**components, "Ask": ask, "Tell": tell}


def with_socket_messages(app: Litestar) -> None:
    """msgspec knows the tags of its own messages best, so what REST and socket share is described by it, too."""
    components = app.openapi_schema.components
    schemas: dict[str, Any] = components.schemas
    schemas.update(socket_schemas())
