"""The rules that an event rests on because of what it is about: an Action, an outcome, a suit, a Gift, a Score."""

from collections.abc import Callable, Mapping
from typing import Any

from emberwatch.games.wardens import cards
from emberwatch.games.wardens.state import FORTUNE, RADIANCE, SUPPLY, VITAE, Vigil
from emberwatch.kernel import Fact

Cites = tuple[str, ...]
# what restores a Reserve Score, and what costs it
MOVED = {
    VITAE: ("WD-SCORE-11", "WD-SCORE-12"),
    RADIANCE: ("WD-SCORE-13", "WD-SCORE-14"),
    SUPPLY: ("WD-SCORE-15", "WD-SCORE-16"),
    FORTUNE: ("WD-SCORE-17", "WD-SCORE-18"),
}


def cites(vigil: Vigil, fact: Fact, args: Mapping[str, Any]) -> Cites:
    """Content names its rules; a fact knows only those that hold whatever it is about."""
    found = CITES.get(fact.name)
    return found(vigil, args) if found else ()


def _began(vigil: Vigil, args: Mapping[str, Any]) -> Cites:
    return tuple(vigil.book.actions[args["action"]].cites.begin)


def _ended(vigil: Vigil, args: Mapping[str, Any]) -> Cites:
    own = vigil.book.actions[args["action"]].cites
    return tuple((own.top, own.middle, own.bottom)[args["outcome"]])


def _costs(vigil: Vigil, args: Mapping[str, Any]) -> Cites:
    return tuple(vigil.book.actions[vigil.draws[-1].action].costs[cards.suit(args["card"])].cites)


def _gift(vigil: Vigil, args: Mapping[str, Any]) -> Cites:
    return tuple(vigil.book.gift_cites[args["text"]])


def _store(vigil: Vigil, args: Mapping[str, Any]) -> Cites:
    return tuple(vigil.book.store_cites)


def _score(vigil: Vigil, args: Mapping[str, Any]) -> Cites:
    moved = MOVED.get(args["score"])
    return (moved[args["now"] < args["was"]],) if moved else ()


CITES: dict[str, Callable[[Vigil, Mapping[str, Any]], Cites]] = {
    "action_began": _began,
    "outcome_final": _ended,
    "cost_revealed": _costs,
    "gift_picked": _gift,
    "stored": _store,
    "shared_store": _store,
    "score_changed": _score,
}
