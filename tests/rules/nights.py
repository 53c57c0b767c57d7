"""Whole games for tests: quiet ones, which always come to their end, and wild ones."""

from random import Random

import emberwatch
from emberwatch import Game
from tests.setawatch.table import at

PLACES = ["dark_woods", "lost_outpost", "haunted_manor", "remote_tavern"]
PLACES += ["long_road", "cliff_watch", "wizards_cottage", "tranquil_village", "forbidden_tower"]


def lonely_nights(players: int = 1) -> Game:
    """A game from its first round on in which no creature ever comes: deck and Horde are empty."""
    return at(f'round = 0\nphase = "arrival"\ndeck = []\nmap = {PLACES}\n[terms]\nplayers = {players}')


def wild_night(seed: int, **terms: object) -> Game:
    """A new game played to its end with any answer to any question."""
    game = emberwatch.new("setawatch", seed=seed, **terms)
    luck = Random(seed)
    while game.decision is not None:
        game.play(luck.choice(game.decision.keys))
    return game
