"""What holds at a location as long as the party is there."""

from emberwatch.games.setawatch import words
from emberwatch.games.setawatch.rules.fire import lose_firewood
from emberwatch.games.setawatch.state import Watch
from emberwatch.games.setawatch.words import Lasting


class SinksUnderDeck(Lasting):
    """Defeated creatures of this type go to the bottom of the Creature deck instead of to the Graveyard."""

    form = "a defeated {type:Type} goes to the bottom of the Creature deck"
    touches = (words.DESTINATION,)
    type: str

    def destination(self, watch: Watch, source: int, card: int, credit: int) -> int:
        return words.TO_DECK_BOTTOM if watch.cards.type[card] == self.type else words.TO_GRAVEYARD


class SummonsSink(Lasting):
    """A Summon that has been answered goes to the bottom of the Creature deck instead of to the Graveyard."""

    form = "a resolved Summon goes to the bottom of the Creature deck"
    touches = (words.SUMMONS,)

    def summon_destination(self) -> int:
        return words.TO_DECK_BOTTOM


class SummonsExhaustMore(Lasting):
    """A Summon exhausts that many cards more, of anybody on Watch."""

    form = "each Summon exhausts {n:Number} more"
    touches = (words.SUMMONS,)
    n: int

    def summon_exhausts(self) -> int:
        return self.n


class PartyPicksUnhallowed(Lasting):
    """Of the whole Unhallowed deck the party picks the one that comes; the others keep their order."""

    form = "the party picks the Unhallowed that answers a Summon"
    touches = (words.SUMMONS,)

    def picks_unhallowed(self) -> bool:
        return True


class DimmerFire(Lasting):
    """The fire lights fewer positions, but always the first."""

    form = "the reveal level is {n:Number} lower"
    touches = (words.LIGHT,)
    n: int

    def light(self, watch: Watch) -> int:
        return -self.n


class LongerReach(Lasting):
    """Everybody attacks that many positions further."""

    form = "every Adventurer's range is {n:Number} greater"
    touches = (words.REACH,)
    n: int

    def reach(self, watch: Watch, adventurer: int) -> int:
        return self.n


class OneFoeEach(Lasting):
    """What one Adventurer has hurt nobody else can attack, nor do two attack together."""

    form = "only one Adventurer can attack each creature"
    touches = (words.COMBINING,)

    def forbids_combining(self) -> bool:
        return True


class StillPassives(Lasting):
    """Passive ability cards have no effect; they can still be exhausted for firewood and damage."""

    form = "passive abilities do not work"
    touches = (words.PASSIVES,)

    def stills_passives(self) -> bool:
        return True


class FirstPowersCostWood(Lasting):
    """Each First power that triggers costs firewood."""

    form = "each time a First power triggers, lose {n:Number} firewood"
    touches = (words.FIRST_POWERS,)
    n: int

    def on_first(self, watch: Watch) -> None:
        lose_firewood(watch, self.n)


class CardsBurnLonger(Lasting):
    """Exhausting an ability card for firewood gives more, whether it was forced or not."""

    form = "a card exhausted for firewood gives {n:Number} more"
    touches = (words.BURNING,)
    n: int

    def extra_firewood(self) -> int:
        return self.n


class SpaceGivesWood(Lasting):
    """Each die placed on this camp space gives more firewood."""

    form = "each die on {space:Space} gives {n:Number} more firewood"
    touches = (words.CAMP_WOOD,)
    space: str
    n: int

    def camp_wood(self, watch: Watch, space: int) -> int:
        return self.n if watch.cards.space_ids[space] == self.space else 0


class EntryRefreshes(Lasting):
    """How many cards the camper refreshes before placing dice; elsewhere it is one."""

    form = "the camper refreshes {n:Number} cards on entering camp"
    touches = (words.CAMP_ENTRY,)
    n: int

    def entry_refreshes(self) -> int:
        return self.n - 1


class AnyValueInCamp(Lasting):
    """Camp actions ask for no values; runes still need equal dice."""

    form = "camp actions take dice of any value"
    touches = (words.CAMP_DICE,)

    def ignores_values(self) -> bool:
        return True


class HighestRests(Lasting):
    """Of those who may still rest, one with the highest dice total has to."""

    form = "the Adventurer with the highest dice total must rest"
    touches = (words.WHO_RESTS,)

    def must_rest(self, watch: Watch, able: list[int]) -> list[int]:
        highest = max([dice_total(watch, one) for one in able], default=0)
        return [one for one in able if dice_total(watch, one) == highest]


def dice_total(watch: Watch, adventurer: int) -> int:
    """What the Adventurer's own three dice show together, wherever they are."""
    return sum(watch.value[3 * adventurer : 3 * adventurer + 3])
