"""What a seat sees and cannot use now, each with the rule that forbids it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from emberwatch.games.setawatch.cards import Cards
from emberwatch.games.setawatch.naming import adventurer_key, adventurer_name, die_key, die_name, place_name
from emberwatch.games.setawatch.rules.abilities import could_change_something
from emberwatch.games.setawatch.rules.attack import contributions, may_join, shielded
from emberwatch.games.setawatch.rules.camp import dice_to_place, does_something, meets_requirement, values_ignored
from emberwatch.games.setawatch.rules.rounds import MOST_RESTS
from emberwatch.games.setawatch.rules.window import passives_stilled
from emberwatch.games.setawatch.state import (
    ASIDE,
    AVAILABLE,
    BREAKTHROUGH,
    CAMP,
    DICE,
    DIE_USED,
    EXHAUST_USED,
    EXHAUSTED,
    PARTY,
    PASSIVE_USED,
    SPENT,
    STOLEN,
    STORED,
    WATCHING,
    Watch,
)
from emberwatch.kernel import Barred

Reason = tuple[str, tuple[str, ...]]

BURN_TEXT = "Exhaust an ability card for firewood"
NO_FIRE_IN_CAMP: Reason = ("Cards are exhausted for firewood on Watch, not in camp.", ("SW-CAMP-24",))
NOBODY_TO_BURN: Reason = ("Nobody on Watch has a card left to exhaust.", ("SW-FIRE-7",))
NOT_EQUIPPED: Reason = ("This card is not equipped.", ("SW-ABL-11", "SW-SET-5"))
NO_RUNES: Reason = (
    "Runes need two or three dice that show the same, and a card on the Map deck.",
    ("SW-RUNE-1", "SW-RUNE-2", "SW-RUNE-3"),
)
OUT_OF_TURN: dict[int, Reason] = {
    WATCHING: ("The party acts when nothing is left to settle.", ("SW-GEN-15", "SW-REV-10", "SW-REV-22")),
    BREAKTHROUGH: ("Nothing can be done while cards break through.", ("SW-OUT-12",)),
}

DIE_REASONS: dict[int, Reason] = {
    SPENT: ("This die is spent.", ("SW-DIE-6",)),
    STOLEN: ("This die lies on the creature that stole it.", ("SW-DIE-2",)),
    ASIDE: ("This die has been set aside for the round.", ("SW-DIE-1",)),
    CAMP: ("Its Adventurer rests in camp and takes no part in the Watch.", ("SW-CAMP-1",)),
    STORED: ("This die waits for a creature that comes first.", ("SW-ADV-BM-2",)),
}


def barred(watch: Watch) -> list[Barred]:
    """Everything that could be wanted at this question and is not allowed."""
    if watch.question is None:
        return []
    name, _, args = watch.question
    cause = watch.cause
    question = watch.content.questions[name]
    legal = {question.key(watch, option, args) for option in watch.options}
    if name == "WhoRests":
        found = campers(watch)
    elif name == "Place":
        found = placements(watch, legal)
    elif name == "Window":
        found = attacks(watch, legal) + abilities(watch, legal)
    elif name == "Contribute":
        found = dice_for(watch, args[0], args[1])
    else:
        found = actions_out_of_turn(watch)
    watch.cause = cause  # whether a card could change something is asked in its name
    return [one for one in found if one.key not in legal]


@lru_cache(maxsize=10_000)  # few are new, and all are told after every answer
def _barred(key: str, text: str, reason: Reason) -> Barred:
    why, rules = reason
    return Barred(key, text, why, rules, pointed_at(key))


def pointed_at(key: str) -> tuple[str, ...]:
    """The things on the table that a key is about, as options name them."""
    what, _, which = key.partition(":")
    if what == "rest":
        return (f"adventurer:{which}",)
    if what == "attack":
        return (f"line:{which}",)
    if what in ("use", "exhaust", "passive"):
        return (f"card:{which}",)
    if what == "die":
        return (key,)
    return (f"die:{which}", f"space:{what}") if which else ()


def campers(watch: Watch) -> list[Barred]:
    """Adventurers who may not rest now."""
    found = []
    for one in range(PARTY):
        if watch.rests[one] >= MOST_RESTS:
            reason: Reason = ("This Adventurer has rested twice already.", ("SW-REST-2", "SW-REST-3"))
        else:
            reason = ("The location decides who rests.", ("SW-REST-11",))
        found.append(_barred(f"rest:{adventurer_key(watch, one)}", adventurer_name(watch, one), reason))
    return found


# -- camp --------------------------------------------------------------------------------------------------------------


def placements(watch: Watch, legal: set[str]) -> list[Barred]:
    """Dice on spaces that do not take them."""
    cards = watch.cards
    found = []
    for die in dice_to_place(watch):
        which, name = die_key(watch, die), die_name(watch, die)
        for space in cards.camp_spaces:
            key = f"{cards.space_ids[space]}:{which}"
            if key not in legal:
                found.append(_barred(key, f"{name} on {cards.space_names[space]}", _no_place(watch, die, space)))
        found.append(_barred(f"runes:{which}", f"{name} on the runes", NO_RUNES))
    found.append(_barred("fire", BURN_TEXT, NO_FIRE_IN_CAMP))
    return found


def _no_place(watch: Watch, die: int, space: int) -> Reason:
    cards = watch.cards
    if watch.placed.count(space) >= cards.space_slots[space]:
        return ("Every space of this action holds a die already.", ("SW-CAMP-6",))
    if not values_ignored(watch) and not meets_requirement(watch, die, space):
        if space == cards.own_space:
            least = cards.camp_at_least[watch.party[watch.camper]]
            return (f"This camp action needs a die that shows {least} or more.", ("SW-CAMP-19",))
        if cards.space_exactly[space]:
            return (f"This action needs a die that shows exactly {cards.space_exactly[space]}.", ("SW-CAMP-16",))
        return ("Each further die must show more than those already there.", ("SW-CAMP-11",))
    if not does_something(watch, space):
        return ("It could not do anything now.", ("SW-CAMP-15", "SW-CAMP-20"))
    return ("Another die that shows the same stands for it.", ("SW-CAMP-5",))


# -- the Watch --------------------------------------------------------------------------------------------------------


def actions_out_of_turn(watch: Watch) -> list[Barred]:
    """What the party could want to do while something else has to be settled first."""
    if watch.phase not in OUT_OF_TURN:
        return []
    reason = OUT_OF_TURN[watch.phase]
    actions = [_barred("fire", BURN_TEXT, reason), _barred("stop", "Stop the Watch", reason)]
    return [*attacks(watch, set(), reason), *abilities(watch, set(), reason), *actions]


def attacks(watch: Watch, legal: set[str], reason: Reason | None = None) -> list[Barred]:
    """Cards of the Line that nobody can attack, for one reason or each for its own."""
    found = []
    for position in range(len(watch.line)):
        key = f"attack:{position + 1}"
        if key not in legal:
            text = f"Attack {place_name(watch, position)}"
            found.append(_barred(key, text, reason or _no_attack(watch, position)))
    return found


def _no_attack(watch: Watch, position: int) -> Reason:
    card = watch.line[position]
    if not watch.up(card):
        return ("A face-down card cannot be attacked.", ("SW-ATK-6",))
    if shielded(watch, card):
        return ("A power of another card keeps attacks off it.", ("SW-ATK-7",))
    ready = [one for one in range(PARTY) if watch.available(one) or any(owner == one for owner, _, _ in watch.tamed)]
    if not ready:
        return ("No die and no tamed creature is available.", ("SW-ATK-2", "SW-GEN-14"))
    if not any(may_join(watch, card, one) for one in ready):
        return ("At this location one creature takes dice of one Adventurer only.", ("SW-CARD-43",))
    return ("Nobody with a die left reaches that far.", ("SW-ATK-4", "SW-ATK-5"))


def dice_for(watch: Watch, card: int, chosen: int) -> list[Barred]:
    """Dice that cannot join this attack."""
    legal = contributions(watch, card, chosen, 0)
    found = []
    for die in range(DICE):
        if die not in legal and not chosen >> die & 1:
            found.append(_barred(f"die:{die_key(watch, die)}", die_name(watch, die), _no_die(watch, card, die)))
    return found


def _no_die(watch: Watch, card: int, die: int) -> Reason:
    if watch.die[die] != AVAILABLE:
        return DIE_REASONS[watch.die[die]]
    if not watch.fights(watch.bearer[die]):
        return ("Its Adventurer sits out this Watch.", ("SW-ABL-14",))
    if not may_join(watch, card, watch.bearer[die]):
        return ("At this location one creature takes dice of one Adventurer only.", ("SW-CARD-43",))
    return ("Its Adventurer does not reach that far, or another die that shows the same stands for it.", ("SW-ATK-5",))


class Way(NamedTuple):
    """A way to use an ability card."""

    slot: int
    bit: int  # what the card remembers of it
    key: str
    text: str


@lru_cache(maxsize=1000)  # by what is equipped, which seldom changes
def ways(cards: Cards, party: Sequence[int], abilities: Sequence[int]) -> list[Way]:
    """Every way to use these ability cards, so many an Adventurer."""
    found = []
    for slot, ability in enumerate(abilities):
        hero = party[slot * len(party) // len(abilities)]
        key = f"{cards.hero_ids[hero]}.{cards.ability_ids[ability]}"
        text = f"{cards.hero_names[hero]}'s {cards.ability_names[ability]}"
        if not cards.passive[ability]:
            found.append(Way(slot, DIE_USED, f"use:{key}", text))
            found.append(Way(slot, EXHAUST_USED, f"exhaust:{key}", text))
        elif cards.uses[ability]:
            found.append(Way(slot, PASSIVE_USED, f"passive:{key}", text))
    return found


def abilities(watch: Watch, legal: set[str], reason: Reason | None = None) -> list[Barred]:
    """Ability cards that cannot be used, by each way, for one reason or each for its own."""
    party = tuple(watch.party)
    useful = {slot for slot, _, key, _ in ways(watch.cards, party, tuple(watch.slots)) if key in legal}
    found = []
    for way in ways(watch.cards, party, tuple(watch.slots)):
        if way.key not in legal:
            found.append(_barred(way.key, way.text, reason or _no_use(watch, way, way.slot in useful)))
    for way in ways(watch.cards, party, tuple(watch.unused)):  # they lie beside the boards
        found.append(_barred(way.key, way.text, reason or NOT_EQUIPPED))
    if not watch.stands():
        found.append(_barred("fire", BURN_TEXT, reason or NOBODY_TO_BURN))
    return found


def _absent(watch: Watch, slot: int) -> Reason | None:
    adventurer = slot // 3
    if not watch.on_watch(adventurer):
        return ("Its Adventurer rests in camp and takes no part in the Watch.", ("SW-ABL-1", "SW-CAMP-1"))
    if not watch.fights(adventurer):
        return ("Its Adventurer sits out this Watch.", ("SW-ABL-1", "SW-ABL-14"))
    return None


def _no_use(watch: Watch, way: Way, useful: bool) -> Reason:
    """Why a card cannot be used in this way; `useful` where it can in another."""
    absent = _absent(watch, way.slot)
    if absent:
        return absent
    tired = watch.tired[way.slot]
    if way.bit == PASSIVE_USED:
        return _no_passive(watch, way.slot)
    if tired & EXHAUSTED:
        return ("This card is exhausted.", ("SW-ABL-2", "SW-ABL-3", "SW-ABL-4"))
    if tired & way.bit:
        how = "by a die" if way.bit == DIE_USED else "by exhausting it"
        return (f"It has been used {how} this round.", ("SW-ABL-2", "SW-ABL-3", "SW-ABL-6"))
    if not useful and not could_change_something(watch, way.slot):
        return ("Its effect could not change anything now.", ("SW-ABL-10",))
    return ("Its Adventurer has no die left for it.", ("SW-ABL-2",))


def _no_passive(watch: Watch, slot: int) -> Reason:
    if watch.tired[slot] & EXHAUSTED:
        return ("A passive card stops working while it is exhausted.", ("SW-ABL-8",))
    if passives_stilled(watch):
        return ("Passive cards have no effect at this location.", ("SW-RND-5",))
    if watch.tired[slot] & PASSIVE_USED and watch.cards.once_a_round[watch.slots[slot]]:
        return ("It has been used this round.", ("SW-ABL-7", "SW-GEN-13"))
    return ("Its effect could not change anything now.", ("SW-ABL-10",))
