"""Reading the table: foes in the light, dice at hand, cards still unexhausted."""

from collections.abc import Callable
from typing import Any

from emberwatch.bots.bot import View
from emberwatch.kernel import Decision

Thing = dict[str, Any]
Thumb = Callable[[View, Decision], str]


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


def foes(view: View) -> list[Thing]:
    """The revealed creatures of the Line."""
    return [place for place in view["line"] if "health" in place]


def left(foe: Thing) -> int:
    """The damage that still has to be dealt to it."""
    return int(foe["health"] - foe["damage_taken"])


def foe_at(view: View, key: str) -> Thing:
    """The card of the Line that a key such as "line:2" names."""
    place: Thing = view["line"][int(key.rpartition(":")[2]) - 1]
    return place


def danger(place: Thing) -> float:
    """How much one would like a card of the Line gone: what it costs to kill, and what it costs to let it through."""
    if "health" not in place:
        return 8.0
    return left(place) + 3.0 * float(place["damage"])
