"""Whole games without a mouse: on the table, and in the text view."""

from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewWindow
from tests.browser.player import PROMPT, Offer, Player, Seen
from tests.browser.watched import Window
from tests.marks import rule

FOCUSED = "() => document.activeElement.closest('[data-thing]')?.dataset.thing ?? ''"
NAMED = """(words) => {
    const here = document.activeElement;
    return here.matches("a, button") && (here.ariaLabel || here.innerText).includes(words);
}"""


def tab_to(page: Page, words: str) -> None:
    """Go on with Tab until something with these words has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(NAMED, words):
            return
    raise AssertionError(f"no way to {words!r} with Tab")


class Typist(Player):
    """Plays whatever is lit with the keys that `?` shows."""

    def press(self, *keys: str) -> None:
        """Some keys, one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def press_option(self, option: Offer) -> None:
        """By its own key; from the list of all choices with arrows."""
        if option.key:
            self.press({"Esc": "Escape", "Enter": "Space"}.get(option.key, option.key.lower()))
            return
        place = [one.id for one in self.see().answers].index(option.id)
        self.press(*["ArrowDown"] * place, "Enter")

    def press_thing(self, thing: str) -> None:
        """What is lit by its number, dice and boards by theirs, and anything else by going there."""
        seen = self.see()
        if thing in seen.lit and self.selected() and seen.lit.index(thing) < 9:
            return self.press(str(seen.lit.index(thing) + 1))
        if self.selected():
            self.press("Escape")
        _, die = self._place(thing)
        self.go_to(thing)
        self.press(die or "Enter")

    def listed(self) -> Seen:
        """Open the list of all choices; the first of them has the focus."""
        self.press("c")
        return self.see()

    def selected(self) -> bool:
        """Whether something is."""
        return self.page.locator("[data-thing][aria-pressed=true]").count() > 0

    def go_to(self, thing: str) -> None:
        """From board to board and along one with arrows, elsewhere with Tab."""
        board, _ = self._place(thing)
        for _ in range(8 if board else 0):
            here = self._place(str(self.page.evaluate(FOCUSED)))[0]
            if here == board:
                break
            self.press("ArrowDown" if here else board)
        for _ in range(120):
            if self.page.evaluate(FOCUSED) == thing:
                return
            self.press("ArrowRight" if board else "Tab")
        raise AssertionError(f"no way to {thing} by keyboard")

    def _place(self, thing: str) -> tuple[str, str]:
        """The number of the board that a thing lies on, and of the die on it."""
        board = self.page.locator("[data-board]", has=self.page.locator(f'[data-thing="{thing}"]'))
        if not board.count():
            return "", ""
        dice = board.locator('[data-thing^="die:"]').evaluate_all("(all) => all.map((one) => one.dataset.thing)")
        return str(board.get_attribute("data-board")), str(dice.index(thing) + 1) if thing in dice else ""


def opened(window: Window, seed: int, query: str = "") -> Page:
    """From the first page to a new night."""
    page = window.visit(f"/{query}")
    tab_to(page, "Light the fire")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="A new night")).to_be_visible()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.type === 'number'"):
            break
    page.keyboard.press("Control+A")
    page.keyboard.type(str(seed))
    tab_to(page, "Light the fire")
    page.keyboard.press("Enter")
    expect(page.locator("main[data-version]")).to_be_visible()
    return page


@rule("SW-UI-5", "SW-UI-17")
def test_a_night_with_the_keys(window: NewWindow) -> None:
    player = Typist(opened(window(), seed=5), Random(2))
    assert player.play() > 10
    player.press("Space")
    expect(player.page.get_by_role("heading", level=1)).to_have_text("Ashes.")


def test_the_keys_that_are_shown(window: NewWindow) -> None:
    player = Typist(opened(window(), seed=7))
    page = player.page

    player.press("?")
    keys = page.get_by_role("dialog", name="All keys")
    expect(keys.locator("dt")).to_contain_text(["Space", "Enter", "Esc", "1 to 4", "Tab", "Z, Y", "W", "L", "T", "?"])
    player.press("Escape")
    expect(keys).to_be_hidden()

    # Take back and redo.
    begun = player.see()
    player.press("1", "Enter")
    rests = player.page.locator(f"{PROMPT} .option.main")
    expect(rests).to_be_visible()
    player.press("Space")
    page.wait_for_function("() => document.querySelector('main').dataset.moment === '1'")
    rested = player.see()
    player.press("z")
    page.wait_for_function("() => document.querySelector('main').dataset.moment === '0'")
    assert player.see().digest == begun.digest
    player.press("y")
    page.wait_for_function("() => document.querySelector('main').dataset.moment === '1'")
    assert player.see().digest == rested.digest

    # Why not: dice of those who watch cannot be used in camp.
    thing = next(thing for thing, state in rested.things if thing.startswith("card:") and state == "ready")
    player.go_to(thing)
    player.press("w")
    expect(page.locator(f"{PROMPT} [data-reason]")).to_contain_text(".")
    expect(page.locator(f"{PROMPT} [data-reason]").get_by_role("button").first).to_contain_text("SW-")

    # The log as a leaf, and the focus back where it was.
    player.press("l")
    log = page.get_by_role("dialog", name="The story so far")
    expect(log).to_contain_text("rests in camp")
    player.press("Escape")
    expect(log).to_be_hidden()
    assert page.evaluate(FOCUSED) == thing

    # Advice, odds, reference, seats, text view and back.
    player.press("h")
    expect(page.locator(f"{PROMPT} .advice")).to_be_visible()
    for key, title in (("r", "Quick reference"), ("q", "Around the fire")):
        player.press(key)
        expect(page.get_by_role("dialog", name=title)).to_be_visible()
        player.press("Escape")
    player.press("t")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Night 1 of 9")
    assert page.locator("svg, img, canvas").count() == 0
    player.press("t")
    expect(page.locator(PROMPT)).to_be_visible()


def test_several_nights_in_the_text_view(window: NewWindow) -> None:
    page = opened(window(), 9, "?view=text")
    line = page.get_by_label("What will you do?")
    log = page.get_by_role("log")
    tab_to(page, "Do it")
    page.keyboard.press("Shift+Tab")
    told = 0
    for _ in range(400):
        if page.get_by_role("link", name="See how the night went").count():
            break
        main = page.locator("main")
        version = main.get_attribute("data-version")
        page.keyboard.type("h\n")
        advice = page.get_by_role("status").filter(has_text="Advice: ").locator("p", has_text="Advice: ")
        advice.wait_for()
        options = page.locator("ol button").all_text_contents()
        said = str(advice.text_content()).removeprefix("Advice: ")
        number = max(range(len(options)), key=lambda at: said.startswith(options[at].split(". ")[0].strip() + "."))
        assert said.startswith(options[number].split(". ")[0].strip() + ".")
        page.keyboard.type(f"{number + 1}\n")
        page.wait_for_function("(old) => document.querySelector('main').dataset.version !== old", arg=version)
        expect(line).to_be_focused()  # what the server says never takes the focus away
        told = max(told, log.locator("p").count())
    assert told > 40
    assert "Night 1" not in str(page.get_by_role("heading", level=1).text_content())
    page.keyboard.press("Escape")
    tab_to(page, "See how the night went")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Ashes.")
