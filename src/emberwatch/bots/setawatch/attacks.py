"""Direct attacks: which dice reach a foe, and the cheapest of them that kill it."""

import re

from emberwatch.bots.bot import View
from emberwatch.bots.setawatch.promises import promise
from emberwatch.bots.setawatch.table import Thing, dice_of, foes, fresh, left, on_watch, owner

TAMED_BITES = 4  # about what a tamed creature deals
LARGE = 8  # a foe that a small die and a card defeat more cheaply than dice alone
SMALL = 4
DOUBLED = re.compile(r"double damage to creatures with health (\d+) or more")

Dice = list[tuple[int, float, Thing]]  # what each deals, what it costs, the die


def cost_to_kill(view: View, foe: Thing) -> float | None:
    """What a sufficient attack costs in pips; None when no attack is sufficient."""
    fighters = [one for one in on_watch(view) if one["reach"] >= foe["place"]]
    bites = min(sum(len(one["tamed"]) for one in fighters), left(foe) // TAMED_BITES) * TAMED_BITES
    dice = [each for one in fighters for each in dice_of(view, one["id"])]
    chosen = cheapest(weighed(view, foe, dice), left(foe) - bites)
    return None if chosen is None else sum(cost for _, cost, _ in chosen)


def weighed(view: View, foe: Thing, dice: list[Thing]) -> Dice:
    """The dice with what they deal to this foe and what they cost the party."""
    times = 2 if _doubled(view, foe) else 1
    kept = {each["key"]: price for one in on_watch(view) for each, price in _kept_back(view, one)}
    return [(times * each["value"], kept.get(each["key"], float(each["value"])), each) for each in dice]


def _kept_back(view: View, one: Thing) -> list[tuple[Thing, float]]:
    """The lowest dice of an Adventurer wait for its cards; they cost what the cards promise."""
    waiting = [card for card in fresh(one) if not card["passive"] and not card["used_by_die"]]
    promises = sorted((promise(card["text"]) for card in waiting), reverse=True)
    return [
        (each, max(float(each["value"]), promised))
        for each, promised in zip(dice_of(view, one["id"]), promises, strict=False)
    ]


def _doubled(view: View, foe: Thing) -> bool:
    """Whether a card used this round makes dice count twice against it."""
    for one in on_watch(view):
        for card in one["abilities"]:
            found = DOUBLED.search(card["text"])
            if found and (card["used_by_die"] or card["used_by_exhausting"]) and foe["health"] >= int(found[1]):
                return True
    return False


def cheapest(dice: Dice, missing: int) -> Dice | None:
    """The dice that deal at least this much at the least cost."""
    if missing <= 0:
        return []
    ways: dict[int, tuple[float, Dice]] = {0: (0.0, [])}
    for each in dice:
        for dealt, (cost, used) in list(ways.items()):
            if dealt < missing:
                more, price = dealt + each[0], cost + each[1]
                if more not in ways or ways[more][0] > price:
                    ways[more] = (price, [*used, each])
    enough = [way for dealt, way in ways.items() if dealt >= missing]
    return min(enough, key=lambda way: way[0])[1] if enough else None


def marking_die(view: View, foe: Thing) -> Thing | None:
    """A small die for a large foe, if a card waits for a creature with a die on it, and has a die left for itself."""
    waiting = [one["id"] for one in on_watch(view) if _waits_for_a_mark(one) and dice_of(view, one["id"])]
    if not waiting or left(foe) < LARGE or foe not in foes(view) or any(each["dice"] for each in foes(view)):
        return None
    fighters = [one["id"] for one in on_watch(view) if one["reach"] >= foe["place"]]
    spare = [each for name in fighters for each in dice_of(view, name)[1 if name in waiting else 0 :]]
    return min((each for each in spare if each["value"] <= SMALL), key=lambda each: int(each["value"]), default=None)


def _waits_for_a_mark(one: Thing) -> bool:
    return any("attack die on it" in card["text"] and not card["used_by_die"] for card in fresh(one))


def alike(one: Thing, other: Thing) -> bool:
    """The same Adventurer's dice with the same value."""
    same_owner = owner(one["key"]) == owner(other["key"]) and one["lent_to"] == other["lent_to"]
    return same_owner and bool(one["value"] == other["value"]) and bool(one["sides"] == other["sides"])
