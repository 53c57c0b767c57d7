"""What a table of Wardens does for those who sit at it, as far as no other test shows it."""

import hashlib
import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.book import Book
from tests.browser.conftest import NewWindow
from tests.browser.warden import TITLE, brought, done
from tests.browser.watched import DESK, PHONE, Window
from tests.marks import rule
from tests.table.guest import get, post

SCORES = ("Strength", "Dexterity", "Willpower", "Constitution", "Vitae", "Radiance", "Supply", "Fortune")


def alone(window: Window, **terms: Any) -> Book:
    """A table for one, with a Warden who came from elsewhere."""
    book = Book.opened(window, **terms)
    brought(book.page, "Odile")
    book.page.keyboard.press("Escape")
    return book


def leaf(page: Page, key: str, name: str) -> Locator:
    """A leaf that a key opens."""
    page.keyboard.press("Escape")
    page.keyboard.press(key)
    found = page.get_by_role("dialog", name=name)
    expect(found).to_be_visible()
    return found


def correction(page: Page) -> Locator:
    """The leaf on which a value is put right."""
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    page.keyboard.type("correct a value")
    page.keyboard.press("Enter")
    return page.get_by_role("dialog", name="A correction")


def two(window: NewWindow, **terms: Any) -> tuple[Book, Book]:
    """Two players without a GM, each in a browser."""
    here, there = window(), window()
    table = post(
        here.address,
        "/api/tables",
        {"game": "wardens", "terms": {"mode": "co-op", **terms}, "seed": 4, "name": "Ann", "seats": ["person", "open"]},
    )
    invitation = post(here.address, f"/api/tables/{table['table']}/invitations/1", {}, table["key"])
    joined = post(here.address, "/api/join", {"invitation": invitation["token"], "name": "Ben"})
    books = []
    for one, key, name in ((here, table["key"], "Odile"), (there, joined["key"], "Brannoc")):
        one.hold(table["table"], key, TITLE)
        books.append(Book(one.visit(f"/table/{table['table']}")))
        brought(books[-1].page, name)
        books[-1].page.keyboard.press("Escape")
    return books[0], books[1]


@rule("WD-NEED-1")
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_whole_sheet_is_one_page(window: NewWindow, size: dict[str, int]) -> None:
    book = alone(window(size))
    page = book.page
    done(page, "record wound: A stiff knee")
    correction(page).get_by_role("button", name="Propose", exact=True).last.click()
    expect(page.locator("[data-kind=correction]")).to_have_count(1)
    done(page, "looks Tall, and grey as the road.")
    done(page, "memory A red door.")
    if size is PHONE:
        page.get_by_role("navigation", name="Pages").get_by_role("button", name="Sheet").tap()
    sheet = page.get_by_role("article", name="Sheet of Odile")
    for words in (*SCORES, "Vinewright", "Gift", "The craft of Odile", "A stiff knee", "Tall, and grey", "A red door"):
        expect(sheet).to_contain_text(words)
    expect(sheet.locator(".store")).to_have_count(1)
    for score in ("vitae", "radiance", "supply", "fortune"):
        expect(sheet.locator(f"[data-reserve={score}]")).to_be_in_viewport()
        expect(sheet.locator(f"[data-reserve={score}] [role=img]")).to_have_attribute("aria-label", re.compile("of 5"))


@rule("WD-NEED-3", "WD-NEED-4", "WD-NEED-6")
def test_a_draw_is_settled_before_the_cards_and_its_chances_are_there(window: NewWindow) -> None:
    book = alone(window(), edition="second")
    page = book.page
    wrong = correction(page)
    wrong.get_by_label(re.compile("^for ")).select_option("next")
    wrong.get_by_role("button", name="Propose", exact=True).last.click()
    expect(page.locator("[data-kind=correction]")).to_have_count(1)
    book.act("climb", "Strength")
    spent = page.get_by_role("group", name="For and against").get_by_role("button", name="spent by itself")
    expect(spent).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-modifier='3']")).to_contain_text("= card +3")
    expect(page.get_by_role("group", name="With which Score").get_by_role("button")).to_have_count(5)
    expect(page.get_by_text("with Push Through")).to_be_visible()
    before = page.locator("[data-odds]").get_attribute("data-odds")
    page.get_by_role("button", name="a hindrance").click()
    expect(page.locator("[data-modifier='2']")).to_be_visible()
    assert page.locator("[data-odds]").get_attribute("data-odds") != before
    for words in ("Great Success", "Bare Success", "Failure", "One Cost"):
        expect(page.locator(".weighed dl")).to_contain_text(words)


@rule("WD-NEED-4")
def test_the_chances_of_a_draw_outlive_a_new_page(window: NewWindow) -> None:
    book = Book.opened(window(), edition="second", own_dice=True)
    page = book.page
    brought(page, "Odile")
    page.keyboard.press("Escape")
    book.act("climb", "Strength")
    chances = page.locator("[data-odds]").get_attribute("data-odds")
    book.press("Draw")
    book.enter("6 of Spades", "8 of Diamonds", "Jack of Clubs")
    book.asked("TemptFate")
    for _ in range(2):
        drawn = page.get_by_role("region", name="The last Draw")
        expect(drawn.locator("[data-odds]")).to_have_attribute("data-odds", str(chances))
        expect(drawn).to_contain_text("from the 54 then left")
        page.reload()


@rule("WD-NEED-5")
def test_everybody_sees_the_same_cards(window: NewWindow) -> None:
    ann, ben = two(window)
    ann.act("climb", "Strength")
    ann.draw()
    ann.go_on()
    seen = []
    for book in (ann, ben):
        drawn = book.page.get_by_role("region", name="The last Draw")
        expect(drawn.get_by_text(re.compile("^(not )?beaten"))).to_have_count(2)
        expect(drawn.get_by_role("img", name="Action total")).to_be_visible()
        seen.append([part.inner_text() for part in drawn.locator(".cards, .sum, .came h2").all()])
    assert seen[0] == seen[1]


@rule("WD-NEED-7")
def test_which_cards_are_where_and_never_in_what_order(window: NewWindow) -> None:
    book = alone(window(), edition="first")
    page = book.page
    book.act("climb", "Strength")
    book.draw()
    book.go_on()
    deck = leaf(page, "d", "The deck")
    out = page.locator("[data-kind=draw]").count() * 3
    left = int(deck.locator("b").first.inner_text())
    assert left <= 52 - out
    expect(deck.get_by_role("cell", name=re.compile(", discarded"))).to_have_count(52 - left)
    expect(deck.get_by_role("cell", name=re.compile(", in the pile"))).to_have_count(left)
    expect(deck).to_contain_text("Not shuffled since the beginning.")
    deck.get_by_role("button", name="Shuffle").click()
    expect(leaf(page, "d", "The deck")).to_contain_text("because of the table's consent")


@rule("WD-NEED-8", "WD-NEED-18")
def test_a_draw_that_is_due_stands_before_everybody_who_agreed_to_it(window: NewWindow) -> None:
    ann, ben = two(window, edition="second")
    wrong = correction(ann.page)
    wrong.get_by_label("is", exact=True).fill("0")
    wrong.locator("[data-key='correct-score']").click()
    expect(ben.prompt).to_contain_text("vitae 0")  # a proposal
    ben.press("Agree")
    for book in (ann, ben):
        due = book.page.get_by_role("group", name="What is due")
        expect(due).to_contain_text("Odile: Resist Death is due.")
        expect(due).to_contain_text("Failure:")
    expect(ben.page.get_by_role("button", name="Make this Draw")).to_have_count(0)
    ann.page.get_by_role("button", name="Make this Draw").click()
    ann.asked("Prepare")
    ann.draw()
    ann.go_on()
    expect(leaf(ben.page, "o", "The Oracle")).to_contain_text("How likely is a yes")


@rule("WD-NEED-9")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_the_oracle_shows_all_of_it(window: NewWindow, edition: str) -> None:
    book = alone(window(), edition=edition)
    page = book.page
    oracle = leaf(page, "o", "The Oracle")
    for share in ("yes 50 %, yes but 0 %, no 50 %", re.compile("yes but 39 %"), re.compile("yes but 51 %")):
        expect(oracle.get_by_role("img", name=share).first).to_be_visible()
    oracle.get_by_label("A question that yes or no can answer").fill("Is it far?")
    oracle.get_by_role("radio", name="Unlikely").check()
    page.keyboard.press("Enter")
    latest = oracle.get_by_role("region", name="The latest answer")
    expect(latest).to_contain_text("Is it far?")
    expect(latest.locator(".cards > .card")).to_have_count(1)
    expect(latest.locator("[data-answer]")).to_have_text(re.compile("Yes|No"))
    if edition == "second":
        latest.get_by_role("button", name="Reveal a Spark").click()
        expect(latest).to_contain_text(re.compile("Theme .+, impulse .+"))
    else:
        expect(latest).to_contain_text("This edition has no Sparks.")


@rule("WD-NEED-10")
def test_the_vow_with_its_parts_its_state_and_those_before(window: NewWindow) -> None:
    book = alone(window())
    page = book.page
    wrong = correction(page)
    wrong.get_by_label(re.compile("^Score ")).select_option("radiance")
    wrong.locator("[data-key='correct-score']").click()
    expect(page.locator("[data-kind=correction]")).to_have_count(1)
    done(page, "reveal a vow")
    vow = leaf(page, "v", "The Vow")
    first = vow.locator("[data-vow]").inner_text()
    expect(vow.locator("dt")).to_have_count(4)
    expect(vow).to_contain_text("to be fulfilled")
    expect(vow).to_contain_text("the Radiance of Odile is full again")
    vow.get_by_label("What is known of it").fill("The trail goes north.")
    vow.get_by_role("button", name="Note it").click()
    expect(vow.locator(".notes")).to_have_text("The trail goes north.")
    done(page, "fulfilled")
    done(page, "reveal a vow")
    again = leaf(page, "v", "The Vow")
    expect(again.get_by_role("listitem").filter(has_text=first)).to_contain_text("fulfilled; The trail goes north.")


@rule("WD-NEED-11", "WD-NEED-13")
def test_foes_have_boxes_and_people_become_records(window: NewWindow) -> None:
    book = alone(window())
    page = book.page
    for words in ("foe 2: The sexton", "person: The ferrywoman", "place: The weir", "clue: A wet rope"):
        done(page, f"enter {words}")
    things = leaf(page, "f", "Foes, places, people and notes")
    foe = things.get_by_role("article", name="The sexton")
    foe.get_by_role("button", name="Box 2").click()
    expect(foe.get_by_role("group")).to_have_attribute("aria-label", "2 of 2 boxes")
    expect(foe.get_by_role("button", name="Cross out")).to_be_visible()  # it falls when somebody says so
    expect(foe.get_by_role("button", name="As a Record")).to_have_count(0)
    things.get_by_role("button", name="Person", exact=True).click()
    expect(things.get_by_role("article")).to_have_count(1)
    things.get_by_role("article").get_by_role("button", name="As a Record").click()
    expect(page.get_by_role("region", name="Sheet").get_by_text("The ferrywoman")).to_be_visible()
    expect(things.get_by_role("button", name="As a Record")).to_have_count(0)


@rule("WD-NEED-14", "WD-NEED-20")
def test_the_table_is_a_file_that_goes_on_and_its_seal_can_be_checked(window: NewWindow) -> None:
    here = window()
    book = alone(here)
    page = book.page
    book.write("The gate is shut.")
    table = page.url.partition("/table/")[2].partition("?")[0]
    here.visit("/nights")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Record").click()
    record = json.loads(Path(saving.value.path()).read_text(encoding="utf-8"))
    again = post(here.address, "/api/tables", {"record": json.dumps(record), "name": "Jo"})
    other = window()
    other.hold(again["table"], again["key"], TITLE)
    expect(Book(other.visit(f"/table/{again['table']}")).paragraph("The gate is shut.")).to_be_visible()
    deck = leaf(Book(here.visit(f"/table/{table}")).page, "d", "The deck")
    seal = hashlib.sha256(f"{table}:{record['seed']}".encode()).hexdigest()
    expect(deck).to_contain_text(f"The seed is {record['seed']}.")
    expect(deck).to_contain_text(seal)


@rule("WD-NEED-20")
def test_the_seed_is_sealed_while_there_are_secrets_and_told_at_the_end(window: NewWindow) -> None:
    ann, ben = two(window)
    deck = leaf(ann.page, "d", "The deck")
    expect(deck).to_contain_text("told when the session is over")
    seal = deck.locator("code").inner_text()
    leaf(ann.page, "q", "The table").locator("[data-key='0:end']").click()
    ben.press("Agree")
    expect(ann.page.get_by_role("heading", name="The session has ended", exact=True)).to_be_visible()
    expect(leaf(ann.page, "d", "The deck").locator("code").last).to_have_text(seal)
    expect(ann.page.get_by_role("dialog")).to_contain_text("The seed is 4.")


@rule("WD-NEED-15")
def test_beyond_the_last_card_the_pile_is_shuffled_anew(window: NewWindow) -> None:
    book = alone(window())
    page = book.page
    book.write("One line.")
    page.keyboard.press("Escape")
    page.keyboard.press("z")
    expect(book.paragraph("One line.")).to_have_count(0)
    before = book.moment
    done(page, "ask Is it far?")
    page.keyboard.press("Escape")
    expect(page.locator("[data-key=undo]")).to_be_disabled()
    page.keyboard.press("l")
    log = page.get_by_role("dialog", name="What happened")
    log.get_by_role("button", name=re.compile("comes from another table")).last.click()
    log.get_by_role("button", name="Back to here").click()
    expect(page.locator("[data-kind=oracle]")).to_have_count(0)
    assert book.moment == before + 1
    expect(log.get_by_text("Cards were taken back: the draw pile is shuffled.")).to_be_visible()
    expect(log.get_by_role("button", name="Taken back:").first).to_be_visible()  # it stays in the log
    expect(leaf(page, "d", "The deck")).to_contain_text("because of undoing")


@rule("WD-NEED-16")
def test_the_last_draw_is_corrected_on_its_cards(window: NewWindow) -> None:
    book = alone(window())
    page = book.page
    book.act("climb", "Strength")
    book.draw()
    book.go_on()
    line = page.locator("[data-kind=draw] summary").last
    cards = re.findall("against (.+?)[.]", line.inner_text())
    assert "+ 2" in line.inner_text()
    done(page, "correct the last draw")
    book.asked("WhatWasWrong")
    book.prompt.get_by_role("button", name="1 more").or_(book.prompt.get_by_role("button", name="+1")).first.click()
    book.go_on()
    expect(line).to_contain_text("+ 3")
    assert re.findall("against (.+?)[.]", line.inner_text()) == cards
    expect(page.locator("[data-kind=draw]")).to_have_count(1)


@rule("WD-NEED-19")
def test_who_comes_late_sees_it_all_and_who_is_away_holds_nothing_up(window: NewWindow) -> None:
    ann, ben = two(window)
    ann.write("Before anybody else came.")
    late = window()
    table = ann.page.url.partition("/table/")[2].partition("?")[0]
    key = ann.page.evaluate("JSON.parse(localStorage.getItem('emberwatch.tables'))[0].key")
    invitation = post(late.address, f"/api/tables/{table}/invitations/watch", {}, key)
    joined = post(late.address, "/api/join", {"invitation": invitation["token"], "name": "Lil"})
    late.hold(table, joined["key"], TITLE)
    seen = Book(late.visit(f"/table/{table}"))
    expect(seen.paragraph("Before anybody else came.")).to_be_visible()
    expect(seen.page.get_by_role("article", name=re.compile("Sheet of"))).to_be_visible()
    assert get(late.address, f"/api/tables/{table}", joined["key"])["view"]["journal"]

    expect(ann.prompt.get_by_role("button", name="Brannoc acts")).to_have_count(0)
    done(ben.page, "trust yes")
    leaf(ben.page, "q", "The table").get_by_role("button", name="I am away").click()
    expect(ann.prompt.get_by_role("button", name="Brannoc acts")).to_be_visible()


@rule("WD-NEED-21")
@pytest.mark.parametrize(
    ("edition", "name", "top"), [("first", "Forage", "Strong Hit"), ("second", "Forage", "Great Success")]
)
def test_each_action_is_at_hand_in_the_words_of_its_edition(
    window: NewWindow, edition: str, name: str, top: str
) -> None:
    book = alone(window(), edition=edition)
    rules = leaf(book.page, "r", "Rules at hand")
    entry = rules.locator("details").filter(has=book.page.get_by_text("Forage", exact=True))
    entry.locator("summary").click()
    for words in ("Fortune", top, "Supply"):
        expect(entry).to_contain_text(words)
    assert (entry.get_by_role("listitem").count() == 4) == (edition == "second")  # the suits of its Cost
    expect(rules.locator("details")).to_have_count({"first": 18, "second": 12}[edition])
