"""Somebody at the table page: sees what is drawn and written there, and touches it by mouse or by keyboard."""

from random import Random
from typing import Any

from msgspec import Struct, convert
from playwright.sync_api import Page, TimeoutError, expect

PROMPT = "section[aria-label='What now']"
# Buttons of the prompt that answer nothing.
HELP = ("all", "hint", "odds", "undo", "redo", "agree", "refuse", "let go", "drop attack", "form")

SEE = """() => {
    const drawn = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const main = document.querySelector("main[data-version]");
    const prompt = document.querySelector("section[aria-label='What now']");
    const options = prompt ? [...prompt.querySelectorAll("button[data-key]")].map((one) => ({
        id: one.dataset.key,
        text: (one.querySelector("b") ?? one.querySelector("span") ?? one).textContent.trim(),
        key: one.querySelector("kbd")?.textContent ?? "",
    })) : [];
    return {
        version: Number(main.dataset.version),
        moment: Number(main.dataset.moment),
        digest: main.dataset.digest,
        question: prompt?.querySelector("h1").textContent ?? "",
        name: prompt?.dataset.question ?? "",
        phase: prompt?.dataset.phase ?? "",
        mine: !!prompt?.querySelector("[data-key=hint]"),
        over: !!document.querySelector("a[href$='/result']"),
        lit: drawn("[data-can]").map((one) => one.dataset.thing),
        things: drawn("[data-thing]").map((one) => [one.dataset.thing, one.dataset.state]),
        options,
    };
}"""
# What a touch leads to: it has answered, or more can be done, or it says why not.
TOUCHED = """([version, help]) => {
    if (Number(document.querySelector("main[data-version]").dataset.version) !== version) return true;
    if (!document.querySelector("[data-thing][aria-pressed=true]")) return !!document.querySelector("[data-reason]");
    const keys = [...document.querySelectorAll("section[aria-label='What now'] button[data-key]")];
    return !!document.querySelector("[data-can]") || keys.some((one) => !help.includes(one.dataset.key));
}"""
ANSWERED = """(version) => Number(document.querySelector("main[data-version]").dataset.version) !== version
    || document.querySelector("section[aria-label='What now'] h1")?.textContent === "Which way?" """


class Offer(Struct):
    """A button of the prompt."""

    id: str
    text: str
    key: str  # on the keyboard


class Seen(Struct):
    """The table page at a glance."""

    version: int
    moment: int
    digest: str
    question: str
    name: str
    phase: str
    mine: bool  # to answer
    over: bool
    lit: list[str]
    things: list[tuple[str, str | None]]
    options: list[Offer]

    @property
    def answers(self) -> list[Offer]:
        """Buttons that answer."""
        return [one for one in self.options if one.id not in HELP]

    @property
    def is_considering(self) -> bool:
        """Whether something is selected, that the options speak of."""
        return any(one.id == "let go" for one in self.options)

    @property
    def usable(self) -> list[str]:
        """Things of the party and the camp that look as if something could be done with them."""
        return [thing for thing, state in self.things if state in ("available", "ready", "space", "rune", "present")]


class Player:
    """Plays whatever is lit, by mouse. It knows no rules."""

    def __init__(self, page: Page, luck: Random | None = None) -> None:
        self.page = page
        self.luck = luck or Random(1)
        self.refusals: list[str] = []
        expect(page.locator("main[data-version]")).to_be_visible()

    def see(self) -> Seen:
        """Look at the page."""
        return convert(self.page.evaluate(SEE), Seen)

    # -- with a hand -----------------------------------------------------------------------------------------------

    def touch(self, thing: str) -> Seen:
        """Touch a thing, and see what it can do."""
        version = self.see().version
        self.press_thing(thing)
        return self._until(TOUCHED, [version, list(HELP)], thing)

    def answer_with(self, thing: str) -> Seen:
        """Touch a thing that is lit."""
        version = self.see().version
        self.press_thing(thing)
        return self._until(ANSWERED, version, thing)

    def choose(self, option: Offer) -> Seen:
        """Take an option of the prompt."""
        version = self.see().version
        self.press_option(option)
        return self._until(ANSWERED, version, option.text)

    def _until(self, holds: str, known: Any, done: str) -> Seen:
        """Wait for what comes of something."""
        try:
            self.page.wait_for_function(holds, arg=known)
        except TimeoutError as late:
            raise AssertionError(f"nothing came of {done!r}: {self.see()}") from late
        return self.see()

    def press_thing(self, thing: str) -> None:
        """By mouse."""
        self.page.locator(f'[data-thing="{thing}"]:visible').first.click()

    def press_option(self, option: Offer) -> None:
        """By mouse."""
        self.page.locator(f'{PROMPT} button[data-key="{option.id}"]').first.click()

    def let_go(self) -> None:
        """Drop what is selected."""
        self.page.keyboard.press("Escape")

    # -- playing ---------------------------------------------------------------------------------------------------

    def step(self) -> Seen:
        """One answer: a target that is lit, an option that is written, or a thing that leads to one of them."""
        seen = self.see()
        if seen.lit:
            return self._among(self.answer_with(self.luck.choice(seen.lit)))
        by_hand = self.luck.random() < 0.6 or not seen.answers
        if by_hand and seen.name in ("WhoRests", "Window", "Place"):
            for thing in self._tries(seen):
                after = self.touch(thing)
                if after.version != seen.version:
                    return after
                if after.lit:
                    return self._among(self.answer_with(self.luck.choice(after.lit)))
                if after.answers and after.is_considering:
                    return self.choose(self.luck.choice(after.answers))
                self._note_refusal()
        seen = self.see()
        if not seen.answers:
            seen = self.listed()
        return self.choose(self.luck.choice(seen.answers))

    def listed(self) -> Seen:
        """Open the list of all choices."""
        self.page.locator(f'{PROMPT} button[data-key="all"]').click()
        return self.see()

    def play(self, most: int = 400) -> int:
        """To the end; how many answers that took."""
        for answers in range(most):
            if self.see().over:
                return answers
            self.step()
        raise AssertionError(f"not over after {most} answers")

    def _among(self, seen: Seen) -> Seen:
        return self.choose(self.luck.choice(seen.answers)) if seen.question == "Which way?" else seen

    def _tries(self, seen: Seen) -> list[str]:
        kinds = {"WhoRests": ("adventurer",), "Place": ("die", "space")}.get(seen.name, ("die", "card"))
        fitting = [thing for thing in seen.usable if thing.partition(":")[0] in kinds]
        return self.luck.sample(fitting, min(6, len(fitting)))

    def _note_refusal(self) -> None:
        reason = self.page.locator(f"{PROMPT} [data-reason]")
        if reason.count():
            self.refusals.append(" ".join(str(reason.first.text_content()).split()))

    # -- advice ----------------------------------------------------------------------------------------------------

    def advised(self) -> Any:
        """Ask, and do exactly that."""
        seen = self.see()
        if len(seen.answers) == 1:
            return self.choose(seen.answers[0])
        self.page.locator(f'{PROMPT} button[data-key="hint"]').click()
        advice = self.page.locator(f"{PROMPT} .advice b")
        advice.wait_for()
        wanted = str(advice.text_content()).removesuffix(".")
        offered = _saying(wanted, seen.answers) or _saying(wanted, self.listed().answers)
        assert offered, f"{wanted!r} is not among {self.see().answers}"
        return self.choose(offered[0])


def _saying(words: str, options: list[Offer]) -> list[Offer]:
    return [one for one in options if one.text.removesuffix(".") == words]
