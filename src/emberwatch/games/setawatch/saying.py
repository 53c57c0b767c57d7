"""The parts of events in words."""

from collections.abc import Callable
from typing import Any

from emberwatch.games.setawatch.naming import adventurer_key, adventurer_name, card_key, die_key
from emberwatch.games.setawatch.state import Watch
from emberwatch.games.setawatch.words import DESTINATIONS

ORDINALS = ("first", "second", "third")


def _die(watch: Watch, die: int) -> str:
    return f"the {adventurer_name(watch, die // 3)}'s {ORDINALS[die % 3]} die"


def _ability_key(watch: Watch, ability: int) -> str:
    cards = watch.cards
    return f"card:{cards.hero_ids[cards.ability_hero[ability]]}.{cards.ability_ids[ability]}"


SAYINGS: dict[str, Callable[[Watch, Any], str]] = {
    "card": lambda watch, value: watch.cards.names[value],
    "number": lambda watch, value: str(value),
    "place": lambda watch, value: str(value + 1),
    "adventurer": lambda watch, value: f"the {adventurer_name(watch, value)}",
    "die": _die,
    "ability": lambda watch, value: watch.cards.ability_names[value],
    "hero": lambda watch, value: f"the {watch.cards.hero_names[value]}",
    "heroes": lambda watch, value: ", ".join(watch.cards.hero_names[hero] for hero in value),
    "power": lambda watch, value: watch.cards.show(value),
    "cause": lambda watch, value: watch.cards.say_cause(value),
    "type": lambda watch, value: watch.cards.type_nouns.get(value, value),
    "space": lambda watch, value: watch.cards.space_names[value],
    "destination": lambda watch, value: DESTINATIONS[value],
}
THINGS: dict[str, Callable[[Watch, Any], str]] = {
    "card": lambda watch, value: f"card:{card_key(watch, value)}",
    "die": lambda watch, value: f"die:{die_key(watch, value)}",
    "adventurer": lambda watch, value: f"adventurer:{adventurer_key(watch, value)}",
    "ability": _ability_key,
    "space": lambda watch, value: f"space:{watch.cards.space_ids[value]}",
}


def say(watch: Watch, kind: str, value: Any) -> str:
    """One part of an event; `kind` is what its fact calls it."""
    return SAYINGS[kind](watch, value)


def thing(watch: Watch, kind: str, value: Any) -> str:
    """The thing on the table that a part of an event is, by the name that options give it."""
    return THINGS[kind](watch, value) if kind in THINGS else ""
