"""The camp: who rests, and what the dice are for."""

from emberwatch.bots.bot import View
from emberwatch.bots.setawatch.table import Thing, Thumb, adventurer, die, fresh
from emberwatch.kernel import Decision

ENOUGH_WOOD = 9


def who_rests(view: View, decision: Decision) -> str:
    """Whoever has cards to refresh and weak dice; in the final round nobody, unless somebody cannot fight."""
    if "rest:nobody" in decision.keys:
        idle = [one["id"] for one in view["party"] if not fresh(one)]
        return f"rest:{idle[0]}" if idle else "rest:nobody"
    return max(decision.keys, key=lambda key: _wish_to_rest(adventurer(view, key.partition(":")[2])))


def _wish_to_rest(one: Thing) -> float:
    ready = fresh(one)
    useful = sum(1 for card in ready if not card["passive"])
    pips = sum(each["value"] for each in one["dice"])
    return (12.0 if not ready else 0.0) + (4.0 if len(ready) < 3 else 0.0) - 3.0 * useful - pips


def place(view: View, decision: Decision) -> str:
    """The use of a die that helps most, taking as small a die as it can."""
    return max(decision.keys, key=lambda key: _help(view, key))


def _help(view: View, key: str) -> float:
    space, _, what = key.partition(":")
    if space == "runes":
        return sum(_help_of_rune(view, rune) for rune in what.split("+")) - 0.01 * len(what)
    value = die(view, what)["value"]
    wood = view["firewood"]
    spare = 0.02 * value + (0.5 if value == 6 and _somebody_is_tired(view) else 0.0)
    return _help_of_space(view, space, value, wood) - spare


def _help_of_space(view: View, space: str, value: int, wood: int) -> float:
    if space == "chop_wood":
        return _help_of_wood(wood, 2)
    if space == "heal":
        return 5.0
    if space == "own_action":
        return _help_of_own_action(view, value, wood)
    return {"scout_ahead": 1.2, "check_map": 1.3, "equip": 0.1}.get(space, 0.5)


def _help_of_wood(wood: int, more: int) -> float:
    """Wood is needed badly below 5, and not at all above 9: light brings more foes than one can fight."""
    return sum(max(0.0, 1.4 - 0.14 * log) for log in range(wood, wood + more))


def _help_of_own_action(view: View, value: int, wood: int) -> float:
    camper = next(one for one in view["party"] if one["in_camp"])
    text = camper["camp"]["text"].lower()
    if "refresh" in text:
        return 5.0
    if "firewood" in text:
        return _help_of_wood(wood, 4)
    if "lend" in text or "store" in text:
        return 0.5 * value
    if "look at" in text:
        return 1.5
    return 0.2


def _help_of_rune(view: View, rune: str) -> float:
    if rune == "vanquish":
        return 1.6 if view["piles"]["horde"] else 0.0
    if rune == "bolster":
        dice = [each for one in view["party"] if not one["in_camp"] for each in one["dice"]]
        return 0.25 * sum(max(0.0, (each["sides"] + 1) / 2 - each["value"]) for each in dice)
    return 0.4 if view["piles"]["unhallowed"] < 4 else 0.0


def _somebody_is_tired(view: View) -> bool:
    return any(card["exhausted"] for one in view["party"] for card in one["abilities"])


THUMBS: dict[str, Thumb] = {"WhoRests": who_rests, "Place": place}
