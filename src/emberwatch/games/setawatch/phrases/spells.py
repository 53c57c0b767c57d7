"""Magic that rearranges the table: what the Wizard's cards and his camp action do."""

from typing import Final

from emberwatch.games.setawatch import facts
from emberwatch.games.setawatch.cards import FINAL
from emberwatch.games.setawatch.hidden import look
from emberwatch.games.setawatch.naming import card_key, card_name
from emberwatch.games.setawatch.phrases.creatures import exchange_with_graveyard
from emberwatch.games.setawatch.phrases.nouns import face_down, revealed
from emberwatch.games.setawatch.phrases.strikes import credit_of
from emberwatch.games.setawatch.rules.defeat import defeat
from emberwatch.games.setawatch.rules.line import draw_card, lay_down
from emberwatch.games.setawatch.rules.revealing import NORMAL, turn_up
from emberwatch.games.setawatch.state import DICE, MAP, SPENT, UNUSED, Watch
from emberwatch.games.setawatch.words import Aimed, Effect, Target
from emberwatch.kernel import Question
from emberwatch.kernel.state import Args


class HitByADie(Target):
    """A face-up creature on which a die of a direct attack lies; a stolen die is none (SW-CARD-20)."""

    form = "a revealed creature with an attack die on it"

    def among(self, watch: Watch) -> list[int]:
        hit = [watch.lies_on[die] for die in range(DICE) if watch.die[die] == SPENT]
        return [position for position in revealed(watch) if watch.line[position] in hit]


class DefeatNeighbours(Aimed):
    """Both are chosen before the first falls, in the order in which they fall; a lone one falls alone."""

    form = "defeat two revealed creatures that stand next to each other"

    def targets(self, watch: Watch) -> list[int]:
        found = revealed(watch)
        return [position for position in found if position - 1 in found or position + 1 in found] or found

    def hit(self, watch: Watch, target: int) -> None:
        watch.ask(SECOND_VICTIM, target)


class SecondVictim(Question):
    """Which neighbour is defeated after the creature chosen first?"""

    name = "SecondVictim"
    rules = ("SW-ABL-18",)

    def options(self, watch: Watch, args: Args) -> list[int]:
        found = revealed(watch)
        first = args[0]
        neighbours = [position for position in (first - 1, first + 1) if position in found]
        return neighbours or [first]

    def take(self, watch: Watch, option: int, args: Args) -> None:
        watch.do(defeat, watch.line[args[0]], credit_of(watch))
        watch.do(defeat, watch.line[option], credit_of(watch))

    def prompt(self, watch: Watch, args: Args) -> str:
        return f"{card_name(watch, watch.line[args[0]])} falls first. Which of its neighbours falls with it?"

    def key(self, watch: Watch, option: int, args: Args) -> str:
        return f"line:{option + 1}"

    def text(self, watch: Watch, option: int, args: Args) -> str:
        return card_name(watch, watch.line[option])


class DrawToEnd(Effect):
    """The Line grows by an unseen card; if the light reaches it, it is turned up in settling."""

    form = "the top card of the Creature deck is laid face down at the end of the Line"

    def possible(self, watch: Watch) -> bool:
        return bool(watch.deck or watch.graveyard)

    def run(self, watch: Watch) -> None:
        card = draw_card(watch)
        if card >= 0:
            lay_down(watch, card, len(watch.line))


class ExchangeWithGraveyard(Aimed):
    """One of the dead takes the creature's place face up; the creature is not defeated."""

    form = "exchange {who:Target} with a creature of the Graveyard"
    who: Target

    def targets(self, watch: Watch) -> list[int]:
        return self.who.among(watch) if creatures_of_graveyard(watch) else []

    def hit(self, watch: Watch, target: int) -> None:
        watch.ask(WHO_RETURNS, watch.line[target])


def creatures_of_graveyard(watch: Watch) -> list[int]:
    """The Graveyard's creatures, Unhallowed among them, top first (SW-GEN-16)."""
    return [card for card in reversed(watch.graveyard) if not watch.cards.is_summon[card]]


class CardQuestion(Question):
    """A question whose options are cards that everybody can see."""

    def key(self, watch: Watch, option: int, args: Args) -> str:
        return f"card:{card_key(watch, option)}"

    def text(self, watch: Watch, option: int, args: Args) -> str:
        return card_name(watch, option)


class WhoReturns(CardQuestion):
    """Which creature of the Graveyard takes the place in the Line?"""

    name = "WhoReturns"
    rules = ("SW-CARD-18",)

    def options(self, watch: Watch, args: Args) -> list[int]:
        return creatures_of_graveyard(watch)

    def take(self, watch: Watch, option: int, args: Args) -> None:
        exchange_with_graveyard(watch, args[0], option)

    def prompt(self, watch: Watch, args: Args) -> str:
        return f"Which creature of the Graveyard takes the place of {card_name(watch, args[0])}?"


class TurnUpNearest(Effect):
    """The face-down card nearest the camp is turned up, whatever the light."""

    form = "turn up the nearest face-down card"

    def possible(self, watch: Watch) -> bool:
        return bool(face_down(watch))

    def run(self, watch: Watch) -> None:
        watch.do(turn_up, face_down(watch)[0], NORMAL)


# -- the way ahead ---------------------------------------------------------------------------------------------------


class ChangeTheWay(Effect):
    """Of all these one lies next on the Map; the others go to the bottom of the unused locations."""

    form = "look at the next location and the top {n:Number} unused ones, and choose which comes next"
    n: int

    def possible(self, watch: Watch) -> bool:
        return bool(watch.map and watch.unused_locations) and watch.cards.kind[watch.map[-1]] != FINAL

    def run(self, watch: Watch) -> None:
        watch.do(look, MAP, len(watch.map) - 1)
        unused = len(watch.unused_locations)
        count = min(self.n, unused)
        for index in range(unused - 1, unused - count - 1, -1):
            watch.do(look, UNUSED, index)
        watch.ask(WHICH_WAY, count)


class WhichWay(CardQuestion):
    """Which location comes next?"""

    name = "WhichWay"
    rules = ("SW-GEN-19", "SW-RND-4")
    always = True

    def options(self, watch: Watch, args: Args) -> list[int]:
        return [watch.map[-1], *reversed(watch.unused_locations[-args[0] :])]

    def take(self, watch: Watch, option: int, args: Args) -> None:
        others = [location for location in self.options(watch, args) if location != option]
        del watch.unused_locations[-args[0] :]
        watch.unused_locations += others
        watch.map[-1] = option
        watch.tell(facts.MAP_CHOSEN, option)
        watch.ask(LAID_BY, *others)

    def prompt(self, watch: Watch, args: Args) -> str:
        return "Which location comes next?"


class LaidBy(CardQuestion):
    """Which location goes to the bottom of the unused ones next?"""

    name = "LaidBy"
    rules = ("SW-GEN-19",)

    def options(self, watch: Watch, args: Args) -> list[int]:
        return list(args)

    def take(self, watch: Watch, option: int, args: Args) -> None:
        watch.unused_locations.remove(option)
        watch.unused_locations.insert(0, option)
        watch.tell(facts.LOCATION_LAID_BY, option)
        watch.ask(LAID_BY, *[location for location in args if location != option])

    def prompt(self, watch: Watch, args: Args) -> str:
        return "Which location goes under the unused ones first? The last one will lie lowest."


SECOND_VICTIM: Final = SecondVictim()
WHO_RETURNS: Final = WhoReturns()
WHICH_WAY: Final = WhichWay()
LAID_BY: Final = LaidBy()

QUESTIONS = (SECOND_VICTIM, WHO_RETURNS, WHICH_WAY, LAID_BY)
