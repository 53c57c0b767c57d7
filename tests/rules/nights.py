"""Whole games for tests: quiet ones, which always come to their end, and wild ones."""

from random import Random

import emberwatch
from emberwatch import Game
from tests.setawatch.table import at

CREATURES = [f"{name}-{copy}" for name in ("bear", "wolf", "fae", "bandit", "goblins", "treant") for copy in (1, 2)]
CREATURES += ["graveshifter-1", "graveshifter-2", "vampire-1", "acolyte-1", "skeletons-1", "fell_beast-1"]
PLACES = ["dark_woods", "lost_outpost", "haunted_manor", "remote_tavern"]
PLACES += ["long_road", "cliff_watch", "wizards_cottage", "tranquil_village", "forbidden_tower"]


def lonely_nights(players: int = 1) -> Game:
    """A game from its first round on in which no creature ever comes: deck and Horde are empty."""
    return at(f'round = 0\nphase = "arrival"\ndeck = []\nmap = {PLACES}\n[terms]\nplayers = {players}')


def wild_night(seed: int, **terms: object) -> Game:
    """A new game played to its end with any answer to any question, but the Watch is not given up early."""
    game = emberwatch.new("setawatch", seed=seed, **terms)
    luck = Random(seed)
    while game.decision is not None:
        game.play(any_answer(game, luck))
    return game


def any_answer(game: Game, luck: Random) -> str:
    """One of the legal answers; to stop the Watch or burn a card only if nothing else is left."""
    assert game.decision is not None
    keys = [key for key in game.decision.keys if key not in ("stop", "fire")] or ["stop"]
    return luck.choice(keys)


def small_deck(seed: int) -> dict[str, object]:
    """Terms of a game with few creatures, in which any answers may lead far."""
    luck = Random(seed)
    return {"draw": "custom", "deck": sorted(luck.sample(CREATURES, luck.choice((1, 2, 3, 5)))), "difficulty": "easy"}
