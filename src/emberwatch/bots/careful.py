"""The bot that follows rules of thumb where a game has some, and takes anything where it has none."""

from collections.abc import Callable, Mapping
from random import Random
from typing import NamedTuple

from emberwatch.bots import random, setawatch
from emberwatch.bots.bot import Bot, View
from emberwatch.bots.wardens import careful as wardens
from emberwatch.kernel import Decision


class Thumbs(NamedTuple):
    """A game's rules of thumb, and how they are put into words, by the name of the decision."""

    choose: Bot
    reasons: Mapping[str, Callable[[View, Decision, str], str]]


NO_RULES = Thumbs(random.choose, {})
RULES = {"setawatch": Thumbs(setawatch.choose, setawatch.REASONS), "wardens": Thumbs(wardens.choose, {})}


def choose(view: View, decision: Decision, luck: Random) -> str:
    """What the rules of thumb of the game say."""
    return RULES.get(decision.game, NO_RULES).choose(view, decision, luck)


def reason(view: View, decision: Decision, answer: str) -> str:
    """Why it would give this answer, in a sentence."""
    say = RULES.get(decision.game, NO_RULES).reasons.get(decision.name)
    return "One answer is as good as another." if say is None else say(view, decision, answer)
