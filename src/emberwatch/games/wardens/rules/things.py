"""Foes, clocks, places, persons, clues and notes: fiction with boxes to tick, never acting by itself (WD-NEED-11).

What the GM hides is the GM's alone; a table without a GM hides nothing from itself.
"""

import re
from typing import ClassVar

from emberwatch.games.wardens import facts
from emberwatch.games.wardens.rules.journal import PARAGRAPH, numbered
from emberwatch.games.wardens.rules.records import text_fault
from emberwatch.games.wardens.rules.seats import seated
from emberwatch.games.wardens.state import NONE, Thing, Vigil
from emberwatch.kernel import Aside, Fact
from emberwatch.kernel.event import EVERYONE

KINDS = ("foe", "clock", "place", "person", "clue", "note")
MOST_BOXES = 99
BOXES = re.compile("[0-9]{1,2}")
ENTRY = re.compile(rf"({'|'.join(KINDS)})(?: ([0-9]{{1,2}}))?: *([^:]*?)(?:: *(.*))?", re.DOTALL)


def place_of(vigil: Vigil, id: int) -> int:
    """Where the thing of this number stands in the list."""
    return next((place for place, thing in enumerate(vigil.things) if thing.id == id), NONE)


def change(vigil: Vigil, thing: Thing) -> None:
    """The thing as it is now."""
    vigil.things[place_of(vigil, thing.id)] = thing


def tell(vigil: Vigil, thing: Thing, fact: Fact, *args: object) -> None:
    """What concerns a hidden thing is told to the GM alone."""
    vigil.tell_to((vigil.gm,) if thing.hidden else EVERYONE, fact, *args)


def seen_by(vigil: Vigil, seat: int) -> list[Thing]:
    """The things that a seat knows of."""
    return [thing for thing in vigil.things if not thing.hidden or (seat == vigil.gm and seat != NONE)]


class OnThing(Aside):
    """Something is done with a thing, named by its number. A hidden one does not exist for others."""

    rules: ClassVar[tuple[str, ...]] = ("WD-NEED-11", "WD-NEED-13")

    def seats(self, vigil: Vigil) -> list[int]:
        return [seat for seat in seated(vigil) if seen_by(vigil, seat)]

    def found(self, vigil: Vigil, seat: int, text: str) -> Thing | None:
        """The thing that the text names."""
        id, _ = numbered(text)
        return next((thing for thing in seen_by(vigil, seat) if thing.id == id), None)

    def said(self, vigil: Vigil, seat: int, text: str) -> None:
        thing = self.found(vigil, seat, text)
        if thing is not None:
            self.on(vigil, thing, numbered(text)[1])

    def on(self, vigil: Vigil, thing: Thing, rest: str) -> None:
        """What is done with it."""
        raise NotImplementedError(self.name)

    def fault(self, vigil: Vigil, seat: int, text: str) -> str:
        thing = self.found(vigil, seat, text)
        return "Begin with the number of a thing." if thing is None else self.wrong(vigil, thing, numbered(text)[1])

    def wrong(self, vigil: Vigil, thing: Thing, rest: str) -> str:
        """Why this cannot be done with it."""
        return ""

    def first(self, vigil: Vigil, seat: int) -> int:
        """The number of the first thing that the seat knows of."""
        return seen_by(vigil, seat)[0].id


class Enter(Aside):
    """Something new: "/enter foe 2: Bramblehound: it limps". The number is how many boxes it has."""

    name = "enter"
    rules: ClassVar[tuple[str, ...]] = ("WD-NEED-11", "WD-NEED-13", "WD-FIGHT-1", "WD-FIGHT-4")
    hidden: ClassVar[int] = 0

    def seats(self, vigil: Vigil) -> list[int]:
        return seated(vigil)

    def said(self, vigil: Vigil, seat: int, text: str) -> None:
        found = ENTRY.fullmatch(text.strip())
        assert found is not None
        name, about = found[3].strip(), (found[4] or "").strip()
        id = vigil.next_veiled_id() if self.hidden else vigil.next_id()
        thing = Thing(id, found[1], name, about, int(found[2] or 0), 0, self.hidden, 0)
        vigil.things.append(thing)
        tell(vigil, thing, facts.THING_ENTERED, thing.kind, name)

    def fault(self, vigil: Vigil, seat: int, text: str) -> str:
        found = ENTRY.fullmatch(text.strip())
        if found is None or not found[3].strip():
            return f"Write a kind ({', '.join(KINDS)}), its boxes if any (up to {MOST_BOXES}), a colon, and a name."
        return text_fault(found[3], 80) or (text_fault(found[4], PARAGRAPH) if found[4] else "")

    def prompt(self, vigil: Vigil, seat: int) -> str:
        return "Enter a foe, clock, place, person, clue or note: kind, boxes if any, a colon, name, a colon, text"

    def example(self, vigil: Vigil, seat: int) -> str:
        return "foe 2: Bramblehound: Thin, and always hungry."


class Hide(Enter):
    """Something that only the GM knows of: "/hide clock 4: The bells begin" (WD-NEED-17)."""

    name = "hide"
    rules = ("WD-NEED-17",)
    hidden = 1

    def seats(self, vigil: Vigil) -> list[int]:
        return [] if vigil.gm == NONE else [vigil.gm]

    def prompt(self, vigil: Vigil, seat: int) -> str:
        return "Enter something that only the GM knows of"


class Show(OnThing):
    """The GM shows what was hidden: "/show 12"."""

    name = "show"
    rules = ("WD-NEED-17",)

    def seats(self, vigil: Vigil) -> list[int]:
        return [vigil.gm] if vigil.gm != NONE and any(thing.hidden for thing in vigil.things) else []

    def on(self, vigil: Vigil, thing: Thing, rest: str) -> None:
        vigil.horizon += 1  # what was seen cannot be unseen
        vigil.things.remove(thing)
        vigil.things.append(thing._replace(id=vigil.next_id(), hidden=0))  # as if it were entered now
        vigil.tell(facts.THING_ENTERED, thing.kind, thing.name)

    def wrong(self, vigil: Vigil, thing: Thing, rest: str) -> str:
        return "" if thing.hidden else "Everybody sees this already."

    def prompt(self, vigil: Vigil, seat: int) -> str:
        return "Show something that was hidden: its number"

    def example(self, vigil: Vigil, seat: int) -> str:
        return str(next(thing.id for thing in vigil.things if thing.hidden))


class Tick(OnThing):
    """A box is ticked, or so many are: "/tick 12", "/tick 12 3"."""

    name = "tick"

    def on(self, vigil: Vigil, thing: Thing, rest: str) -> None:
        fresh = thing._replace(ticks=int(rest) if rest else thing.ticks + 1)
        change(vigil, fresh)
        tell(vigil, fresh, facts.TICKED, fresh.name, fresh.ticks, fresh.size)

    def wrong(self, vigil: Vigil, thing: Thing, rest: str) -> str:
        if rest and not BOXES.fullmatch(rest):
            return "Name the thing, then how many boxes are ticked."
        return "" if rest or thing.ticks < MOST_BOXES else "All boxes are ticked."

    def prompt(self, vigil: Vigil, seat: int) -> str:
        return "Tick a box: the number of the thing, then how many are ticked in all if it is not one more"

    def example(self, vigil: Vigil, seat: int) -> str:
        return f"{self.first(vigil, seat)} 1"


class Size(OnThing):
    """The referee sets how many boxes there are: "/boxes 12 4" (WD-FIGHT-4)."""

    name = "boxes"
    rules = ("WD-FIGHT-4", "WD-NEED-17")

    def seats(self, vigil: Vigil) -> list[int]:
        return [seat for seat in super().seats(vigil) if vigil.gm in (NONE, seat)]

    def on(self, vigil: Vigil, thing: Thing, rest: str) -> None:
        fresh = thing._replace(size=int(rest))
        change(vigil, fresh)
        tell(vigil, fresh, facts.TICKED, fresh.name, fresh.ticks, fresh.size)

    def wrong(self, vigil: Vigil, thing: Thing, rest: str) -> str:
        return "" if BOXES.fullmatch(rest) else f"Name the thing, then its number of boxes, up to {MOST_BOXES}."

    def prompt(self, vigil: Vigil, seat: int) -> str:
        return "Set how many boxes something has: its number, then how many"

    def example(self, vigil: Vigil, seat: int) -> str:
        return f"{self.first(vigil, seat)} 3"


class Describe(OnThing):
    """The text of a thing is worded anew: "/describe 12 It is wounded"."""

    name = "describe"

    def on(self, vigil: Vigil, thing: Thing, rest: str) -> None:
        change(vigil, thing._replace(text=rest))
        tell(vigil, thing, facts.THING_CHANGED, thing.name, rest)

    def wrong(self, vigil: Vigil, thing: Thing, rest: str) -> str:
        return text_fault(rest, PARAGRAPH)

    def prompt(self, vigil: Vigil, seat: int) -> str:
        return "Describe something: its number, then the text"

    def example(self, vigil: Vigil, seat: int) -> str:
        return f"{self.first(vigil, seat)} It has lost an eye."


class Cross(OnThing):
    """Something is done with, or a foe has fallen, or not after all; people decide that: "/cross 12" (WD-FIC-3)."""

    name = "cross"
    rules = ("WD-FIC-3", "WD-FIGHT-4")

    def on(self, vigil: Vigil, thing: Thing, rest: str) -> None:
        change(vigil, thing._replace(crossed=1 - thing.crossed))
        tell(vigil, thing, facts.THING_BACK if thing.crossed else facts.THING_CROSSED, thing.name)

    def wrong(self, vigil: Vigil, thing: Thing, rest: str) -> str:
        return "Name the thing alone, by its number." if rest else ""

    def prompt(self, vigil: Vigil, seat: int) -> str:
        return "Cross something out, or take that back: its number"

    def example(self, vigil: Vigil, seat: int) -> str:
        return str(self.first(vigil, seat))


STEPS = ()
ASIDES = (Enter(), Hide(), Show(), Tick(), Size(), Describe(), Cross())
