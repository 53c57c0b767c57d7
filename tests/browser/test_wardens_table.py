"""A table of Wardens at one keyboard, by keys alone, and in the text view."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.book import PROMPT, Book
from tests.browser.conftest import NewWindow
from tests.browser.judge import Judge
from tests.browser.warden import TITLE, brought, done
from tests.browser.watched import DESK, PHONE
from tests.marks import rule


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


@rule("WD-NEED-9")
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


@rule("WD-NEED-22")
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
    expect(page.get_by_role("log", name="What happened")).to_contain_text("is revealed")
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
    book.enter("Ace of Hearts", "10 of Spades", "2 of Hearts", "3 of Diamonds")
    book.asked("Now")
    expect(book.page.locator("[data-kind=oracle]")).to_contain_text("Yes")
