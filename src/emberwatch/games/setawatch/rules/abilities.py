"""Abilities (SW-ABL): by a die, by exhausting, or passive; and how any sentence is carried out."""

from typing import Final

from emberwatch.games.setawatch import facts
from emberwatch.games.setawatch.causes import adventurer_of, by_ability
from emberwatch.games.setawatch.force import turned_over
from emberwatch.games.setawatch.naming import aimed_key, aimed_text, die_key, die_name
from emberwatch.games.setawatch.rules.players import controllers
from emberwatch.games.setawatch.state import (
    AVAILABLE,
    DIE_USED,
    EXHAUST_USED,
    EXHAUSTED,
    NONE,
    PASSIVE_USED,
    SPENT,
    Watch,
)
from emberwatch.games.setawatch.words import Effect
from emberwatch.kernel import Question
from emberwatch.kernel.state import Args


def own_dice(watch: Watch, slot: int) -> list[int]:
    """The dice of its owner that can be placed on the card; dice that look alike count once (SW-ABL-2)."""
    adventurer = slot // 3
    found: list[int] = []
    for die in range(3 * adventurer, 3 * adventurer + 3):
        if watch.die[die] != AVAILABLE or watch.bearer[die] != adventurer:
            continue
        if not any(
            watch.value[die] == watch.value[other] and watch.sides[die] == watch.sides[other] for other in found
        ):
            found.append(die)
    return found


def could_change_something(watch: Watch, slot: int) -> bool:
    """An ability can be used only if its effect could change something (SW-ABL-10)."""
    watch.cause = by_ability(watch, slot)
    effects: list[Effect] = watch.cards.uses[watch.slots[slot]]
    for effect in effects:  # noqa: SIM110 - a plain loop: this is asked of every card in every action window
        if effect.possible(watch):
            return True
    return False


def place_die(watch: Watch, slot: int, die: int) -> None:
    """Use an ability by a die (SW-ABL-2)."""
    watch.die[die] = SPENT
    watch.tired[slot] |= DIE_USED
    watch.tell(facts.ABILITY_BY_DIE, slot // 3, watch.slots[slot], die)
    use_ability(watch, slot)


def exhaust_to_use(watch: Watch, slot: int) -> None:
    """Use an ability by exhausting it (SW-ABL-3)."""
    watch.tired[slot] |= EXHAUSTED | EXHAUST_USED
    turned_over(watch, slot)
    watch.tell(facts.ABILITY_BY_EXHAUSTING, slot // 3, watch.slots[slot])
    use_ability(watch, slot)


def use_passive(watch: Watch, slot: int) -> None:
    """Use a passive card that works in action windows (SW-ABL-7)."""
    watch.tired[slot] |= PASSIVE_USED
    watch.tell(facts.PASSIVE_USED_NOW, slot // 3, watch.slots[slot])
    use_ability(watch, slot)


def use_ability(watch: Watch, slot: int) -> None:
    """Carry out what the card says, sentence by sentence."""
    watch.cause = by_ability(watch, slot)
    carry_out(watch, watch.cards.uses[watch.slots[slot]])


def carry_out(watch: Watch, effects: list[Effect]) -> None:
    """Sentence by sentence; one alone needs no agenda."""
    if len(effects) == 1:
        effects[0].run(watch)
    else:
        for effect in effects:
            watch.do(run_effect, effect.number)


def run_effect(watch: Watch, number: int) -> None:
    """The step that carries out a phrase: an effect is on the agenda by its number."""
    watch.cards.effects[number].run(watch)


class WhichDie(Question):
    """Which die is placed on the ability?"""

    name = "WhichDie"
    rules = ("SW-ABL-2", "SW-PLAY-11")

    def options(self, watch: Watch, args: Args) -> list[int]:
        return own_dice(watch, args[0])

    def take(self, watch: Watch, option: int, args: Args) -> None:
        place_die(watch, args[0], option)

    def seats(self, watch: Watch, args: Args) -> list[int]:
        return controllers(watch, args[0] // 3)

    def prompt(self, watch: Watch, args: Args) -> str:
        return f"Which die is placed on {watch.cards.ability_names[watch.slots[args[0]]]}?"

    def key(self, watch: Watch, option: int, args: Args) -> str:
        return f"die:{die_key(watch, option)}"

    def text(self, watch: Watch, option: int, args: Args) -> str:
        return die_name(watch, option)


class Aim(Question):
    """What does the effect choose? The effect itself says what fits (SW-GEN-19)."""

    name = "Aim"
    rules = ("SW-GEN-19", "SW-ACT-6")

    def options(self, watch: Watch, args: Args) -> list[int]:
        effect = watch.cards.aimed[args[0]]
        targets = effect.targets(watch)
        return [*targets, NONE] if targets and effect.may_decline() else targets

    def take(self, watch: Watch, option: int, args: Args) -> None:
        if option != NONE:
            watch.cards.aimed[args[0]].hit(watch, option)

    def seats(self, watch: Watch, args: Args) -> list[int]:
        adventurer = adventurer_of(watch.cause)
        if watch.cards.aimed[args[0]].own and adventurer >= 0:
            return controllers(watch, adventurer)
        return []

    def prompt(self, watch: Watch, args: Args) -> str:
        return watch.cards.show(args[0])

    def key(self, watch: Watch, option: int, args: Args) -> str:
        return "none" if option == NONE else aimed_key(watch, watch.cards.aimed[args[0]].aims_at, option)

    def text(self, watch: Watch, option: int, args: Args) -> str:
        return "None" if option == NONE else aimed_text(watch, watch.cards.aimed[args[0]].aims_at, option)


WHICH_DIE: Final = WhichDie()
AIM: Final = Aim()

STEPS = (run_effect,)
QUESTIONS = (WHICH_DIE, AIM)
