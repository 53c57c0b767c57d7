"""Rules of thumb for Wardens: act with the best Score, rest and purify before it is too late, and tempt fate."""

from collections.abc import Callable
from random import Random

from emberwatch.bots.bot import View
from emberwatch.kernel import Decision

DRAWS = 40  # in one session
LOW = 2  # a Score that wants looking after
DANGER = 0.25  # how often the world strikes first
RECOVERING = {"Vitae": ("rest", "camp", "treat"), "Radiance": ("purify",), "Supply": ("forage",)}
LIVING = ("in play", "unconscious")
HURTS = ("lose ", "make endure", "unconscious")

Thumb = Callable[[View, Decision, Random], str]


def now(view: View, decision: Decision, luck: Random) -> str:
    """A Warden and a Vow first; then one Draw after the other, until there were enough or nobody is left."""
    words = {key: key.split(":")[1] for key in decision.keys}
    for word in ("resist", "reveal-vow"):
        if keys := [key for key in decision.keys if words[key] == word]:
            return keys[0]
    made = {one["seat"] for one in view["characters"] if one["status"] != "in the making"}
    making = [key for key in decision.keys if words[key] == "make" and int(key.split(":")[0]) not in made]
    if making:
        return making[0]
    acting = [key for key in decision.keys if words[key] == "act"]
    drawn = sum(entry["kind"] == "draw" for entry in view["journal"])
    if not acting or drawn >= DRAWS:
        return next(key for key in decision.keys if words[key] == "end")
    harm = [key for key in decision.keys if words[key] == "harm"]
    return luck.choice(harm if harm and luck.random() < DANGER else acting)


def which_action(view: View, decision: Decision, luck: Random) -> str:
    """What the lowest Score asks for; if none does, an adventure."""
    actions = [key for key in decision.keys if key != "never-mind"]
    reserve: dict[str, int] = next(one["reserve"] for one in view["characters"] if one["status"] in LIVING)
    for score, kinds in RECOVERING.items():
        wanted = [action for action in actions if action.split(":")[1] in kinds]
        if reserve[score] <= LOW and wanted:
            return luck.choice(wanted)
    recovering = {kind for kinds in RECOVERING.values() for kind in kinds}
    return luck.choice([action for action in actions if action.split(":")[1] not in recovering] or actions)


def prepare(view: View, decision: Decision, luck: Random) -> str:
    """The best Score, what has to be named, all the Advantage there is, and then the cards."""
    draw = view["draw"]
    best = max(draw["approaches"], key=lambda one: one["value"])["key"]
    if best in decision.keys and not draw["approach"]:
        return str(best)
    for what in draw["missing"]:
        if named := [key for key in decision.keys if key.startswith(f"{what}:")]:
            return luck.choice(named)
    for store in draw["stores"]:
        if store["key"] in decision.keys and store["levels"] > 0 and not store["spending"]:
            return str(store["key"])
    return "draw" if "draw" in decision.keys else luck.choice(decision.keys)


def tempt_fate(view: View, decision: Decision, luck: Random) -> str:
    """Push through while there is Fortune; restore it when there is hardly any."""
    if "push-through" in decision.keys:
        return "push-through"
    acting = next(one for one in view["characters"] if one["id"] == view["draw"]["character"])
    return decision.keys[-1] if acting["reserve"]["Fortune"] < LOW else "let-it-stand"


def which_side(view: View, decision: Decision, luck: Random) -> str:
    """The side that costs nothing."""
    free = [one.key for one in decision.options if not any(word in one.text.lower() for word in HURTS)]
    return luck.choice(free or list(decision.keys))


def patient(view: View, decision: Decision, luck: Random) -> str:
    """Whoever has the least Vitae."""
    hurt = {f"patient:{one['id']}": one["reserve"]["Vitae"] for one in view["characters"]}
    return min(decision.keys, key=lambda key: hurt.get(key, 9))


def serious(view: View, decision: Decision, luck: Random) -> str:
    """Anything but to let it be."""
    return luck.choice([key for key in decision.keys if key != "never-mind"])


def always(answer: str) -> Thumb:
    """The same every time."""
    return lambda view, decision, luck: answer


THUMBS: dict[str, Thumb] = {
    "Now": now,
    "WhichAction": which_action,
    "Prepare": prepare,
    "TemptFate": tempt_fate,
    "WhichSide": which_side,
    "Patient": patient,
    "Whom": serious,
    "RevealOrWord": always("reveal"),
    "TakeOrReplace": always("take"),
    "CostLoss": always("fiction"),
    "Consent": always("agree"),
    "Rises": always("stays-dead"),
}


def choose(view: View, decision: Decision, luck: Random) -> str:
    """What the rules of thumb say; anything where there is none."""
    if decision.is_form:
        return decision.example
    thumb = THUMBS.get(decision.name)
    return luck.choice(decision.keys) if thumb is None else thumb(view, decision, luck)
