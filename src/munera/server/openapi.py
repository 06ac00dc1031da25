"""The socket's messages in the OpenAPI document, from which clients generate their types.

They are there as the schemas `Ask` and `Tell`: unions told apart by `type`.
"""

from functools import cache
from typing import Any

from litestar import Litestar
from msgspec import UNSET, Struct, json, structs

from munera.server import wire, wire_asks, wire_people, wire_rest

TEMPLATE = "#/components/schemas/{name}"


def socket_schemas() -> dict[str, Any]:
    """Every message of the socket, and the two unions."""
    (ask, tell), components = json.schema_components([wire_asks.Ask, wire.Tell], ref_template=TEMPLATE)
    for name in _only_told():
        if name in components:
            _always_there(components[name], name)
    return {**components, "Ask": ask, "Tell": tell}


def with_socket_messages(app: Litestar) -> None:
    """msgspec knows the tags of its own messages best, so what REST and socket share is described by it, too."""
    components = app.openapi_schema.components
    schemas: dict[str, Any] = components.schemas
    for name in _only_told() & set(schemas):
        schemas[name].required = sorted(_said(name))
    schemas.update(socket_schemas())


@cache
def _structs() -> dict[str, type[Struct]]:
    found = {**vars(wire), **vars(wire_people), **vars(wire_rest), **vars(wire_asks)}
    return {name: each for name, each in found.items() if isinstance(each, type) and issubclass(each, Struct)}


@cache
def _only_told() -> set[str]:
    """What no client ever sends: there a default is no leave to leave something out, since the server never does."""
    asked = [each for each in _structs().values() if each.__struct_config__.forbid_unknown_fields]
    _, components = json.schema_components([wire_asks.Ask, *asked], ref_template=TEMPLATE)
    told = {name for name, each in _structs().items() if not each.__struct_config__.omit_defaults}
    return told - set(components)


def _said(name: str) -> set[str]:
    return {each.encode_name for each in structs.fields(_structs()[name]) if each.default is not UNSET}


def _always_there(schema: dict[str, Any], name: str) -> None:
    tag = {"type"} & set(schema["properties"])
    schema["required"] = sorted(_said(name) | tag)
    for field in schema["properties"].values():
        field.pop("default", None)
