"""Courage that helps the others: what the Knight's cards and camp action do."""

from emberwatch.games.setawatch import facts
from emberwatch.games.setawatch.phrases.nouns import revealed
from emberwatch.games.setawatch.phrases.songs import movable
from emberwatch.games.setawatch.phrases.strikes import deal
from emberwatch.games.setawatch.rules.health import health
from emberwatch.games.setawatch.rules.line import move
from emberwatch.games.setawatch.state import AVAILABLE, PARTY, Watch
from emberwatch.games.setawatch.words import Aimed, Target


class DealHealthOfFirst(Aimed):
    """The first creature is thrown against another: its health now, as damage by an ability."""

    form = "deal damage equal to the health of the creature in first position to {who:Target}"
    who: Target

    def targets(self, watch: Watch) -> list[int]:
        return self.who.among(watch) if 0 in revealed(watch) else []

    def hit(self, watch: Watch, target: int) -> None:
        deal(watch, watch.line[target], health(watch, watch.line[0]))


class MoveQuietlyToFront(Aimed):
    """It may be face down. What it does as the first card stays undone this time."""

    form = "move any card of the Line to first position without its First power"

    def targets(self, watch: Watch) -> list[int]:
        return [position for position in movable(watch) if position]

    def hit(self, watch: Watch, target: int) -> None:
        card = watch.line[target]
        watch.taunted = card
        move(watch, card, 0)


class LowestToHighest(Aimed):
    """Of an Adventurer's available dice the lowest; of equal ones any."""

    form = "set the lowest available die of one Adventurer to its highest face"
    aims_at = "die"

    def targets(self, watch: Watch) -> list[int]:
        found: list[int] = []
        for adventurer in range(PARTY):
            dice = watch.available(adventurer)
            lowest = min([watch.value[die] for die in dice], default=0)
            found += [die for die in dice if watch.value[die] == lowest < watch.sides[die]]
        return found

    def hit(self, watch: Watch, target: int) -> None:
        watch.value[target] = watch.sides[target]
        watch.tell(facts.DIE_CHANGED, target, watch.value[target])


class LendDie(Aimed):
    """In this round the die belongs to the other in every respect, but it fits on no ability card."""

    form = "lend the placed die to an Adventurer on Watch"
    aims_at = "adventurer"

    def targets(self, watch: Watch) -> list[int]:
        return [one for one in range(PARTY) if watch.on_watch(one)]

    def hit(self, watch: Watch, target: int) -> None:
        die = 3 * watch.camper + watch.placed.index(watch.cards.own_space)
        watch.bearer[die] = target
        watch.die[die] = AVAILABLE
        watch.tell(facts.DIE_LENT, die, target)
