"""Whole games by mouse, from the first page to the last."""

from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import NewWindow
from tests.browser.player import Player
from tests.browser.watched import PHONE, Window


def opened(window: Window, seed: int, difficulty: str = "Easy") -> Player:
    """Three clicks: light the fire, how dark, light the fire; and a seed, so that it is always the same night."""
    page = window.visit("/")
    page.get_by_role("link", name="Light the fire").click()
    page.get_by_role("radio", name=difficulty).check(force=True)
    page.get_by_label("Seed", exact=True).fill(str(seed))
    page.get_by_role("button", name="Light the fire").click()
    return Player(page, Random(seed))


def test_a_night_of_touching_whatever_is_lit(window: NewWindow) -> None:
    player = opened(window(), seed=5)
    assert player.play() > 10
    assert player.refusals  # each of them was a sentence
    player.page.get_by_role("link", name="See how the night went").click()
    expect(player.page.get_by_role("heading", level=1)).to_have_text("Ashes.")
    expect(player.page.get_by_text("seed 5")).to_be_visible()


def test_several_nights_on_advice(window: NewWindow) -> None:
    player = opened(window(), seed=9)
    nights = set()
    while not player.see().over:
        nights.add(player.page.get_by_role("img", name="Night ").first.get_attribute("aria-label"))
        player.advised()
    assert len(nights) >= 2
    player.page.get_by_role("link", name="See how the night went").click()
    player.page.get_by_role("link", name="Walk it again").click()
    expect(player.page.get_by_role("slider", name="Moment")).to_be_visible()


def test_a_night_on_a_phone(window: NewWindow) -> None:
    player = opened(window(PHONE), seed=6)
    assert player.play() > 10
