"""The Wardens' pages for everybody: by keyboard alone, for those who hear them, on a phone, and on paper."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.book import ODILE, SCORES, Book
from tests.browser.conftest import NewWindow
from tests.browser.judge import Judge
from tests.browser.watched import DESK, PHONE
from tests.marks import rule

NAMED = """(words) => {
    const here = document.activeElement;
    return here.matches("a, button, input, textarea") && (here.ariaLabel || here.innerText).startsWith(words);
}"""
each_size = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def tab_to(page: Page, words: str) -> None:
    """Go on with Tab until something with these words has the focus."""
    for _ in range(120):
        page.keyboard.press("Tab")
        if page.evaluate(NAMED, words):
            return
    raise AssertionError(f"no way to {words!r} with Tab")


@rule("WD-NEED-22")
def test_from_making_to_a_paragraph_by_keyboard_alone(window: NewWindow) -> None:
    book = Book.opened(window())
    page = book.page
    page.keyboard.press("Enter")  # what lies nearest: to make a character
    for question, text in (("PlayerName", "Jo"), ("CharacterName", "Odile Marrow")):
        book.asked(question)
        tab_to(page, "What is")
        page.keyboard.type(text)
        page.keyboard.press("Enter")
    book.asked("PointsSpent")
    for score, points in zip(SCORES[:3], ODILE, strict=False):
        tab_to(page, f"{score} {points}")
        page.keyboard.press("Space")
    tab_to(page, "Take Strength 1")
    page.keyboard.press("Enter")
    book.asked("WhichGift")
    page.keyboard.press("o")
    tab_to(page, "Vinewright")
    page.keyboard.press("Enter")
    book.asked("Now")

    page.keyboard.press("Enter")  # a Vow first
    expect(page.locator("[data-kind=vow]")).to_be_visible()
    book.asked("Now")
    page.keyboard.press("Enter")
    book.asked("WhichAction")
    page.keyboard.type("hide")
    page.keyboard.press("Enter")
    book.asked("Prepare")
    tab_to(page, "Dexterity")
    page.keyboard.press("Enter")
    tab_to(page, "Marksman helps")
    page.keyboard.press("Space")
    expect(page.locator("[data-modifier='3']")).to_be_visible()
    page.keyboard.press("d")
    expect(page.locator("[data-outcome]:not([data-outcome=''])")).to_be_visible()
    while book.question != "Now":
        page.keyboard.press("Enter")
        page.wait_for_timeout(100)

    page.keyboard.press("j")
    expect(book.writing).to_be_focused()
    page.keyboard.type("The gate fell.")
    page.keyboard.press("Enter")
    expect(book.paragraph("The gate fell.")).to_be_visible()
    expect(book.writing).to_be_focused()
    page.keyboard.press("Escape")
    expect(book.writing).not_to_be_focused()


def test_nobody_is_taken_away_from_what_they_write(window: NewWindow) -> None:
    book = Book.opened(window())
    book.make()
    book.writing.fill("In the middle of")
    book.writing.focus()
    book.prompt.get_by_role("button", name="acts").evaluate("(button) => button.click()")  # as from elsewhere
    book.asked("WhichAction")
    expect(book.writing).to_be_focused()


@each_size
def test_axe_finds_nothing_while_a_warden_is_made(window: NewWindow, size: dict[str, int]) -> None:
    judge, book = Judge(), Book.opened(window(size))
    page = book.page
    book.press("Make a character")
    book.asked("PlayerName")
    judge.look(page, "the first step")
    book.fill("Jo")
    book.asked("CharacterName")
    book.fill("Odile Marrow")
    book.asked("PointsSpent")
    page.get_by_role("button", name="Willpower 3", exact=True).click()
    judge.look(page, "the points")
    page.locator("[data-points='1-2-3-2']").click()
    judge.look(page, "the six cards")
    book.press("On to the Gift")
    judge.look(page, "the Gift")
    assert not judge.found, judge.verdict


@rule("WD-NEED-22")
@each_size
def test_axe_finds_nothing_about_a_draw_and_the_journal(window: NewWindow, size: dict[str, int]) -> None:
    judge, book = Judge(), Book.opened(window(size))
    page = book.page
    book.make()
    turn = page.get_by_role("navigation", name="Pages").get_by_role("button")
    phone = size is PHONE
    book.press("acts")
    book.asked("WhichAction")
    judge.look(page, "the Actions")
    page.get_by_role("searchbox", name="What the character does").fill("hide")
    page.keyboard.press("Enter")
    book.asked("Prepare")
    page.get_by_role("button", name="Dexterity").click()
    page.get_by_role("button", name="helps").first.click()
    page.get_by_role("button", name="a hindrance").click()
    judge.look(page, "a Draw prepared")
    book.draw()
    judge.look(page, "a Draw")
    book.go_on()
    judge.look(page, "after a Draw")
    if phone:
        turn.filter(has_text="Sheet").tap()
    page.get_by_role("button", name="Add a Record").click()
    judge.look(page, "the sheet")
    if phone:
        turn.filter(has_text="Journal").tap()
    book.write("The gate fell.")
    page.locator("[data-kind=draw] summary").click()
    page.get_by_role("button", name="Change this paragraph").last.press("Enter")
    page.get_by_role("button", name="Keep the journal").click()
    judge.look(page, "the journal")
    assert not judge.found, judge.verdict


def test_the_sheet_is_one_page_of_paper(window: NewWindow) -> None:
    book = Book.opened(window())
    book.make()
    page = book.page
    printed = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", printed)) == 1
    page.emulate_media(media="print")
    expect(page.get_by_role("article", name="Sheet of Odile Marrow")).to_be_visible()
    for name in ("The Draw", "The journal"):
        expect(page.get_by_role("region", name=name)).to_be_hidden()
    expect(page.get_by_role("button", name="Add a Record")).to_be_hidden()
    page.evaluate("document.documentElement.dataset.print = 'journal'")
    expect(page.get_by_role("region", name="The journal")).to_be_visible()
    expect(page.get_by_role("article", name="Sheet of Odile Marrow")).to_be_hidden()


@rule("WD-NEED-1")
def test_what_is_written_on_the_sheet(window: NewWindow) -> None:
    book = Book.opened(window())
    page = book.page
    book.make()
    sheet = page.get_by_role("region", name="Sheet")
    sheet.get_by_role("button", name="Add a Record").click()
    sheet.get_by_label("Kind of Record").select_option("bond")
    sheet.get_by_label("A new Record").fill("The ferrywoman trusts Odile")
    page.keyboard.press("Enter")
    expect(sheet.get_by_text("The ferrywoman trusts Odile")).to_be_visible()
    sheet.get_by_role("button", name="Weapon: Dagger").click()
    sheet.get_by_label("The Record in other words").fill("Dagger, notched")
    page.keyboard.press("Enter")
    expect(sheet.get_by_role("button", name="Weapon: Dagger, notched")).to_be_visible()
    sheet.get_by_role("button", name="Bond:").click()
    sheet.get_by_role("button", name="Remove").click()
    expect(sheet.get_by_text("The ferrywoman trusts Odile")).to_have_count(0)
    sheet.get_by_role("button", name="Memory").click()
    sheet.get_by_role("textbox", name="Memory").fill("Tallow smoke, and a red door.")
    sheet.get_by_role("button", name="Keep").click()
    expect(sheet.get_by_text("Tallow smoke, and a red door.")).to_be_visible()
