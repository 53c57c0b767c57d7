"""A server for each worker, a browser for each file of tests, and windows that have to stay without faults."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from emberwatch.table.client import FOLDER
from tests.browser import chromium
from tests.browser.watched import DESK, Window
from tests.table.serving import served, settings

NewWindow = Callable[..., Window]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the built client."""
    assert (FOLDER / "index.html").exists(), "the client has not been built: `make client`"
    folder = tmp_path_factory.mktemp("browsed")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("EMBERWATCH_DATA", str(folder))
        with served(settings(f"sqlite+aiosqlite:///{folder}/tables.sqlite")) as where:
            yield where


# Other tests run asyncio, which cannot be while a browser is open in the same thread: so no longer than a module.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A Chromium without a window."""
    with chromium.opened() as browser:
        yield browser


@pytest.fixture
def window(browser: Browser, address: str) -> Iterator[NewWindow]:
    """Opens windows; none of them may have seen an error, a breach of the content policy or a foreign address."""
    opened: list[Window] = []

    def new(size: dict[str, int] = DESK, theme: str = "dark", by: str = address, **wishes: object) -> Window:
        opened.append(Window(browser, by, size, theme, **wishes))
        return opened[-1]

    yield new
    faults = [fault for one in opened for fault in one.close()]
    assert not faults, "\n".join(faults)
