"""What a location does at its own moment: to dice, to ability cards, to the Line, to the Unhallowed."""

from typing import Final

from emberwatch.games.setawatch import facts
from emberwatch.games.setawatch.cards import UNHALLOWED_TYPE
from emberwatch.games.setawatch.hidden import see, shuffle_pile
from emberwatch.games.setawatch.naming import die_key, die_name
from emberwatch.games.setawatch.phrases.creatures import stealable
from emberwatch.games.setawatch.phrases.locations import dice_total
from emberwatch.games.setawatch.rules.abilities import AIM, run_effect
from emberwatch.games.setawatch.rules.fire import REFRESH_OWN, SlotQuestion, exhaust, refresh
from emberwatch.games.setawatch.rules.health import base_health
from emberwatch.games.setawatch.rules.line import lay_down
from emberwatch.games.setawatch.rules.players import controllers
from emberwatch.games.setawatch.rules.revealing import enter_line, take_unhallowed
from emberwatch.games.setawatch.state import ASIDE, DICE, NONE, PARTY, UNHALLOWED, Watch
from emberwatch.games.setawatch.words import Aimed, Effect
from emberwatch.kernel import Question
from emberwatch.kernel.state import Args


class IfHordeGotNone(Effect):
    """Happens only if no card of this round's Line went to the Horde, in whatever way."""

    form = "if no card of the Line has joined the Horde, {effect:Effect}"
    effect: Effect

    def possible(self, watch: Watch) -> bool:
        return not watch.horde_joined and self.effect.possible(watch)

    def run(self, watch: Watch) -> None:
        if not watch.horde_joined:
            watch.do(run_effect, self.effect.number)


# -- dice --------------------------------------------------------------------------------------------------------------


class MayRaiseLowest(Effect):
    """Each Adventurer may turn its lowest die up, not beyond its highest face."""

    form = "each Adventurer may raise its lowest die by {n:Number}"
    n: int

    def run(self, watch: Watch) -> None:
        for adventurer in range(PARTY):
            watch.ask(RAISE_LOWEST, adventurer, self.n)


class LowerEveryDie(Effect):
    """Every die is turned down, not below 1."""

    form = "every die is lowered by {n:Number}"
    n: int

    def run(self, watch: Watch) -> None:
        for die in range(DICE):
            show(watch, die, max(watch.value[die] - self.n, 1))


def show(watch: Watch, die: int, value: int) -> None:
    """Turn a die to another face."""
    if watch.value[die] != value:
        watch.value[die] = value
        watch.tell(facts.DIE_CHANGED, die, value)


class SetAsideLowest(Aimed):
    """One die, the lowest of all that fight, lies on the location and cannot be used this round."""

    form = "the lowest available die is set aside"
    aims_at = "die"

    def targets(self, watch: Watch) -> list[int]:
        dice = stealable(watch)
        lowest = min([watch.value[die] for die in dice], default=0)
        return [die for die in dice if watch.value[die] == lowest]

    def hit(self, watch: Watch, target: int) -> None:
        watch.die[target] = ASIDE
        watch.tell(facts.DIE_SET_ASIDE, target)


class RaiseOwnLowest(Question):
    """Which of its lowest dice does the Adventurer raise, if any?"""

    name = "RaiseOwnLowest"
    rules = ("SW-ROLL-4", "SW-ATK-13", "SW-PLAY-11")

    def options(self, watch: Watch, args: Args) -> list[int]:
        own = range(3 * args[0], 3 * args[0] + 3)
        lowest = min([watch.value[die] for die in own])
        found = [die for die in own if watch.value[die] == lowest < watch.sides[die]]
        return [*found, NONE] if found else []

    def take(self, watch: Watch, option: int, args: Args) -> None:
        if option != NONE:
            show(watch, option, min(watch.value[option] + args[1], watch.sides[option]))

    def seats(self, watch: Watch, args: Args) -> list[int]:
        return controllers(watch, args[0])

    def prompt(self, watch: Watch, args: Args) -> str:
        hero = watch.cards.hero_names[watch.party[args[0]]]
        return f"Does the {hero} raise its lowest die by {args[1]}?"

    def key(self, watch: Watch, option: int, args: Args) -> str:
        return "none" if option == NONE else f"die:{die_key(watch, option)}"

    def text(self, watch: Watch, option: int, args: Args) -> str:
        return "No" if option == NONE else die_name(watch, option)


# -- ability cards -----------------------------------------------------------------------------------------------------


class SwapFreshness(Effect):
    """Whoever has an exhausted card refreshes one, and then exhausts another one if there is one to exhaust."""

    form = "each Adventurer refreshes a card and exhausts another"

    def run(self, watch: Watch) -> None:
        for adventurer in range(PARTY):
            watch.ask(REFRESH_FOR_ANOTHER, adventurer)


class LowDiceRefresh(Effect):
    """On Watch, those whose three dice show little refresh a card of their own."""

    form = "each Adventurer on Watch with a dice total below {n:Number} refreshes a card"
    n: int

    def run(self, watch: Watch) -> None:
        for adventurer in range(PARTY):
            if watch.on_watch(adventurer) and dice_total(watch, adventurer) < self.n:
                watch.ask(REFRESH_OWN, adventurer)


class RefreshForAnother(SlotQuestion):
    """Which of its cards does the Adventurer refresh, before it exhausts another?"""

    name = "RefreshForAnother"
    rules = ("SW-CARD-31", "SW-PLAY-11")

    def options(self, watch: Watch, args: Args) -> list[int]:
        return REFRESH_OWN.options(watch, args)

    def take(self, watch: Watch, option: int, args: Args) -> None:
        refresh(watch, option)
        watch.ask(EXHAUST_ANOTHER, option)

    def seats(self, watch: Watch, args: Args) -> list[int]:
        return controllers(watch, args[0])

    def prompt(self, watch: Watch, args: Args) -> str:
        return REFRESH_OWN.prompt(watch, args)


class ExhaustAnother(SlotQuestion):
    """Which other card of the same Adventurer is exhausted for the one refreshed?"""

    name = "ExhaustAnother"
    rules = ("SW-CARD-31", "SW-PLAY-11")

    def options(self, watch: Watch, args: Args) -> list[int]:
        return [slot for slot in watch.fresh_slots(args[0] // 3) if slot != args[0]]

    def take(self, watch: Watch, option: int, args: Args) -> None:
        exhaust(watch, option)

    def seats(self, watch: Watch, args: Args) -> list[int]:
        return controllers(watch, args[0] // 3)

    def prompt(self, watch: Watch, args: Args) -> str:
        return "Which other ability card is exhausted for it?"


# -- the Line and the Unhallowed --------------------------------------------------------------------------------------


class StrongestRejoins(Aimed):
    """The creature of the Graveyard with the highest base health is added to the Line, beyond the creature count."""

    form = "the strongest creature of the Graveyard is laid face down at the end of the Line"
    aims_at = "card"

    def targets(self, watch: Watch) -> list[int]:
        creatures = [card for card in watch.graveyard if not watch.cards.is_summon[card]]
        highest = max([base_health(watch, card) for card in creatures], default=0)
        return [card for card in creatures if base_health(watch, card) == highest]

    def hit(self, watch: Watch, target: int) -> None:
        watch.graveyard.remove(target)
        watch.tell(facts.ADDED_TO_LINE, target)
        lay_down(watch, target, len(watch.line))


class UnhallowedJoins(Effect):
    """The top card of the Unhallowed deck enters the Line as its last card; its Reveal powers trigger."""

    form = "the top card of the Unhallowed deck enters the Line at its end"

    def possible(self, watch: Watch) -> bool:
        return bool(watch.unhallowed)

    def run(self, watch: Watch) -> None:
        if watch.unhallowed:
            card = watch.unhallowed[-1]
            take_unhallowed(watch, card)
            enter_line(watch, card, len(watch.line))


class UnhallowedReturns(Aimed):
    """An Unhallowed of the Graveyard returns to the Unhallowed deck; that deck is shuffled in any case."""

    form = "an Unhallowed returns from the Graveyard to the Unhallowed deck, which is shuffled"
    aims_at = "card"

    def targets(self, watch: Watch) -> list[int]:
        return dead_unhallowed(watch)

    def run(self, watch: Watch) -> None:
        watch.ask(AIM, self.number)
        watch.do(shuffle_unhallowed)

    def hit(self, watch: Watch, target: int) -> None:
        watch.graveyard.remove(target)
        watch.unhallowed.append(target)
        watch.tell(facts.RETURNED_TO_UNHALLOWED, target)


def dead_unhallowed(watch: Watch) -> list[int]:
    """The Unhallowed of the Graveyard, the topmost first."""
    return [card for card in reversed(watch.graveyard) if watch.cards.type[card] == UNHALLOWED_TYPE]


def shuffle_unhallowed(watch: Watch) -> None:
    """Then the new top card lies open, as ever (SW-INFO-1)."""
    if watch.unhallowed:
        shuffle_pile(watch, watch.unhallowed)
        watch.tell(facts.UNHALLOWED_SHUFFLED)
        watch.do(see, UNHALLOWED, len(watch.unhallowed) - 1)


RAISE_LOWEST: Final = RaiseOwnLowest()
REFRESH_FOR_ANOTHER: Final = RefreshForAnother()
EXHAUST_ANOTHER: Final = ExhaustAnother()

STEPS = (shuffle_unhallowed,)
QUESTIONS = (RAISE_LOWEST, REFRESH_FOR_ANOTHER, EXHAUST_ANOTHER)
