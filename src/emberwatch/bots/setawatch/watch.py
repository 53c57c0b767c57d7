"""The Watch: kill what can be killed, cheapest pips first, and know when to stop."""

import re

from emberwatch.bots.bot import View
from emberwatch.bots.setawatch.attacks import TAMED_BITES, alike, cheapest, cost_to_kill, weighed
from emberwatch.bots.setawatch.sentences import promise, worth
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
COUNT = re.compile(r"(\d+) of (\d+)\.")


def window(view: View, decision: Decision) -> str:
    """Free cards; cards that do what they promise; attacks that kill; any card; at last, what exhausting buys."""
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
            if "tame" in text or ("set the lowest available die" in text and _lowest_can_rise(view)):
                return key
    return ""


def _lowest_can_rise(view: View) -> bool:
    lowest = [dice[0] for one in on_watch(view) if (dice := dice_of(view, one["id"]))]
    return any(each["value"] <= each["sides"] // 2 for each in lowest)


def _best_ability(view: View, keys: tuple[str, ...]) -> str:
    """The card by die that saves most pips beyond the die it takes, if it does nearly what it promises."""
    best, found = 0.0, ""
    for key in keys:
        if key.startswith("use:"):
            text = card(view, key)["text"]
            pips = worth(view, text)
            gain = pips - dice_of(view, owner(key))[0]["value"] - BY_HAND
            if gain > best and pips >= 0.7 * promise(text):
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
            cost = cost_to_kill(view, foe)
            if cost is not None:
                gain = (foe["damage"] + 1.0) / (cost + 1.0) * (1.3 if foe["place"] == 1 else 1.0)
                if gain > best:
                    best, found = gain, key
    return found


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
    worths = {key: worth(view, card(view, key)["text"]) for key in keys if key.startswith("exhaust:")}
    found = max(worths, key=lambda key: worths[key], default="")
    return found if found and worths[found] >= 3 else ""


def _sent_away(view: View, keys: tuple[str, ...]) -> str:
    """Before it breaks through, the first creature can be let by for nothing; a die can be thrown again."""
    for key in keys:
        if key.startswith("passive:"):
            text = card(view, key)["text"].lower()
            if "horde" in text or "reroll" in text:
                return key
    return ""


def contribute(view: View, decision: Decision) -> str:
    """The largest die of the cheapest sufficient sum; tamed creatures first, for they cost nothing."""
    total, needed = (int(number) for number in COUNT.findall(decision.prompt)[-1])
    missing = needed - total
    keys = [key for key in decision.keys if key != "strike"]
    if missing <= 0 or not keys:
        return "strike"
    foe = next(foe for foe in foes(view) if left(foe) == needed)
    chosen = cheapest(weighed(view, foe, _still_there(view, keys)), missing)
    tame = [key for key in keys if key.startswith("tamed:")]
    if tame and (chosen is None or missing >= TAMED_BITES):
        return tame[0]
    if not chosen:
        return "strike" if "strike" in decision.keys else min(keys, key=lambda key: die(view, key)["value"])
    largest = max(chosen, key=lambda each: (each[0], each[2]["key"]))[2]
    return next(key for key in keys if key.startswith("die:") and alike(die(view, key), largest))


def _still_there(view: View, keys: list[str]) -> list[Thing]:
    """The dice behind the options: of dice that look alike only the first is offered."""
    offered = [die(view, key) for key in keys if key.startswith("die:")]
    found: list[Thing] = []
    for first in offered:
        if first["lent_to"]:
            found.append(first)
        else:
            one = dice_of(view, owner(first["key"]))
            found += [each for each in one if alike(each, first) and each["key"] >= first["key"]]
    return found


def which_die(view: View, decision: Decision) -> str:
    """The lowest die is as good as any on a card."""
    return min(decision.keys, key=lambda key: die(view, key)["value"])


def which_part(view: View, decision: Decision) -> str:
    """The part that is worth more now."""
    return max(decision.options, key=lambda option: worth(view, option.text)).key


def double(view: View, decision: Decision) -> str:
    """A doubling costs nothing."""
    return decision.keys[-1]


def stored_die(view: View, decision: Decision) -> str:
    """Meet the creature if that kills it."""
    health = left(foes(view)[0])
    strong = [key for key in decision.keys if key != "no" and die(view, key)["value"] >= health]
    return strong[0] if strong else "no"


THUMBS: dict[str, Thumb] = {
    "Window": window,
    "Contribute": contribute,
    "WhichDie": which_die,
    "WhichPart": which_part,
    "Double": double,
    "StoredDie": stored_die,
}
