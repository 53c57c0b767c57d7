"""The Watch: kill what can be killed, cheapest pips first, and know when to stop."""

import re

from emberwatch.bots.bot import View
from emberwatch.bots.setawatch.sentences import worth
from emberwatch.bots.setawatch.table import (
    Thing,
    Thumb,
    card,
    dice_of,
    die,
    foe_at,
    foes,
    fresh,
    health_of_party,
    left,
    on_watch,
    owner,
)
from emberwatch.kernel import Decision

BY_HAND = 1.0  # what a die on a card costs besides its pips: the card's one use this round
TAMED_BITES = 4  # about what a tamed creature deals
COUNT = re.compile(r": (\d+) of (\d+)\.")


def window(view: View, decision: Decision) -> str:
    """Cards whose worth is more than the die they take; then attacks that kill; then what exhausting buys."""
    keys = decision.keys
    return (
        _free(view, keys)
        or _best_ability(view, keys)
        or _best_attack(view, keys)
        or _last_ability(view, keys)
        or _prepared(view, keys)
        or _exhausted_for_a_kill(view, keys)
        or _sent_away(view, keys)
        or "stop"
    )


def _free(view: View, keys: tuple[str, ...]) -> str:
    """Passive cards that cost nothing."""
    for key in keys:
        if key.startswith("passive:"):
            text = card(view, key)["text"].lower()
            if "tame" in text:
                return key
            if "set the lowest available die" in text and _lowest_can_rise(view):
                return key
    return ""


def _lowest_can_rise(view: View) -> bool:
    return any(dice[0]["value"] <= dice[0]["sides"] // 2 for one in on_watch(view) if (dice := dice_of(view, one["id"])))


def _best_ability(view: View, keys: tuple[str, ...], least: float = 0.0) -> str:
    """The card by die that saves most pips beyond the die it takes."""
    best, found = least, ""
    for key in keys:
        if key.startswith("use:"):
            lowest = dice_of(view, owner(key))[0]
            gain = worth(view, card(view, key)["text"]) - lowest["value"] - BY_HAND
            if gain > best:
                best, found = gain, key
    return found


def _last_ability(view: View, keys: tuple[str, ...]) -> str:
    """Dice that no attack can use any more are worth nothing: any card that does something is better."""
    worths = {key: worth(view, card(view, key)["text"]) for key in keys if key.startswith("use:")}
    found = max(worths, key=lambda key: worths[key], default="")
    return found if found and worths[found] > 0 else ""


def _best_attack(view: View, keys: tuple[str, ...]) -> str:
    """The attack that kills and prevents most damage for its pips."""
    best, found = 0.0, ""
    for key in keys:
        if key.startswith("attack:"):
            foe = foe_at(view, key)
            pips = _pips_to_kill(view, foe)
            if pips is not None:
                gain = (foe["damage"] + 1.0) / (pips + 1.0) * (1.3 if foe["place"] == 1 else 1.0)
                if gain > best:
                    best, found = gain, key
    return found


def _pips_to_kill(view: View, foe: Thing) -> int | None:
    """The pips that a sufficient attack takes; None when no attack is."""
    fighters = [one for one in on_watch(view) if one["reach"] >= foe["place"]]
    tame = min(sum(len(one["tamed"]) for one in fighters), left(foe) // TAMED_BITES)
    missing = left(foe) - TAMED_BITES * tame
    dice = [each for one in fighters for each in dice_of(view, one["id"])]
    chosen = smallest(dice, missing)
    return None if chosen is None else sum(each["value"] for each in chosen)


def smallest(dice: list[Thing], missing: int) -> list[Thing] | None:
    """The dice that reach this sum with the fewest pips to spare, and then the fewest dice."""
    if missing <= 0:
        return []
    ways: dict[int, list[Thing]] = {0: []}
    for each in dice:
        for total, used in sorted(ways.items(), reverse=True):
            more = total + each["value"]
            if total < missing and (more not in ways or len(ways[more]) > len(used) + 1):
                ways[more] = [*used, each]
    enough = [total for total in ways if total >= missing]
    return ways[min(enough)] if enough else None


def _prepared(view: View, keys: tuple[str, ...]) -> str:
    """A small blow at a large foe, when a card waits for a creature with a die on it."""
    waiting = [
        one
        for one in on_watch(view)
        for ability in fresh(one)
        if "attack die on it" in ability["text"] and not ability["used_by_exhausting"]
    ]
    if not waiting or any(foe["dice"] for foe in foes(view)):
        return ""
    attacks = [key for key in keys if key.startswith("attack:")]
    return max(attacks, key=lambda key: left(foe_at(view, key)), default="")


def _exhausted_for_a_kill(view: View, keys: tuple[str, ...]) -> str:
    """A card would be exhausted by the creature anyway; a dead one does not come back with the Horde."""
    if health_of_party(view) < 2:
        return ""
    worths = {
        key: worth(view, card(view, key)["text"])
        for key in keys
        if key.startswith("exhaust:") and _kills(card(view, key)["text"].lower())
    }
    found = max(worths, key=lambda key: worths[key], default="")
    return found if found and worths[found] >= 3 else ""


def _kills(text: str) -> bool:
    return any(word in text for word in ("defeat", "tame", "bottom of the creature deck", "horde"))


def _sent_away(view: View, keys: tuple[str, ...]) -> str:
    """Before it breaks through, the first creature can be let by for nothing; a die can be thrown again."""
    for key in keys:
        if key.startswith("passive:"):
            text = card(view, key)["text"].lower()
            if "horde" in text or "reroll" in text:
                return key
    return ""


def contribute(view: View, decision: Decision) -> str:
    """The largest die of the smallest sufficient sum; tamed creatures first, for they cost nothing."""
    total, needed = (int(number) for number in COUNT.findall(decision.prompt)[-1])
    missing = needed - total
    keys = [key for key in decision.keys if key != "strike"]
    if missing <= 0 or not keys:
        return "strike"
    dice = _still_there(view, keys)
    chosen = smallest(dice, missing)
    tame = [key for key in keys if key.startswith("tamed:")]
    if tame and (chosen is None or missing >= TAMED_BITES):
        return tame[0]
    if not chosen:
        return "strike" if "strike" in decision.keys else min(keys, key=lambda key: die(view, key)["value"])
    largest = max(chosen, key=lambda each: (each["value"], each["key"]))
    return next(key for key in keys if key.startswith("die:") and _alike(die(view, key), largest))


def _still_there(view: View, keys: list[str]) -> list[Thing]:
    """The dice behind the options: of dice that look alike only the first is offered."""
    offered = [die(view, key) for key in keys if key.startswith("die:")]
    found: list[Thing] = []
    for first in offered:
        if first["lent_to"]:
            found.append(first)
        else:
            one = dice_of(view, owner(first["key"]))
            found += [each for each in one if _alike(each, first) and each["key"] >= first["key"]]
    return found


def _alike(one: Thing, other: Thing) -> bool:
    """The same Adventurer's dice with the same value."""
    same_owner = owner(one["key"]) == owner(other["key"]) and one["lent_to"] == other["lent_to"]
    return same_owner and bool(one["value"] == other["value"]) and bool(one["sides"] == other["sides"])


def which_die(view: View, decision: Decision) -> str:
    """The lowest die is as good as any on a card."""
    return min(decision.keys, key=lambda key: die(view, key)["value"])


def double(view: View, decision: Decision) -> str:
    """A doubling costs nothing."""
    return decision.keys[-1]


def stored_die(view: View, decision: Decision) -> str:
    """Meet the creature if that kills it, or if nothing else is likely to come."""
    health = foes(view)[0]
    strong = [key for key in decision.keys if key != "no" and die(view, key)["value"] >= left(health)]
    return strong[0] if strong else "no"


THUMBS: dict[str, Thumb] = {
    "Window": window,
    "Contribute": contribute,
    "WhichDie": which_die,
    "Double": double,
    "StoredDie": stored_die,
}
