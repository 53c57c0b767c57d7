"""Rules of thumb for Set a Watch, by the name of the decision."""

from random import Random

from emberwatch.bots import random
from emberwatch.bots.bot import View
from emberwatch.bots.setawatch import aims, camp, contributing, watch
from emberwatch.bots.setawatch.reasons import REASONS
from emberwatch.kernel import Decision

__all__ = ["REASONS", "THUMBS", "choose"]

THUMBS = {**camp.THUMBS, **watch.THUMBS, **contributing.THUMBS, **aims.THUMBS}


def choose(view: View, decision: Decision, luck: Random) -> str:
    """What the rules of thumb say; anything where there is none."""
    thumb = THUMBS.get(decision.name)
    return random.choose(view, decision, luck) if thumb is None else thumb(view, decision)
