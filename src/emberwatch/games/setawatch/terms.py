"""The options of a table: what is agreed on before a game begins (SW-GEN-1, SW-GEN-2, SW-PLAY, SW-DIFF, SW-DECK)."""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any

from emberwatch.games.setawatch.cards import CREATURE, FINAL, REGULAR, Cards
from emberwatch.games.setawatch.content import load
from emberwatch.games.setawatch.rules.setup import REGULARS_DRAWN, SUMMONS
from emberwatch.games.setawatch.state import PARTY
from emberwatch.kernel import BadInput
from emberwatch.kernel.rulebook import check_choice

DEFAULTS: dict[str, Any] = {
    "ruleset": "base",
    "pool": ["base"],
    "packs": [],
    "players": 1,
    "difficulty": "normal",
    "adventurers": [],  # named ones; the rest of the four is drawn from the pool
    "random_start": False,  # SW-SET-23
    "own_dice": False,  # dice and cards of a real table, entered by hand
    "draw": "random",  # SW-DECK-6
    "deck": [],  # for draw = "custom": the creatures, by id
    "locations": [],  # SW-DECK-5: the eight others, by id
    "final": "",  # SW-SET-14; drawn at random unless named
}
CHOICES: dict[str, tuple[Any, ...]] = {
    "ruleset": ("base",),
    "players": (1, 2, 3, 4),
    "difficulty": tuple(SUMMONS),
    "draw": ("random", "balanced", "custom"),
    "random_start": (False, True),
    "own_dice": (False, True),
}


def complete(given: Mapping[str, Any]) -> dict[str, Any]:
    """The terms with every option set; what can be at no table raises BadInput."""
    for name in given:
        if name not in DEFAULTS:
            near = get_close_matches(name, DEFAULTS, 1)
            hint = f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(DEFAULTS)}."
            raise BadInput(f"Set a Watch has no option {name!r}; {hint}")
    terms = {name: given.get(name, default) for name, default in DEFAULTS.items()}
    for name, choices in CHOICES.items():
        check_choice(name, terms[name], choices)
    for name, default in DEFAULTS.items():
        if isinstance(default, list):
            terms[name] = _strings(name, terms[name])
        elif isinstance(default, str) and not isinstance(terms[name], str):
            raise BadInput(f"The option {name} is a text, not {terms[name]!r}.")
    return terms


def cards_for(terms: Mapping[str, Any]) -> Cards:
    """The cards that a game on these terms is played with."""
    return load(tuple(terms["pool"]), terms["ruleset"], tuple(terms["packs"]))


def _strings(name: str, value: Any) -> list[str]:
    if isinstance(value, str) or not isinstance(value, list | tuple) or not all(isinstance(one, str) for one in value):
        raise BadInput(f"The option {name} is a list of texts, not {value!r}.")
    return list(value)


def check(cards: Cards, terms: Mapping[str, Any]) -> None:
    """Whatever the terms name is among the cards, and there are enough of them; BadInput says what is not."""
    heroes = [cards.hero_ids[hero] for hero in cards.heroes_in_pool]
    _check_names("adventurers", terms["adventurers"], heroes)
    if len(terms["adventurers"]) > PARTY:
        raise BadInput(f"A party has four Adventurers, not {len(terms['adventurers'])} (SW-PLAY-2).")
    if len(heroes) < PARTY:
        raise BadInput("This pool has fewer than four Adventurers; add a set to it.")
    _check_names("deck", terms["deck"], _of_kind(cards, CREATURE))
    if (terms["draw"] == "custom") != bool(terms["deck"]):
        raise BadInput('The options draw = "custom" and deck go together: a custom deck names its creatures.')
    if terms["draw"] == "balanced" and cards.missing_from_balance(
        card for card, kind in enumerate(cards.kind) if kind == CREATURE
    ):
        raise BadInput('No deck of this pool is balanced (SW-DECK-2); use draw = "random", or add a set to the pool.')
    _check_names("locations", terms["locations"], _of_kind(cards, REGULAR))
    if len(terms["locations"]) not in (0, REGULARS_DRAWN):
        raise BadInput(f"The option locations names eight or none, not {len(terms['locations'])} (SW-DECK-5).")
    if len(_of_kind(cards, REGULAR)) < REGULARS_DRAWN or not _of_kind(cards, FINAL):
        raise BadInput("This pool has fewer than eight regular locations or no final one; add a set to it.")
    if terms["final"]:
        _check_names("final", [terms["final"]], _of_kind(cards, FINAL))


def _of_kind(cards: Cards, kind: int) -> list[str]:
    return [name for name, one in zip(cards.ids, cards.kind, strict=True) if one == kind]


def _check_names(option: str, names: list[str], known: list[str]) -> None:
    for name in names:
        if name not in known:
            near = get_close_matches(name, known, 1)
            hint = f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(known)}."
            raise BadInput(f"The option {option} names {name!r}, which is not in this pool; {hint}")
    if len(set(names)) < len(names):
        raise BadInput(f"The option {option} names one thing twice.")
