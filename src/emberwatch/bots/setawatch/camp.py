"""The camp: who rests, and what the dice are for."""

from emberwatch.bots.bot import View
from emberwatch.bots.setawatch.promises import promise
from emberwatch.bots.setawatch.table import Thing, Thumb, adventurer, card, die, fresh
from emberwatch.kernel import Decision

HALVE = 1000  # how a location says that firewood is halved


def who_rests(view: View, decision: Decision) -> str:
    """Whoever has cards to refresh and weak dice; in the final round nobody, unless somebody cannot fight."""
    if "rest:nobody" in decision.keys:
        idle = [one["id"] for one in view["party"] if not fresh(one)]
        return f"rest:{idle[0]}" if idle else "rest:nobody"
    return max(decision.keys, key=lambda key: _wish_to_rest(adventurer(view, key.partition(":")[2])))


def _wish_to_rest(one: Thing) -> float:
    """What the camp can do for it, less what the Watch would miss."""
    ready = fresh(one)
    missed = sum(each["value"] for each in one["dice"]) if ready else 0
    missed += sum(0.8 * promise(ability["text"]) for ability in ready)
    sixes = float(sum(1 for each in one["dice"] if each["value"] == 6))
    return (5.0 if len(ready) < 3 else 0.0) + 2.0 * sixes - float(missed)


def place(view: View, decision: Decision) -> str:
    """The use of a die that helps most, taking as small a die as it can."""
    return max(decision.keys, key=lambda key: _help(view, key))


def _help(view: View, key: str) -> float:
    space, _, what = key.partition(":")
    if space == "runes":
        return sum((_help_of_rune(view, rune) for rune in what.split("+")), -0.01 * len(what))
    value = die(view, what)["value"]
    spare = 0.02 * float(value) + (0.5 if value == 6 and _somebody_is_tired(view) else 0.0)
    return _help_of_space(view, space, value) - spare


def _help_of_space(view: View, space: str, value: int) -> float:
    if space == "chop_wood":
        return _help_of_wood(view["firewood"], 2) * _nights_left(view)
    if space == "heal":
        return 5.0
    if space == "own_action":
        return _help_of_own_action(view, value)
    if space == "equip":
        return _help_of_swap(_camper(view), view["round"])
    return {"scout_ahead": 1.5, "check_map": 2.8}.get(space, 0.5)


def _camper(view: View) -> Thing:
    found: Thing = next(one for one in view["party"] if one["in_camp"])
    return found


def _nights_left(view: View) -> float:
    """How far wood is still worth piling up: from the seventh round on, less and less."""
    nights: int = 10 - view["round"]
    return min(1.0, nights / 3.0)


def _help_of_wood(wood: int, more: int) -> float:
    """Wood is needed badly below 5, and hardly above 10."""
    return sum((max(0.0, 3.0 - 0.16 * log) for log in range(wood, wood + more)), 0.0)


def _help_of_own_action(view: View, value: int) -> float:
    camper = _camper(view)
    text = camper["camp"]["text"].lower()
    if "refresh" in text:
        return 5.0
    if "firewood" in text:
        return _help_of_wood(view["firewood"], 4) * _nights_left(view)
    if "lend" in text or "store" in text:
        return 0.5 * float(value)
    if "look at" in text:
        return 1.6
    if "swap" in text:
        others = [_help_of_swap(one, view["round"]) for one in view["party"] if not one["in_camp"]]
        return _help_of_swap(camper, view["round"]) + max(others)
    return 0.2


def _help_of_swap(one: Thing, round: int) -> float:
    """A better card for every Watch that is left."""
    better = max(promise(ability["text"]) for ability in one["unused"])
    worse = min(promise(ability["text"]) for ability in one["abilities"])
    return max(0.0, better - worse) * (10 - round) * 0.15


def _help_of_rune(view: View, rune: str) -> float:
    if rune == "vanquish":
        return 2.0 if view["piles"]["horde"] else 0.0
    if rune == "bolster":
        dice = [each for one in view["party"] if not one["in_camp"] for each in one["dice"]]
        return 0.3 * float(sum(max(0.0, (each["sides"] + 1) / 2 - each["value"]) for each in dice))
    return 0.4 if view["piles"]["unhallowed"] < 4 else 0.0


def _somebody_is_tired(view: View) -> bool:
    return any(ability["exhausted"] for one in view["party"] for ability in one["abilities"])


def lay_back(view: View, decision: Decision) -> str:
    """What is stronger than most goes to the bottom."""
    strength = {key: _strength(view, key) for key in decision.keys}
    worst = max(strength, key=lambda key: strength[key])
    if strength[worst] > 9:
        return f"bottom:{worst.partition(':')[2]}"
    return max((key for key in decision.keys if key.startswith("top:")), key=lambda key: strength[key])


def lies_deepest(view: View, decision: Decision) -> str:
    """The strongest is to come last."""
    return max(decision.keys, key=lambda key: _strength(view, key))


def _strength(view: View, key: str) -> float:
    printed = view["seen"].get(key.partition(":")[2])
    if printed is None:
        return 8.0
    if "type" in printed and not printed["type"]:
        return 20.0  # a Summon
    return float((printed["base_health"] or 6) + 2.5 * printed["damage"])


def next_location(view: View, decision: Decision) -> str:
    """The one with fewer creatures and more wood."""
    return max(decision.keys, key=lambda key: _welcome(view, key))


def laid_by(view: View, decision: Decision) -> str:
    """The worst goes deepest."""
    return max(decision.keys, key=lambda key: _welcome(view, key))


def _welcome(view: View, key: str) -> float:
    printed = view["seen"].get(key.partition(":")[2])
    if printed is None:
        return -9.0
    modifier = -view["firewood"] // 2 if printed["modifier"] == HALVE else printed["modifier"]
    return float(modifier - 4 * printed["count"])


def swap_out(view: View, decision: Decision) -> str:
    """The card that promises least."""
    return min(decision.keys, key=lambda key: promise(card(view, key)["text"]))


def swap_in(view: View, decision: Decision) -> str:
    """The card that promises most."""
    texts = {ability["id"]: ability["text"] for one in view["party"] for ability in one["unused"]}
    return max(decision.keys, key=lambda key: promise(texts.get(key.partition(":")[2], "")))


THUMBS: dict[str, Thumb] = {
    "WhoRests": who_rests,
    "Place": place,
    "LayBack": lay_back,
    "LiesDeepest": lies_deepest,
    "NextLocation": next_location,
    "WhichWay": next_location,
    "LaidBy": laid_by,
    "SwapOut": swap_out,
    "SwapIn": swap_in,
}
