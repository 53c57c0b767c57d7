"""Wardens of the Duskwatch as the kernel knows it: each of its questions is answered by a file of this folder."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar

from emberwatch.games.wardens import barring, citing, hidden, saying, view
from emberwatch.games.wardens.book import Book
from emberwatch.games.wardens.chronicle import FORMS
from emberwatch.games.wardens.compare import compare
from emberwatch.games.wardens.content import load, load_kept
from emberwatch.games.wardens.odds_told import odds_told
from emberwatch.games.wardens.printed import printed
from emberwatch.games.wardens.rules.setup import begin
from emberwatch.games.wardens.state import MODES, Vigil
from emberwatch.kernel import BadInput, Barred, Comparison, Content, Fact, Outcome, Printed, Rulebook
from emberwatch.watchword.written import toml_entries

NUMBERS = {"solo": (1, 1), "co-op": (2, 4), "led": (1, 4)}  # of players, by mode (WD-MODE-1, WD-MODE-2)


class Wardens(Rulebook):
    """The rulebook."""

    name = "wardens"
    title = "Wardens of the Duskwatch"
    choices: ClassVar[Mapping[str, tuple[Any, ...]]] = {
        "edition": ("second", "first"),
        "mode": MODES,
        "players": (1, 2, 3, 4),
        "own_dice": (False, True),
    }
    secrets = True

    def options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        mode = given.get("mode", MODES[0])
        if "players" not in given and mode in NUMBERS:
            given = {**given, "players": NUMBERS[mode][0]}
        terms = super().options(given)
        least, most = NUMBERS[terms["mode"]]
        if not least <= terms["players"] <= most:
            number = f"{least} to {most} players" if least < most else f"{least} player"
            raise BadInput(f"A {terms['mode']} table has {number}, not {terms['players']}. (WD-MODE-1, WD-MODE-2)")
        return terms

    def rules(self) -> Mapping[str, str]:
        return _rules()

    def printed(self, content: Content) -> list[Printed]:
        assert isinstance(content, Book)
        return printed(content)

    def compare(self) -> Comparison:
        return compare()

    def content(self, given: Mapping[str, Any]) -> Book:
        return load(given["edition"])

    def source(self, content: Content) -> str:
        assert isinstance(content, Book)
        return toml_entries(content.entries)

    def content_from(self, source: str, given: Mapping[str, Any]) -> Book:
        return load_kept(source, given["edition"])

    def begin(self, content: Content, given: Mapping[str, Any], seed: int) -> Vigil:
        assert isinstance(content, Book)
        return begin(content, given)

    def blank(self, content: Content) -> Vigil:
        assert isinstance(content, Book)
        return Vigil(content)

    def seats(self, state: Vigil) -> int:
        return len(state.roles)

    def phase(self, state: Vigil) -> tuple[int, ...]:
        return (len(state.draws), len(state.asked), len(state.sparks), len(state.vows))

    def outcome(self, state: Vigil) -> Outcome | None:
        """Nobody wins or loses; a session ends."""
        return Outcome((), "The session has ended.", ("WD-DECK-15",)) if state.over else None

    def view(self, state: Vigil, seat: int) -> dict[str, Any]:
        return view.view(state, seat)

    def chronicle(self, state: Vigil, seat: int, form: str) -> str:
        if form not in FORMS:
            raise BadInput(f"A journal is written as {' or '.join(FORMS)}.")
        return FORMS[form](view.view(state, seat))

    def imagine(self, state: Vigil, seat: int) -> Vigil:
        hidden.deal_afresh(state, seat)
        return state

    def barred(self, state: Vigil, seat: int) -> list[Barred]:
        return barring.barred(state, seat)

    def odds(self, state: Vigil, seat: int) -> list[str]:
        return odds_told(state)

    def say(self, state: Vigil, kind: str, value: Any) -> str:
        return saying.say(state, kind, value)

    def cites(self, state: Vigil, fact: Fact, args: Mapping[str, Any]) -> tuple[str, ...]:
        return citing.cites(state, fact, args)

    def thing(self, state: Vigil, kind: str, value: Any) -> str:
        return saying.thing(state, kind, value)


@cache
def _rules() -> Mapping[str, str]:
    source = files("emberwatch.games.wardens") / "content" / "rules.toml"
    rules: Mapping[str, str] = tomllib.loads(source.read_text(encoding="utf-8"))["rules"]
    return rules


RULEBOOK = Wardens()
