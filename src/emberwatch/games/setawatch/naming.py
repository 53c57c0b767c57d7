"""How things on the table are written: in keys, as records and programs write them, and in words."""

from emberwatch.games.setawatch.state import LINE, Watch


def adventurer_key(watch: Watch, adventurer: int) -> str:
    """wizard"""
    return watch.cards.hero_ids[watch.party[adventurer]]


def adventurer_name(watch: Watch, adventurer: int) -> str:
    """Wizard"""
    return watch.cards.hero_names[watch.party[adventurer]]


def die_key(watch: Watch, die: int) -> str:
    """wizard.2: the second die of the Wizard."""
    return f"{adventurer_key(watch, die // 3)}.{die % 3 + 1}"


def die_name(watch: Watch, die: int) -> str:
    """Wizard's 5 (d6)"""
    return f"{adventurer_name(watch, die // 3)}'s {watch.value[die]} (d{watch.sides[die]})"


def slot_key(watch: Watch, slot: int) -> str:
    """wizard.shockbolt"""
    return f"{adventurer_key(watch, slot // 3)}.{watch.cards.ability_ids[watch.slots[slot]]}"


def slot_name(watch: Watch, slot: int) -> str:
    """Wizard's Shockbolt"""
    return f"{adventurer_name(watch, slot // 3)}'s {watch.cards.ability_names[watch.slots[slot]]}"


def card_key(watch: Watch, card: int) -> str:
    """bear-1"""
    return watch.cards.ids[card]


def card_name(watch: Watch, card: int) -> str:
    """Bear"""
    return watch.cards.names[card]


def place_name(watch: Watch, position: int) -> str:
    """A card of the Line by its place, with its name if that is known: "Bear (position 2)"."""
    card = watch.line[position]
    known = watch.cards.names[card] if not watch.veil[card] else "the face-down card"
    return f"{known} (position {position + 1})"


def aimed_key(watch: Watch, kind: str, target: int) -> str:
    """What an aimed effect can choose, as a key. Cards of the Line go by their place, for they may be hidden."""
    if kind == "line":
        return f"line:{target + 1}"
    if kind == "die":
        return f"die:{die_key(watch, target)}"
    if kind == "slot":
        return f"card:{slot_key(watch, target)}"
    if kind == "adventurer":
        return f"adventurer:{adventurer_key(watch, target)}"
    if kind == "ability":
        return f"ability:{watch.cards.ability_ids[target]}"
    return f"card:{card_key(watch, target)}"


def aimed_text(watch: Watch, kind: str, target: int) -> str:
    """What an aimed effect can choose, in words."""
    if kind == "line":
        return place_name(watch, target)
    if kind == "die":
        return die_name(watch, target)
    if kind == "slot":
        return slot_name(watch, target)
    if kind == "adventurer":
        return adventurer_name(watch, target)
    if kind == "ability":
        return watch.cards.ability_names[target]
    return card_name(watch, target)


def pile_place(pile: int, index: int, size: int) -> str:
    """A place in a pile, for people who name the card that lies there."""
    if pile == LINE:
        return f"position {index + 1} of the Line"
    names = ("", "Creature deck", "Horde", "Unhallowed deck", "Map deck", "unused locations")
    return f"place {size - index} from the top of the {names[pile]}"
