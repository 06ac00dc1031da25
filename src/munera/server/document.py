"""The OpenAPI document, without a server that runs: REST, and the socket's messages as the schemas `Ask` and `Tell`.

    python -m munera.server.document > openapi.json

It is the same document that a server shows at `/api/schema/openapi.json`.
"""

import sys
from typing import Any

from msgspec import json

from munera.server.app import make_app
from munera.server.settings import Settings


def document() -> dict[str, Any]:
    return dict(make_app(Settings()).openapi_schema.to_schema())


def main() -> None:
    sys.stdout.buffer.write(json.format(json.encode(document()), indent=2) + b"\n")


if __name__ == "__main__":
    main()
