"""Camp actions of Adventurers' own boards: a die in store, the deck in order, cards exchanged."""

from typing import Final

from emberwatch.games.setawatch import facts
from emberwatch.games.setawatch.naming import card_key, card_name
from emberwatch.games.setawatch.phrases.camp import SWAP_OUT, look_at_top
from emberwatch.games.setawatch.state import DICE, PARTY, STORED, Watch
from emberwatch.games.setawatch.words import Aimed, Effect
from emberwatch.kernel import Question
from emberwatch.kernel.state import Args


class StoreDie(Effect):
    """The die just placed may meet one creature in this round's Watch, whatever its owner's range."""

    form = "store this die: once this Watch, it alone may attack a creature as that is turned up in first position"

    def run(self, watch: Watch) -> None:
        for die in range(DICE):
            if die // 3 == watch.camper and watch.placed[die % 3] == watch.cards.own_space:
                watch.die[die] = STORED
                watch.tell(facts.DIE_STORED, die)


class OrderDeck(Effect):
    """The party sees the cards to come and lays them back on top in whatever order it likes."""

    form = "look at the top {n:Number} cards of the Creature deck and lay them back in any order"
    n: int

    def possible(self, watch: Watch) -> bool:
        return bool(watch.deck or watch.graveyard)

    def run(self, watch: Watch) -> None:
        seen = look_at_top(watch, self.n)
        watch.ask(LIES_DEEPEST, len(watch.deck) - seen)


class LiesDeepest(Question):
    """Which of the cards looked at goes back first, below the others?"""

    name = "LiesDeepest"
    rules = ("SW-GEN-19",)

    def options(self, watch: Watch, args: Args) -> list[int]:
        return watch.deck[args[0] :][::-1]

    def take(self, watch: Watch, option: int, args: Args) -> None:
        watch.deck.remove(option)
        watch.deck.insert(args[0], option)
        watch.tell(facts.PUT_ON_DECK, option)
        watch.ask(LIES_DEEPEST, args[0] + 1)

    def prompt(self, watch: Watch, args: Args) -> str:
        return "Which card goes back first, below the others?"

    def key(self, watch: Watch, option: int, args: Args) -> str:
        return f"card:{card_key(watch, option)}"

    def text(self, watch: Watch, option: int, args: Args) -> str:
        return card_name(watch, option)


class WatcherMaySwap(Aimed):
    """Somebody on Watch may exchange an equipped ability card for an unused one, too."""

    form = "an Adventurer on Watch may swap an equipped card for an unused one"
    aims_at = "adventurer"

    def targets(self, watch: Watch) -> list[int]:
        return [adventurer for adventurer in range(PARTY) if watch.on_watch(adventurer)]

    def may_decline(self) -> bool:
        return True

    def hit(self, watch: Watch, target: int) -> None:
        watch.ask(SWAP_OUT, target)


LIES_DEEPEST: Final = LiesDeepest()

QUESTIONS = (LIES_DEEPEST,)
