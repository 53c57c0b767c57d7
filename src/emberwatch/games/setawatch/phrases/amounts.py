"""Numbers read off the table."""

from emberwatch.games.setawatch.causes import card_of
from emberwatch.games.setawatch.rules.health import base_health
from emberwatch.games.setawatch.state import Watch
from emberwatch.games.setawatch.words import Amount


class TheFirewood(Amount):
    """The firewood now."""

    form = "the firewood"

    def count(self, watch: Watch, source: int) -> int:
        return watch.firewood


class NumberMinusFirewood(Amount):
    """A number less the firewood now."""

    form = "{n:Number} minus the firewood"
    n: int

    def count(self, watch: Watch, source: int) -> int:
        return self.n - watch.firewood


class BaseHealthBehind(Amount):
    """The base health of the card directly behind this one; 0 if there is none or it is a Summon."""

    form = "the base health of the card behind it"

    def count(self, watch: Watch, source: int) -> int:
        position = watch.line.index(card_of(source)) + 1
        if position == len(watch.line) or not watch.up(watch.line[position]):
            return 0
        return base_health(watch, watch.line[position])


class BaseHealthOfGraveyardTop(Amount):
    """The base health of the top card of the Graveyard; 0 if it is empty or a Summon lies there."""

    form = "the base health of the top card of the Graveyard"

    def count(self, watch: Watch, source: int) -> int:
        if not watch.graveyard or watch.cards.is_summon[watch.graveyard[-1]]:
            return 0
        return base_health(watch, watch.graveyard[-1])
