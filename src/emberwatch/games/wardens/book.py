"""The tables that a game of one edition is played with."""

from emberwatch.games.wardens.schema import Cited
from emberwatch.games.wardens.words import Effect
from emberwatch.kernel import Content
from emberwatch.watchword import Entries, Phrase

NO_COST, MAY_REVEAL, MUST_REVEAL = range(3)
COSTS = {MAY_REVEAL: "may", MUST_REVEAL: "must"}


class Action:
    """An Action as its edition prints it."""

    def __init__(self, kind: str, name: str, chapter: str, trigger: str, find: str) -> None:
        self.kind = kind
        self.name = name
        self.chapter = chapter
        self.trigger = trigger
        self.find = find
        self.cites = Cited()
        self.becomes: list[str] = []  # kinds that another edition has in its place
        self.approaches: list[tuple[int, str, bool]] = []  # Score, cue, whether only when no other fits
        self.conditions: list[tuple[int, str, str]] = []  # levels, cue, grade
        self.has_severity = False
        self.only_due = False
        self.when_unconscious = False
        self.reshuffles = False
        self.effects: list[list[Effect]] = []  # by outcome
        self.texts: list[str] = []
        self.cost: list[int] = []  # by outcome
        self.costs: dict[int, Cost] = {}  # by suit


class Cost:
    """A row of an Action's suit table."""

    def __init__(self, label: str, effects: list[Effect], text: str, seen: str) -> None:
        self.label = label
        self.effects = effects
        self.text = text
        self.seen = seen
        self.cites: list[str] = []


class Book(Content):
    """One edition: its Actions, its words, and the tables that cards are looked up in."""

    edition: str
    edition_name: str
    outcomes: list[str]
    meanings: list[str]
    jokers: int
    suit_order: list[int]
    cost_word: str
    tie: str
    has_fate: bool
    has_sparks: bool
    entries: Entries

    def set_up(self) -> None:
        """Empty tables."""
        self.phrases: list[Phrase] = []
        self.shown: list[str] = []  # each phrase as its sentence
        self.score_names: list[str] = []
        self.score_texts: list[str] = []
        self.score_start: list[int] = []
        self.gifts: list[tuple[str, str, str]] = []  # id, name, what it is
        self.gift_cites: dict[str, list[str]] = {}
        self.store_cites: list[str] = []
        self.likelihoods: list[tuple[str, str, int]] = []  # id, name, cards
        self.tables: dict[str, list[str]] = {}
        self.scopes: dict[str, str] = {}
        self.kinds: dict[str, str] = {}  # of Records, with their names
        self.kind_examples: dict[str, str] = {}
        self.permanent: dict[str, bool] = {}
        self.actions: list[Action] = []
        self.action_of: dict[str, int] = {}

    @property
    def size(self) -> int:
        """How many cards the deck has (WD-DECK-2)."""
        return 52 + self.jokers
