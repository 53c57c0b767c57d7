"""Alone with the book: from the first step of a Warden to a Vow fulfilled, on the pages that a person sees."""

import pytest
from playwright.sync_api import expect

from tests.browser.book import Book
from tests.browser.conftest import NewWindow
from tests.browser.watched import PHONE
from tests.marks import rule


@pytest.mark.parametrize(("edition", "hit"), [("First", "Weak Hit"), ("Second", "Bare Success")])
def test_from_a_character_to_a_fulfilled_vow(window: NewWindow, edition: str, hit: str) -> None:
    page = window().visit("/")
    page.get_by_role("link", name="Open the book").click()
    page.get_by_role("radio", name=edition).check(force=True)
    page.get_by_text("Everything else").wait_for()
    page.get_by_text("The cards", exact=False).first.click()
    page.get_by_label("Seed", exact=True).fill("11")
    page.get_by_role("button", name="Light the candle").click()
    book = Book(page)

    book.make()
    sheet = page.get_by_role("region", name="Sheet")
    for shown in ("Odile Marrow", "played by Jo", "Vinewright"):
        expect(sheet.get_by_text(shown).first).to_be_visible()
    expect(sheet.get_by_role("img", name="5 of 5")).to_have_count(3)

    book.press("Reveal a Vow")
    book.asked("Now")
    book.write("They came down to the water by the tithe road.")
    for wish, score in (("hide", "Dexterity"), ("gift", ""), ("rest", "Constitution")):
        book.act(wish, score)
        expect(page.locator("[data-odds]")).to_be_visible()
        expect(page.get_by_text(hit).first).to_be_visible()
        book.draw()
        book.go_on()
    lines = [line for line in book.story() if line.startswith("Odile Marrow, ")]
    acted = [line.split(", ")[1].split()[0] for line in lines]
    assert [word for word in acted if word not in ("Endure", "Resist")] == ["Overcome", "Invoke", "Rest"]

    radiance = int(sheet.locator("[data-reserve=radiance] b").inner_text())
    book.press("Anything else")
    page.get_by_role("combobox", name="What is to be done?").fill("fulfilled")
    page.keyboard.press("Enter")
    expect(page.locator("[data-kind=vow]")).to_have_count(2)
    expect(sheet.locator("[data-reserve=radiance] b")).to_have_text(str(min(5, radiance + 1)))


@rule("WD-NEED-2")
def test_the_ways_to_spend_eight_points(window: NewWindow) -> None:
    book = Book.opened(window())
    page = book.page
    book.press("Make a character")
    book.fill("Jo")
    book.asked("CharacterName")
    book.fill("Odile")
    book.asked("PointsSpent")
    ways = page.get_by_role("group", name="Every legal way").get_by_role("button")
    expect(ways).to_have_count(31)
    page.get_by_role("button", name="Strength 0", exact=True).click()
    expect(page.get_by_text("of 31 ways are left")).to_contain_text("3 of 31")
    expect(ways).to_have_count(3)
    expect(page.get_by_role("button", name="Dexterity 0", exact=True)).to_be_disabled()
    expect(page.get_by_role("button", name="Dexterity 1", exact=True)).to_be_disabled()
    page.get_by_role("button", name="Strength 0", exact=True).click()
    expect(ways).to_have_count(31)


@rule("WD-NEED-2")
def test_six_cards_are_turned_one_after_the_other(window: NewWindow) -> None:
    book = Book.opened(window())
    page = book.page
    page.goto(page.url.replace("motion=off", "motion=full"))
    book = Book(page)
    book.press("Make a character")
    book.fill("Jo")
    book.asked("CharacterName")
    book.fill("Odile")
    book.asked("PointsSpent")
    page.locator("[data-points='1-2-3-2']").click()
    cards = page.get_by_role("list", name="Starting Records")
    expect(cards.get_by_role("img", name="a card face down").first).to_be_visible()
    expect(cards).to_have_attribute("data-turned", "6")
    expect(cards.get_by_role("img", name="face down")).to_have_count(0)
    for kind, count in (("Weapon", 1), ("Armor", 1), ("Gear", 3), ("Skill", 1)):
        expect(cards.get_by_text(kind, exact=True)).to_have_count(count)


def own_deck(window: NewWindow, **terms: object) -> Book:
    """A Warden made with cards of a real deck."""
    book = Book.opened(window(), own_dice=True, **terms)
    book.press("Make a character")
    book.fill("Jo")
    book.asked("CharacterName")
    book.fill("Odile Marrow")
    book.asked("PointsSpent")
    book.page.locator("[data-points='1-2-3-2']").click()
    book.enter("2 of Clubs", "3 of Clubs", "4 of Clubs", "5 of Clubs", "6 of Clubs", "7 of Clubs")
    book.press("On to the Gift")
    book.page.get_by_role("button", name="Vinewright").click()
    book.asked("Now")
    return book


@rule("WD-NEED-3", "WD-NEED-4", "WD-NEED-5", "WD-NEED-6")
def test_a_draw_from_a_real_deck_step_by_step(window: NewWindow) -> None:
    book = own_deck(window)
    page = book.page
    book.act("hide", "Dexterity")
    before = page.locator("[data-odds]").get_attribute("data-odds")
    records = page.get_by_role("list", name="Records").last
    page.get_by_role("button", name="Crowbar helps").or_(
        records.get_by_role("button", name="helps").first
    ).first.click()
    expect(page.locator("[data-modifier='3']")).to_be_visible()
    assert page.locator("[data-odds]").get_attribute("data-odds") != before  # the chances follow every reason
    page.get_by_role("textbox", name="Another circumstance").fill("stiff fingers")
    page.get_by_role("group", name="For and against").get_by_role("button", name="−1", exact=True).last.click()
    expect(page.locator("[data-modifier='2']")).to_be_visible()
    expect(page.locator("[data-odds]")).to_have_attribute("data-odds", str(before))

    book.press("Draw")
    book.enter("6 of Spades", "8 of Diamonds", "Jack of Clubs")
    shown = page.get_by_role("region", name="The last Draw")
    expect(shown.get_by_role("img", name="Action total 8")).to_be_visible()
    expect(shown.get_by_text("8 only equals 8")).to_be_visible()
    expect(shown.get_by_text("8 is below 11")).to_be_visible()
    expect(book.prompt.get_by_role("heading", name="Failure")).to_be_visible()
    fortune = page.locator("[data-reserve=fortune] b")
    expect(fortune).to_have_text("3")
    book.press("Push Through")
    expect(shown).to_have_attribute("data-outcome", "Bare Success")
    expect(fortune).to_have_text("2")
    book.asked("Now")
    line = page.locator("[data-kind=draw]")
    expect(line).to_contain_text("Overcome a Challenge, Dexterity: 6 + 2 against 8 and 11. Bare Success. Push Through.")
    line.locator("summary").click()
    expect(line.get_by_text("stiff fingers")).to_be_visible()
    expect(line.get_by_text("the cards gave a Failure")).to_be_visible()


@rule("WD-NEED-6", "WD-NEED-8")
def test_a_cost_and_the_threshold_that_follows(window: NewWindow) -> None:
    book = own_deck(window, edition="first")
    page = book.page
    for rank in ("Ace", "Queen", "King"):  # Vitae goes by Endure Harm, two at a time
        book.act("hide", "Dexterity")
        book.press("Draw")
        book.enter(f"{rank} of Hearts" if rank == "Ace" else f"{'2' if rank == 'Queen' else '3'} of Hearts")
        book.enter(f"{'10' if rank == 'Ace' else 'Jack' if rank == 'Queen' else 'Queen'} of Hearts")
        book.enter(f"{'10' if rank == 'Ace' else 'Jack' if rank == 'Queen' else 'Queen'} of Diamonds")
        book.enter({"Ace": "10 of Spades", "Queen": "Jack of Spades", "King": "Queen of Spades"}[rank])
        book.press("Make Endure Harm")
        expect(book.prompt.get_by_role("heading", name="A Draw is due")).to_be_visible()
        book.press("Endure Harm")
        book.asked("Prepare")
        book.press("Draw")
        book.enter({"Ace": "Ace of Diamonds", "Queen": "2 of Diamonds", "King": "3 of Diamonds"}[rank])
        book.enter({"Ace": "8 of Hearts", "Queen": "9 of Hearts", "King": "King of Hearts"}[rank])
        book.enter({"Ace": "8 of Diamonds", "Queen": "9 of Diamonds", "King": "King of Diamonds"}[rank])
    expect(page.locator("[data-reserve=vitae] b")).to_have_text("0")
    expect(book.prompt.get_by_role("heading", name="A Draw is due")).to_be_visible()
    book.press("Resist Death")
    book.asked("Prepare")


def test_three_cards_are_turned_one_after_the_other_and_any_key_is_enough(window: NewWindow) -> None:
    book = Book.opened(window(), "?motion=full")
    page = book.page
    page.goto(page.url.replace("&motion=off", ""))
    book = Book(page)
    book.make()
    book.act("hide", "Dexterity")
    page.evaluate("""() => {
        window.seen = [];
        new MutationObserver(() => {
            const cards = document.querySelector("[data-turned]");
            if (cards && window.seen.at(-1) !== cards.dataset.turned) window.seen.push(cards.dataset.turned);
        }).observe(document.body, { subtree: true, childList: true, attributes: true });
    }""")
    book.press("Draw")
    expect(page.locator("[data-outcome]:not([data-outcome=''])")).to_be_visible()
    seen = page.evaluate("window.seen")
    assert seen == sorted(seen)
    assert {"1", "2", "3"} <= set(seen)

    book.go_on()
    book.act("hide", "Dexterity")
    book.press("Draw")
    page.keyboard.press("Shift")
    expect(page.locator("[data-turned='3']")).to_be_visible()


@rule("WD-NEED-15")
def test_everything_about_a_draw_can_be_taken_back(window: NewWindow) -> None:
    book = Book.opened(window())
    page = book.page
    book.make()
    book.act("hide", "Dexterity")
    page.get_by_role("button", name="helps").first.click()
    expect(page.locator("[data-modifier='3']")).to_be_visible()
    page.keyboard.press("z")
    expect(page.locator("[data-modifier='2']")).to_be_visible()
    book.press("Draw")
    book.go_on()
    expect(page.locator("[data-kind=draw]")).to_have_count(1)


@rule("WD-NEED-1")
def test_sheet_draw_and_journal_on_a_phone(window: NewWindow) -> None:
    book = Book.opened(window(PHONE))
    page = book.page
    book.make()
    book.act("climb", "Strength")
    book.draw()
    pages = page.get_by_role("navigation", name="Pages")
    pages.get_by_role("button", name="Sheet").tap()
    for name in ("Vitae", "Radiance", "Supply", "Fortune"):
        expect(page.get_by_role("article").get_by_text(name)).to_be_in_viewport()
    pages.get_by_role("button", name="Journal").tap()
    expect(page.locator("[data-kind=draw]")).to_be_in_viewport()
    expect(book.writing).to_be_in_viewport()


def test_a_consequence_goes_before_the_first_vow(window: NewWindow) -> None:
    book = Book.opened(window())
    page = book.page
    book.make()
    expect(book.prompt.get_by_role("heading", name="What is vowed?")).to_be_visible()
    book.press("Anything else")
    page.get_by_role("combobox", name="What is to be done?").fill("foe or hazard")
    page.keyboard.press("Enter")
    for question, key in (("Whom", "character:warden-1"), ("HowBad", "severity:serious"), ("AtStake", "stake:vitae")):
        book.asked(question)
        book.prompt.locator(f"[data-key='{key}']").click()
    book.asked("Now")
    expect(book.prompt.get_by_role("heading", name="What happens now?")).to_be_visible()
    expect(book.prompt.get_by_role("button", name="Reveal a Vow")).to_be_visible()
    page.keyboard.press("Enter")
    book.asked("WhichAction")
