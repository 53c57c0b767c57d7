"""Choices inside effects: which card, which die, which foe."""

from emberwatch.bots.bot import View
from emberwatch.bots.setawatch.promises import promise
from emberwatch.bots.setawatch.sentences import target
from emberwatch.bots.setawatch.table import Thing, Thumb, adventurer, card, die, fresh, owner
from emberwatch.kernel import Decision

EASY = ("eagle", "graveshifter", "bear", "wolf", "fae", "goblins", "acolyte", "wyvern", "bandit")  # the easiest first
PLACES = ("to:removed", "to:graveyard", "to:deck", "to:line")  # for a defeated creature, the best first


def aim(view: View, decision: Decision) -> str:
    """What the sentence asks for: a foe, a die, a card or an Adventurer."""
    keys = [key for key in decision.keys if key != "none"]
    kind = keys[0].partition(":")[0]
    if kind == "line":
        return target(view, keys, decision.prompt)
    if kind == "die":
        return _which_die(view, decision, keys)
    if kind == "card" and "." in keys[0]:
        return most_wanted(view, decision)
    if kind == "card" and "tame" in decision.prompt.lower():
        return max(keys, key=_strength)
    return decision.keys[0]


def _which_die(view: View, decision: Decision, keys: list[str]) -> str:
    weak = min(keys, key=lambda key: _share(die(view, key)))
    if "none" in decision.keys and _share(die(view, weak)) > 0.5:
        return "none"
    return weak


def _share(each: Thing) -> float:
    return float(each["value"]) / float(each["sides"])


def exhaust(view: View, decision: Decision) -> str:
    """Used cards first, then passive ones, and from whoever has most; the last card of an Adventurer is worth most."""
    return min(decision.keys, key=lambda key: _value(view, key))


def _value(view: View, key: str) -> float:
    """What an unexhausted card is worth: its use this round, its Adventurer's part in the next Watch."""
    one, ability = adventurer(view, owner(key)), card(view, key)
    count = len(fresh(one))
    value = 0.5 * promise(ability["text"])
    if not ability["used_by_die"]:
        value += 0.5
    return value + {1: 5.0, 2: 2.0}.get(count, 0.0) + 0.5 * float(one["rests"])


def most_wanted(view: View, decision: Decision) -> str:
    """Refresh whoever has fewest cards, an active card before a passive one."""
    return max(decision.keys, key=lambda key: _wanted(view, key))


def _wanted(view: View, key: str) -> float:
    if key == "none":
        return -9.0
    one, ability = adventurer(view, owner(key)), card(view, key)
    return promise(ability["text"]) + {0: 5.0, 1: 2.0}.get(len(fresh(one)), 0.0)


def who_answers(view: View, decision: Decision) -> str:
    """Whoever has most cards left."""
    return max(decision.keys, key=lambda key: len(fresh(adventurer(view, key.partition(":")[2]))))


def foe(view: View, decision: Decision) -> str:
    """The worst of the foes that are offered."""
    keys = [key for key in decision.keys if key.startswith("line:")]
    return target(view, keys, decision.prompt) if keys else decision.keys[0]


def reroll(view: View, decision: Decision) -> str:
    """Throw dice again that show less than half."""
    low = [key for key in decision.keys if key.startswith("die:") and _share(die(view, key)) < 0.5]
    return low[0] if low else decision.keys[-1]


def weakest(view: View, decision: Decision) -> str:
    """What comes back to the Line had better be weak."""
    return min(decision.keys, key=_strength)


def _strength(key: str) -> int:
    """The place of a creature among those that are easy to kill, or behind them all."""
    name = key.partition(":")[2].rpartition("-")[0]
    return EASY.index(name) if name in EASY else len(EASY)


def to_the_end(view: View, decision: Decision) -> str:
    """To the end of the Line."""
    return decision.keys[-1]


def where_to(view: View, decision: Decision) -> str:
    """Out of the game rather than back into the Line."""
    return min(decision.keys, key=PLACES.index)


def keep(view: View, decision: Decision) -> str:
    """The first that is offered."""
    return decision.keys[0]


THUMBS: dict[str, Thumb] = {
    "Aim": aim,
    "Exhaust": exhaust,
    "ExhaustOwn": exhaust,
    "ExhaustAnother": exhaust,
    "FeedFire": exhaust,
    "Burn": exhaust,
    "RefreshOwn": most_wanted,
    "RefreshAny": most_wanted,
    "WhoAnswers": who_answers,
    "WhoIsStabbed": foe,
    "SecondVictim": foe,
    "Reroll": reroll,
    "KeepDie": keep,
    "WhoReturns": weakest,
    "WhoRises": weakest,
    "WhichToTurnUp": keep,
    "WhereInLine": to_the_end,
    "WhereTo": where_to,
}
