"""The Watch: kill what can be killed, cheapest pips first, and know when to stop."""

from emberwatch.bots.bot import View
from emberwatch.bots.setawatch.attacks import cost_to_kill, marking_die
from emberwatch.bots.setawatch.promises import promise
from emberwatch.bots.setawatch.sentences import worth
from emberwatch.bots.setawatch.table import (
    Thing,
    Thumb,
    card,
    damage,
    danger,
    dice_of,
    die,
    foe_at,
    foes,
    harm,
    health_of_party,
    left,
    on_watch,
    owner,
    revealed,
)
from emberwatch.kernel import Decision

LAST_ROUND = 9
NEARLY = 0.8  # how much of its promise a card must keep to be used at once
BY_HAND = 1.0  # what a die on a card costs besides its pips: the card's one use this round
LARGE = 10  # a creature that is rather sent to the Horde, once a round, than fought
LARGE_AT_LAST = 6  # the same in the last round, when the Horde does not come back
COMES_BACK = 0.8  # the cards that a creature in the Horde will cost in the last round
ENOUGH = 0.3  # the cards that exhausting a card must spare beyond itself


def window(view: View, decision: Decision) -> str:
    """Free cards; cards that do what they promise; attacks that kill; any card; at last, what exhausting buys."""
    keys = decision.keys
    return (
        _free(view, keys)
        or _warded(view, keys)
        or _prepared(view, keys)
        or _best_ability(view, keys)
        or _best_attack(view, keys)
        or _last_ability(view, keys)
        or _passive(view, keys, "reroll")
        or _exhausted_for_a_kill(view, keys)
        or _passive(view, keys, "horde")
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


def _warded(view: View, keys: tuple[str, ...]) -> str:
    """The first creature can be sent to the Horde once: better a large one."""
    first = view["line"][0]
    large = "health" in first and left(first) >= (LARGE_AT_LAST if view["round"] == LAST_ROUND else LARGE)
    return _passive(view, keys, "horde") if large else ""


def _passive(view: View, keys: tuple[str, ...], word: str) -> str:
    found = (key for key in keys if key.startswith("passive:") and word in card(view, key)["text"].lower())
    return next(found, "")


def _prepared(view: View, keys: tuple[str, ...]) -> str:
    """A small die on a large foe, when a card waits for a creature with a die on it."""
    attacks = [key for key in keys if key.startswith("attack:") and marking_die(view, foe_at(view, key))]
    return max(attacks, key=lambda key: danger(foe_at(view, key)), default="")


def _best_ability(view: View, keys: tuple[str, ...]) -> str:
    """The card by die that saves most pips beyond the die it takes, if it does nearly what it promises."""
    best, found = 0.0, ""
    for key in keys:
        if key.startswith("use:"):
            text = card(view, key)["text"]
            pips = worth(view, text)
            gain = pips - dice_of(view, owner(key))[0]["value"] - BY_HAND
            if gain > best and pips >= NEARLY * promise(text):
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
            if cost is not None and (foe["place"] == 1 or foe in foes(view)):
                gain = (harm(foe) + 1.0) / (cost + 1.0) * (1.3 if foe["place"] == 1 else 1.0)
                if gain > best:
                    best, found = gain, key
    return found


def _exhausted_for_a_kill(view: View, keys: tuple[str, ...]) -> str:
    """Exhaust a card for what spares more of them: what the foe would exhaust now and, from the Horde, once more."""
    cards = health_of_party(view)
    if cards < 2:
        return ""
    enough = ENOUGH if cards > sum(damage(place) for place in view["line"]) else 0.0
    spared = damage if view["round"] == LAST_ROUND else _spared
    gains = {key: worth(view, card(view, key)["text"], spared) - 1.0 for key in keys if key.startswith("exhaust:")}
    found = max(gains, key=lambda key: gains[key], default="")
    return found if found and gains[found] > enough else ""


def _spared(place: Thing) -> float:
    return damage(place) + COMES_BACK


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
    health = left(revealed(view)[0])
    strong = [key for key in decision.keys if key != "no" and die(view, key)["value"] >= health]
    return strong[0] if strong else "no"


THUMBS: dict[str, Thumb] = {
    "Window": window,
    "WhichDie": which_die,
    "WhichPart": which_part,
    "Double": double,
    "StoredDie": stored_die,
}
