"""A table of Wardens at one moment: small ints, texts that people wrote, and lists of tuples of both.

A seat is a player's or the GM's; a character is an index into the lists of characters and is never removed. Records,
stores, entries of the journal and things of the fiction carry a number of their own, from one count for all.
"""

from typing import Any, ClassVar, NamedTuple

from emberwatch.games.wardens.book import Book
from emberwatch.games.wardens.facts import OF_DRAWS
from emberwatch.kernel import Fact, State

NONE = -1

# modes (WD-MODE-1)
SOLO, COOP, LED = range(3)
MODES = ("solo", "co-op", "led")

# what a seat is
PLAYER, GM, LEFT = range(3)

# what becomes of a character (WD-THR-9); one in the making has no status yet
MAKING, IN_PLAY, UNCONSCIOUS, DEAD, CLAIMED, RETIRED = range(6)
STATUSES = ("in the making", "in play", "unconscious", "dead", "claimed", "retired")

# Scores
STRENGTH, DEXTERITY, WILLPOWER, CONSTITUTION, VITAE, RADIANCE, SUPPLY, FORTUNE = range(8)
SCORES = ("strength", "dexterity", "willpower", "constitution", "vitae", "radiance", "supply", "fortune")
CORE = 4  # the Scores before this one are Core Scores
MOST = 5  # no Score is higher (WD-SCORE-3, WD-SCORE-5)

# outcomes
TOP, MIDDLE, BOTTOM = range(3)
OUTCOMES = ("top", "middle", "bottom")

# Draws that come due, in the order in which one character makes them (WD-THR-5, WD-THR-6)
RESIST_DEATH, RESIST_FOREST, ENDURE_HARM = range(3)
DUES = ("death", "forest", "endure")

# severity: ordinary (or minor), serious, dire; and what is at stake
ORDINARY, SERIOUS, DIRE = range(3)
SEVERITIES = ("ordinary", "serious", "dire")
STAKES = (VITAE, RADIANCE, NONE)

# Tempting Fate
LET_BE, PUSHED, ACCEPTED = range(3)

# a Vow
ACTIVE, COMPLETE, GIVEN_UP = range(3)
VOW_STATES = ("active", "complete", "given up")
VOW_PARTS = ("task", "subject", "complication", "location")

# entries of the journal
PROSE, REMARK, DRAWN, ASKED, SPARKED, VOWED, MADE, CORRECTED, SCENE = range(9)
ENTRIES = ("prose", "remark", "draw", "oracle", "spark", "vow", "character", "correction", "scene")

VEILED = 1_000_000  # the numbers of hidden things lie beyond this

SHARED = NONE  # the holder of a store that anyone may use

# why the pile was shuffled
EMPTY, BY_JOKER, BY_REST, BY_CONSENT, BY_UNDOING = range(5)


class Record(NamedTuple):
    """A free text that matters to a character (WD-REC-1)."""

    id: int
    character: int
    kind: str
    text: str
    permanent: int


class Store(NamedTuple):
    """Advantage or Disadvantage kept for a later Draw (WD-POOL-1)."""

    id: int
    levels: int
    holder: int  # a character, or SHARED
    scope: str
    draw: int  # the Draw it came from
    source: int  # the character who made it


class Due(NamedTuple):
    """A Draw that a rule demands and that has not been made."""

    kind: int
    character: int
    severity: int
    set_aside: int


class Call(NamedTuple):
    """The referee calls on a character to avoid a consequence (WD-AVOID-12)."""

    character: int
    severity: int
    stake: int
    amount: int


class AskedFor(NamedTuple):
    """The GM calls for an Action of a character, one at a time (WD-NEED-17)."""

    character: int
    action: int


class Drawn(NamedTuple):
    """A Draw that was made."""

    character: int
    action: int
    approach: int
    score: int
    parts: tuple[tuple[str, int], ...]  # each reason for Advantage or Disadvantage with its levels
    cards: tuple[int, ...]
    shown: int  # the outcome that the cards gave
    outcome: int  # the final one
    fate: int
    cost: str  # what it cost, in words


class Asked(NamedTuple):
    """A question to the Oracle."""

    seat: int
    question: str
    likelihood: int
    cards: tuple[int, ...]
    answer: int  # YES, BUT, NO of rules/oracle.py


class Spark(NamedTuple):
    """Two words for the latest answer of the Oracle."""

    asked: int
    theme: int
    impulse: int


class Vow(NamedTuple):
    """The group's mission; a part is a line of its table."""

    parts: tuple[int, ...]
    state: int
    notes: str


class Thing(NamedTuple):
    """A foe, clock, place, person, clue or note: fiction, with boxes to tick (WD-FIGHT-1)."""

    id: int
    kind: str
    name: str
    text: str
    size: int
    ticks: int
    hidden: int
    crossed: int


class Entry(NamedTuple):
    """A paragraph of the journal, or the mark of something that the rules did."""

    id: int
    kind: int
    seat: int
    text: str
    link: int  # the Draw, question, Spark, Vow or character that it is about; of prose the entry of a Draw


OWN_FIELDS = (
    "action",
    "actor",
    "amount",
    "approach",
    "asked",
    "asked_for",
    "calls",
    "committed",
    "correctable",
    "count",
    "discard",
    "drawer",
    "draws",
    "dues",
    "effects",
    "foe",
    "gm",
    "helping",
    "here",
    "journal",
    "kept",
    "limits",
    "looks",
    "mark",
    "memories",
    "mode",
    "names",
    "objection",
    "over",
    "owner",
    "patient",
    "paused",
    "pile",
    "player_names",
    "reasons",
    "records",
    "rested",
    "roles",
    "scene",
    "scores",
    "severity",
    "shuffles",
    "sparks",
    "spending",
    "stake",
    "status",
    "stores",
    "things",
    "ticked",
    "trusts",
    "turned",
    "veiled",
    "vows",
    "weighed",
    "yielded",
)


class Vigil(State):
    """One table. The pile has its top at the end of the list."""

    __slots__ = OWN_FIELDS
    fields: ClassVar[tuple[str, ...]] = (*State.fields, *OWN_FIELDS)
    # the Draw that is being prepared, and marks of procedures
    untold: ClassVar[tuple[str, ...]] = (
        *("action", "actor", "amount", "approach", "drawer", "foe", "helping", "kept", "patient", "reasons"),
        *("severity", "spending", "stake", "ticked", "weighed", "committed", "correctable", "count", "veiled", "mark"),
        *("rested", "yielded", "objection"),
        "effects",  # facts that were told
    )

    def __init__(self, book: Book) -> None:
        super().__init__(book)
        # the table
        self.mode = SOLO
        self.gm = NONE
        self.roles: list[int] = []
        self.here: list[int] = []  # who is present
        self.trusts: list[int] = []  # whose player lets others draw for them
        self.paused = NONE
        self.objection = NONE
        self.over = 0
        self.limits: list[str] = []
        self.scene = ""
        self.count = 0
        self.veiled = 0  # what is hidden is counted apart, so that no number gives it away
        # the deck
        self.pile: list[int] = []
        self.discard: list[int] = []
        self.turned: list[int] = []
        self.shuffles: list[int] = []  # why, one after the other
        # characters
        self.owner: list[int] = []
        self.status: list[int] = []
        self.player_names: list[str] = []
        self.names: list[str] = []
        self.looks: list[str] = []
        self.memories: list[str] = []
        self.scores: list[tuple[int, ...]] = []
        self.records: list[Record] = []
        self.stores: list[Store] = []
        self.dues: list[Due] = []
        self.calls: list[Call] = []
        self.asked_for: list[AskedFor] = []
        # the Draw that is being made
        self.actor = NONE
        self.drawer = NONE
        self.action = NONE
        self.approach = NONE
        self.patient = NONE
        self.foe = NONE
        self.committed = 0  # nothing about it can be changed any more
        self.severity = ORDINARY
        self.stake = NONE
        self.amount = 0
        self.ticked: list[int] = []  # printed conditions
        self.reasons: list[tuple[str, int]] = []  # circumstances in words
        self.helping: list[tuple[int, int]] = []  # Records, with +1 or -1
        self.spending: list[int] = []  # stores
        self.kept: list[int] = []  # stores kept back
        # what there has been
        self.weighed: list[int] = []  # what lay in the pile before the last Draw, in the order of the cards
        self.draws: list[Drawn] = []
        self.effects: list[tuple[int, str, tuple[Any, ...]]] = []  # of which Draw, which fact, with which parts
        self.asked: list[Asked] = []
        self.sparks: list[Spark] = []
        self.vows: list[Vow] = []
        self.things: list[Thing] = []
        self.journal: list[Entry] = []
        self.rested = NONE  # whose Rest has still to shuffle (WD-DRAW-16)
        self.correctable = 0  # the last Draw can be corrected on its cards
        self.mark: list[tuple[object, ...]] = []  # what was before its effects
        self.yielded: list[int] = []  # the Records and foes that came of it

    @property
    def book(self) -> Book:
        """The tables of the edition."""
        assert isinstance(self.content, Book)
        return self.content

    def tell(self, fact: Fact, *args: Any) -> None:
        """State a fact; a Draw keeps what it causes, for the journal."""
        if self.committed and self.actor != NONE and fact.name in OF_DRAWS:
            self.effects.append((len(self.draws) - 1, fact.name, args))
        super().tell(fact, *args)

    def next_id(self) -> int:
        """A number that nothing has had before."""
        self.count += 1
        return self.count

    def next_veiled_id(self) -> int:
        """A number for something that only the GM knows of."""
        self.veiled += 1
        return VEILED + self.veiled

    def take(self, data: dict[str, object]) -> None:
        """Rows come back from JSON as plain tuples."""
        super().take(data)
        for name, row in ROWS:
            setattr(self, name, [row(*item) for item in getattr(self, name)])


ROWS = (
    ("records", Record),
    ("stores", Store),
    ("dues", Due),
    ("calls", Call),
    ("asked_for", AskedFor),
    ("draws", Drawn),
    ("asked", Asked),
    ("sparks", Spark),
    ("vows", Vow),
    ("things", Thing),
    ("journal", Entry),
)
