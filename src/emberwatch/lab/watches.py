"""Set a Watch on trial: random parties, and now and then a careful one, which sees the later rounds."""

from random import Random

from emberwatch.bots import BOTS
from emberwatch.games.setawatch.invariants import broken
from emberwatch.games.setawatch.rulebook import RULEBOOK
from emberwatch.games.setawatch.state import Watch
from emberwatch.kernel import decision_of
from emberwatch.lab.draws import POOLS, random_terms
from emberwatch.lab.ground import Ground, Move, Player
from emberwatch.lab.used import Used, never_used

CARELESS = 0.25  # how often the careful party does anything at all instead


def party(luck: Random) -> Player:
    """Random parties hardly ever see the later rounds."""
    return careful if luck.random() < 0.2 else at_random


def at_random(watch: Watch, luck: Random) -> Move:
    """Any option, all alike."""
    return watch.options[int(luck.random() * len(watch.options))]


def careful(watch: Watch, luck: Random) -> Move:
    """By rules of thumb, mostly."""
    if luck.random() <= CARELESS:
        return at_random(watch, luck)
    decision = decision_of(RULEBOOK, watch, 0)
    assert decision is not None
    return watch.options[decision.keys.index(BOTS["careful"](RULEBOOK.view(watch, 0), decision, luck))]


def never(used: Used) -> list[str]:
    """Of all the cards there are."""
    return never_used(used, RULEBOOK.content(RULEBOOK.terms({"pool": POOLS[-1]})))


GROUND = Ground(RULEBOOK, random_terms, party, broken, Used, never)
