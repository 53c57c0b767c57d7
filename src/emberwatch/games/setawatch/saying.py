"""The parts of events in words."""

from typing import Any

from emberwatch.games.setawatch.naming import adventurer_key, adventurer_name, card_key, die_key
from emberwatch.games.setawatch.state import Watch
from emberwatch.games.setawatch.words import DESTINATIONS

ORDINALS = ("first", "second", "third")


def say(watch: Watch, kind: str, value: Any) -> str:
    """One part of an event; `kind` is what its fact calls it."""
    cards = watch.cards
    if kind == "card":
        return str(cards.names[value])
    if kind == "number":
        return str(value)
    if kind == "place":
        return str(value + 1)
    if kind == "adventurer":
        return f"the {adventurer_name(watch, value)}"
    if kind == "die":
        return f"the {adventurer_name(watch, value // 3)}'s {ORDINALS[value % 3]} die"
    if kind == "ability":
        return str(cards.ability_names[value])
    if kind == "hero":
        return f"the {cards.hero_names[value]}"
    if kind == "heroes":
        return ", ".join(cards.hero_names[hero] for hero in value)
    if kind == "power":
        return cards.show(value)
    if kind == "cause":
        return cards.say_cause(value)
    if kind == "type":
        return str(cards.type_nouns.get(value, value))
    if kind == "space":
        return str(cards.space_names[value])
    if kind == "destination":
        return str(DESTINATIONS[value])
    raise KeyError(kind)


def thing(watch: Watch, kind: str, value: Any) -> str:
    """The thing on the table that a part of an event is, by the name that options give it."""
    cards = watch.cards
    if kind == "card":
        return f"card:{card_key(watch, value)}"
    if kind == "die":
        return f"die:{die_key(watch, value)}"
    if kind == "adventurer":
        return f"adventurer:{adventurer_key(watch, value)}"
    if kind == "ability":
        return f"card:{cards.hero_ids[cards.ability_hero[value]]}.{cards.ability_ids[value]}"
    if kind == "space":
        return f"space:{cards.space_ids[value]}"
    return ""
