"""A table to play scenarios on."""

import json
from collections.abc import Sequence
from typing import Any

import emberwatch
from emberwatch import Game


def at(position: str) -> Game:
    """A game at a written position."""
    return emberwatch.position(position)


def play(game: Game, *answers: str) -> list[str]:
    """Give these answers, one after the other; the names of what happened."""
    return [event.name for answer in answers for event in game.play(answer)]


def adventurer(id: str, dice: Sequence[Any], abilities: Sequence[str], **more: Any) -> str:
    """The block of an Adventurer in a position."""
    values = {"id": id, "dice": list(dice), "abilities": list(abilities), **more}
    return "[[adventurer]]\n" + "".join(f"{name} = {json.dumps(value)}\n" for name, value in values.items())


def on_watch(line: Sequence[str], *adventurers: str, firewood: int = 3, more: str = "") -> Game:
    """The Watch in a weak light, before this Line, with these Adventurers first in the party."""
    return at(f"line = {list(line)}\nfirewood = {firewood}\n{more}\n{''.join(adventurers)}")


def face_up(game: Game) -> list[str]:
    """The cards of the Line that lie face up."""
    return [card["id"] for card in game.view()["line"] if card["up"]]
