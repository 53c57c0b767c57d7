"""What an ability is worth just now, judged by the sentence on it: what it takes off the Line, by some measure."""

import re
from collections.abc import Callable
from itertools import pairwise

from emberwatch.bots.bot import View
from emberwatch.bots.setawatch.table import UNSEEN, Thing, arrival, danger, foes, harm, left

Measure = Callable[[Thing], float]

UNSEEN_PIPS = 7.0  # what a card that nobody has seen takes to fight, more or less
STRIKES = 1.5  # how many pips more a creature is worth for every card that it costs beyond the first
WEAK = ("eagle", "graveshifter", "bear", "wolf", "fae")  # creatures that are killed with a die or two
WEAK_PIPS = 5.0
TAMED_PIPS = 6.0  # a creature that bites for its health, and is no longer in the way
LIMIT = re.compile(r"with health (\d+) or less")
DAMAGE = re.compile(r"[Dd]eal (\d+) damage")
LARGE = re.compile(r"health (\d+) or more")


def pips(place: Thing) -> float:
    """A card of the Line measured by what it takes to fight, a little more if it strikes hard."""
    if "health" not in place:
        return UNSEEN_PIPS
    return left(place) + STRIKES * (harm(place) - 1.0)


def worth(view: View, text: str, measure: Measure = pips) -> float:
    """What the sentence takes off the Line; nothing for sentences that only change the odds."""
    parts = text.split(": ", 1)[1].split("; or ") if text.startswith("Choose one") else [text]
    return max(_removed(view, part.lower(), measure) or _eased(view, part.lower(), measure) for part in parts)


def _removed(view: View, text: str, measure: Measure) -> float:
    """By sentences that are rid of whole cards."""
    fitting = [foe for foe in foes(view) if fits(foe, text)]
    best = max((measure(foe) for foe in fitting), default=0.0)
    if "every revealed undead" in text:
        return sum(measure(foe) for foe in fitting)
    if "stand next to each other" in text:
        return _best_pair(fitting, measure) - measure(UNSEEN)
    if "last card of the line" in text:
        return measure(view["line"][-1])
    if "defeat a face-down" in text or "defeat one of them" in text:
        return measure(UNSEEN)
    if "damage equal to the health of the creature in first" in text:
        return _passed_on(view, measure)
    if found := DAMAGE.search(text):
        return max((_struck(foe, int(found[1]), measure) for foe in fitting), default=0.0)
    if "from the graveyard" in text:
        return 0.0
    if "tame" in text:
        return best * 1.5
    if "defeat" in text or "of the creature deck" in text:
        return best  # even on top of the deck it only takes the place of another card
    return 0.0


def _eased(view: View, text: str, measure: Measure) -> float:
    """By sentences that leave a card there, but make the Watch easier: they save pips, not cards."""
    if measure is not pips:
        return 0.0
    fitting = [foe for foe in foes(view) if fits(foe, text)]
    best = max((pips(foe) for foe in fitting), default=0.0)
    if "tame a forest creature from the graveyard" in text:
        return TAMED_PIPS
    if "exchange a revealed" in text:
        return best - WEAK_PIPS if any(key.startswith(WEAK) for key in view["graveyard"]) else 0.0
    if "halved" in text:
        return max((0.9 * (foe["health"] - foe["health"] // 2) for foe in fitting), default=0.0)
    if "double damage" in text and (found := LARGE.search(text)):
        return max((left(foe) / 2 for foe in fitting if foe["health"] >= int(found[1])), default=0.0)
    if "negate" in text:
        return max((_negated(foe) for foe in fitting), default=0.0)
    if "die to its highest face" in text:
        return 3.0
    if "to the horde" in text or "end of the line" in text or "to another position" in text:
        return best * 0.6 if best >= 7 else 0.0
    return 0.0


def fits(foe: Thing, text: str) -> bool:
    """Whether the words of the sentence can mean this foe."""
    if "second position" in text and foe["place"] != 2:
        return False
    if "first position" in text and "second position" not in text and foe["place"] != 1:
        return False
    if "attack die on it" in text and not foe["dice"]:
        return False
    limit = LIMIT.search(text)
    if limit and foe["health"] > int(limit[1]):
        return False
    types = [kind for kind in ("forest", "undead", "unhallowed", "dragon", "human", "goblin") if kind in text]
    kind = foe["type"].lower()
    return not types or "if it was" in text or any(one in kind for one in types)


def _struck(foe: Thing, damage: int, measure: Measure) -> float:
    if damage >= left(foe):
        return measure(foe)
    return damage * 0.7 if measure is pips else 0.0


def _passed_on(view: View, measure: Measure) -> float:
    line = foes(view)
    if len(line) < 2 or line[1]["place"] != 2:
        return 0.0
    return _struck(line[1], line[0]["health"], measure)


def _best_pair(fitting: list[Thing], measure: Measure) -> float:
    sums = (measure(one) + measure(two) for one, two in pairwise(fitting) if two["place"] == one["place"] + 1)
    return max(sums, default=0.0)


def _negated(foe: Thing) -> float:
    """The health that its own powers give it, and what it would do when it comes first."""
    added = foe["health"] - foe["base_health"] if "base health" in foe["text"] else 0
    return max(0, min(added, left(foe) - 1)) + 5.0 * arrival(foe)


def target(view: View, keys: list[str], text: str) -> str:
    """The best of these cards of the Line for a sentence that hurts."""
    lowered = text.lower()
    found = DAMAGE.search(text)

    def gain(key: str) -> float:
        place: Thing = view["line"][int(key.rpartition(":")[2]) - 1]
        if found and "health" in place:
            return _struck(place, int(found[1]), pips) + danger(place) / 50
        if "next to each other" in lowered:
            line = view["line"]
            near = [line[spot] for spot in (place["place"] - 2, place["place"]) if 0 <= spot < len(line)]
            return danger(place) + max((danger(one) for one in near if "health" in one), default=0.0)
        return danger(place)

    return max(keys, key=gain)
