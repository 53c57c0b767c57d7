"""Terms drawn at random over all the options of Set a Watch."""

from random import Random
from typing import Any

from emberwatch.games.setawatch.cards import CREATURE, FINAL, REGULAR, Cards
from emberwatch.games.setawatch.rulebook import RULEBOOK
from emberwatch.games.setawatch.terms import CHOICES

POOLS = (["base"], ["base", "deluxe"])
DECK_SIZES = (1, 4, 30)  # a party that meets few creatures sees the later rounds


def random_terms(luck: Random) -> dict[str, Any]:
    """Complete terms; one table in eight plays with its own dice."""
    given: dict[str, Any] = {name: luck.choice(CHOICES[name]) for name in CHOICES if name != "own_dice"}
    given["pool"] = luck.choice(POOLS)
    given["own_dice"] = luck.random() < 0.125
    cards = RULEBOOK.content(RULEBOOK.terms({"pool": given["pool"]}))
    heroes = [cards.hero_ids[hero] for hero in cards.heroes_in_pool]
    given["adventurers"] = luck.sample(heroes, luck.randrange(5))
    if given["draw"] == "custom":
        given["deck"] = luck.sample(_of_kind(cards, CREATURE), luck.choice(DECK_SIZES))
    if luck.random() < 0.5:
        given["locations"] = luck.sample(_of_kind(cards, REGULAR), 8)
        given["final"] = luck.choice(_of_kind(cards, FINAL))
    return RULEBOOK.terms(given)


def _of_kind(cards: Cards, kind: int) -> list[str]:
    return [name for name, one in zip(cards.ids, cards.kind, strict=True) if one == kind]
