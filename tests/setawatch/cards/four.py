"""Four Adventurers for scenarios about everything else: plain dice, no passive cards, the Knight in camp."""

from typing import Any

from emberwatch import Game
from tests.setawatch.table import adventurer, at

# the Bard has no card left to use
WORN_OUT = {"abilities": ["siren_song exhausted", "line_dance exhausted", "song_of_discord exhausted"]}
OWN_DICE = "\n[terms]\nown_dice = true\n"
FOUR: dict[str, dict[str, Any]] = {
    "warrior": {"dice": [8, 8, 8], "abilities": ["wound", "throw_axe", "giants_bane"]},
    "wizard": {"dice": [6, 6, 6], "abilities": ["curse", "shockbolt", "polymorph"]},
    "bard": {"dice": [5, 5, 5], "abilities": ["siren_song", "line_dance", "song_of_discord"]},
    "knight": {"dice": [4, 3, 2], "abilities": ["shield_bash", "taunt", "dragon_lance"]},
}


def four(position: str, **changed: dict[str, Any]) -> Game:
    """A position with these four; `warrior={"dice": [1, 2, 3]}` changes what one of them has."""
    heroes = [adventurer(**{"id": hero, **plain, **changed.get(hero, {})}) for hero, plain in FOUR.items()]
    return at(position + "\n" + "".join(heroes))


def strike(game: Game, position: int, *dice: str) -> list[str]:
    """Attack with these dice; the names of what happened."""
    told: list[str] = []
    for answer in (f"attack:{position}", *(f"die:{die}" for die in dice), "strike"):
        if game.decision is not None and answer in game.decision.keys:
            told += [event.name for event in game.play(answer)]
    return told


def keys(game: Game) -> tuple[str, ...]:
    """What can be answered now."""
    return tuple(game.decision.keys) if game.decision is not None else ()


def line(game: Game) -> list[str]:
    """The Line as it looks: ids of face-up cards, "?" for all others."""
    return [card["id"] if card["up"] else "?" for card in game.view()["line"]]


def health(game: Game, position: int) -> int:
    """The health of the card in this position."""
    number: int = game.view()["line"][position - 1]["health"]
    return number


def graveyard(game: Game) -> list[str]:
    """The Graveyard, its top first."""
    ids: list[str] = game.view()["graveyard"]
    return ids


def exhausted(game: Game) -> list[str]:
    """The exhausted ability cards of all four."""
    return [card["key"] for one in game.view()["party"] for card in one["abilities"] if card["exhausted"]]


def die(game: Game, key: str) -> dict[str, Any]:
    """A die: what it shows and where it is."""
    found: dict[str, Any] = next(die for one in game.view()["party"] for die in one["dice"] if die["key"] == key)
    return found


def arriving(location: str, more: str = "", **changed: dict[str, Any]) -> Game:
    """The moment at which the party comes to this location."""
    return four(f'phase = "arrival"\nmap = ["{location} known", "forbidden_tower"]\n{more}', **changed)


def watch_begins(position: str, **changed: dict[str, Any]) -> Game:
    """The moment at which the Knight has chopped wood with all dice and the Line is laid."""
    game = four(f'phase = "camp"\ncamper = "knight"\n{position}', **changed)
    for number in (1, 2, 3):
        game.play(f"chop_wood:knight.{number}")
    return game


def roll(game: Game, *values: int) -> None:
    """Twelve dice, those of the Warrior first; what is not said shows 4."""
    for value in (*values, *[4] * (12 - len(values))):
        game.play(f"rolled:{value}")
