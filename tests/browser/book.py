"""Somebody at a table of Wardens: reads what stands on the pages, and presses what is offered there."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.watched import Window
from tests.table.guest import post

PROMPT = "section[aria-label='What now']"
ODILE = ("1", "2", "3", "2")  # Strength, Dexterity, Willpower, Constitution
FIRST_LINES = """(all) => all
    .map((one) => one.querySelector(".text, summary, p") ?? one)
    .map((one) => one.innerText.replace(/\\s+/g, " ").trim())"""
SCORES = ("Strength", "Dexterity", "Willpower", "Constitution")


class Book:
    """The table page of one browser."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.prompt = page.locator(PROMPT)
        expect(page.locator("main.book")).to_be_visible()

    @classmethod
    def opened(cls, window: Window, query: str = "", **terms: Any) -> "Book":
        """A table on these terms, with whoever opened it sitting there."""
        seed = terms.pop("seed", 11)
        name = terms.pop("name", "Jo")
        joined = post(window.address, "/api/tables", {"game": "wardens", "terms": terms, "seed": seed, "name": name})
        window.hold(joined["table"], joined["key"], "Wardens of the Duskwatch")
        return cls(window.visit(f"/table/{joined['table']}{query}"))

    # -- what is asked ---------------------------------------------------------------------------------------------

    @property
    def question(self) -> str:
        """The name of what is asked."""
        return self.prompt.first.get_attribute("data-question") or ""

    def asked(self, *names: str) -> None:
        """Wait for one of these questions."""
        expect(self.page.locator(", ".join(f"{PROMPT}[data-question={name}]" for name in names))).to_be_visible()

    def press(self, words: str) -> None:
        """An option of the prompt."""
        self.prompt.get_by_role("button", name=words).first.click()

    def fill(self, text: str) -> None:
        """The form that is asked for."""
        field = self.prompt.get_by_role("textbox")
        field.fill(text)
        field.press("Enter")

    def go_on(self, *, until: str = "Now", most: int = 30) -> None:
        """Take the first of what is offered, until this is asked and no Draw is due."""
        for _ in range(most):
            moment = self.moment
            due = self.prompt.get_by_role("heading", name="A Draw is due").is_visible()
            if self.question == until and not due:
                return
            if self.prompt.get_by_role("textbox").is_visible():
                self.fill("Something gives way.")
            else:
                self.prompt.locator(".options button").first.click()
            self.moved_on(moment)
        raise AssertionError(f"{until} is never asked")

    @property
    def moment(self) -> int:
        """How many answers stand."""
        return int(self.page.locator("main.book").get_attribute("data-moment") or 0)

    def moved_on(self, since: int) -> None:
        """Wait for what comes of an answer."""
        self.page.wait_for_function(
            "(was) => document.querySelector('main.book').dataset.moment !== String(was)", arg=since
        )

    # -- making ----------------------------------------------------------------------------------------------------

    def make(self, player: str = "Jo", name: str = "Odile Marrow", gift: str = "Vinewright") -> None:
        """All five steps, as the page leads through them."""
        self.press("Make a character")
        self.asked("PlayerName")
        self.fill(player)
        self.asked("CharacterName")
        self.fill(name)
        self.asked("PointsSpent")
        for score, points in zip(SCORES[:3], ODILE, strict=False):
            self.page.get_by_role("button", name=f"{score} {points}", exact=True).click()
        self.page.get_by_role("button", name="Take Strength 1, Dexterity 2, Willpower 3, Constitution 2").click()
        self.press("On to the Gift")
        self.page.get_by_role("button", name=gift).click()
        self.asked("Now")

    # -- acting ----------------------------------------------------------------------------------------------------

    def act(self, wish: str, score: str = "") -> None:
        """Find the Action by what is wanted, and settle with which Score."""
        self.press("acts")
        self.asked("WhichAction")
        search = self.page.get_by_role("searchbox", name="What the character does")
        search.fill(wish)
        search.press("Enter")
        self.asked("Prepare")
        if score:
            way = self.page.get_by_role("group", name="With which Score").get_by_role("button", name=score)
            way.click()
            expect(way).to_have_attribute("aria-pressed", "true")

    def draw(self) -> None:
        """Turn the cards up."""
        self.press("Draw")
        expect(self.page.locator("[data-outcome]:not([data-outcome=''])")).to_be_visible()

    def enter(self, *cards: str) -> None:
        """What was turned up from a deck on the table, card by card."""
        for card in cards:
            self.asked("WhichCard")
            moment = self.moment
            self.page.get_by_role("button", name=card).click()
            self.moved_on(moment)

    # -- the journal -----------------------------------------------------------------------------------------------

    @property
    def writing(self) -> Locator:
        """Where one writes."""
        return self.page.get_by_role("textbox", name="Write in the journal")

    def write(self, text: str) -> None:
        """A paragraph."""
        self.writing.fill(text)
        self.writing.press("Enter")
        expect(self.paragraph(text)).to_be_visible()

    def paragraph(self, text: str) -> Locator:
        """The paragraph that begins so."""
        return self.page.locator("[data-kind=prose]").filter(has_text=text)

    def story(self) -> list[str]:
        """Everything in the journal, in its order: paragraphs, and the first line of what the rules did."""
        lines: list[str] = self.page.locator("[data-entry]").evaluate_all(FIRST_LINES)
        return lines
