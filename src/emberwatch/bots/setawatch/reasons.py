"""Why the rules of thumb choose what they choose, in a sentence."""

from collections.abc import Callable

from emberwatch.bots.bot import View
from emberwatch.bots.setawatch.attacks import cost_to_kill
from emberwatch.bots.setawatch.table import Thing, adventurer, card, die, foe_at, fresh, health_of_party, left
from emberwatch.kernel import Decision

Reason = Callable[[View, Decision, str], str]


def _rests(view: View, decision: Decision, key: str) -> str:
    if key == "rest:nobody":
        return "In the last round the Watch needs everybody who can fight."
    one = adventurer(view, key.partition(":")[2])
    tired = 3 - len(fresh(one))
    shown = sum(each["value"] for each in one["dice"])
    if not tired:
        return f"The Watch misses the {one['name']}'s dice least: together they show {shown}."
    cards = f"{tired} exhausted card{'s' if tired > 1 else ''}"
    return f"The {one['name']} has {cards} to refresh, and dice that show only {shown} in all."


def _placed(view: View, decision: Decision, key: str) -> str:
    space, _, what = key.partition(":")
    if space == "runes":
        return "Equal dice are worth more on the runes than one by one."
    if space == "chop_wood":
        return f"Firewood stands at {view['firewood']}; the fire decides how far the party can see."
    if space == "heal":
        return "Ability cards are health, and this turns one up again."
    if space == "own_action":
        return "The camper's own action helps more than the spaces of the board."
    if space == "equip":
        return "A better card pays in every Watch that is left."
    if space == "scout_ahead":
        return "Knowing what comes next lets the party plan its dice."
    if space == "check_map":
        return "A friendlier location can be brought forward."
    return f"A {die(view, what)['value']} does most here."


def _window(view: View, decision: Decision, key: str) -> str:
    way = key.partition(":")[0]
    if way == "attack":
        return _attack(view, foe_at(view, key))
    if way == "use":
        return f"{card(view, key)['name']} saves more than its die would deal as an attack."
    if way == "passive":
        return f"{card(view, key)['name']} costs no die and no card."
    if way == "exhaust":
        return "What breaks through would exhaust a card anyway; this way there is one creature fewer."
    if way == "fire":
        return "Light is worth more than this card now."
    return _stop(view)


def _attack(view: View, foe: Thing) -> str:
    if cost_to_kill(view, foe) is None:
        return f"Dice on {foe['name']} let a waiting card finish it."
    first = ", and stands first" if foe["place"] == 1 else ""
    return f"The dice at hand are enough for {foe['name']}, which would exhaust {foe['damage']}{first}."


def _stop(view: View) -> str:
    damage = sum(place["damage"] for place in view["line"] if "damage" in place)
    if not damage:
        return "Nothing more can be gained with what is left."
    cards = health_of_party(view)
    return f"Nothing at hand defeats what is left; its {damage} damage meets {cards} cards on Watch."


def _contributes(view: View, decision: Decision, key: str) -> str:
    attack = view["attack"]
    missing = attack["needed"] - attack["sum"] if attack else 0
    if key == "strike":
        return "The sum is enough." if missing <= 0 else "This is all that can be brought to bear."
    if key.startswith("tamed:"):
        return "Tamed creatures cost no dice."
    return f"{missing} is missing, and this is the largest die of the cheapest sum that is enough."


def _exhausts(view: View, decision: Decision, key: str) -> str:
    one, name = adventurer(view, key.rpartition(":")[2].partition(".")[0]), card(view, key)["name"]
    if card(view, key)["used_by_die"]:
        return f"{name} has been used already this round."
    others = len(fresh(one)) - 1
    return (
        f"The {one['name']} can spare {name} best, and has {others or 'no'} card{'s' if others != 1 else ''} besides."
    )


def _refreshes(view: View, decision: Decision, key: str) -> str:
    if key == "none":
        return "Nothing here is worth a card."
    return f"{card(view, key)['name']} promises most, where few cards are left."


def _aims(view: View, decision: Decision, key: str) -> str:
    if key == "none":
        return "None of these is worth it."
    if key.startswith("line:"):
        foe = foe_at(view, key)
        if "health" in foe:
            return f"{foe['name']} is the worst of them: {left(foe)} health left, {foe['damage']} damage."
        return "What lies there in the dark may be the worst of them."
    if key.startswith("die:"):
        return "This die has most to gain."
    return "It helps most here."


def _says(sentence: str) -> Reason:
    return lambda view, decision, key: sentence


REASONS: dict[str, Reason] = {
    "WhoRests": _rests,
    "Place": _placed,
    "Window": _window,
    "Contribute": _contributes,
    "Aim": _aims,
    "WhoIsStabbed": _aims,
    "SecondVictim": _aims,
    "Exhaust": _exhausts,
    "ExhaustOwn": _exhausts,
    "ExhaustAnother": _exhausts,
    "FeedFire": _exhausts,
    "Burn": _exhausts,
    "RefreshOwn": _refreshes,
    "RefreshAny": _refreshes,
    "WhoAnswers": _says("They have most cards left."),
    "Reroll": _says("A die that shows less than half is likely to show more."),
    "KeepDie": _says("The first is as good as the other."),
    "LayBack": _says("The worst goes to the bottom, the rest back on top."),
    "LiesDeepest": _says("What is strongest should come last."),
    "NextLocation": _says("Fewer creatures and more firewood wait there."),
    "WhichWay": _says("Fewer creatures and more firewood wait there."),
    "LaidBy": _says("The friendlier location stays for later."),
    "SwapOut": _says("This card promises least."),
    "SwapIn": _says("This card promises most."),
    "WhichDie": _says("On a card the lowest die does as well as any."),
    "WhichPart": _says("This part of the card is worth more just now."),
    "Double": _says("Doubling costs nothing."),
    "StoredDie": _says("A stored die is worth it when it defeats what comes."),
}
