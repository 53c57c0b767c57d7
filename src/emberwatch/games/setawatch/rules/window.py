"""The action window (SW-GEN-15): nothing is left to settle, and the party may act."""

from typing import Final

from emberwatch.games.setawatch import facts, words
from emberwatch.games.setawatch.cards import FIRST_FALLEN
from emberwatch.games.setawatch.force import in_force
from emberwatch.games.setawatch.naming import place_name, slot_key, slot_name
from emberwatch.games.setawatch.rules.abilities import (
    WHICH_DIE,
    could_change_something,
    exhaust_to_use,
    use_passive,
)
from emberwatch.games.setawatch.rules.attack import CONTRIBUTE, attackable
from emberwatch.games.setawatch.rules.fire import SlotQuestion, burn, wood_of_a_card
from emberwatch.games.setawatch.rules.settling import settle
from emberwatch.games.setawatch.state import (
    AVAILABLE,
    BREAKTHROUGH,
    DIE_USED,
    EXHAUST_USED,
    EXHAUSTED,
    NONE,
    ON_WATCH,
    OWNER,
    PASSIVE_USED,
    Watch,
)
from emberwatch.kernel import Question
from emberwatch.kernel.state import Args

# options: the kind of action times 64, plus a position or a slot
ATTACK: Final = 0
BY_DIE: Final = 1
BY_EXHAUSTING: Final = 2
PASSIVE: Final = 3
FIRE: Final = 4
STOP: Final = 5
KIND: Final = 64


def action_window(watch: Watch) -> None:
    """Everything has settled: the Watch is held, or the party acts (SW-DEF-10, SW-REV-22)."""
    if not watch.line:
        watch.tell(facts.WATCH_HELD)
        return
    watch.revealed = []
    watch.taunted = NONE
    del watch.felled[: watch.felled_before]  # only what the latest action felled still matters
    if 0 < watch.fallen == len(watch.felled):  # the round's first defeats have just settled
        watch.put("location_power", FIRST_FALLEN)
        watch.ask(WINDOW)
    else:
        WINDOW.put(watch)


def ability_actions(watch: Watch, with_dice: int) -> list[int]:
    """The abilities that can be used now, each way (SW-ABL-1 to 7); `with_dice` has a die of its own for them."""
    found: list[int] = []
    cards, tired, slots = watch.cards, watch.tired, watch.slots
    uses, passive, sitting_out = cards.uses, cards.passive, watch.sitting_out
    for slot in ON_WATCH[watch.camper]:
        state = tired[slot]
        if state & EXHAUSTED:
            continue
        ability = slots[slot]
        if not uses[ability] or sitting_out >> slot // 3 & 1:
            continue
        if passive[ability]:
            spent = state & PASSIVE_USED and cards.once_a_round[ability]
            if not spent and not passives_stilled(watch) and could_change_something(watch, slot):
                found.append(PASSIVE * KIND + slot)
            continue
        by_die = not state & DIE_USED and with_dice >> slot // 3 & 1
        if (by_die or not state & EXHAUST_USED) and could_change_something(watch, slot):
            if by_die:
                found.append(BY_DIE * KIND + slot)
            if not state & EXHAUST_USED:
                found.append(BY_EXHAUSTING * KIND + slot)
    return found


def available_dice(watch: Watch) -> tuple[int, int]:
    """A bit for each who has an available die to attack with, and for each of them who has one of its own."""
    bearers = owners = 0
    if AVAILABLE in watch.die:
        bearer = watch.bearer
        for die, state in enumerate(watch.die):
            if state == AVAILABLE:
                bit = 1 << bearer[die]
                bearers |= bit
                if bearer[die] == OWNER[die]:  # lent ones are no dice for abilities
                    owners |= bit
    return bearers, owners


def passives_stilled(watch: Watch) -> bool:
    """Whether passive cards have no effect at this location."""
    return any(lasting.stills_passives() for lasting, _, _ in in_force(watch, words.PASSIVES))


class Window(Question):
    """What does the party do?"""

    name = "Window"
    rules = ("SW-ACT-5", "SW-GEN-15")
    always = True

    def options(self, watch: Watch, args: Args) -> list[int]:
        bearers, owners = available_dice(watch)
        found = attackable(watch, bearers)
        found += ability_actions(watch, owners)
        if watch.stands():
            found.append(FIRE * KIND)
        found.append(STOP * KIND)
        return found

    def take(self, watch: Watch, option: int, args: Args) -> None:
        kind, what = divmod(option, KIND)
        watch.felled_before = len(watch.felled)
        if kind == STOP:
            watch.phase = BREAKTHROUGH
            watch.tell(facts.WATCH_STOPS)
            return
        cause = watch.cause
        if kind == ATTACK:
            CONTRIBUTE.put(watch, watch.line[what], 0, 0)
        elif kind == BY_DIE:
            WHICH_DIE.put(watch, what)
        elif kind == BY_EXHAUSTING:
            exhaust_to_use(watch, what)
        elif kind == PASSIVE:
            use_passive(watch, what)
        else:
            BURN.put(watch)
        watch.cause = cause
        watch.do(settle)
        watch.do(action_window)

    def prompt(self, watch: Watch, args: Args) -> str:
        return "What does the party do?"

    def key(self, watch: Watch, option: int, args: Args) -> str:
        kind, what = divmod(option, KIND)
        if kind == ATTACK:
            return f"attack:{what + 1}"
        if kind == FIRE:
            return "fire"
        if kind == STOP:
            return "stop"
        return ("", "use", "exhaust", "passive")[kind] + f":{slot_key(watch, what)}"

    def text(self, watch: Watch, option: int, args: Args) -> str:
        kind, what = divmod(option, KIND)
        if kind == ATTACK:
            return f"Attack {place_name(watch, what)}"
        if kind == FIRE:
            return f"Exhaust an ability card for {wood_of_a_card(watch)} firewood"
        if kind == STOP:
            return "Stop the Watch"
        way = ("", "with a die", "by exhausting it", "")[kind]
        return f"Use {slot_name(watch, what)} {way}".strip()

    def points_at(self, watch: Watch, option: int, args: Args) -> list[str]:
        kind, what = divmod(option, KIND)
        if kind == ATTACK:
            return [f"line:{what + 1}"]
        if kind in (FIRE, STOP):
            return []
        return [f"card:{slot_key(watch, what)}"]


class Burn(SlotQuestion):
    """Which card is exhausted for firewood?"""

    name = "Burn"
    rules = ("SW-FIRE-7",)

    def options(self, watch: Watch, args: Args) -> list[int]:
        return watch.watch_slots()

    def take(self, watch: Watch, option: int, args: Args) -> None:
        watch.tell(facts.BURNED, option // 3, watch.slots[option])
        burn(watch, option)

    def prompt(self, watch: Watch, args: Args) -> str:
        return "Which ability card is exhausted for firewood?"


WINDOW: Final = Window()
BURN: Final = Burn()

STEPS = (action_window,)
QUESTIONS = (WINDOW, BURN)
