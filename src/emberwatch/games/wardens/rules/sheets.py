"""What players write on their sheets whenever the fiction gives a reason (WD-REC-7, WD-OPEN)."""

from emberwatch.games.wardens import facts
from emberwatch.games.wardens.rules.journal import PARAGRAPH, numbered
from emberwatch.games.wardens.rules.records import add_record, text_fault
from emberwatch.games.wardens.rules.seats import living, own_character, seated
from emberwatch.games.wardens.state import NONE, SCENE, Entry, Record, Vigil
from emberwatch.kernel import Aside

WRITABLE = ("bond", "intel", "clue", "wound", "corruption", "asset", "gear", "other")


class Own(Aside):
    """Something that the player of a living character writes."""

    def seats(self, vigil: Vigil) -> list[int]:
        owners = {vigil.owner[one] for one in living(vigil)}
        return [seat for seat in seated(vigil) if seat in owners]

    def fault(self, vigil: Vigil, seat: int, text: str) -> str:
        return text_fault(text)


def kind_and_text(vigil: Vigil, text: str) -> tuple[str, str]:
    """ "bond: the ferrywoman" has a kind of its own; anything else is a Record like any."""
    kind, colon, rest = text.partition(":")
    kind = kind.strip().lower()
    return (kind, rest.strip()) if colon and kind in WRITABLE else ("other", text.strip())


def records_of(vigil: Vigil, seat: int) -> list[Record]:
    """The Records of the seat's living character."""
    mine = [one for one in living(vigil) if vigil.owner[one] == seat]
    return [record for record in vigil.records if record.character in mine]


def record_of(vigil: Vigil, seat: int, id: int) -> Record | None:
    """The Record of this number, if it belongs to a living character of the seat."""
    return next((record for record in records_of(vigil, seat) if record.id == id), None)


class AddRecord(Own):
    """Another Record: "/record bond: the ferrywoman"."""

    name = "record"
    rules = ("WD-REC-1", "WD-REC-2", "WD-REC-3", "WD-REC-7")

    def said(self, vigil: Vigil, seat: int, text: str) -> None:
        kind, words = kind_and_text(vigil, text)
        character = own_character(vigil, seat)
        add_record(vigil, character, kind, words)
        vigil.tell(facts.RECORD_ADDED, character, words)

    def fault(self, vigil: Vigil, seat: int, text: str) -> str:
        return text_fault(kind_and_text(vigil, text)[1])

    def prompt(self, vigil: Vigil, seat: int) -> str:
        return f"Add a Record; it can begin with its kind ({', '.join(WRITABLE)}) and a colon"

    def example(self, vigil: Vigil, seat: int) -> str:
        return "bond: The ferrywoman trusts this Warden"


class Reword(Own):
    """A Record is worded anew: "/reword 12 Axe, notched"."""

    name = "reword"
    rules = ("WD-REC-6", "WD-REC-7")

    def seats(self, vigil: Vigil) -> list[int]:
        return [seat for seat in super().seats(vigil) if records_of(vigil, seat)]

    def said(self, vigil: Vigil, seat: int, text: str) -> None:
        id, fresh = numbered(text)
        for place, record in enumerate(vigil.records):
            if record.id == id:
                vigil.records[place] = record._replace(text=fresh)
                vigil.tell(facts.RECORD_REWORDED, record.character, fresh)

    def fault(self, vigil: Vigil, seat: int, text: str) -> str:
        id, fresh = numbered(text)
        if record_of(vigil, seat, id) is None:
            return "Begin with the number of one of the character's Records."
        return text_fault(fresh)

    def prompt(self, vigil: Vigil, seat: int) -> str:
        return "Word a Record anew: its number, then the text"

    def example(self, vigil: Vigil, seat: int) -> str:
        return f"{records_of(vigil, seat)[0].id} Worn and notched"


class DropRecord(Own):
    """A Record goes, unless it is permanent (WD-REC-5, WD-REC-8)."""

    name = "drop"
    rules = ("WD-REC-5", "WD-REC-8")

    def seats(self, vigil: Vigil) -> list[int]:
        return [seat for seat in super().seats(vigil) if _passing(vigil, seat)]

    def said(self, vigil: Vigil, seat: int, text: str) -> None:
        record = record_of(vigil, seat, numbered(text)[0])
        if record is not None:
            vigil.records.remove(record)
            vigil.tell(facts.RECORD_REMOVED, record.character, record.text)

    def fault(self, vigil: Vigil, seat: int, text: str) -> str:
        record = record_of(vigil, seat, numbered(text)[0])
        if record is None:
            return "Name the number of one of the character's Records."
        return "A permanent Record goes by a correction only." if record.permanent else ""

    def prompt(self, vigil: Vigil, seat: int) -> str:
        return "Remove a Record: its number"

    def example(self, vigil: Vigil, seat: int) -> str:
        return str(_passing(vigil, seat)[0].id)


def _passing(vigil: Vigil, seat: int) -> list[Record]:
    """The seat's Records that are not permanent."""
    return [record for record in records_of(vigil, seat) if not record.permanent]


class Looks(Own):
    """What the character looks like."""

    name = "looks"
    rules = ("WD-OPEN-1", "WD-FIC-2")

    def said(self, vigil: Vigil, seat: int, text: str) -> None:
        character = own_character(vigil, seat)
        vigil.looks[character] = text.strip()
        vigil.tell(facts.LOOKS_SET, character, text.strip())

    def prompt(self, vigil: Vigil, seat: int) -> str:
        return "What does the character look like?"

    def example(self, vigil: Vigil, seat: int) -> str:
        return "Tall, with bark along one cheek."


class Memory(Own):
    """A memory from before the claiming."""

    name = "memory"
    rules = ("WD-OPEN-1", "WD-FIC-2")

    def said(self, vigil: Vigil, seat: int, text: str) -> None:
        character = own_character(vigil, seat)
        vigil.memories[character] = text.strip()
        vigil.tell(facts.MEMORY_SET, character, text.strip())

    def prompt(self, vigil: Vigil, seat: int) -> str:
        return "What does the character remember from before the claiming?"

    def example(self, vigil: Vigil, seat: int) -> str:
        return "A kitchen that smelled of bread."


class Trust(Own):
    """Whether others may draw on the player's behalf: "/trust yes", "/trust no" (WD-DRAW-1, WD-NEED-19)."""

    name = "trust"
    rules = ("WD-DRAW-1", "WD-NEED-19")

    def seats(self, vigil: Vigil) -> list[int]:
        return [seat for seat in seated(vigil) if seat != vigil.gm]

    def said(self, vigil: Vigil, seat: int, text: str) -> None:
        vigil.trusts[seat] = int(text.strip() == "yes")
        vigil.tell(facts.TRUSTED if vigil.trusts[seat] else facts.TRUSTED_NOT, seat)

    def fault(self, vigil: Vigil, seat: int, text: str) -> str:
        return "" if text.strip() in ("yes", "no") else "The answer is yes or no."

    def prompt(self, vigil: Vigil, seat: int) -> str:
        return "May others draw on this player's behalf? (yes or no)"

    def example(self, vigil: Vigil, seat: int) -> str:
        return "no" if vigil.trusts[seat] else "yes"


class Scene(Aside):
    """Where the group finds itself (WD-OPEN-2)."""

    name = "scene"
    rules = ("WD-OPEN-2", "WD-VOW-6")

    def seats(self, vigil: Vigil) -> list[int]:
        return seated(vigil) if vigil.vows else []

    def said(self, vigil: Vigil, seat: int, text: str) -> None:
        vigil.scene = text.strip()
        vigil.journal.append(Entry(vigil.next_id(), SCENE, seat, text.strip(), NONE))
        vigil.tell(facts.SCENE_SET, text.strip())

    def fault(self, vigil: Vigil, seat: int, text: str) -> str:
        return text_fault(text, PARAGRAPH)

    def prompt(self, vigil: Vigil, seat: int) -> str:
        return "Frame the scene: far into the thorns, the Vow half done, trouble near"

    def example(self, vigil: Vigil, seat: int) -> str:
        return "Knee-deep in black water, and something breathes."


class VowNotes(Aside):
    """What is known of the Vow."""

    name = "vow"
    rules = ("WD-NEED-10",)

    def seats(self, vigil: Vigil) -> list[int]:
        return seated(vigil) if vigil.vows else []

    def said(self, vigil: Vigil, seat: int, text: str) -> None:
        vigil.vows[-1] = vigil.vows[-1]._replace(notes=text.strip())
        vigil.tell(facts.VOW_NOTED, text.strip())

    def fault(self, vigil: Vigil, seat: int, text: str) -> str:
        return text_fault(text, PARAGRAPH)

    def prompt(self, vigil: Vigil, seat: int) -> str:
        return "Notes on the Vow"

    def example(self, vigil: Vigil, seat: int) -> str:
        return "The trail goes north."


STEPS = ()
ASIDES = (AddRecord(), Reword(), DropRecord(), Looks(), Memory(), Trust(), Scene(), VowNotes())
