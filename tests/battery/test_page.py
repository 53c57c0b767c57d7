"""The page that teaches how to write a game shows what happens."""

import doctest

from tests.battery import page


def test_every_example_of_the_page_is_true() -> None:
    text = page.PAGE.read_text().replace("```", "")
    examples = doctest.DocTestParser().get_doctest(text, vars(page.module()).copy(), page.PAGE.name, str(page.PAGE), 0)
    told: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL).run(examples, out=told.append)
    assert not told, "".join(told)
    assert examples.examples
