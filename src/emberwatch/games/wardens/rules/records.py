"""Records (WD-REC): free texts about what matters to a character."""

from unicodedata import category

from emberwatch.games.wardens import facts
from emberwatch.games.wardens.naming import character_name
from emberwatch.games.wardens.rules.seats import deciding
from emberwatch.games.wardens.state import Record, Vigil
from emberwatch.kernel import Form, Question
from emberwatch.kernel.state import Args

LONGEST = 300
UNPRINTABLE = ("Cc", "Cs")  # they would reach the terminals of others
NO, YES = 0, 1


def text_fault(text: str, longest: int = LONGEST) -> str:
    """Why nobody could read this text."""
    if not text.strip():
        return "Some words are needed here."
    if not text.isprintable() and any(category(letter) in UNPRINTABLE for letter in text if letter not in "\n\t"):
        return "There are signs in it that nobody can read."
    return "" if len(text) <= longest else f"This has {len(text)} letters; there is room for {longest}."


def add_record(vigil: Vigil, character: int, kind: str, text: str) -> None:
    """One more; there is no limit (WD-REC-2)."""
    permanent = int(vigil.book.permanent[kind])
    vigil.records.append(Record(vigil.next_id(), character, kind, text.strip(), permanent))


class RecordText(Form):
    """What does the Record say?"""

    name = "RecordText"
    rules = ("WD-REC-1", "WD-REC-3")

    def seats(self, vigil: Vigil, args: Args) -> list[int]:
        return deciding(vigil, args[1])

    def written(self, vigil: Vigil, text: str, args: Args) -> None:
        add_record(vigil, args[0], args[2], text)
        vigil.yielded.append(vigil.records[-1].id)
        vigil.tell(facts.RECORD_ADDED, args[0], text.strip())

    def fault(self, vigil: Vigil, text: str, args: Args) -> str:
        return text_fault(text)

    def prompt(self, vigil: Vigil, args: Args) -> str:
        return f"{vigil.book.kinds[args[2]]}: what does the Record of {character_name(vigil, args[0])} say?"

    def example(self, vigil: Vigil, args: Args) -> str:
        return vigil.book.kind_examples[args[2]]


class MayAdd(Question):
    """Is there something worth noting?"""

    name = "MayAdd"
    rules = ("WD-SECU-8",)

    def seats(self, vigil: Vigil, args: Args) -> list[int]:
        return deciding(vigil, args[1])

    def options(self, vigil: Vigil, args: Args) -> list[int]:
        return [NO, YES]

    def take(self, vigil: Vigil, option: int, args: Args) -> None:
        if option == YES:
            vigil.ask(RECORD_TEXT, *args)

    def prompt(self, vigil: Vigil, args: Args) -> str:
        return "Has the fiction produced a bond, some intel or a clue?"

    def key(self, vigil: Vigil, option: int, args: Args) -> str:
        return ("nothing-to-note", "note")[option]

    def text(self, vigil: Vigil, option: int, args: Args) -> str:
        return ("Nothing to note", "Add a Record")[option]


RECORD_TEXT, MAY_ADD = RecordText(), MayAdd()
STEPS = ()
QUESTIONS = (RECORD_TEXT, MAY_ADD)
