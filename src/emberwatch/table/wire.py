"""What goes over the wire: the websocket's part is here, that of HTTP in requests.py.

The web client's types are generated from both (`web/src/lib/wire.ts`). `version` counts what was ever done at a table,
answers and undoings alike, and never falls; `moment` is the number of answers that stand, as the record counts them.
"""

from typing import Any, Literal

from msgspec import Struct

Thing = str  # "die:ranger.1", "line:2", "card:bear-1", "card:wizard.shockbolt", "adventurer:cleric", "space:heal"
SeatKind = Literal["open", "person", "random", "careful"]


# -- parts of what the server says -------------------------------------------------------------------------------------


class Told(Struct):
    """An event."""

    name: str
    text: str
    args: dict[str, Any]
    things: dict[str, Thing]
    because: str
    rules: list[str]
    moment: int


class Choice(Struct):
    """A legal answer."""

    key: str
    text: str
    points_at: list[Thing]
    seats: list[int]  # whom of the receiver's seats it is for


class Asked(Struct):
    """What the table waits for. Choices are listed for seats that may answer."""

    name: str
    prompt: str
    seats: list[int]
    choices: list[Choice]
    rules: list[str]
    is_form: bool
    example: str


class Offer(Struct):
    """Something that may be said at any time besides the open question: a line of a journal, a pause."""

    name: str
    prompt: str
    example: str
    rules: list[str]
    seats: list[int]  # whose of the receiver's seats may say it


class Forbidden(Struct):
    """Something that can be seen and not be used now."""

    key: str
    text: str
    why: str
    rules: list[str]
    points_at: list[Thing]


class Ending(Struct):
    """How it ended."""

    won: bool
    text: str
    rules: list[str]


class Seat(Struct):
    """A seat as everybody sees it."""

    number: int
    kind: SeatKind
    name: str
    here: bool  # somebody is connected
    yours: bool


class Vote(Struct):
    """An undo that the others have to agree to."""

    to: int  # the moment to go back to
    by: int
    needed: list[int]  # seats that have not said yes
    agreed: list[int]


class Caution(Struct):
    """A choice that loses or costs much, and why."""

    key: str
    text: str


class Knot(Struct):
    """An answer that can be taken back without asking, oldest first."""

    moment: int  # undo to this moment takes it back
    text: str


class About(Struct):
    """The table itself."""

    table: str
    game: str
    title: str
    terms: dict[str, Any]
    seed: int  # 0 while it is a secret
    seal: str  # where the seed is a secret: SHA-256 of "table:seed", for everybody to check it by afterwards
    practice: bool
    host: bool
    seats: list[Seat]
    watching: int
    order: list[str]  # adventurer keys or the like, by which clients lay out seats


# -- over the websocket: the server says -------------------------------------------------------------------------------


class Now(Struct, tag_field="kind", tag="now"):
    """The present, after every change and on arrival."""

    version: int
    moment: int
    view: dict[str, Any]
    decision: Asked | None
    asides: list[Offer]
    forbidden: list[Forbidden]
    events: list[Told]  # since what the receiver had; on arrival the whole story
    whole: bool  # events are the whole story so far, not what is new
    folded: list[Told]  # on an undo: what no longer holds
    cautions: list[Caution]  # SW-UI-9
    knots: list[Knot]
    sealed_by: str  # what moved the horizon last, in words
    can_redo: bool
    vote: Vote | None
    ending: Ending | None
    about: About
    digest: str


class Refusal(Struct, tag_field="kind", tag="refused"):
    """What was sent was not taken; nothing has changed. The present follows if it was out of date."""

    reason: Literal["not yours", "out of date", "not legal", "beyond the horizon", "bad input", "too fast", "no entry"]
    why: str
    rules: list[str]


class WayOn(Struct):
    """Answers that do something with the touched thing, and what is certain to come of them."""

    answers: list[str]
    text: str
    points_at: list[Thing]
    events: list[Told]
    view: dict[str, Any]
    certain: bool
    then: list["WayOn"]  # nothing happens until one of these is answered as well (a strike, a roll)


class Touched(Struct, tag_field="kind", tag="touched"):
    """Everything that can be done with a thing now, and everything that cannot."""

    version: int
    thing: Thing
    ways: list[WayOn]
    forbidden: list[Forbidden]


class Advice(Struct, tag_field="kind", tag="advice"):
    """What the careful player would answer, and its reason."""

    version: int
    answer: str
    text: str
    why: str


class Odds(Struct, tag_field="kind", tag="odds"):
    """What chance may bring, in sentences."""

    version: int
    lines: list[str]


class Said(Struct, tag_field="kind", tag="said"):
    """A short message, or pointing at a thing ("look here")."""

    name: str
    seat: int | None
    text: str
    thing: Thing


class Pong(Struct, tag_field="kind", tag="pong"):
    """The answer to a ping."""


ServerSays = Now | Refusal | Touched | Advice | Odds | Said | Pong


# -- over the websocket: the client says -------------------------------------------------------------------------------


class Hello(Struct, tag_field="kind", tag="hello", forbid_unknown_fields=True):
    """The first thing said: the key, and the last version seen ("since")."""

    key: str
    since: int | None = None


class Answer(Struct, tag_field="kind", tag="answer", forbid_unknown_fields=True):
    """Answers in a row to the decision at this version; all are taken or none."""

    version: int
    answers: list[str]


class Aside(Struct, tag_field="kind", tag="aside", forbid_unknown_fields=True):
    """Something said besides the open question. It is never out of date."""

    name: str
    text: str = ""
    seat: int | None = None  # which of several seats says it


class Undo(Struct, tag_field="kind", tag="undo", forbid_unknown_fields=True):
    """Go back to a moment. Free back to the horizon over one's own answers; else the other seats are asked."""

    version: int
    to: int


class Redo(Struct, tag_field="kind", tag="redo", forbid_unknown_fields=True):
    """Give the answer taken back last again."""

    version: int


class Agree(Struct, tag_field="kind", tag="agree", forbid_unknown_fields=True):
    """Yes or no to the open vote; no ends it."""

    yes: bool


class Touch(Struct, tag_field="kind", tag="touch", forbid_unknown_fields=True):
    """What can be done with this thing?"""

    version: int
    thing: Thing


class Advise(Struct, tag_field="kind", tag="advise", forbid_unknown_fields=True):
    """What would a careful player do?"""

    version: int


class AskOdds(Struct, tag_field="kind", tag="ask_odds", forbid_unknown_fields=True):
    """What may chance bring?"""

    version: int


class Say(Struct, tag_field="kind", tag="say", forbid_unknown_fields=True):
    """A short message to the table, or pointing at a thing."""

    text: str = ""
    thing: Thing = ""


class Ping(Struct, tag_field="kind", tag="ping", forbid_unknown_fields=True):
    """Still here."""


ClientSays = Hello | Answer | Aside | Undo | Redo | Agree | Touch | Advise | AskOdds | Say | Ping
