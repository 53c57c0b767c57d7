"""Whole games by mouse, from the first page to the last."""

from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import NewWindow
from tests.browser.player import Player
from tests.browser.watched import PHONE, Window
from tests.marks import rule


def opened(window: Window, seed: int, difficulty: str = "Easy") -> Player:
    """Three clicks: light the fire, how dark, light the fire; and a seed, so that it is always the same night."""
    page = window.visit("/")
    page.get_by_role("link", name="Light the fire").click()
    page.get_by_role("radio", name=difficulty).check(force=True)
    page.get_by_label("Seed", exact=True).fill(str(seed))
    page.get_by_role("button", name="Light the fire").click()
    return Player(page, Random(seed))


@rule("SW-UI-11", "SW-UI-15", "SW-UI-18")
def test_a_night_of_touching_whatever_is_lit(window: NewWindow) -> None:
    player = opened(window(), seed=5)
    assert player.play() > 10
    assert player.refusals  # each of them was a sentence
    player.page.get_by_role("link", name="See how the night went").click()
    expect(player.page.get_by_role("heading", level=1)).to_have_text("Ashes.")
    expect(player.page.get_by_text("seed 5")).to_be_visible()
    for part in ("Wood at the end of each night", "came through", "Cards ready", "Where it turned", "lost"):
        expect(player.page.locator("main")).to_contain_text(part)
    player.page.get_by_role("link", name="Walk it again").click()
    expect(player.page.get_by_role("slider", name="Moment")).to_be_visible()
    # It is kept: another day it is found where it was left.
    page = player.page.context.new_page()
    page.goto(player.page.url.partition("/replay")[0] + "/nights")
    expect(page.get_by_text("seed 5")).to_be_visible()


def test_two_nights_on_advice(window: NewWindow) -> None:
    player = opened(window(), seed=9)
    night = player.page.get_by_role("img", name="Night 2 of 9")
    while not night.count():
        player.advised()
    assert not player.see().over


def test_a_night_on_a_phone(window: NewWindow) -> None:
    player = opened(window(PHONE), seed=6)
    assert player.play() > 10
