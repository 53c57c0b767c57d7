"""The guided first night, played by doing what the guide says."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewWindow
from tests.browser.player import PROMPT, Player, Seen
from tests.browser.test_layout import COVERED
from tests.browser.watched import DESK, PHONE
from tests.marks import rule

MOST_TOUCHES = 60  # five seconds for each of them, reading included, are five minutes
GUIDE = "section[aria-label='The guide']"
LESSONS = ["Nine nights", "Who rests?", "Work in camp", "Wood is light", "They come", "Strike", "Together"]
SAID_ANOTHER = "(title) => document.querySelector('section[aria-label=\"The guide\"] h2')?.textContent !== title"
RINGED = (
    "() => { const ring = document.querySelector('.ring')?.getBoundingClientRect(); return ring && ring.width > 0; }"
)

# The bubble stands beside what it speaks of and what is lit: of neither is the middle covered, once it has moved.
ASIDE = """() => {
    const bubble = document.querySelector("section[aria-label='The guide']").getBoundingClientRect();
    return [...document.querySelectorAll(".ring, [data-can]")].filter((one) => one.checkVisibility()).every((one) => {
        const box = one.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        return x < bubble.left || x > bubble.right || y < bubble.top || y > bubble.bottom;
    });
}"""


class Learner(Player):
    """Does what the guide says, and counts the touches."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, Random(1))
        self.touches = 0
        self.heard: list[str] = []

    def press_thing(self, thing: str) -> None:
        self.touches += 1
        super().press_thing(thing)

    def press_option(self, option: object) -> None:
        self.touches += 1
        super().press_option(option)  # type: ignore[arg-type]

    @property
    def title(self) -> str:
        """What the guide speaks of."""
        head = self.page.locator(f"{GUIDE} h2")
        return str(head.text_content()) if head.count() else ""

    @property
    def text(self) -> str:
        """What it says."""
        return str(self.page.locator(f"{GUIDE} p").first.text_content())

    def learn(self) -> None:
        """Read, and do that."""
        title = self.title
        if title not in self.heard:
            self.heard.append(title)
        assert self.page.evaluate(COVERED) == [], f"the guide covers the prompt at {title!r}"
        self.page.wait_for_function(ASIDE)
        go_on = self.page.locator(GUIDE).get_by_role("button", name="Go on")
        if go_on.count():
            self.touches += 1
            go_on.click()
            self.page.wait_for_function(SAID_ANOTHER, arg=title)
            return
        self.follow(title)

    def follow(self, title: str) -> None:
        """What is asked for, in the guide's own order of touches."""
        seen = self.see()
        if title == "Who rests?":
            who = self.text.rpartition("The ")[2].split()[0].lower()
            self.touch(f"adventurer:{who}")
            return self.confirm()
        if title == "Work in camp":
            self.touch(self.die(seen, "camp"))
            return self.target("space:chop_wood")
        if title == "Strike":
            self.touch(self.die(seen, "available"))
            return self.target("line:1")
        if title == "Together" and "That is enough" in self.text:
            return self.option("Strike")
        if title == "When to stop":
            return self.option("Stop the Watch")
        if title == "Low dice are for abilities":
            name = self.text.partition(" has ")[2].partition(":")[0]
            card = self.page.locator("[data-thing^='card:'][data-state=ready]").filter(has_text=name).first
            self.touch(str(card.get_attribute("data-thing")))
            return self.confirm()
        self.step()

    def option(self, words: str) -> None:
        """Take an option by its words."""
        self.choose(next(one for one in self.see().answers if one.text == words))

    def target(self, thing: str) -> None:
        """Touch what is lit; if it is not, the first that is."""
        seen = self.see()
        if thing in seen.lit:
            self._among(self.answer_with(thing))
        else:
            self.confirm()

    def confirm(self) -> None:
        """Go on to what can be done with what is in hand."""
        seen = self.see()
        if seen.lit:
            self._among(self.answer_with(seen.lit[0]))
        elif seen.is_considering and seen.answers:
            self.choose(seen.answers[0])

    def die(self, seen: Seen, state: str) -> str:
        """A die that may do it."""
        return next(thing for thing, said in seen.things if thing.startswith("die:") and said == state)


@rule("SW-UI-16")
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_first_night(window: NewWindow, size: dict[str, int]) -> None:
    page = window(size).visit("/")
    page.locator("a[href='/learn']:visible").first.click()
    expect(page.locator(GUIDE)).to_be_visible()
    learner = Learner(page)
    page.wait_for_function(RINGED)
    while learner.title != "That was a night":
        learner.learn()
        assert learner.touches <= MOST_TOUCHES, f"too long: {learner.heard}"
    assert learner.heard[: len(LESSONS)] == LESSONS
    assert "Low dice are for abilities" in learner.heard
    print(f"{learner.touches} touches, {len(learner.heard)} lessons: {', '.join(learner.heard)}")

    # From here on it is a table like any other.
    digest = learner.see().digest
    page.get_by_role("link", name="Play on").click()
    expect(page.locator(GUIDE)).to_have_count(0)
    expect(page.locator(PROMPT)).to_be_visible()
    assert learner.see().digest == digest


def test_a_reload_goes_on_with_the_same_night(window: NewWindow) -> None:
    page = window().visit("/learn")
    learner = Learner(page)
    while learner.title != "Work in camp":
        learner.learn()
    digest = learner.see().digest
    page.reload()
    expect(page.locator(f"{GUIDE} h2")).to_have_text("Work in camp")
    assert learner.see().digest == digest
