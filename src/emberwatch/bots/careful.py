"""The bot that follows rules of thumb where it has some, and takes anything where it has none."""

from random import Random

from emberwatch.bots import random, setawatch
from emberwatch.bots.bot import View
from emberwatch.bots.wardens import careful as wardens
from emberwatch.kernel import Decision


def choose(view: View, decision: Decision, luck: Random) -> str:
    """What the rules of thumb of the game say."""
    if "edition" in view:
        return wardens.choose(view, decision, luck)
    thumb = setawatch.THUMBS.get(decision.name) if "firewood" in view else None
    return random.choose(view, decision, luck) if thumb is None else thumb(view, decision)


def reason(view: View, decision: Decision, answer: str) -> str:
    """Why it would give this answer, in a sentence."""
    say = setawatch.REASONS.get(decision.name) if "firewood" in view else None
    return "One answer is as good as another." if say is None else say(view, decision, answer)
