"""The server, put together."""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

import emberwatch
from emberwatch.kernel import BadInput, NotYours, Refused, Rulebook
from emberwatch.table.channels import channels_for
from emberwatch.table.client import client
from emberwatch.table.gathering import Gatherings
from emberwatch.table.guard import guarded
from emberwatch.table.limits import Allowances
from emberwatch.table.live import live
from emberwatch.table.programs import Programs
from emberwatch.table.routes import ROUTES
from emberwatch.table.seating import NoEntry
from emberwatch.table.settings import LARGEST_BODY, Settings
from emberwatch.table.store import Store
from emberwatch.table.sweeping import sweep
from emberwatch.table.tables import Tables

LOG = logging.getLogger("emberwatch")
PLAINLY = {
    404: "There is nothing at this address.",
    405: "This address understands other methods only.",
    413: "This is too large.",
    500: "Something has failed here, and nothing was changed.",
}
STATUS: dict[type[Exception], int] = {BadInput: 400, NoEntry: 404, NotYours: 403, Refused: 409}


def build(settings: Settings, rulebooks: Mapping[str, Rulebook] | None = None) -> ASGIApp:
    """A server of these games, or of all there are."""
    books = rulebooks or {name: emberwatch.rulebook(name) for name in emberwatch.GAMES}
    channels = channels_for(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.url)
        await store.open()
        tables = Tables(books, store, channels, settings)
        programs = Programs(tables)
        app.state.tables, app.state.gatherings = tables, Gatherings(tables, programs)
        app.state.connections = Counter()
        app.state.allowances = {
            "openings": Allowances(*settings.openings),
            "entries": Allowances(*settings.entries),
        }
        sweeping = asyncio.create_task(sweep())
        try:
            yield
        finally:
            sweeping.cancel()
            await programs.stop()
            await store.close()

    app = Litestar(
        [ROUTES, live, client],
        plugins=[channels],
        lifespan=[lifespan],
        exception_handlers={**dict.fromkeys(STATUS, refused), HTTPException: failed, Exception: broken},
        openapi_config=OpenAPIConfig(
            "Emberwatch", emberwatch.__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        compression_config=CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=5),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    return guarded(app, settings)


def refused(_: Request[Any, Any, Any], fault: Exception) -> Response[dict[str, str]]:
    """What the rules, or the rules of the house, do not allow."""
    status = next(STATUS[kind] for kind in type(fault).__mro__ if kind in STATUS)
    return Response({"detail": str(fault)}, status_code=status)


def broken(_: Request[Any, Any, Any], fault: Exception) -> Response[dict[str, str]]:
    """What is our own fault."""
    LOG.error("a request has failed", exc_info=fault)
    return Response({"detail": PLAINLY[500]}, status_code=500)


def failed(_: Request[Any, Any, Any], fault: HTTPException) -> Response[dict[str, str]]:
    """What cannot be understood, in one sentence."""
    extra = fault.extra if isinstance(fault.extra, list) else []
    wrong = [f"{one.get('key', '')}: {one.get('message', '')}" for one in extra if isinstance(one, dict)]
    detail = "; ".join(wrong) if wrong else PLAINLY.get(fault.status_code, fault.detail)
    return Response({"detail": detail}, status_code=fault.status_code, headers=fault.headers)
