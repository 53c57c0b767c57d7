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

from playwright.sync_api import Browser, Error, Playwright, sync_playwright

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
    """From the system's packages where that is allowed, else the one that Playwright brings, with what it needs."""
    if _is_there():
        return
    may_install = _is_root() and shutil.which("apt-get") is not None
    if may_install:
        for words in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
            subprocess.run(["apt-get", "--quiet", *words], check=False)
    if not _is_there():
        words = ["install", *(["--with-deps"] if may_install else []), "chromium"]
        subprocess.run([sys.executable, "-m", "playwright", *words], check=True)
    try:
        with opened():
            return
    except Error:
        sys.exit(
            "A Chromium is here, but not all it needs; as root, say "
            f"`{sys.executable} -m playwright install-deps chromium`, then try again."
        )


def _is_there() -> bool:
    if any(map(shutil.which, NAMES)):  # asking Playwright takes a second
        return True
    with sync_playwright() as playwright:
        return bool(find(playwright))


def _is_root() -> bool:
    return os.name != "nt" and os.geteuid() == 0


if __name__ == "__main__":
    install()
