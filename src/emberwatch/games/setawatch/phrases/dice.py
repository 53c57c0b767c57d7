"""Dice of one's own that are taken back, or turned to another face."""

from emberwatch.games.setawatch import facts
from emberwatch.games.setawatch.causes import adventurer_of
from emberwatch.games.setawatch.rules.rounds import die_shows
from emberwatch.games.setawatch.state import AVAILABLE, DICE, NONE, SPENT, Watch
from emberwatch.games.setawatch.words import Aimed
from emberwatch.kernel import roll


def recover(watch: Watch, die: int) -> None:
    """The die is available again, with its value (SW-DIE-4)."""
    watch.die[die] = AVAILABLE
    watch.lies_on[die] = NONE
    watch.dealt[die] = 0
    watch.tell(facts.DIE_RECOVERED, die)


def withdraw(watch: Watch, die: int) -> None:
    """What the die dealt is taken off its target, and no contribution is left where no other die lies (SW-ADV-RA-1)."""
    card, bearer = watch.lies_on[die], watch.bearer[die]
    if card == NONE:
        return
    dealt = min(watch.dealt[die], watch.damage[card])
    watch.damage[card] -= dealt
    others = [other for other in range(DICE) if other != die and watch.lies_on[other] == card]
    if not any(watch.bearer[other] == bearer and watch.die[other] == SPENT for other in others):
        watch.credit[card] &= ~(1 << bearer)
    watch.tell(facts.DAMAGE_TAKEN_OFF, card, dealt)


class TakeBackDie(Aimed):
    """An own die spent on a direct attack is rolled again and available; its damage goes with it."""

    form = "take back one of your attack dice with the damage it has dealt, and reroll it"
    aims_at = "die"
    own = True

    def targets(self, watch: Watch) -> list[int]:
        first = 3 * adventurer_of(watch.cause)
        return [die for die in range(first, first + 3) if watch.die[die] == SPENT and watch.dealt[die]]

    def hit(self, watch: Watch, target: int) -> None:
        withdraw(watch, target)
        recover(watch, target)
        roll(watch, watch.sides[target], die_shows, target)


class SetToHighest(Aimed):
    """One of the Adventurer's available dice shows its highest face."""

    form = "set one of your available dice to its highest face"
    aims_at = "die"
    own = True

    def targets(self, watch: Watch) -> list[int]:
        found: list[int] = []
        values: list[int] = []
        for die in watch.available(adventurer_of(watch.cause)):
            value = watch.value[die]
            if die // 3 == watch.bearer[die] and value < watch.sides[die] and value not in values:
                values.append(value)
                found.append(die)
        return found

    def hit(self, watch: Watch, target: int) -> None:
        watch.value[target] = watch.sides[target]
        watch.tell(facts.DIE_CHANGED, target, watch.value[target])
