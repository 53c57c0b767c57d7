"""The Vow (WD-VOW): one at a time for the whole group, revealed or picked part by part."""

from emberwatch.games.wardens import cards, facts
from emberwatch.games.wardens.rules.deck import put_by, turn_up
from emberwatch.games.wardens.rules.scores import is_due, put
from emberwatch.games.wardens.rules.seats import deciding, living
from emberwatch.games.wardens.state import (
    ACTIVE,
    COMPLETE,
    GIVEN_UP,
    MOST,
    NONE,
    RADIANCE,
    RESIST_FOREST,
    VOW_PARTS,
    VOWED,
    Entry,
    Vigil,
    Vow,
)
from emberwatch.kernel import Question
from emberwatch.kernel.state import Args

REVEAL = NONE


def active(vigil: Vigil) -> bool:
    """Whether there is a Vow to be fulfilled."""
    return bool(vigil.vows) and vigil.vows[-1].state == ACTIVE


def reveal_vow(vigil: Vigil, seat: int, *parts: int) -> None:
    """Four cards, in the order of the parts, each for a table of its own (WD-VOW-3)."""
    if len(parts) < len(VOW_PARTS):
        vigil.do(turn_up)
        vigil.do(read_part, "reveal_vow", seat, *parts)
    else:
        take_vow(vigil, seat, parts)


def line(part: str, card: int) -> int:
    """The line of a part's table that a card gives."""
    return cards.suit(card) if part == "complication" else cards.rank(card)


def pick_vow(vigil: Vigil, seat: int, *parts: int) -> None:
    """Part by part: picked, or revealed after all (WD-VOW-4)."""
    if len(parts) < len(VOW_PARTS):
        vigil.ask(VOW_PART, seat, *parts)
    else:
        take_vow(vigil, seat, parts)


def read_part(vigil: Vigil, then: str, seat: int, *parts: int) -> None:
    """One part was revealed: Task, Subject and Location go by rank, Complication by suit."""
    part, card = VOW_PARTS[len(parts)], vigil.turned[0]
    found = line(part, card)
    vigil.tell(facts.VOW_PART_REVEALED, part.title(), card, vigil.book.tables[part][found])
    put_by(vigil)
    vigil.put(then, seat, *parts, found)


def take_vow(vigil: Vigil, seat: int, parts: tuple[int, ...]) -> None:
    """The group's new Vow."""
    vigil.vows.append(Vow(parts, ACTIVE, ""))
    tell_in_journal(vigil, seat)
    vigil.tell(facts.VOW_TAKEN, len(vigil.vows) - 1)


def complete_vow(vigil: Vigil, seat: int) -> None:
    """Radiance is full again, and nothing else changes (WD-VOW-8, WD-VOW-9, WD-THR-16)."""
    vigil.vows[-1] = vigil.vows[-1]._replace(state=COMPLETE)
    tell_in_journal(vigil, seat)
    vigil.tell(facts.VOW_COMPLETE, len(vigil.vows) - 1)
    for one in raised(vigil):
        put(vigil, one, RADIANCE, MOST)


def raised(vigil: Vigil) -> list[int]:
    """Whose Radiance rises on completion: not that of one who has to Resist the Forest first (WD-THR-16)."""
    there = [one for one in living(vigil) if not is_due(vigil, one, RESIST_FOREST)]
    return [one for one in there if vigil.scores[one][RADIANCE] < MOST]


def give_vow_up(vigil: Vigil, seat: int) -> None:
    """No mechanical effect (WD-VOW-11)."""
    vigil.vows[-1] = vigil.vows[-1]._replace(state=GIVEN_UP)
    tell_in_journal(vigil, seat)
    vigil.tell(facts.VOW_GIVEN_UP, len(vigil.vows) - 1)


def tell_in_journal(vigil: Vigil, seat: int) -> None:
    """A mark in the journal; the text says what became of the Vow."""
    vow = len(vigil.vows) - 1
    text = ("taken", "fulfilled", "given up")[vigil.vows[vow].state]
    vigil.journal.append(Entry(vigil.next_id(), VOWED, seat, text, vow))


class VowPart(Question):
    """Which line of its table is this part?"""

    name = "VowPart"
    rules = ("WD-VOW-4",)

    def seats(self, vigil: Vigil, args: Args) -> list[int]:
        return deciding(vigil, args[0])

    def options(self, vigil: Vigil, args: Args) -> list[int]:
        return [REVEAL, *range(len(self._table(vigil, args)))]

    def take(self, vigil: Vigil, option: int, args: Args) -> None:
        if option == REVEAL:
            vigil.do(turn_up)
            vigil.do(read_part, "pick_vow", *args)
        else:
            part = VOW_PARTS[len(args) - 1]
            vigil.tell(facts.VOW_PART_PICKED, part.title(), vigil.book.tables[part][option])
            vigil.do(pick_vow, *args, option)

    def prompt(self, vigil: Vigil, args: Args) -> str:
        return f"What is the {VOW_PARTS[len(args) - 1].title()} of the Vow?"

    def key(self, vigil: Vigil, option: int, args: Args) -> str:
        part = VOW_PARTS[len(args) - 1]
        return f"{part}:reveal" if option == REVEAL else f"{part}:{option + 1}"

    def text(self, vigil: Vigil, option: int, args: Args) -> str:
        return "Reveal a card" if option == REVEAL else self._table(vigil, args)[option]

    def _table(self, vigil: Vigil, args: Args) -> list[str]:
        return vigil.book.tables[VOW_PARTS[len(args) - 1]]


VOW_PART = VowPart()
STEPS = (reveal_vow, pick_vow, read_part, complete_vow, give_vow_up)
QUESTIONS = (VOW_PART,)
