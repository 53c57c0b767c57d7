"""What holds at every question of every game (SW-INV), checked by tests and by the fuzzer."""

from itertools import chain

from emberwatch.games.setawatch.cards import CREATURE, FINAL, SUMMON, UNHALLOWED_CARD
from emberwatch.games.setawatch.force import in_force, light
from emberwatch.games.setawatch.rules.health import damaged_to_death, health
from emberwatch.games.setawatch.state import (
    ARRIVAL,
    AVAILABLE,
    CAMP,
    CAMPING,
    DICE,
    NOBODY,
    NONE,
    PARTY,
    PLAYING,
    STORED,
    Watch,
)

FOES = (CREATURE, SUMMON, UNHALLOWED_CARD)
LAST_ROUND = 9


def broken(watch: Watch) -> list[str]:
    """Every invariant that does not hold, by its id and with what is wrong; empty when all is well."""
    return [
        *piles(watch),
        *adventurers(watch),
        *firewood(watch),
        *window(watch),
        *rests(watch),
        *rounds(watch),
        *dice(watch),
        *hidden(watch),
        *copies(watch),
    ]


def piles(watch: Watch) -> list[str]:
    """Every card is in exactly one pile, and a creature never among the locations."""
    if watch.round == 0:
        return []
    cards = watch.cards
    foes = [
        *chain(watch.deck, watch.line, watch.graveyard, watch.horde, watch.unhallowed),
        *(card for _, card, _ in watch.tamed),
    ]
    places = [*chain(watch.map, watch.discard, watch.unused_locations)]
    if watch.location != NONE:
        places.append(watch.location)
    found: list[str] = []
    if sorted(chain(foes, places, watch.removed)) != list(range(len(cards.ids))):
        found.append(f"SW-INV-1: {_stray([*foes, *places, *watch.removed], len(cards.ids))}")
    kind = cards.kind
    if any(kind[card] not in FOES for card in foes) or any(kind[card] in FOES for card in places):
        found.append("SW-INV-5: creatures and locations are mixed")
    return found


def _stray(there: list[int], count: int) -> str:
    twice = sorted({card for card in there if there.count(card) > 1})
    return f"cards {twice} lie in two places, {sorted(set(range(count)) - set(there))} nowhere"


def adventurers(watch: Watch) -> list[str]:
    """Three equipped and two unused cards of its own, or ones exchanged with cards from outside; three dice."""
    cards = watch.cards
    if len(watch.slots) != DICE or len(watch.unused) != 2 * PARTY or len(watch.party) != PARTY:
        return ["SW-INV-2: an Adventurer has too many or too few ability cards"]
    held = [*watch.slots, *watch.unused, *watch.outside]
    found: list[str] = []
    if len(set(held)) != len(held):
        found.append("SW-INV-2: an ability card is in two places")
    for one, hero in enumerate(watch.party):
        own = [*watch.slots[3 * one : 3 * one + 3], *watch.unused[2 * one : 2 * one + 2]]
        borrowed = [ability for ability in own if cards.ability_hero[ability] != hero]
        given = [ability for ability in watch.outside if cards.ability_hero[ability] == hero]
        if len(borrowed) != len(given) or any(cards.ability_hero[ability] in watch.party for ability in borrowed):
            found.append(f"SW-INV-2: {cards.hero_ids[hero]} holds another's ability cards")
        if watch.sides[3 * one : 3 * one + 3] != cards.hero_dice[hero]:
            found.append(f"SW-INV-2: {cards.hero_ids[hero]} has other dice than its own")
    return found


def firewood(watch: Watch) -> list[str]:
    """The track goes from 0 to 15."""
    return [] if 0 <= watch.firewood <= 15 else [f"SW-INV-3: firewood is {watch.firewood}"]


def window(watch: Watch) -> list[str]:
    """In an action window the fire burns, what is lit is face up, and whatever should be defeated is."""
    if watch.question is None or watch.question[0] != "Window":
        return []
    found: list[str] = []
    if watch.firewood < 1:
        found.append("SW-INV-3: the fire is out in an action window")
    lit = light(watch)
    for position, card in enumerate(watch.line):
        if not watch.up(card):
            if position < lit:
                found.append(f"SW-INV-3: position {position + 1} is lit and face down")
        elif health(watch, card) < 1:
            found.append(f"SW-INV-3: {watch.cards.ids[card]} has health below 1")
        elif watch.damage[card] and damaged_to_death(watch, card):
            found.append(f"SW-INV-3: {watch.cards.ids[card]} should be defeated")
    return found


def rests(watch: Watch) -> list[str]:
    """Each finished or running Camp phase of rounds 1 to 8 is one rest; nobody rests more than twice."""
    if watch.phase == ARRIVAL and watch.location == NONE:
        camped = watch.round
    elif watch.camper == NOBODY or watch.cards.kind[watch.location] == FINAL:
        camped = watch.round - 1
    else:
        camped = watch.round
    if max(watch.rests) > 2 or sum(watch.rests) != max(camped, 0):
        return [f"SW-INV-4: rests are {watch.rests} in round {watch.round}"]
    return []


def rounds(watch: Watch) -> list[str]:
    """At most nine rounds; nobody waits for an answer that is not there."""
    found: list[str] = []
    if watch.round > LAST_ROUND:
        found.append(f"SW-INV-7: this is round {watch.round}")
    if watch.question is None:
        if watch.finished == PLAYING:
            found.append("SW-INV-8: nothing is asked and the game is not over")
    elif not watch.options or len(set(watch.options)) < len(watch.options):
        found.append(f"SW-INV-8: {watch.question[0]} has no options, or one of them twice")
    return found


def dice(watch: Watch) -> list[str]:
    """A die shows one of its faces and is in one state (SW-DIE-1)."""
    found: list[str] = []
    for lengths in (watch.value, watch.sides, watch.die, watch.lies_on, watch.dealt, watch.bearer, watch.tired):
        if len(lengths) != DICE:
            found.append("SW-DIE-1: a list of dice or slots has the wrong length")
    for die, (value, sides) in enumerate(zip(watch.value, watch.sides, strict=True)):
        if not 1 <= value <= sides:
            found.append(f"SW-ATK-13: a die with {sides} sides shows {value}")
        if not AVAILABLE <= watch.die[die] <= STORED:
            found.append(f"SW-DIE-1: die {die} is in state {watch.die[die]}")
        if watch.lies_on[die] != NONE and watch.lies_on[die] not in watch.line:
            found.append(f"SW-DEF-2: die {die} lies on a card that left the Line")
        if watch.die[die] == CAMP and die // 3 != watch.camper:
            found.append(f"SW-CAMP-1: die {die} is in camp without its Adventurer")
    return found


def hidden(watch: Watch) -> list[str]:
    """Whatever lies face up is known to all (SW-INFO-1), and what left the Line keeps nothing (SW-HP-7)."""
    veil, flags = watch.veil, watch.flags
    being_named = watch.question is not None and watch.question[0] == "NameCard"  # with own cards
    top = [] if being_named else watch.unhallowed[-1:]
    found = [
        f"SW-INFO-1: {watch.cards.ids[card]} lies open and is veiled"
        for card in chain(watch.graveyard, watch.discard, top, (held[1] for held in watch.tamed))
        if veil[card]
    ]
    for card in watch.line:
        if flags[card] and veil[card]:
            found.append(f"SW-INFO-1: {watch.cards.ids[card]} is face up and veiled")
    for card in range(len(flags)):
        if (flags[card] or watch.damage[card] or watch.credit[card]) and card not in watch.line:
            found.append(f"SW-HP-7: {watch.cards.ids[card]} keeps its wounds outside the Line")
    return found


def copies(watch: Watch) -> list[str]:
    """A copy holds the same data, and what is remembered as in force is what is in force (SW-HP-6)."""
    twin = watch.copy()
    found: list[str] = []
    if twin.data() != watch.data():
        found.append("SW-INV-7: a copy differs")
    if watch.force is not None and watch.phase >= CAMPING:
        twin.force = None
        in_force(twin, 0)
        if twin.force != watch.force:
            found.append("SW-HP-6: what is in force is out of date")
    return found
