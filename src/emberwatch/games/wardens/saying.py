"""The parts of events in words."""

from collections.abc import Callable
from typing import Any

from emberwatch.games.wardens import cards
from emberwatch.games.wardens.naming import character_key, character_name, levels, severity_name, signed, vow_name
from emberwatch.games.wardens.rules.consent import PROPOSALS
from emberwatch.games.wardens.rules.oracle import word_of
from emberwatch.games.wardens.rules.seats import seat_name
from emberwatch.games.wardens.state import MODES, NONE, Vigil

ANSWERS = ("Yes", "Yes, but...", "No")


def _answer(vigil: Vigil, value: int) -> str:
    return f"{ANSWERS[value]} ({vigil.book.tie})" if value == 1 else ANSWERS[value]


SAYINGS: dict[str, Callable[[Vigil, Any], str]] = {
    "text": lambda vigil, value: str(value),
    "number": lambda vigil, value: str(value),
    "numbers": lambda vigil, value: ", ".join(
        f"{name} {score}" for name, score in zip(vigil.book.score_names, value, strict=True)
    ),
    "signed": lambda vigil, value: signed(value),
    "levels": lambda vigil, value: levels(value),
    "edition": lambda vigil, value: vigil.book.edition_name.lower(),
    "mode": lambda vigil, value: MODES[value],
    "seat": seat_name,
    "proposal": lambda vigil, value: PROPOSALS[value],
    "card": lambda vigil, value: cards.name(value),
    "cards": lambda vigil, value: ", ".join(cards.name(card) for card in value),
    "character": character_name,
    "kind": lambda vigil, value: vigil.book.kinds[value],
    "score": lambda vigil, value: vigil.book.score_names[value],
    "scope": lambda vigil, value: vigil.book.scopes[value],
    "action": lambda vigil, value: vigil.book.actions[value].name,
    "outcome": lambda vigil, value: vigil.book.outcomes[value],
    "severity": severity_name,
    "stake": lambda vigil, value: "the fiction only" if value == NONE else vigil.book.score_names[value],
    "likelihood": lambda vigil, value: vigil.book.likelihoods[value][1],
    "answer": _answer,
    "theme": lambda vigil, value: word_of(vigil, "theme", value),
    "impulse": lambda vigil, value: word_of(vigil, "impulse", value),
    "vow": lambda vigil, value: vow_name(vigil, vigil.vows[value]),
    "cause": lambda vigil, value: "",
}


def say(vigil: Vigil, kind: str, value: Any) -> str:
    """One part of an event; `kind` is what its fact calls it."""
    return SAYINGS[kind](vigil, value)


def thing(vigil: Vigil, kind: str, value: Any) -> str:
    """The thing on the table that a part of an event is, by the name that options give it."""
    if kind == "character":
        return f"character:{character_key(value)}"
    return f"card:{cards.key(value)}" if kind == "card" else ""
