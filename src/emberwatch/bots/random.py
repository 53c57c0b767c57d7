"""The bot that takes any legal option, all alike."""

from random import Random

from emberwatch.bots.bot import View
from emberwatch.kernel import Decision


def choose(view: View, decision: Decision, luck: Random) -> str:
    """Any of the options."""
    options = decision.options
    return options[int(luck.random() * len(options))].key
