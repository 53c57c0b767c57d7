"""A table of Wardens that a GM leads, with a browser for each."""

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.book import PROMPT, Book
from tests.browser.conftest import NewWindow
from tests.browser.warden import TITLE, brought, done
from tests.browser.watched import Window
from tests.marks import rule
from tests.table.guest import post

SECRET = "The abbess is the bell"
DOOM = "The lake rises"


class Ear:
    """Everything that a server has told a browser."""

    def __init__(self, window: Window) -> None:
        self.heard: list[str] = []
        window.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def knows(self, words: str) -> bool:
        """Whether it was ever told this."""
        return any(words in frame for frame in self.heard)


@pytest.fixture
def led(window: NewWindow, address: str) -> tuple[list[Page], list[Ear]]:
    """A GM and two players, each in a browser of their own; the GM's comes last."""
    wanted = {
        "game": "wardens",
        "terms": {"edition": "second", "mode": "led", "players": 2},
        "seed": 4,
        "name": "Gus",
        "seats": ["open", "open", "person"],
    }
    table = post(address, "/api/tables", wanted)
    windows = [window(), window(), window()]
    ears = [Ear(one) for one in windows]
    for seat, name in enumerate(("Ann", "Ben")):
        invitation = post(address, f"/api/tables/{table['table']}/invitations/{seat}", {}, table["key"])
        page = windows[seat].visit(f"/join#{invitation['token']}")
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit down").click()
    windows[2].hold(table["table"], table["key"], TITLE)
    windows[2].visit(f"/table/{table['table']}")
    for one in windows:
        expect(one.page.locator("main.book")).to_be_visible()
    for seat, name in enumerate(("Odile", "Brannoc")):
        brought(windows[seat].page, name)
    return [one.page for one in windows], ears


@rule("WD-NEED-11", "WD-NEED-17")
def test_what_the_gm_hides_never_reaches_a_player(led: tuple[list[Page], list[Ear]]) -> None:
    (ann, ben, gm), (ann_hears, ben_hears, gm_hears) = led
    gm.keyboard.press("f")
    leaf = gm.get_by_role("dialog", name="Foes, places, people and notes")
    leaf.get_by_role("radio", name="Note").check()
    leaf.get_by_label("Name").fill(SECRET)
    leaf.get_by_label("What is known of it").fill("Nobody may know.")
    leaf.get_by_label("Only the GM sees it").check()
    leaf.get_by_role("button", name="Write it down").click()
    expect(leaf.get_by_role("article", name=SECRET)).to_contain_text("only the GM sees this")
    leaf.get_by_role("radio", name="Threat").check()
    leaf.get_by_label("Name").fill(DOOM)
    leaf.get_by_role("button", name="Write it down").click()
    clock = leaf.get_by_role("article", name=DOOM)
    clock.get_by_role("button", name="Box 2").click()
    expect(clock.get_by_role("group")).to_have_attribute("aria-label", "2 of 6 boxes")
    done(gm, "enter place: The weir: Open to all.")

    for player in (ann, ben):
        player.keyboard.press("f")
        expect(player.get_by_role("article", name="The weir")).to_be_visible()
        expect(player.get_by_role("dialog").get_by_role("article")).to_have_count(1)
        expect(player.get_by_label("Only the GM sees it")).to_have_count(0)
    for words in (SECRET, DOOM, "Nobody may know"):
        assert gm_hears.knows(words)
        assert not ann_hears.knows(words)
        assert not ben_hears.knows(words)

    gm.keyboard.press("f")
    clock.get_by_role("button", name="Show to all").click()
    expect(ann.get_by_role("article", name=DOOM)).to_be_visible()
    expect(ben.get_by_role("article", name=DOOM)).to_be_visible()
    assert not ann_hears.knows(SECRET)
    assert not ben_hears.knows(SECRET)


@rule("WD-NEED-17")
@rule("WD-MODE-7", "WD-DRAW-1")
def test_the_gm_calls_and_the_player_draws(led: tuple[list[Page], list[Ear]]) -> None:
    (ann, ben, gm), _ = led
    book = Book(gm)
    book.press("A foe or hazard acts")
    book.asked("Whom")
    book.press("Odile")
    book.asked("HowBad")
    book.prompt.locator("[data-key='severity:serious']").click()
    book.asked("AtStake")
    book.prompt.locator("[data-key='stake:vitae']").click()
    book.asked("Now")

    for page in (ann, ben, gm):
        expect(page.get_by_role("group", name="What is due")).to_contain_text("Odile is called on")
    expect(ben.locator(PROMPT).get_by_role("button", name="Odile acts")).to_have_count(0)
    player = Book(ann)
    player.press("Odile acts")
    player.asked("WhichAction")
    ann.get_by_role("searchbox", name="What the character does").fill("dodge")
    ann.keyboard.press("Enter")
    player.asked("Prepare")
    ann.get_by_role("button", name="Dexterity").first.click()
    player.draw()
    player.go_on()
    for page in (ann, ben, gm):
        expect(page.locator("[data-entry]", has_text="Avoid a Consequence")).to_be_visible()
        expect(page.get_by_role("group", name="What is due")).to_have_count(0)


@rule("WD-NEED-17")
@rule("WD-MODE-7", "WD-FIC-3")
def test_the_gm_calls_for_an_action_and_the_player_takes_it(led: tuple[list[Page], list[Ear]]) -> None:
    (ann, ben, gm), _ = led
    Book(gm).press("Call for an Action")
    expect(gm.get_by_role("combobox", name="What is to be done?")).to_have_value("call ")
    gm.keyboard.type("odile climb")
    gm.keyboard.press("Enter")
    for page in (ann, ben, gm):
        expect(page.get_by_role("group", name="What is due")).to_contain_text("calls on Odile: Overcome a Challenge")
    gm.get_by_role("button", name="Take it back").click()
    expect(ann.get_by_role("group", name="What is due")).to_have_count(0)
    done(gm, "call odile climb")
    expect(ann.locator(PROMPT).get_by_role("button", name="Odile: Overcome a Challenge")).to_be_visible()
    expect(ben.get_by_role("group", name="What is due")).to_be_visible()
    expect(ben.locator(PROMPT).get_by_role("button", name="Odile: Overcome a Challenge")).to_have_count(0)
    expect(ben.get_by_role("button", name="Do it")).to_have_count(0)

    ann.keyboard.press("Escape")
    ann.keyboard.press("Enter")  # it is what is likeliest
    Book(ann).asked("Prepare")
    expect(ann.get_by_role("heading", name="Overcome a Challenge")).to_be_visible()
    for page in (ann, ben, gm):
        expect(page.get_by_role("group", name="What is due")).to_have_count(0)


@rule("WD-AVOID-12")
def test_what_the_gm_calls_for_waits_with_a_reason_until_it_can_be_done(led: tuple[list[Page], list[Ear]]) -> None:
    (ann, ben, gm), _ = led
    book = Book(gm)
    done(gm, "call odile climb")
    book.press("A foe or hazard acts")
    for question, key in (("Whom", "character:warden-1"), ("HowBad", "severity:serious"), ("AtStake", "stake:vitae")):
        book.asked(question)
        gm.locator(f"{PROMPT} [data-key='{key}']").click()
    book.asked("Now")
    due = ann.get_by_role("group", name="What is due")
    expect(due).to_contain_text("Not now: There is a consequence to avoid first.")
    expect(due.get_by_role("button", name="Do it")).to_be_disabled()
    expect(ann.locator(PROMPT).get_by_role("button", name="Odile: Overcome a Challenge")).to_have_count(0)
    expect(ben.get_by_role("group", name="What is due")).not_to_contain_text("Not now")
    ann.locator(f"{PROMPT} [data-key='0:take-it:warden-1']").click()
    expect(due).not_to_contain_text("Not now")

    Book(ben).press("Brannoc acts")
    expect(due).to_contain_text("Not now: Something else is going on; one thing at a time.")
    done(ben, "never mind")
    due.get_by_role("button", name="Do it").click()
    Book(ann).asked("Prepare")


def test_what_can_be_taken_back_is_told_in_few_words(led: tuple[list[Page], list[Ear]]) -> None:
    (_, _, gm), _ = led
    done(gm, "call odile climb")
    gm.keyboard.press("Escape")
    expect(gm.locator("[data-key=undo] span").first).to_have_text("Take back: Call for an Action")


@rule("WD-NEED-23")
def test_anybody_pauses_and_only_they_or_the_gm_go_on(led: tuple[list[Page], list[Ear]]) -> None:
    (ann, ben, gm), _ = led
    done(ben, "limit Line: harm to children.")
    ann.get_by_role("button", name="Pause the table").click()
    for page in (ann, ben, gm):
        expect(page.get_by_role("heading", name="The table rests")).to_be_visible()
        expect(page.get_by_role("list", name="Lines and veils")).to_contain_text("harm to children")
    expect(ben.get_by_role("button", name="Go on")).to_have_count(0)
    expect(ann.get_by_role("button", name="Go on")).to_be_visible()
    gm.get_by_role("button", name="Go on").click()
    expect(ben.get_by_role("heading", name="What is vowed?")).to_be_visible()

    ben.keyboard.press("p")
    expect(ann.get_by_role("heading", name="The table rests")).to_be_visible()
    expect(ann.get_by_role("button", name="Go on")).to_have_count(0)
    ben.get_by_role("button", name="Go on").click()
    expect(ann.get_by_role("heading", name="What is vowed?")).to_be_visible()


@rule("WD-NEED-15")
def test_taking_back_what_others_did_is_put_to_them(led: tuple[list[Page], list[Ear]]) -> None:
    (ann, ben, _), _ = led
    done(ben, "write Ben was here.")
    done(ann, "write Ann was here.")
    story = Book(ann)
    expect(story.paragraph("Ben was here")).to_be_visible()
    ann.keyboard.press("l")
    log = ann.get_by_role("dialog", name="What happened")
    log.get_by_role("button", name="comes from another table").last.click()
    log.get_by_role("button", name="Back to here").click()
    log.get_by_role("button", name="Close").click()
    expect(ann.locator("[data-vote]")).to_contain_text("Ann asks to take back")
    expect(ann.get_by_role("button", name="Agree")).to_have_count(0)
    ben.get_by_role("button", name="No", exact=True).click()
    expect(ann.locator("[data-vote]")).to_have_count(0)
    expect(story.paragraph("Ann was here")).to_be_visible()
