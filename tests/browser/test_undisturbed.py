"""What others do moves nothing under one's hands; what moves is short, can be skipped, and can be turned off."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewWindow
from tests.browser.moments import WATCH
from tests.browser.player import Player
from tests.marks import rule
from tests.table.guest import Guest

LONGEST = 250  # milliseconds
FOCUSED = "() => document.activeElement.closest('[data-thing]')?.dataset.thing ?? document.activeElement.tagName"
MOMENT = "(moment) => document.querySelector('main').dataset.moment === String(moment)"
# Everything that is set in motion is written down, with what of it moves.
LISTEN = """
    window.motions = [];
    const begin = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        const moved = [frames].flat().flatMap(Object.keys).filter((one) => ["transform", "opacity"].includes(one));
        window.motions.push({ lasts: typeof timing === "number" ? timing : timing.duration, moved: moved.length > 0 });
        return begin.call(this, frames, timing);
    };
"""
# Styles that keep moving by themselves.
AMBIENT = (
    "() => document.getAnimations().filter((one) => one.playState === 'running' && one instanceof CSSAnimation).length"
)


LISTEN_FOR_SOUND = """
    window.sounds = 0;
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...when) { window.sounds++; return start.apply(this, when); };
"""
LISTEN_FOR_WORDS = """() => {
    const voice = document.querySelector("[data-assertive]");
    window.said = [];
    new MutationObserver(() => window.said.push(voice.textContent))
        .observe(voice, { childList: true, characterData: true, subtree: true });
}"""


def two(window: NewWindow, address: str, script: str = "") -> tuple[Page, Guest]:
    """Somebody at a page, and a friend at the same table."""
    party = str(WATCH["position"]).replace('pool = ["base"]', 'pool = ["base"]\nplayers = 2')
    bo = Guest.opening(address, position=party, seats=["person", "open"], name="Bo")
    visitor = window()
    visitor.context.add_init_script(script)
    return visitor.beside(bo, 1, "Ann"), bo


def test_a_friend_s_move_leaves_selection_and_focus(window: NewWindow, address: str) -> None:
    page, bo = two(window, address)
    ann = Player(page)
    mine = "die:wizard.2"
    ann.touch(mine)
    page.locator(f"[data-thing='{mine}']").focus()
    assert page.evaluate(FOCUSED) == mine

    bo.play("attack:1")
    page.wait_for_function(MOMENT, arg=1)
    expect(page.locator(f"[data-thing='{mine}']")).to_have_attribute("aria-pressed", "true")
    assert page.evaluate(FOCUSED) == mine
    bo.say("undo", version=1, to=0)
    bo.at(2)
    page.wait_for_function(MOMENT, arg=0)
    expect(page.locator(f"[data-thing='{mine}']")).to_have_attribute("aria-pressed", "true")
    assert page.evaluate(FOCUSED) == mine
    page.wait_for_function("() => !!document.querySelector('[data-can]')")  # what it can do is lit anew

    # Neither does it disturb somebody who writes.
    said = page.get_by_label("Say something to the table").first
    said.fill("I wou")
    bo.play("attack:1")
    page.wait_for_function(MOMENT, arg=1)
    expect(said).to_be_focused()
    expect(said).to_have_value("I wou")


def test_one_s_turn_is_said_once(window: NewWindow, address: str) -> None:
    page, bo = two(window, address, LISTEN_FOR_SOUND)
    page.evaluate(LISTEN_FOR_WORDS)
    bo.play("use:warrior.wound")
    expect(page.get_by_role("heading", name="Waiting for Bo")).to_be_visible()
    bo.play("die:warrior.1")
    page.wait_for_function(MOMENT, arg=2)
    bo.play("line:1")
    page.wait_for_function(MOMENT, arg=3)
    said = page.evaluate("() => window.said")
    assert sum("Your move" in one for one in said) == 1
    assert page.evaluate("() => window.sounds") == 0  # nothing is heard before it is switched on


def test_what_anybody_may_answer_is_said_once(window: NewWindow, address: str) -> None:
    page, bo = two(window, address, LISTEN_FOR_SOUND)
    page.evaluate(LISTEN_FOR_WORDS)

    def said() -> int:
        return sum("Your move" in one for one in page.evaluate("() => window.said"))

    bo.play("attack:1")
    page.wait_for_function(MOMENT, arg=1)
    assert said() == 1
    bo.play("die:warrior.2")  # he plays on, and nobody is hurried
    page.wait_for_function(MOMENT, arg=2)
    assert said() == 1
    ann = Player(page)
    ann.choose(ann.see().answers[0])  # one's own move is one's own
    page.wait_for_function(MOMENT, arg=3)
    assert said() == 1


@pytest.mark.parametrize("on", [False, True])
def test_sounds_are_heard_when_switched_on(window: NewWindow, on: bool) -> None:
    visitor = window()
    visitor.context.add_init_script(LISTEN_FOR_SOUND)
    page = visitor.sit(**WATCH)
    if on:
        page.keyboard.press("m")
    player = Player(page)
    player.touch("die:warrior.2")
    player.answer_with("line:1")
    player.choose(player.see().answers[0])
    assert (page.evaluate("() => window.sounds") > 0) is on


def moved(page: Page) -> list[dict[str, Any]]:
    """The motions so far that move something."""
    found: list[dict[str, Any]] = page.evaluate("() => window.motions")
    return [one for one in found if one["moved"]]


@rule("SW-UI-6")
def test_every_motion_is_short_and_can_be_skipped(window: NewWindow) -> None:
    visitor = window(motion="full")
    visitor.context.add_init_script(LISTEN)
    page = visitor.sit(seed=7)
    player = Player(page, Random(5))
    for _ in range(14):
        if player.see().over:
            break
        player.step()
    shown = moved(page)
    assert len(shown) > 10
    assert max(one["lasts"] for one in shown) <= LONGEST
    page.wait_for_function("() => !document.querySelector('main[data-busy]')")

    # The Line is laid and turned up card by card; one key, and everything lies there.
    page = visitor.sit(seed=7)
    player = Player(page, Random(5))
    while player.see().phase != "watch":
        player.step()
    page.keyboard.press("Shift")
    expect(page.locator("main:not([data-busy])")).to_be_visible(timeout=50)


@pytest.mark.parametrize("how", ["system", "setting"])
def test_nothing_moves_where_nothing_shall(window: NewWindow, how: str) -> None:
    wishes = {"motion": "full", "reduced_motion": "reduce"} if how == "system" else {"motion": "off"}
    visitor = window(**wishes)
    visitor.context.add_init_script(LISTEN)
    page = visitor.sit(seed=7)
    player = Player(page, Random(5))
    for _ in range(12):
        player.step()
    assert max((one["lasts"] for one in moved(page)), default=0) == 0
    assert page.evaluate("() => window.motions.length") > 0  # what has changed is outlined, and stands still
    assert page.evaluate(AMBIENT) == 0


def test_a_touch_counts_though_the_table_moves_under_it(window: NewWindow) -> None:
    page = window().sit(**WATCH)
    die = page.locator("[data-thing='die:warrior.2']")
    die.hover()
    page.mouse.down()
    die.evaluate("(die) => { die.closest('[data-board]').style.translate = '0 -80px'; }")
    page.mouse.up()
    expect(die).to_have_attribute("aria-pressed", "true")


def test_letting_go_elsewhere_touches_nothing(window: NewWindow) -> None:
    page = window().sit(**WATCH)
    card = page.locator("[data-thing='card:warrior.wound']")
    card.hover()
    page.mouse.down()
    page.mouse.move(5, 5)
    page.mouse.up()
    expect(card).to_have_attribute("aria-pressed", "false")
