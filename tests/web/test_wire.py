"""The page's types of the server's messages are those of the server's schema."""

import json
import subprocess
from pathlib import Path

from munera.server.document import document

WEB = Path(__file__).parents[2] / "web"


def test_the_types_are_made_from_the_schema_as_it_is() -> None:
    made = subprocess.run(
        ["node", "tools/wire.mjs"], cwd=WEB, input=json.dumps(document()), capture_output=True, text=True, check=True
    ).stdout
    assert (WEB / "src" / "wire.ts").read_text("utf-8") == made, "“make wire” makes web/src/wire.ts anew."
