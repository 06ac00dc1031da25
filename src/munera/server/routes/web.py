"""The web client's built files. Every address that is not a file is a page of it."""

import re
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.response import File

from munera.server import guard

PACKAGED = Path(__file__).parents[2] / "web"
FILE_NAME = re.compile(r"\.[a-z]\w*$")  # the number of a rule, as in rules/colosseum/C6.3, is none
YEAR = "public, max-age=31536000, immutable"
PLAIN = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Munera</title>
<body style="font: 18px/1.5 Georgia, serif; max-width: 34em; margin: 4em auto; padding: 0 1em">
<h1>Munera</h1>
<p>The server is running, but the web client is not built. Build it with <code>make web</code> and start again,
or give its folder with <code>munera serve --web DIR</code>.</p>
<p>Programs can play already: see <a href="/api/schema/swagger">the API</a>.</p>
"""
SECURITY = {
    "content-security-policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}


def web_handler(folder: Path | None) -> HTTPRouteHandler:
    root = (folder or PACKAGED).resolve()
    index = root / "index.html"

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def web(request: guard.Asked) -> Response[str] | File:
        wanted = request.scope["path"].lstrip("/")
        if wanted.startswith("api/"):
            raise NotFoundException
        if not index.is_file():
            if wanted:
                raise NotFoundException
            return Response(PLAIN, media_type=MediaType.HTML, headers=SECURITY)
        file = (root / wanted).resolve()
        if wanted and file.is_file() and file.is_relative_to(root):
            # built files carry a hash of what is in them in their names
            caching = YEAR if wanted.startswith("assets/") else "no-cache"
            headers = {**SECURITY, "cache-control": caching}
            return File(file, filename=file.name, content_disposition_type="inline", headers=headers)
        if FILE_NAME.search(wanted):
            raise NotFoundException
        return File(
            index,
            content_disposition_type="inline",
            media_type=MediaType.HTML,  # an address of the page has no ending that would tell
            headers={**SECURITY, "cache-control": "no-cache"},
        )

    return web
