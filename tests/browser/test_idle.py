"""The fire and the eyes move only while somebody looks."""

from playwright.sync_api import Page

from tests.browser.conftest import NewWindow

RUNNING = "() => document.getAnimations().filter((one) => one.playState === 'running').length"
HIDE = """() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def by_the_fire(page: Page, address: str) -> None:
    """The first page, with all its motion."""
    page.goto(f"http://{address}/?motion=full")
    page.wait_for_selector("svg.fire")
    assert page.evaluate(RUNNING) > 0


def test_it_holds_still_after_a_minute_and_goes_on_at_a_touch(window: NewWindow, address: str) -> None:
    page = window().page
    page.clock.install()
    by_the_fire(page, address)
    page.clock.fast_forward(61_000)
    assert page.evaluate(RUNNING) == 0
    page.mouse.move(40, 40)
    assert page.evaluate(RUNNING) > 0


def test_it_holds_still_while_the_tab_is_hidden(window: NewWindow, address: str) -> None:
    page = window().page
    by_the_fire(page, address)
    page.evaluate(HIDE)
    assert page.evaluate(RUNNING) == 0


def test_it_never_moves_for_those_who_want_it_still(window: NewWindow, address: str) -> None:
    page = window().page
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"http://{address}/?motion=full")
    page.wait_for_selector("svg.fire")
    assert page.evaluate(RUNNING) == 0
