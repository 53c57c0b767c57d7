"""After the session: the story of it, and every moment of it to walk through again."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, Route, expect

import emberwatch
from emberwatch import Game
from emberwatch.bots.wardens import careful
from emberwatch.table.replaying import PAGE
from tests.browser.book import Book
from tests.browser.conftest import NewWindow
from tests.browser.judge import Judge
from tests.browser.watched import DESK, PHONE, Window
from tests.marks import rule
from tests.table.guest import Guest, post

DRAWS = 5
LINES = ("They came down to the water by the tithe road.", "Under the lake the bell began again.")


def played(*, ends: str = "fulfil-vow", seed: int = 3) -> Game:
    """A session alone: five Draws, two paragraphs, a scene; then the Vow is fulfilled, or the session ends."""
    game, luck = emberwatch.new("wardens", seed=seed), Random(seed)
    while len(drawn(game)) < DRAWS or not game.decision or game.decision.name != "Now":
        assert game.decision
        game.play(careful.choose(game.view(0), game.decision, luck))
        if len(drawn(game)) == 1 and game.version % 2 and LINES[0] not in game.chronicle("markdown"):
            game.play(f"/write {LINES[0]}")
    game.play("/scene At the charnel gate")
    game.play(f"/write {LINES[1]}")
    game.play(f"0:{ends}")
    return game


def drawn(game: Game) -> list[int]:
    """The Draws in its journal."""
    return [entry["id"] for entry in game.view(0)["journal"] if entry["kind"] == "draw"]


def moment_of(game: Game, draw: int) -> int:
    """When a Draw came into the journal."""
    return next(at for at in range(game.version + 1) if len(drawn(game.branch(at))) == draw)


def kept(window: Window, game: Game) -> str:
    """A table on which all that has been played, and its key in this browser; the table's name."""
    joined = post(window.address, "/api/tables", {"record": game.record().to_json(), "name": "Jo"})
    window.hold(joined["table"], joined["key"], "Wardens of the Duskwatch")
    return str(joined["table"])


def shows(page: Page, game: Game, at: int) -> None:
    """The sheet and the journal are those of this moment."""
    view = game.branch(at).view(0)
    expect(page.locator("main.book")).to_have_attribute("data-moment", str(at))
    for score, value in view["characters"][0]["reserve"].items():
        expect(page.locator(f"[data-reserve={score.lower()}] b")).to_have_text(str(value))
    assert len(page.locator("[data-entry]").all()) == len(view["journal"])
    if view["last_draw"] and not view["draw"]:
        expect(page.get_by_role("region", name="The last Draw")).to_contain_text(view["last_draw"]["action"])


def test_every_moment_of_a_session_is_walked_again(window: NewWindow) -> None:
    game, here = played(), window()
    page = here.visit(f"/replay/{kept(here, game)}")
    slider = page.get_by_role("slider", name="Moment")
    expect(slider).to_have_attribute("max", str(game.version))
    expect(page.get_by_text("No Warden has been written down yet.")).to_be_visible()
    slider.fill(str(game.version - 1))
    shows(page, game, game.version - 1)
    page.keyboard.press("Home")
    for draw in range(1, DRAWS + 1):
        page.get_by_role("button", name="Draw", exact=True).last.click()
        shows(page, game, moment_of(game, draw))
        expect(page.get_by_text(f"Draw {draw} of {DRAWS}")).to_be_visible()
    page.get_by_role("button", name="Chapter 2: At the charnel gate").click()
    expect(page.get_by_role("heading", name="At the charnel gate")).to_be_visible()
    expect(page.get_by_role("button", name="Change this paragraph")).to_have_count(0)
    expect(page.get_by_role("textbox", name="Write in the journal")).to_have_count(0)


def test_a_long_past_is_walked_to_its_end(window: NewWindow) -> None:
    game, here = emberwatch.new("wardens", seed=3), window()
    while game.version <= PAGE:  # more than is fetched at once
        game.play(f"/write Line {game.version}")
    rest: list[Route] = []
    here.page.route(re.compile(r"/replay\?from="), lambda route: rest.append(route))
    page = here.visit(f"/replay/{kept(here, game)}")
    slider = page.get_by_role("slider", name="Moment")
    expect(slider).to_have_attribute("max", str(PAGE - 1))
    page.get_by_role("button", name="Slow").click()
    rest[0].continue_()
    expect(slider).to_have_attribute("max", str(game.version))
    expect(page.get_by_role("button", name="Brisk")).to_be_visible()  # what was chosen stays
    page.keyboard.press("End")
    expect(page.get_by_text(f"Line {game.version - 1}", exact=True)).to_be_visible()


def test_the_past_by_keys_alone(window: NewWindow) -> None:
    game, here = played(), window()
    page = here.visit(f"/replay/{kept(here, game)}")
    expect(page.get_by_role("slider", name="Moment")).to_have_attribute("max", str(game.version))
    page.keyboard.press("PageDown")
    shows(page, game, moment_of(game, 1))
    page.keyboard.press("ArrowRight")
    shows(page, game, moment_of(game, 1) + 1)
    page.keyboard.press("PageUp")
    shows(page, game, moment_of(game, 1))
    page.keyboard.press("End")
    shows(page, game, game.version)
    page.keyboard.press("Home")
    page.keyboard.press("p")
    expect(page.locator("main.book")).to_have_attribute("data-moment", "2")
    page.keyboard.press("p")


def test_from_any_moment_one_goes_on_at_a_table_of_practice(window: NewWindow) -> None:
    game, here = played(), window()
    at = moment_of(game, 3) - 1
    page = here.visit(f"/replay/{kept(here, game)}#{at}")
    shows(page, game, at)
    page.get_by_role("button", name="Play on from here").click()
    book = Book(page)
    assert book.moment == at
    book.draw()
    assert len(page.locator("[data-kind=draw]").all()) == 3


def test_by_a_link_the_past_is_looked_at_and_not_played_on(window: NewWindow) -> None:
    game, here = played(), window()
    page = here.visit(f"/table/{kept(here, game)}/result")
    page.get_by_role("button", name="Share").click()
    link = page.get_by_role("link", name="/replay/").get_attribute("href") or ""
    other = window().visit(link.partition(here.address)[2])
    expect(other.get_by_role("slider", name="Moment")).to_have_attribute("max", str(game.version))
    other.keyboard.press("End")
    expect(other.get_by_text(LINES[0])).to_be_visible()
    expect(other.get_by_role("button", name="Play on from here")).to_have_count(0)
    expect(other.get_by_role("button", name="Keep the journal")).to_have_count(0)


def test_the_story_of_a_session(window: NewWindow) -> None:
    game, here = played(), window()
    page = here.visit(f"/table/{kept(here, game)}")
    book = Book(page)
    book.press("The story so far")  # the Vow has been fulfilled
    view = game.view(0)
    expect(page.get_by_role("heading", level=1)).to_have_text("The Vow is kept")
    name = view["characters"][0]["name"]
    life = page.get_by_role("region", name=f"{name}, from Draw to Draw")
    expect(life).to_contain_text("lives")
    ends = [moment_of(game, draw) - 1 for draw in range(1, DRAWS + 1)] + [game.version]
    for score in ("Vitae", "Radiance", "Supply", "Fortune"):
        values = [game.branch(at).view(0)["characters"][0]["reserve"][score] for at in ends]
        told = f"{score}, Draw by Draw: {', '.join(map(str, values))}"
        expect(life.get_by_role("img", name=told)).to_be_visible()
    draws = page.get_by_role("region", name="The Draws").get_by_role("listitem")
    expect(draws).to_have_count(DRAWS)
    entries = [entry["draw"] for entry in view["journal"] if entry["kind"] == "draw"]
    for line, draw in zip(draws.all(), entries, strict=True):
        for words in (draw["action"], draw["outcome"], *draw["effects"]):
            expect(line).to_contain_text(words)
    expect(page.get_by_role("region", name="The journal")).to_contain_text(LINES[1])
    page.get_by_role("link", name=re.compile("Walk to Draw 4")).click()
    shows(page, game, moment_of(game, 4))


def test_when_the_session_has_ended_its_table_leads_to_its_story(window: NewWindow) -> None:
    game, here = played(ends="end"), window()
    page = here.visit(f"/table/{kept(here, game)}")
    page.get_by_role("link", name="Read how it went").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The book is closed")


def fallen(seed: int, always: str) -> Game:
    """A session of somebody who does one thing whenever they can, until nobody is left to do anything."""
    game, luck = emberwatch.new("wardens", seed=seed), Random(seed)
    while game.decision:
        wanted = always in game.decision.keys
        game.play(always if wanted else careful.choose(game.view(0), game.decision, luck))
    return game


@pytest.mark.parametrize(
    ("seed", "always", "title", "fate"),
    [(9, "", "Dead", "died at Draw"), (13, "action:invoke", "Claimed", "was claimed by the forest at Draw")],
)
def test_what_became_of_somebody(window: NewWindow, seed: int, always: str, title: str, fate: str) -> None:
    here = window()
    page = here.visit(f"/table/{kept(here, fallen(seed, always))}/result")
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect(page.get_by_role("region", name="from Draw to Draw")).to_contain_text(fate)


@rule("WD-NEED-17")
def test_what_the_gm_hid_is_nowhere_in_a_player_s_past(window: NewWindow, address: str) -> None:
    secret = "The abbess is the bell"
    wanted = {"terms": {"mode": "led", "players": 1}, "seed": 4, "seats": ["open", "person"]}
    gm = Guest.opening(address, game="wardens", **wanted)
    ann = gm.friend(0, "Ann")
    gm.say("aside", name="hide", text=f"note: {secret}", seat=1)
    gm.until(lambda now: now["view"]["things"])
    gm.play("1:end")
    gm.until(lambda now: now["ending"])
    for guest, knows in ((ann, False), (gm, True)):
        here = window()
        here.hold(guest.table, guest.key, "Wardens of the Duskwatch")
        with here.page.expect_response(re.compile("/api/tables/.*/replay")) as told:
            page = here.visit(f"/replay/{guest.table}")
        assert (secret in told.value.text()) == knows
        page.get_by_role("slider", name="Moment").press("End")
        expect(page.get_by_text("The session ends.")).to_be_visible()
        page.keyboard.press("Home")
        page.keyboard.press("ArrowRight")
        step = page.get_by_role("region", name="Moving through time")
        expect(step).to_contain_text(secret if knows else "Something is done out of sight.")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_in_the_past(window: NewWindow, size: dict[str, int]) -> None:
    game, here, judge = played(), window(size), Judge()
    table = kept(here, game)
    page = here.visit(f"/table/{table}/result")
    expect(page.get_by_role("region", name="The Draws")).to_be_visible()
    judge.look(page, "the story")
    here.visit(f"/replay/{table}#{moment_of(game, 2)}")
    expect(page.get_by_role("slider", name="Moment")).to_have_attribute("max", str(game.version))
    judge.look(page, "a Draw")
    page.keyboard.press("ArrowLeft")
    judge.look(page, "before a Draw")
    if size is PHONE:
        for name in ("Sheet", "Journal"):
            page.get_by_role("navigation", name="Pages").get_by_role("button", name=name).tap()
            judge.look(page, f"the page {name}")
    assert not judge.found, judge.verdict
