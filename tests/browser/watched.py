"""A browser window of somebody, and everything that must not happen in one."""

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, WebSocket, expect

from tests.table.guest import Guest, Said, post

DESK = {"width": 1280, "height": 720}
PHONE = {"width": 360, "height": 740}
SOON = 20_000  # milliseconds; far more than anything takes on a quiet machine
expect.set_options(timeout=SOON)

# Kept as the browser itself keeps them, before any page of ours begins.
KEEP = "localStorage.setItem('emberwatch.tables', JSON.stringify(%s))"


class Window:
    """One browser context with its pages; it remembers what went wrong in them."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: dict[str, int] = DESK,
        theme: str = "dark",
        motion: str = "off",
        **wishes: Any,
    ) -> None:
        self.address = address
        self.motion = motion
        self.faults: list[str] = []
        self.allowed: list[Callable[[str], bool]] = []
        self.context: BrowserContext = browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            color_scheme=theme,  # type: ignore[arg-type]
            has_touch=size is PHONE,
            is_mobile=size is PHONE,
            **wishes,
        )
        self.context.set_default_timeout(SOON)
        self.context.on("page", self._watch)
        self.page: Page = self.context.new_page()

    def visit(self, path: str, page: Page | None = None) -> Page:
        """Open a page of ours; without motion, unless the window is there to see it."""
        page = page or self.page
        path, _, hidden = path.partition("#")
        asked = f"{path}{'&' if '?' in path else '?'}motion={self.motion}" + (f"#{hidden}" if hidden else "")
        page.goto(f"http://{self.address}{asked}")
        return page

    def sit(self, query: str = "", **wanted: Any) -> Page:
        """Open a table at whatever moment is wanted, and sit down at it."""
        joined: Said = post(self.address, "/api/tables", wanted)
        return self.come_to(joined["table"], joined["key"], query)

    def come_to(self, table: str, key: str, query: str = "") -> Page:
        """Come to a table with a key."""
        self.hold(table, key)
        page = self.visit(f"/table/{table}{query}")
        expect(page.locator("main[data-version]")).to_be_visible()
        return page

    def beside(self, host: Guest, seat: int | str, name: str, query: str = "") -> Page:
        """Come to somebody's table by invitation."""
        joined = post(self.address, "/api/join", {"invitation": host.invite(seat), "name": name})
        return self.come_to(joined["table"], joined["key"], query)

    def hold(self, table: str, key: str, title: str = "Set a Watch") -> None:
        """Give this browser the key to a table, as if it had opened it."""
        kept = [{"table": table, "key": key, "title": title, "seen": 0}]
        self.context.add_init_script(KEEP % kept)

    def allow(self, words: str) -> None:
        """What would be a fault elsewhere is meant to happen here."""
        self.allowed.append(lambda fault: words in fault)

    def close(self) -> list[str]:
        """Everything that went wrong."""
        self.context.close()
        return [fault for fault in self.faults if not any(allowed(fault) for allowed in self.allowed)]

    def _watch(self, page: Page) -> None:
        page.on("console", self._listen)  # also tells of everything that the content policy forbids
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("request", lambda request: self._check(request))
        page.on("websocket", lambda socket: self._check(socket))

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.type}: {message.text}")

    def _check(self, asked: Request | WebSocket) -> None:
        where = urlsplit(asked.url)
        if where.scheme in ("http", "https", "ws", "wss") and where.netloc != self.address:
            self.faults.append(f"elsewhere: {asked.url}")


def text_of(page: Page, selector: str) -> str:
    """What is written there now."""
    found: Any = page.locator(selector).first.text_content()
    return " ".join(str(found).split())
