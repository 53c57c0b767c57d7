"""The journal: prose and mechanics in one stream, and nothing that was typed is ever lost."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.book import Book
from tests.browser.conftest import NewWindow
from tests.browser.watched import PHONE, Window
from tests.marks import rule
from tests.table.guest import Guest
from tests.table.ports import free_port
from tests.table.serving import spawned

FIRST = "They came down to the water by the tithe road."
SECOND = "Under the lake the bell began again."
THIRD = "So he was awake, then, and singing."
SENT = "Object.keys(localStorage).filter((one) => one.startsWith('emberwatch.sent') || one.endsWith('/journal'))"


def played(window: NewWindow, **terms: object) -> Book:
    """A paragraph, a Draw, and another paragraph."""
    book = Book.opened(window(), **terms)
    book.make()
    book.write(FIRST)
    book.act("hide", "Dexterity")
    book.draw()
    book.go_on()
    book.write(SECOND)
    return book


def kinds(book: Book) -> list[str]:
    """The stream, entry by entry."""
    found: list[str] = book.page.locator("[data-entry]").evaluate_all("(all) => all.map((one) => one.dataset.kind)")
    return found


@rule("WD-NEED-12")
def test_a_draw_in_the_middle_of_a_paragraph(window: NewWindow) -> None:
    book = Book.opened(window())
    page = book.page
    book.make()
    book.writing.fill("Odile leapt. Behind her the gate fell.")
    book.writing.evaluate("(box) => box.setSelectionRange(12, 12)")
    page.get_by_role("button", name="Act here").click()
    book.asked("WhichAction")
    expect(book.writing).to_have_value("Behind her the gate fell.")
    page.get_by_role("searchbox", name="What the character does").fill("jump")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Dexterity").click()
    book.draw()
    book.go_on()
    book.writing.press("Enter")
    expect(book.paragraph("Behind her the gate fell.")).to_be_visible()
    assert kinds(book)[-3:] == ["prose", "draw", "prose"]
    assert book.story()[-3] == "Odile leapt."


def test_writing_never_blocks_play(window: NewWindow) -> None:
    book = Book.opened(window())
    book.make()
    book.act("hide", "Dexterity")
    book.write(FIRST)  # in the middle of preparing a Draw
    book.asked("Prepare")
    book.draw()
    assert kinds(book)[-2:] == ["prose", "draw"]


@rule("WD-NEED-12")
def test_prose_is_worded_anew_moved_and_struck_out_and_the_mechanics_are_not(window: NewWindow) -> None:
    book = played(window)
    page = book.page
    assert kinds(book)[-3:] == ["prose", "draw", "prose"]
    expect(page.locator("[data-kind=draw]").get_by_role("button")).to_have_count(0)  # it only opens

    pen = book.paragraph(SECOND).get_by_role("button", name="Change this paragraph")
    pen.focus()
    page.keyboard.press("Alt+ArrowUp")
    expect(page.locator("[data-entry]").last).to_have_attribute("data-kind", "draw")
    assert book.story()[-3:-1] == [FIRST, SECOND]
    book.paragraph(SECOND).get_by_role("button", name="Change this paragraph").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Word it anew", exact=True).press("Enter")
    box = page.get_by_role("textbox", name="The paragraph in other words")
    expect(box).to_be_focused()
    box.fill(THIRD)
    page.keyboard.press("Enter")
    expect(book.paragraph(THIRD)).to_be_visible()
    expect(book.paragraph(SECOND)).to_have_count(0)
    book.paragraph(FIRST).hover()
    book.paragraph(FIRST).get_by_role("button", name="Change this paragraph").click()
    page.get_by_role("button", name="Strike out").click()
    expect(book.paragraph(FIRST)).to_have_count(0)
    page.keyboard.press("z")  # like anything else it can be taken back
    expect(book.paragraph(FIRST)).to_have_count(1)


def test_a_paragraph_behind_another(window: NewWindow) -> None:
    book = played(window)
    page = book.page
    book.paragraph(FIRST).get_by_role("button", name="Change this paragraph").press("Enter")
    page.get_by_role("button", name="Write after it").press("Enter")
    book.write(THIRD)
    assert book.story()[-4:-2] == [FIRST, THIRD]


def test_a_new_scene_has_an_initial_of_its_own(window: NewWindow) -> None:
    book = played(window)
    page = book.page
    book.press("Reveal a Vow")
    book.asked("Now")
    page.get_by_role("radio", name="New scene").check(force=True)
    book.writing.fill("At the charnel gate")
    book.writing.press("Enter")
    expect(page.get_by_role("heading", name="At the charnel gate")).to_be_visible()
    expect(page.locator("[data-sent]")).to_have_count(0)
    book.write(THIRD)
    assert kinds(book)[-2:] == ["scene", "prose"]
    initials = page.locator(".paragraph.initial")
    expect(initials).to_have_count(2)
    expect(initials.last).to_contain_text(THIRD)


@rule("WD-NEED-12")
def test_a_paragraph_tells_of_a_draw(window: NewWindow) -> None:
    book = played(window)
    page = book.page
    for says, there in (("Tells of: Overcome a Challenge", 1), ("Tells of no Draw", 0)):
        book.paragraph(SECOND).get_by_role("button", name="Change this paragraph").press("Enter")
        book.paragraph(SECOND).get_by_role("button", name=says).press("Enter")
        expect(page.locator("p").filter(has_text="Tells of: Overcome a Challenge")).to_have_count(there)


def test_the_story_alone_and_words_that_are_sought(window: NewWindow) -> None:
    book = played(window)
    page = book.page
    page.get_by_role("radio", name="Out of character").check(force=True)
    book.writing.fill("Tea, anybody?")
    book.writing.press("Enter")
    expect(page.locator("[data-kind=remark]")).to_have_count(1)

    page.get_by_role("button", name="The story alone").click()
    assert book.story() == [FIRST, SECOND]
    page.get_by_role("button", name="The story alone").click()
    page.get_by_role("button", name="Search the journal").click()
    page.get_by_role("searchbox", name="Search the journal").fill("bell")
    expect(page.get_by_text("1 found")).to_be_visible()
    expect(page.locator("mark")).to_have_text("bell")
    page.get_by_role("searchbox", name="Search the journal").fill("overcome")
    assert kinds(book) == ["draw"]


@rule("WD-NEED-14")
@pytest.mark.parametrize(
    ("button", "ending", "sign"), [("As Markdown", ".md", "# "), ("As a page", ".html", "<!doctype")]
)
def test_the_journal_is_taken_home(window: NewWindow, button: str, ending: str, sign: str) -> None:
    book = played(window)
    page = book.page
    page.get_by_role("button", name="Keep the journal").click()
    with page.expect_download() as waiting:
        page.get_by_role("button", name=button).click()
    assert waiting.value.suggested_filename.endswith(ending)
    text = Path(waiting.value.path()).read_text(encoding="utf-8")
    assert text.startswith(sign)
    assert text.index(FIRST) < text.index("Overcome a Challenge, Dexterity") < text.index(SECOND)
    assert "Vinewright" in text


def test_on_paper_cards_and_reasons_are_laid_open_when_that_is_wished(window: NewWindow) -> None:
    book = played(window)
    page = book.page
    page.evaluate("window.print = () => { window.seen = document.querySelector('[data-kind=draw] details').open; }")
    page.get_by_role("button", name="Keep the journal").click()
    wish = page.get_by_label("laid open")
    for wished in (False, True):
        wish.set_checked(wished)
        page.get_by_role("button", name="On paper", exact=True).click()
        assert page.evaluate("window.seen") is wished
        assert page.evaluate("document.documentElement.dataset.print") == "journal"
        page.evaluate("dispatchEvent(new Event('afterprint'))")
        expect(page.locator("[data-kind=draw] details[open]")).to_have_count(0)
    with page.expect_download() as waiting:
        page.get_by_role("button", name="As a page").click()
    assert re.search("<details [^>]*open>", Path(waiting.value.path()).read_text(encoding="utf-8"))


def test_what_has_arrived_is_not_said_again(window: NewWindow) -> None:
    """The server wrote it down and was lost before it could say so."""
    book = played(window)
    page = book.page
    sent = [{"aside": "write", "text": SECOND, "at": 0, "seat": 0, "after": 1, "why": ""}]
    table = page.url.partition("/table/")[2].partition("?")[0]
    page.evaluate(f"localStorage.setItem('emberwatch.sent/{table}', {json.dumps(json.dumps(sent))})")
    page.reload()
    expect(book.paragraph(SECOND)).to_have_count(1)
    expect(page.locator("[data-sent]")).to_have_count(0)
    assert page.evaluate(SENT) == []
    assert book.story().count(SECOND) == 1


def test_a_server_killed_in_the_middle_of_a_sentence(browser: Browser, tmp_path: Path) -> None:
    database, port = f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite", free_port()
    with spawned(database, tmp_path, port) as server:
        window = Window(browser, server.address)
        window.allow("WebSocket connection")  # it is away for a while
        window.allow("ERR_CONNECTION_REFUSED")
        book = Book.opened(window)
        page = book.page
        book.make()
        book.write(FIRST)
        book.writing.press_sequentially(SECOND[:12])
        server.kill()
        expect(page.locator("main.book[data-link=lost]")).to_be_visible()
        book.writing.press_sequentially(SECOND[12:])
        book.writing.press("Enter")
        expect(page.locator("[data-sent]")).to_contain_text(SECOND)
        book.writing.press_sequentially(THIRD[:14])  # and on with the next
    with spawned(database, tmp_path, port):
        expect(page.locator("main.book[data-link=open]")).to_be_visible(timeout=30_000)
        expect(book.paragraph(SECOND)).to_have_count(1)
        expect(page.locator("[data-sent]")).to_have_count(0)
        expect(book.writing).to_have_value(THIRD[:14])
        page.reload()
        expect(book.writing).to_have_value(THIRD[:14])
        book.writing.press("End")
        book.writing.press_sequentially(THIRD[14:])
        book.writing.press("Enter")
        expect(book.paragraph(THIRD)).to_be_visible()
        assert book.story()[-3:] == [FIRST, SECOND, THIRD]
        assert not window.close()


def carried(book: Book, text: str, to: Locator, *, above: bool) -> None:
    """A paragraph is taken by its handle and let go above or below something else."""
    mouse = book.page.mouse
    book.paragraph(text).hover()
    handle = book.paragraph(text).locator(".handle").bounding_box()
    goal = to.bounding_box()
    assert handle
    assert goal
    mouse.move(handle["x"] + 10, handle["y"] + 12)
    mouse.down()
    mouse.move(handle["x"] + 10, goal["y"] + (2 if above else goal["height"] - 2), steps=6)
    expect(book.page.locator(".drop")).to_be_visible()


def test_a_paragraph_is_carried_with_the_mouse_and_a_draw_never(window: NewWindow) -> None:
    book = played(window)
    page, draw = book.page, book.page.locator("[data-kind=draw]")
    expect(draw.locator(".handle")).to_have_count(0)

    carried(book, SECOND, draw, above=True)
    page.mouse.up()
    expect(page.locator("[data-entry]").last).to_have_attribute("data-kind", "draw")
    assert book.story()[-3:-1] == [FIRST, SECOND]
    carried(book, FIRST, draw, above=False)
    page.mouse.up()
    expect(page.locator("[data-entry]").last).to_contain_text(FIRST)
    assert kinds(book)[-3:] == ["prose", "draw", "prose"]
    carried(book, FIRST, book.paragraph(SECOND), above=True)
    page.keyboard.press("Escape")
    page.mouse.up()
    expect(page.locator(".drop")).to_have_count(0)
    assert kinds(book)[-3:] == ["prose", "draw", "prose"]


def test_what_is_struck_out_while_it_is_carried_is_let_go(window: NewWindow, address: str) -> None:
    book = played(window)
    page, draw = book.page, book.page.locator("[data-kind=draw]")
    carried(book, SECOND, draw, above=True)
    [kept] = page.evaluate("JSON.parse(localStorage['emberwatch.tables'])")
    elsewhere = Guest(address, kept["table"], kept["key"])
    elsewhere.say("aside", name="strike", text=book.paragraph(SECOND).get_attribute("data-entry"))
    expect(book.paragraph(SECOND)).to_have_count(0)
    expect(page.locator(".drop")).to_have_count(0)
    page.mouse.up()
    elsewhere.leave()
    carried(book, FIRST, draw, above=False)
    page.mouse.up()
    expect(page.locator("[data-entry]").last).to_contain_text(FIRST)


def test_a_paragraph_is_carried_with_a_finger(window: NewWindow) -> None:
    book = Book.opened(window(PHONE))
    page = book.page
    book.make()
    page.get_by_role("navigation", name="Pages").get_by_role("button", name="Journal").tap()
    for text in (FIRST, SECOND, THIRD):
        book.write(text)
    handle = book.paragraph(THIRD).locator(".handle").bounding_box()
    goal = book.paragraph(FIRST).bounding_box()
    assert handle
    assert goal
    touch = page.context.new_cdp_session(page)
    x, y = handle["x"] + 12, handle["y"] + 12
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 7):
        point = {"x": x, "y": y + (goal["y"] + 2 - y) * step / 6}
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    expect(page.locator(".drop")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".drop")).to_have_count(0)
    expect(page.locator("[data-kind=prose]").first).to_contain_text(THIRD)
    assert book.story()[-3:] == [THIRD, FIRST, SECOND]
