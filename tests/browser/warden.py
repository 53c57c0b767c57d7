"""Wardens who come to a table in a browser, and what is done there by keys alone."""

import json
from typing import Any

from playwright.sync_api import Page, expect

TITLE = "Wardens of the Duskwatch"


def warden(name: str, edition: str = "second") -> dict[str, Any]:
    """A sheet to bring along."""
    records = [{"kind": "skill", "text": f"The craft of {name}"}, {"kind": "gift", "text": "Vinewright"}]
    return {
        "emberwatch": "warden",
        "edition": edition,
        "name": name,
        "scores": [2, 2, 2, 2, 5, 5, 5, 3],
        "records": records,
    }


def done(page: Page, words: str) -> None:
    """Through the palette, by keys alone; wait until the table has taken it."""
    version = page.locator("main").get_attribute("data-version")
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    line = page.get_by_role("combobox", name="What is to be done?")
    expect(line).to_be_focused()
    line.fill(words)
    page.keyboard.press("Enter")
    page.wait_for_function("(old) => document.querySelector('main').dataset.version !== old", arg=version)


def brought(page: Page, name: str) -> None:
    """A Warden sits down."""
    done(page, f"bring {json.dumps(warden(name))}")
