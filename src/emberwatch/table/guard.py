"""At the door: which pages may speak to the server, and what their browsers are told to keep them safe."""

from ipaddress import ip_address
from socket import gethostname
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from emberwatch.table.settings import Settings

CONTENT_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
]
HERE = ("127.0.0.1", "localhost", "::1")


def is_welcome(origin: str | None, host: str, settings: Settings) -> bool:
    """Whether a page of that origin may speak to us. Whoever sends no origin is no page."""
    if origin is None:
        return True
    if origin in settings.origins:
        return True
    try:
        page = urlsplit(origin)
        named = page.hostname
    except ValueError:
        return False
    if settings.local:
        return named in HERE
    return page.scheme in ("http", "https") and page.netloc == host and _is_own_name(named or "")


def _is_own_name(name: str) -> bool:
    """Whether this computer goes by that name without asking anybody: a name that others give it proves nothing."""
    try:
        ip_address(name)
    except ValueError:
        own = gethostname().lower()
        return name in (*HERE, own, f"{own}.local")
    return True


def guarded(app: ASGIApp, settings: Settings) -> ASGIApp:
    """The server behind its door."""

    async def door(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await app(scope, receive, send)
            return
        headers = Headers.from_scope(scope)
        asks = scope.get("method") not in ("GET", "HEAD", "OPTIONS")  # a websocket has no method
        if asks and not is_welcome(headers.get("origin"), headers.get("host", ""), settings):
            await _turn_away(scope, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        await app(scope, receive, send_safely)

    return door


async def _turn_away(scope: Scope, send: Send) -> None:
    if "method" not in scope:
        await send({"type": "websocket.close", "code": 4403, "reason": "no entry"})
        return
    body = b'{"detail":"A page of another address cannot speak to this server."}'
    headers = [(b"content-type", b"application/json"), *HEADERS]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
