"""The journal: prose and mechanics in one stream. Prose can be changed and moved, the mechanics never (WD-NEED-12)."""

import re

from emberwatch.games.wardens import facts
from emberwatch.games.wardens.rules.records import text_fault
from emberwatch.games.wardens.rules.seats import seated
from emberwatch.games.wardens.state import DRAWN, NONE, PROSE, REMARK, Entry, Vigil
from emberwatch.kernel import Aside

PARAGRAPH = 8000
NUMBER = re.compile("[0-9]{1,9}")
WRITTEN = (PROSE, REMARK)


def numbered(text: str) -> tuple[int, str]:
    """The number that a text begins with, and the rest; NONE when there is none."""
    number, _, rest = text.strip().partition(" ")
    return (int(number), rest.strip()) if NUMBER.fullmatch(number) else (NONE, text)


def place_of(vigil: Vigil, id: int) -> int:
    """Where in the journal the entry of this number stands."""
    return next((place for place, entry in enumerate(vigil.journal) if entry.id == id), NONE)


def prose_fault(vigil: Vigil, id: int) -> str:
    """Why this entry cannot be changed."""
    place = place_of(vigil, id)
    if place == NONE:
        return "There is no such entry; begin with the number of a paragraph."
    if vigil.journal[place].kind not in WRITTEN:
        return "What the rules did stands as it is; only prose can be changed."
    return ""


def is_draw(vigil: Vigil, id: int) -> bool:
    """Whether the entry of this number is a Draw."""
    place = place_of(vigil, id)
    return place != NONE and vigil.journal[place].kind == DRAWN


def last_prose(vigil: Vigil) -> int:
    """The number of the last paragraph; 0 when there is none."""
    return next((entry.id for entry in reversed(vigil.journal) if entry.kind in WRITTEN), 0)


class Writing(Aside):
    """Anybody at the table writes whenever they like; it never holds up play."""

    rules = ("WD-NEED-12",)

    def seats(self, vigil: Vigil) -> list[int]:
        return seated(vigil)


class Write(Writing):
    """A paragraph of the story."""

    name = "write"

    def said(self, vigil: Vigil, seat: int, text: str) -> None:
        vigil.journal.append(Entry(vigil.next_id(), PROSE, seat, text.strip(), NONE))
        vigil.tell(facts.WROTE, seat, text.strip())

    def fault(self, vigil: Vigil, seat: int, text: str) -> str:
        return text_fault(text, PARAGRAPH)

    def prompt(self, vigil: Vigil, seat: int) -> str:
        return "Write a paragraph of the story"

    def example(self, vigil: Vigil, seat: int) -> str:
        return "Rain drips from the thorns."


class Insert(Writing):
    """A paragraph in the middle, behind an entry, or at the beginning: "/insert 7 It rained", "/insert 0 It rained"."""

    name = "insert"

    def said(self, vigil: Vigil, seat: int, text: str) -> None:
        behind, fresh = numbered(text)
        vigil.journal.insert(place_of(vigil, behind) + 1, Entry(vigil.next_id(), PROSE, seat, fresh, NONE))
        vigil.tell(facts.WROTE, seat, fresh)

    def fault(self, vigil: Vigil, seat: int, text: str) -> str:
        behind, fresh = numbered(text)
        if behind != 0 and place_of(vigil, behind) == NONE:
            return "Begin with the number of the entry behind which it goes (0: the beginning)."
        return text_fault(fresh, PARAGRAPH)

    def prompt(self, vigil: Vigil, seat: int) -> str:
        return "Write a paragraph behind an entry: the entry's number (0: the beginning), then the text"

    def example(self, vigil: Vigil, seat: int) -> str:
        return "0 It began with rain."


class Say(Writing):
    """A word between players."""

    name = "say"

    def said(self, vigil: Vigil, seat: int, text: str) -> None:
        vigil.journal.append(Entry(vigil.next_id(), REMARK, seat, text.strip(), NONE))
        vigil.tell(facts.REMARKED, seat, text.strip())

    def fault(self, vigil: Vigil, seat: int, text: str) -> str:
        return text_fault(text, PARAGRAPH)

    def prompt(self, vigil: Vigil, seat: int) -> str:
        return "Say something out of character"

    def example(self, vigil: Vigil, seat: int) -> str:
        return "Tea, anybody?"


class OnProse(Writing):
    """Something is done with a paragraph that was written before."""

    def seats(self, vigil: Vigil) -> list[int]:
        return seated(vigil) if last_prose(vigil) else []


class Edit(OnProse):
    """A paragraph is worded anew: "/edit 12 It rained." """

    name = "edit"

    def said(self, vigil: Vigil, seat: int, text: str) -> None:
        id, fresh = numbered(text)
        place = place_of(vigil, id)
        vigil.journal[place] = vigil.journal[place]._replace(text=fresh)
        vigil.tell(facts.REWROTE, seat, fresh)

    def fault(self, vigil: Vigil, seat: int, text: str) -> str:
        id, fresh = numbered(text)
        return prose_fault(vigil, id) or text_fault(fresh, PARAGRAPH)

    def prompt(self, vigil: Vigil, seat: int) -> str:
        return "Word a paragraph anew: its number, then the text"

    def example(self, vigil: Vigil, seat: int) -> str:
        return f"{last_prose(vigil)} Rain, and more rain."


class Move(OnProse):
    """A paragraph goes behind another entry, or to the beginning: "/move 12 7", "/move 12 0"."""

    name = "move"

    def said(self, vigil: Vigil, seat: int, text: str) -> None:
        id, behind = numbered(text)
        entry = vigil.journal.pop(place_of(vigil, id))
        vigil.journal.insert(place_of(vigil, numbered(behind)[0]) + 1, entry)
        vigil.tell(facts.MOVED, seat)

    def fault(self, vigil: Vigil, seat: int, text: str) -> str:
        id, behind = numbered(text)
        after, rest = numbered(behind)
        if rest or after == id or (after != 0 and place_of(vigil, after) == NONE):
            return "Name the paragraph, then the entry behind which it goes (0: the beginning)."
        return prose_fault(vigil, id)

    def prompt(self, vigil: Vigil, seat: int) -> str:
        return "Move a paragraph: its number, then that of the entry before its new place (0: the beginning)"

    def example(self, vigil: Vigil, seat: int) -> str:
        return f"{last_prose(vigil)} 0"


class Link(OnProse):
    """A paragraph tells of a Draw: "/link 12 7"; "/link 12 0" takes that back."""

    name = "link"

    def said(self, vigil: Vigil, seat: int, text: str) -> None:
        id, draw = numbered(text)
        place = place_of(vigil, id)
        vigil.journal[place] = vigil.journal[place]._replace(link=int(draw) or NONE)
        vigil.tell(facts.LINKED, seat)

    def fault(self, vigil: Vigil, seat: int, text: str) -> str:
        draw, rest = numbered(numbered(text)[1])
        if rest or (draw != 0 and not is_draw(vigil, draw)):
            return "Name the paragraph, then the entry of a Draw (0: none)."
        return prose_fault(vigil, numbered(text)[0])

    def prompt(self, vigil: Vigil, seat: int) -> str:
        return "Link a paragraph to a Draw: its number, then that of the Draw's entry (0: none)"

    def example(self, vigil: Vigil, seat: int) -> str:
        return f"{last_prose(vigil)} 0"


class Strike(OnProse):
    """A paragraph is struck out: "/strike 12"."""

    name = "strike"

    def said(self, vigil: Vigil, seat: int, text: str) -> None:
        del vigil.journal[place_of(vigil, numbered(text)[0])]
        vigil.tell(facts.STRUCK_OUT, seat)

    def fault(self, vigil: Vigil, seat: int, text: str) -> str:
        id, rest = numbered(text)
        return "Name the paragraph alone, by its number." if rest else prose_fault(vigil, id)

    def prompt(self, vigil: Vigil, seat: int) -> str:
        return "Strike a paragraph out: its number"

    def example(self, vigil: Vigil, seat: int) -> str:
        return str(last_prose(vigil))


STEPS = ()
ASIDES = (Write(), Insert(), Say(), Edit(), Move(), Link(), Strike())
