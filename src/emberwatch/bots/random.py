"""The bot that takes any legal option, all alike; into a form it writes its example."""

from random import Random

from emberwatch.bots.bot import View
from emberwatch.kernel import Decision


def choose(view: View, decision: Decision, luck: Random) -> str:
    """Any of the options."""
    if decision.is_form:
        return decision.example
    options = decision.options
    return options[int(luck.random() * len(options))].key
