"""A table of Wardens in several browsers, at one keyboard, and by keys alone."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.book import PROMPT, Book
from tests.browser.conftest import NewWindow
from tests.browser.judge import Judge
from tests.browser.watched import DESK, PHONE, Window
from tests.marks import rule
from tests.table.guest import post

SECRET = "The abbess is the bell"
DOOM = "The lake rises"
TITLE = "Wardens of the Duskwatch"


def warden(name: str, edition: str = "second") -> dict[str, Any]:
    """A sheet to bring along."""
    records = [{"kind": "skill", "text": f"The craft of {name}"}, {"kind": "gift", "text": "Vinewright"}]
    return {
        "emberwatch": "warden",
        "edition": edition,
        "name": name,
        "scores": [2, 2, 2, 2, 5, 5, 5, 3],
        "records": records,
    }


def done(page: Page, words: str) -> None:
    """Through the palette, by keys alone; wait until the table has taken it."""
    version = page.locator("main").get_attribute("data-version")
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    line = page.get_by_role("combobox", name="What is to be done?")
    expect(line).to_be_focused()
    line.fill(words)
    page.keyboard.press("Enter")
    page.wait_for_function("(old) => document.querySelector('main').dataset.version !== old", arg=version)


def brought(page: Page, name: str) -> None:
    """A Warden sits down."""
    done(page, f"bring {json.dumps(warden(name))}")


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


@rule("WD-MODE-2")
def test_four_at_one_keyboard(window: NewWindow) -> None:
    book = Book.opened(window(), mode="co-op", players=4, edition="second")
    page = book.page
    names = ("Odile", "Brannoc", "Maud", "Piers")
    for seat, name in enumerate(names):
        page.keyboard.press(str(seat + 1))
        brought(page, name)
    page.keyboard.press("1")
    page.locator(f"{PROMPT} [data-key='0:reveal-vow']").click()
    expect(page.locator("[data-kind=vow]")).to_be_visible()
    for seat, name in enumerate(names):
        page.keyboard.press("Escape")
        page.keyboard.press(str(seat + 1))
        expect(page.get_by_role("group", name="Who speaks").locator("[aria-pressed=true]")).to_contain_text(name)
        expect(page.locator(PROMPT).get_by_role("button", name=f"{name} acts")).to_be_visible()
        page.keyboard.press("a")
        book.asked("WhichAction")
        page.keyboard.type("climb")
        page.keyboard.press("Enter")
        book.asked("Prepare")
        page.get_by_role("group", name="With which Score").get_by_role("button", name="Strength").click()
        book.draw()
        book.go_on()
        expect(page.locator("[data-entry]", has_text=f"{name}, Overcome a Challenge")).to_be_visible()


def test_the_palette_does_everything(window: NewWindow) -> None:
    book = Book.opened(window(), edition="second")
    page = book.page
    brought(page, "Odile")
    done(page, "reveal a vow")
    done(page, "scene Knee-deep in black water.")
    done(page, "write Rain drips from the thorns.")
    done(page, "enter foe 3: The sexton: He sings.")
    expect(book.paragraph("Rain drips")).to_be_visible()
    done(page, "ask Does he sleep?")
    oracle = page.get_by_role("dialog", name="The Oracle")
    expect(oracle.get_by_role("region", name="The latest answer")).to_contain_text("Does he sleep?")
    done(page, "spark")
    page.keyboard.press("o")
    expect(oracle.get_by_text("Theme")).to_be_visible()
    page.keyboard.press("Escape")

    done(page, "hit")
    book.asked("Prepare")
    expect(page.get_by_role("heading", name="Inflict Harm")).to_be_visible()
    done(page, "give it up")
    book.asked("Now")
    page.keyboard.press("/")
    page.keyboard.type("nothing is called this")
    expect(page.get_by_role("status").filter(has_text="Nothing here is called that.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@rule("WD-FIC-4")
def test_taken_back_redone_and_corrected(window: NewWindow) -> None:
    book = Book.opened(window(), edition="first")
    page = book.page
    brought(page, "Odile")
    sheet = page.get_by_role("region", name="Sheet")
    expect(sheet.get_by_text("Odile").first).to_be_visible()
    done(page, "write A line too much.")
    page.keyboard.press("Escape")
    page.keyboard.press("z")
    expect(book.paragraph("A line too much")).to_have_count(0)
    page.keyboard.press("y")
    expect(book.paragraph("A line too much")).to_be_visible()

    leaf = page.get_by_role("dialog", name="A correction")
    page.keyboard.press("/")
    page.keyboard.type("correct a value")
    page.keyboard.press("Enter")
    leaf.get_by_label("is", exact=True).fill("2")
    leaf.locator("[data-key='correct-score']").click()
    expect(sheet.locator("[data-reserve=vitae] b")).to_have_text("2")
    expect(page.locator("[data-kind=correction]")).to_be_visible()


def test_a_warden_goes_to_a_table_of_the_other_edition(window: NewWindow, tmp_path: Path) -> None:
    here = Book.opened(window(), edition="first")
    brought(here.page, "Odile")
    here.page.keyboard.press("q")
    with here.page.expect_download() as saving:
        here.page.get_by_role("button", name="Save Odile to a file").click()
    saving.value.save_as(tmp_path / "odile.json")

    there = Book.opened(window(), edition="second")
    there.page.keyboard.press("q")
    there.page.get_by_label("Bring a Warden from a file").set_input_files(tmp_path / "odile.json")
    expect(there.page.get_by_role("region", name="Sheet").get_by_text("The craft of Odile")).to_be_visible()
    expect(there.page.locator("[data-entry]", has_text="Spend Supply is gone")).to_be_visible()


def test_what_was_typed_outlives_a_lost_connection(window: NewWindow) -> None:
    visitor = window()
    visitor.allow("ERR_INTERNET_DISCONNECTED")
    book = Book.opened(visitor, edition="second")
    page = book.page
    page.keyboard.press("o")
    page.get_by_label("A question that yes or no can answer").fill("Is anybody th")
    page.reload()
    expect(page.locator("main.book")).to_be_visible()
    page.keyboard.press("o")
    expect(page.get_by_label("A question that yes or no can answer")).to_have_value("Is anybody th")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing(window: NewWindow, size: dict[str, int]) -> None:
    visitor = window(size)
    judge = Judge()
    for path in ("/new/wardens", "/wardens/editions", "/rules/wardens"):
        judge.look(visitor.visit(path), path)
    book = Book.opened(visitor, edition="second", mode="led", players=1)
    page = book.page
    judge.look(page, "an empty book")
    page.keyboard.press("1")
    brought(page, "Odile")
    done(page, "reveal a vow")
    done(page, "write Rain drips from the thorns.")
    done(page, "enter foe 3: The sexton: He sings.")
    done(page, "ask Does he sleep?")
    page.keyboard.press("Escape")
    for key in "ofvdrq?/":
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        judge.look(page, f"leaf {key}")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    if size is PHONE:
        for name in ("Sheet", "Journal", "Draw"):
            page.get_by_role("navigation", name="Pages").get_by_role("button", name=name).click()
            judge.look(page, f"the page {name}")
    page.keyboard.press("p")
    expect(page.get_by_role("heading", name="The table rests")).to_be_visible()
    judge.look(page, "a pause")
    page.keyboard.press("t")
    expect(page.get_by_role("heading", level=1)).to_contain_text(TITLE)
    judge.look(page, "the text view")
    assert not judge.found, judge.verdict


def test_a_draw_in_the_text_view(window: NewWindow) -> None:
    book = Book.opened(window(), edition="second")
    page = book.page
    brought(page, "Odile")
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    line = page.locator("#typed")
    said = ("/write Rain.", "Odile acts", "Overcome a Challenge", "Strength", "Draw")
    for words in said:
        version = page.locator("main").get_attribute("data-version")
        line.fill(words)
        page.keyboard.press("Enter")
        page.wait_for_function("(old) => document.querySelector('main').dataset.version !== old", arg=version)
        expect(line).to_be_focused()
    expect(page.get_by_role("log", name="The journal")).to_contain_text("Rain.")
    expect(page.get_by_role("region", name="What happened")).to_contain_text("is revealed")
    assert page.locator("svg, img, canvas").count() == 0


def test_the_first_scene_with_a_guide(window: NewWindow) -> None:
    page = window().visit("/learn/wardens")
    guide = page.get_by_role("region", name="The guide")
    book = Book(page)
    expect(guide.get_by_role("heading")).to_have_text("A Warden")
    guide.get_by_role("button", name="Go on").click()
    expect(guide.get_by_role("heading")).to_have_text("A Vow")
    book.press("Reveal a Vow")
    expect(guide.get_by_role("heading")).to_have_text("Write a line")
    book.write("The gate is shut.")
    expect(guide.get_by_role("heading")).to_have_text("Act")
    book.press("Odile Marrow acts")
    expect(guide.get_by_role("heading")).to_have_text("What does she do?")
    page.keyboard.type("climb")
    page.keyboard.press("Enter")
    expect(guide.get_by_role("heading")).to_have_text("How does she do it?")
    page.get_by_role("group", name="With which Score").get_by_role("button", name="Willpower").click()
    expect(guide.get_by_role("heading")).to_have_text("What bears on it?")
    book.draw()
    book.go_on()
    expect(guide.get_by_role("heading")).to_have_text("Three cards")
    guide.get_by_role("button", name="Go on").click()
    expect(guide.get_by_role("heading")).to_have_text("Ask the Oracle")
    page.keyboard.press("Escape")
    page.keyboard.press("o")
    page.get_by_label("A question that yes or no can answer").fill("Is it locked?")
    page.keyboard.press("Enter")
    expect(guide.get_by_role("heading")).to_have_text("That is all of it")
    expect(guide.get_by_role("link", name="Play on")).to_be_visible()


def test_the_editions_side_by_side(window: NewWindow) -> None:
    page = window().visit("/wardens/editions")
    actions = page.get_by_role("table").nth(1)
    expect(actions.get_by_role("row", name="Spend Supply gone Spend Supply none")).to_be_visible()
    expect(page.get_by_role("heading", name="Purify alike")).to_be_visible()
    rows = page.get_by_role("row")
    shown = rows.count()
    page.get_by_label("Show also what is alike").check()
    assert rows.count() > shown


@rule("WD-DECK-3")
def test_cards_of_a_real_deck(window: NewWindow) -> None:
    book = Book.opened(window(), edition="second", own_dice=True)
    brought(book.page, "Odile")
    done(book.page, "ask Is it far?")
    book.page.keyboard.press("Escape")
    for card in ("Ace of Hearts", "Ten of Spades", "Two of Hearts", "Three of Diamonds"):
        button = book.page.get_by_role(
            "button", name=card.replace("Ten", "10").replace("Two", "2").replace("Three", "3")
        )
        button.click()
    book.asked("Now")
    expect(book.page.locator("[data-kind=oracle]")).to_contain_text("Yes")
