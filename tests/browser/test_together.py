"""Two at one table, each in a browser of their own, and somebody who watches: all three always see the same."""

from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewWindow
from tests.browser.moments import PICK, WATCH
from tests.browser.player import PROMPT, Player
from tests.browser.wire import wired
from tests.marks import rule
from tests.table.guest import Guest

REACHED = "(version) => Number(document.querySelector('main').dataset.version) >= version"
TOLD = "main[data-version]"


def same(*players: Player) -> str:
    """Wait until all have heard of the latest, and see that it is the same for all; gives its digest."""
    latest = max(player.see().version for player in players)
    for player in players:
        player.page.wait_for_function(REACHED, arg=latest)
    seen = [player.see() for player in players]
    assert len({(one.version, one.moment, one.digest) for one in seen}) == 1
    assert len({tuple(map(tuple, one.things)) for one in seen}) == 1
    return seen[0].digest


def go_on(answers: int, *players: Player) -> None:
    """Whoever is asked answers."""
    for _ in range(answers):
        asked = next((player for player in players if player.see().mine), None)
        if asked is None or asked.see().over:
            return
        asked.step()
        same(*players)


def vote(asks: Player, other: Player, agrees: bool) -> None:
    """One asks to take the last answer back, over the log, and the other says yes or no."""
    asks.page.keyboard.press("l")
    leaf = asks.page.get_by_role("dialog", name="The story so far")
    lines = leaf.locator("li.line:not(.folded) .sentence")
    lines.last.click()
    leaf.get_by_role("button", name="Back to here").last.click()
    asks.page.keyboard.press("Escape")
    for player in (asks, other):
        expect(player.page.locator("[data-vote]")).to_contain_text("asks to take back")
    expect(asks.page.get_by_role("button", name="Agree")).to_have_count(0)
    other.page.get_by_role("button", name="Agree" if agrees else "No", exact=True).click()
    for player in (asks, other):
        expect(player.page.locator("[data-vote]")).to_have_count(0)


@rule("SW-UI-3", "SW-UI-14")
def test_two_and_a_guest(window: NewWindow, address: str) -> None:
    table = {**PICK, "terms": {**PICK["terms"], "players": 2}, "seats": ["person", "open"], "name": "Ann"}
    at_home = window()
    ann = Player(at_home.sit(**table), Random(1))

    # Ann copies the invitations, and the others come by them.
    ann.page.keyboard.press("q")
    around = ann.page.get_by_role("dialog", name="Around the fire")
    links = {}
    for seat in ("1", "watch"):
        around.locator(f"[data-key='invite:{seat}']").click()
        made = around.locator(f"[data-key='invite:{seat}'] + input")
        made.wait_for()
        links[seat] = made.input_value()
    ann.page.keyboard.press("Escape")

    with wired(address) as wire:
        far = window(by=wire.address)
        far.allow("WebSocket connection")
        far.allow("ERR_CONNECTION")
        far.allow("ERR_EMPTY_RESPONSE")
        bo = Player(_join(far.page, links["1"].replace(address, wire.address), "Bo"), Random(2))
        guest = Player(_join(window().page, links["watch"], "Cy"), Random(3))
        expect(ann.page.locator("[data-board] small", has_text="Bo").first).to_be_visible()
        assert same(ann, bo)

        go_on(8, ann, bo)
        before = same(ann, bo, guest)
        assert not guest.see().mine

        # What the other has done is taken back when they agree, and not when they do not.
        mover, other = _mover(ann, bo)
        vote(other, mover, agrees=False)
        assert same(ann, bo, guest) == before
        vote(other, mover, agrees=True)
        assert same(ann, bo, guest) != before

        # A reload begins with the present.
        go_on(3, ann, bo)
        for player in (bo, guest):
            player.page.reload()
            expect(player.page.locator(TOLD)).to_be_visible()
        same(ann, bo, guest)

        # Cut off, Bo is told so, misses some moves, and hears of them when the wire is mended.
        missed = bo.see().version
        wire.cut()
        expect(bo.page.locator("main[data-link=lost]")).to_be_visible()
        expect(bo.page.get_by_text("connection lost, coming back")).to_be_visible()
        ann.page.keyboard.press("q")
        expect(around.locator("[data-seat='1']")).to_contain_text("away")
        around.get_by_role("button", name="Take over").click()
        expect(around.locator("[data-seat='1']")).to_contain_text("you")
        ann.page.keyboard.press("Escape")
        go_on(4, ann)
        assert bo.see().version == missed < ann.see().version
        wire.mend()
        expect(bo.page.locator("main[data-link=open]")).to_be_visible(timeout=20_000)
        same(ann, bo, guest)


def test_somebody_points_and_speaks(window: NewWindow, address: str) -> None:
    ann = Guest.opening(address, **WATCH)
    cy = window().beside(ann, "watch", "Cy")
    page = window().come_to(ann.table, ann.key)
    page.locator("[data-thing='line:2']").click(modifiers=["Shift"])
    expect(cy.locator("[data-thing='line:2'].marked")).to_be_visible()
    said = page.get_by_label("Say something to the table").first
    said.fill("That one first.")
    said.press("Enter")
    expect(cy.locator(".said", has_text="That one first.")).to_be_visible()
    expect(cy.locator(PROMPT)).to_contain_text("Waiting for")


@rule("SW-UI-13")
def test_two_at_one_screen(window: NewWindow) -> None:
    page = window().sit(**{**PICK, "terms": {**PICK["terms"], "players": 2}}, name="Ann")
    page.keyboard.press("q")
    around = page.get_by_role("dialog", name="Around the fire")
    name = around.locator("[data-seat='1'] input")
    name.fill("Bo")
    name.press("Enter")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    owners = page.locator("[data-board] .name small")
    expect(owners.filter(has_text="Ann")).to_have_count(2)
    expect(owners.filter(has_text="Bo")).to_have_count(2)
    Player(page, Random(4)).step()  # nobody has to pass anything on: whoever is asked, it is this screen


def _join(page: Page, link: str, name: str) -> Page:
    page.goto(link.replace("#", "?motion=off#"))
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    return page


def _mover(ann: Player, bo: Player) -> tuple[Player, Player]:
    """Who gave the last answer, and the other: only one's own can be taken back without asking."""
    free = ann.page.locator("[data-key=undo]:not(:disabled)").count()
    return (ann, bo) if free else (bo, ann)
