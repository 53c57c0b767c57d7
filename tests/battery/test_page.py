"""The page that teaches how to write a game shows what happens."""

from tests.battery import page
from tests.docs.pages import untrue


def test_every_example_of_the_page_is_true() -> None:
    assert not untrue(page.PAGE, vars(page.module()).copy())
