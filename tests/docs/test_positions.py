"""The page about positions: each is placed, and comes back as it was."""

import pytest

import emberwatch
from emberwatch.games.setawatch.layout import Hero, Layout
from tests.docs.pages import blocks, page, untrue

PAGE = page("docs/positions.md")
POSITIONS = [text for _, text in blocks(PAGE, "toml")]


@pytest.mark.parametrize("text", ["", *POSITIONS])
def test_every_position_can_be_placed_and_written(text: str) -> None:
    game = emberwatch.position(text)
    assert game.decision
    again = emberwatch.position(game.position())
    assert (again.digest(), again.decision) == (game.digest(), game.decision)


def test_the_examples_are_true() -> None:
    assert not untrue(PAGE, {})


@pytest.mark.parametrize("layout", [Layout, Hero])
def test_every_field_is_explained(layout: type) -> None:
    rows = "\n".join(line.partition(" | ")[0] for line in PAGE.read_text().splitlines() if line.startswith("|"))
    for field in layout.__struct_fields__:
        assert f"`{field}`" in rows or f"`[{field}]`" in rows or f"`[[{field}]]`" in rows, field
