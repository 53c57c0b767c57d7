"""What an entry of a pack looks like. Texts are Watchword; `set` says which pools a card belongs to."""

from typing import Annotated, Literal

import msgspec

from emberwatch.watchword import Refers, Says

Sentences = Annotated[str, Says("Power")]
Effects = Annotated[str, Says("Effect")]
Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
Copies = Annotated[int, msgspec.Meta(ge=1, le=8)]


class Type(msgspec.Struct, forbid_unknown_fields=True):
    """A creature type and how a sentence calls one creature of it: "Undead", "Forest creature"."""

    id: str
    noun: str


class Name(msgspec.Struct, forbid_unknown_fields=True):
    """The display name of anything that has an id."""

    id: str
    name: str


class Creature(msgspec.Struct, forbid_unknown_fields=True):
    """A creature, Summon or Unhallowed. `health` is a number, one number a copy, or an amount in words."""

    id: str
    set: list[str] = []
    type: Annotated[str, Refers("type")] | None = None
    copies: Copies = 1
    damage: Small = 0
    health: Small | Annotated[list[Small], msgspec.Meta(min_length=1)] | Annotated[str, Says("Amount", True)] = 0
    acolyte: bool = False
    text: Sentences = ""


class Location(msgspec.Struct, forbid_unknown_fields=True):
    """A location: firewood modifier, creature count, and what it does."""

    id: str
    kind: Literal["regular", "respite", "final"]
    count: Annotated[int, msgspec.Meta(ge=1, le=20)]
    firewood: Annotated[int, msgspec.Meta(ge=-15, le=15)] | Literal["halve"] = 0
    set: list[str] = []
    text: Sentences = ""


class Adventurer(msgspec.Struct, forbid_unknown_fields=True):
    """An Adventurer: three dice, five abilities, and a camp action that may ask for a value."""

    id: str
    dice: list[Literal["d4", "d6", "d8", "d12"]]
    attack: Literal["melee", "ranged"]
    abilities: list[Annotated[str, Refers("ability")]]
    camp: Effects
    at_least: Small = 0
    shares_abilities: bool = True
    set: list[str] = []


class Ability(msgspec.Struct, forbid_unknown_fields=True):
    """An ability card: `text` for an active one, `passive` for one that simply works; `variant` by ruleset."""

    id: str
    text: Effects = ""
    passive: Annotated[str, Says("Passive")] = ""
    variant: dict[str, Effects] = {}


class Space(msgspec.Struct, forbid_unknown_fields=True):
    """An action of the camp board. `always`: also when it changes nothing; `rising`: each die higher than the last."""

    id: str
    text: Effects
    slots: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    exactly: Small = 0
    rising: bool = False
    always: bool = False


class Rune(msgspec.Struct, forbid_unknown_fields=True):
    """A rune on the back of the map."""

    id: str
    text: Effects


SCHEMA: dict[str, type[msgspec.Struct]] = {
    "type": Type,
    "name": Name,
    "creature": Creature,
    "summon": Creature,
    "unhallowed": Creature,
    "location": Location,
    "adventurer": Adventurer,
    "ability": Ability,
    "space": Space,
    "rune": Rune,
}
