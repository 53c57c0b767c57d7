"""Pieces of the view in a few words each, for whoever draws them."""

from typing import Any

from emberwatch import Game
from emberwatch.games.setawatch.cards import HALVE, Cards

MOST_WOOD = 15
BANDS = ((1, 6), (7, 11), (12, 15))  # firewood that lights one, two, three positions
ROUNDS = 9
SHAPES = {4: "/{}\\", 6: "[{}]", 8: "<{}>", 12: "{{{}}}"}
PHASES = {
    "arrival": "the party arrives",
    "pick": "choosing who rests",
    "camp": "in camp",
    "watch": "the Watch",
    "breakthrough": "the breakthrough",
    "end": "the end of the round",
}
DIE_WORDS = {
    "available": "",
    "spent": "spent",
    "stolen": "stolen",
    "aside": "set aside",
    "camp": "",
    "stored": "kept ready",
}

Part = dict[str, Any]


def cards_of(game: Game) -> Cards:
    """What is printed on the cards of this game."""
    cards = game.state.content
    assert isinstance(cards, Cards)
    return cards


def names_of(game: Game) -> dict[str, str]:
    """What each card of the table is called, by its key."""
    cards = cards_of(game)
    return dict(zip(cards.ids, cards.names, strict=True))


def wood_at(location: Part) -> str:
    """What a location does to the firewood."""
    modifier = location["modifier"]
    if modifier == HALVE:
        return "firewood is halved"
    return f"{modifier:+} firewood" if modifier else "firewood stays"


def face(die: Part) -> str:
    """What a die shows, in brackets of its shape."""
    return SHAPES.get(die["sides"], "({})").format(die["value"])


def fate(die: Part, view: Part) -> str:
    """Where a die is, when it is not simply there to be used."""
    words = [DIE_WORDS[die["state"]]]
    words += [f"on {space['name']}" for space in view["spaces"] if die["key"] in space["dice"]]
    words += [f"lent to {one['name']}" for one in view["party"] if die["lent_to"] == one["id"]]
    return ", ".join(filter(None, words))


def is_placed(die: Part, view: Part) -> bool:
    """Whether it lies on the camp board."""
    return any(die["key"] in space["dice"] for space in view["spaces"])


def condition(ability: Part) -> str:
    """Whether an ability card can still be used."""
    words = {
        "exhausted": "exhausted",
        "used_by_die": "used by a die",
        "used_by_exhausting": "used by exhausting",
        "used": "used",
    }
    return ", ".join(word for flag, word in words.items() if ability[flag]) or "ready"


def health_of(place: Part) -> str:
    """Health, and how it came about if it is not what is printed."""
    left = place["health"] - place["damage_taken"]
    said = f"{left} of {place['health']} health" if place["damage_taken"] else f"{left} health"
    if len(place["parts"]) == 1:
        return said
    base, *others = place["parts"]
    return f"{said} ({base[1]}{''.join(f', {value:+} {source}' for source, value in others)})"


def seen_in(pile: list[str | None], names: dict[str, str]) -> str:
    """A hidden pile from the top, with the cards that are known."""
    counts: dict[str, int] = {}
    for card in pile:
        name = names[card] if card else "unseen"
        counts[name] = counts.get(name, 0) + 1
    return ", ".join(name if count == 1 and name != "unseen" else f"{count} {name}" for name, count in counts.items())


def next_in(pile: list[str | None], names: dict[str, str]) -> str:
    """The cards known to come next."""
    known: list[str] = []
    for card in pile:
        if card is None:
            break
        known.append(names[card])
    return f"next {', '.join(known)}" if known else ""


def dice_by_key(view: Part) -> dict[str, str]:
    """Every die with its owner's name, by its key."""
    return {die["key"]: f"{one['name']} {face(die)}" for one in view["party"] for die in one["dice"]}


def piles(view: Part, names: dict[str, str]) -> list[tuple[str, str]]:
    """The piles, each with its size and what is known of it."""
    known = view["known"]
    said = {
        "deck": ("Creature deck", next_in(known["deck"], names)),
        "graveyard": ("Graveyard", seen_in(view["graveyard"], names)),
        "horde": ("Horde", seen_in(known["horde"], names)),
        "unhallowed": ("Unhallowed", next_in(known["unhallowed"], names)),
        "map": ("Map deck", next_in(known["map"], names)),
        "unused_locations": ("Unused locations", next_in(known["unused_locations"], names)),
    }
    return [(name, f"{view['piles'][pile]}{f': {words}' if words else ''}") for pile, (name, words) in said.items()]


def text_of(space: Part, view: Part) -> str:
    """What a space does and needs; the camper's own action is printed on the board."""
    camper = next((one for one in view["party"] if one["in_camp"]), None)
    if space["id"] == "own_action" and camper is not None:
        least = camper["camp"]["at_least"]
        return f"{camper['camp']['text']}" + (f" Needs {least} or more." if least else "")
    return f"{space['text']}" + (f" Needs exactly {space['exactly']}." if space["exactly"] else "")
