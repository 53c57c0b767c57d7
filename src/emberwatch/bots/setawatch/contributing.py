"""What goes into an attack: the cheapest dice that are enough, or a small one that lets a card do the rest."""

from emberwatch.bots.bot import View
from emberwatch.bots.setawatch.attacks import TAMED_BITES, alike, cheapest, marking_die, weighed
from emberwatch.bots.setawatch.table import Thing, Thumb, dice_of, die, owner
from emberwatch.kernel import Decision


def contribute(view: View, decision: Decision) -> str:
    """The largest die of the cheapest sufficient sum; tamed creatures first, for they cost nothing."""
    attack = view["attack"]
    missing = attack["needed"] - attack["sum"]
    keys = [key for key in decision.keys if key != "strike"]
    if missing <= 0 or not keys:
        return "strike"
    foe = view["line"][attack["place"] - 1]
    if mark := marking_die(view, foe):
        return "strike" if attack["sum"] else _offered(view, keys, mark)
    chosen = cheapest(weighed(view, foe, _still_there(view, keys)), missing)
    tame = [key for key in keys if key.startswith("tamed:")]
    if tame and (chosen is None or missing >= TAMED_BITES):
        return tame[0]
    if not chosen:
        return "strike" if "strike" in decision.keys else keys[0]
    largest = max(chosen, key=lambda each: (each[0], each[2]["key"]))[2]
    return _offered(view, keys, largest)


def _offered(view: View, keys: list[str], wanted: Thing) -> str:
    """The option that stands for this die: of dice that look alike only the first is offered."""
    return next(key for key in keys if key.startswith("die:") and alike(die(view, key), wanted))


def _still_there(view: View, keys: list[str]) -> list[Thing]:
    """All the dice behind the options."""
    offered = [die(view, key) for key in keys if key.startswith("die:")]
    found: list[Thing] = []
    for first in offered:
        if first["lent_to"]:
            found.append(first)
        else:
            one = dice_of(view, owner(first["key"]))
            found += [each for each in one if alike(each, first) and each["key"] >= first["key"]]
    return found


THUMBS: dict[str, Thumb] = {"Contribute": contribute}
