"""What is printed on a card: open to everybody, whether it lies on the table or not."""

import re
from difflib import get_close_matches

from emberwatch import Game, Refused
from emberwatch.cli.setawatch.wording import cards_of, wood_at
from emberwatch.games.setawatch.cards import FINAL, REGULAR, RESPITE, SUMMON, UNHALLOWED_CARD, Cards

KINDS = {UNHALLOWED_CARD: "Unhallowed", REGULAR: "location", RESPITE: "respite", FINAL: "final location"}

MANY = 12

Printed = tuple[set[str], str]  # the names a card answers to, and what it says


def card(game: Game, name: str) -> list[str]:
    """Every card of this name, or with this id."""
    found = printed(cards_of(game))
    wanted = name.casefold()
    lines = [text for names, text in found if wanted in names]
    if lines or not name:
        return list(dict.fromkeys(lines)) or ["Which card? Say `card NAME`."]
    partly = {names_first(text): text for names, text in found if any(wanted in one for one in names)}
    if len(partly) == 1:
        return list(partly.values())
    if 1 < len(partly) <= MANY:
        raise Refused(f"Which one: {', '.join(partly)}?")
    known = sorted({one for names, _ in found for one in names})
    near = get_close_matches(wanted, known, 1)
    raise Refused(f"There is no card called {name!r}" + (f"; did you mean {near[0]!r}?" if near else "."))


def names_first(text: str) -> str:
    """The name that a card's text begins with."""
    return re.split(r"[,:.]| \(", text, maxsplit=1)[0]


def printed(cards: Cards) -> list[Printed]:
    """All cards, each with the names it answers to."""
    return [*of_the_table(cards), *adventurers(cards), *abilities(cards), *spaces(cards)]


def of_the_table(cards: Cards) -> list[Printed]:
    """Creatures, Summons, Unhallowed and locations."""
    found = []
    for number, name in enumerate(cards.names):
        kind = cards.kind[number]
        if kind in (REGULAR, RESPITE, FINAL):
            here = {"modifier": cards.modifier[number]}
            says = f"{name}, {KINDS[kind]}: {wood_at(here)}, {cards.count[number]} creatures."
        elif kind == SUMMON:
            says = f"{name}."
        else:
            formula = cards.formula[number]
            health = str(cards.base_health[number]) if formula is None else f"is {cards.shown[formula.number]}"
            noun = KINDS.get(kind, cards.type_nouns.get(cards.type[number], "creature"))
            says = f"{name}, {noun}, health {health}, damage {cards.damage[number]}."
        names = {name.casefold(), cards.ids[number], cards.card_ids[number]}
        found.append((names, f"{says} {cards.texts[number]}".strip()))
    return found


def adventurers(cards: Cards) -> list[Printed]:
    """The Adventurers' boards."""
    found = []
    for hero, name in enumerate(cards.hero_names):
        dice = ", ".join(f"d{sides}" for sides in cards.hero_dice[hero])
        least = cards.camp_at_least[hero]
        needs = f" (with {least} or more)" if least else ""
        kind = "ranged" if cards.ranged[hero] else "melee"
        abilities = ", ".join(cards.ability_names[ability] for ability in cards.hero_abilities[hero])
        text = f"{name}, {kind}: {dice}. In camp{needs}: {cards.camp_texts[hero]} Abilities: {abilities}."
        found.append(({name.casefold(), cards.hero_ids[hero]}, text))
    return found


def abilities(cards: Cards) -> list[Printed]:
    """The ability cards."""
    return [
        ({name.casefold(), cards.ability_ids[number]}, f"{name}{' (passive)' if passive else ''}: {text}")
        for number, (name, passive, text) in enumerate(
            zip(cards.ability_names, cards.passive, cards.ability_texts, strict=True)
        )
    ]


def spaces(cards: Cards) -> list[Printed]:
    """The actions of the camp board and the runes."""
    return [
        ({name.casefold(), cards.space_ids[number]}, f"{name}: {cards.space_texts[number]}")
        for number, name in enumerate(cards.space_names)
        if cards.space_texts[number]
    ]
