"""What holds as long as a creature stands face up in the Line."""

from emberwatch.games.setawatch import words
from emberwatch.games.setawatch.causes import by_card, card_of
from emberwatch.games.setawatch.rules.fire import lose_firewood
from emberwatch.games.setawatch.state import DICE, STOLEN, Watch
from emberwatch.games.setawatch.words import Amount, Lasting, Which


class GainsHealth(Lasting):
    """More health for whom it says."""

    form = "{who:Which} has {n:Number} more health"
    touches = (words.HEALTH,)
    who: Which
    n: int

    def health(self, watch: Watch, source: int, card: int) -> int:
        return self.n if self.who.fits(watch, source, card) else 0


class AddsToHealth(Lasting):
    """It has more health, by as much as something else on the table says."""

    form = "add {amount:Amount} to its health"
    touches = (words.HEALTH,)
    amount: Amount

    def health(self, watch: Watch, source: int, card: int) -> int:
        return self.amount.count(watch, source) if by_card(card) == source else 0


class LosesHealth(Lasting):
    """Less health for whom it says; never below 1."""

    form = "{who:Which} has {n:Number} less health"
    touches = (words.HEALTH,)
    who: Which
    n: int

    def health(self, watch: Watch, source: int, card: int) -> int:
        return -self.n if self.who.fits(watch, source, card) else 0


class DoublesBase(Lasting):
    """Base health counts twice, in the Line only."""

    form = "the base health of {who:Which} in the Line is doubled"
    touches = (words.BASE_HEALTH,)
    who: Which

    def base(self, watch: Watch, source: int, card: int, base: int) -> int:
        return base * 2 if card in watch.line and self.who.fits(watch, source, card) else base


class DieIsBase(Lasting):
    """While it holds a stolen die, that die's value is its base health."""

    form = "the value of a die it holds is its base health"
    touches = (words.BASE_HEALTH,)

    def base(self, watch: Watch, source: int, card: int, base: int) -> int:
        if by_card(card) == source:
            for die in range(DICE):
                if watch.lies_on[die] == card and watch.die[die] == STOLEN:
                    return watch.value[die]
        return base


class TurnsUpBehind(Lasting):
    """The card directly behind it is turned up as if the fire lit it."""

    form = "the card behind it is turned up"
    touches = (words.TURNS_UP,)

    def turns_up_behind(self, watch: Watch) -> bool:
        return True


class Shields(Lasting):
    """No direct attack on those it stands before."""

    form = "{who:Which} is safe from attacks"
    touches = (words.SHIELD,)
    who: Which

    def shields(self, watch: Watch, source: int, card: int) -> bool:
        return self.who.fits(watch, source, card)


class Wards(Lasting):
    """Ability cards neither choose nor change those it stands before."""

    form = "{who:Which} is safe from abilities"
    touches = (words.WARD,)
    who: Which

    def wards(self, watch: Watch, source: int, card: int) -> bool:
        return self.who.fits(watch, source, card)


class BurnsForTheFallen(Lasting):
    """Each defeat of a creature nearer the camp than this one costs firewood."""

    form = "each time a creature before it is defeated, lose {n:Number} firewood"
    touches = (words.DEFEATS,)
    n: int

    def on_defeat(self, watch: Watch, source: int, card: int, position: int) -> None:
        lair = card_of(source)
        if lair in watch.line and watch.line.index(lair) >= position:
            lose_firewood(watch, self.n)


class ReturnsToEnd(Lasting):
    """Defeated, it goes face up to the end of the Line if other cards are left there."""

    form = "when it is defeated and other cards remain, it goes to the end of the Line"
    touches = (words.DESTINATION,)

    def destination(self, watch: Watch, source: int, card: int, credit: int) -> int:
        if by_card(card) == source and len(watch.line) > 1:
            return words.TO_LINE_END
        return words.TO_GRAVEYARD
