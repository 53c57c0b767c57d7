"""A game of Set a Watch at one moment: small ints, and lists of small ints.

Cards of the table (creatures, Summons, Unhallowed, locations) share one numbering, ability cards have another. An
Adventurer is 0 to 3, its place in the party; its dice and its ability slots are 3 * adventurer + 0 to 2.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from emberwatch.games.setawatch.cards import Cards
from emberwatch.kernel import State

if TYPE_CHECKING:
    from emberwatch.games.setawatch.words import Lasting

NOBODY: Final = -1
NONE: Final = -1
PARTY: Final = 4
DICE: Final = 12
OWNER: Final = tuple(die // 3 for die in range(DICE))  # whose die it is
# The slots, or dice, of all but the camper. With NOBODY in camp the index -1 finds the last row: all of them.
ON_WATCH: Final = (
    *(tuple(number for number in range(DICE) if number // 3 != camper) for camper in range(PARTY)),
    tuple(range(DICE)),
)

# what a card of the Line is (flags)
UP: Final = 1  # face up
NEGATED: Final = 2
ONCE: Final = 4  # has used its once-only power
FRESH: Final = 8  # just turned up, its powers have not resolved yet (SW-HP-10)
SILENT: Final = 16  # an Unhallowed that has just replaced a Summon, for as long as it is FRESH (SW-SUM-8)

# where a die is (SW-DIE-1)
AVAILABLE: Final = 0
SPENT: Final = 1
STOLEN: Final = 2
ASIDE: Final = 3
CAMP: Final = 4  # with the camper, or placed in camp
STORED: Final = 5  # kept for a reaction in the Watch

# what became of an ability card (bits)
EXHAUSTED: Final = 1
DIE_USED: Final = 2
EXHAUST_USED: Final = 4
PASSIVE_USED: Final = 8

# the phases of a round (SW-RND-2)
ARRIVAL: Final = 0
PICK: Final = 1
CAMPING: Final = 2
WATCHING: Final = 3
BREAKTHROUGH: Final = 4
ROUND_END: Final = 5
PHASES: Final = ("arrival", "pick", "camp", "watch", "breakthrough", "end")

PLAYING: Final = 0
WON: Final = 1
LOST: Final = 2

# piles that can be looked into, by number, for steps that name one
LINE: Final = 0
DECK: Final = 1
HORDE: Final = 2
UNHALLOWED: Final = 3
MAP: Final = 4
UNUSED: Final = 5


class Watch(State):
    """The piles have their top at the end of the list; the Line has the camp at its beginning."""

    __slots__ = (
        "archers",
        "bearer",
        "camper",
        "cards",
        "credit",
        "damage",
        "dealt",
        "deck",
        "die",
        "discard",
        "due",
        "ended_by",
        "face_down",
        "face_up",
        "fallen",
        "felled",
        "felled_before",
        "finished",
        "firewood",
        "first",
        "flags",
        "force",
        "graveyard",
        "horde",
        "horde_joined",
        "lasting",
        "lies_on",
        "line",
        "location",
        "map",
        "outside",
        "party",
        "phase",
        "placed",
        "players",
        "removed",
        "rests",
        "revealed",
        "round",
        "rune_value",
        "shuffles",
        "sides",
        "sitting_out",
        "slots",
        "tamed",
        "taunted",
        "tired",
        "unhallowed",
        "unused",
        "unused_locations",
        "value",
        "veil",
    )
    fields: ClassVar[tuple[str, ...]] = (
        *State.fields,
        "players",
        "round",
        "phase",
        "location",
        "firewood",
        "camper",
        "finished",
        "ended_by",
        "sitting_out",
        "first",
        "due",
        "taunted",
        "horde_joined",
        "fallen",
        "felled_before",
        "rune_value",
        "shuffles",
        "party",
        "archers",
        "rests",
        "slots",
        "tired",
        "unused",
        "outside",
        "value",
        "sides",
        "die",
        "lies_on",
        "dealt",
        "bearer",
        "placed",
        "line",
        "deck",
        "graveyard",
        "horde",
        "unhallowed",
        "map",
        "discard",
        "unused_locations",
        "removed",
        "tamed",
        "lasting",
        "flags",
        "damage",
        "credit",
        "veil",
        "revealed",
        "felled",
    )

    # what is only remembered from one action to the next, and then forgotten without a word
    untold: ClassVar[tuple[str, ...]] = ("revealed", "felled", "felled_before")

    def __init__(self, cards: Cards, original: "Watch | None" = None) -> None:
        """A table that is still empty, or a copy of another."""
        if original is not None:
            original._copy_into(self)
            return
        super().__init__(cards)
        count = len(cards.ids)
        self.cards: Cards = cards
        self.force: list[list[tuple[Lasting, int, int]]] | None = None  # what is in force (force.py); rebuilt if None
        self.face_up: list[int] = []  # gathered with it: the positions of the face-up cards of the Line,
        self.face_down: list[int] = []  # and of the others
        self.players: int = 1
        self.round: int = 0
        self.phase: int = ARRIVAL
        self.location: int = NONE
        self.firewood: int = 0
        self.camper: int = NOBODY
        self.finished: int = PLAYING
        self.ended_by: int = 0  # which way of losing it was
        self.sitting_out: int = 0  # a bit an Adventurer (SW-ABL-14)
        self.first: int = NONE  # the face-up card that was first when places were last judged (SW-REV-24)
        self.due: int = NONE  # the card whose First-position power is due (SW-REV-16)
        self.taunted: int = NONE  # the card whose First-position power is quiet until the next action
        self.horde_joined: int = 0  # whether a card of this round's Line joined the Horde
        self.fallen: int = 0  # creatures defeated this round
        self.felled_before: int = 0  # how many of `felled` belong to the action before the one in progress
        self.rune_value: int = 0  # what the dice on runes show
        self.shuffles: int = 9  # how many there were; the first numbers are left to positions
        self.party: list[int] = []  # Adventurers of the card file
        self.archers: int = 0  # a bit for each of them who attacks from afar
        self.rests: list[int] = [0] * PARTY
        self.slots: list[int] = []  # equipped ability cards, three an Adventurer
        self.tired: list[int] = [0] * DICE
        self.unused: list[int] = []  # two an Adventurer
        self.outside: list[int] = []  # ability cards of Adventurers who are not in this game
        self.value: list[int] = [1] * DICE
        self.sides: list[int] = [6] * DICE
        self.die: list[int] = [AVAILABLE] * DICE
        self.lies_on: list[int] = [NONE] * DICE  # the card of the Line that a spent or stolen die lies on
        self.dealt: list[int] = [0] * DICE  # what a die dealt in a direct attack this round
        self.bearer: list[int] = list(OWNER)  # who uses it; differs while it is lent
        self.placed: list[int] = [NONE] * 3  # the spaces that the camper's dice lie on
        self.line: list[int] = []
        self.deck: list[int] = []
        self.graveyard: list[int] = []
        self.horde: list[int] = []
        self.unhallowed: list[int] = []
        self.map: list[int] = []
        self.discard: list[int] = []
        self.unused_locations: list[int] = []
        self.removed: list[int] = []
        self.tamed: list[tuple[int, int, int]] = []  # Adventurer, card, whether it goes at the round's end
        self.lasting: list[tuple[int, int, int]] = []  # phrase, its cause, what is left of it: until the round ends
        self.flags: list[int] = [0] * count
        self.damage: list[int] = [0] * count
        self.credit: list[int] = [0] * count  # bits of Adventurers with a contribution on the creature (SW-ATK-16)
        self.veil: list[int] = [0] * count  # 0: its place is known to all; else what it was shuffled with (hidden.py)
        self.revealed: list[int] = []  # cards whose Reveal power has triggered in this settling (SW-REV-15)
        self.felled: list[tuple[int, int, int, int, int]] = []  # defeats since the last action: see defeat.py

    def copy(self) -> "Watch":
        """An independent state."""
        return Watch(self.cards, self)

    def _copy_into(self, other: "Watch") -> None:
        """One line a field: several times faster than any loop over them."""
        self.copy_kernel_into(other)
        other.cards = self.cards
        other.force = self.force  # what is gathered is never changed in place
        other.face_up = self.face_up
        other.face_down = self.face_down
        other.players = self.players
        other.round = self.round
        other.phase = self.phase
        other.location = self.location
        other.firewood = self.firewood
        other.camper = self.camper
        other.finished = self.finished
        other.ended_by = self.ended_by
        other.sitting_out = self.sitting_out
        other.first = self.first
        other.due = self.due
        other.taunted = self.taunted
        other.horde_joined = self.horde_joined
        other.fallen = self.fallen
        other.felled_before = self.felled_before
        other.rune_value = self.rune_value
        other.shuffles = self.shuffles
        other.party = self.party  # fixed once the game has begun
        other.archers = self.archers
        other.rests = self.rests[:]
        other.slots = self.slots[:]
        other.tired = self.tired[:]
        other.unused = self.unused  # what seldom changes is replaced, never changed in place, and so can be shared
        other.outside = self.outside
        other.value = self.value[:]
        other.sides = self.sides  # fixed likewise
        other.die = self.die[:]
        other.lies_on = self.lies_on[:]
        other.dealt = self.dealt[:]
        other.bearer = self.bearer[:]
        other.placed = self.placed[:]
        other.line = self.line[:]
        other.deck = self.deck[:]
        other.graveyard = self.graveyard[:]
        other.horde = self.horde[:]
        other.unhallowed = self.unhallowed[:]
        other.map = self.map[:]
        other.discard = self.discard
        other.unused_locations = self.unused_locations[:]
        other.removed = self.removed[:]
        other.tamed = self.tamed
        other.lasting = self.lasting[:]
        other.flags = self.flags[:]
        other.damage = self.damage[:]
        other.credit = self.credit[:]
        other.veil = self.veil[:]
        other.revealed = self.revealed[:]
        other.felled = self.felled[:]

    # -- plain questions about the state -----------------------------------------------------------------------------

    def up(self, card: int) -> bool:
        """Whether the card lies face up."""
        return self.flags[card] & UP != 0

    def works(self, card: int) -> bool:
        """Whether the powers of this card of the Line work (SW-CRE-6)."""
        return self.flags[card] & (UP | NEGATED | FRESH) == UP

    def on_watch(self, adventurer: int) -> bool:
        """Whether the Adventurer is on Watch this round, sitting out or not (SW-GEN-10)."""
        return adventurer != self.camper

    def fights(self, adventurer: int) -> bool:
        """On Watch and not sitting out."""
        return adventurer != self.camper and not self.sitting_out >> adventurer & 1

    def fighters(self) -> int:
        """A bit for each of those who are on Watch and do not sit out."""
        return 15 & ~self.sitting_out & ~(1 << self.camper if self.camper >= 0 else 0)

    def fresh_slots(self, adventurer: int) -> list[int]:
        """The Adventurer's slots with an unexhausted card."""
        return [slot for slot in range(3 * adventurer, 3 * adventurer + 3) if not self.tired[slot] & EXHAUSTED]

    def watch_slots(self) -> list[int]:
        """The unexhausted slots of all on Watch: the party's health (SW-GEN-9)."""
        tired = self.tired
        return [slot for slot in ON_WATCH[self.camper] if not tired[slot] & EXHAUSTED]

    def stands(self) -> bool:
        """Whether anybody on Watch has an unexhausted card left."""
        tired = self.tired
        for slot in ON_WATCH[self.camper]:  # noqa: SIM110 - a plain loop: asked in every action window
            if not tired[slot] & EXHAUSTED:
                return True
        return False

    def available(self, adventurer: int) -> list[int]:
        """The dice this Adventurer can use now (SW-GEN-14)."""
        if not self.fights(adventurer):
            return []
        return [die for die in range(DICE) if self.bearer[die] == adventurer and self.die[die] == AVAILABLE]

    def pile(self, number: int) -> list[int]:
        """A pile by its number."""
        if number == LINE:
            return self.line
        if number == DECK:
            return self.deck
        if number == HORDE:
            return self.horde
        if number == UNHALLOWED:
            return self.unhallowed
        if number == MAP:
            return self.map
        return self.unused_locations
