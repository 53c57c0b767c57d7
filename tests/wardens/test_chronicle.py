"""The journal as a file: complete, readable, and with nothing in it that a browser would take for anything but text."""

import re
from html.parser import HTMLParser

import pytest

import emberwatch
from emberwatch import Game
from emberwatch.kernel import BadInput

WRITTEN = "The gate stands open.\n# Not a heading, <b>nor bold</b>"


def drawn(edition: str) -> Game:
    """A character, a Vow, a Draw, and something written before and after."""
    game = emberwatch.new("wardens", seed=3, edition=edition)
    for answer in ("0:make", "Jo", "Odile Marrow", "scores:1-2-3-2", "gift:vinewright", "0:reveal-vow"):
        game.play(answer)
    while game.decision and game.decision.name != "Now":
        game.play(game.decision.keys[0])
    game.play(f"/write {WRITTEN}")
    for answer in ("0:act:warden-1", "action:overcome", "approach:dexterity", "draw"):
        game.play(answer)
    while game.decision and game.decision.name != "Now":
        game.play(game.decision.example if game.decision.is_form else game.decision.keys[0])
    game.play("/say Was that *all*?")
    return game


@pytest.mark.parametrize("edition", ["first", "second"])
def test_the_markdown_has_prose_draws_and_sheets_in_their_order(edition: str) -> None:
    game = drawn(edition)
    text = game.chronicle("markdown")
    draw = game.view(0)["last_draw"]
    places = [
        text.index(part)
        for part in (
            "The gate stands open.",
            f"Odile Marrow, {draw['action']}, Dexterity: ",
            "out of character:*",
            "Vinewright",
        )
    ]
    assert places == sorted(places)
    assert f". {draw['outcome']}.**" in text
    assert "+2 Dexterity = " in text
    assert "| Strength | Dexterity | Willpower | Constitution | Vitae | Radiance | Supply | Fortune |" in text
    assert "\n\\# Not a heading" in text  # what people wrote stays what they wrote
    assert "Was that \\*all\\*?" in text


class Read(HTMLParser):
    """What a browser would make of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.text += data


def test_the_page_needs_nothing_else_and_writes_are_text() -> None:
    page = drawn("second").chronicle("html")
    read = Read(page)
    assert WRITTEN in read.text
    names = [tag for tag, _ in read.tags]
    assert "b" not in names
    assert "script" not in names
    assert not [attrs for _, attrs in read.tags if {"src", "href"} & set(attrs)]
    assert not re.search(r"url\(|@import", page)
    assert names.count("details") >= 1  # the Draw opens to its cards


def test_a_paragraph_says_which_draw_it_tells_of() -> None:
    game = drawn("second")
    view = game.view(0)
    prose, draw = (next(one["id"] for one in view["journal"] if one["kind"] == kind) for kind in ("prose", "draw"))
    called = f"Overcome a Challenge, {view['last_draw']['outcome']}"
    assert "Tells of" not in game.chronicle("markdown") + game.chronicle("html")
    game.play(f"/link {prose} {draw}")
    assert f"\n\n*Tells of: {called}.*\n\n" in game.chronicle("markdown")
    page = game.chronicle("html")
    assert f'<p class="tells">Tells of: <a href="#entry-{draw}">{called}</a></p>' in page
    assert f'<details id="entry-{draw}">' in page


def test_all_that_is_closed_can_be_laid_open_for_paper() -> None:
    game = drawn("second")
    closed, opened = Read(game.chronicle("html")), Read(game.chronicle("html-open"))
    lines = [attrs for tag, attrs in opened.tags if tag == "details"]
    assert lines
    assert all("open" in attrs for attrs in lines)
    assert not [attrs for tag, attrs in closed.tags if tag == "details" and "open" in attrs]
    assert opened.text == closed.text


def test_an_unknown_form_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadInput, match="markdown or html"):
        drawn("second").chronicle("parchment")


def test_a_game_without_a_journal_says_so() -> None:
    with pytest.raises(BadInput, match="keeps no journal"):
        emberwatch.new("setawatch", seed=1).chronicle("markdown")


def test_what_the_gm_hides_is_in_nobody_elses_file() -> None:
    game = emberwatch.new("wardens", seed=1, mode="led")
    game.play("/hide foe: The sexton", seat=1)
    assert "The sexton" in game.chronicle("markdown", seat=1)
    assert "The sexton" in game.chronicle("html", seat=1)
    assert "The sexton" not in game.chronicle("markdown", seat=0)
    assert "The sexton" not in game.chronicle("html", seat=0)
    assert "The sexton" not in game.chronicle("html", seat=-1)


def test_a_draw_keeps_what_it_did() -> None:
    game = emberwatch.new("wardens", seed=3, edition="second", own_dice=True)
    for answer in ("0:make", "Jo", "Odile Marrow", "scores:1-2-3-2", *(f"card:{rank}C" for rank in "234567")):
        game.play(answer)
    for answer in ("gift:vinewright", "0:act:warden-1", "action:invoke", "draw", "card:2S", "card:QH", "card:KH"):
        game.play(answer)
    game.play("let-it-stand")
    lost = "Odile Marrow: Radiance goes from 5 to 3."
    assert lost in game.view(0)["journal"][-1]["draw"]["effects"]
    assert f"    - {lost}" in game.chronicle("markdown")
    again = emberwatch.load(game.record().to_json())
    assert again.view(0)["journal"][-1] == game.view(0)["journal"][-1]
    game.undo()
    assert lost not in game.view(0)["journal"][-1]["draw"]["effects"]
