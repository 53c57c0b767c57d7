"""What an ability is worth just now, judged by the sentence on it: in pips of dice that it saves the party."""

import re
from itertools import pairwise

from emberwatch.bots.bot import View
from emberwatch.bots.setawatch.table import Thing, danger, foes, left

PROMISES = (  # the pips that a sentence saves in an ordinary round, by the first words of it that are found
    ("two revealed", 9.0),
    ("defeat the creature", 7.0),
    ("defeat a face-down", 6.5),
    ("you may defeat one", 6.0),
    ("health 8 or less", 5.5),
    ("double damage", 5.0),
    ("dragon; or", 5.0),
    ("deal 8", 5.0),
    ("attack die on it", 5.0),
    ("every revealed undead", 5.0),
    ("less health than", 4.5),
    ("damage equal to", 4.5),
    ("health is halved", 4.0),
    ("forest creature in first", 4.0),
    ("reroll it", 4.0),
    ("highest face", 4.0),
    ("tame", 4.5),
    ("bottom of the creature deck", 4.0),
    ("top of the creature deck", 4.5),
    ("last card of the line", 3.5),
    ("to the horde", 4.0),
    ("doubled", 3.5),
    ("end of the line", 3.5),
    ("exchange a revealed", 3.0),
    ("more damage", 3.0),
    ("to spare", 3.0),
    ("defeat", 3.0),
)
UNSEEN = 6.0  # the health of a card nobody has seen, more or less
LIMIT = re.compile(r"with health (\d+) or less")
DAMAGE = re.compile(r"[Dd]eal (\d+) damage")
LARGE = re.compile(r"health (\d+) or more")


def promise(text: str) -> float:
    """The pips that the sentence will save in an ordinary round."""
    lowered = text.lower()
    return next((pips for words, pips in PROMISES if words in lowered), 1.0)


def worth(view: View, text: str) -> float:
    """The pips that the sentence saves; nothing for sentences that only change the odds."""
    parts = text.split(": ", 1)[1].split("; or ") if text.startswith("Choose one") else [text]
    return max(_worth(view, part.lower()) for part in parts)


def _worth(view: View, text: str) -> float:
    fitting = [foe for foe in foes(view) if fits(view, foe, text)]
    best = max((_pips(foe) for foe in fitting), default=0.0)
    if "every revealed" in text:
        return sum(_pips(foe) for foe in fitting)
    if "stand next to each other" in text:
        return _best_pair(fitting) - 2.0
    if "last card of the line" in text:
        return UNSEEN
    if "defeat a face-down" in text or "defeat one of them" in text:
        return UNSEEN
    if "from the graveyard" in text and "tame" in text:
        return 4.0
    if "damage equal to the health of the creature in first" in text:
        return _passed_on(view)
    if found := DAMAGE.search(text):
        return max((_struck(foe, int(found[1])) for foe in fitting), default=0.0)
    if "halved" in text:
        return max((foe["health"] - foe["health"] // 2 for foe in fitting), default=0) * 0.9
    if found := LARGE.search(text):
        return max((left(foe) / 2 for foe in foes(view) if foe["health"] >= int(found[1])), default=0.0)
    if "tame" in text:
        return best * 1.5
    if "defeat" in text or "bottom of the creature deck" in text:
        return best
    if "horde" in text or "on top of the creature deck" in text or "end of the line" in text:
        return best * 0.6 if best >= 7 else 0.0
    return 0.0


def fits(view: View, foe: Thing, text: str) -> bool:
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


def _pips(foe: Thing) -> float:
    return left(foe) + 1.5 * float(foe["damage"]) - 1.5


def _struck(foe: Thing, damage: int) -> float:
    return left(foe) if damage >= left(foe) else damage * 0.7


def _passed_on(view: View) -> float:
    line = foes(view)
    if len(line) < 2 or line[1]["place"] != 2:
        return 0.0
    return _struck(line[1], line[0]["health"])


def _best_pair(fitting: list[Thing]) -> float:
    sums = (_pips(one) + _pips(two) for one, two in pairwise(fitting) if two["place"] == one["place"] + 1)
    return max(sums, default=0.0)


def target(view: View, keys: list[str], text: str) -> str:
    """The best of these cards of the Line for a sentence that hurts."""
    lowered = text.lower()
    found = DAMAGE.search(text)

    def gain(key: str) -> float:
        place: Thing = view["line"][int(key.rpartition(":")[2]) - 1]
        if found and "health" in place:
            return _struck(place, int(found[1])) + danger(place) / 50
        if "next to each other" in lowered:
            line = view["line"]
            near = [line[spot] for spot in (place["place"] - 2, place["place"]) if 0 <= spot < len(line)]
            return danger(place) + max((danger(one) for one in near if "health" in one), default=0.0)
        return danger(place)

    return max(keys, key=gain)
