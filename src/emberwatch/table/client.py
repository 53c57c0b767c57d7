"""The built client, as the server hands it out: every page is the same page, and what it loads never changes."""

import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get

FOLDER = Path(__file__).parent / "client"

NOT_BUILT = """<!doctype html><meta charset="utf-8"><title>Emberwatch</title>
<h1>The client has not been built</h1>
<p>In a checkout, run <code>make client</code> (it needs Node 20.19 or newer, or fetches one), then reload this page.
<p>The server itself is running; its interface is described at <a href="/schema">/schema</a>.
"""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def client(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the client, or its one page."""
    wanted = str(request.path_params.get("path", "")).lstrip("/")
    if wanted.startswith(("api/", "schema/")) or wanted == "api":
        return Response(
            b'{"detail":"There is nothing at this address."}', status_code=404, media_type="application/json"
        )
    found = _file(wanted)
    if found is not None:
        kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
        keep = FOR_EVER if wanted.startswith("assets/") else ASK_AGAIN
        return Response(found.read_bytes(), media_type=kind, headers={"cache-control": keep})
    if wanted.startswith("assets/"):
        return Response(b"", status_code=404, media_type="text/plain")
    page = FOLDER / "index.html"
    body = page.read_bytes() if page.is_file() else NOT_BUILT.encode()
    return Response(body, media_type="text/html; charset=utf-8", headers={"cache-control": ASK_AGAIN})


def _file(wanted: str) -> Path | None:
    """A file of the client's folder and of no other."""
    try:
        found = (FOLDER / wanted).resolve()
        return found if wanted and found.is_relative_to(FOLDER.resolve()) and found.is_file() else None
    except (OSError, ValueError):
        return None
