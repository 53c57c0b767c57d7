"""Pictures to look at: `make pictures` writes build/pictures, at two sizes and in both themes."""

import os
import tempfile
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser import chromium
from tests.browser.moments import CAMP, OVER, PICK, WATCH
from tests.browser.watched import DESK, PHONE, Window
from tests.table.serving import served, settings

FOLDER = Path(__file__).parents[2] / "build" / "pictures"
SIZES = {"desk": DESK, "phone": PHONE}
TABLES = {"pick": PICK, "camp": CAMP, "watch": WATCH, "result": OVER}
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"  # not there at once
LOADED = "() => document.fonts.ready.then(() => document.fonts.status === 'loaded')"


def main() -> None:
    """A server, a browser, and a picture of everything."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        os.environ["EMBERWATCH_DATA"] = data
        with served(settings(f"sqlite+aiosqlite:///{data}/tables.sqlite")) as address, chromium.opened() as browser:
            for size, pixels in SIZES.items():
                for theme in ("dark", "light"):
                    window = Window(browser, address, pixels, theme)
                    keep(window.visit("/"), f"home-{size}-{theme}")
                    for name, moment in TABLES.items():
                        page = window.sit(**moment)
                        if moment is OVER:
                            page.get_by_role("link", name="See how the night went").click()
                            expect(page.get_by_role("heading", level=1)).to_have_text("Ashes.")
                        keep(page, f"{name}-{size}-{theme}")
                    window.close()
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER}")


def keep(page: Page, name: str) -> None:
    """Take a picture once everything is there; of the first page, say how soon that was."""
    expect(page.locator("main").first).to_be_visible()
    page.wait_for_function(LOADED)
    if name.startswith("home"):
        soon = page.wait_for_function(PAINTED).json_value()
        print(f"{name}: first paint after {soon:.0f} ms")
    page.screenshot(path=FOLDER / f"{name}.png")


if __name__ == "__main__":
    main()
