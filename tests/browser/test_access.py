"""Nothing on any page stands in the way of those who hear it, enlarge it or use its keys: axe finds nothing."""

from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewWindow
from tests.browser.moments import CAMP, OVER, PICK, WATCH
from tests.browser.player import PROMPT, Player
from tests.browser.watched import DESK, PHONE, Window
from tests.marks import rule

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (part) => {
    const found = await axe.run(part, { resultTypes: ["violations"] });
    const where = (one) => one.nodes.map((node) => node.html.slice(0, 160)).join(" | ");
    return found.violations.map((one) => `${one.id}: ${one.help}: ${where(one)}`);
}"""
PAGES = ("/", "/new", "/join", "/learn", "/nights", "/rules", "/about", "/nowhere")
LEAF = "[role=dialog]"
SHEETS = ("?", "l", "r", "q")
THEMES: tuple[Literal["dark", "light"], ...] = ("light", "dark")
each_size = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


class Judge:
    """Asks axe about one page after the other, in both themes."""

    def __init__(self) -> None:
        self.script = AXE.read_text(encoding="utf-8")
        self.found: list[str] = []

    def look(self, page: Page, where: str, part: str = "html") -> None:
        """Ask, and note what it says."""
        expect(page.locator("main").first).to_be_visible()
        if not page.evaluate("() => 'axe' in window"):
            page.evaluate(self.script)
        for theme in THEMES:
            page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
            said: Any = page.evaluate(RUN, part)
            self.found += [f"{where}, {theme}: {one}" for one in said]

    @property
    def verdict(self) -> str:
        """Everything it found."""
        return "\n".join(self.found)


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
