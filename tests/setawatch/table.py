"""A table to play scenarios on."""

import emberwatch
from emberwatch import Game


def at(position: str) -> Game:
    """A game at a written position."""
    return emberwatch.position(position)


def play(game: Game, *answers: str) -> list[str]:
    """Give these answers, one after the other; the names of what happened."""
    return [event.name for answer in answers for event in game.play(answer)]
