"""What an entry of the content looks like. Texts of outcomes and Costs are Watchword."""

from typing import Annotated, Literal

import msgspec

from emberwatch.watchword import Refers, Says

Sentences = Annotated[str, Says("Effect")]
Suit = Literal["clubs", "spades", "diamonds", "hearts"]
Outcome = Literal["top", "middle", "bottom"]


class Edition(msgspec.Struct, forbid_unknown_fields=True):
    """One of the two editions: its words, and what it has that the other lacks."""

    id: str
    name: str
    outcomes: list[str]
    meanings: list[str]
    jokers: int
    suits: list[Suit]
    cost: str
    tie: str
    fate: bool = False
    sparks: bool = False
    cites: list[str] = []  # the rules on where stores come from


class Score(msgspec.Struct, forbid_unknown_fields=True):
    """A Score; those with a start are Reserve Scores."""

    id: str
    name: str
    text: str
    start: int = 0


class Gift(msgspec.Struct, forbid_unknown_fields=True):
    """A power taken from the forest."""

    id: str
    name: str
    text: str
    cites: list[str] = []


class Likelihood(msgspec.Struct, forbid_unknown_fields=True):
    """How likely a yes is thought to be, and the cards it takes."""

    id: str
    name: str
    cards: int


class Scope(msgspec.Struct, forbid_unknown_fields=True):
    """When a store is spent."""

    id: str
    text: str


class RecordKind(msgspec.Struct, forbid_unknown_fields=True):
    """A kind of Record; `text` is how a sentence calls one."""

    id: str
    name: str
    text: str = ""
    example: str = ""
    permanent: bool = False


class Table(msgspec.Struct, forbid_unknown_fields=True):
    """Something to look revealed cards up in."""

    id: str
    name: str
    by: Literal["rank", "suit"]
    entries: list[str]


class Happening(msgspec.Struct, forbid_unknown_fields=True):
    """A sentence that changes the fiction only."""

    id: str
    text: str


class Approach(msgspec.Struct, forbid_unknown_fields=True):
    """A Score that a Draw may use, and for what way of acting."""

    score: Annotated[str, Refers("score")]
    cue: str
    fallback: bool = False


class Condition(msgspec.Struct, forbid_unknown_fields=True):
    """A printed modifier; those of one grade exclude one another."""

    levels: int
    cue: str
    grade: str = ""


class Cited(msgspec.Struct, forbid_unknown_fields=True):
    """The rules that an Action rests on: when it begins, and by its outcome."""

    begin: list[str] = []
    top: list[str] = []
    middle: list[str] = []
    bottom: list[str] = []


class ActionEntry(msgspec.Struct, forbid_unknown_fields=True):
    """An Action; `find` has words by which people look for it, `becomes` the kinds another edition has in its place."""

    id: str
    kind: str
    name: str
    chapter: str
    trigger: str
    find: str
    approaches: list[Approach]
    top: Sentences
    middle: Sentences
    bottom: Sentences
    cites: Cited = msgspec.field(default_factory=Cited)
    editions: list[Annotated[str, Refers("edition")]] = []
    conditions: list[Condition] = []
    severity: bool = False
    cost: Literal["none", "optional", "required"] = "none"
    cost_on: list[Outcome] = []
    reshuffle: bool = False
    only_due: bool = False
    unconscious: bool = False
    becomes: list[str] = []


class CostEntry(msgspec.Struct, forbid_unknown_fields=True):
    """What one suit means for one Action; `seen` is how a bare loss looks in the fiction."""

    id: str
    action: Annotated[str, Refers("action")]
    suit: Suit
    label: str
    text: Sentences
    seen: str = ""
    cites: list[str] = []


SCHEMA: dict[str, type[msgspec.Struct]] = {
    "edition": Edition,
    "score": Score,
    "gift": Gift,
    "likelihood": Likelihood,
    "scope": Scope,
    "record": RecordKind,
    "table": Table,
    "happening": Happening,
    "action": ActionEntry,
    "cost": CostEntry,
}
