"""Reading the table: foes in the light, dice at hand, cards still unexhausted."""

import re
from collections.abc import Callable
from typing import Any

from emberwatch.bots.bot import View
from emberwatch.kernel import Decision

Thing = dict[str, Any]
Thumb = Callable[[View, Decision], str]

UNSEEN: Thing = {}  # a card of the Line that nobody has seen
UNSEEN_DAMAGE = 1.4
FIRST = re.compile(r"First(?:, once)?: (.*)")
ARRIVALS = (  # what First powers cost, in cards
    ("exhaust 1 and lose 3 firewood", 2.0),
    ("lose 3 firewood", 1.0),
    ("creature deck is laid", 1.0),
    ("steals", 0.5),
    ("summon", 0.3),
    ("lose 1 firewood", 0.3),
)


def owner(key: str) -> str:
    """The Adventurer in a key such as "die:wizard.2" or "card:wizard.shockbolt"."""
    return key.rpartition(":")[2].partition(".")[0]


def adventurer(view: View, name: str) -> Thing:
    """An Adventurer of the party by its id."""
    return next(one for one in view["party"] if one["id"] == name)


def on_watch(view: View) -> list[Thing]:
    """The Adventurers who can fight."""
    return [one for one in view["party"] if not one["in_camp"] and not one["sits_out"]]


def fresh(one: Thing) -> list[Thing]:
    """The Adventurer's unexhausted cards."""
    return [card for card in one["abilities"] if not card["exhausted"]]


def health_of_party(view: View) -> int:
    """How many cards the Adventurers on Watch can still exhaust."""
    return sum(len(fresh(one)) for one in view["party"] if not one["in_camp"])


def dice_of(view: View, name: str) -> list[Thing]:
    """The dice that this Adventurer can use now, the lowest first."""
    found = [
        die
        for one in view["party"]
        for die in one["dice"]
        if die["state"] == "available" and (die["lent_to"] or one["id"]) == name
    ]
    return sorted(found, key=lambda die: (die["value"], die["sides"]))


def die(view: View, key: str) -> Thing:
    """A die by its key, with or without "die:" before it."""
    name = key.rpartition(":")[2]
    return next(one for one in adventurer(view, owner(name))["dice"] if one["key"] == name)


def card(view: View, key: str) -> Thing:
    """An equipped ability card by its key, such as "use:wizard.shockbolt"."""
    name = key.rpartition(":")[2]
    return next(one for one in adventurer(view, owner(name))["abilities"] if one["key"] == name)


def revealed(view: View) -> list[Thing]:
    """The creatures of the Line that are face up."""
    return [place for place in view["line"] if "health" in place]


def foes(view: View) -> list[Thing]:
    """Those of them that are gone once they are defeated: one may come back for as long as others remain."""
    alone = len(view["line"]) == 1
    return [place for place in revealed(view) if alone or "other cards remain" not in place["text"]]


def left(foe: Thing) -> int:
    """The damage that still has to be dealt to it."""
    return int(foe["health"] - foe["damage_taken"])


def foe_at(view: View, key: str) -> Thing:
    """The card of the Line that a key such as "line:2" names."""
    place: Thing = view["line"][int(key.rpartition(":")[2]) - 1]
    return place


def damage(place: Thing) -> float:
    """The cards that a card of the Line exhausts when it breaks through."""
    return float(place["damage"]) if "health" in place else UNSEEN_DAMAGE


def harm(place: Thing) -> float:
    """The cards that it costs, whether it breaks through or comes first before that."""
    return damage(place) + arrival(place)


def arrival(place: Thing) -> float:
    """The cards that it will cost by coming first."""
    found = FIRST.search(place["text"]) if "health" in place and place["place"] > 1 else None
    return next((cards for words, cards in ARRIVALS if words in found[1]), 0.0) if found else 0.0


def danger(place: Thing) -> float:
    """How much one would like a card of the Line gone: what it costs to kill, and what it costs to let it through."""
    if "health" not in place:
        return 8.0
    return left(place) + 3.0 * harm(place)
