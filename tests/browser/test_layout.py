"""What one needs is on the screen: no page is wider than it, the table fits a desk whole, nothing covers the prompt."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewWindow
from tests.browser.moments import CAMP, FOUR_LIT, OVER, PICK, TIRED_WATCH, WATCH, Wanted
from tests.browser.player import Player
from tests.browser.watched import DESK, PHONE, Window
from tests.marks import rule

MOMENTS = {"pick": PICK, "camp": CAMP, "watch": WATCH, "tired": TIRED_WATCH, "over": OVER}
each_moment = pytest.mark.parametrize("moment", MOMENTS.values(), ids=MOMENTS.keys())
LARGE = "localStorage.setItem('emberwatch.settings', JSON.stringify({ textSize: 150 }))"
WIDE = """() => {
    const page = document.scrollingElement;
    return { wide: page.scrollWidth - innerWidth, high: page.scrollHeight - innerHeight };
}"""
# Buttons of the prompt of which the middle is off the screen, or covered by something else.
COVERED = """() => [...document.querySelectorAll("section[aria-label='What now'] :is(button, a)")]
    .filter((one) => one.checkVisibility())
    .filter((one) => {
        one.scrollIntoView({ block: "nearest", inline: "nearest" });
        const box = one.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const top = document.elementFromPoint(x, y);
        return !top || !(one.contains(top) || top.contains(one) && top.closest("button, a") === one);
    })
    .map((one) => one.dataset.key ?? one.textContent.trim())"""
# Of what is always needed, nothing may have to be scrolled to.
OUTSIDE = """() => [...document.querySelectorAll(
        "section[aria-label='What now'] .options :is(button, a), [data-key='undo'], section[aria-label='What now'] h1"
    )]
    .filter((one) => {
        const box = one.getBoundingClientRect();
        return box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    })
    .map((one) => one.dataset.key ?? one.textContent.trim())"""

# A power is cut where it is higher than its own box, or ends below its card or under a heart or a tag of it.
CUT = """() => [...document.querySelectorAll("[data-thing^='line:'] .text")].filter((text) => {
        const written = document.createRange();
        written.selectNodeContents(text);
        const [words, card] = [written.getBoundingClientRect(), text.closest(".card").getBoundingClientRect()];
        const badges = [...text.closest(".creature").querySelectorAll(".badge")]
            .map((one) => one.getBoundingClientRect());
        const under = [...written.getClientRects()].some((line) => badges.some((badge) => line.width
            && line.left < badge.right - 6 && badge.left + 6 < line.right
            && line.top + 3 < badge.bottom && badge.top < line.bottom - 3));
        return text.scrollHeight > text.clientHeight + 1 || words.bottom > card.bottom || under;
    })
    .map((text) => text.textContent)"""


def hold(page: Page, desk: bool) -> None:
    """What has to be so at any moment."""
    said: dict[str, Any] = page.evaluate(WIDE)
    assert said["wide"] <= 0, "the page is wider than the screen"
    assert not desk or said["high"] <= 0, "the table is higher than the screen"
    assert page.evaluate(OUTSIDE) == []
    assert page.evaluate(COVERED) == []


@rule("SW-UI-12")
@each_moment
def test_a_desk(window: NewWindow, moment: Wanted) -> None:
    page = window(DESK).sit(**moment)
    hold(page, desk=True)
    boards = page.locator("[data-board]")
    assert boards.count() == 4
    for board in boards.all():
        box = board.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= DESK["height"]


@each_moment
def test_a_phone(window: NewWindow, moment: Wanted) -> None:
    page = window(PHONE).sit(**moment)
    hold(page, desk=False)
    if moment is OVER:
        return
    Player(page).listed()
    hold(page, desk=False)
    page.keyboard.press("Escape")
    for name in ("Quick reference", "Seats and invitations", "Settings", "Log and piles"):
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        hold(page, desk=False)
        page.keyboard.press("Escape")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("moment", [WATCH, FOUR_LIT], ids=["three", "four"])
def test_every_power_in_the_light_is_read_whole(window: NewWindow, size: dict[str, int], moment: Wanted) -> None:
    page = window(size).sit(**moment)
    assert page.locator("[data-thing^='line:'] .text").count() >= 3
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("moment", [CAMP, WATCH], ids=["camp", "watch"])
def test_large_letters(window: NewWindow, size: dict[str, int], moment: Wanted) -> None:
    visitor = window(size)
    visitor.context.add_init_script(LARGE)
    page = visitor.sit(**moment)
    assert page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "24px"
    hold(page, desk=False)


def things_in_hand(window: Window, moment: Wanted) -> None:
    """Touch one thing after the other; whatever then can be done is there to be touched."""
    player = Player(window.sit(**moment))
    for thing in player.see().usable:
        player.touch(thing)
        hold(player.page, desk=False)
        player.let_go()


@pytest.mark.parametrize("moment", [CAMP, WATCH], ids=["camp", "watch"])
def test_a_phone_with_a_thing_in_hand(window: NewWindow, moment: Wanted) -> None:
    things_in_hand(window(PHONE), moment)


@pytest.mark.parametrize("path", ["/", "/new", "/learn", "/rules", "/about", "/nights", "/join"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_no_page_is_wider_than_the_screen(window: NewWindow, size: dict[str, int], path: str) -> None:
    page = window(size).visit(path)
    expect(page.locator("main").first).to_be_visible()
    assert page.evaluate(WIDE)["wide"] <= 0
