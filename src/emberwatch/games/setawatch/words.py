"""The categories of the game's card language: what a sentence on a card can be.

`Effect` happens, `Lasting` is in force while its card works, `Power` is a sentence of a creature or location. The
productions are in phrases/; the rules call them through these classes and know none of them by name.
"""

from typing import ClassVar, Final

from emberwatch.games.setawatch.state import Watch
from emberwatch.watchword.phrase import Phrase

# What a Lasting can touch. Its class names the ones it has an opinion on; in_force() sorts them by these numbers.
LIGHT: Final = 0
REACH: Final = 1
BASE_HEALTH: Final = 2
HEALTH: Final = 3
HALVES: Final = 4
SHIELD: Final = 5
WARD: Final = 6
DESTINATION: Final = 7
DEFEATS: Final = 8
FIRST_POWERS: Final = 9
TURNS_UP: Final = 10
ATTACKS: Final = 11
SUMMONS: Final = 12
BURNING: Final = 13
CAMP_WOOD: Final = 14
CAMP_ENTRY: Final = 15
CAMP_DICE: Final = 16
PASSIVES: Final = 17
COMBINING: Final = 18
REVEALS: Final = 19
SURPLUS: Final = 20
DECLARED: Final = 21
WHO_RESTS: Final = 22
ANYWHERE: Final = 23
TOUCHES: Final = 24

# Places a defeated creature or a resolved Summon can go to.
TO_GRAVEYARD: Final = 0
TO_REMOVED: Final = 1
TO_DECK_BOTTOM: Final = 2
TO_LINE_END: Final = 3
DESTINATIONS: Final = ("the Graveyard", "out of the game", "the bottom of the Creature deck", "the end of the Line")


class Effect(Phrase):
    """Something that happens. `watch.cause` tells whose effect it is."""

    def possible(self, watch: Watch) -> bool:
        """Whether it could change anything now (SW-ABL-10)."""
        return True

    def run(self, watch: Watch) -> None:
        """Do it, or put on the agenda what does it."""
        raise NotImplementedError


class Aimed(Effect):
    """An effect that needs one thing chosen for it; the choice is a decision, made when the effect happens."""

    aims_at: ClassVar[str] = (
        "line"  # line | card | die | slot | adventurer | ability: what the numbers in targets() are
    )
    own: ClassVar[bool] = False  # the choice is its Adventurer's own (SW-PLAY-11)

    def targets(self, watch: Watch) -> list[int]:
        """Everything that fits the words. Cards of the Line are named by their position, counted from 0."""
        raise NotImplementedError

    def hit(self, watch: Watch, target: int) -> None:
        """Do it to this one."""
        raise NotImplementedError

    def may_decline(self) -> bool:
        """Whether "nothing" is among the answers."""
        return False

    def possible(self, watch: Watch) -> bool:
        return bool(self.targets(watch))

    def run(self, watch: Watch) -> None:
        watch.put("Aim", self.number)


class Lasting(Phrase):
    """Something that is in force: a power of a face-up creature, a location, a passive card, or an effect that lasts.

    `source` is its cause (see causes.py), `left` a number that an effect until the end of the round counts down.
    """

    touches: ClassVar[tuple[int, ...]] = ()
    adds_up: ClassVar[bool] = True  # whether a second use in a round adds to the first (SW-ABL-20)

    def light(self, watch: Watch) -> int:
        """What it adds to the reveal level (SW-REV-2)."""
        return 0

    def reach(self, watch: Watch, adventurer: int) -> int:
        """What it adds to an Adventurer's range (SW-ATK-4)."""
        return 0

    def base(self, watch: Watch, source: int, card: int, base: int) -> int:
        """The base health after it set or multiplied it (SW-HP-1)."""
        return base

    def health(self, watch: Watch, source: int, card: int) -> int:
        """What it adds to the health of a card of the Line, or takes from it."""
        return 0

    def halves(self, watch: Watch, source: int, card: int, left: int) -> bool:
        """Whether it halves the card's health."""
        return False

    def shields(self, watch: Watch, source: int, card: int) -> bool:
        """Whether it forbids direct attacks on the card (SW-ATK-7)."""
        return False

    def wards(self, watch: Watch, source: int, card: int) -> bool:
        """Whether it keeps ability cards off the card (SW-CARD-17)."""
        return False

    def destination(self, watch: Watch, source: int, card: int, credit: int) -> int:
        """Where a defeated card goes instead of to the Graveyard; TO_GRAVEYARD for no opinion (SW-DEF-6)."""
        return TO_GRAVEYARD

    def on_defeat(self, watch: Watch, source: int, card: int, position: int) -> None:
        """A creature that stood in this position was defeated."""

    def on_first(self, watch: Watch) -> None:
        """A First-position power is triggering."""

    def turns_up_behind(self, watch: Watch) -> bool:
        """Whether the card directly behind its own is turned up as if lit (SW-CARD-1)."""
        return False

    def times(self, watch: Watch, source: int, die: int, health: int) -> int:
        """How often a die counts in a direct attack on a creature of this health."""
        return 1

    def extra_damage(self, watch: Watch) -> int:
        """What it adds to a direct attack (SW-ATK-17)."""
        return 0

    def summon_destination(self) -> int:
        """Where a resolved Summon goes."""
        return TO_GRAVEYARD

    def summon_exhausts(self) -> int:
        """How many more cards a Summon exhausts."""
        return 0

    def picks_unhallowed(self) -> bool:
        """Whether the party picks the Unhallowed that replaces a Summon."""
        return False

    def extra_firewood(self) -> int:
        """What exhausting a card for firewood gives more."""
        return 0

    def camp_wood(self, watch: Watch, space: int) -> int:
        """What a die on this camp space gives more."""
        return 0

    def entry_refreshes(self) -> int:
        """What it adds to the cards refreshed on entering camp."""
        return 0

    def on_entry(self, watch: Watch) -> None:
        """The camper has refreshed and is about to place dice."""

    def ignores_values(self) -> bool:
        """Whether dice in camp need no values."""
        return False

    def stills_passives(self) -> bool:
        """Whether passive ability cards have no effect."""
        return False

    def forbids_combining(self) -> bool:
        """Whether one creature takes contributions of one Adventurer only (SW-CARD-43)."""
        return False

    def cancels_reveal(self, watch: Watch, card: int) -> bool:
        """Whether it cancels this Reveal power; it is used up by that."""
        return False

    def makes_ranged(self, watch: Watch, source: int, adventurer: int) -> bool:
        """Whether the Adventurer attacks from afar."""
        return False

    def ignores_reach(self, watch: Watch, source: int, die: int) -> bool:
        """Whether this die reaches every face-up creature, whatever forbids it."""
        return False

    def on_surplus(self, watch: Watch, source: int, dice: int, surplus: int) -> None:
        """A direct attack with these dice (bits) defeated with damage to spare (SW-ADV-WA-1)."""

    def doubles(self, watch: Watch, source: int, dice: int, tamed: int) -> list[int]:
        """The Adventurers whose contributions to this attack the party may double."""
        return []

    def has_doubled(self, watch: Watch, source: int) -> None:
        """The party has doubled contributions by it."""

    def must_rest(self, watch: Watch, able: list[int]) -> list[int]:
        """Which of those who may rest have to be picked from."""
        return able


class Power(Phrase):
    """A sentence of a creature, Summon, Unhallowed or location: what happens when, or what is in force."""

    moment: ClassVar[int] = -1  # one of the moments of cards.py; -1: in force while the card is face up
    once: ClassVar[bool] = False  # at most once while the card stays in the Line (SW-REV-17)


class Passive(Phrase):
    """A sentence of a passive ability card."""

    used: ClassVar[bool] = False  # whether the party uses it in action windows; else it is in force
    once_a_round: ClassVar[bool] = False


class Amount(Phrase):
    """A number that may depend on the state."""

    def count(self, watch: Watch, source: int) -> int:
        """The number now."""
        raise NotImplementedError


class Target(Phrase):
    """Cards of the Line that a sentence can mean."""

    def among(self, watch: Watch) -> list[int]:
        """The positions, counted from 0, that fit now, nearest first."""
        raise NotImplementedError


class Which(Phrase):
    """A description that a card of the Line either fits or not: "every Dragon", "every other creature"."""

    def fits(self, watch: Watch, source: int, card: int) -> bool:
        """Whether the card is meant."""
        raise NotImplementedError
