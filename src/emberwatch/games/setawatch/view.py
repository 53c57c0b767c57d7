"""What a seat may see: all open information, and nothing that is hidden (SW-INFO).

What is printed, and a die or a card in the same state, looks the same every time: it is put together once, and views
share it. Nobody changes a view.
"""

from functools import lru_cache
from typing import Any

from emberwatch.games.setawatch.cards import FINAL, REGULAR, RESPITE, Cards
from emberwatch.games.setawatch.force import light
from emberwatch.games.setawatch.naming import adventurer_key, card_key, die_key
from emberwatch.games.setawatch.rules.attack import CONTRIBUTE, collected, reach
from emberwatch.games.setawatch.rules.health import health, health_parts
from emberwatch.games.setawatch.rules.players import controllers
from emberwatch.games.setawatch.state import (
    DICE,
    DIE_USED,
    EXHAUST_USED,
    EXHAUSTED,
    NEGATED,
    NONE,
    PARTY,
    PASSIVE_USED,
    PHASES,
    PLAYING,
    WON,
    Watch,
)

LOCATION_KINDS = {REGULAR: "regular", RESPITE: "respite", FINAL: "final"}
DIE_STATES = ("available", "spent", "stolen", "aside", "camp", "stored")
LOOKS = 10_000  # of dice that are kept
PRINTED = 1_000  # looks of each other kind of thing that are kept: they keep all cards of their game in memory


def view(watch: Watch) -> dict[str, Any]:
    """The table as anybody sees it. All seats see the same: nothing is hidden from one and open to another."""
    lit = light(watch)
    return {
        "round": watch.round,
        "phase": PHASES[watch.phase],
        "firewood": watch.firewood,
        "light": lit,
        "location": None if watch.location == NONE else location(watch.cards, watch.location),
        "camper": None if watch.camper == NONE else adventurer_key(watch, watch.camper),
        "party": [adventurer(watch, one) for one in range(len(watch.party))],
        "attack": attack(watch),
        "line": [place(watch, position, position < lit) for position in range(len(watch.line))],
        "piles": piles(watch),
        "known": known(watch),
        "seen": seen(watch),
        "graveyard": [card_key(watch, card) for card in reversed(watch.graveyard)],
        "unhallowed_top": known_top(watch, watch.unhallowed),
        "discard": [card_key(watch, card) for card in reversed(watch.discard)],
        "removed": [card_key(watch, card) for card in watch.removed if not watch.veil[card]],
        "spaces": spaces(watch),
        "outcome": None if watch.finished == PLAYING else "won" if watch.finished == WON else "lost",
    }


def attack(watch: Watch) -> dict[str, Any] | None:
    """The attack that is being collected: on which card, what is in it, and what it still takes (SW-ATK-2)."""
    if watch.question is None or watch.question[0] != CONTRIBUTE.name:
        return None
    card, dice, tamed = watch.question[2]
    beasts = [beast for index, (_, beast, _) in enumerate(watch.tamed) if tamed >> index & 1]
    return {
        "place": watch.line.index(card) + 1,
        "dice": [die_key(watch, number) for number in range(DICE) if dice >> number & 1],
        "tamed": [card_key(watch, beast) for beast in beasts],
        "sum": collected(watch, dice, tamed),
        "needed": health(watch, card) - watch.damage[card],
    }


@lru_cache(PRINTED)
def location(cards: Cards, card: int) -> dict[str, Any]:
    """A location, whole."""
    return {
        "id": cards.ids[card],
        "name": cards.names[card],
        "text": cards.texts[card],
        "modifier": cards.modifier[card],
        "count": cards.count[card],
        "kind": LOCATION_KINDS[cards.kind[card]],
    }


def adventurer(watch: Watch, one: int) -> dict[str, Any]:
    """An Adventurer with dice, abilities and what follows it."""
    cards, hero = watch.cards, watch.party[one]
    own = range(3 * one, 3 * one + 3)
    return {
        "id": cards.hero_ids[hero],
        "name": cards.hero_names[hero],
        "seats": controllers(watch, one),
        "rests": watch.rests[one],
        "in_camp": watch.camper == one,
        "sits_out": bool(watch.sitting_out >> one & 1),
        "reach": reach(watch, one),
        "camp": camp_action(cards, hero),
        "dice": [die(watch, number) for number in own],
        "abilities": [ability(cards, hero, watch.slots[slot], watch.tired[slot]) for slot in own],
        "unused": [card_of_ability(cards, unused) for unused in watch.unused[2 * one : 2 * one + 2]],
        "tamed": [card_key(watch, card) for owner, card, _ in watch.tamed if owner == one],
    }


@lru_cache(PRINTED)
def camp_action(cards: Cards, hero: int) -> dict[str, Any]:
    """An Adventurer's own camp action."""
    return {"text": cards.camp_texts[hero], "at_least": cards.camp_at_least[hero]}


def die(watch: Watch, number: int) -> dict[str, Any]:
    """A die: what it shows, and where it is (SW-DIE-1)."""
    owner, index = divmod(number, 3)
    on, bearer = watch.lies_on[number], watch.bearer[number]
    return look_of_die(
        watch.cards.hero_ids[watch.party[owner]],
        index,
        watch.sides[number],
        watch.value[number],
        watch.die[number],
        0 if on == NONE else watch.line.index(on) + 1,
        None if bearer == owner else adventurer_key(watch, bearer),
    )


@lru_cache(LOOKS)
def look_of_die(
    hero: str, index: int, sides: int, value: int, state: int, place: int, lent_to: str | None
) -> dict[str, Any]:
    """A die that shows this; `place` is that of the card it lies on, or 0."""
    return {
        "key": f"{hero}.{index + 1}",
        "sides": sides,
        "value": value,
        "state": DIE_STATES[state],
        "on": f"line:{place}" if place else None,
        "lent_to": lent_to,
    }


@lru_cache(PRINTED)
def ability(cards: Cards, hero: int, number: int, tired: int) -> dict[str, Any]:
    """An equipped ability card."""
    return {
        "key": f"{cards.hero_ids[hero]}.{cards.ability_ids[number]}",
        **card_of_ability(cards, number),
        "exhausted": bool(tired & EXHAUSTED),
        "used_by_die": bool(tired & DIE_USED),
        "used_by_exhausting": bool(tired & EXHAUST_USED),
        "used": bool(tired & PASSIVE_USED),
    }


@lru_cache(PRINTED)
def card_of_ability(cards: Cards, number: int) -> dict[str, Any]:
    """What is printed on an ability card."""
    return {
        "id": cards.ability_ids[number],
        "name": cards.ability_names[number],
        "text": cards.ability_texts[number],
        "passive": cards.passive[number],
    }


def place(watch: Watch, position: int, lit: bool) -> dict[str, Any]:
    """A card of the Line: all of it if it is face up, its name if it was seen, else only its place."""
    card = watch.line[position]
    found: dict[str, Any] = {"place": position + 1, "up": watch.up(card), "lit": lit}
    if not watch.veil[card]:
        found |= {"key": card_key(watch, card), **creature(watch.cards, card)}
    if watch.up(card) and not watch.cards.is_summon[card]:
        found |= {
            "health": health(watch, card),
            "parts": [list(part) for part in health_parts(watch, card)],
            "damage_taken": watch.damage[card],
            "negated": bool(watch.flags[card] & NEGATED),
            "dice": [die_key(watch, number) for number, on in enumerate(watch.lies_on) if on == card],
            "credit": [adventurer_key(watch, one) for one in range(PARTY) if watch.credit[card] >> one & 1],
        }
    return found


@lru_cache(PRINTED)
def creature(cards: Cards, card: int) -> dict[str, Any]:
    """What is printed on a creature, Summon or Unhallowed."""
    return {
        "id": cards.ids[card],
        "name": cards.names[card],
        "type": cards.type_nouns.get(cards.type[card], ""),
        "damage": cards.damage[card],
        "base_health": cards.base_health[card],
        "text": cards.texts[card],
    }


def piles(watch: Watch) -> dict[str, int]:
    """The sizes of all piles (SW-INFO-1)."""
    return {
        "deck": len(watch.deck),
        "graveyard": len(watch.graveyard),
        "horde": len(watch.horde),
        "unhallowed": len(watch.unhallowed),
        "map": len(watch.map),
        "unused_locations": len(watch.unused_locations),
        "discard": len(watch.discard),
        "removed": len(watch.removed),
    }


def known(watch: Watch) -> dict[str, list[str | None]]:
    """Hidden piles from the top, with the cards whose place is certain; None for the others (SW-INFO-4)."""
    hidden = {
        "deck": watch.deck,
        "horde": watch.horde,
        "unhallowed": watch.unhallowed,
        "map": watch.map,
        "unused_locations": watch.unused_locations,
    }
    veil, ids = watch.veil, watch.cards.ids
    return {name: [None if veil[card] else ids[card] for card in reversed(pile)] for name, pile in hidden.items()}


def seen(watch: Watch) -> dict[str, dict[str, Any]]:
    """What is printed on the known cards of hidden piles."""
    cards, veil = watch.cards, watch.veil
    creatures = [card for pile in (watch.deck, watch.horde, watch.unhallowed) for card in pile if not veil[card]]
    locations = [card for pile in (watch.map, watch.unused_locations) for card in pile if not veil[card]]
    return {cards.ids[card]: creature(cards, card) for card in creatures} | {
        cards.ids[card]: location(cards, card) for card in locations
    }


def known_top(watch: Watch, pile: list[int]) -> str | None:
    """The top card of a pile, if it is known."""
    return card_key(watch, pile[-1]) if pile and not watch.veil[pile[-1]] else None


def spaces(watch: Watch) -> list[dict[str, Any]]:
    """The camp board with the camper's dice on it."""
    dice: dict[int, list[str]] = {}
    if watch.camper != NONE:
        for index, space in enumerate(watch.placed):
            dice.setdefault(space, []).append(die_key(watch, 3 * watch.camper + index))
    cards = watch.cards
    return [space_of_board(cards, space, tuple(dice.get(space, ()))) for space in range(len(cards.space_ids))]


@lru_cache(PRINTED)
def space_of_board(cards: Cards, space: int, dice: tuple[str, ...]) -> dict[str, Any]:
    """A space of the camp board with these dice on it."""
    return {
        "id": cards.space_ids[space],
        "name": cards.space_names[space],
        "text": cards.space_texts[space],
        "slots": cards.space_slots[space],
        "rune": space in cards.runes,
        "exactly": cards.space_exactly[space],
        "dice": list(dice),
    }
