"""A character comes from another table, as the file says that was saved there : sheet, looks and memory.

Stores and Draws due stay behind; what the edition of this table does not know is noted in the journal.
"""

import msgspec

from emberwatch.games.wardens import facts
from emberwatch.games.wardens.book import Book
from emberwatch.games.wardens.rules.corrections import settle_thresholds
from emberwatch.games.wardens.rules.records import text_fault
from emberwatch.games.wardens.rules.seats import own_character, players
from emberwatch.games.wardens.schema import ActionEntry
from emberwatch.games.wardens.state import (
    CORE,
    IN_PLAY,
    MADE,
    MOST,
    NONE,
    SCORES,
    STATUSES,
    UNCONSCIOUS,
    Entry,
    Record,
    Vigil,
)
from emberwatch.kernel import Aside

LONGEST_NAME, MOST_RECORDS = 60, 200
LIVING = (STATUSES[IN_PLAY], STATUSES[UNCONSCIOUS])


class CarriedRecord(msgspec.Struct):
    """A Record of the sheet."""

    kind: str
    text: str
    permanent: bool = False


class Carried(msgspec.Struct, tag_field="emberwatch", tag="warden"):
    """What a saved character's file holds."""

    edition: str
    name: str
    scores: list[int]
    records: list[CarriedRecord] = []
    player: str = ""
    status: str = STATUSES[IN_PLAY]
    looks: str = ""
    memory: str = ""


class Bring(Aside):
    """A player without a character brings one along: "/bring {...}", with the text of its file."""

    name = "bring"
    rules = ("WD-CHAR-14", "WD-CHAR-16", "WD-NEED-14")

    def seats(self, vigil: Vigil) -> list[int]:
        return [seat for seat in players(vigil) if own_character(vigil, seat) == NONE]

    def said(self, vigil: Vigil, seat: int, text: str) -> None:
        brought = msgspec.json.decode(text, type=Carried)
        character = len(vigil.owner)
        vigil.owner.append(seat)
        vigil.status.append(STATUSES.index(brought.status))
        vigil.player_names.append(brought.player.strip() or f"Player {seat + 1}")
        vigil.names.append(brought.name.strip())
        vigil.looks.append(brought.looks.strip())
        vigil.memories.append(brought.memory.strip())
        vigil.scores.append(tuple(brought.scores))
        for one in brought.records:
            vigil.records.append(Record(vigil.next_id(), character, one.kind, one.text.strip(), int(one.permanent)))
        note = changes(brought.edition, vigil.book)
        vigil.journal.append(Entry(vigil.next_id(), MADE, seat, note, character))
        vigil.tell(facts.CARRIED, character, note)
        settle_thresholds(vigil, character)

    def fault(self, vigil: Vigil, seat: int, text: str) -> str:
        try:
            brought = msgspec.json.decode(text, type=Carried)
        except msgspec.DecodeError:
            return "This is no saved Warden; take a file that was saved at a table of Wardens."
        return sheet_fault(vigil, brought)

    def prompt(self, vigil: Vigil, seat: int) -> str:
        return "Bring a Warden from a file"

    def example(self, vigil: Vigil, seat: int) -> str:
        gift = CarriedRecord("gift", vigil.book.gifts[0][1])
        scores = [2] * CORE + vigil.book.score_start[CORE:]
        return msgspec.json.encode(Carried(vigil.book.edition, "Gwyn", scores, [gift])).decode()


def sheet_fault(vigil: Vigil, brought: Carried) -> str:
    """Why nobody could play this character."""
    if brought.status not in LIVING:
        return "Only a living Warden can be brought."
    if len(brought.scores) != len(SCORES) or not all(0 <= score <= MOST for score in brought.scores):
        return f"A Warden has {len(SCORES)} Scores from 0 to {MOST}. (WD-SCORE-1, WD-SCORE-3)"
    if len(brought.records) > MOST_RECORDS:
        return f"There is room for {MOST_RECORDS} Records."
    strange = [one.kind for one in brought.records if one.kind not in vigil.book.kinds]
    if strange:
        return f"There are no Records of the kind {strange[0]!r}."
    texts = [text_fault(one.text) for one in brought.records]
    texts += [text_fault(one) for one in (brought.looks, brought.memory) if one]
    named = [text_fault(brought.name, LONGEST_NAME), text_fault(brought.player or "-", LONGEST_NAME)]
    return next((fault for fault in (*named, *texts) if fault), "")


def changes(edition: str, book: Book) -> str:
    """What somebody who comes from a table of an edition has to know at a table of this one."""
    left = "Stores and Draws due stayed behind."
    if edition == book.edition or edition not in book.entries["edition"]:
        return left
    told = []
    for entry in book.entries["action"].values():
        if not isinstance(entry, ActionEntry) or edition not in (entry.editions or [edition]):
            continue
        names = [
            book.actions[book.action_of[kind]].name for kind in (entry.kind, *entry.becomes) if kind in book.action_of
        ]
        if entry.name not in names:
            told.append(f"{entry.name} is {_now(entry, book, names)}")
    return f"From the {edition} edition: {'; '.join(told)}. {left}"


def _now(entry: ActionEntry, book: Book, names: list[str]) -> str:
    """What has become of an Action."""
    if not names:
        return "gone"
    return names[0] if entry.kind in book.action_of else f"part of {' and '.join(names)}"


STEPS = ()
ASIDES = (Bring(),)
