"""What a test says about itself."""

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from emberwatch.cli.rules import texts

GAMES = {"SW": "setawatch", "WD": "wardens"}
Test = TypeVar("Test", bound=Callable[..., Any])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Name the rules a test shows; each has to be a rule of its game."""
    for id in ids:
        if id not in texts(GAMES[id.partition("-")[0]]):
            raise ValueError(f"{id} is no rule of its game.")

    def mark(test: Test) -> Test:
        test.rules = (*getattr(test, "rules", ()), *ids)  # type: ignore[attr-defined]
        marked: Test = pytest.mark.rule(*ids)(test)
        return marked

    return mark
