"""Embers, the game of docs/write-a-game.md, at the moments that the tests of the kernel need."""

from typing import Any

from emberwatch.kernel import Game
from tests.battery import page

EMBERS = page.rulebook()


def embers(seed: int = 0, **terms: Any) -> Game:
    """A game at its first question. With seed 0 the hands are log-1, log-2, log-5 and log-3, log-6, bucket-3."""
    return Game.new(EMBERS, seed, terms)


def before_dousing() -> Game:
    """Watchman 1 has played log-5; whether it burns is for watchman 2 to say, in the middle of the effect."""
    game = embers()
    game.play("play:log-5")
    return game


def to_the_end(game: Game) -> Game:
    """Take the first option until it is over."""
    while (decision := game.decision) is not None:
        game.play(decision.example if decision.is_form else decision.keys[0])
    return game
