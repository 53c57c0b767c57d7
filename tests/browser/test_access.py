"""Nothing on any page stands in the way of those who hear it, enlarge it or use its keys: axe finds nothing."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewWindow
from tests.browser.judge import Judge
from tests.browser.moments import CAMP, OVER, PICK, WATCH
from tests.browser.player import PROMPT, Player
from tests.browser.watched import DESK, PHONE, Window
from tests.marks import rule

PAGES = ("/", "/new", "/join", "/learn", "/nights", "/rules", "/about", "/nowhere")
LEAF = "[role=dialog]"
SHEETS = ("?", "l", "r", "q")
each_size = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


@each_size
def test_every_page(window: NewWindow, size: dict[str, int]) -> None:
    judge, visitor = Judge(), window(size)
    for path in PAGES:
        judge.look(visitor.visit(path), path)
    page = visitor.sit(**OVER)
    page.get_by_role("link", name="See how the night went").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ashes.")
    judge.look(page, "the result")
    page.get_by_role("link", name="Walk it again").click()
    expect(page.get_by_role("slider", name="Moment")).to_be_visible()
    judge.look(page, "a replay")
    assert not judge.found, judge.verdict


@rule("SW-UI-17")
@each_size
def test_the_table(window: NewWindow, size: dict[str, int]) -> None:
    judge = Judge()
    visitor = window(size)
    judge.look(visitor.sit(**PICK), "the pick")
    judge.look(visitor.sit(**CAMP), "the camp")
    page = visitor.sit(**WATCH)
    judge.look(page, "the Watch")
    player = Player(page)
    player.touch("die:warrior.2")
    judge.look(page, "a die in hand")
    player.let_go()
    player.listed()
    judge.look(page, "all choices", PROMPT)
    player.let_go()
    for key in SHEETS:
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        judge.look(page, f"the leaf of {key}", LEAF)
        page.keyboard.press("Escape")
    _ask_for_settings(page)
    judge.look(page, "the settings", LEAF)
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    expect(page.get_by_label("What will you do?")).to_be_visible()
    judge.look(page, "the text view")
    assert not judge.found, judge.verdict


def _ask_for_settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="As you like it")).to_be_visible()


def test_axe_finds_what_is_wrong(window: NewWindow) -> None:
    visitor: Window = window()
    page = visitor.visit("/about")
    expect(page.locator("main").first).to_be_visible()
    page.evaluate("() => document.querySelector('main').append(document.createElement('button'))")
    judge = Judge()
    judge.look(page, "spoiled")
    assert any("button-name" in one for one in judge.found)
