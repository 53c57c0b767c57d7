"""The Chromium that the tests look through: Playwright's own, the system's, or one that `make test` installs.

`python -m tests.browser.chromium` installs one where there is none.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# It looks at our own server and at nothing else.
ALONE = ("--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1", "--no-proxy-server", "--disable-sync")


def find(playwright: Playwright) -> str:
    """Where it is; empty when there is none."""
    own = playwright.chromium.executable_path
    return own if Path(own).exists() else next(filter(None, map(shutil.which, NAMES)), "")


@contextmanager
def opened() -> Iterator[Browser]:
    """A browser. While it is open, this thread cannot run asyncio of its own."""
    with sync_playwright() as playwright:
        path = find(playwright)
        assert path, "the tests need a Chromium: `make test` installs one"
        flags = [*ALONE, "--no-sandbox"] if _is_root() else ALONE  # root has to do without a sandbox
        browser = playwright.chromium.launch(executable_path=path, args=list(flags))
        yield browser
        browser.close()


def install() -> None:
    """From the system's packages where that is allowed, else the one that Playwright brings."""
    with sync_playwright() as playwright:
        if find(playwright):
            return
    if _is_root() and shutil.which("apt-get"):
        for words in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
            subprocess.run(["apt-get", "--quiet", *words], check=False)
        if shutil.which("chromium"):
            return
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


def _is_root() -> bool:
    return os.name != "nt" and os.geteuid() == 0


if __name__ == "__main__":
    install()
