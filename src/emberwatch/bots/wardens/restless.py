"""A player who makes characters, acts, asks, rests, fulfils Vows, and goes home when there has been enough of it."""

from random import Random
from typing import Any

from emberwatch.kernel import Decision

DRAWS = 14  # in one session
# what it would rather do, by the last words of a key; whatever is not listed it does now and then
LIKED = {
    "make": 9,
    "act": 9,
    "resist": 9,
    "reveal-vow": 3,
    "oracle": 2,
    "spark": 2,
    "harm": 3,
    "fulfil-vow": 1,
    "draw": 12,
    "agree": 4,
    "invoke": 4,
    "purify": 0.3,
    "join": 0.3,
    "leave": 0.1,
    "retire": 0.2,
    "become-gm": 0.3,
    "step-down": 0.2,
    "give-up": 0.3,
    "never-mind": 0.3,
    "correct": 0.5,
}


def choose(view: dict[str, Any], decision: Decision, luck: Random) -> str:
    """One of the options, the liked ones more often; after enough Draws the session ends."""
    if decision.is_form:
        return decision.example
    enough = sum(entry["kind"] == "draw" for entry in view["journal"]) >= DRAWS
    weights = [weight(key, enough) for key in decision.keys]
    return luck.choices(decision.keys, weights)[0]


def weight(key: str, enough: bool) -> float:
    """How much it would like this option."""
    words = key.split(":")
    word = words[1] if len(words) > 1 and (words[0].isdigit() or words[0] == "action") else words[0]
    if word == "end":
        return 60.0 if enough else 0.02
    return LIKED.get(word, 1.0)
