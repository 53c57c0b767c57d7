"""The Camp phase (SW-CAMP, SW-RUNE): a card is refreshed, then three dice are placed, one action after another."""

from typing import Final

from emberwatch.games.setawatch import facts, words
from emberwatch.games.setawatch.causes import by_camp_action, by_space
from emberwatch.games.setawatch.force import in_force
from emberwatch.games.setawatch.naming import die_key, die_name
from emberwatch.games.setawatch.rules.abilities import carry_out, run_effect
from emberwatch.games.setawatch.rules.fire import REFRESH_OWN, gain_firewood
from emberwatch.games.setawatch.state import NONE, Watch
from emberwatch.kernel import Question
from emberwatch.kernel.state import Args

HIGHEST: Final = 12  # that any die shows

# options: a die times 64 plus a space; runes: _RUNES plus a value times 8 plus a bit a rune
_SPACES: Final = 64
_RUNES: Final = 4096
_OF_VALUE: Final = 8


def enter_camp(watch: Watch) -> None:
    """The camper refreshes one card before any die is placed (SW-CAMP-2)."""
    refreshes = 1
    for lasting, _, _ in in_force(watch, words.CAMP_ENTRY):
        refreshes += lasting.entry_refreshes()
    for _ in range(refreshes):
        watch.ask(REFRESH_OWN, watch.camper)
    watch.do(entry_effects)
    watch.ask(PLACE)


def entry_effects(watch: Watch) -> None:
    """What the location does before dice are placed."""
    for lasting, source, _ in in_force(watch, words.CAMP_ENTRY):
        watch.cause = source
        lasting.on_entry(watch)


def dice_to_place(watch: Watch) -> list[int]:
    """The camper's dice that lie nowhere yet."""
    first = 3 * watch.camper
    return [first + index for index in range(3) if watch.placed[index] == NONE]


def different(watch: Watch, dice: list[int]) -> list[int]:
    """Dice that show the same stand for each other: one of each."""
    values: list[int] = []
    found: list[int] = []
    for die in dice:
        if watch.value[die] not in values:
            values.append(watch.value[die])
            found.append(die)
    return found


def values_ignored(watch: Watch) -> bool:
    """Whether dice in camp need no values at this location."""
    rules = in_force(watch, words.CAMP_DICE)
    return bool(rules) and any(lasting.ignores_values() for lasting, _, _ in rules)


def meets_requirement(watch: Watch, die: int, space: int) -> bool:
    """Whether the die's value is allowed on the space."""
    least, most = values_taken(watch, space)
    return least <= watch.value[die] <= most


def values_taken(watch: Watch, space: int) -> tuple[int, int]:
    """The lowest and the highest value that the space takes now (SW-CAMP-11, SW-CAMP-16, SW-CAMP-19)."""
    cards = watch.cards
    if space == cards.own_space:
        return cards.camp_at_least[watch.party[watch.camper]], HIGHEST
    if cards.space_rising[space]:
        least = 0
        for index in range(3):
            if watch.placed[index] == space:
                least = max(least, watch.value[3 * watch.camper + index] + 1)
        return least, HIGHEST
    exactly = cards.space_exactly[space]
    return (exactly, exactly) if exactly else (0, HIGHEST)


def does_something(watch: Watch, space: int) -> bool:
    """A die may be placed on an action only if its effect could do something (SW-CAMP-20)."""
    if watch.cards.space_always[space]:
        return True
    watch.cause = cause_of(watch, space)
    for effect in space_effects(watch, space):  # noqa: SIM110 - a plain loop: asked of every space for every die
        if effect.possible(watch):
            return True
    return False


def space_effects(watch: Watch, space: int) -> list[words.Effect]:
    """What a die on the space does."""
    if space == watch.cards.own_space:
        return watch.cards.camp_action[watch.party[watch.camper]]
    return watch.cards.space_effects[space]


def cause_of(watch: Watch, space: int) -> int:
    """The space as a cause; on the own board it is the Adventurer's camp action."""
    return by_camp_action(watch, watch.camper) if space == watch.cards.own_space else by_space(space)


def rune_choices(watch: Watch) -> list[int]:
    """Two or three equal dice on as many runes, or the third die on a rune that is left (SW-RUNE-1 to 5)."""
    values = [watch.value[die] for die in dice_to_place(watch)]
    if not watch.map or (len(set(values)) == len(values) and watch.rune_value not in values):
        return []
    runes = watch.cards.runes
    taken = sum([1 << index for index, rune in enumerate(runes) if rune in watch.placed])
    found: list[int] = []
    for value in sorted(set(values)):
        fewest, most = 1 if watch.rune_value == value else 2, values.count(value)
        if fewest <= most:
            for bits in range(1, 1 << len(runes)):
                if not bits & taken and fewest <= bits.bit_count() <= most:
                    found.append(_RUNES + value * _OF_VALUE + bits)
    return found


def place(watch: Watch, die: int, space: int) -> None:
    """A die is placed, and its action resolved completely before the next one (SW-CAMP-4)."""
    watch.placed[die % 3] = space
    watch.tell(facts.DIE_PLACED, die, space)
    watch.cause = cause_of(watch, space)
    carry_out(watch, space_effects(watch, space))
    if in_force(watch, words.CAMP_WOOD):
        watch.do(location_adds_wood, space)


def location_adds_wood(watch: Watch, space: int) -> None:
    """What the die brings on this space at this location besides."""
    for lasting, source, _ in in_force(watch, words.CAMP_WOOD):
        watch.cause = source
        gain_firewood(watch, lasting.camp_wood(watch, space))


def commit_to_runes(watch: Watch, value: int, bits: int) -> None:
    """Equal dice go on different runes at once; then these are resolved in the party's order (SW-RUNE-3, SW-RUNE-6)."""
    watch.rune_value = value
    dice = [die for die in dice_to_place(watch) if watch.value[die] == value]
    chosen = [rune for index, rune in enumerate(watch.cards.runes) if bits >> index & 1]
    for die, rune in zip(dice, chosen, strict=False):
        watch.placed[die % 3] = rune
        watch.tell(facts.DIE_PLACED, die, rune)
    watch.ask(WHICH_RUNE, *chosen)


class Place(Question):
    """Which die goes where?"""

    name = "Place"
    rules = ("SW-CAMP-4", "SW-CAMP-5", "SW-CAMP-7")

    def options(self, watch: Watch, args: Args) -> list[int]:
        dice = different(watch, dice_to_place(watch))
        if not dice:
            return []
        slots, placed, value = watch.cards.space_slots, watch.placed, watch.value
        lifted = values_ignored(watch)
        found: list[int] = []
        for space in watch.cards.camp_spaces:
            if placed.count(space) == slots[space]:
                continue
            least, most = (0, HIGHEST) if lifted else values_taken(watch, space)
            fitting: list[int] = []
            for die in dice:
                if least <= value[die] <= most:
                    fitting.append(die * _SPACES + space)
            if fitting and does_something(watch, space):
                found += fitting
        return found + rune_choices(watch)

    def take(self, watch: Watch, option: int, args: Args) -> None:
        cause = watch.cause
        if option >= _RUNES:
            commit_to_runes(watch, *divmod(option - _RUNES, _OF_VALUE))
        else:
            place(watch, *divmod(option, _SPACES))
        watch.cause = cause
        watch.ask(PLACE)

    def prompt(self, watch: Watch, args: Args) -> str:
        return "Which die goes where?"

    def key(self, watch: Watch, option: int, args: Args) -> str:
        if option >= _RUNES:
            return "runes:" + "+".join(watch.cards.space_ids[rune] for rune in self._runes(watch, option))
        die, space = divmod(option, _SPACES)
        return f"{watch.cards.space_ids[space]}:{die_key(watch, die)}"

    def text(self, watch: Watch, option: int, args: Args) -> str:
        names = watch.cards.space_names
        if option >= _RUNES:
            value = (option - _RUNES) // _OF_VALUE
            return f"{value}s on the runes " + ", ".join(names[rune] for rune in self._runes(watch, option))
        die, space = divmod(option, _SPACES)
        return f"{die_name(watch, die)} on {names[space]}"

    def points_at(self, watch: Watch, option: int, args: Args) -> list[str]:
        if option >= _RUNES:
            return [f"space:{watch.cards.space_ids[rune]}" for rune in self._runes(watch, option)]
        die, space = divmod(option, _SPACES)
        return [f"die:{die_key(watch, die)}", f"space:{watch.cards.space_ids[space]}"]

    def _runes(self, watch: Watch, option: int) -> list[int]:
        bits = (option - _RUNES) % _OF_VALUE
        return [rune for index, rune in enumerate(watch.cards.runes) if bits >> index & 1]


class WhichRune(Question):
    """Which of the committed runes is resolved next?"""

    name = "WhichRune"
    rules = ("SW-RUNE-6",)

    def options(self, watch: Watch, args: Args) -> list[int]:
        return list(args)

    def take(self, watch: Watch, option: int, args: Args) -> None:
        watch.cause = by_space(option)
        for effect in watch.cards.space_effects[option]:
            if effect.possible(watch):  # SW-RUNE-9: a rune without effect may be chosen
                watch.do(run_effect, effect.number)
        watch.cause = 0
        watch.ask(WHICH_RUNE, *[rune for rune in args if rune != option])

    def prompt(self, watch: Watch, args: Args) -> str:
        return "Which rune is resolved first?"

    def key(self, watch: Watch, option: int, args: Args) -> str:
        return f"rune:{watch.cards.space_ids[option]}"

    def text(self, watch: Watch, option: int, args: Args) -> str:
        return watch.cards.space_names[option]

    def points_at(self, watch: Watch, option: int, args: Args) -> list[str]:
        return [f"space:{watch.cards.space_ids[option]}"]


PLACE: Final = Place()
WHICH_RUNE: Final = WhichRune()

STEPS = (enter_camp, entry_effects, place, location_adds_wood, commit_to_runes)
QUESTIONS = (PLACE, WHICH_RUNE)
