"""Firewood and the ability cards it is fed with (SW-FIRE), exhausting and refreshing (SW-GEN-8, SW-KEY-2)."""

from typing import Final

from emberwatch.games.setawatch import facts, words
from emberwatch.games.setawatch.force import in_force, turned_over
from emberwatch.games.setawatch.naming import slot_key, slot_name
from emberwatch.games.setawatch.rules.ending import FIRE_IS_OUT, lose
from emberwatch.games.setawatch.rules.players import controllers
from emberwatch.games.setawatch.state import BREAKTHROUGH, DICE, EXHAUSTED, WATCHING, Watch
from emberwatch.kernel import Question
from emberwatch.kernel.state import Args

MOST_WOOD: Final = 15
WOOD_OF_A_CARD: Final = 2


def gain_firewood(watch: Watch, amount: int) -> None:
    """What goes beyond the track is lost (SW-FIRE-2)."""
    amount = min(amount, MOST_WOOD - watch.firewood)
    if amount > 0:
        watch.firewood += amount
        watch.tell(facts.WOOD_GAINED, amount, watch.firewood)


def lose_firewood(watch: Watch, amount: int) -> None:
    """A loss stops at 0 (SW-FIRE-3); an empty fire is fed in settling (SW-FIRE-4)."""
    amount = min(amount, watch.firewood)
    if amount > 0:
        watch.firewood -= amount
        watch.tell(facts.WOOD_LOST, amount, watch.firewood)


def feed_fire(watch: Watch) -> None:
    """The fire has gone out: one ability card must keep it alive (SW-FIRE-4 to 6)."""
    if watch.firewood == 0:
        if feeders(watch):
            watch.tell(facts.FIRE_FED)
            watch.ask(FEED_FIRE)
        else:
            lose(watch, FIRE_IS_OUT)


def feeders(watch: Watch) -> list[int]:
    """Whose unexhausted cards may feed a dying fire: those on Watch, or anybody's while no Watch runs (SW-FIRE-5)."""
    if watch.phase == WATCHING or watch.phase == BREAKTHROUGH:
        return watch.watch_slots()
    return [slot for slot in range(DICE) if not watch.tired[slot] & EXHAUSTED]


def wood_of_a_card(watch: Watch) -> int:
    """What an ability card exhausted for firewood gives here (SW-FIRE-9)."""
    wood = WOOD_OF_A_CARD
    for lasting, _, _ in in_force(watch, words.BURNING):
        wood += lasting.extra_firewood()
    return wood


def burn(watch: Watch, slot: int) -> None:
    """Exhaust a card for firewood, forced or not (SW-FIRE-4, SW-FIRE-7)."""
    exhaust(watch, slot)
    gain_firewood(watch, wood_of_a_card(watch))


def exhaust(watch: Watch, slot: int) -> None:
    """Turn an ability card face down (SW-GEN-8). Passive cards stop working (SW-ABL-8)."""
    watch.tired[slot] |= EXHAUSTED
    turned_over(watch, slot)
    watch.tell(facts.CARD_EXHAUSTED, slot // 3, watch.slots[slot])


def refresh(watch: Watch, slot: int) -> None:
    """Turn an ability card face up; ways already used this round stay used (SW-ABL-6)."""
    watch.tired[slot] &= ~EXHAUSTED
    turned_over(watch, slot)
    watch.tell(facts.CARD_REFRESHED, slot // 3, watch.slots[slot])


def party_exhausts(watch: Watch, count: int) -> None:
    """The Adventurers on Watch exhaust this many cards together, fewer if there are fewer (SW-KEY-2)."""
    for _ in range(min(count, len(watch.watch_slots()))):
        watch.ask(EXHAUST)


class SlotQuestion(Question):
    """A question whose options are ability cards in slots."""

    def key(self, watch: Watch, option: int, args: Args) -> str:
        return f"card:{slot_key(watch, option)}"

    def text(self, watch: Watch, option: int, args: Args) -> str:
        return slot_name(watch, option)


class FeedFire(SlotQuestion):
    """Which card feeds the dying fire?"""

    name = "FeedFire"
    rules = ("SW-FIRE-4", "SW-FIRE-5")

    def options(self, watch: Watch, args: Args) -> list[int]:
        return feeders(watch)

    def take(self, watch: Watch, option: int, args: Args) -> None:
        burn(watch, option)

    def prompt(self, watch: Watch, args: Args) -> str:
        return "The fire is out. Which ability card feeds it?"


class Exhaust(SlotQuestion):
    """Which card on Watch is exhausted?"""

    name = "Exhaust"
    rules = ("SW-KEY-2", "SW-OUT-7")

    def options(self, watch: Watch, args: Args) -> list[int]:
        return watch.watch_slots()

    def take(self, watch: Watch, option: int, args: Args) -> None:
        exhaust(watch, option)

    def prompt(self, watch: Watch, args: Args) -> str:
        return "Which ability card is exhausted?"


class ExhaustOwn(SlotQuestion):
    """Which of its cards does this Adventurer exhaust?"""

    name = "ExhaustOwn"
    rules = ("SW-SUM-2", "SW-PLAY-11")

    def options(self, watch: Watch, args: Args) -> list[int]:
        return watch.fresh_slots(args[0])

    def take(self, watch: Watch, option: int, args: Args) -> None:
        exhaust(watch, option)

    def seats(self, watch: Watch, args: Args) -> list[int]:
        return controllers(watch, args[0])

    def prompt(self, watch: Watch, args: Args) -> str:
        return "Which of its ability cards does the Adventurer exhaust?"


class RefreshOwn(SlotQuestion):
    """Which of its cards does this Adventurer refresh?"""

    name = "RefreshOwn"
    rules = ("SW-CAMP-2", "SW-PLAY-11")

    def options(self, watch: Watch, args: Args) -> list[int]:
        slots = range(3 * args[0], 3 * args[0] + 3)
        return [slot for slot in slots if watch.tired[slot] & EXHAUSTED]

    def take(self, watch: Watch, option: int, args: Args) -> None:
        refresh(watch, option)

    def seats(self, watch: Watch, args: Args) -> list[int]:
        return controllers(watch, args[0])

    def prompt(self, watch: Watch, args: Args) -> str:
        return "Which ability card does the Adventurer refresh?"


FEED_FIRE: Final = FeedFire()
EXHAUST: Final = Exhaust()
EXHAUST_OWN: Final = ExhaustOwn()
REFRESH_OWN: Final = RefreshOwn()

STEPS = (feed_fire, party_exhausts)
QUESTIONS = (FEED_FIRE, EXHAUST, EXHAUST_OWN, REFRESH_OWN)
