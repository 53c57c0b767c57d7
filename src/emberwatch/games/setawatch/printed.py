"""What is printed on everything in the box: open to everybody, whether it lies on the table or not."""

from collections.abc import Iterator

from emberwatch.games.setawatch.cards import FINAL, REGULAR, RESPITE, SUMMON, UNHALLOWED_CARD, Cards
from emberwatch.kernel import Printed

LOCATIONS = {REGULAR: "regular", RESPITE: "respite", FINAL: "final"}


def printed(cards: Cards) -> list[Printed]:
    """Boards, abilities, cards of the table and spaces."""
    return [*adventurers(cards), *abilities(cards), *of_the_table(cards), *spaces(cards)]


def adventurers(cards: Cards) -> Iterator[Printed]:
    """The boards of the Adventurers in the pool."""
    for hero in cards.heroes_in_pool:
        about = {
            "dice": cards.hero_dice[hero],
            "attack": "ranged" if cards.ranged[hero] else "melee",
            "at_least": cards.camp_at_least[hero],
            "abilities": [cards.ability_ids[ability] for ability in cards.hero_abilities[hero]],
        }
        yield Printed(cards.hero_ids[hero], "adventurer", cards.hero_names[hero], cards.camp_texts[hero], about)


def abilities(cards: Cards) -> Iterator[Printed]:
    """Their ability cards; one that several Adventurers have is listed once."""
    owners: dict[str, list[str]] = {}
    first: dict[str, int] = {}
    for hero in cards.heroes_in_pool:
        for ability in cards.hero_abilities[hero]:
            owners.setdefault(cards.ability_ids[ability], []).append(cards.hero_ids[hero])
            first.setdefault(cards.ability_ids[ability], ability)
    for name, ability in first.items():
        about = {
            "adventurer": owners[name][0],
            "adventurers": owners[name],
            "passive": cards.passive[ability],
            "once_a_round": cards.once_a_round[ability],
        }
        yield Printed(name, "ability", cards.ability_names[ability], cards.ability_texts[ability], about)


def of_the_table(cards: Cards) -> Iterator[Printed]:
    """Creatures, Summons, Unhallowed and locations, each copy by itself."""
    for card, kind in enumerate(cards.kind):
        about: dict[str, object] = {"card": cards.card_ids[card]}
        if kind in LOCATIONS:
            what = "location"
            about |= {"kind": LOCATIONS[kind], "modifier": cards.modifier[card], "count": cards.count[card]}
        else:
            what = {SUMMON: "summon", UNHALLOWED_CARD: "unhallowed"}.get(kind, "creature")
            formula = cards.formula[card]
            about |= {
                "type": cards.type_nouns.get(cards.type[card], ""),
                "health": cards.base_health[card] if formula is None else cards.shown[formula.number],
                "damage": cards.damage[card],
                "acolyte": cards.acolyte[card],
            }
        yield Printed(cards.ids[card], what, cards.names[card], cards.texts[card], about)


def spaces(cards: Cards) -> Iterator[Printed]:
    """The actions of the camp board, and the runes."""
    for space, name in enumerate(cards.space_ids):
        about = {"slots": cards.space_slots[space], "exactly": cards.space_exactly[space]}
        what = "rune" if space in cards.runes else "space"
        yield Printed(name, what, cards.space_names[space], cards.space_texts[space], about)
