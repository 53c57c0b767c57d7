"""The table in sentences, one thing a line."""

from collections.abc import Iterator

from emberwatch import Game
from emberwatch.cli.setawatch.wording import (
    MOST_WOOD,
    PHASES,
    ROUNDS,
    Part,
    condition,
    dice_by_key,
    fate,
    health_of,
    names_of,
    piles,
    text_of,
    wood_at,
)


def prose(game: Game, seat: int) -> list[str]:
    """Everything anybody sees, from the fire into the dark."""
    view = game.view(seat)
    names = names_of(game)
    return [
        *beginning(view),
        *(place(one, dice_by_key(view)) for one in view["line"]),
        *(line for one in view["party"] for line in adventurer(one, view, names)),
        *camp(view),
        *(f"{name}, {said}." for name, said in piles(view, names)),
    ]


def beginning(view: Part) -> Iterator[str]:
    """The round, the location, the fire."""
    yield f"Round {view['round']} of {ROUNDS}, {PHASES[view['phase']]}."
    if view["location"]:
        here = view["location"]
        yield f"Location {here['name']}: {wood_at(here)}, {here['count']} creatures. {here['text']}".strip()
    lit = "position" if view["light"] == 1 else "positions"
    yield f"Firewood {view['firewood']} of {MOST_WOOD}; it lights {view['light']} {lit}."


def place(one: Part, dice: dict[str, str]) -> str:
    """A card of the Line."""
    where = f"Line {one['place']}, {'lit' if one['lit'] else 'dark'}"
    if "id" not in one:
        return f"{where}: face down."
    words = [one["name"], one["type"], health_of(one) if "health" in one else f"{one['base_health']} printed health"]
    words.append(f"{one['damage']} damage")
    words += ["negated"] if one.get("negated") else []
    words += [f"holds {dice[key]}" for key in one.get("dice", ())]
    words += [] if one["up"] else ["face down, but known"]
    return f"{where}: {', '.join(filter(None, words))}. {one['text']}".strip()


def adventurer(one: Part, view: Part, names: dict[str, str]) -> Iterator[str]:
    """An Adventurer, then each of the three ability cards."""
    where = "rests in camp" if one["in_camp"] else "sits out" if one["sits_out"] else f"reaches {one['reach']}"
    dice = ", ".join(die_in_words(die, view) for die in one["dice"])
    tamed = f" Followed by {', '.join(names[card] for card in one['tamed'])}." if one["tamed"] else ""
    yield f"{one['name']} {where}, has rested {one['rests']} of 2 times. Dice: {dice}.{tamed}"
    for ability in one["abilities"]:
        passive = "passive, " if ability["passive"] else ""
        yield f"{one['name']}'s {ability['name']} ({passive}{condition(ability)}): {ability['text']}"


def die_in_words(die: Part, view: Part) -> str:
    """A die."""
    where = fate(die, view)
    return f"d{die['sides']} shows {die['value']}" + (f" ({where})" if where else "")


def camp(view: Part) -> Iterator[str]:
    """The camp board, while somebody places dice there."""
    if view["phase"] == "camp":
        for space in view["spaces"]:
            dice = dice_by_key(view)
            holds = f" Holds {', '.join(dice[key] for key in space['dice'])}." if space["dice"] else ""
            yield f"{'Rune' if space['rune'] else 'Camp'} {space['name']}: {text_of(space, view)}{holds}"
